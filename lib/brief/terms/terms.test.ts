import { readTerms } from "./terms";

/** What is said of the prices beside the sums: a free time, a free part, what costs nothing, parts, discounts. */
const SAID: readonly (readonly [businessModel: string, terms: readonly string[]])[] = [
  ["30 day free trial, then $15 a month", ["trial 1: 30 day free trial"]],
  ["€9 per letter. In the first five months we did 1,140 letters", []],
  ["14-day trial, then €9 per month or €90 a year", ["trial 0.47: 14-day trial"]],
  ["First two months free. After that 12 francs a month", ["trial 2: First two months free"]],
  ["Box €120, service €48 a year, first year included.", ["trial 12: first year included"]],
  ["€75 a visit. I'd do the first year myself.", []],
  ["Try it free for two weeks. After that 30 a month", ["trial 0.47: Try it free for two weeks"]],
  [
    "Free for one person with 20 items, $4 a month for a family",
    ["freePart: Free for one person with 20 items"],
  ],
  ["The app is free for one fridge, £2.50 a month for more", ["freePart: The app is free for one fridge"]],
  ["45 euros for a visit, parts at cost plus 20%.", ["costPlus: parts at cost plus 20%"]],
  ["£55 a visit, parts extra", ["costPlus: parts extra"]],
  ["£55 a visit, and we add 25 percent on the parts", ["costPlus: we add 25 percent on the parts"]],
  ["Lessons are 90 zł. First lesson free.", ["gift: First lesson free"]],
  ["Cakes from £22, delivery free above £40.", ["gift: delivery free above £40"]],
  [
    "A jar costs €7. Shipping is €4 and is free for orders above €40.",
    ["gift: Shipping is €4 and is free for orders above €40"],
  ],
  ["€75 per person, 20% deposit on booking", ["deposit: 20% deposit on booking"]],
  ["89 euros a month, 15% off if paid yearly", ["discount: 15% off if paid yearly"]],
  ["€3 a bottle, minimum order 24 bottles", ["least: minimum order 24 bottles"]],
  ["We sell gluten-free cakes at £22 each", []],
  ["A trial lesson costs €10 and a course €240", []],
  ["£30 a month per shop. Hosting costs us £2 per shop.", []],
];

test.each(SAID)("%s", (businessModel, terms) => {
  expect(
    readTerms(businessModel).map(({ kind, said, months }) => `${kind}${months ? ` ${months}` : ""}: ${said}`),
  ).toEqual(terms);
});
