import fc from "fast-check";
import { readBrief } from "@/lib/brief/read-brief";
import { IDEAS, type IdeaId } from "@/lib/writing/fixtures";
import { assumptions } from "./arbitrary-assumptions";
import { assume } from "./assumptions";
import { askFor, runway, spendAsk, trough } from "./funds";
import { sizeMarket } from "./market";
import type { FinancialModel } from "./model";
import { aheadAtStart } from "./paid-ahead";
import { roundUp } from "./round-up";
import { runModel } from "./run-model";
import { simulate } from "./simulate";

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
  test("2,000 whole models of random sets hold only finite numbers", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const { assumptions: _given, ...computed } = runModel(a);
        expect(firstBad(computed)).toBeNull();
      }),
      { numRuns: 2_000, seed: 7 },
    );
  }, 240_000);

  test("in 10,000 sets cash moves by the result, tax, equipment and money tied up and by nothing else, every figure is finite, and TAM >= SAM >= SOM >= customers", () => {
    const off: string[] = [];
    for (const a of fc.sample(assumptions, { numRuns: 10_000, seed: 8 })) {
      const market = sizeMarket(a);
      if (!(market.tam >= market.sam && market.sam >= market.som)) off.push("market");
      const months = simulate(a).months;
      const atStart = Math.min(a.demand.startCustomers.value, market.somCustomers);
      let before = {
        cash: a.funding.openingCash.value,
        receivables: 0,
        payables: 0,
        inventory: 0,
        paidAhead: aheadAtStart(a, atStart),
      };
      for (const m of months) {
        const tiedUp =
          m.inventory -
          before.inventory +
          (m.receivables - before.receivables) -
          (m.payables - before.payables) -
          (m.paidAhead - before.paidAhead);
        const expected = before.cash + m.ebitda - m.tax - m.capex - tiedUp;
        if (!(Math.abs(m.cash - expected) < 1e-6 * Math.max(1, Math.abs(m.cash))))
          off.push(`cash ${m.month}`);
        if (m.paidAhead < 0) off.push(`ahead ${m.month}`);
        if (!Number.isFinite(m.revenue + m.cogs + m.customers + m.payroll + m.gmv))
          off.push(`finite ${m.month}`);
        if (m.customers > market.somCustomers + 1e-6) off.push(`customers ${m.month}`);
        before = m;
      }
    }
    expect(off).toEqual([]);
  }, 60_000);

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

  test("low, base and high cases are in order of year-3 cash", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const { low, base, high } = runModel(a).scenarios;
        expect(low.cashY3).toBeLessThanOrEqual(base.cashY3);
        expect(base.cashY3).toBeLessThanOrEqual(high.cashY3);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  test("the use of funds sums to the ask, and the ask covers the trough with the buffer", () => {
    fc.assert(
      fc.property(assumptions, (a) => {
        const { months } = simulate(a);
        const ask = askFor(a, months);
        const useOfFunds = spendAsk(months, trough(months), ask);
        const troughCash = trough(months).cash;
        const runwayMonths = runway(months, ask);
        expect(ask).toBeGreaterThanOrEqual(-troughCash * 1.25 * (1 - 1e-9) - 1e-9);
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

  /** Where a higher price only hires earlier, more sales leave less cash, and no case is richer than another. */
  const growthPays = (id: IdeaId) => {
    const price = modelOf(id).sensitivity.find(({ key }) => key === "price");
    return !modelOf(id).stopsGrowth && (!price || price.highCash >= price.lowCash);
  };
  test.each(IDEA_IDS.filter(growthPays))(
    "%s: no assumption alone moves the cash further than all of the cases together",
    (id) => {
      const { scenarios, sensitivity } = modelOf(id);
      const { low, high } = scenarios;
      expect(sensitivity[0]?.swing ?? 0).toBeLessThanOrEqual(high.cashBeforePay - low.cashBeforePay + 1e-6);
    },
  );

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
    expect(modelOf("documentApi").market.sized).toBe(false);
    expect(modelOf("documentApi").market.needs).toContain("where to look");
    expect(modelOf("hvac").market.sized).toBe(true);
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
  [1.2e-310, 0],
])("%d is rounded up to %d", (value, rounded) => {
  expect(roundUp(value, 2)).toBe(rounded);
});
