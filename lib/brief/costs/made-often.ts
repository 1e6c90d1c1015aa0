import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import type { Frequency } from "../text/frequency";
import { added, PIECE_KINDS, sells, times } from "./cost-sums";
import { TO_EACH } from "./rate-costs";

/** Whom a count speaks of: "a doctor has 600 minutes a month". */
const OF_A_CUSTOMER =
  /\b(?:an?|each|every|one|the (?:average|typical)|typical|ein|eine|un|una|une)\s(?:[\p{L}-]+\s){1,3}(?:\p{L}+s|have|has|schreibt|bestellt|braucht|hace|compra|usa|fait)\s(?:about |around |some )?$/iu;
const AT_MOST = /\b(?:can|could|up to|max\w*|at most)\b[^.;]{0,12}$/i;
const ISSUE = /^(?:issue|edition|newsletter|episode|magazine|number)$/;
const RHYTHM: Record<string, number> = {
  daily: 22,
  weekly: 52 / 12,
  fortnightly: 26 / 12,
  monthly: 1,
  quarterly: 1 / 3,
};

/** Used up by each customer, whatever the business makes: "cloud processing 6 per match". */
const BY_MACHINES =
  /\b(?:cloud|sms|texts?|messages?|api|ai|llm|gpt|openai|compute|processing|transcription|storage|tokens?|inference|gpu|speech)\b/i;

/** "An episode costs 700, four episodes a month", "teachers 35 per class, 4 classes a day": paid however much is sold. */
export function madeOften(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  frequencies: readonly Frequency[],
  text: string,
): Assumed | null {
  const noun =
    cost.tail.unit ??
    singular(/(\p{L}{3,})\scosts?(?: us)?\s(?:about |around )?$/iu.exec(cost.before)?.[1] ?? "");
  if (noun === "" || cost.tail.period || cost.kind !== "money") return null;
  const sold = rows.some(
    ({ unit, also, line }) =>
      (unit.split(" ").includes(noun) || also === noun) &&
      line.kind !== "audience" &&
      ((line.price ?? line.averageOrder)?.value ?? 0) > cost.value / cost.tail.divisor,
  );
  const often = frequencies.find(
    (found) =>
      found.noun === noun &&
      !AT_MOST.test(text.slice(0, found.start)) &&
      !OF_A_CUSTOMER.test(text.slice(Math.max(0, found.start - 60), found.start)),
  );
  const rhythm = ISSUE.test(noun)
    ? /\b(daily|weekly|fortnightly|monthly|quarterly)\b/i.exec(text)?.[1]
    : undefined;
  const perMonth = often?.perMonth ?? (rhythm ? RHYTHM[rhythm.toLowerCase()] : undefined);
  const theirs = TO_EACH.test(noun) && rows.some(({ line }) => line.kind === "recurring" && !line.later);
  const ofEachSale =
    /^(?:order|sale|customer|guest|booking|parcel|delivery|serve|serving|portion|plate|bowl|cup|meal|dish|head|piece|item|shoot)$/.test(
      noun,
    ) && rows.some(({ line }) => PIECE_KINDS.has(line.kind));
  const usedUp = BY_MACHINES.test(cost.before) && rows.some(({ line }) => line.kind === "recurring");
  if (sold || ofEachSale || theirs || usedUp || !perMonth) return null;
  const each = stated(cost);
  return {
    ...each,
    value: each.value * perMonth,
    low: each.low * perMonth,
    high: each.high * perMonth,
    provenance: "derived",
    note: `${each.note}, ${often?.text ?? rhythm}`,
  };
}

/** "Cloud processing 6 per match, four matches a month" beside a subscription. */
export function usedMonthly(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  frequencies: readonly Frequency[],
): boolean {
  const row = rows.find((each) => sells(each) && each.line.kind === "recurring");
  const often = cost.tail.unit ? frequencies.find(({ noun }) => noun === cost.tail.unit) : undefined;
  if (
    !row ||
    !often ||
    rows.some(({ unit }) => unit === cost.tail.unit) ||
    cost.tail.period ||
    !BY_MACHINES.test(cost.before)
  )
    return false;
  row.line.unitCost = added(row.line.unitCost, times(stated(cost), often.perMonth, often.text));
  return true;
}
