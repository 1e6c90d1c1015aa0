import fc from "fast-check";
import type { Archetype } from "@/lib/brief/types";
import type { Assumptions } from "./inputs";
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

export const line = (id: string): fc.Arbitrary<RevenueLine> =>
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

export const assumptions: fc.Arbitrary<Assumptions> = fc
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
      promised: fc.option(ranged(0, 500), { nil: undefined }),
      reached: fc.option(ranged(1, 200), { nil: undefined }),
      mostNew: fc.option(ranged(0, 300), { nil: undefined }),
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
    letOut: fc.boolean(),
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
      capex: [
        { label: "Machine", month: 2, cost: r.capex, lifeMonths: 48, perSite: true },
        ...(r.letOut ? [{ label: "Loan", month: 1, cost: r.pay, lifeMonths: 30, letWith: "a" }] : []),
      ],
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
