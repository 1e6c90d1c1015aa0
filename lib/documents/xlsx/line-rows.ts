import { LEAST_TAKEN } from "@/lib/finance/groups";
import type { Assumptions } from "@/lib/finance/inputs";
import { activeLines, DAILY, isRepeated, LOTS, paymentsEach, paysFees } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import type { RowSpec } from "./grid";
import { toldApart } from "./input";
import { lineName } from "./inputs";

type Values = (name: string) => number;

/** Price of what one customer buys in a month, each unit at its own tier's price. */
function tiered(line: RevenueLine, i: number): { formula: string; value(v: Values): number } {
  const n = (field: string) => lineName(i, field);
  const steps = line.tiers?.length ?? 0;
  if (steps === 0)
    return { formula: `${n("often")}*${n("price")}`, value: (v) => v(n("often")) * v(n("price")) };
  const limit = (t: number) => (t < steps ? `MIN(${n("often")},${n(`from${t + 1}`)})` : n("often"));
  const terms = Array.from({ length: steps + 1 }, (_, t) => {
    const below = t === 0 ? "0" : n(`from${t}`);
    return `MAX(0,${limit(t)}-${below})*${t === 0 ? n("price") : n(`tier${t}`)}`;
  });
  return {
    formula: `(${terms.join("+")})`,
    value: (v) =>
      Array.from({ length: steps + 1 }, (_, t) => {
        const upTo = t < steps ? Math.min(v(n("often")), v(n(`from${t + 1}`))) : v(n("often"));
        return Math.max(0, upTo - (t === 0 ? 0 : v(n(`from${t}`)))) * v(t === 0 ? n("price") : n(`tier${t}`));
      }).reduce((sum, term) => sum + term, 0),
  };
}

export interface LineRows {
  specs: RowSpec[];
  revenue: string[];
  cost: string[];
  goods: string[];
  /** One term of the payment fees for each line that pays them. */
  fees: { formula(ref: (key: string) => string): string; value(at: (key: string) => number): number }[];
}

/** Units, revenue and cost of every line; lines that share a capacity sell one after the other until it is used up. */
export function lineRows(a: Assumptions, v: Values): LineRows {
  const out: LineRows = { specs: [], revenue: [], cost: [], goods: [], fees: [] };
  const before: string[] = [];
  const lines = activeLines(a.lines);
  const labels = toldApart(lines.map(({ label }) => label));
  lines.forEach((line, i) => {
    const n = (field: string) => lineName(i, field);
    const [units, revenue, cost] = [n("u"), n("r"), n("c")];
    const customers = isRepeated(line) ? "average" : "new";
    const each =
      line.kind === "grant"
        ? null
        : ["take", "audience", "perUse", "capacity"].includes(line.kind) ||
            (line.kind === "unitSale" && isRepeated(line))
          ? "often"
          : "quantity";
    const live = (month: number) => month >= v(n("start"));
    const taxed = line.taxed && a.salesTax !== undefined;
    const limited = line.kind === "capacity" && a.capacity !== undefined;
    const used = [...before];
    if (line.kind === "capacity") before.push(units);
    out.specs.push({
      key: units,
      label: `${labels[i]}: units`,
      kind: "count",
      formula: (ref) => {
        if (!each) return "0";
        const buyers = line.freeMonths
          ? `MAX(0,${ref(customers)}-${ref("new")}*${n("free")})`
          : ref(customers);
        const wanted = `${buyers}*${n("attach")}*${n(each)}`;
        const room = `MAX(0,capacity_month*capacity_share*${ref("sites")}${used.map((key) => `-${ref(key)}`).join("")})`;
        return `IF(${ref("month")}>=${n("start")},${limited ? `MIN(${wanted},${room})` : wanted},0)`;
      },
      value: (at) => {
        if (!each || !live(at.month)) return 0;
        const buyers = line.freeMonths
          ? Math.max(0, at(customers) - at("new") * v(n("free")))
          : at(customers);
        const wanted = buyers * v(n("attach")) * v(n(each));
        if (!limited) return wanted;
        const room =
          v("capacity_month") * v("capacity_share") * at("sites") -
          used.reduce((sum, key) => sum + at(key), 0);
        return Math.min(wanted, Math.max(0, room));
      },
    });
    const price = tiered(line, i);
    const perUnit = {
      recurring: { formula: `${n("price")}*${n("charges")}`, value: () => v(n("price")) * v(n("charges")) },
      take: { formula: `${n("order")}*${n("take")}`, value: () => v(n("order")) * v(n("take")) },
      audience: {
        formula: `${n("price")}/1000*${n("sold")}`,
        value: () => (v(n("price")) / 1000) * v(n("sold")),
      },
    }[line.kind as string] ?? { formula: n("price"), value: () => v(n("price")) };
    out.specs.push({
      key: revenue,
      label: `${labels[i]}: revenue`,
      kind: "money",
      formula: (ref) => {
        const live = `${ref("month")}>=${n("start")}`;
        if (line.kind === "grant") return `IF(${live},${n("price")}*${n("charges")},0)`;
        const kept = taxed ? `*${ref("kept")}` : "";
        if (line.kind === "perUse")
          return `IF(${live},${ref("average")}*${n("attach")}*${price.formula}${kept},0)`;
        return `${ref(units)}*${perUnit.formula}${kept}`;
      },
      value: (at) => {
        if (line.kind === "grant") return live(at.month) ? v(n("price")) * v(n("charges")) : 0;
        const kept = taxed ? at("kept") : 1;
        if (line.kind === "perUse")
          return live(at.month) ? at("average") * v(n("attach")) * price.value(v) * kept : 0;
        return at(units) * perUnit.value() * kept;
      },
    });
    const empty = emptyOf(line, n, v);
    out.specs.push({
      key: cost,
      label: `${labels[i]}: cost of delivery`,
      kind: "money",
      formula: (ref) =>
        `${ref(revenue)}${taxed ? `/${ref("kept")}` : ""}*(${n("delivery")}+${n("paidaway")})+${ref(units)}*${n("unitcost")}${empty.formula(ref(units))}`,
      value: (at) =>
        (at(revenue) / (taxed ? at("kept") : 1)) * (v(n("delivery")) + v(n("paidaway"))) +
        at(units) * v(n("unitcost")) +
        empty.value(at(units)),
    });
    out.revenue.push(revenue);
    out.cost.push(cost);
    if (line.kind === "unitSale" && line.id !== a.lot?.lineId) out.goods.push(cost);
    if (paysFees(line)) out.fees.push(feeOf(a, line, i, v));
  });
  return out;
}

