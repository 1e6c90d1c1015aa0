import { leftOfPrice } from "./left-of-price";
import type { Assumed, RevenueLine } from "./types";

const sum = (value: number): Assumed => ({ value, low: value, high: value, provenance: "founder", note: "" });
const line = (more: Partial<RevenueLine>): RevenueLine => ({
  id: "a",
  label: "A",
  kind: "perUse",
  startMonth: sum(1),
  evidence: "",
  ...more,
});

test("what a payment leaves is the price less the cost of its time or its piece", () => {
  expect(leftOfPrice(line({ price: sum(195), unitCost: sum(88) }))).toBe(107);
  expect(
    leftOfPrice(line({ kind: "recurring", per: "year", price: sum(340), unitCost: sum(176 / 12) })),
  ).toBeCloseTo(164, 6);
  expect(leftOfPrice(line({ kind: "take", price: sum(10), unitCost: sum(1) }))).toBeNull();
  expect(leftOfPrice(line({ price: sum(10) }))).toBeNull();
});
