import { assume } from "@/lib/finance/assumptions";
import { readBrief } from "../read-brief";

/** What each sum of an answer is: the lines that are sold with their prices, and what is a cost. */
const linesOf = (solution: string, targetAudience: string, businessModel: string) =>
  readBrief({ solution, targetAudience, businessModel })
    .lines.map(({ kind, price, label }) => `${kind} ${price?.value} ${label}`)
    .join(" | ");

test.each([
  [
    "We come to your driveway and swap your tires. If you like we store the other set until spring.",
    "Families with two cars in Winnipeg",
    "$110 per car for a swap of tires already on rims, $180 if they have to be mounted and balanced. Storage is $90 a season. I can do about 8 cars a day.",
    "capacity 110 Fee per car for a swap of tires already on rims | perUse 180 Fee per car if they have to be mounted and balanced | recurring 90 Storage",
  ],
  [
    "Linen rental: our drivers bring clean sheets and collect the dirty ones.",
    "Short-let hosts in Austin with 3 to 25 flats",
    "$24 per turnover for a 1-bed, $33 for a 2-bed. The cost of a 2-bed turnover is $17.80 (wash 6.10, driver 6.40, linen wear 3.90, bag 1.40).",
    "perUse 24 Fee per turnover for a 1-bed | perUse 33 Fee per turnover for a 2-bed",
  ],
  [
    "A school bag made of old tarpaulin, posted anywhere in India.",
    "Parents in Pune",
    "The bag sells for Rs 1,890 and costs us Rs 820 to make. Courier is about Rs 90. A matching pencil case is Rs 390.",
    "unitSale 1890 Bag | unitSale 390 Matching pencil case",
  ],
  [
    "A phone app for scaffolders who sign the weekly check.",
    "Scaffolding firms in Ireland",
    "€79 a month per firm for up to 50 live scaffolds, €149 a month above that. A pack of 50 weatherproof QR tags is sold for €60.",
    "recurring 79 Up to 50 live scaffolds | recurring 149 Above 50 live scaffolds | unitSale 60 Pack",
  ],
])("%s", (solution, audience, money, read) => {
  expect(linesOf(solution, audience, money)).toBe(read);
});

test.each([
  ["A jar sells for €9. Making it costs us €3.60 (glass €1.10, fruit €2.00, label €0.50).", 3.6],
  ["A jar sells for €9. Each one costs us €3.60: glass €1.10, fruit €2.00, label €0.50.", 3.6],
  ["The bag sells for €49 and costs us €18 to make. Courier is about €4. A matching case is €12.", 22],
])("parts of a cost are counted once: %s", (businessModel, cost) => {
  const { lines } = readBrief({
    solution: "We make it by hand and post it anywhere in Ireland.",
    targetAudience: "Families in Ireland",
    businessModel,
  });
  expect(lines[0]?.unitCost?.value).toBeCloseTo(cost);
  expect(lines.every(({ price }) => (price?.value ?? 0) > 5)).toBe(true);
});

test("a free month leaves everybody paying, and an average lies between the two prices", () => {
  const { lines } = assume(
    readBrief({
      solution: "A phone app for scaffolders who sign the weekly check.",
      targetAudience: "Owners of scaffolding firms in Ireland",
      businessModel:
        "€79 a month per firm for up to 50 scaffolds, €149 a month above that. First month is free.",
    }),
  );
  expect(lines.reduce((sum, { attach }) => sum + (attach?.value ?? 0), 0)).toBeCloseTo(1);
  const average = lines.reduce(
    (sum, { attach, price }) => sum + (attach?.value ?? 0) * (price?.value ?? 0),
    0,
  );
  expect(average).toBeGreaterThan(79);
  expect(average).toBeLessThan(149);
});

test("what was sold in the last month tells how often each of today's customers buys", () => {
  const { stated, lines } = readBrief({
    solution: "Linen rental: our drivers bring clean sheets and collect the dirty ones.",
    targetAudience:
      "Hosts with 3 to 25 units in Austin (we count about 1,150 of them from city data, 8,900 units)",
    businessModel:
      "$24 per turnover for a 1-bed, $33 for a 2-bed. Today: 62 units, 19 hosts, 402 turnovers in October, 1 host lost since March. We aim to reach 300 units in 12 months.",
  });
  expect(stated.customers?.value).toBe(19);
  expect(stated.marketCount?.value).toBe(1150);
  expect(stated.aim?.customers).toBe(92);
  expect(lines.map(({ unitsPerCustomerMonth: often }) => Math.round(often?.value ?? 0))).toEqual([21, 21]);
});
