import { letToEach } from "./capital";
import type { Assumptions } from "./inputs";
import { LIFE_CAP_MONTHS, monthsPaid } from "./lifetime";
import { activeLines, chargesOf, isRepeated, lineCost, lineFlow, paysFees, repeatedSales } from "./line-flow";
import type { Unit } from "./model";
import type { Simulation } from "./simulate";
import { keptOf } from "./tax-owed";
import type { RevenueLine } from "./types";

interface Brought {
  /** As paid. */
  revenue: number;
  /** Of it VAT or GST. */
  tax: number;
  contribution: number;
}

/** What one customer pays and leaves through one line: a month's for repeated lines, once for the others. */
export function perCustomer(a: Pick<Assumptions, "costs" | "salesTax">, line: RevenueLine): Brought {
  if (line.kind === "grant") return { revenue: 0, tax: 0, contribution: 0 };
  const flow = lineFlow(line, 1, 1);
  const cost = lineCost(line, flow, a.costs.cogsShare[line.id]?.value ?? 0);
  const base = a.costs.paymentBase === "gmv" && flow.gmv > 0 ? flow.gmv : flow.revenue;
  const fees = paysFees(line)
    ? base * a.costs.paymentShare.value + flow.transactions * a.costs.paymentFixed.value
    : 0;
  const tax = flow.revenue * (1 - keptOf(a.salesTax, line));
  return { revenue: flow.revenue, tax, contribution: flow.revenue - tax - cost - fees };
}

/** What one line brings from one customer in a year. */
export const yearlyOf = (a: Assumptions, line: RevenueLine) =>
  perCustomer(a, line).revenue * (isRepeated(line) ? 12 : 1);

/** The line that earns most from one customer in a year; grants only when there is nothing else. */
export function mainLine(a: Assumptions): RevenueLine | undefined {
  const lines = activeLines(a.lines);
  const sold = lines.filter((line) => line.kind !== "grant");
  return [...(sold.length > 0 ? sold : lines)].sort((x, y) => yearlyOf(a, y) - yearlyOf(a, x))[0];
}

function sums(a: Assumptions) {
  const total = { revenue: 0, tax: 0, contribution: 0 };
  const monthly = { ...total };
  const once = { ...total };
  for (const line of activeLines(a.lines)) {
    const each = perCustomer(a, line);
    const into = isRepeated(line) ? monthly : once;
    into.revenue += each.revenue;
    into.tax += each.tax;
    into.contribution += each.contribution;
  }
  return { monthly, once };
}

/** What one customer leaves in a year of what is paid again and again. */
export const leftInAYear = (a: Assumptions) =>
  repeatedSales(a.lines).reduce((sum, line) => sum + 12 * perCustomer(a, line).contribution, 0);

/** Months for which a new customer pays nothing at all: the shortest free time of what is paid over and over. */
export function freeAtStart(a: Assumptions): number {
  const repeated = repeatedSales(a.lines);
  return repeated.length === 0 ? 0 : Math.min(...repeated.map(({ freeMonths }) => freeMonths?.value ?? 0));
}

/** True when a customer, all lines together, costs more than they pay: every month, or once where nothing is repeated. */
export function losesOnEach(a: Assumptions): boolean {
  const { monthly, once } = sums(a);
  return (monthly.revenue > 0 ? monthly : once).contribution <= 0;
}

const PLAN_YEARS = 3;

/** Revenue of one customer in a year, without tax; what is bought once is bought by everybody once within the plan. */
export function annualValue(a: Assumptions): number {
  const { monthly, once } = sums(a);
  return (monthly.revenue - monthly.tax) * 12 + (once.revenue - once.tax) / PLAN_YEARS;
}

const priceOf = (line: RevenueLine | undefined) =>
  line === undefined
    ? null
    : line.kind === "take"
      ? (line.averageOrder?.value ?? 0) * (line.takeRate?.value ?? 0)
      : line.price
        ? line.price.value * (line.everyMonths ?? 1)
        : null;

/** What one payment leaves, where they come less often than every month; null where one comes each month. */
function onePayment(a: Assumptions, line: RevenueLine): { left: number; months: number } | null {
  const often = line.kind === "recurring" ? chargesOf(line) : (line.unitsPerCustomerMonth?.value ?? 1);
  if (often >= 1 || often <= 0 || line.freeMonths) return null;
  const { attach: _, ...whole } = line;
  return { left: perCustomer(a, whole).contribution / often, months: 1 / often };
}

