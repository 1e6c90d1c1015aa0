import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "@/lib/brief/read-brief";
import { exactLines } from "./exact-lines";

const linesOf = (answers: Partial<QuizAnswers>) =>
  exactLines(
    readBrief({
      ...{
        problem: "It takes too long.",
        solution: "A tool.",
        differentiator: "",
        targetAudience: "Owners.",
      },
      ...{ businessModel: "£30 a month.", ...answers },
    }),
  );

test.each([
  ["We come to the barn and shear the sheep in a day.", "We come to the barn"],
  ["Scan the bill, pick the room, it shows one sum at the end of the week.", "Scan the bill, pick the room"],
  ["Scan the bill, it shows one sum at the end of the week.", "One sum at the end of the week"],
  ["Puts the tenants, rents and dates on one page.", "Tenants, rents and dates on one page"],
  ["An app. Sends the bill when the job is done.", "The bill sent when the job is done"],
  ["One van, one stop, 7:15 sharp.", "One van, one stop, 7:15 sharp"],
  ["We look after it: saddles, girths, bridles, halters.", "Saddles, girths, bridles and halters"],
  ["A shared kiln room in Leeds you book by the hour.", "A shared kiln room in Leeds"],
])("%s gives the line %s", (solution, line) => expect(linesOf({ solution })).toContain(line));

test.each([
  ["We never sell your photos.", "We never sell your photos"],
  ["Ours only does rent, and nobody gets a call at night.", "We only do rent"],
  ["This is one list for one evening.", "One list for one evening"],
])("what sets it apart: %s gives %s", (differentiator, line) =>
  expect(linesOf({ differentiator })).toContain(line),
);

test("what is promised beside the price is a line, the price is none", () => {
  const lines = linesOf({ businessModel: "$34 a month, shipping included, skip any time." });
  expect(lines).toContain("Shipping included, skip any time");
  expect(lines.join("; ")).not.toMatch(/\$/);
});

test.each([
  ["a condition is not left out", "Your notes stay on your phone unless you send them.", /^Your notes stay/],
  [
    "one of several is not all",
    "We roast only Kenyan, Colombian or Peruvian beans grown high up in hills.",
    /Kenyan$/,
  ],
  ["what the founder was is none", "I studied welding at college for many long hard years.", /studied/],
  ["what is refused is none", "We say no to dogs.", /say no/],
])("%s", (_, differentiator, broken) =>
  expect(linesOf({ differentiator }).filter((line) => broken.test(line))).toEqual([]),
);
