import { bare, cap, list, uncap, withArticle, wordCount } from "../../english";

import { oneItemOnePrice } from "./one-item-one-price";

/** "Sandwich" and "€8.50": what is ordered, with what it costs. */
export type PriceRow = readonly [name: string, price: string];

const CODE =
  "(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|UAH|GEL|TRY|KES|UGX|TZS|RWF|ETB|ZAR|NGN|GHS|XOF|XAF|MAD|EGP|AED|SAR|ILS|INR|PKR|LKR|NPR|BDT|JPY|CNY|KRW|PHP|THB|VND|IDR|MYR|SGD|HKD|TWD|AUD|CAD|NZD|MXN|BRL|ARS|CLP|COP|PEN|UYU)";
/** Money as a word: "650 pesos". */
export const COINS =
  "euros?|dollars?|pounds?|francs?|crowns|pesos?|rupees?|shillings?|kron(?:er|or)|rand|naira|cedis?|yen|baht|reais|lira|dirhams?|soles|zlotys?|rubles?";
const SUM = new RegExp(
  `(?:(?:from|up to|about) )?(?:(?:\\p{Lu}{1,3})?\\p{Sc}\\s?\\d[\\d.,]*|(?<![\\p{L}\\d])(?:${CODE}|Rs\\.?|R|kr|Fr\\.?) ?\\d[\\d.,]*|(?:\\d[\\d.,]*\\s?(?:to|-|–)\\s?)?\\d[\\d.,]*\\s?(?:\\p{Sc}|${CODE}\\b|zł|kr\\b|Kč|Ft\\b|lei\\b|(?:${COINS})\\b|%))(?: (?:to|or|-|–) (?:\\p{Lu}{0,3}\\p{Sc}|${CODE})? ?\\d[\\d.,]*)?`,
  "iu",
);
const SAID_OF =
  /^(?:we|i) (?:charge|ask|take|want)(?: for)?$|(?:^| )(?:is|are|costs?|sells? for|goes for|for|of|at|from)$|:$/i;
/** "We charge an annual subscription of £540": whoever charges is no name of a row. */
const WE_CHARGE =
  /^(?:we|i) (?:charge|ask|take|sell|offer|want) (?=(?:an?|the|our) )|^(?:subscribers|members|customers) (?:receive|get) /i;
const PER = /^(?:per|for|each|every|an?) (?:(?:an?|one|the|each|every) )?/i;
const PERIODIC =
  /\b(?:per|a|an|each|every) (?:minute|month|year|week|day|hour|night|season|quarter|term)\b(?! of )|^once\b/i;
/** "A month membership with all in it", "a month supporters": how often, then what it is. */
const OFTEN_THEN_THING =
  /^((?:per|an?|each|every) (?:month|year|week|day|season|quarter|term)) (?!(?:per|for|in|on|at|with|and|or|plus|if|when|to|up|from|of|by|after|including|as|extra|more|each|paid|billed)\b)((?:[\p{L}-]+ )?[\p{L}-]+)(?: (?:with|including|for) .*)?$/iu;
/** "Per month for freelancers": what the sum is for, behind how often. */
const FOR_WHOM =
  /^((?:per|a|an|each|every|once) ?(?:month|year|week|day|hour|night|season|quarter|term)?) for (?:the )?(\D+)$/i;
/** Whoever pays is not what is ordered. */
const PER_HEAD =
  /^(?:per|a|for (?:a|one|each)|each|every) (?:person|head|adult|child|participant|learner|pupil|student|teenager|resident|patient|employee|guest|member|user|family|household)\b/i;
const PAID_BY = /(?:^| )(?:paid|to be paid|payable|including|incl\.|with|all in)\b.*$/i;
/** "In our online shop": where it is sold is where the list hangs. */
const WHERE_SOLD =
  /(?:^|\s)(?:in|on|at|from|through|via) (?:our|the) (?:own )?(?:online |web )?(?:shop|store|site|web ?site|web ?shop|page)s?$/iu;
const MOST_BEHIND = 5;
/** "Canteens pay €199": each sort of customer has a price of its own. */
const PAYERS =
  /^((?:[\p{L}-]+ )?[\p{L}-]+s(?: (?:with|of|over|under|above) [^,.;]{3,32})?) pay(?: an? (?:[\p{L}-]+ ){0,3}?(?:fee|price|deposit|charge))?$/iu;
