import { readAnswers } from "./read-answers";

const first = (solution: string, targetAudience: string, businessModel: string) => {
  const answers = { problem: "", solution, targetAudience, differentiator: "", businessModel };
  const { brief, assumed } = readAnswers(answers, null);
  const [line] = assumed.lines;
  return { venture: brief.venture, line };
};

test("a price of a part is paid for as many parts as such customers usually spend on", () => {
  const { venture, line } = first(
    "We store, pick and pack for small online shops and hand the parcels to the carrier the same day. The shop sees its stock online.",
    "Online shops with 50 to 500 parcels a month in Estonia",
    "2.90 euro per order picked, no set-up fee.",
  );
  expect(venture).toBe("fulfilment-service");
  expect((line?.unitsPerCustomerMonth?.value ?? 0) * (line?.price?.value ?? 0)).toBeGreaterThan(300);
});

test("a commission of firms whose software is usually paid by the month comes to that fee", () => {
  const { venture, line } = first(
    "Ticketing software for small promoters: sell tickets on your own page, scan them at the door with a phone, and see the money the next day.",
    "Concert promoters and small festivals in Britain",
    "4% of every ticket, no monthly fee.",
  );
  expect(venture).toBe("event-ticketing");
  expect(line?.unitsPerCustomerMonth?.value).toBe(1);
  const fee = (line?.averageOrder?.value ?? 0) * (line?.takeRate?.value ?? 0);
  expect(fee).toBeGreaterThan(20);
  expect(fee).toBeLessThan(200);
});
