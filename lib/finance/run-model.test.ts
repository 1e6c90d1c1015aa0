import fc from "fast-check";
import { readBrief } from "@/lib/brief/read-brief";
import type { Archetype } from "@/lib/brief/types";
import { IDEAS, type IdeaId } from "@/lib/writing/fixtures";
import { assume } from "./assumptions";
import { askFor, breakEven, roundUp2sig, runway, spendAsk, trough } from "./funds";
import type { Assumptions } from "./inputs";
import { sizeMarket } from "./market";
import type { FinancialModel } from "./model";
import { runModel } from "./run-model";
import { simulate } from "./simulate";
import type { Assumed, LineKind, RevenueLine } from "./types";

const ranged = (min: number, max: number): fc.Arbitrary<Assumed> =>
  fc
    .tuple(
      fc.double({ min, max, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([value, a, b]) => ({
      value,
      low: value - (value - min) * a,
      high: value + (max - value) * b,
      provenance: "assumption",
      note: "",
    }));

const whole = (min: number, max: number) =>
  fc.integer({ min, max }).map(
    (value): Assumed => ({
      value,
      low: Math.max(min, value - 1),
      high: Math.min(max, value + 2),
      provenance: "assumption",
      note: "",
    }),
  );

const KINDS: readonly LineKind[] = [
  "recurring",
  "perUse",
  "unitSale",
  "take",
  "capacity",
  "audience",
  "oneOff",
  "grant",
];

const line = (id: string): fc.Arbitrary<RevenueLine> =>
  fc
    .record({
      kind: fc.constantFrom(...KINDS),
      startMonth: whole(1, 30),
      price: ranged(0.0001, 50_000),
      averageOrder: ranged(0.5, 5_000),
      takeRate: ranged(0.001, 0.5),
      per: fc.constantFrom("month", "year", "week", "day", "use"),
      unitsPerCustomerMonth: fc.option(ranged(0.05, 5_000), { nil: undefined }),
      unitCost: fc.option(ranged(0, 60_000), { nil: undefined }),
      costShare: fc.option(ranged(0, 0.9), { nil: undefined }),
      later: fc.boolean(),
    })
    .map((fields) => ({ ...fields, id, label: id, evidence: "" }));

const assumptions: fc.Arbitrary<Assumptions> = fc
  .record({
    archetype: fc.constantFrom<Archetype[]>("saas", "marketplace", "ecommerce", "hardware", "nonprofit"),
    lines: fc.tuple(line("a"), line("b"), line("c")),
    demand: fc.record({
      noun: fc.constant("customers"),
      launchMonth: whole(1, 14),
      rampMonths: whole(1, 12),
      cac: ranged(0, 5_000),
      cacInflation: ranged(0, 0.3),
      organicPerMonth: ranged(0, 500),
      organicGrowth: ranged(0, 0.1),
      referral: ranged(0, 0.05),
      churn: ranged(0, 0.5),
      startCustomers: ranged(0, 2_000),
    }),
    capacity: fc.option(
      fc.record({
        unit: fc.constant("places"),
        perMonth: ranged(1, 10_000),
        utilisationCap: ranged(0.3, 1),
        expandAt: fc.constant(0.9),
        expandUntil: fc.integer({ min: 1, max: 36 }),
        maxSites: fc.integer({ min: 1, max: 8 }),
      }),
      { nil: undefined },
    ),
    share: ranged(0, 0.9),
    paymentShare: ranged(0, 0.05),
    paymentFixed: ranged(0, 1),
    paymentBase: fc.constantFrom("revenue", "gmv"),
    marketingBase: ranged(0, 50_000),
    overhead: ranged(0, 50_000),
    pay: ranged(0, 9_000),
    trigger: fc.double({ min: 0, max: 500_000, noNaN: true }),
    capex: ranged(0, 500_000),
    days: ranged(0, 120),
    base: ranged(0, 50_000_000),
    filter: ranged(0, 1),
    cash: ranged(0, 100_000),
  })
  .map(
    (r): Assumptions => ({
      currency: "USD",
      archetype: r.archetype,
      horizon: 36,
      geography: { label: "here", country: null, population: null },
      lines: [...r.lines],
      demand: r.demand,
      ...(r.capacity ? { capacity: r.capacity } : {}),
      costs: {
        cogsShare: { a: r.share, b: r.share, c: r.share },
        paymentShare: r.paymentShare,
        paymentFixed: r.paymentFixed,
        paymentBase: r.paymentBase,
        marketingBase: r.marketingBase,
        marketingShare: r.filter,
        overhead: r.overhead,
        overheadShare: r.paymentShare,
        launchOneOff: r.overhead,
        taxRate: r.paymentShare,
      },
      people: [
        { role: "Founder", monthly: r.pay, burden: r.paymentShare, start: { month: 1 }, salesShare: 0.4 },
        {
          role: "Hire",
          monthly: r.pay,
          burden: r.paymentShare,
          start: { revenueAtLeast: r.trigger },
          salesShare: 0,
        },
        {
          role: "Support",
          monthly: r.pay,
          burden: r.paymentShare,
          start: { customersPer: 400 },
          salesShare: 0,
        },
        {
          role: "Attendant",
          monthly: r.pay,
          burden: r.paymentShare,
          start: { perSite: true },
          salesShare: 0,
        },
      ],
      capex: [{ label: "Machine", month: 2, cost: r.capex, lifeMonths: 48, perSite: true }],
      working: { receivableDays: r.days, payableDays: r.days, inventoryDays: r.days },
      market: {
        base: r.base,
        baseLabel: "People",
        sized: true,
        segment: [{ label: "Need", share: r.filter }],
        filters: [{ label: "Served", share: r.filter }],
        annualValue: r.pay,
        reachableShareY3: r.filter,
        channels: [],
      },
      funding: { buffer: 0.25, openingCash: r.cash },
    }),
  );

/** Where the first number that is not finite stands; null when all are. */
function firstBad(value: unknown): string | null {
  if (typeof value === "number") return Number.isFinite(value) ? null : String(value);
  if (value === null || typeof value !== "object") return null;
  for (const [key, inner] of Object.entries(value)) {
    const bad = firstBad(inner);
    if (bad !== null) return `${key}.${bad}`;
  }
  return null;
}

const IDEA_IDS: readonly IdeaId[] = [
  "hvac",
  "toolLending",
  "bread",
  "coldRoom",
  "newsletter",
  "leakSensor",
  "tutoring",
  "kitchen",
  "documentApi",
  "vague",
  "spanish",
  "injection",
];

const modelOf = (id: keyof typeof IDEAS): FinancialModel => runModel(assume(readBrief(IDEAS[id])));

describe("any assumptions", () => {
  test("2,000 random sets give only finite numbers", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const { assumptions: _given, ...computed } = runModel(a);
        expect(firstBad(computed)).toBeNull();
      }),
      { numRuns: 2_000, seed: 7 },
    );
  }, 240_000);

  test("cash moves by the result, tax, equipment and money tied up, and by nothing else", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        let before = { cash: a.funding.openingCash.value, receivables: 0, payables: 0, inventory: 0 };
        for (const m of simulate(a).months) {
          const tiedUp =
            m.inventory -
            before.inventory +
            (m.receivables - before.receivables) -
            (m.payables - before.payables);
          expect(Math.abs(m.cash - (before.cash + m.ebitda - m.tax - m.capex - tiedUp))).toBeLessThan(
            1e-6 * Math.max(1, Math.abs(m.cash)),
          );
          before = m;
        }
      }),
      { numRuns: 300, seed: 8 },
    );
  });

  test("months sum to their year", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const { months, years } = runModel(a);
        for (const year of years) {
          const rows = months.slice((year.year - 1) * 12, year.year * 12);
          const revenue = rows.reduce((sum, m) => sum + m.revenue, 0);
          expect(Math.abs(year.revenue - revenue)).toBeLessThanOrEqual(1e-9 * Math.max(1, revenue));
        }
      }),
      { numRuns: 100, seed: 9 },
    );
  });

  test("TAM >= SAM >= SOM, and nobody wins more customers than the obtainable market", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const market = sizeMarket(a);
        const { months } = simulate(a);
        expect(market.tam).toBeGreaterThanOrEqual(market.sam);
        expect(market.sam).toBeGreaterThanOrEqual(market.som);
        for (const m of months) expect(m.customers).toBeLessThanOrEqual(market.somCustomers + 1e-6);
      }),
      { numRuns: 300, seed: 10 },
    );
  });

  test("low, base and high cases are in order of year-3 cash", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const { low, base, high } = runModel(a).scenarios;
        expect(low.cashY3).toBeLessThanOrEqual(base.cashY3);
        expect(base.cashY3).toBeLessThanOrEqual(high.cashY3);
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  test("the use of funds sums to the ask, and the ask covers the trough with the buffer", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const { months } = simulate(a);
        const ask = askFor(a, months);
        const useOfFunds = spendAsk(months, breakEven(months), ask);
        const troughCash = trough(months).cash;
        const runwayMonths = runway(months, ask);
        expect(ask).toBeGreaterThanOrEqual(-troughCash * 1.25 * (1 - 1e-9));
        if (ask > 0) {
          expect(useOfFunds.reduce((sum, row) => sum + row.amount, 0)).toBeCloseTo(ask, 4);
          expect(runwayMonths).toBe(36);
        }
      }),
      { numRuns: 300, seed: 12 },
    );
  });
});

