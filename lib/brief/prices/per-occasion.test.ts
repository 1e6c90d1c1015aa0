import { readBrief } from "../read-brief";

const line = (solution: string, targetAudience: string, businessModel: string) =>
  readBrief({ solution, targetAudience, businessModel }).lines.map(
    ({ kind, price, averageOrder, unitsPerCustomerMonth }) => ({
      kind,
      each: price?.value ?? averageOrder?.value,
      often: unitsPerCustomerMonth && Math.round(unitsPerCustomerMonth.value * 10) / 10,
    }),
  );

test.each([
  [
    "I bring a real barbershop to the home once a month.",
    "Care homes with 30 to 80 residents",
    "£22 per resident, billed to the home. About 12 men per visit.",
    { kind: "perUse", each: 22, often: 12 },
  ],
  [
    "I sharpen the knives at the kitchen door every second Tuesday.",
    "Restaurants in Leeds",
    "£3 per knife, about 15 knives per visit",
    { kind: "perUse", each: 3, often: 32.5 },
  ],
  [
    "A platform where theatre groups lend costumes to each other.",
    "Theatre groups in England",
    "We charge 15% of the rental price, which is usually £12 per costume for a week, and a group rents about 14 costumes per show. Groups do two shows a year.",
    { kind: "take", each: 12, often: 2.3 },
  ],
])("so many each time, and so many times: %s", (solution, audience, price, read) => {
  expect(line(solution, audience, price)).toEqual([read]);
});
