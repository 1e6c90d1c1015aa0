import { readBrief } from "../read-brief";

const lines = (businessModel: string, more = {}) =>
  readBrief({
    problem: "It is tedious",
    solution: "A service that does it for them",
    targetAudience: "Families in Leeds",
    differentiator: "",
    businessModel,
    ...more,
  });
const prices = (businessModel: string, more = {}) =>
  lines(businessModel, more).lines.map(({ kind, price }) => [kind, price?.value, price?.low, price?.high]);

test.each([
  ["£7.50 a bar or £20 for 3", [["unitSale", 7.5, 20 / 3, 7.5]]],
  ["AED 60 per wash, AED 199 for four washes a month", [["perUse", 60, 199 / 4, 60]]],
  ["€65 for a cut, €95 with treatment", [["perUse", 80, 65, 95]]],
  ["$19 per lease check, $39 with the letter", [["perUse", 29, 19, 39]]],
  ["£45 for a cake for 12, £65 for 20", [["unitSale", 55, 45, 65]]],
  ["€480 per person in a twin room, €620 in a single room", [["oneOff", 550, 480, 620]]],
  ["$90 per chimney for landlords, $110 for private owners", [["perUse", 90, 90, 110]]],
  ["A crate is £20. Or four crates for £64 paid ahead.", [["unitSale", 20, 16, 20]]],
  ["One boiler is €80, a double boiler €120.", [["unitSale", 100, 80, 120]]],
  ["A removal within the town is €300, with stairs €400.", [["unitSale", 350, 300, 400]]],
  ["Adults £30, children £12, groups of more than ten £24 a head.", [["unitSale", 30, 12, 30]]],
  ["A crate is £20 and postage is £4 on top.", [["unitSale", 24, 24, 24]]],
])("%s is one sale at a price between", (text, expected) => {
  expect(prices(text)).toEqual(expected);
});

test("a course is paid at once and a semester is spread over its months", () => {
  expect(prices("$449 per student for 12 classes", { solution: "Live online classes" })[0]?.[0]).toBe(
    "oneOff",
  );
  const [[kind, value] = []] = prices("$348 per semester for students");
  expect([kind, value]).toEqual(["recurring", 58]);
});

test.each([
  [
    "€11 per employee per month. We need about €80k to hire the first two clerks before revenue covers them.",
    1,
  ],
  ["C$420 per seat. Zoom and platform C$150 a month.", 1],
  ["€0.004 per request, €400 a month minimum", 1],
])("what is needed, paid out or a least sum is no sale: %s", (text, count) => {
  expect(lines(text).lines).toHaveLength(count);
});

test("a rent of a kitchen is paid every month and is no purchase", () => {
  const { stated } = lines("€6.50 per jar. Shared kitchen rent is €900 a month.");
  expect(stated.fixedMonthly?.value).toBe(900);
  expect(stated.capex).toBeUndefined();
});

test("what one customer uses up in a month is the cost of that customer", () => {
  const text =
    "£89 per month per practice. Text messages cost us about 4p each, a practice sends about 600 a month.";
  expect(lines(text, { targetAudience: "Dental practices" }).lines[0]?.unitCost?.value).toBeCloseTo(24);
});

test("what somebody rents for a month is sold to them", () => {
  const { lines: sold, stated } = lines("Choirs rent a score chest for €40 per month.");
  expect(sold[0]?.price?.value).toBe(40);
  expect(stated.fixedMonthly).toBeUndefined();
});

test("a further one is paid like the first and not by everybody", () => {
  const [first, further] = lines("€25 a month. Each further vehicle is €9.").lines;
  expect(first?.attach).toBeUndefined();
  expect([further?.kind, further?.per, further?.price?.value, further?.attach?.provenance]).toEqual([
    "recurring",
    "month",
    9,
    "assumption",
  ]);
});

test("an extra is paid by some", () => {
  const [, extra] = lines("€70 per chimney. Sealing the hood costs €25 extra.").lines;
  expect([extra?.price?.value, extra?.attach?.value]).toEqual([25, 0.3]);
});

test("what a supplier wants at least is no order of a customer", () => {
  const [box] = lines(
    "The box is €20. Making one costs €8. Our supplier wants at least 400 boxes per order.",
    {
      solution: "A wooden nest box",
    },
  ).lines;
  expect([box?.price?.value, box?.unitCost?.value, box?.quantity]).toEqual([20, 8, undefined]);
});

test("the size of a visit and how often it comes make what is used", () => {
  const [line] = lines("€6 per tree, a visit is 40 trees and we come twice a year.").lines;
  expect(line?.unitsPerCustomerMonth?.value).toBeCloseTo(40 / 6);
});

test("the size decides which of two monthly prices is paid", () => {
  const found = lines("€31 per bakery a month up to 10 staff, €52 above that.").lines;
  expect(found.map(({ id, price }) => [id, price?.value])).toEqual([
    ["plan-1", 31],
    ["plan-2", 52],
  ]);
});

test("rented out is sold and no rent to be paid", () => {
  const { lines: sold, stated } = lines("A hoist is £900, or we rent it for £55 a month.");
  expect(sold.map(({ kind, price }) => [kind, price?.value])).toEqual([
    ["unitSale", 900],
    ["recurring", 55],
  ]);
  expect(stated.fixedMonthly).toBeUndefined();
});
