import { readBrief } from "../read-brief";
import { modelBrief as brief } from "./test-model";

const lines = (...told: Parameters<typeof brief>) =>
  brief(...told).lines.map(({ id, kind, price, per }) => [
    id.replace(/-.*(?<!\d)$/, ""),
    kind,
    Math.round((price?.value ?? 0) * 100) / 100,
    per,
  ]);
const costs = (...told: Parameters<typeof brief>) =>
  brief(...told).lines.map(({ unitCost }) => unitCost && Math.round(unitCost.value * 100) / 100);

test("another size of a plan is paid as often as the first, and one customer pays one of them", () => {
  expect(lines("1,990 kroner per choir a year up to 40 singers and 2,990 above.")).toEqual([
    ["plan-1", "recurring", 1990, "year"],
    ["plan-2", "recurring", 2990, "year"],
  ]);
  expect(
    lines("A share is 78 euros a month for a small box and 112 for a large one, paid for a whole year."),
  ).toEqual([
    ["plan-1", "recurring", 78, "month"],
    ["plan-2", "recurring", 112, "month"],
  ]);
  expect(lines("$33 a month, or $330 if you pay for the twelve months.")).toEqual([
    ["subscription", "recurring", 33, "month"],
  ]);
});

test("a plan that holds several visits stands beside the single one, with the cost of all of them", () => {
  const told = "$75 a visit, or $240 a year for four visits. Parts are $6 a visit.";
  expect(lines(told)).toEqual([
    ["plan-1", "perUse", 75, undefined],
    ["plan-2", "recurring", 240, "year"],
  ]);
  expect(costs(told)).toEqual([6, 2]);
});

test("a package of four and one of six hold four and six times what one lesson costs", () => {
  const told = "£65 a lesson, packages of four for £230 or six for £320. Travel is £6 a lesson.";
  expect(lines(told).map(([, , price]) => price)).toEqual([65, 230, 320]);
  expect(costs(told)).toEqual([6, 24, 36]);
});

test("a sale comes to its average, between its prices", () => {
  const told = "Packs at A$32, A$45 and A$60, and the average is A$41.";
  expect(brief(told).lines.map(({ price }) => price)).toMatchObject([{ value: 41, low: 32, high: 60 }]);
  expect(
    brief("Sets start at 490 euros, the average order is about 640 euros.").lines.map(({ price }) => price),
  ).toMatchObject([{ value: 640, low: 490 }]);
});

test("two things keep their prices and as many costs fall on each in turn", () => {
  const told =
    "An armchair is £520 and a two-seater sofa £980 including collection, fabric up to £30 a metre is extra at cost. Foam costs me about £140 for a chair and £260 for a sofa.";
  expect(brief(told).lines.map(({ price, unitCost }) => [price?.value, unitCost?.value])).toEqual([
    [520, 140],
    [980, 260],
  ]);
});

test("a price for the season and one for the rest of the year make the mean of a month", () => {
  expect(
    lines("A company pays 950 zł a month, from April to September, and 200 zł in the other months."),
  ).toEqual([["subscription", "recurring", 575, "month"]]);
});

test("so often for so much, said before the sum, is paid over and over", () => {
  expect(lines("Six bottles every three months for 96 euros including shipping.")).toEqual([
    ["subscription", "recurring", 32, "month"],
  ]);
});

test("wages of those who work here are paid by the month, and what is bought to open is not", () => {
  const model = "An average guest spends 7.80 euros. Rent is 2,400 euros a month, three staff cost 6,900.";
  expect(brief(model).stated.fixedMonthly?.value).toBe(9300);
  expect(
    brief("A repair is £90. A sewer costs £180 a day, two days a week.").stated.fixedMonthly?.value,
  ).toBe(1560);
  const helped = brief(
    "A repair is £90. Rent is £650 a month and the sewer costs £180 a day.",
    "I have a second person sewing two days a week.",
  );
  expect(helped.stated.fixedMonthly?.value).toBe(2210);
  expect(brief("A chick is 120. Two new brooders cost me 140,000.").stated.fixedMonthly).toBeUndefined();
});

test("what is passed on in the trade is sold by the piece that was bought in", () => {
  const [line] = brief(
    "We pay parents S$4 per piece and sell at S$11. A family buys six pieces a year.",
  ).lines;
  expect([line?.price?.value, line?.unitsPerCustomerMonth?.value]).toEqual([11, 0.5]);
});

test("half of those who were counted is no half customer", () => {
  const model = "149 euros per contract. We checked 40 in the pilot, half of them paid.";
  expect(brief(model).stated.customers?.value).toBe(20);
});

test("what is added to bought parts is no share of a sale, and a plan's visits cost as often as the offer says", () => {
  const sewing = readBrief({
    problem: "A machine stops.",
    solution: "We fix it in the shop. We also do a service every three months for those who pay monthly.",
    targetAudience:
      "Seamstresses with one to six machines in Kumasi, and schools that have twenty machines or more.",
    differentiator: "The men at Kejetia are cheaper, about GHS 80.",
    businessModel:
      "A visit is GHS 150 and parts are extra, we add 25 percent on the parts. The monthly plan is GHS 45 per machine. Fuel is about GHS 22 per visit. 20 machines are on the monthly plan.",
  });
  expect(sewing.lines.map(({ kind, price, quantity }) => [kind, price?.value, quantity?.value])).toEqual([
    ["unitSale", 150, undefined],
    ["recurring", 45, 2],
  ]);
  expect(sewing.lines[1]?.unitCost?.value).toBeCloseTo(22 / 3 / 2, 5);
  expect(sewing.stated.customers?.value).toBe(10);
});

test("what is bought in and sold on beside a plan is no plan of its own", () => {
  const told =
    "$190 per lab per month for up to 5 technicians and $340 above that, the first month is free. A roll of stickers is $22 which the lab buys from us for $38.";
  const { lines } = brief(told, "Web software for dental labs.", "Dental laboratories in Ohio.");
  expect(
    lines.map(({ label, kind, price, unitCost }) => [label, kind, price?.value, unitCost?.value]),
  ).toEqual([
    ["Up to 5 technicians", "recurring", 190, undefined],
    ["Above 5 technicians", "recurring", 340, undefined],
    ["Fee per roll of stickers", "perUse", 38, 22],
  ]);
});