/** What whole groups cost beyond the cost of each place that is sold. */
function emptyOf({ group }: RevenueLine, n: (field: string) => string, v: Values) {
  if (!group?.perMonth) return { formula: () => "", value: () => 0 };
  const [cost, size, held, taken] = ["groupcost", "groupsize", "groupsheld", "grouptaken"].map(n);
  return {
    formula: (sold: string) =>
      `+(MAX(${sold}/${size},MIN(${held},${sold}/(${size}*${LEAST_TAKEN})))-${sold}/${taken})*${cost}`,
    value: (sold: number) =>
      (Math.max(
        sold / v(n("groupsize")),
        Math.min(v(n("groupsheld")), sold / (v(n("groupsize")) * LEAST_TAKEN)),
      ) -
        sold / v(n("grouptaken"))) *
      v(n("groupcost")),
  };
}

/** Payment fees of one line: a share of what is paid, and a fixed sum for each transaction. */
function feeOf(a: Assumptions, line: RevenueLine, i: number, v: Values): LineRows["fees"][number] {
  const n = (field: string) => lineName(i, field);
  const [units, revenue] = [n("u"), n("r")];
  const taxed = line.taxed && a.salesTax !== undefined;
  const onTrades = line.kind === "take" && a.costs.paymentBase === "gmv";
  const live = (ref: string) => `(${ref}>=${n("start")})*1`;
  const once = !isRepeated(line);
  const transactions = {
    formula: (ref: (key: string) => string) =>
      line.kind === "recurring"
        ? `${ref(units)}/MAX(${n("quantity")},0.000001)*MIN(1,${n("charges")})`
        : line.kind === "perUse"
          ? `${live(ref("month"))}*${ref("average")}*${n("attach")}`
          : once
            ? `${live(ref("month"))}*${ref("new")}*${n("attach")}`
            : `${ref(units)}*IF(${n("often")}>${DAILY},${LOTS}/${n("often")},1)`,
    value: (at: (key: string) => number) => {
      const on = at("month") >= v(n("start")) ? 1 : 0;
      if (line.kind === "recurring")
        return (at(units) / Math.max(v(n("quantity")), 0.000001)) * Math.min(1, v(n("charges")));
      if (line.kind === "perUse") return on * at("average") * v(n("attach"));
      return once ? on * at("new") * v(n("attach")) : at(units) * paymentsEach(v(n("often")));
    },
  };
  return {
    formula: (ref) =>
      `${onTrades ? `${ref(units)}*${n("order")}` : ref(revenue)}${taxed ? `/${ref("kept")}` : ""}*payment_share+${transactions.formula(ref)}*payment_fixed`,
    value: (at) =>
      (onTrades ? at(units) * v(n("order")) : at(revenue) / (taxed ? at("kept") : 1)) * v("payment_share") +
      transactions.value(at) * v("payment_fixed"),
  };
}
