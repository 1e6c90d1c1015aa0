import fc from "fast-check";
import { TIERS } from "@/lib/journey/tiers";
import {
  amountDue,
  countedAmount,
  earnedTier,
  higherTier,
  type LedgerEntry,
  type OrderTerms,
  orderStanding,
  priceOf,
} from "./entitlement";

const order = (id: string, tier: OrderTerms["tier"], amount = priceOf(tier)): OrderTerms => ({
  id,
  tier,
  amount,
  currency: "usd",
});
const entry = (
  orderId: string,
  kind: LedgerEntry["kind"],
  amount: number,
  { object = `${kind}-${orderId}`, payment = `paid-${orderId}`, currency = "usd" } = {},
): LedgerEntry => ({ orderId, kind, objectId: object, paymentId: payment, amount, currency });

const spark = order("s", "spark");
const upgrade = order("f", "fuel", amountDue("fuel", priceOf("spark")));
const bothPaid = [entry("s", "paid", 19_900), entry("f", "paid", 40_000)];

test("a tier is reached by its price, in one payment or in two", () => {
  expect(earnedTier([], [])).toBe("freemium");
  expect(earnedTier([spark], [entry("s", "paid", 19_900)])).toBe("spark");
  expect(earnedTier([spark, upgrade], bothPaid)).toBe("fuel");
  expect(amountDue("rocket", countedAmount([spark, upgrade], bothPaid))).toBe(90_000);
  const rocket = order("r", "rocket", 90_000);
  expect(earnedTier([spark, upgrade, rocket], [...bothPaid, entry("r", "paid", 90_000)])).toBe("rocket");
});

test("what is refunded in full no longer counts, and leaves what the rest pays for", () => {
  expect(earnedTier([spark, upgrade], [...bothPaid, entry("f", "refund", 40_000)])).toBe("spark");
  expect(earnedTier([spark, upgrade], [...bothPaid, entry("s", "refund", 19_900)])).toBe("spark");
  expect(earnedTier([spark, upgrade], [...bothPaid, entry("s", "refund", 19_899)])).toBe("fuel");
  const twoParts = [
    entry("s", "refund", 10_000, { object: "re-1" }),
    entry("s", "refund", 9_900, { object: "re-2" }),
  ];
  expect(earnedTier([spark], [entry("s", "paid", 19_900), ...twoParts])).toBe("freemium");
  const failed = entry("s", "refund_failed", 9_900, { object: "re-2" });
  expect(earnedTier([spark], [entry("s", "paid", 19_900), ...twoParts, failed])).toBe("spark");
});

test("a dispute suspends while it is open, and for good when it is lost", () => {
  const paid = entry("s", "paid", 19_900);
  const dispute = (kind: LedgerEntry["kind"]) => entry("s", kind, 19_900, { object: "dp" });
  expect(earnedTier([spark], [paid, dispute("dispute_open")])).toBe("freemium");
  expect(earnedTier([spark], [paid, dispute("dispute_open"), dispute("dispute_won")])).toBe("spark");
  expect(earnedTier([spark], [paid, dispute("dispute_open"), dispute("dispute_lost")])).toBe("freemium");
});

test("too little, another currency and nothing at all buy nothing; more than asked does", () => {
  expect(earnedTier([spark], [entry("s", "paid", 19_899)])).toBe("freemium");
  expect(earnedTier([spark], [entry("s", "paid", 19_900, { currency: "eur" })])).toBe("freemium");
  expect(earnedTier([order("s", "spark", 0)], [entry("s", "paid", 0)])).toBe("freemium");
  expect(earnedTier([spark], [entry("s", "paid", 20_000)])).toBe("spark");
});

test("a tier paid three times is not the next one", () => {
  const orders = ["a", "b", "c", "d"].map((id) => order(id, "spark"));
  const paid = orders.map(({ id }) => entry(id, "paid", 19_900));
  expect(earnedTier(orders, paid)).toBe("spark");
});

const tiers = fc.constantFrom("spark" as const, "fuel" as const, "rocket" as const);
const history = fc
  .array(fc.record({ tier: tiers, amount: fc.integer({ min: 0, max: 150_000 }) }), { maxLength: 5 })
  .chain((made) => {
    const orders = made.map(({ tier, amount }, n) => order(`o${n}`, tier, amount));
    const fact = fc
      .record({
        at: fc.nat({ max: Math.max(0, orders.length - 1) }),
        kind: fc.constantFrom(
          "paid" as const,
          "refund" as const,
          "refund_failed" as const,
          "dispute_open" as const,
          "dispute_won" as const,
          "dispute_lost" as const,
        ),
        object: fc.nat({ max: 2 }),
      })
      .map(({ at, kind, object }) => {
        const { id = "none", amount = 0 } = orders[at] ?? {};
        return entry(id, kind, kind === "paid" ? amount : Math.ceil(amount / 2), {
          object: kind === "paid" ? `paid-${id}` : `${kind.split("_")[0]}-${id}-${object}`,
        });
      });
    return fc.record({ orders: fc.constant(orders), entries: fc.array(fact, { maxLength: 20 }) });
  });

/** The ledger's own rule: one row per kind and object. */
const once = (entries: LedgerEntry[]) => [
  ...new Map(entries.map((e) => [`${e.kind} ${e.objectId}`, e])).values(),
];

test("neither the order of the facts nor their repetition changes the tier", () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), ({ orders, entries }, dice) => {
      const tier = earnedTier(orders, once(entries));
      const shuffled = [...entries, ...entries]
        .map((e) => ({ e, at: dice.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ e }) => e);
      expect(earnedTier(orders.toReversed(), shuffled)).toBe(tier);
    }),
    { numRuns: 500 },
  );
});

test("a payment never lowers a tier, and a full refund never raises one", () => {
  fc.assert(
    fc.property(history, tiers, ({ orders, entries }, tier) => {
      const before = earnedTier(orders, once(entries));
      const more = order("new", tier);
      const paid = [...once(entries), entry("new", "paid", more.amount)];
      const after = earnedTier([...orders, more], paid);
      expect(higherTier(after, before)).toBe(after);
      expect(TIERS.indexOf(after)).toBeGreaterThanOrEqual(TIERS.indexOf(tier));
      const refunded = [...paid, entry("new", "refund", more.amount)];
      expect(earnedTier([...orders, more], refunded)).toBe(before);
    }),
    { numRuns: 500 },
  );
});

test("an order says what was paid, what went back and whether it is contested", () => {
  const facts = [...bothPaid, entry("s", "refund", 5_000), entry("f", "dispute_open", 40_000)];
  expect(orderStanding(spark, facts)).toEqual({
    counts: true,
    paid: 19_900,
    refunded: 5_000,
    disputed: false,
  });
  expect(orderStanding(upgrade, facts)).toEqual({ counts: false, paid: 40_000, refunded: 0, disputed: true });
});
