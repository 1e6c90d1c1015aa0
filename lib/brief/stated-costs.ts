import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "./amount-roles";
import type { PricedLine } from "./line-plans";
import { wordNumber } from "./number-words";
import { singular } from "./price-tail";
import type { Brief } from "./types";

export interface Money {
  currency: string;
  lines: RevenueLine[];
  amounts: { field: AnswerField; amount: ReadAmount }[];
  stated: Pick<
    Brief["stated"],
    "cac" | "unitCosts" | "capex" | "staffPay" | "budget" | "fixedMonthly" | "capacity" | "capacityUnit"
  >;
}

export const stated = ({ value, low, high, text, tail }: ReadAmount): Assumed => ({
  value: value / tail.divisor,
  low: low / tail.divisor,
  high: high / tail.divisor,
  provenance: low < high ? "parsed" : "founder",
  note: `Stated: ${text}`,
});

const asMonthly = (amount: ReadAmount): Assumed => {
  const factor = { month: 1, year: 1 / 12, week: 52 / 12, day: 30, use: 1 }[amount.tail.period ?? "month"];
  const base = stated(amount);
  return { ...base, value: base.value * factor, low: base.low * factor, high: base.high * factor };
};

const sells = ({ line }: PricedLine) => line.kind !== "grant" && line.kind !== "audience" && !line.later;

/** A unit cost belongs to the line of the same unit, else to the first line that sells pieces. */
function placeCost(rows: PricedLine[], cost: ReadAmount): boolean {
  const unit = cost.tail.unit;
  const named =
    rows.find((row) => sells(row) && unit !== null && singular(row.unit.split(" ").pop() ?? "") === unit) ??
    rows.find(
      (row) =>
        sells(row) &&
        row.unit !== "" &&
        new RegExp(`\\b${row.unit.split(" ").pop() ?? ""}s?\\b`, "i").test(cost.before),
    );
  const pieces = rows.filter(
    (row) =>
      sells(row) &&
      (row.line.kind === "unitSale" ||
        row.line.kind === "perUse" ||
        row.line.kind === "capacity" ||
        row.line.kind === "oneOff"),
  );
  const target =
    named ??
    (unit === null || /^(?:unit|piece|item|order|customer|sale|one)$/.test(unit)
      ? (pieces[0] ?? rows.find(sells))
      : undefined);
  if (!target || target.line.unitCost) return false;
  if (cost.kind === "percent")
    for (const row of named ? [named] : pieces) row.line.costShare ??= stated(cost);
  else target.line.unitCost = stated(cost);
  return true;
}

/** Half of a box never costs more than ten boxes: a cost far above the price is about something else. */
const plausible = (rows: readonly PricedLine[], cost: ReadAmount) =>
  rows.some(({ line }) => line.price === undefined || cost.value / cost.tail.divisor < line.price.value * 20);

const YEAR_DAYS = 365;

/** "A battery costs us 180,000 and lasts four years", rented by the day: each day uses up its part. */
function wearOut(rows: PricedLine[], cost: ReadAmount): void {
  const life = /\blasts?\s+(?:about |around |up to )?(\p{L}+|\d+)\s+(month|year)s?\b/iu.exec(cost.after);
  const daily = rows.find(({ line }) => line.per === "day" && !line.unitCost && line.kind !== "recurring");
  const count = life?.[1] ? (wordNumber(life[1]) ?? Number(life[1])) : Number.NaN;
  if (!life || !daily || !(count > 0)) return;
  const days = count * (/year/i.test(life[2] ?? "") ? YEAR_DAYS : YEAR_DAYS / 12);
  const each = stated(cost);
  daily.line.unitCost = {
    value: each.value / days,
    low: each.low / days,
    high: each.high / days,
    provenance: "derived",
    note: `${each.note}, spread over the ${life[0].replace(/^lasts?\s+/i, "")} it lasts.`,
  };
}

export function withCosts(rows: PricedLine[], amounts: readonly ReadAmount[], into: Money["stated"]): void {
  for (const amount of amounts) {
    if (amount.role === "cost" && amount.kind === "money") {
      if (
        amount.tail.period &&
        amount.tail.period !== "use" &&
        (amount.tail.unit === null || amount.tail.unit === "month")
      )
        into.fixedMonthly = asMonthly(amount);
      else {
        into.unitCosts.push(stated(amount));
        if (plausible(rows, amount)) placeCost(rows, amount);
        else wearOut(rows, amount);
      }
    } else if (amount.role === "cost" && amount.kind === "percent") placeCost(rows, amount);
    else if (amount.role === "cac" && amount.kind === "money") into.cac ??= stated(amount);
    else if (amount.role === "capex") into.capex ??= stated(amount);
    else if (amount.role === "pay" && amount.tail.period && amount.tail.unit !== "hour")
      into.staffPay ??= asMonthly(amount);
    else if (amount.role === "budget" && /\b(?:we have|savings|saved|budget)\b/i.test(amount.before))
      into.budget ??= stated(amount);
    else if (amount.role === "share") {
      const takes = rows.some(
        ({ line }) => line.kind === "take" && (line.takeRate?.value ?? 0) + amount.value > 0.95,
      );
      if (takes) continue;
      for (const row of rows) if (sells(row) && !row.line.costShare) row.line.costShare = stated(amount);
    }
  }
}
