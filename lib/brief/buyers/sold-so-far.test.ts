import { readAimOfPieces, readSoldAt } from "./sold-so-far";

const answers = (businessModel: string) => ({
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel,
});

test("what was sold at one fair is counted with those who came again", () => {
  const told =
    "In November I sold 31 pieces at the joiners' fair in Brno, and 6 people came back for a second one.";
  expect(readSoldAt(answers(told))).toEqual({ count: 31, where: "the joiners' fair", again: 6 });
});

test.each(["Last year we sold 1,850 bags at markets.", "We sell 130 coffees a day at the market."])(
  "%s: a pace and no single day",
  (told) => expect(readSoldAt(answers(told))).toBeUndefined(),
);

test.each([
  ["I want to sell 900 in the first year.", 900, 12],
  ["We plan to sell 1,200 boxes within 18 months.", 1200, 18],
])("%s", (told, pieces, month) => expect(readAimOfPieces(answers(told))).toMatchObject({ pieces, month }));

test.each(["We sold 900 in the first year.", "We want to reach 900 members in the first year."])(
  "%s: nothing that is still to be sold",
  (told) => expect(readAimOfPieces(answers(told))).toBeUndefined(),
);