const ANYBODY =
  /\b(?:users|customers|clients|buyers|families|parents|members|people|subscribers|they|we|guests|owners)$/i;
/** "A cup used": what is counted is the cup. */
const DONE_WITH_IT = /(?<! (?:we|you|they|I)) (?:used|sold|made|sent|scanned|read)$/i;
/** "£35 from 30 seats on". */
const FROM_SO_MANY = /^from \d+ \p{L}+(?: (?:on|up|upwards))?$/iu;

/** "$10 damage waiver", "€25 joining fee a year": named behind its sum. */
const CHARGED_AS =
  /^((?:[\p{L}-]+ ){0,2}(?:fee|waiver|deposit|call-?out|surcharge|insurance|voucher|delivery))( (?:per|a|an|each) .+)?$/iu;
/** "A month per company up to 5 sites", "a month for up to 20 users": what one gets for it. */
const UP_TO =
  /^((?:(?:per|an?|each|for each) (?!month|year|week)\p{L}+ )?(?:per|an?|each) (?:month|year|week)) (?:(?:per|for|with) )?(?:(?:an?|one) )?(?:(?!up\b)\p{L}+ )?(up to \d+ \p{L}+)$/iu;

const NO_NAME =
  /^.*?\b(?:(?:i['’]m|we['’]re|i am|we are|i was) (?:thinking|planning|looking)(?: (?:of|about|at))?|between|around|roughly|say|maybe|probably|something like|(?:i|we) (?:think|guess|would say))\b[ ,:]*/i;
/** "Above 25 units", "depending on volume": which of them it is asked of. */
const CONDITION =
  /^(?:(?:CA|US|AU)D )?((?:above|below|under|over|up to|from|depending on) (?:\p{L}+ )?(?:\d[\d.,]* )?\p{L}+)$/iu;

/** "Paid by donations (£10 a month supporters)": the sum stands in a bracket of its own. */
const withoutOpenBracket = (side: string) => side.replace(/^.*\([^)]*$/, "").replace(/^([^(]*)\).*$/, "$1");

/** A price as the founder put it, in the two halves of a price list; `usual` names what only has a sum. */
export function priceRow(price: string, usual: string): PriceRow {
  const found = SUM.exec(price);
  if (!found || found[0].includes("%")) return [usual, price];
  const sum = bare(found[0]);
  // "I'm thinking $49 up to 25 units", "between €380 and €690": no name stands before the sum.
  const start = price.slice(0, found.index).replace(NO_NAME, "");
  const before = bare(withoutOpenBracket(start))
    .replace(WE_CHARGE, "")
    .replace(SAID_OF, "")
    .replace(/ an?$|^(?:more|then|also|only|which|that|it|they|this)$/i, "")
    .trim();
  const after = bare(withoutOpenBracket(price.slice(found.index + found[0].length)))
    .replace(/^\/ ?(?=\p{L})/u, "a ")
    .replace(/^(?:fixed|flat)(?: price| fee| rate)? (?=(?:for|per) )/i, "")
    .replace(PAID_BY, "")
    .replace(/^of (?:it|that|which)\b.*$/i, "")
    .replace(WHERE_SOLD, "");
  if (
    before &&
    !/\bpays?$/i.test(before) &&
    wordCount(before.replace(/^(?:an?|the) /i, "")) <= MOST_BEHIND + 1
  )
    return [
      cap(before.replace(/^(?:an?|the) /i, "")),
      after && wordCount(after) <= MOST_BEHIND ? `${sum} ${after}` : sum,
    ];
  const [, condition = ""] = (!before && CONDITION.exec(after)) || [];
  if (condition) return [cap(condition), sum];
  const [, charge = "", often = ""] = CHARGED_AS.exec(after) ?? [];
  if (charge && !before) return [cap(charge), `${sum}${often}`];
  const [, period = "", size = ""] = UP_TO.exec(after) ?? [];
  if (size && !before) return [cap(size), `${sum} ${period}`];
  const [, howOften = "", kind = ""] = OFTEN_THEN_THING.exec(after) ?? [];
  if (kind && !before) return [cap(kind), `${sum} ${howOften}`];
  const [, payers = ""] = PAYERS.exec(before) ?? [];
  if (payers && !ANYBODY.test(payers)) return [cap(payers), `${sum} ${after}`.trim()];
  if (FROM_SO_MANY.test(after) || (!before && ALONE.test(after))) return [cap(after), sum];
  if (PER_HEAD.test(after)) return [usual, `${sum} ${after}`];
  const [, everySo = "", whom = ""] = FOR_WHOM.exec(after) ?? [];
  if (whom && wordCount(whom) <= MOST_BEHIND) return [cap(whom), `${sum} ${everySo}`];
  const thing = after.replace(PER, "");
  if (/^(?:app|web ?site|site|page)$/i.test(thing)) return [usual, sum];
  if (thing && thing !== after && !PERIODIC.test(after)) {
    if (/^(?:each |every )?(?:more|extra|additional)$/i.test(thing) && /\b(?:each|every)\b/i.test(after))
      return ["Each one more", sum];
    if (/^(?:more|others?|the rest|everything else)$/i.test(thing)) return [cap(after), sum];
    const [one = thing, ...often] = thing.replace(DONE_WITH_IT, "").split(/ (?=per )/);
    return [cap(one), [sum, ...often].join(" ")];
  }
  return [usual, `${sum} ${after}`.trim()];
}

