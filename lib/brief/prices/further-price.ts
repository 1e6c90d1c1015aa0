import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import { uniqueId } from "./line-names";
import { capital, type PricedLine } from "./line-plans";
import { SINGLE } from "./second-price";

/** "Postage is £3.50 on top": paid with each of what was priced before. */
export function asOnTop(amount: ReadAmount, priced: readonly PricedLine[]): boolean {
  const last = priced.findLast(({ line }) => line.price && SINGLE.has(line.kind) && !line.later);
  const price = last?.line.price;
  if (!price || amount.tail.period || amount.value >= price.value || !/^\s*on top\b/i.test(amount.after))
    return false;
  const more = (value: number) => value + amount.value;
  last.line.price = {
    value: more(price.value),
    low: more(price.low),
    high: more(price.high),
    provenance: "derived",
    note: `${price.note}, and ${amount.text} on top`,
  };
  return true;
}

const MORE = "(?:further|additional|extra|second)";
const FURTHER_BEFORE = new RegExp(
  `\\b(?:an?|each|every|any|the)?\\s?${MORE}\\s(?:\\p{L}+\\s)?(?:is|are|costs?)\\s$`,
  "iu",
);
const FURTHER_AFTER = new RegExp(
  `^\\s*(?:for|per) (?:(?:an?|each|every|any) )?${MORE}(?:\\s\\p{L}+){0,2}(?=[\\s.,;)]|$)`,
  "iu",
);
/** "$1.50 per extra call": beyond what the plan includes. */
const MORE_USE =
  /^\s*(?:for|per) (?:(?:an?|each|every|any) )?(?:further|additional|extra) (call|message|page|minute|request|hour|image|document|report|order|booking|transaction|scan|session|lead|ticket|shipment|label|invoice|line|row|record|claim|search|check|word|photo|video|file|test|document|analysis)s?\b/i;
/** "19,900 a month for 20 corrections, 900 for each further one". */
function includedIn(amount: ReadAmount, last: PricedLine | undefined, text: string): string | undefined {
  const one = /^\s*(?:for|per) (?:each|every|any) (?:further|additional|extra) one\b/i;
  return last && one.test(text.slice(amount.end))
    ? /\b(?:for|with|including|includes) (?:up to )?\d[\d,.]* (\p{L}{3,}s)\b/iu.exec(
        text.slice(last.amount.end, amount.start),
      )?.[1]
    : undefined;
}
/** "The extractor hood costs €30 extra". */
const EXTRA_THING = /(?:^|[.;,]\s)(?:an?\s|the\s)?((?:\p{L}+\s){0,2}\p{L}+)\s(?:is|are|costs?)\s$/iu;
/** Not everybody has two of it. */
const SOME: Assumed = {
  value: 0.3,
  low: 0.15,
  high: 0.5,
  provenance: "assumption",
  note: "Share of customers who take this beside the rest; not everybody does. Assumed.",
};

/** "£24 a month and £10 for each further van": paid like what it is added to, by those who have more than one. */
export function asFurther(
  amount: ReadAmount,
  priced: PricedLine[],
  taken: readonly RevenueLine[],
  evidence: string,
  text: string,
): boolean {
  const last = priced.findLast(({ line }) => line.price && line.kind !== "take" && !line.later);
  const used = MORE_USE.exec(text.slice(amount.end))?.[1] ?? includedIn(amount, last, text);
  if (used && last?.line.kind === "recurring") {
    priced.push({
      unit: singular(used),
      amount,
      line: {
        id: uniqueId("further", taken),
        label: `Each further ${singular(used)}`,
        kind: "perUse",
        startMonth: last.line.startMonth,
        price: stated({ ...amount, tail: { ...amount.tail, divisor: 1 } }),
        attach: SOME,
        evidence,
      },
    });
    return true;
  }
  const behind = text.slice(amount.end);
  const extra = /^\s*extra\b/i.test(behind) ? EXTRA_THING.exec(amount.before)?.[1] : undefined;
  const further = FURTHER_AFTER.test(behind) || FURTHER_BEFORE.test(amount.before);
  if (amount.later) return false;
  if (!last || !(further || extra) || amount.value > (last.line.price?.value ?? 0)) return false;
  const { quantity: _, tiers: __, unitCost: ___, ...line } = last.line;
  priced.push({
    unit: "",
    amount,
    line: {
      ...line,
      id: uniqueId("further", taken),
      label: further ? "Each further one" : `${capital(extra ?? "")}, extra`,
      price: stated({ ...amount, tail: { ...amount.tail, divisor: 1 } }),
      attach: SOME,
      evidence,
    },
  });
  return true;
}
