import { readBrief } from "../read-brief";

const read = (businessModel: string) =>
  readBrief({
    problem: "Children sit in front of screens on rainy weekends.",
    solution: "A box with everything for one experiment comes to the door every month.",
    targetAudience: "Parents of children between seven and eleven in Ghent.",
    differentiator: "Each box is tried out by a class before we send it.",
    businessModel,
  }).lines.map(({ kind, price, per, ahead }) =>
    [kind, price?.value, per, ahead && `${ahead.price} for ${ahead.months}`].filter(Boolean).join(" "),
  );

test.each([
  "The subscription costs €24 per month. Parents who pay for six months in advance pay €129.",
  "A box is €24 a month, and half a year paid at once is €129.",
  "€24 a month, €129 for six months.",
  "It costs €24 a month. A six-month gift costs €129.",
  "€24 per month or €129 every six months.",
  "A subscription costs €24 per month. A set of six boxes, paid in advance, costs €129.",
])("what is paid ahead is the same plan: %s", (said) => {
  expect(read(said)).toEqual(["recurring 24 month 129 for 6"]);
});

test("a quarter and a year at once are told the same way", () => {
  expect(read("€24 a month, €66 per quarter.")).toEqual(["recurring 24 month 66 for 3"]);
  expect(read("€24 a month or €240 a year.")).toEqual(["recurring 24 month 240 for 12"]);
});

test.each([
  ["The subscription costs €24 per month. A single box costs €129.", 2],
  ["The subscription costs €24 per month. After six months families can buy all boxes for €129.", 2],
  ["The subscription costs €24 per month. Schools pay €129 for six months.", 2],
])("another thing keeps its own line: %s", (said, many) => {
  expect(read(said)).toHaveLength(many);
});