describe("the fixture ideas", () => {
  test.each([...IDEA_IDS])("%s: a plausible first plan", (id) => {
    const { years, months, scenarios, assumptions: a } = modelOf(id);
    expect(years[2]?.revenue ?? 0).toBeGreaterThan(years[0]?.revenue ?? 0);
    expect(scenarios.low.revenueY3).toBeLessThanOrEqual(scenarios.base.revenueY3);
    expect(scenarios.base.revenueY3).toBeLessThanOrEqual(scenarios.high.revenueY3);
    const founded = a.people.filter(({ start }) => "month" in start).length;
    expect(months[0]?.headcount).toBeLessThanOrEqual(founded + 1);
    expect(JSON.parse(JSON.stringify(modelOf(id)))).toEqual(modelOf(id));
  });

  test("the founder's own figures are kept and marked as such", () => {
    const { lines } = modelOf("hvac").assumptions;
    expect(lines.map((line) => [line.price?.value, line.price?.provenance])).toEqual([
      [99, "founder"],
      [3, "founder"],
    ]);
    expect(lines[1]?.unitsPerCustomerMonth?.value).toBe(12);
  });

  test("a benchmark is cited only with its source row", () => {
    for (const id of IDEA_IDS) {
      const seen: { provenance?: unknown; sourceId?: unknown }[] = [];
      JSON.stringify(modelOf(id).assumptions, (_, value) => {
        if (value && typeof value === "object" && "provenance" in value) seen.push(value);
        return value;
      });
      for (const { provenance, sourceId } of seen)
        expect(provenance === "benchmark").toBe(sourceId !== undefined);
    }
  });

  test("a market without an honest count is not called sized", () => {
    expect(modelOf("hvac").market.sized).toBe(false);
    expect(modelOf("hvac").market.needs).toContain("Census");
    expect(modelOf("bread").market.sized).toBe(true);
    expect(modelOf("vague").market.sized).toBe(false);
  });
});

