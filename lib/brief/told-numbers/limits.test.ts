import { mostTold, rateTold } from "./limits";

const told = (businessModel: string) => ({
  ...{ problem: "", solution: "", targetAudience: "", differentiator: "" },
  businessModel,
});

test.each([
  ["€40 a wash. I do evenings because I still have my job, so it's about 6 cars a week tops.", "6", "week"],
  ["£18 a walk. We take no more than three dogs a day.", "three", "day"],
  ["$160 for a tuning. I tune 4 pianos a day max.", "4", "day"],
  ["2 900 kr a party. April to October, so at most 3 a week.", "3", "week"],
  ["£9 a bag of 500 g. 390 kg this half year; ceiling 160 kg a month.", "160", "month"],
])("the most that can be done is told by the words around the number: %s", (text, count, period) => {
  expect(rateTold(told(text))).toMatchObject({ count, period });
});

test.each([
  "£12 a box. Families order 6 boxes a week.",
  "Shops that send no more than 40 parcels a month pay £30.",
  "£20 a visit. We answer within 3 hours at most.",
  "£4 a jar. Break even is 14,000 jars a month, now 8,600.",
])("what customers do and how long something takes is no such limit: %s", (text) => {
  expect(rateTold(told(text))).toBeNull();
});

test("so many each time are counted as often as it is held", () => {
  expect(rateTold(told("120 zł a head. Max 12 persons, 3 Sundays a month."))).toMatchObject({
    count: "12",
    times: "3",
    period: "month",
  });
});

test.each([
  ["€95 a month. 11 families pay, cap 20 families.", "20"],
  ["£14 a class. 52 babies enrolled now, full at 80.", "80"],
  ["CHF 89 a month per bed. More than 40 beds I can't do alone.", "40"],
])("customers at all end where it is told: %s", (text, count) => {
  expect(mostTold(told(text))?.count).toBe(count);
});
