import type { Assumptions } from "@/lib/finance/inputs";
import { shareOf, sharesOfKinds } from "@/lib/finance/kinds-of-buyer";
import { activeLines, chargesPerMonth } from "@/lib/finance/line-flow";
import { costPer } from "@/lib/finance/line-labels";
import type { FinancialModel } from "@/lib/finance/model";
import { committed, scenarioPlans } from "@/lib/finance/scenarios";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { generalInputs } from "./general-inputs";
import { type Found, type InputRow, type NumberKind, toldApart } from "./input";

const numberOf = (found: Assumed | number | undefined): number =>
  typeof found === "number" ? found : (found?.value ?? 0);

/** Names that a spreadsheet takes: letters first, no cell address. */
export const lineName = (index: number, field: string): string => `line${index + 1}_${field}`;
const hireName = (index: number, field: string): string => `hire${index + 1}_${field}`;

/** Who buys it follows from the market, where each kind of buyer is counted. */
function byKind({ market }: Assumptions, { buyer, attach }: RevenueLine): string | null {
  const shares = sharesOfKinds(market);
  if (!buyer || attach?.provenance !== "derived" || shares.size === 0) return null;
  const part = attach.value / shareOf(shares, buyer);
  const at = [...shares.keys()].indexOf(buyer) + 2;
  return `${Number.isFinite(part) ? part : 0}*kind${at}_share`;
}

function lineInputs(base: Assumptions): Record<string, Found> {
  const found: Record<string, Found> = {};
  const lines = activeLines(base.lines);
  const labels = toldApart(lines.map(({ label }) => label));
  lines.forEach((line, i) => {
    const add = (
      field: string,
      label: string,
      kind: NumberKind,
      pick: Found["pick"],
      formula: string | null = null,
    ) => {
      found[lineName(i, field)] = {
        group: `Revenue: ${labels[i]}`,
        label,
        kind,
        pick,
        ...(formula && { formula }),
      };
    };
    const of = (a: Assumptions) => activeLines(a.lines)[i];
    add("start", "First month of revenue", "number", (a) => of(a)?.startMonth);
    add(
      "price",
      line.price ? "Price" : "Average order",
      "price",
      (a) => of(a)?.price ?? of(a)?.averageOrder ?? 0,
    );
    if (line.kind === "recurring" || line.kind === "grant")
      add("charges", "Charged so many times a month", "number", () => chargesPerMonth(line.per));
    add("often", "Units per customer and month", "number", (a) => of(a)?.unitsPerCustomerMonth ?? 1);
    add("attach", "Share of customers who buy it", "share", (a) => of(a)?.attach ?? 1, byKind(base, line));
    if (line.freeMonths) add("free", "Months free at the start", "number", (a) => of(a)?.freeMonths);
    add("quantity", "Units bought at once", "number", (a) => of(a)?.quantity ?? 1);
    if (line.kind === "take") {
      add("order", "Average order", "price", (a) => of(a)?.averageOrder ?? 0);
      add("take", "Share of each order that is kept", "share", (a) => of(a)?.takeRate ?? 0);
    }
    if (line.kind === "audience")
      add("sold", "Share of places sold", "share", (a) => of(a)?.sellThrough ?? 1);
    [...(line.tiers ?? [])]
      .sort((x, y) => x.from - y.from)
      .forEach((tier, t) => {
        add(`from${t + 1}`, `From this many units: price ${t + 2}`, "number", () => tier.from);
        add(
          `tier${t + 1}`,
          `Price ${t + 2}`,
          "price",
          (a) => [...(of(a)?.tiers ?? [])].sort((x, y) => x.from - y.from)[t]?.price ?? 0,
        );
      });
    add("unitcost", costPer(line), "price", (a) => of(a)?.unitCost ?? 0);
    add("paidaway", "Share of revenue paid away", "share", (a) => of(a)?.costShare ?? 0);
    add(
      "delivery",
      "Cost of delivery as a share of revenue",
      "share",
      (a) => a.costs.cogsShare[line.id] ?? 0,
    );
  });
  return found;
}

function peopleInputs(base: Assumptions): Record<string, Found> {
  const found: Record<string, Found> = {};
  const roles = toldApart(base.people.map(({ role }) => role));
  base.people.forEach((hire, i) => {
    const group = `People: ${roles[i]}`;
    found[hireName(i, "pay")] = {
      group,
      label: "Gross pay a month",
      kind: "money",
      pick: (a) => a.people[i]?.monthly,
    };
    found[hireName(i, "burden")] = {
      group,
      label: "Taxes and benefits on top",
      kind: "share",
      pick: (a) => a.people[i]?.burden,
    };
    const { start } = hire;
    if ("month" in start)
      found[hireName(i, "month")] = {
        group,
        label: "Joins in month",
        kind: "number",
        pick: () => start.month,
      };
    if ("revenueAtLeast" in start)
      found[hireName(i, "revenue")] = {
        group,
        label: "Joins when last month's revenue reached",
        kind: "money",
        pick: () => start.revenueAtLeast,
      };
    if ("whenLeft" in start)
      found[hireName(i, "left")] = {
        group,
        label: "Paid once last month left so many times the pay",
        kind: "number",
        pick: () => start.whenLeft,
      };
    if ("customersPer" in start)
      found[hireName(i, "per")] = {
        group,
        label: "One for so many customers",
        kind: "count",
        pick: () => start.customersPer,
      };
  });
  base.capex.forEach((item, i) => {
    const group = "Equipment";
    found[`asset${i + 1}_cost`] = { group, label: item.label, kind: "money", pick: (a) => a.capex[i]?.cost };
    if (item.letWith === undefined)
      found[`asset${i + 1}_month`] = {
        group,
        label: `${item.label}: bought in month`,
        kind: "number",
        pick: () => item.month,
      };
    found[`asset${i + 1}_life`] = {
      group,
      label: `${item.label}: months of use`,
      kind: "number",
      pick: () => Math.max(1, item.lifeMonths),
    };
  });
  return found;
}

export interface Plans {
  low: Assumptions;
  base: Assumptions;
  high: Assumptions;
}

/** The three plans of the scenarios, sites as the base case decides them. */
export function plansOf(model: FinancialModel): Plans {
  const base = committed(model.assumptions, model.months);
  return { ...scenarioPlans(base), base };
}

/** Every number the model reads, with its value in each scenario. */
export function inputRows({ low, base, high }: Plans): InputRow[] {
  const found = { ...generalInputs(base), ...lineInputs(base), ...peopleInputs(base) };
  return Object.entries(found).map(([name, { group, label, kind, pick, formula }]) => {
    const at = pick(base);
    return {
      name,
      group,
      label,
      kind,
      low: numberOf(pick(low)),
      base: numberOf(at),
      high: numberOf(pick(high)),
      provenance: typeof at === "object" ? at.provenance : "derived",
      note: typeof at === "object" ? at.note : "",
      ...(formula && { formula }),
    };
  });
}
