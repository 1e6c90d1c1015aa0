import { SLIDE_NAMES } from "@/lib/artifacts/pitch/slide-points";
import { contrast } from "@/lib/client/colour";
import { STEPS } from "@/lib/journey/steps";
import { WALKTHROUGH } from "../walkthrough";
import { SAMPLE_STATS } from "./analysis";
import { SAMPLE_ALTERNATIVES, SAMPLE_BRAND, SAMPLE_PALETTE } from "./brand";
import { count, money, SAMPLE, SHOWN, share } from "./figures";
import { SAMPLE_SLIDES } from "./pitch";
import { SAMPLE_ITEMS, SAMPLE_WEEKS } from "./plan";
import { sampleProject } from "./project";

/** Every string in a value, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const project = sampleProject();
const EVERYTHING = [
  ...textsOf(project),
  ...textsOf(SAMPLE_STATS),
  ...textsOf(SAMPLE_SLIDES),
  ...textsOf(SAMPLE_WEEKS),
  ...textsOf(WALKTHROUGH),
];

test("the prices are 29, 79 and 199 a month", () => {
  expect(SAMPLE.prices).toEqual({ solo: 29, studio: 79, agency: 199 });
});

test("the figures follow from each other", () => {
  const { mix, prices, perMonth, cost, left, funds, ask, years, marketSize, targetAgencies } = SAMPLE;
  expect(mix.solo + mix.studio + mix.agency).toBeCloseTo(1);
  expect(perMonth).toBeCloseTo(29 * mix.solo + 79 * mix.studio + 199 * mix.agency);
  expect(left).toBeCloseTo(perMonth - cost);
  expect(marketSize).toBeCloseTo(targetAgencies * perMonth * 12);
  expect(funds.product + funds.sales + funds.reserve).toBe(ask);
  let before = 0;
  for (const { customers, revenue } of years) {
    expect(revenue).toBe(Math.round(((before + customers) / 2) * perMonth * 12));
    before = customers;
  }
  expect(SAMPLE.pilotRevenue).toBe(SAMPLE.pilot.paying * prices.studio);
  expect(SAMPLE.pilot.paying).toBeLessThanOrEqual(SAMPLE.pilot.agencies);
});

test("every amount of money that is shown anywhere is one of the worked ones", () => {
  const known = new Set([
    ...Object.values(SAMPLE.prices).map((price) => `$${price}`),
    ...[
      SAMPLE.perMonth,
      SAMPLE.cost,
      SAMPLE.left,
      SAMPLE.marketSize,
      SAMPLE.ask,
      SAMPLE.pilotRevenue,
      SAMPLE.costToWin,
    ].map(money),
    ...Object.values(SAMPLE.funds).map(money),
    ...SAMPLE.years.map(({ revenue }) => money(revenue)),
    // The founder's own figure for a round too many.
    "$400",
  ]);
  const shown = EVERYTHING.flatMap((text) => text.match(/\$\d[\d,.]*\d?[kM]?/g) ?? []).map((amount) =>
    amount.replace(/[.,]$/, ""),
  );
  expect(shown.length).toBeGreaterThan(40);
  expect([...new Set(shown)].filter((amount) => !known.has(amount))).toEqual([]);
});

test("every percentage that is shown is one of the worked ones", () => {
  const known = new Set([
    share(SAMPLE.grossMargin),
    share(SAMPLE.marketShare),
    share(SAMPLE.mix.studio),
    share(SAMPLE.mix.agency),
    ...SHOWN.churn,
  ]);
  const shown = EVERYTHING.flatMap((text) => text.match(/\d+%/g) ?? []);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((figure) => !known.has(figure))).toEqual([]);
});

test("the stat cards say what the model says", () => {
  expect(SAMPLE_STATS.map(({ value }) => value)).toEqual([
    money(SAMPLE.marketSize),
    count(SAMPLE.targetAgencies),
    share(SAMPLE.grossMargin),
    money(SAMPLE.ask),
  ]);
});

test("ten slides, in the order that investors expect", () => {
  expect(SAMPLE_SLIDES.map(({ label }) => label)).toEqual(SLIDE_NAMES);
});

test("five alternatives, all on addresses that nobody can own", () => {
  expect(SAMPLE_ALTERNATIVES).toHaveLength(5);
  for (const { domain } of [SAMPLE_BRAND, ...SAMPLE_ALTERNATIVES])
    expect(domain).toMatch(/^[a-z]+\.example$/);
});

test("the plan keeps its own promises", () => {
  expect(SAMPLE_WEEKS.map(({ title }) => title)).toEqual([
    "Weeks 1–2",
    "Weeks 3–4",
    "Weeks 5–8",
    "Weeks 9–12",
    "Weeks 13–16",
  ]);
  for (let week = 1; week <= 9; week++) {
    const hours = SAMPLE_ITEMS.filter((item) => item.week === week).reduce(
      (sum, item) => sum + item.estimatedHours,
      0,
    );
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(20);
  }
});

test("the walkthrough follows the journey", () => {
  expect(WALKTHROUGH.map(({ id }) => id)).toEqual(STEPS.map(({ id }) => id));
  for (const step of WALKTHROUGH) {
    expect(step.features.length).toBeGreaterThanOrEqual(3);
    expect(step.input).not.toBe("");
    expect(step.output).not.toBe("");
  }
});

test("the sample's colours can be read on each other", () => {
  const { primary, secondary, accent, background, text } = SAMPLE_PALETTE;
  for (const [ink, ground] of [
    [primary, background],
    [secondary, background],
    [text, background],
    [text, accent],
    [background, primary],
  ] as const)
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});
