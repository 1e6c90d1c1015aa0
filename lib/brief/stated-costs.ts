import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "./amount-roles";
import type { Frequency } from "./frequency";
import type { PricedLine } from "./line-plans";
import { countOf } from "./number-words";
import { stated } from "./stated-amount";
import type { Brief } from "./types";
import { added, byRate, byUse, carriedBy, placeCost, plausible, sells, workOf } from "./unit-costs";

export interface Money {
  currency: string;
  lines: RevenueLine[];
  amounts: { field: AnswerField; amount: ReadAmount }[];
  stated: Pick<
    Brief["stated"],
    | "cac"
    | "unitCosts"
    | "capex"
    | "lent"
    | "staffPay"
    | "budget"
    | "fixedMonthly"
    | "capacity"
    | "capacityUnit"
  >;
}

type Period = RevenueLine["per"];

/** "..., no matter how many pubs": the same cost whatever is sold. */
const FIXED = /\b(?:no matter how many|regardless of|however many|in total|altogether|for all of them)\b/i;
const PERIOD_SAID = /\b(weekly|monthly|yearly|every week|every month|each week|each month)\b/i;

const asMonthly = (amount: ReadAmount, period: Period = amount.tail.period ?? "month"): Assumed => {
  const factor = chargesPerMonth(period);
  const base = stated(amount);
  return { ...base, value: base.value * factor, low: base.low * factor, high: base.high * factor };
};

const YEAR_DAYS = 365;

/** "SIM 1.10 a month" beside a subscription at 11 a month runs with each subscription; a rent does not. */
const isSmall = (rows: readonly PricedLine[], cost: ReadAmount) =>
  !/\b(?:rent|salar|wage|office|insurance|hosting|server|overhead|fixed)/i.test(cost.before) &&
  rows.some(
    ({ line }) =>
      line.kind === "recurring" && line.per === "month" && cost.value < (line.price?.value ?? 0) * 0.6,
  );

/** "A battery costs us 180,000 and lasts four years", rented by the day: each day uses up its part. */
function wearOut(rows: PricedLine[], cost: ReadAmount): void {
  const life = /\blasts?\s+(?:about |around |up to )?(\p{L}+|\d+)\s+(month|year)s?\b/iu.exec(cost.after);
  const daily = rows.find(({ line }) => line.per === "day" && !line.unitCost && line.kind !== "recurring");
  const count = countOf(life?.[1] ?? "");
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

/** Rent and power are two fixed costs; the same sum said twice is one. */
function plus(before: Assumed | undefined, more: Assumed): Assumed {
  return before && before.value !== more.value ? added(before, more) : more;
}

/** "Building one station costs us 21,000" where stations are sold at 38,000: a unit cost, not equipment. */
const isOwnProduct = (rows: readonly PricedLine[], { before, value }: ReadAmount) =>
  rows.some(({ line, unit }) => {
    const noun = unit.split(" ").pop() ?? "";
    const said = line.kind === "unitSale" && /\bcosts? (?:us|me)\s*$/i.test(before);
    return (
      (said && value < (line.price?.value ?? 0)) ||
      (noun !== "" &&
        line.price !== undefined &&
        value < line.price.value &&
        new RegExp(`\\b${noun}s?\\b`, "i").test(before))
    );
  });

export function withCosts(
  rows: PricedLine[],
  amounts: readonly ReadAmount[],
  frequencies: readonly Frequency[],
  into: Money["stated"],
): void {
  for (const amount of amounts) {
    if (amount.role === "cost" && amount.kind === "money") {
      const runs =
        amount.tail.period !== null &&
        amount.tail.period !== "use" &&
        (amount.tail.unit === null || amount.tail.unit === "month");
      if (FIXED.test(amount.after) && !amount.tail.unit) {
        const period =
          amount.tail.period ?? PERIOD_SAID.exec(amount.before)?.[1]?.replace(/ly$/i, "") ?? "month";
        into.fixedMonthly = plus(into.fixedMonthly, asMonthly(amount, period.toLowerCase() as Period));
      } else if (runs && !isSmall(rows, amount))
        into.fixedMonthly = plus(into.fixedMonthly, asMonthly(amount));
      else {
        into.unitCosts.push(stated(amount));
        if (amount.caseload) for (const row of rows) carriedBy(row, amount);
        else if (amount.sizes) workOf(rows, amount);
        else if (byUse(rows, amount, frequencies) || byRate(rows, amount, frequencies)) continue;
        else if (plausible(rows, amount)) placeCost(rows, amount);
        else wearOut(rows, amount);
      }
    } else if (amount.role === "cost" && amount.kind === "percent") placeCost(rows, amount);
    else if (amount.role === "cac" && amount.kind === "money") into.cac ??= stated(amount);
    else if (amount.role === "capex" && !isOwnProduct(rows, amount)) into.capex ??= stated(amount);
    else if (amount.role === "capex") {
      into.unitCosts.push(stated(amount));
      placeCost(rows, amount);
    } else if (amount.role === "pay" && amount.tail.period && amount.tail.unit !== "hour")
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