const RANGE = /^from (\S*\d[\d.,]*) (?:to|-|–) \S*\d[\d.,]*(\s?\D.*)?$/iu;
/** The sum alone, without how often and for what; of a range its lower end, with its coin. */
export const sumOf = ([, price]: PriceRow) =>
  (SUM.exec(price)?.[0] ?? price)
    .replace(RANGE, (_, low: string, coin: string | undefined) =>
      /[\p{Sc}\p{L}]/u.test(low) ? low : `${low}${coin ?? ""}`,
    )
    .replace(/^from (.+?) (?:to|-|–) .*$/i, "$1");

/** "£3.95 postage". */
const ALONE = /^(?:for )?(?:postage|shipping|delivery|deposit|set-?up|installation|fitting)$/i;
const COUNTED =
  /^(?:(?:\d+|one|two|three|four|five|six|eight|ten|twelve)(?![- ](?:hour|minute|day|week|month)\b)|an?|the)\b/i;
const MANY = /[^s]s$/;
/** "Mounting" is done; "a morning" is none of these. */
const DONE = /(?<!\b(?:morn|even|out|fitt|meet|wedd|build|paint|open|tast|land|moor))ing$/i;
/** "Tuning an accordion", "coming and the first half hour". */
const IS_DONE =
  /^(?!morning|evening|fitting|meeting|wedding|building|painting)\p{L}{3,}ing (?:an?|the|and|your)\b/iu;
/** "Small": of what, the price list does not say. */
const SIZE =
  /^(?:small|medium|large|big|mini|maxi|standard|basic|premium|single|double|half|full|s|m|l|xl)$/i;
const MOST_NAMED = 3;
const MOST_WORDS = 6;
const named = (name: string) => {
  const [head = name] = name.split(/ (?:of|for|with|in|on|at|to) /);
  return COUNTED.test(name) || MANY.test(head) || DONE.test(head) || IS_DONE.test(name)
    ? uncap(name)
    : withArticle(uncap(name));
};
/** "A fixed fee" is how something is paid, and nothing that anybody orders. */
const HOW_PAID =
  /^(?:(?:fixed|flat|one-off|standard|service|hourly|daily|joining|starting|set|average|total|base|adult|success) )*(?:fees?|prices?|rates?|joining|charges?)$/i;
/** Paid beside what is ordered. */
const BESIDE =
  /^(?:(?:damage|joining|entry|booking|registration) \p{L}+|delivery|postage|shipping|deposit|set-?up|fitting|mounting|installation|call-?out|travel)\b/iu;
