import { modelBrief } from "../prices/test-model";

const costOf = (businessModel: string) =>
  modelBrief(businessModel, "A planter with a hollow base.", "Flat owners in Singapore.").lines.map(
    ({ unitCost }) => [unitCost?.low, unitCost?.value, unitCost?.high],
  );

test.each([
  ["S$69 for the 30cm, S$98 for the 40cm, free delivery above S$120. Landed cost S$24 and S$33.", 24, 33],
  ["$45 for the 12 inch, $65 for the 16 inch. They cost me $14 and $22 to make.", 14, 22],
  ["£60 for the small, £90 for the large. Each costs us £20 and £31.", 20, 31],
  ["$39 for the standard, $59 for the XL. Our cost is $12 / $19.", 12, 19],
])("two costs beside two prices are one of each, and no sum: %s", (told, low, high) => {
  expect(costOf(told)).toEqual([[low, (low + high) / 2, high]]);
});

test.each([
  ["S$69 for the 30cm, S$98 for the 40cm. Resin costs S$14 and packaging S$3.", 17],
  ["S$69 for the 30cm, S$98 for the 40cm. Packaging and resin cost S$3 and S$14.", 17],
])("costs of two things add up: %s", (told, value) => {
  expect(costOf(told)[0]?.[1]).toBe(value);
});
