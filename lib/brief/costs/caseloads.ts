import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { timesAsCost, WORKING_DAYS } from "./times-as-cost";

const LOOKS_AFTER = new RegExp(
  `\\b(?:an?|one|each|every)\\s+(?:\\p{L}+\\s){1,3}(?:looks after|serves|handles|manages|covers|supports|teaches|can (?:serve|handle|manage|look after|support|cover))\\s+(?:up to |about |around )?(${COUNT})\\s+\\p{L}+(?:\\s+(?:and|,)\\s*(?:who\\s)?(?:costs?|is paid|earns|gets)\\b[^.;\\d]{0,16}|\\s(?:at|for)\\s[^.;\\d]{0,4})$`,
  "iu",
);

/** "A support person costs €38,000 a year and can look after 150 practices". */
const ONE_PERSON =
  /\b(?:an?|one|each|every|the|our)\s(?:\p{L}+\s){1,3}(?:costs?|is paid|earns|gets)(?:\s(?:us|about|around))*\s$/iu;
const AND_LOOKS_AFTER = new RegExp(
  `^,?\\s(?:and|who)\\s(?:can\\s)?(?:looks? after|serves?|handles?|manages?|covers?|supports?|teaches|teach|trains?|visits?)\\s(?:up to |about |around )?(${COUNT})\\s\\p{L}+(?![\\p{L}]|\\s(?:a|per|each) (?:day|hour)\\b)`,
  "iu",
);

/** "20 members share one boat", "one van serves 40 customers", "30 households per driver". */
const sharedBy = (noun: string, text: string): number => {
  const name = literal(noun);
  const found =
    new RegExp(
      `(?<![\\p{L}\\d.,])(${COUNT})\\s(?!(?:hours?|minutes?|days?|times|visits?|weeks?|months?|years?)\\s)\\p{L}+\\s(?:share|per|for each|for every|to a|on each)\\s(?:an?\\s|one\\s|each\\s|the same\\s)?${name}(?![\\p{L}])`,
      "iu",
    ).exec(text) ??
    new RegExp(
      `\\b(?:an?|one|each|every)\\s${name}\\s(?:serves|covers|looks after|is shared by|is enough for|handles|can (?:serve|cover|look after|handle|support))\\s(?:about |around |up to )?(${COUNT})\\s\\p{L}+`,
      "iu",
    ).exec(text);
  return countOf(found?.[1] ?? "");
};
const DOER =
  /(?:^|[.;,]\s|\b(?:and|plus)\s)(?:an?|one|each|every|our|the)\s(\p{L}{3,})\s(?:costs?|earns?|gets?|is paid)(?:\s(?:us|about|around))*\s$/iu;

/** "A CFO looks after 14 clients and costs us £6,200 a month": the part of one client, to be paid every month. */
export function caseloads(amounts: readonly ReadAmount[], text: string): ReadAmount[] {
  // "490 SEK per dentist" counts no SEK.
  const words = amounts.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
  return amounts.map((amount) => {
    const found = amount.tail.period
      ? (LOOKS_AFTER.exec(text.slice(0, amount.start)) ??
        // "Costs 70 a day and covers 80 hectares": what is done in that day.
        (ONE_PERSON.test(amount.before) && amount.tail.period !== "day"
          ? AND_LOOKS_AFTER.exec(text.slice(amount.end + amount.tail.length))
          : null))
      : null;
    const thing = amount.role === "cost" ? (amount.tail.unit ?? DOER.exec(amount.before)?.[1]) : undefined;
    const many = found
      ? countOf(found[1] ?? "")
      : amount.tail.period && thing
        ? sharedBy(thing.toLowerCase(), words)
        : 0;
    if (!(many > 0) || amount.kind !== "money" || !amount.tail.period) return amount;
    const charges = amount.tail.period === "day" ? WORKING_DAYS : chargesPerMonth(amount.tail.period);
    const part = charges / many;
    const said = `${amount.text} a ${amount.tail.period} for ${many} of them`;
    return { ...timesAsCost(amount, part, said), caseload: many };
  });
}
