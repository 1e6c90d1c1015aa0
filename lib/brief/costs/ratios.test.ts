import { readBrief } from "../read-brief";
import { fullSignature } from "../test-signature";
import { howMany } from "./ratios";

test.each([
  ["Sold by the crate of twelve", "jar", "crate", "jar", 1 / 12],
  ["5 hives per field and 8 fields per beekeeper", "hive", "hive", "beekeeper", 40],
  ["A two-day course for nurses, 14 nurses per course", "nurse", "day", "nurse", 1 / 7],
  ["A trailer has 6 racks and each rack holds 20 trays", "tray", "tray", "trailer", 120],
] as const)("%s", (text, sold, of, per, factor) => {
  expect(howMany(text, sold)(of, per)?.factor).toBeCloseTo(factor);
});

test("nothing is turned into what no statement leads to, and no word of time or joining is a thing", () => {
  const count = howMany("20 jars per crate and 3 visits per month, two of the best", "jar");
  expect(count("jar", "visit")).toBeNull();
  expect(count("visit", "month")).toBeNull();
  expect(count("jar", "crate")?.factor).toBe(20);
});

test.each([
  [
    "€11 per jar, sold by the crate of twelve. Honey and glass cost €4 a jar and delivery is €6 a crate. A deli takes about 2 crates a month",
    "EUR | unitSale 11 x24 cost 4.5",
  ],
  [
    "$300 per nurse for the course, 15 nurses per course. It is a three-evening course. A lecturer gets $250 per evening",
    "USD | oneOff 300 cost 50",
  ],
  [
    "£90 per person for the course, 6 people per course. Each course is three Monday evenings. The hall is £40 an evening",
    "GBP | oneOff 90 cost 20",
  ],
  [
    "€950 per film. The editor gets €300 per film, music is €80, printing €20 a film",
    "EUR | perUse 950 cost 400",
  ],
  [
    "£40 a month, and £150 for fitting. People keep it for 25 months on average",
    "GBP | recurring 40/month | oneOff 150 ; churn 0.04",
  ],
  [
    "€40 per ramp per day, a shop needs three ramps for about 4 days a month. The yard is €600 a month and the van €310 a month",
    "EUR | perUse 40/day x12 ; fixedMonthly 910",
  ],
  [
    "£120 per pupil per month for eight lessons, in groups of six. Teachers earn £30 a lesson. Data and the video tool are £5 per pupil a month",
    "GBP | recurring 120/month cost 45",
  ],
  [
    "Clubs pay us 8% on top of the referee's fee. A match is €90 on average. A club posts about 6 a month. Insurance costs us €1 per match",
    "EUR | take 8% of 90 x6 cost 1",
  ],
])("%s", (text, read) => {
  expect(fullSignature(text)).toBe(read);
});

const bed = {
  problem: "People wait years for a garden.",
  solution: "Raised beds on flat roofs that people rent for a season",
  targetAudience: "People without a garden in Oslo",
  differentiator: "Water and soil are included",
  businessModel:
    "€200 per bed and season. A roof has 50 beds. The gardener costs €5,000 per roof and season.",
};

test("what one of the founder's own places holds is no count of what a customer has, and its costs are shared by all of it", () => {
  const [line] = readBrief(bed).lines;
  expect(line?.quantity?.value ?? 1).toBe(1);
  expect(line?.unitCost?.value).toBeCloseTo(5000 / 50 / 12);
});

test("languages that a product speaks are no country", () => {
  const place = (targetAudience: string) =>
    readBrief({ ...bed, targetAudience, differentiator: "Asks in Hindi, Arabic and Nepali" }).geography
      ?.label;
  expect(place("Hotel groups in the Gulf")).toBe("the Gulf states");
  expect(place("Hotel groups")).toBeUndefined();
  expect(place("Nepali families in Norway")).toBe("Norway");
});

const read = (solution: string, businessModel: string) =>
  readBrief({
    problem: "Practices lose appointments to no-shows.",
    solution,
    targetAudience: "Physio practices in Wales",
    differentiator: "Works at night",
    businessModel,
  });

test("what they cost is said of what was counted right before, and a price is no count", () => {
  const { lines } = read(
    "Software that reminds patients",
    "£90 per practice per month, plus £0.10 per message. A practice sends about 500 messages a month; they cost us £0.03",
  );
  expect(lines.map(({ kind, unitCost }) => [kind, unitCost?.value])).toEqual([
    ["recurring", undefined],
    ["perUse", 0.03],
  ]);
});

test("who pays a commission on what the customers do is no second kind of customer", () => {
  const { lines } = read(
    "An app that plans dinners",
    "£6 a month. Supermarkets pay us 3% of each order. An average order is £80",
  );
  expect(lines.map(({ buyer }) => buyer)).toEqual([undefined, undefined]);
  expect(lines[1]?.paidBy).toBe("supermarkets");
});

test("software that predicts who comes is no person who does something", () => {
  expect(
    read("Software that predicts who won't come and fills the gap", "£90 a month").archetypes[0]?.id,
  ).toBe("saas");
  expect(read("A nurse who sits with the family", "£90 per visit").archetypes[0]?.id).toBe("services");
});
