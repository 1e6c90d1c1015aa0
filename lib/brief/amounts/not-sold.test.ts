import { readBrief } from "../read-brief";
import { answersSignature } from "../test-signature";

const IDEA = [
  "Walls get damp",
  "We dry cellars with a heated mat",
  "House owners in Ghent",
  "Ten-year promise",
] as const;

/** What the offer never names is no price: it is a cost of each customer, money for marketing, or on no line. */
test.each([
  ["€95 per visit. The jeep is €310 a month.", "EUR | perUse 95", [310]],
  ["€95 per visit. A pitch at the home fair is €2,400.", "EUR | perUse 95", [2400]],
  ["€95 per visit. The mill's smallest lot is 40 mats at €21 a mat.", "EUR | perUse 95", [21]],
  ["€95 per visit. Adverts in the parish paper cost €140 a month.", "EUR | perUse 95 ; marketing 140", []],
  ["€95 per visit. We spend €600 a month on Instagram.", "EUR | perUse 95 ; marketing 600", []],
  ["€95 per mat in our web shop.", "EUR | perUse 95", []],
  ["€95 per visit. €4,000 in our own savings.", "EUR | perUse 95 ; budget 4000", []],
  ["€95 per guest. Gloves are €3 per guest.", "EUR | oneOff 95 cost 3", []],
  ["€95 per visit. Two plasterers at €2,100 a month each.", "EUR | perUse 95 ; fixedMonthly 4200", []],
  ["€95 per wall. Salt and foil are €7 a wall.", "EUR | perUse 95 cost 7", []],
  ["€95 per visit. A second pump will be €4,300.", "EUR | perUse 95", [4300]],
  ["€95 per visit. Foil and salt are €26, powder €8.", "EUR | perUse 95", [26, 8]],
  ["€95 per visit. Replacing worn foil is around €25 a month.", "EUR | perUse 95 ; fixedMonthly 25", []],
  ["€95 per visit. Facebook ads eat €500 a month.", "EUR | perUse 95 ; marketing 500", []],
  [
    "€95 per visit. The yard is €800 a month and we need €9,000 for mats and a van.",
    "EUR | perUse 95 ; fixedMonthly 800, capex 9000",
    [],
  ],
  ["€95 per visit. We need €9,000 for marketing and the first hire.", "EUR | perUse 95", []],
  ["€95 per visit. A damp-hunting walk for eight people costs €25 each.", "EUR | perUse 95", [25]],
  ["A cellar is €900 and a mat is €60.", "EUR | unitSale 900 | unitSale 60", []],
] as const)("%s", (businessModel, read, unread) => {
  const [problem, solution, targetAudience, differentiator] = IDEA;
  expect(answersSignature([problem, solution, targetAudience, differentiator, businessModel])).toBe(read);
  const { unreadSums } = readBrief({ problem, solution, targetAudience, differentiator, businessModel });
  expect(unreadSums.map(({ amount }) => amount)).toEqual(unread);
});