/** A mean month says nothing of who pays a visit or a year at once: the first payment covers it, or the second has to come. */
function byPayments(a: Assumptions, months: number, owed: number): number {
  const paid = repeatedSales(a.lines).map((line) => onePayment(a, line));
  if (paid.some((one) => one === null)) return months;
  const known = paid.flatMap((one) => one ?? []);
  return known.every(({ left }) => left >= owed)
    ? 0
    : Math.max(months, Math.min(...known.map((one) => one.months)));
}

/**
 * What one customer brings and costs. LTV = monthly contribution x the months paid on average within five years - wear of
 * what is let + what was bought once;
 * loaded CAC = (marketing + the sales share of payroll) / new customers over 36 months; payback = the months of
 * contribution that repay the CAC and the equipment let to a customer, null when they are never repaid.
 */
export function unitEconomics(a: Assumptions, { months, salesPayroll }: Simulation): Unit {
  const { monthly, once } = sums(a);
  const repeats = monthly.revenue > 0;
  const life = repeats ? monthsPaid(a, LIFE_CAP_MONTHS) : 0;
  const free = repeats ? freeAtStart(a) : 0;
  const equipment = letToEach(a);
  const ltv =
    monthly.contribution * Math.max(0, life - monthsPaid(a, free)) -
    equipment.wear * life +
    once.contribution;
  const joined = months.reduce((sum, m) => sum + m.newCustomers, 0);
  const spent = months.reduce((sum, m) => sum + m.marketing, 0) + salesPayroll;
  const cac = joined >= 1 ? spent / joined : null;
  const basis = repeats ? monthly : once;
  const main = mainLine(a);
  const left = cac === null ? null : Math.max(0, cac + equipment.cost - once.contribution);
  const payback =
    left === null
      ? null
      : left === 0
        ? 0
        : repeats && monthly.contribution > 0
          ? byPayments(a, free + left / monthly.contribution, left)
          : null;
  return {
    price: priceOf(main),
    priceLabel: main?.label ?? "",
    basis: repeats ? "month" : "purchase",
    revenue: basis.revenue,
    tax: basis.tax,
    contribution: basis.contribution,
    contributionMargin: basis.revenue > 0 ? basis.contribution / basis.revenue : null,
    ltv,
    cac,
    paybackMonths: payback !== null && payback > life && repeats ? null : payback,
    atStart: repeats ? once.contribution : 0,
    paidAtStart: repeats ? once.revenue : 0,
    equipment: equipment.cost,
    equipmentMonths:
      equipment.cost > 0 && monthly.contribution > 0 ? equipment.cost / monthly.contribution : null,
    ltvToCac: cac !== null && cac > 0 ? ltv / cac : null,
  };
}

export interface Leak {
  line: RevenueLine;
  contribution: number;
  /** The price at which a unit breaks even; null when shares paid away take everything. */
  priceAtZero: number | null;
  /** The unit cost at which the stated price breaks even; null when even a free unit loses. */
  costAtZero: number | null;
}

/** Lines that lose money on every unit, with what would bring each to zero. */
export function leaks(a: Assumptions): Leak[] {
  return activeLines(a.lines).flatMap((line) => {
    const { revenue, contribution } = perCustomer(a, line);
    if (line.kind === "grant" || revenue <= 0 || contribution > 0) return [];
    const flow = lineFlow(line, 1, 1);
    const units = line.kind === "take" || flow.units === 0 ? 1 : flow.units;
    const charges = line.kind === "recurring" ? chargesOf(line) : 1;
    const price = line.kind === "take" ? (line.takeRate?.value ?? 0) : revenue / units / charges;
    const keep =
      1 + (contribution - revenue) / revenue + ((line.unitCost?.value ?? 0) * flow.units) / revenue;
    const cost = line.unitCost?.value ?? 0;
    if (line.kind === "take")
      return [{ line, contribution, priceAtZero: price * (1 - contribution / revenue), costAtZero: null }];
    const priceAtZero = keep > 0 && cost > 0 ? cost / charges / keep : null;
    const costAtZero = cost > 0 && keep > 0 ? cost + contribution / units : null;
    return [
      {
        line,
        contribution,
        priceAtZero,
        costAtZero: costAtZero !== null && costAtZero > 0 ? costAtZero : null,
      },
    ];
  });
}
