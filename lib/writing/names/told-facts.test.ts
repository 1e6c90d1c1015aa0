import { readBrief } from "@/lib/brief/read-brief";
import { factsTold } from "./told-facts";

const told = (solution: string) =>
  factsTold(
    readBrief({
      problem: "It breaks.",
      solution,
      targetAudience: "Landlords in Nairobi",
      differentiator: "One price.",
      businessModel: "$60 a visit.",
    }),
  );

test("what is done to each of them, how often and within what, is told by the thing", () => {
  expect(told("We visit each borehole every three months.")).toContain(
    "each borehole visited every three months",
  );
  expect(told("Every week we collect the dirty overalls in a locked bag.")).toContain(
    "dirty overalls collected every week",
  );
  expect(told("We comb out and treat the whole head in one session.")).toContain(
    "the whole head treated in one session",
  );
});

test("a thing and what is true of it is a line, what those of the firm do is none", () => {
  expect(told("The battery lasts seven hours, and the office has a map of the day.")).toEqual([
    "The battery lasts seven hours",
  ]);
});