/** "For hotels": the same thing at the price of one sort of customer. */
const FOR_SOME = /^(?:For |On |By the (?:hour|day|week|month|year)$)| in advance$/;
/** Paid over and over, for whatever is ordered. */
const A_PASS = /^(?:membership|subscription|pass|monthly|yearly|annual)\b/i;
/** What is ordered for itself; everything where nothing else is. */
export const mainRows = (rows: readonly PriceRow[]): readonly PriceRow[] => {
  const main = rows.filter(([name]) => !BESIDE.test(name) && !FOR_SOME.test(name));
  return main.length > 0 && !(main.length < rows.length && main.every(([name]) => A_PASS.test(name)))
    ? main
    : rows;
};
/** "a sandwich, soup or menu": what is ordered, as a title says it; "" where the price list names nothing. */
export function orderedIn(rows: readonly PriceRow[], usual: string): string {
  if (rows.some(([name]) => SIZE.test(name)) || HOW_PAID.test(rows[0]?.[0] ?? "")) return "";
  const names = mainRows(rows)
    .map(([name]) => name)
    .filter(
      (name) =>
        name !== usual && !FOR_SOME.test(name) && !HOW_PAID.test(name) && wordCount(name) <= MOST_WORDS,
    )
    .filter((name, at, all) => all.findIndex((other) => uncap(other) === uncap(name)) === at)
    .slice(0, MOST_NAMED);
  const said = list(
    names.map((name, at) => (at === 0 ? named(name) : uncap(name))),
    "or",
  );
  return names.length > 0 && wordCount(said) <= MOST_WORDS + 2 ? said : names[0] ? named(names[0]) : "";
}

/** How often it is paid, as the name of a row. */
const BY: readonly (readonly [RegExp, string])[] = [
  [/^(?:per|an?|each|every) hour\b/i, "By the hour"],
  [/^(?:per|an?|each|every) day\b/i, "By the day"],
  [/\b(?:per|an?|each|every) night\b/i, "Night"],
  [/^(?:per|an?|each|every) week\b/i, "By the week"],
  [/^(?:per|an?|each|every) month\b/i, "By the month"],
  [/^(?:per|an?|each|every) year\b/i, "By the year"],
];
/** "Single cleaning, $195 for a one-story house" and "Two-story house, $275": the same thing for two of a kind. */
const FOR_WHICH = / for (?:an?|the) ([\p{L}\d -]+)$/u;
function ofEachKind(rows: readonly PriceRow[]): PriceRow[] {
  const kinds = rows.flatMap(([thing, price]) => {
    const which = FOR_WHICH.exec(price)?.[1] ?? "";
    const head = ` ${which.split(" ").at(-1)}`;
    const others = rows
      .filter(([name]) => which && name !== thing && name.endsWith(head))
      .map(([name]) => name);
    return others.length > 0 ? [{ thing, which, others }] : [];
  });
  return rows.map((row) => {
    const [name, price] = row;
    const kind = kinds.find(({ thing, others }) => thing === name || others.includes(name));
    if (!kind) return row;
    return kind.thing === name
      ? [`${name}, ${kind.which}`, price.replace(FOR_WHICH, "")]
      : [`${kind.thing}, ${uncap(name)}`, price];
  });
}

/** Two rows of one name are told apart by how often each is paid, or by what else is said of it. */
export function toldApart(all: readonly PriceRow[], brand: string): PriceRow[] {
  const rows = ofEachKind(all);
  const names = rows.map(([name]) => name);
  return rows.map((row, at) => {
    const [name, price] = row;
    const alone = names.indexOf(name) === at && names.lastIndexOf(name) === at;
    if (alone && (name !== brand || rows.length === 1)) return row;
    const sum = SUM.exec(price)?.[0] ?? price;
    const after = price.slice(price.indexOf(sum) + sum.length).trim();
    const by = BY.find(([often]) => often.test(after))?.[1];
    if (by && !(alone && / (?:per|for) .* (?:per|for) /.test(` ${after}`))) return [by, price];
    return !alone && after && wordCount(after) <= MOST_BEHIND && !PER_HEAD.test(after)
      ? [cap(after.replace(/^for (?:an? )?/i, "")), sum]
      : row;
  });
}

/** The prices of an offer as the rows of one list. */
export const priceRows = (prices: readonly string[], usual: string): PriceRow[] =>
  toldApart(oneItemOnePrice(prices.map((price) => priceRow(price, usual))), usual);
