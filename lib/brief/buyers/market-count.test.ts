import { readBrief } from "../read-brief";

const read = (targetAudience: string) =>
  readBrief({
    problem: "It takes long.",
    solution: "An app",
    targetAudience,
    differentiator: "",
    businessModel: "€10 a month",
  });

test.each<[string, number | undefined, string]>([
  ["Ski schools in Austria, there are about 310 of them", 310, "Ski schools in Austria"],
  ["Podiatrists in Quebec (around 1,900)", 1900, "Podiatrists in Quebec"],
  ["Village shops in Wales. There are roughly 2,600 of that size", 2600, "Village shops in Wales"],
  ["About 4,500 wedding venues in Spain", 4500, "wedding venues in Spain"],
  ["Midwives in Ghana, some 40,000 sit the exam each year", 40_000, "Midwives in Ghana"],
  ["Couriers in Bristol, about 700 firms", 700, "Couriers in Bristol"],
  [
    "Families planning weddings of 100 to 500 guests in Nairobi",
    undefined,
    "Families planning weddings of 100 to 500 guests in Nairobi",
  ],
  ["Inns with up to 1,200 beds in Peru", undefined, "Inns with up to 1,200 beds in Peru"],
  [
    "Hosts with 3 to 25 flats in Porto (we count about 1,150 of them from city data, 8,900 flats)",
    1150,
    "Hosts with 3 to 25 flats in Porto",
  ],
  ["Women (about 30) in Spain", undefined, "Women (about 30) in Spain"],
  ["Bistros with 20 to 60 seats in Lyon", undefined, "Bistros with 20 to 60 seats in Lyon"],
])("%s: how many there are is the founder's count and no part of who they are", (said, count, who) => {
  const { stated, segments } = read(said);
  expect(stated.marketCount?.value).toBe(count);
  expect(segments[0]?.text).toBe(who);
});

test("the size of a market is told with its whole noun", () => {
  const { stated } = read(
    "We sell to owners of private ponds. There are about 1.2 million private ponds in Spain.",
  );
  expect(stated.marketCount).toMatchObject({ value: 1_200_000, noun: "private ponds" });
});

test.each([
  [
    "Beekeepers with 30 to 500 hives. There are about 11,000 beekeepers, of whom around 900 have more than 30 hives.",
    900,
  ],
  ["Bakers. There are 4,000 bakers in the country, of which some 310 make sourdough.", 310],
  [
    "Cleaning, security and facilities contractors in Belgium. We have identified 340 such firms in Flanders.",
    340,
  ],
  ["Young couples in condos near Boni. 8,400 units in the five towers we counted.", 8400],
  ["Jam people in the valley. The town is about 25,000 people, the valley more like 110,000.", undefined],
  ["Bakers in Graz. We have identified 340 recipes.", undefined],
])("%s", (targetAudience, count) =>
  expect(readBrief({ targetAudience, solution: "A service for them" }).stated.marketCount?.value).toBe(count),
);

test.each([
  ["Oyster growers in Brittany, approx. 45 companies running ~900 beds.", 45],
  ["Ferry operators in Norway, about 38 firms", 38],
  ["Gliding schools in Poland (around 52 companies owning 300 planes)", 52],
  ["Women in Lyon, about 38", undefined],
  ["Choirs in towns of under 800 inhabitants in Umbria", undefined],
  ["Shopkeepers in villages of more than 2,000 inhabitants", undefined],
])("%s: few firms are a market as well, and the size of a village is none", (said, count) =>
  expect(read(said).stated.marketCount?.value).toBe(count),
);

test("so many every month are twelve times as many in a year", () => {
  const { stated } = readBrief({
    problem: "A gown costs more than the food.",
    solution: "Gowns for hire",
    targetAudience: "Brides in Cebu, about 900 weddings every month in the island",
    differentiator: "",
    businessModel: "₱9,500 a gown.",
  });
  expect(stated.marketCount).toMatchObject({
    value: 10_800,
    note: "Stated: 900 weddings every month, by the year",
  });
});