describe("a sale that loses on every unit", () => {
  const losing = runModel(
    assume(
      readBrief({
        solution: "We bake bread and ship it.",
        targetAudience: "Families in Germany",
        businessModel: "A box costs 20 EUR. Ingredients cost us 26 EUR per box.",
      }),
    ),
  );

  test("stops the growth story, first of all warnings, with the price that would mend it", () => {
    expect(losing.stopsGrowth).toBe(true);
    expect(losing.warnings[0]?.rule).toBe("unit-loss");
    const price = Number(/price of €([\d.]+)/.exec(losing.warnings[0]?.text ?? "")?.[1]);
    const [line] = losing.assumptions.lines;
    expect(line).toBeDefined();
    if (!line?.price) return;
    const mended = runModel({
      ...losing.assumptions,
      lines: [{ ...line, price: { ...line.price, value: price * 1.01 } }],
    });
    expect(mended.stopsGrowth).toBe(false);
    const short = runModel({
      ...losing.assumptions,
      lines: [{ ...line, price: { ...line.price, value: price * 0.99 } }],
    });
    expect(short.stopsGrowth).toBe(true);
  });

  test("does not fire for a sound one", () => {
    expect(modelOf("bread").stopsGrowth).toBe(false);
    expect(modelOf("injection").stopsGrowth).toBe(false);
  });
});

test.each([
  [233_100, 240_000],
  [240_000, 240_000],
  [9.91, 10],
  [1, 1],
  [0, 0],
  [-5, 0],
  [101, 110],
  [99_000_001, 100_000_000],
])("%d is rounded up to %d", (value, rounded) => {
  expect(roundUp2sig(value)).toBe(rounded);
});
