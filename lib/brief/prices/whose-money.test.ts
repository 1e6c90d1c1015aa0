import { readBrief } from "../read-brief";
import { fullSignature } from "../test-signature";

/** Whose a count is, what comes off a price, and what is leased, lent or used up. */
test.each([
  [
    "€6 per employee a month. Texts cost us 5 cents each, about 80 a month per depot.",
    "EUR | recurring 6/month cost 0.8",
  ],
  ["€5.20 per parcel, from 300 parcels a month €4.60.", "EUR | perUse 5.2"],
  [
    "€18 per load. A trike is leased for €240 a month and we start with three.",
    "EUR | perUse 18 ; fixedMonthly 720",
  ],
  ["€60 a year per hive. The keeper gets €24.", "EUR | recurring 60/year cost 2"],
  [
    "€60 a year per hive. Postage is €6 for each of two jars. A weekend costs €190 per guest, of which the inn keeps €110.",
    "EUR | recurring 60/year cost 1",
  ],
  ["A gown rents for €300. A fitting is €40 and is deducted when the bride rents.", "EUR | unitSale 300"],
  [
    "We keep 4% of each invoice, €500 on average. Refinancing costs us 1% and we expect 1.2% defaults. Letters are €0.90 each.",
    "EUR | take 4% of 500 cost 11.9",
  ],
  [
    "A crane sells for €9,000. A service contract is €400 a year per crane.",
    "EUR | unitSale 9000 | recurring 400/year",
  ],
  [
    "€200 a month including ten surveys, then €15 per further survey. A reader costs €2,900 a month and checks 250 surveys a month.",
    "EUR | recurring 200/month | perUse 15 ; fixedMonthly 2900",
  ],
  [
    "€28 per sack. Growers sell in our shop and we keep 15%, an order is about €30.",
    "EUR | unitSale 28 | take 15% of 30",
  ],
] as const)("%s", (text, expected) => {
  expect(fullSignature(text)).toBe(expected);
});

test("what a sponsor pays by the week is spread over the listeners", () => {
  const { lines } = readBrief({
    problem: "Nobody reports on our valley.",
    solution: "A daily podcast with news from the valley.",
    targetAudience: "People in the valley",
    differentiator: "4,000 people listen every day.",
    businessModel: "A sponsor pays £120 for a week.",
  });
  expect(lines.map(({ kind, price }) => [kind, price?.value])).toEqual([["audience", 30]]);
});

test("what is bought beside the set buys nothing", () => {
  const { lines } = readBrief({
    problem: "In shared flats food rots because nobody knows whose it is.",
    solution: "Coloured boxes and a label printer for the fridge of a shared flat.",
    targetAudience: "Students in shared flats in Leeds",
    differentiator: "The labels come off in cold water.",
    businessModel: "£34 per set, £7 for refill labels.",
  });
  expect(lines.map(({ buyer }) => buyer)).toEqual([undefined, undefined]);
});
