import { modelBrief as brief } from "./test-model";

const prices = (...told: Parameters<typeof brief>) =>
  brief(...told).lines.map(({ kind, price, per }) => [kind, price?.value, per]);
const costs = (...told: Parameters<typeof brief>) =>
  brief(...told).lines.map(({ unitCost }) => unitCost && Math.round(unitCost.value * 100) / 100);
const fixed = (model: string) => brief(model).stated.fixedMonthly?.value;

test("all hands are paid for all their days, and each of several earns the wage", () => {
  expect(fixed("A tile is 200 pesos. Two makers at 450 pesos a day, 24 days a month.")).toBe(21_600);
  expect(
    fixed(
      "KSh 6 per seedling. Four women work in the greenhouse at KSh 700 a day, 25 days a month. The greenhouse cost KSh 480,000.",
    ),
  ).toBe(70_000);
  expect(fixed("₹85 per lunch. Two cooks ₹18,000 each and a driver ₹15,000 a month.")).toBe(51_000);
  expect(fixed("We rent out boats for €45 a day, three days a week.")).toBeUndefined();
});

test("work on each piece is paid for all who do it and for as long as it takes", () => {
  expect(costs("A repair is A$1,250 on average. Two roofers at A$48 an hour, six hours a job.")).toEqual([
    576,
  ]);
  expect(
    costs("A visit is 950 kronor. The vet gets 390 kronor an hour and needs an hour and a half per visit."),
  ).toEqual([585]);
});

test("what is paid from so many on is the lower end of the price, and the number is no sum", () => {
  expect(prices("95 crowns a delivery, 79 from 100 a month.")).toEqual([["perUse", 95, undefined]]);
  expect(prices("£85 a tuning, £70 each if a school books four or more.")).toEqual([
    ["perUse", 85, undefined],
  ]);
  const seedlings = brief(
    "KSh 6 per seedling, KSh 4.50 if a farmer takes over 2,000. Trays cost KSh 2.20 a seedling.",
  );
  expect(seedlings.lines.map(({ price }) => price)).toMatchObject([{ value: 6, low: 4.5 }]);
  expect(seedlings.stated.unitCosts.map(({ value }) => value)).toEqual([2.2]);
});

test("a half day or a place outside is another size of what is paid by the month", () => {
  expect(prices("3,400 kroner a month per child, 2,200 for a half day.")).toEqual([
    ["recurring", 3400, "month"],
    ["recurring", 2200, "month"],
  ]);
  expect(prices("Places under roof are 65 euros a month and outside 38 euros.")).toEqual([
    ["recurring", 65, "month"],
    ["recurring", 38, "month"],
  ]);
});

test("children pay the lower end of what an adult pays", () => {
  expect(brief("R950 per adult and R400 per child.").lines.map(({ price }) => price)).toMatchObject([
    { value: 950, low: 400 },
  ]);
});

test("a deposit that is given back is neither sold nor taken of anything", () => {
  expect(
    prices("£25 a day and £110 a week. We take a £50 deposit that is given back.", "We hire out scooters."),
  ).toEqual([
    ["perUse", 25, "day"],
    ["perUse", 110, undefined],
  ]);
});

test("what is ordered from May to September is ordered in five months of the year", () => {
  const [line] = brief(
    "A parlour pays 38 euros for a 5 litre tub and orders four tubs a week from May to September.",
    "Ice cream from goat milk.",
    "Ice cream parlours.",
  ).lines;
  expect(line?.unitsPerCustomerMonth?.value).toBeCloseTo(((4 * 52) / 12 / 12) * 5, 1);
});

test("as many costs as sizes are named fall on each size, whatever else is sold", () => {
  const told =
    "A small candle is €14 and a large one €26. Wax and jar come to €3.20 for the small and €6.10 for the large. Shops pay €8 and €15.";
  expect(costs(told, "I pour candles.", "Women, and gift shops in Cork.")).toEqual([3.2, 6.1, 3.2, 6.1]);
});

test("one visit keeps its price beside a month of weekly ones, which cost as many visits", () => {
  const told =
    "A visit is 55 euros, or 180 euros a month for weekly visits. Chemicals cost us 9 euros a visit.";
  expect(prices(told, "Pool cleaning.")).toEqual([
    ["unitSale", 55, undefined],
    ["recurring", 180, "month"],
  ]);
  expect(costs(told, "Pool cleaning.")).toEqual([9, 39]);
});

test("a card of ten walks stands beside one walk and the month", () => {
  const { lines } = brief(
    "28 francs a walk, a ten-walk card for 250 francs and a monthly pass at 420 francs.",
    "Dog walks.",
  );
  expect(lines.map(({ id }) => id).sort()).toEqual(["plan-1", "plan-2", "plan-3"]);
});

test("what an office does three times a month is sold three times", () => {
  const often = (sentence: string) =>
    brief(`A refill is 120 cedis. ${sentence}`, "Refill of cartridges.", "Small offices in Accra.").lines[0]
      ?.unitsPerCustomerMonth?.value;
  expect(often("An office refills about three times a month.")).toBe(3);
  expect(often("The courier calls about three times a month.")).toBeUndefined();
});

test("our own things cost what they are sold at, and what is not sold is paid", () => {
  expect(
    prices("Our tiles cost 1,450 pesos a square metre and 1,100 from 50 square metres.", "Handmade tiles."),
  ).toEqual([["unitSale", 1450, undefined]]);
  expect(prices("A tile is 14 euros. Our ovens cost 140 euros.", "Handmade tiles.")).toEqual([
    ["unitSale", 14, undefined],
  ]);
});

test("what some take on top is a thing of its own with their share", () => {
  const told = "A visit is 950 kronor and vaccination 350 on top. About 60% are vaccinated.";
  expect(brief(told).lines.map(({ label, price, attach }) => [label, price?.value, attach?.value])).toEqual([
    ["Visit", 950, undefined],
    ["Vaccination", 350, 0.6],
  ]);
  expect(prices("A bar is £9. Postage is £3.50 on top.")).toEqual([["unitSale", 12.5, undefined]]);
});
