import { readBrief } from "@/lib/brief/read-brief";
import { doneLines } from "./done-lines";

const linesOf = (solution: string, differentiator = "") =>
  doneLines(
    readBrief({
      ...{ solution, differentiator, problem: "It breaks.", targetAudience: "Owners in Leeds" },
      businessModel: "£30 a piece.",
    }),
  );

test.each([
  ["We melt, filter, sterilise and roll it in front of you.", "Melted, filtered, sterilised and rolled"],
  ["We replace rotten slats, oil the hinges.", "Rotten slats replaced, hinges oiled"],
  ["Our boxes are steel and keep warm for three hours.", "Steel boxes that keep warm for three hours"],
  ["It is sewn in Brno from Czech canvas and can be sent back.", "Sewn in Brno from Czech canvas"],
  ["We never take more than 8 people per course.", "Never more than 8 people per course"],
])("%s becomes the line %s", (said, line) => expect(linesOf(said)).toContain(line));

test("a list is no end of a clause", () => {
  expect(linesOf("We leave a one page report with a green, amber or red mark.")).toEqual([]);
});

test("what needs what stands before it is no line", () => {
  expect(linesOf("We set it up and they use it for us.")).toEqual([]);
});
