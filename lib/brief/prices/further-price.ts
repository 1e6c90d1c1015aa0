import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import { CUSTOMER_WORDS } from "../data/periods";
import { COUNT, countOf } from "../text/number-words";
import { capital, uniqueId } from "./line-names";
import type { PricedLine } from "./line-plans";
import { SINGLE } from "./second-price";
import { takenBySome } from "./taken-by-some";

/** "For home visits there's a call-out of R200 on top", "same-day cover carries a £15 supplement": asked of some only. */
const IN_SOME_CASES =
  /\b(?:for|on|at|with|if|when|outside|after|before)\s(?:(?:the|an?|each|every)\s)?(?!(?:each|every|all|everybody|everyone)\b)\p{L}[^.;,]{2,40}?(?:,| there| it| we)[^.;,]{0,40}$/iu;
const SUPPLEMENT = /^\s*(?:supplement|surcharge)\b/i;

/** "Postage is £3.50 on top": paid with each of what was priced before. */
export function asOnTop(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = priced.findLast(({ line }) => line.price && SINGLE.has(line.kind) && !line.later);
  const price = last?.line.price;
  if (!price || amount.tail.period || amount.value >= price.value || !ON_TOP.test(amount.after)) return false;
  if (IN_SOME_CASES.test(amount.before) || takenBySome(amount, text)) return false;
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

const ON_TOP = /^\s*on top\b/i;

const MORE = "(?:further|additional|extra|second)";
const FURTHER_BEFORE = new RegExp(
  `(?:^|[,;.]\\s)(?:an?|each|every|the)?\\s?(?:second|further)\\s\\p{L}+\\s$|` +
    `\\b(?:an?|each|every|any|the)?\\s?${MORE}\\s(?:\\p{L}+\\s)?(?:is|are|costs?)\\s$`,
  "iu",
);
const FURTHER_AFTER = new RegExp(
  `^\\s*(?:for|per) (?:(?:an?|each|every|any) )?${MORE}(?:\\s\\p{L}+){0,2}(?=[\\s.,;)]|$)`,
  "iu",
);
/** "$1.50 per extra call": beyond what the plan includes. */
const USES =
  "call|message|page|minute|request|hour|image|document|report|order|booking|transaction|scan|session|lead|ticket|shipment|label|invoice|line|row|record|claim|search|check|word|photo|video|file|test|analysis|conversation|chat";
const MORE_USE = new RegExp(
  `^\\s*(?:for|per) (?:(?:an?|each|every|any) )?(?:further|additional|extra) (${USES})s?\\b`,
  "i",
);
/** "Up to 500 conversations" are used up, up to 50 products are kept. */
const UP_TO_KEPT = new RegExp(`\\bup to \\d[\\d,]* (?:\\p{L}+ )??(?!(?:${USES})s?\\b)\\p{L}+$`, "iu");
const FURTHER_ONE = /^\s*(?:for|per) (?:(?:an?|each|every|any) )?(?:further|additional|extra) (\p{L}+)/iu;
/** "For 12 hours (extra hours $11)", "4 visits, every further visit £30": named before the sum. */
const FURTHER_NAMED =
  /\b(?:further|additional|extra|more) (\p{L}{3,})(?:\s(?:is|are|at|for|costs?))?:?\s*$/iu;
const INCLUDED = new RegExp(
  `\\b(?:for|with|incl\\.?|including|includes)\\s(?:up to )?(${COUNT})\\s(?:\\p{L}+\\s)??(\\p{L}{3,}s)\\b`,
  "iu",
);
/** "59 a month with 30 invoices, 0.80 for each further one": what is included, and how many of it. */
function includedIn(amount: ReadAmount, last: PricedLine | undefined, text: string) {
  const noun = (FURTHER_ONE.exec(text.slice(amount.end)) ??
    FURTHER_NAMED.exec(text.slice(0, amount.start)))?.[1]?.toLowerCase();
  const [said = "", many = "", things = ""] = INCLUDED.exec(text.slice(last?.amount.end, amount.start)) ?? [];
  const unit = singular(things.toLowerCase());
  if (CUSTOMER_WORDS.has(unit) || UP_TO_KEPT.test(said)) return undefined;
  return last && said && noun && (noun === "one" || singular(noun) === unit)
    ? { unit, count: countOf(many) }
    : undefined;
}

/** Of the 45 invoices that a firm writes in a month 30 are in its plan: it pays for 15 more. */
export function beyondIncluded(rows: readonly PricedLine[]): void {
  for (const { line, included = 0 } of rows) {
    const used = line.unitsPerCustomerMonth;
    if (!used || !(included > 0)) continue;
    const more = (count: number) => Math.max(0, count - included);
    delete line.unitsPerCustomerMonth;
    if (more(used.value) === 0) continue;
    delete line.attach;
    line.unitsPerCustomerMonth = {
      ...{ value: more(used.value), low: more(used.low), high: more(used.high) },
      provenance: "derived",
      note: `${used.note}, of which ${included} are included`,
    };
  }
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
  const within = includedIn(amount, last, text);
  const used = MORE_USE.exec(text.slice(amount.end))?.[1] ?? within?.unit;
  if (used && last?.line.kind === "recurring") {
    priced.push({
      unit: singular(used),
      amount,
      ...(within ? { included: within.count } : {}),
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
  const bySome = ON_TOP.test(behind) ? takenBySome(amount, text) : null;
  const some =
    bySome || (ON_TOP.test(behind) && IN_SOME_CASES.test(amount.before)) || SUPPLEMENT.test(behind);
  const further = FURTHER_AFTER.test(behind) || FURTHER_BEFORE.test(amount.before);
  if (amount.later) return false;
  if (!last || !(further || extra || some) || amount.value > (last.line.price?.value ?? 0)) return false;
  const { quantity: _, tiers: __, unitCost: ___, ...line } = last.line;
  priced.push({
    unit: "",
    amount,
    line: {
      ...line,
      id: uniqueId("further", taken),
      label: further
        ? "Each further one"
        : bySome
          ? capital(bySome.name)
          : some
            ? "Supplement"
            : `${capital(extra ?? "")}, extra`,
      price: stated({ ...amount, tail: { ...amount.tail, divisor: 1 } }),
      attach: bySome?.share ?? SOME,
      evidence,
    },
  });
  return true;
}
