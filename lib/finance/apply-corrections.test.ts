import fc from "fast-check";
import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS } from "@/lib/writing/fixtures";
import { applyCorrections, correctionIssues, pruned } from "./apply-corrections";
import { assumptions } from "./arbitrary-assumptions";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { type Corrections, correctionsSchema, NO_CORRECTIONS } from "./corrections";
import { editableAssumptions } from "./editable";
import { runModel } from "./run-model";

const hvac = assume(readBrief(IDEAS.hvac));
const makers = assume(readBrief(IDEAS.documentApi));
const families = assume(readBrief(IDEAS.bread));
const anybody = assume(readBrief({ ...IDEAS.bread, targetAudience: "" }));
const setting = (values: Record<string, number>): Corrections => ({ ...NO_CORRECTIONS, values });
const row = (a: typeof hvac, key: string) => editableAssumptions(a).find((r) => r.key === key);
const priceKey = () => {
  const found = editableAssumptions(hvac).find(
    ({ key, assumed }) => /^price_/.test(key) && assumed.value === 99,
  );
  if (!found) throw new Error("the stated price was not read");
  return found.key;
};

/** Any value within the bounds of any of the rows. */
const within = (a: typeof hvac) =>
  fc
    .dictionary(
      fc.constantFrom(...editableAssumptions(a).map(({ key }) => key)),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map((picked) =>
      Object.fromEntries(
        Object.entries(picked).map(([key, at]) => {
          const bounds = row(a, key)?.bounds ?? { min: 0, max: 1 };
          const value = bounds.min + at ** 4 * (bounds.max - bounds.min);
          return [key, bounds.whole ? Math.round(value) : value];
        }),
      ),
    );

test("a corrected value is the founder's, moves the figures, and leaves every other assumption alone", () => {
  const key = priceKey();
  const next = applyCorrections(hvac, setting({ [key]: 149 }));
  expect(row(next, key)?.assumed).toMatchObject({ value: 149, provenance: "founder" });
  expect(row(next, key)?.assumed.note).toContain("$99 was stated before");
  const others = (a: typeof hvac) =>
    editableAssumptions(a)
      .filter((r) => r.key !== key)
      .map(({ key: k, assumed }) => [k, assumed]);
  expect(others(next)).toEqual(others(hvac));
  expect(runModel(next).years[2]?.revenue).toBeGreaterThan(runModel(hvac).years[2]?.revenue ?? 0);
  expect(buildLedger(runModel(next)).price_main?.display).toBe("$149");
  expect(next.market.annualValue.value).toBeGreaterThan(hvac.market.annualValue.value);
});

test("the range narrows to a tenth, never wider than it was, and a value without a range gets none", () => {
  const churn = row(applyCorrections(hvac, setting({ churn: 0.05 })), "churn")?.assumed;
  expect(churn?.low).toBeCloseTo(0.045);
  expect(churn?.high).toBeCloseTo(0.055);
  const tax = row(applyCorrections(hvac, setting({ tax: 0.3 })), "tax")?.assumed;
  expect(tax).toMatchObject({ value: 0.3, low: 0.3, high: 0.3 });
});

test("a value outside the usual is kept and flagged", () => {
  const churn = row(applyCorrections(hvac, setting({ churn: 0.4 })), "churn")?.assumed;
  expect(churn?.value).toBe(0.4);
  expect(churn?.note).toContain("Outside the usual 0.3% to 15%");
});

test("the month of the first sale takes the lines along", () => {
  const next = applyCorrections(hvac, setting({ launch: 9 }));
  expect(next.lines.map(({ startMonth }) => startMonth.value)).toEqual(hvac.lines.map(() => 9));
  expect(
    runModel(next)
      .months.slice(0, 8)
      .every(({ revenue }) => revenue === 0),
  ).toBe(true);
});

test("a known trade stands on its usual density and what narrows it, a private audience on people and a share", () => {
  expect(hvac.market).toMatchObject({ sized: true, density: { kinds: "HVAC companies" } });
  expect(hvac.market.base.provenance).toBe("assumption");
  expect(families.market).toMatchObject({ sized: true, segment: [expect.anything()] });
});

test.each([
  ["a trade that no list knows", makers],
  ["whoever is meant", anybody],
])("a count of %s sizes the market, and no share narrows it to fit them again", (_, plan) => {
  const before = row(plan, "market_base")?.assumed;
  expect(before?.value).toBeCloseTo(runModel(plan).market.tamCustomers);
  expect(before?.provenance).toBe("assumption");
  const counted = applyCorrections(plan, setting({ market_base: 41_000 }));
  expect(row(counted, "market_base")?.assumed).toMatchObject({ value: 41_000, provenance: "founder" });
  const { market } = runModel(counted);
  expect(market).toMatchObject({ sized: true, tamCustomers: 41_000 });
  expect(market.needs).toBeUndefined();
});

test("unknown keys and values out of bounds are named, and change nothing", () => {
  const wrong = setting({ no_such: 1, churn: 2, launch: 3.5, cac: -1, constructor: 4 });
  expect(correctionIssues(hvac, wrong).map(({ path }) => path)).toEqual([
    "corrections.values.no_such",
    "corrections.values.churn",
    "corrections.values.launch",
    "corrections.values.cac",
    "corrections.values.constructor",
  ]);
  expect(applyCorrections(hvac, wrong)).toBe(hvac);
  expect(pruned(hvac, wrong).values).toEqual({ churn: 2, launch: 3.5, cac: -1 });
});

test.each([
  { values: { cac: Number.NaN } },
  { values: { cac: Number.POSITIVE_INFINITY } },
  { values: { cac: "9" } },
])("the schema takes finite numbers only: %j", (body) =>
  expect(correctionsSchema.safeParse(body).success).toBe(false),
);

test.each(Object.keys(IDEAS) as (keyof typeof IDEAS)[])(
  "%s: keys are unique, every assumed value is within its bounds",
  (id) => {
    const a = assume(readBrief(IDEAS[id]));
    const rows = editableAssumptions(a);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    const asIs = setting(Object.fromEntries(rows.map(({ key, assumed }) => [key, assumed.value])));
    expect(correctionIssues(a, asIs)).toEqual([]);
  },
);

test("whatever is corrected, provenance is the founder's, ranges hold the value and every figure stays finite", () => {
  fc.assert(
    fc.property(
      assumptions.chain((a) => fc.tuple(fc.constant(a), within(a))),
      ([a, values]) => {
        const next = applyCorrections(a, setting(values));
        for (const key of Object.keys(values)) {
          const assumed = row(next, key)?.assumed;
          expect(assumed).toMatchObject({ value: values[key], provenance: "founder" });
          expect(assumed && assumed.low <= assumed.value && assumed.value <= assumed.high).toBe(true);
        }
        const model = runModel(next);
        const figures = [...model.months, ...model.years].flatMap((m) =>
          Object.values(m).filter((v): v is number => typeof v === "number"),
        );
        expect(figures.every(Number.isFinite)).toBe(true);
        expect(Object.values(buildLedger(model)).every(({ value }) => Number.isFinite(value))).toBe(true);
      },
    ),
    { numRuns: 120 },
  );
});
