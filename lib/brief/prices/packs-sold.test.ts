import { readBrief } from "../read-brief";

const read = (targetAudience: string, solution: string, businessModel: string) =>
  readBrief({
    problem: "What there is breaks.",
    differentiator: "It lasts.",
    ...{ targetAudience, solution, businessModel },
  });
const monthly = (...said: Parameters<typeof read>) =>
  read(...said).lines[0]?.unitsPerCustomerMonth?.value ?? 0;

test("what those who buy have tells how many they could use, over three years", () => {
  const clips = monthly(
    "Oyster farmers. Normal farm has 5,000 to 40,000 bags, two clips a bag.",
    "Moulded clip with a stainless spring.",
    "Boxes of 500. €0.95 a clip, costs me 0.38 if I order 50 thousand.",
  );
  expect(clips * 36).toBeCloseTo(2 * Math.sqrt(5_000 * 40_000), 3);
  const clamps = monthly(
    "Vineyards on the Mosel. An average vineyard has 12,000 vines.",
    "A vine clamp of wood.",
    "€0.12 per clamp, one clamp per vine. Costs us 0.04.",
  );
  expect(clamps * 36).toBeCloseTo(12_000, 3);
});

test.each([
  ["£0.60 per tag, sold in bags of 50. A tag costs us £0.19.", 50],
  ["£0.07 per lid, in sleeves of 100. Each costs us £0.03.", 100],
  ["£3.40 per candle, cartons of 24. Wax and wick are £1.20.", 24],
])("what has a price by the piece and is sold by the pack is bought by the pack: %s", (said, size) => {
  const { lines } = read("Farmers in Wales.", "A thing that lasts.", said);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.unitsPerCustomerMonth?.value).toBeCloseTo((4 * size) / 12, 6);
});

test("what we buy in packs, and a pack with a price of its own, say nothing of it", () => {
  expect(
    monthly("Climbers in Chamonix.", "A bar of nuts.", "€2.90 per bar. We buy nuts in sacks of 25."),
  ).toBe(0);
  expect(monthly("Climbers in Chamonix.", "A bar of nuts.", "€15 per box of six bars.")).toBe(0);
});

test("what we did ourselves is nothing that the buyers have", () => {
  expect(
    monthly("Lenders. We have run 2,500 checks a month.", "A check of papers.", "€1.80 per check."),
  ).toBe(0);
});

test("the size of a pack is no price", () => {
  const { sums } = read("Oyster farmers.", "A clip.", "Boxes of 500. €0.95 a clip.");
  expect(sums.map(({ amount }) => amount)).toEqual([0.95]);
});
