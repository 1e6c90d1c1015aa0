import { readBrief } from "./read-brief";

const unread = (businessModel: string, more: Record<string, string> = {}) =>
  readBrief({ solution: "A service for people", ...more, businessModel }).unreadSums.map(
    ({ quote, amount, currency, field }) => `${field} ${currency} ${amount}: ${quote}`,
  );

/** What stands nowhere is told with its sentence; what was used, or belongs to others, is not. */
const TEXTS: readonly (readonly [businessModel: string, unread: readonly string[]])[] = [
  ["£30 a month per shop. Hosting costs us £2 per shop and rent is £400 a month.", []],
  ["Others charge €90. We take €60 per visit, travel costs us €8 per visit.", []],
  ["A coffee is €3.40 and a loaf €6.20; the average guest spends €9.", []],
  ["We sell jars for 12 EUR. We have €4,000 of savings and look for €60,000.", []],
  [
    "A day ticket is 18 CHF. The control box costs us CHF 1,400 per theatre.",
    ["businessModel CHF 1400: The control box costs us CHF 1,400 per theatre"],
  ],
];

test.each(TEXTS)("%s", (businessModel, told) => {
  expect(unread(businessModel)).toEqual(told);
});

test("outside the business model only what the business itself pays or asks is missed", () => {
  const texts = {
    problem: "Families lose £800 a year.",
    differentiator: "The council pays £70 for this. We pay £950 for a stamp in every passport.",
  };
  expect(unread("Grown-ups pay £5 a month.", texts)).toEqual([
    "differentiator GBP 950: We pay £950 for a stamp in every passport",
  ]);
});
