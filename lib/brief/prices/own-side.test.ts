import { readBrief } from "../read-brief";
import { answersSignature } from "../test-signature";

const hall = (businessModel: string) =>
  answersSignature([
    "Barns stand empty while potters look for room",
    "A website where farmers list dry barn places and potters book them",
    "Potters in Ghent",
    "We look at each barn",
    businessModel,
  ]);

/** What others ask, next to the share that is kept, is the size of the deal. */
test.each([
  ["A place costs €60 a week and we keep 10% from the farmer.", "EUR | take 10% of 60"],
  ["Places cost €240 a month, and we keep 15%.", "EUR | take 15% of 240 x1"],
  ["A place is €14 a day and we keep 20% of it.", "EUR | take 20% of 14"],
  ["Potters pay about €18 an hour, on average 6 hours a week. We keep 15%.", "EUR | take 15% of 18 x26"],
])("%s", (businessModel, read) => {
  expect(hall(businessModel)).toBe(read);
});

const shop = (businessModel: string) =>
  answersSignature([
    "Good soap is hard to find",
    "Soap of goat milk, cut by hand",
    "Families in Cork",
    "Six herbs from our own field",
    businessModel,
  ]);

/** A cost counted in what a line is sold by is a cost of that line, and the parcel is shared by all that is in it. */
test.each([
  [
    "€7 a bar, 3 bars in a usual order, delivery €5 which the customer pays. Milk and herbs come to €1.80 a bar.",
    "EUR | unitSale 7 cost 1.8",
  ],
  ["€7 a bar, usually 3 bars. Milk costs €1.80 a bar.", "EUR | unitSale 7 cost 1.8"],
  [
    "€7 a bar in our shop, €4.50 to delis and pharmacies. Milk is €1.80 a bar, the courier €6 an order of usually three bars.",
    "EUR | unitSale 7 cost 3.8 | unitSale 4.5 cost 1.8",
  ],
])("%s", (businessModel, read) => {
  expect(shop(businessModel)).toBe(read);
});

const hire = (businessModel: string) =>
  answersSignature([
    "Crutches are needed tomorrow",
    "We rent out walking frames and fetch them again",
    "Families in Cork",
    "Each frame is checked",
    businessModel,
  ]);

/** A set has its own cost, what they pay to others passes through, and what is leased is paid. */
test.each([
  [
    "€20 for a set of three, €6 the holder. A set costs us €5 and the holder €2.",
    "EUR | unitSale 20 cost 5 | unitSale 6 cost 2",
  ],
  ["€49 a year per family. The notary gets €25 once, which the heirs pay.", "EUR | recurring 49/year"],
  ["€7 a bar. The cutter is leased for €78 a month.", "EUR | unitSale 7 ; fixedMonthly 78"],
  ["€7 a bar. We sell 130 bars a week.", "EUR | unitSale 7"],
  ["€7 a bar. Delivery comes to €2 a stop.", "EUR | unitSale 7"],
  ["€7 a bar. Our purchase price is 60% of it.", "EUR | unitSale 7 share 0.6"],
  [
    "€70 a year for the herb letter or €9 a month. 9 families pay, seven of them €70.",
    "EUR | recurring 70/year | recurring 9/month",
  ],
])("%s", (businessModel, read) => {
  expect(shop(businessModel)).toBe(read);
});

/** Who is paid by the day is a cost of what is done in that day. */
test.each([
  ["€9 per step. Two workers cost €240 a night and do 30 steps.", "EUR | perUse 9 cost 8"],
  ["€9 per step. A crew costs €240 a day and covers 60 steps.", "EUR | perUse 9 cost 4"],
])("%s", (businessModel, read) => {
  expect(
    answersSignature([
      "Stairs are worn",
      "We grind and seal stairs",
      "House owners in Cork",
      "",
      businessModel,
    ]),
  ).toBe(read);
});

test("a class of ten is paid by all who come", () => {
  expect(
    answersSignature([
      "People feel lost in a gym",
      "Strength classes in small groups with a physiotherapist",
      "People over 60 in Cork",
      "Slow",
      "€69 a month for one class a week, groups of ten. The trainer gets €60 per class.",
    ]),
  ).toBe("EUR | recurring 69/month cost 26");
});

/** What is paid once in each hire is spread over its days. */
test.each([
  [
    "€2 a day, on average 30 days, and €20 for the grips. A frame costs us €180, post is €12 and cleaning 6.",
    "EUR | perUse 2/day cost 0.6 | unitSale 20",
  ],
])("%s", (businessModel, read) => {
  expect(hire(businessModel)).toBe(read);
});

/** The work behind the offer is no second plan. */
test.each([
  ["€29 a month per shop. Support is €900 a month.", "EUR | recurring 29/month ; fixedMonthly 900"],
  ["€290 a month per shop. Support is €200 a month.", "EUR | recurring 290/month"],
])("%s", (businessModel, read) => {
  expect(
    answersSignature([
      "Shops forget orders",
      "Software that writes the orders of a shop",
      "Small shops in Cork",
      "It knows the suppliers",
      businessModel,
    ]),
  ).toBe(read);
});

test("so many at a time are counted, in whatever words", () => {
  const quantity = (businessModel: string) =>
    readBrief({
      problem: "Blunt knives",
      solution: "I sharpen knives in the yard",
      targetAudience: "Families in Cork",
      differentiator: "",
      businessModel,
    }).lines[0]?.quantity?.value;
  expect(quantity("€8 a knife, usually 5 knives.")).toBe(5);
  expect(quantity("€8 a knife. 6 knives in a typical visit; 6 knives in a usual order.")).toBe(6);
  expect(quantity("€8 a knife, usually 5 knives a month.")).toBeUndefined();
});
