import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "@/lib/brief/read-brief";
import { clauseLines } from "./clause-lines";

const linesOf = (answers: Partial<QuizAnswers>) =>
  clauseLines(
    readBrief({
      ...{ problem: "It tips over.", solution: "A stand.", differentiator: "", targetAudience: "Owners." },
      ...{ businessModel: "£30 each.", ...answers },
    }),
  );

test.each([
  ["A planter with a hollow base that you fill with 9kg of sand.", "Filled with 9kg of sand"],
  ["A kit which you build with your own child.", "Built with your own child"],
  ["A hook and a strap loop to tie it to the railing from inside.", "Tied to the railing from inside"],
  ["A stove with a bag to carry it on your back.", "Carried on your back"],
  ["Groups of three in a pool (32 degrees, only 1.3m deep so everyone can stand).", "Only 1.3m deep"],
  ["We wash them, story, sleep, max 10 kids, always one person awake.", "Always one person awake"],
  [
    "A course: seven modules, with the real papers of two houses, a viewing checklist in plain English, and a monthly call.",
    "A viewing checklist in plain English",
  ],
])("%s gives the line %s", (solution, line) => expect(linesOf({ solution })).toContain(line));

test.each([
  ["Ours is 2.1kg empty. It's for inside the railing only.", "Weighs 2.1kg empty"],
  ["Ours is 2.1kg empty. It's for inside the railing only.", "For inside the railing only"],
  ["Ours is for the guy doing quotes at 9pm at his kitchen table.", "For the guy doing quotes at 9pm"],
  ["We will never make a version that hangs outside.", "Never a version that hangs outside"],
  ["It never gives medical advice.", "Never gives medical advice"],
  ["Mine has a second cup lower down.", "A second cup lower down"],
  ["We are open when they work.", "Open when you work"],
  ["We work on any old phone.", "Works on any old phone"],
])("%s sets apart with the line %s", (differentiator, line) =>
  expect(linesOf({ differentiator })).toContain(line),
);

test("what is free or included may be said, and what is paid may not", () => {
  const lines = linesOf({
    businessModel: "S$69 each, free delivery above S$120. Live call included for 6 months.",
  });
  expect(lines).toEqual(["Free delivery above S$120", "Live call included for 6 months"]);
});

test("what others do is no line", () => {
  expect(
    linesOf({ differentiator: "Concrete pots are 20kg empty. Their stand is for big balconies only." }),
  ).toEqual([]);
});
