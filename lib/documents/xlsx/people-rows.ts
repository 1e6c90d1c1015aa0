import type { Assumptions } from "@/lib/finance/inputs";
import { isWaiting } from "@/lib/finance/staffing";
import type { RowSpec } from "./grid";
import { toldApart } from "./input";
import { type Plan, row, type Spec, type Values } from "./row";

/** Who is paid from when, the overhead, and what operations leave. */
export function peopleRows({ assumptions, v }: Plan): Spec[] {
  const roles = toldApart(assumptions.people.map(({ role }) => role));
  const hires = assumptions.people.map((hire, i) => ({
    hire,
    role: roles[i] ?? hire.role,
    key: `staff${i + 1}`,
    n: (field: string) => `hire${i + 1}_${field}`,
  }));
  const waiting = hires.filter(({ hire }) => isWaiting(hire));
  return [
    { heading: "People and overhead" },
    ...hires.map(({ hire, role, key, n }) => staffRow(role, hire.start, key, n, v)),
    row(
      "payroll",
      "People, with taxes and benefits",
      "money",
      (ref) => hires.map(({ key, n }) => `${ref(key)}*${n("pay")}*(1+${n("burden")})`).join("+") || "0",
      (at) => hires.reduce((total, { key, n }) => total + at(key) * v(n("pay")) * (1 + v(n("burden"))), 0),
    ),
    row(
      "unpaid",
      "Pay that waits until it is earned",
      "money",
      (ref) => waiting.map(({ key, n }) => `(1-${ref(key)})*${n("pay")}*(1+${n("burden")})`).join("+") || "0",
      (at) =>
        waiting.reduce((total, { key, n }) => total + (1 - at(key)) * v(n("pay")) * (1 + v(n("burden"))), 0),
    ),
    row(
      "overhead",
      "Overhead",
      "money",
      (ref) => `overhead_month*${ref("sites")}+overhead_share*${ref("revenue")}`,
      (at) => v("overhead_month") * at("sites") + v("overhead_share") * at("revenue"),
    ),
    row(
      "oneoff",
      "Launch",
      "money",
      (ref) => `IF(${ref("month")}=1,launch_cost,0)`,
      (at) => (at.month === 1 ? v("launch_cost") : 0),
    ),
    row(
      "ebitda",
      "Operating result",
      "money",
      (ref) => `${ref("gross")}-${ref("payroll")}-${ref("marketing")}-${ref("overhead")}-${ref("oneoff")}`,
      (at) => at("gross") - at("payroll") - at("marketing") - at("overhead") - at("oneoff"),
      { total: true },
    ),
  ];
}

function staffRow(
  role: string,
  start: Assumptions["people"][number]["start"],
  key: string,
  n: (field: string) => string,
  v: Values,
): RowSpec {
  const spec = (formula: RowSpec["formula"], value: RowSpec["value"]): RowSpec => ({
    key,
    label: role,
    kind: "number",
    formula,
    value,
  });
  if ("month" in start)
    return spec(
      (ref) => `IF(${ref("month")}>=${n("month")},1,0)`,
      (at) => (at.month >= start.month ? 1 : 0),
    );
  if ("perSite" in start)
    return spec(
      (ref) => ref("sites"),
      (at) => at("sites"),
    );
  if ("whenLeft" in start)
    return spec(
      (ref) =>
        `IF(AND(${ref("month")}>=${n("from")},${ref.before("revenue")}>0,${ref.before("ebitda")}+${ref.before(key)}*${n("pay")}*(1+${n("burden")})>=${n("left")}*${n("pay")}*(1+${n("burden")})),1,0)`,
      (at) => {
        const pay = v(n("pay")) * (1 + v(n("burden")));
        const left = at.before("ebitda") + at.before(key) * pay;
        return at.month >= v(n("from")) && at.before("revenue") > 0 && left >= v(n("left")) * pay ? 1 : 0;
      },
    );
  if ("revenueAtLeast" in start)
    return spec(
      (ref) => `IF(OR(${ref.before(key)}>0,${ref.before("revenue")}>=${n("revenue")}),1,0)`,
      (at) => (at.before(key) > 0 || at.before("revenue") >= start.revenueAtLeast ? 1 : 0),
    );
  return spec(
    (ref) => `MAX(${ref.before(key)},IF(${n("per")}>0,ROUNDUP(${ref.before("customers")}/${n("per")},0),0))`,
    (at) => Math.max(at.before(key), v(n("per")) > 0 ? Math.ceil(at.before("customers") / v(n("per"))) : 0),
  );
}
