import { leftOfPayment } from "./left-of-payment";
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
const costs = (share = 0, fixed = 0) =>
  ({ costs: { cogsShare: {}, paymentShare: sum(share), paymentFixed: sum(fixed) } }) as unknown as Parameters<
    typeof leftOfPayment
  >[0];

test("what a payment leaves is the price less the cost of its time or its piece", () => {
  expect(leftOfPrice(line({ price: sum(195), unitCost: sum(88) }), costs())).toBe(107);
  expect(
    leftOfPrice(line({ kind: "recurring", per: "year", price: sum(340), unitCost: sum(176 / 12) }), costs()),
  ).toBeCloseTo(164, 6);
  expect(leftOfPrice(line({ kind: "take", price: sum(10), unitCost: sum(1) }), costs())).toBeNull();
  expect(leftOfPrice(line({ price: sum(10) }), costs())).toBeNull();
});

test("one visit is measured and no month of visits: how often it is bought, by how many and how many at once changes nothing", () => {
  const visit = line({ price: sum(150), unitCost: sum(82), unitsPerCustomerMonth: sum(0.25) });
  expect(leftOfPayment(costs(), visit)).toBe(68);
  const plan = line({ kind: "recurring", per: "month", price: sum(45), quantity: sum(2), attach: sum(0.1) });
  expect(leftOfPayment(costs(), plan)).toBe(45);
  expect(leftOfPayment(costs(), { ...plan, freeMonths: sum(1) })).toBe(45);
  expect(leftOfPayment(costs(0.02), { ...plan, everyMonths: 3 })).toBeCloseTo(3 * 45 * 0.98, 6);
  expect(leftOfPayment(costs(), line({ kind: "grant", price: sum(1000) }))).toBeNull();
});
