import type { ReadAmount } from "../amounts/amount-roles";
import { COUNT, countOf } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import { timesAsCost } from "./times-as-cost";

/** "one case takes us 5 hours of work at", "an examination takes 9, 16 and 30 hours, we pay examiners". */
const HOURS = new RegExp(
  `(?:takes?|needs?|requires?|is|means|involves)\\s+(?:us\\s+|me\\s+)?(?:about |around |roughly |on average )?(${COUNT}(?:(?:,\\s|,?\\s(?:and|or)\\s)${COUNT})*)\\s+(hour|day|minute)s?\\b([^.]{0,40})$`,
  "iu",
);
/** Said of what the business pays, not of what it asks for. */
const OURS =
  /\bof (?:an?|one|our|the) \p{L}+ (?:at|for|costing)\b|\b(?:us|me)\b|\bwe (?:pay|spend|need)\b|\bcosts? us\b|\bof (?:our |my )?(?:work|labou?r|time)\b|\bpaid\b/iu;

/** "Editors get A$95 an hour, a tender takes them 22 hours": so many for each piece, said after the rate. */
const HOURS_AFTER = new RegExp(
  `^[^.;]{0,24}[,;.]?\\s(?:and )?(?:an?|each|every|one|the) (?:\\p{L}+\\s){1,2}(?:takes?|needs?|is)(?: them| us| me)?(?: about| around)? (${COUNT}) (hour|day|minute)s?\\b`,
  "iu",
);
/** "An interview takes two people nine days; we count 420 a day". */
const PEOPLE_FOR = new RegExp(
  `(${COUNT})\\s(?:people|persons|of us|leute|personen|personas|personnes)\\s(?:for\\s|für\\s|por\\s|pendant\\s)?(${COUNT})\\s(?:full\\s)?(hours?|days?|tage|stunden|horas?|días|jours|heures)\\b[^.]{0,40}$`,
  "iu",
);

function peopleFor(amount: ReadAmount, text: string, paid: "hour" | "day"): ReadAmount | null {
  const [, heads = "", many = "", what = ""] = PEOPLE_FOR.exec(text.slice(0, amount.start)) ?? [];
  const daily = /^(?:d|t|j)/i.test(what);
  if (!what || daily !== (paid === "day")) return null;
  const factor = countOf(heads) * countOf(many);
  return {
    ...timesAsCost(amount, factor, `${heads} people for ${many} ${paid}s at ${amount.text}`),
    before: "",
  };
}

/** "Three staff at £12.50 an hour for 35 hours a week each", "two makers at 450 a day, 24 days a month". */
const FOR_HOURS = new RegExp(
  `^[^.;\\d]{0,12}?(?:for\\s|,\\s|x\\s|×\\s|\\s)(${COUNT}) (hours?|hrs|days?) (?:a|per|each|every) (week|day|month)\\b`,
  "iu",
);
const HEADS = new RegExp(
  `(${COUNT})\\s(?:(?:part|full)-?time\\s)?\\p{L}+(?:\\s\\p{L}+)?(?:\\s(?:work|help|sew|cook|pack|clean)\\s[^.;,\\d]{2,30})?\\s(?:at|on|for|paid|each)\\s$`,
  "iu",
);

/** "Two painters at €190 a day for two days". */
const FOR_SO_LONG = new RegExp(
  `^\\s*(?:each\\s)?for (${COUNT}) (hour|day)s?\\b(?!\\s(?:a|per|each|every)\\b)`,
  "iu",
);
/** "Photographer and pilot get €180 a day each". */
const BOTH = /\b\p{L}{4,} and (?:\p{L}+\s){1,2}(?:get|earn|cost|are paid)\s$/iu;
const headsOf = (amount: ReadAmount, text: string) => {
  const before = text.slice(0, amount.start);
  const heads = countOf(HEADS.exec(before)?.[1] ?? "");
  const each = /^\s*each\b/i.test(text.slice(amount.end + amount.tail.length));
  return heads || (each && BOTH.test(before) ? 2 : 1);
};

