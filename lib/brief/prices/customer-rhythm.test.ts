import { assume } from "@/lib/finance/assumptions";
import { readBrief } from "../read-brief";

const briefOf = (
  businessModel: string,
  targetAudience = "Cat owners in Leeds",
  solution = "I come to the house and do it.",
) =>
  readBrief({
    problem: "Nobody can be asked.",
    solution,
    targetAudience,
    differentiator: "It is simple.",
    businessModel,
  });
const timesAYear = (...told: Parameters<typeof briefOf>) =>
  (briefOf(...told).lines[0]?.unitsPerCustomerMonth?.value ?? 0) * 12;

test.each([
  ["£290 a tender, nothing monthly. An ordinary client should bid four times a year.", 4],
  ["$80 per setup. Most people should do it about once a year.", 1],
  ["£40 per visit. We renew our insurance twice a year.", 0],
])("how often one customer buys: %s", (businessModel, times) => {
  expect(timesAYear(businessModel)).toBeCloseTo(times);
});

test("so many stays a year, and a visit on each of their days", () => {
  const told = "£13 per visit. Most people will want a visit every day for about 7 days.";
  expect(timesAYear(told, "Cat owners in Leeds who go away about twice a year")).toBeCloseTo(14);
});

test.each([
  ["£13 per visit, and £18 on bank holidays.", 13.25],
  ["€220 per group. I have given it seven times, four of those paid at €150.", 220],
  ["$80 per setup. I've done around 50 for friends at $50 each.", 80],
  ["A session costs $220 for the whole group, so about $37 each if six of you share.", 220],
])("the price of an ordinary day, and no other: %s", (businessModel, price) => {
  expect(briefOf(businessModel).lines.map((line) => line.price?.value)).toEqual([price]);
});

test("what is paid once beside the months is no second plan", () => {
  const { lines } = briefOf("39 euros a month per firm, in addition once 180 euros for the set up.");
  expect(lines.map(({ kind }) => kind)).toEqual(["recurring", "oneOff"]);
});

test("once a year is once with one thing or the other, mostly the one that is named", () => {
  const { lines } = assume(
    briefOf(
      "A screen is $140 and a battery is $70. Parts cost me about $60 for a screen and $25 for a battery. Most jobs will be screens, and most people will come about once a year.",
      "People in Hamilton with a broken phone",
      "A small repair counter for phones. Screens, batteries and charging ports.",
    ),
  );
  const often = lines.map(({ unitsPerCustomerMonth }) => (unitsPerCustomerMonth?.value ?? 0) * 12);
  expect(often[0]).toBeCloseTo(0.7);
  expect(often[1]).toBeCloseTo(0.3);
});

test("a beginning is no season, and room for so many is not what one of them has", () => {
  expect(
    assume(briefOf("£9 a month per family. The app itself opens only in January.")).season,
  ).toBeUndefined();
  const { lines } = briefOf(
    "$145 a month per machine. We have two vans and can look after about 90 machines between us.",
    "Small cafes with one or two machines",
  );
  expect(lines[0]?.quantity?.value ?? 1).toBeLessThan(3);
});
