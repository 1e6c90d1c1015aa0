import { readBrief } from "../read-brief";

const costsIn = (businessModel: string) =>
  readBrief({
    problem: "A birthday is either loud or at home.",
    solution: "We hold the party in the forest for you, with two leaders and a treasure trail.",
    targetAudience: "Parents in Uppsala",
    differentiator: "No plastic prizes.",
    businessModel,
  }).lines.map(({ price, unitCost }) => [price?.value, unitCost?.value]);

test("what costs more than any extra brings is the cost of the first price", () => {
  expect(
    costsIn("2,900 kr for up to 10 children, 220 kr for each extra. Our cost is about 1,750 kr per party."),
  ).toEqual([
    [2900, 1750],
    [220, undefined],
  ]);
  expect(
    costsIn("2,900 kr for up to 10 children, 220 kr for each extra. A gift costs us 40 kr per child."),
  ).not.toContainEqual([2900, 40]);
});
