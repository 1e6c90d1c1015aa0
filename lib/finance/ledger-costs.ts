import { moneyFact, priceFact } from "./fact";
import type { Fact } from "./ledger";
import { activeLines, isRepeated, lineFlow, paysFees } from "./line-flow";
import type { FinancialModel } from "./model";
import { toldTime } from "./told-time";

/** Below a cent nothing is rounded away. */
const cents = (sum: number) => (sum < 0.01 ? sum : Math.round(sum * 100) / 100);

const SMALL = 100;
/** The parts of a small sum are told with their cents, so that they add up as they are shown. */
export function partFact({ unit, assumptions, currency }: FinancialModel): ReturnType<typeof moneyFact> {
  const told = unit.revenue * toldTime({ unit, assumptions }).months;
  const price = priceFact(currency);
  return told < SMALL && !Number.isInteger(told)
    ? (key, label, value, source) => price(key, label, cents(value), source)
    : moneyFact(currency);
}

const PARTS = [
  ["unit_tax", "VAT or GST in the price"],
  ["unit_goods", "Stated costs"],
  ["unit_shares", "Shares paid away"],
  ["unit_delivery", "Other costs of delivery"],
  ["unit_fees", "Payment fees"],
] as const;

/** What lies between the revenue and the contribution of one customer, each part with its sum. */
export function costFacts(model: FinancialModel): Fact[] {
  const { unit, assumptions: a } = model;
  const { label: basis, months } = toldTime(model);
  const part = partFact(model);
  const sums = { unit_tax: unit.tax, unit_goods: 0, unit_shares: 0, unit_delivery: 0, unit_fees: 0 };
  for (const line of activeLines(a.lines)) {
    if (line.kind === "grant" || isRepeated(line) !== (unit.basis === "month")) continue;
    const flow = lineFlow(line, 1, 1);
    const base = a.costs.paymentBase === "gmv" && flow.gmv > 0 ? flow.gmv : flow.revenue;
    const told = line.unitCost?.provenance === "assumption" ? "unit_delivery" : "unit_goods";
    sums[told] += flow.units * (line.unitCost?.value ?? 0);
    sums.unit_shares += flow.revenue * (line.costShare?.value ?? 0);
    sums.unit_delivery += flow.revenue * (a.costs.cogsShare[line.id]?.value ?? 0);
    if (paysFees(line))
      sums.unit_fees += base * a.costs.paymentShare.value + flow.transactions * a.costs.paymentFixed.value;
  }
  return PARTS.filter(([key]) => unit.revenue > 0 && sums[key] > 0).map(([key, label]) =>
    part(key, `${label} ${basis}`, cents(sums[key] * months), {
      formula: "of each line: units or revenue × its cost",
      inputs: ["revenue_per_customer"],
    }),
  );
}
