import { readBrief } from "../read-brief";

const read = (businessModel: string, targetAudience: string) =>
  readBrief({
    problem: "It is closed for weeks and nobody helps.",
    solution: "We stay there and do the work as long as it takes.",
    differentiator: "We stay as long as the works last.",
    ...{ businessModel, targetAudience },
  });

test.each([
  [
    "Cooperative pays per week per stairwell, around 4 800 zł. For 8 weeks that's 38 400 zł. My cost is about 3 500 zł a week with two shifts.",
    "Housing cooperatives who order lift replacement.",
    { price: 4_800, many: 8, unit: "week", cost: 3_500 },
  ],
  [
    "€1,150 a week, usually for 14 weeks, so €16,100 per site. Dog and handler cost me €780 a week.",
    "Building firms in Rotterdam.",
    { price: 1_150, many: 14, unit: "week", cost: 780 },
  ],
  [
    "Six weeks at €2,100 a week. I pay the cook €1,500 a week.",
    "Small hotels in Crete.",
    { price: 2_100, many: 6, unit: "week", cost: 1_500 },
  ],
  [
    "SEK 3,900 a month for a season of 5 months.",
    "Housing associations in Umea.",
    { price: 3_900, many: 5, unit: "month", cost: undefined },
  ],
  [
    "€1,400 per week. Typical renovation is 20 weeks = €28,000.",
    "Theatres in Lille.",
    { price: 1_400, many: 20, unit: "week", cost: undefined },
  ],
])(
  "a job that ends is no subscription, and its sum no further price: %s",
  (said, who, { price, many, unit, cost }) => {
    const { lines, stated } = read(said, who);
    expect(lines).toHaveLength(1);
    const [line] = lines;
    expect(line).toMatchObject({ kind: "perUse", job: { many, unit } });
    expect(line?.price?.value).toBe(price);
    expect((line?.unitsPerCustomerMonth?.value ?? 0) * 12).toBeCloseTo(many, 6);
    expect(line?.unitCost?.value).toBe(cost);
    expect(stated.fixedMonthly).toBeUndefined();
  },
);

test("private people have it once", () => {
  const { lines } = read("€900 a month, over 3 months that comes to €2,700.", "House owners in Cork.");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ kind: "oneOff", quantity: { value: 3 } });
});

test.each(["£35 a month.", "£900 a week.", "£40 a month or £400 a year."])(
  "what goes on stays: %s",
  (said) => {
    expect(read(said, "Offices in Leeds.").lines.some(({ job }) => job)).toBe(false);
  },
);
