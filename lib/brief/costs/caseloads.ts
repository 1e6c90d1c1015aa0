import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { PERSON } from "../data/cost-words";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { timesAsCost, WORKING_DAYS } from "./times-as-cost";

const LOOKS_AFTER = new RegExp(
  `\\b(?:an?|one|each|every)\\s+(?:\\p{L}+\\s){1,3}(?:looks after|serves|handles|manages|covers|supports|teaches|can (?:serve|handle|manage|look after|support|cover))\\s+(?:up to |about |around )?(${COUNT})\\s+\\p{L}+(?:\\s+(?:and|,)\\s*(?:who\\s)?(?:costs?|is paid|earns|gets)\\b[^.;\\d]{0,16}|\\s(?:at|for)\\s[^.;\\d]{0,4})$`,
  "iu",
);

/** "A support person costs €38,000 a year and can look after 150 practices". */
const ONE_PERSON =
  /\b(?:an?|one|each|every|the|our)\s((?:\p{L}+\s){0,2}?\p{L}{3,}),?\s(?:(?:who|which)\s)?(?:costs?|is paid|earns|gets|makes)(?:\s(?:us|me|about|around|roughly|some))*\s$/iu;
const DOES_WORK = new RegExp(`^${PERSON}$`, "iu");
const AND_LOOKS_AFTER = new RegExp(
  `^(?:,?\\s(?!and\\s)[^.;\\d]{0,40}?)?,?\\s(?:(?:and|who|which)\\s)?(?:can\\s)?(?:looks? after|serves?|handles?|manages?|covers?|supports?|teaches|teach|trains?|visits?|carr(?:y|ies))\\s(?:up to |about |around )?(${COUNT})\\s\\p{L}+(?![\\p{L}]|\\s(?:an?|per|each) (?:day|hour|week)\\b)`,
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
  const loads = new Map<string, number>();
  const told = amounts.map((amount) => {
    const paid = ONE_PERSON.exec(amount.before)?.[1]?.split(" ").pop()?.toLowerCase();
    // "A flying day costs 600 and covers 40 hectares": only people are paid by the month where nothing is said.
    const person = amount.tail.period || DOES_WORK.test(paid ?? "") ? paid : undefined;
    // "Costs 70 a day and covers 80 hectares": what is done in that day.
    const looked =
      person && amount.tail.period !== "day" && !amount.tail.unit
        ? AND_LOOKS_AFTER.exec(text.slice(amount.end + amount.tail.length))
        : null;
    const found = amount.tail.period ? (LOOKS_AFTER.exec(text.slice(0, amount.start)) ?? looked) : looked;
    const thing = amount.role === "cost" ? (amount.tail.unit ?? DOER.exec(amount.before)?.[1]) : undefined;
    const counted = !found && amount.tail.period && thing ? sharedBy(thing.toLowerCase(), words) : 0;
    const many = found ? countOf(found[1] ?? "") : counted;
    if (many > 0 && person) loads.set(person, many);
    return shared(amount, many);
  });
  // "Truck and fuel add about 850 per officer", who serves 14: each of the 14 carries a part of that, too.
  return told.map((amount) =>
    amount.caseload || amount.role !== "cost" || !amount.tail.unit
      ? amount
      : shared(amount, loads.get(amount.tail.unit) ?? 0),
  );
}

/** What somebody is paid who has no other rhythm is paid by the month. */
function shared(amount: ReadAmount, many: number): ReadAmount {
  if (!(many > 0) || amount.kind !== "money") return amount;
  const period = amount.tail.period ?? "month";
  const charges = period === "day" ? WORKING_DAYS : chargesPerMonth(period);
  const said = `${amount.text} a ${period} for ${many} of them`;
  return { ...timesAsCost(amount, charges / many, said), caseload: many };
}
