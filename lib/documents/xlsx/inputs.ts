import { fixed } from "@/lib/finance/assumed";
import { costOfGroup, equipmentOf, heldOf, INPUT, placesOf, takenOf } from "@/lib/finance/input-names";
import type { Assumptions, HireStart } from "@/lib/finance/inputs";
import { shareOf, sharesOfKinds } from "@/lib/finance/kinds-of-buyer";
import { activeLines, chargesOf } from "@/lib/finance/line-flow";
import { costPer, namedApart, pricePer } from "@/lib/finance/line-labels";
import type { FinancialModel } from "@/lib/finance/model";
import { committed, scenarioPlans } from "@/lib/finance/scenarios";
import type { Assumed, GroupCost, RevenueLine } from "@/lib/finance/types";
import { generalInputs } from "./general-inputs";
import { type Found, type InputRow, type NumberKind, toldApart } from "./input";

const numberOf = (found: Assumed | number | undefined): number =>
  typeof found === "number" ? found : (found?.value ?? 0);

/** Names that a spreadsheet takes: letters first, no cell address. */
export const lineName = (index: number, field: string): string => `line${index + 1}_${field}`;
const hireName = (index: number, field: string): string => `hire${index + 1}_${field}`;

const payFromOf = (start: HireStart | undefined): number =>
  start && "whenLeft" in start ? (start.from ?? 1) : 1;

const NONE = fixed(0, "None was stated.");

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
  activeLines(namedApart(base.lines, base.currency)).forEach((line, i) => {
    const add = (
      field: string,
      label: string,
      kind: NumberKind,
      pick: Found["pick"],
      formula: string | null = null,
    ) => {
      found[lineName(i, field)] = {
        group: `Revenue: ${line.label}`,
        label,
        kind,
        pick,
        ...(formula && { formula }),
      };
    };
    const of = (a: Assumptions) => activeLines(a.lines)[i];
    add("start", "First month of revenue", "number", (a) => of(a)?.startMonth);
    if (line.kind !== "take")
      add(
        "price",
        line.price ? pricePer(line) : INPUT.order,
        "price",
        (a) => of(a)?.price ?? of(a)?.averageOrder ?? NONE,
      );
    if (line.kind === "recurring" || line.kind === "grant")
      add("charges", "Charged so many times a month", "number", () => fixed(chargesOf(line), "", "derived"));
    add("often", INPUT.units, "number", (a) => of(a)?.unitsPerCustomerMonth ?? fixed(1, "Once a month."));
    add(
      "attach",
      INPUT.attach,
      "share",
      (a) => of(a)?.attach ?? fixed(1, "Everybody buys it."),
      byKind(base, line),
    );
    if (line.freeMonths) add("free", INPUT.free, "number", (a) => of(a)?.freeMonths);
    add("quantity", INPUT.quantity, "number", (a) => of(a)?.quantity ?? fixed(1, "One at a time."));
    if (line.kind === "take") {
      add("order", INPUT.order, "price", (a) => of(a)?.averageOrder ?? NONE);
      add("take", INPUT.take, "share", (a) => of(a)?.takeRate ?? NONE);
    }
    if (line.kind === "audience") add("sold", INPUT.sold, "share", (a) => of(a)?.sellThrough ?? 1);
    const tiersOf = (a: Assumptions) => [...(of(a)?.tiers ?? [])].sort((x, y) => x.from - y.from);
    // Further prices were told where the first one was.
    const told = (value: number) => fixed(value, "", line.price?.provenance);
    tiersOf(base).forEach((tier, t) => {
      add(`from${t + 1}`, `From this many units: price ${t + 2}`, "number", () => told(tier.from));
      add(`tier${t + 1}`, `Price ${t + 2}`, "price", (a) => told(tiersOf(a)[t]?.price ?? 0));
    });
    const { group } = line;
    if (group?.perMonth) {
      const whole = (pick: (of: GroupCost) => number | undefined) => (a: Assumptions) =>
        fixed(pick(of(a)?.group ?? group) ?? 0, `Stated: ${group.said}.`, "derived");
      add(
        "groupcost",
        costOfGroup(group),
        "price",
        whole(({ cost }) => cost),
      );
      add(
        "groupsize",
        placesOf(group),
        "number",
        whole(({ size }) => size),
      );
      add(
        "groupsheld",
        heldOf(group),
        "number",
        whole(({ perMonth }) => perMonth),
      );
      add(
        "grouptaken",
        takenOf(group),
        "number",
        whole(({ taken }) => taken),
      );
    }
    add("unitcost", costPer(line), "price", (a) => of(a)?.unitCost ?? NONE);
    add("paidaway", INPUT.paidAway, "share", (a) => of(a)?.costShare ?? NONE);
    add("delivery", INPUT.delivery, "share", (a) => a.costs.cogsShare[line.id] ?? NONE);
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
      label: INPUT.pay,
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
    if ("whenLeft" in start) {
      found[hireName(i, "from")] = {
        group,
        label: `Paid no earlier than month (${base.horizon + 1} = not within the plan)`,
        kind: "number",
        pick: (a) => payFromOf(a.people[i]?.start),
      };
      found[hireName(i, "left")] = {
        group,
        label: "Paid once last month left so many times the pay",
        kind: "number",
        pick: () => start.whenLeft,
      };
    }
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
    found[`asset${i + 1}_cost`] = {
      group,
      label: equipmentOf(item),
      kind: "money",
      pick: (a) => a.capex[i]?.cost,
    };
    if (item.letWith === undefined)
      found[`asset${i + 1}_month`] = {
        group,
        label: `${item.label}: bought in month`,
        kind: "number",
        pick: () => fixed(item.month, "", item.month > 0 ? "assumption" : item.cost.provenance),
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
      provenance: typeof at === "object" ? at.provenance : formula ? "derived" : "assumption",
      note: typeof at === "object" ? at.note : "",
      ...(formula && { formula }),
    };
  });
}
