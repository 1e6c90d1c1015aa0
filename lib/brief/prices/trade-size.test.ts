import { readBrief } from "../read-brief";

const ANSWERS = {
  problem: "Owners of pianos wait weeks for somebody to tune them and cannot tell who is any good.",
  solution: "A site where owners find a tuner nearby, book a day and pay.",
  targetAudience: "Owners of pianos in Bavaria and the tuners who want more work",
  differentiator: "Each tuner is tried out on two of our own pianos before being listed.",
};

const read = (businessModel: string) =>
  readBrief({ ...ANSWERS, businessModel })
    .lines.map(({ kind, price, takeRate, averageOrder }) =>
      kind === "take" ? `${takeRate?.value} of ${averageOrder?.value}` : `${kind} ${price?.value}`,
    )
    .join(", ");

test.each([
  ["Tunings cost 95 euros, we take a 20% commission.", "0.2 of 95"],
  ["A tuning costs €95 an hour and we take 15%.", "0.15 of 95"],
  ["Owners pay €95 per visit and the platform keeps 25%.", "0.25 of 95"],
  ["Tuners charge €95 per visit; we take a 15% commission.", "0.15 of 95"],
  ["Visits cost €95 each and we charge a 12% service fee.", "0.12 of 95"],
  ["Tuners set their own price, around €95 a visit, and we charge owners 10%.", "0.1 of 95"],
  ["We charge a 15% fee on top of the price of each visit, usually €95.", "0.15 of 95"],
  ["Tuners list for free and pay 8% when a visit is booked; the average visit goes for €95.", "0.08 of 95"],
  ["12% on bookings averaging €95, plus featured listings at €25 a month.", "0.12 of 95, recurring 25"],
  ["The owner pays the tuner's fee, about €95, plus a 10% booking fee to us.", "0.1 of 95"],
])("what is paid for the thing dealt in is no price of ours: %s", (said, lines) => {
  expect(read(said)).toBe(lines);
});

test.each([
  ["We charge €4 per visit plus 10% of the bill.", "perUse 4"],
  ["A booking fee of €4 per visit and 10% of each bill.", "perUse 4"],
])("what is asked beside the share stays a price: %s", (said, line) => {
  expect(read(said)).toContain(line);
});

test.each([
  ["We keep 18 percent of the amount. The average dinner is for eight guests and costs 520 euros.", "dinner"],
  ["We charge the seller 12 percent of the sale price. The average lens sells for $650.", "lens"],
  ["We keep 10% of each lesson. The average bill is €40.", undefined],
])("what a share is taken of is named by its size: %s", (businessModel, thing) => {
  const [line] = readBrief({ ...ANSWERS, businessModel }).lines;
  expect(line?.tail).toBe(thing && `of each ${thing}`);
});