/** The pay of all who work on one piece for so long. */
function workedFor(amount: ReadAmount, text: string, paid: "hour" | "day"): ReadAmount | null {
  const [said, many = "", what] = FOR_SO_LONG.exec(text.slice(amount.end + amount.tail.length)) ?? [];
  if (!said || what !== paid || amount.role !== "cost") return null;
  const heads = headsOf(amount, text);
  const who = heads > 1 ? `${heads} people for ` : "";
  return timesAsCost(amount, heads * countOf(many), `${who}${many} ${paid}s at ${amount.text}`);
}

/** "Makers pay about $24 an hour, 5 hours a week" is no wage. */
const BUYER_PAYS =
  /(?:^|[.;,]\s|\b(?:and|where|while)\s)(?!(?:we|i)\s)(?:\p{L}+\s){1,3}(?:pays?|books?|rents?|hires?)\s[^.;\d]{0,24}$/iu;

/** The pay of all who work so many hours or days, as one cost of a week, day or month. */
function staffed(amount: ReadAmount, text: string, paid: "hour" | "day"): ReadAmount | null {
  const [said, hours = "", what = "", per = ""] =
    FOR_HOURS.exec(text.slice(amount.end + amount.tail.length)) ?? [];
  if (!said || amount.asked || BUYER_PAYS.test(text.slice(0, amount.start))) return null;
  const heads = HEADS.exec(text.slice(0, amount.start))?.[1];
  const daily = /^d/i.test(what);
  if (daily !== (paid === "day") || (daily && !heads)) return null;
  const factor = countOf(hours) * (heads ? countOf(heads) : 1);
  const who = heads ? `${heads} people at ` : "";
  const pay = timesAsCost(
    amount,
    factor,
    `${who}${amount.text} a${daily ? " day" : "n hour"}${said.replace(/^,/, "")}`,
  );
  return { ...pay, tail: { ...pay.tail, period: per.toLowerCase() as "week" }, before: "wages " };
}

/** "About 24 hours of work a year at": the sum is the rate of an hour. */
const AT_RATE = /\bhours?\b[^.;]{0,30}\bat (?:about )?$/i;
const IN_TIME = /\b(?:a|per|each) (year|month|week)\b/i;

/** A year's work of a contract that is paid by the year belongs to each contract. */
const inTheTimeOf = (amounts: readonly ReadAmount[], period: ReadAmount["tail"]["period"]) =>
  amounts.some(({ role, tail }) => role === "price" && tail.period === period) ? null : period;
const timeIn = (said: string | undefined) =>
  (IN_TIME.exec(said ?? "")?.[1]?.toLowerCase() as ReadAmount["tail"]["period"]) ?? null;

/** "The work takes one day per window", said of the offer, beside a carpenter's day. */
const TAKES_EACH = new RegExp(
  `\\btakes?\\s(?:us\\s)?(?:about |around |roughly )?(${COUNT})\\s(hour|day)s?\\s(?:per|for each|for every|for an?)\\s(\\p{L}+)`,
  "iu",
);
function takenEach(amount: ReadAmount, offer: string, paid: "hour" | "day"): ReadAmount | null {
  const [, many = "", what, noun = ""] = TAKES_EACH.exec(offer) ?? [];
  if (amount.role !== "cost" || what?.toLowerCase() !== paid || !(countOf(many) > 0)) return null;
  const work = timesAsCost(amount, countOf(many), `${many} ${what} for each ${noun} at ${amount.text}`);
  return { ...work, tail: { ...work.tail, period: null, unit: noun.toLowerCase() } };
}

/** "At A$48 an hour, six hours a job", "gets 390 an hour and needs an hour and a half per visit". */
const EACH_TAKES = new RegExp(
  `^(?:,| and| who)?\\s(?:needs?\\s|takes?\\s|works?\\s)?(?:about |around |roughly )?(?:(an?) (hour|day) and a half|(${COUNT}) (hour|day)s?) (?:a|an|per|for an?|for each|for every) (?!(?:hour|day|week|month|year)\\b)(\\p{L}+)`,
  "iu",
);
const MANY_AT = new RegExp(
  `(?:^|[.;,]\\s|\\band\\s)(${COUNT})\\s(?:\\p{L}+\\s)?\\p{L}+s\\s(?:at|on|get|earn|cost)\\s$`,
  "iu",
);

