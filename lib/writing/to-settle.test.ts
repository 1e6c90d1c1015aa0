import { readBrief } from "@/lib/brief/read-brief";
import { contradicted, toSettle } from "./to-settle";

const brief = (solution: string, businessModel: string) => readBrief({ solution, businessModel });

test.each([
  ["A band for the wrist.", "It is completely free for users forever, they pay 39 a month."],
  ["Lessons that are free for everyone.", "£9 a month."],
  ["Sellers pay no commission.", "We take 8% of each sale."],
])("%s %s has to be settled first", (solution, businessModel) => {
  const read = brief(solution, businessModel);
  expect(toSettle(read)).toMatch(/^First settle this: /);
  expect(contradicted(read)).toBe("");
});

test("what no figure hangs on is told beside the rest", () => {
  const read = brief("Members stay completely anonymous.", "Verified members pay €4 per month.");
  expect(toSettle(read)).toBe("");
  expect(contradicted(read)).toMatch(/^Two of your answers contradict/);
  expect(toSettle(brief("A tool for bakers.", "£9 a month."))).toBe("");
});
