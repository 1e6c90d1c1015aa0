import type { RevenueLine } from "./types";

const PER_MONTH = { month: 1, year: 1 / 12, week: 52 / 12, day: 365 / 12, use: 1 } as const;

/** Times a month that a price with this period is charged. */
export const chargesPerMonth = (per: RevenueLine["per"]) => PER_MONTH[per ?? "month"];
/** The same of a line, where some months of the year are not charged. */
export const chargesOf = ({ per, monthsAYear }: Pick<RevenueLine, "per" | "monthsAYear">) =>
  (chargesPerMonth(per) * (monthsAYear ?? 12)) / 12;

/** What one line does in one month. Money in the project's currency. */
export interface LineFlow {
  units: number;
  revenue: number;
  /** Value of the trades that a "take" line keeps a share of; 0 for the others. */
  gmv: number;
  transactions: number;
}

export const NO_FLOW: LineFlow = { units: 0, revenue: 0, gmv: 0, transactions: 0 };

/** Price of `units` bought by one customer in one month, each unit at its own tier's price. */
export function tieredPrice(units: number, price: number, tiers: RevenueLine["tiers"]): number {
  const steps = [...(tiers ?? [])].sort((a, b) => a.from - b.from);
  if (steps.length === 0) return units * price;
  let total = 0;
  let at = 0;
  let rate = price;
  for (const step of steps) {
    const upTo = Math.min(units, step.from);
    if (upTo > at) total += (upTo - at) * rate;
    at = Math.max(at, upTo);
    rate = step.price;
  }
  return total + Math.max(0, units - at) * rate;
}

/** Bought again month after month, or once by a new customer. */
export function isRepeated(line: RevenueLine): boolean {
  if (line.kind === "oneOff") return false;
  // A deal for one day of a life is struck once.
  if (line.kind === "take") return line.unitsPerCustomerMonth !== undefined || line.quantity === undefined;
  const once = line.kind === "unitSale" || (line.kind === "capacity" && line.quantity !== undefined);
  return !once || line.unitsPerCustomerMonth !== undefined;
}

/** What customers pay again and again; a grant is not paid by them. */
export const repeatedSales = (lines: readonly RevenueLine[]) =>
  activeLines(lines).filter((line) => isRepeated(line) && line.kind !== "grant");

/** Nothing that is planned is bought again: each customer comes once. */
export function buysOnce({ lines }: { lines: readonly RevenueLine[] }): boolean {
  const active = activeLines(lines);
  return active.length > 0 && !active.some(isRepeated);
}

/** Purchases a month of the first thing that is sold; "once" where nobody comes back, null where it is paid by the month. */
export function boughtOften({ lines }: { lines: readonly RevenueLine[] }): number | "once" | null {
  if (buysOnce({ lines })) return "once";
  const [first] = activeLines(lines);
  return first?.kind === "recurring" ? null : (first?.unitsPerCustomerMonth?.value ?? null);
}

/** Nobody pays more than once a day: larger numbers are ordered by the lot, once a week. */
export const DAILY = 31;
export const LOTS = 4;
export const paymentsEach = (often: number) => (often > DAILY ? LOTS / often : 1);

/**
 * One line's month for `average` customers of whom `joined` are new.
 * Formulas: recurring = customers x price; perUse, unitSale and capacity = customers x units x price; take = trades x
 * average order x rate; audience = readers x issues x price per thousand x share sold; oneOff = new customers x fee;
 * grant = its yearly sum spread over the months.
 */
export function lineFlow(line: RevenueLine, average: number, joined: number): LineFlow {
  const buyers = (isRepeated(line) ? average : joined) * (line.attach?.value ?? 1);
  const quantity = line.quantity?.value ?? 1;
  const price = line.price?.value ?? line.averageOrder?.value ?? 0;
  const often = line.unitsPerCustomerMonth?.value ?? 1;
  switch (line.kind) {
    case "recurring": {
      const charges = chargesOf(line);
      const units = buyers * quantity;
      return { units, revenue: units * price * charges, gmv: 0, transactions: buyers * Math.min(1, charges) };
    }
    case "take": {
      const transactions = buyers * often;
      const gmv = transactions * (line.averageOrder?.value ?? 0);
      return { units: transactions, revenue: gmv * (line.takeRate?.value ?? 0), gmv, transactions };
    }
    case "audience": {
      const revenue = ((buyers * often * price) / 1000) * (line.sellThrough?.value ?? 1);
      return { units: buyers * often, revenue, gmv: 0, transactions: 0 };
    }
    case "grant":
      return { units: 0, revenue: price * chargesPerMonth(line.per), gmv: 0, transactions: 0 };
    case "perUse": {
      const revenue = buyers * tieredPrice(often, price, line.tiers);
      return { units: buyers * often, revenue, gmv: 0, transactions: buyers };
    }
    default: {
      const units = buyers * (isRepeated(line) ? often : quantity);
      const transactions = isRepeated(line) ? units * paymentsEach(often) : buyers;
      return { units, revenue: units * price, gmv: 0, transactions };
    }
  }
}

/** Customers who pay a month's price already: whoever joined within the free time does not yet. */
export const pastTrial = ({ kind, freeMonths }: RevenueLine, average: number, joined: number) =>
  kind === "recurring" && freeMonths ? Math.max(0, average - joined * freeMonths.value) : average;

/** What delivering a month of a line costs, payment fees aside. */
export function lineCost(line: RevenueLine, flow: LineFlow, cogsShare: number): number {
  return flow.revenue * (cogsShare + (line.costShare?.value ?? 0)) + flow.units * (line.unitCost?.value ?? 0);
}

/** A grant and a sponsor's invoice are paid by transfer: no card fees. */
export const paysFees = (line: RevenueLine) => line.kind !== "grant" && line.kind !== "audience";

/** Lines of the base case: what is stated as coming later stays out. */
export const activeLines = (lines: readonly RevenueLine[]) => lines.filter((line) => !line.later);