/** The work on each piece, of all who do it together. */
function workOnEach(amount: ReadAmount, text: string, paid: "hour" | "day"): ReadAmount | null {
  const said = EACH_TAKES.exec(text.slice(amount.end + amount.tail.length));
  if (amount.role !== "cost" || (said?.[2] ?? said?.[4])?.toLowerCase() !== paid) return null;
  const [, half, , many = "", , noun = ""] = said ?? [];
  const long = half ? 1.5 : countOf(many);
  const heads = countOf(MANY_AT.exec(text.slice(0, amount.start))?.[1] ?? "") || 1;
  if (!(long > 0)) return null;
  const who = heads > 1 ? `${heads} people, ` : "";
  const work = timesAsCost(amount, heads * long, `${who}${long} ${paid}s for each ${noun} at ${amount.text}`);
  return { ...work, tail: { ...work.tail, period: null, unit: noun.toLowerCase() } };
}

const numbers = (list: string) =>
  list
    .split(/,\s|,?\s(?:and|or)\s/)
    .map(countOf)
    .filter((value) => value > 0);

/**
 * So many hours for each piece at so much an hour are one cost of that piece. Several counts of hours, for several sizes,
 * are kept in `sizes`; the middle one counts where prices have no sizes.
 */
export function workCosts(amounts: readonly ReadAmount[], text: string, offer = ""): ReadAmount[] {
  const sentences = sentenceSpans(text);
  return amounts.map((amount, at) => {
    const { unit, period } = amount.tail;
    const atRate = !unit && !period && AT_RATE.test(text.slice(0, amount.start));
    const paid = unit === "hour" || atRate ? "hour" : unit === "day" || period === "day" ? "day" : null;
    if (!paid || amount.kind !== "money" || amounts.length < 2) return amount;
    const together =
      staffed(amount, text, paid) ??
      workOnEach(amount, text, paid) ??
      peopleFor(amount, text, paid) ??
      workedFor(amount, text, paid);
    if (together) return together;
    const from = sentences.find(({ start, end }) => start <= amount.start && amount.start < end)?.start ?? 0;
    const priced = amounts.some(
      ({ role, tail }, i) =>
        (role === null || role === "price" || role === "donation") &&
        ((tail.unit !== null && tail.unit !== paid) || (tail.period !== null && i < at)),
    );
    const found =
      HOURS.exec(text.slice(from, amount.start)) ??
      (amount.role === "cost" ? HOURS_AFTER.exec(text.slice(amount.end + amount.tail.length)) : null);
    const minutes = found?.[2]?.toLowerCase() === "minute";
    const said = numbers(found?.[1] ?? "");
    const hours = said.map((count) => (minutes ? count / 60 : count));
    const middle = hours[Math.floor((hours.length - 1) / 2)];
    if (!found || !middle || (minutes ? "hour" : found[2]?.toLowerCase()) !== paid)
      return takenEach(amount, offer, paid) ?? amount;
    if (!(priced || amount.role === "cost" || OURS.test(found[0]))) return amount;
    return {
      ...amount,
      role: "cost" as const,
      value: amount.value * middle,
      low: amount.low * Math.min(...hours),
      high: amount.high * Math.max(...hours),
      text: `${found[1]} ${found[2]}s at ${amount.text}`,
      tail: {
        period: inTheTimeOf(amounts, timeIn(found[3])),
        unit: null,
        divisor: 1,
        length: amount.tail.length,
      },
      before: `${text.slice(from, amount.start - found[0].length)}${found.index === 0 && text.startsWith(found[0], amount.end + amount.tail.length) ? found[0] : ""}`,
      after: "",
      sizes: hours.map((count, i) => ({
        value: count * amount.value,
        said: `${said[i]} ${found[2]}s at ${amount.text}`,
      })),
    };
  });
}
