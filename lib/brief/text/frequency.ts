import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { againAfter } from "./again-after";
import { COUNT, countOf } from "./number-words";
import { ADVERBS, PERIODS, perMonth } from "./periods";
import { OF_EACH, saidOf } from "./said-of";
import { inSeason, onDays } from "./season";
import { sentenceSpans } from "./sentences";

/** How often something happens, per month. */
export interface Frequency {
  perMonth: number;
  low: number;
  high: number;
  /** The counted thing, singular; null for "once a month". */
  noun: string | null;
  /** What is done so often, where a verb says it: "swap" of "a family swaps every nine months". */
  deed?: string;
  /** What the business can do, as the words around it tell. */
  isLimit?: boolean;
  /** Whose it is, singular: "home" of "120 texts a month per home". */
  each?: string;
  among?: string;
  start: number;
  end: number;
  text: string;
}

/** As an assumption, by the month. */
export const frequencyStated = ({ perMonth, low, high, text, among }: Frequency): Assumed => ({
  ...{ value: perMonth, low, high },
  provenance: low < high ? "parsed" : among ? "derived" : "founder",
  note: `Stated: ${text}${among ? `, of ${among} together` : ""}`,
});
const LINK = "(?:a|an|per|each|every|in an?|in one|/|al|a la|por|par|pro|im|in der|ao|à)";

const COUNTED = new RegExp(
  `\\b(${COUNT})(?:\\s?(?:to|-|–|or|(?<=\\bbetween\\s\\S+\\s)and)\\s?(${COUNT}))?\\s+(?!per\\s)((?:[\\p{L}-]+\\s){0,2}?[\\p{L}-]+)\\s*(?:(?<=\\s)${LINK}\\s+|/)(?:(?:single|working|busy|average|normal|full)\\s)?(?:(${COUNT}|other|second)\\s)?(${PERIODS})s?\\b`,
  "giu",
);
const TIMES = new RegExp(
  `\\b(once|twice|(?:${COUNT})(?:\\s?(?:to|-|–|or)\\s?(?:${COUNT}))? (?:times|veces|vezes|fois|mal|volte))\\s+${LINK}\\s+(${PERIODS})\\b`,
  "giu",
);
/** "Every day for about 7 days" is a stay, and no rhythm of all months. */
const EVERY = new RegExp(
  `\\b(?:every|cada|chaque|alle)\\s+(other\\s+|second\\s+|${COUNT}\\s+)?(${PERIODS})s?\\b(?! for (?:about |around |some )?(?:${COUNT}|an?) (?:days?|nights?|weeks?)\\b)`,
  "giu",
);
/** "60 kg three times a week", "two crates, twice a month": so many, so often. */
const BATCH = new RegExp(
  `\\b(${COUNT})(?:\\s?(?:to|-|–|or)\\s?(${COUNT}))?\\s+((?:[\\p{L}-]+\\s){0,2}?[\\p{L}-]+),?\\s+(?:(?:each|every) time,?\\s(?:and\\s)?(?:about\\s)?)?(once|twice|(?:${COUNT})\\s(?:times|veces|vezes|fois|mal|volte))\\s+${LINK}\\s+(${PERIODS})\\b`,
  "giu",
);
/** "dentists order 14 a month", "49 per cartridge, four a year": the thing was named before. */
const ORDERED = new RegExp(
  `(?<=(?:\\b(?:order|need|buy|take|use|send|book|(?:an?|each|every)\\s\\p{L}+\\ssells|(?!costs|charges|pays|prices|plus|earns|gets|sells|keeps)\\p{L}{3,}s)\\s|[,(]\\s?)(?:about |around |some )?)(${COUNT})(?:\\s?(?:to|-|–)\\s?(${COUNT}))?()\\s+${LINK}\\s+(${PERIODS})s?\\b`,
  "giu",
);
/** "40,000 pages monthly". */
const BY_ADVERB = new RegExp(
  `\\b(${COUNT})(?:\\s?(?:to|-|–|or)\\s?(${COUNT}))?\\s+([\\p{L}-]+(?:\\s[\\p{L}-]+)?)\\s+(${Object.keys(ADVERBS).join("|")})\\b`,
  "giu",
);
/** "Texts cost 4p each and roughly 40 go out per user per month": they were named before. */
const NAMED_BEFORE = new RegExp(
  `\\b([\\p{L}]{3,})\\s+costs?\\s[^.;]{0,30}?(?:,|\\band)\\s+(?:about |around |roughly |some |on average )?(${COUNT})\\s+(?:(?:of (?:them|those)|go out|(?:are|is|get|gets) \\p{L}+)\\s+)?(?:(?:per|for each|for every|by each)\\s+\\p{L}+\\s+)?${LINK}\\s+(${PERIODS})s?\\b`,
  "giu",
);
/** "In a normal season that's 17 visits": the period stands first. */
const IN_PERIOD = new RegExp(
  `\\bin an? (?:normal|typical|usual|average|full|good) (season|year|month|week)\\b[^.;\\d]{0,24}?(${COUNT})\\s+([\\p{L}-]+s)\\b`,
  "giu",
);
/** "月に3件", "1時間に6件": the period stands first. */
const EASTERN =
  /(?:1|一|每|毎)?(時間|小时|日|天|週|周|月|年)(?:に|間に)?\s?(?:約|约)?(\d+)(?:件|回|個|人|次|本|杯|台)/gu;
const TIMED = /^(?:times|veces|vezes|fois|mal|volte)$/i;

function counted(match: RegExpMatchArray): Frequency | null {
  const [text, first = "", second, noun = "", ...rest] = match;
  const period = rest.at(-1) ?? "";
  const gap = rest.length > 1 ? (rest[0] ?? "") : "";
  const low = countOf(first);
  const high = second ? countOf(second) : low;
  const factor =
    ((/^dozen\b/i.test(noun) ? 12 : 1) * perMonth(period)) /
    (gap ? (/other|second/i.test(gap) ? 2 : countOf(gap)) : 1);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return null;
  const start = match.index ?? 0;
  const [things = "", each] = noun.trim().split(OF_EACH);
  const last = things.split(/\s+/).pop() ?? "";
  const kept = last === "" || TIMED.test(things) ? null : singular(last);
  return {
    perMonth: ((low + high) / 2) * factor,
    low: low * factor,
    high: high * factor,
    noun: kept,
    ...(each ? { each: singular(each.toLowerCase()) } : {}),
    start,
    end: start + text.length,
    text,
  };
}

function once({ 0: text, index: start = 0 }: RegExpMatchArray, value: number): Frequency {
  return { perMonth: value, low: value, high: value, noun: null, start, end: start + text.length, text };
}

function eastern(match: RegExpMatchArray): Frequency | null {
  const [, period = "", many = ""] = match;
  return once(match, Number(many) * perMonth(period));
}

function namedBefore(match: RegExpMatchArray): Frequency | null {
  const [whole, noun = "", many = "", period = ""] = match;
  const value = countOf(many) * perMonth(period);
  const start = (match.index ?? 0) + whole.lastIndexOf(many);
  const text = `${many} ${noun.toLowerCase()} a ${period.toLowerCase()}`;
  const found = { ...once(match, value), noun: singular(noun), start, text };
  return Number.isFinite(value) ? found : null;
}

function inPeriod(match: RegExpMatchArray): Frequency | null {
  const [, period = "", many = "", noun = ""] = match;
  const value = countOf(many) * perMonth(period.toLowerCase() === "season" ? "year" : period);
  return Number.isFinite(value) ? { ...once(match, value), noun: singular(noun) } : null;
}

function batched(match: RegExpMatchArray): Frequency | null {
  const [text, first = "", second, noun = "", times = "", period = ""] = match;
  const low = countOf(first);
  const high = second ? countOf(second) : low;
  const often = countOf(times.split(" ")[0] ?? "") * perMonth(period);
  const start = match.index ?? 0;
  if (![low, high, often].every(Number.isFinite)) return null;
  return {
    perMonth: ((low + high) / 2) * often,
    low: low * often,
    high: high * often,
    noun: singular(noun.trim().split(/\s+/).pop() ?? ""),
    start,
    end: start + text.length,
    text,
  };
}

function timed(match: RegExpMatchArray): Frequency | null {
  const [text, times = "", period = ""] = match;
  const numbers = times.match(new RegExp(COUNT, "gi")) ?? [];
  const low = countOf(numbers[0] ?? "");
  const high = numbers[1] ? countOf(numbers[1]) : low;
  const factor = perMonth(period);
  const start = match.index ?? 0;
  if (!Number.isFinite(low)) return null;
  return {
    perMonth: ((low + high) / 2) * factor,
    low: low * factor,
    high: high * factor,
    noun: null,
    start,
    end: start + text.length,
    text,
  };
}

function every(match: RegExpMatchArray): Frequency | null {
  const [, gap = "", period = ""] = match;
  const step = /other|second/i.test(gap) ? 2 : gap.trim() ? countOf(gap.trim()) : 1;
  return once(match, perMonth(period) / (step > 0 ? step : 1));
}

/** "about 12 claims a month", "once a month", "every two weeks": left to right, none overlapping a taken span. */
export function findFrequencies(
  text: string,
  taken: readonly { start: number; end: number }[] = [],
): Frequency[] {
  const all = [...text.matchAll(BATCH)]
    .map(batched)
    .concat(
      [...text.matchAll(NAMED_BEFORE)].map(namedBefore),
      [...text.matchAll(TIMES)].map(timed),
      [...text.matchAll(COUNTED)].map(counted),
      [...text.matchAll(IN_PERIOD)].map(inPeriod),
      [...text.matchAll(EVERY)].map(every),
      [...text.matchAll(ORDERED)].map(counted),
      [...text.matchAll(BY_ADVERB)].map(counted),
      [...text.matchAll(EASTERN)].map(eastern),
      againAfter(text),
    );
  const kept: Frequency[] = [];
  for (const found of all) {
    if (!found) continue;
    const overlaps = [...taken, ...kept].some((span) => found.start < span.end && found.end > span.start);
    if (!overlaps) kept.push(found);
  }
  const told = onDays(kept, text).map((found) => saidOf(inSeason(found, text), text));
  return told.sort((a, b) => a.start - b.start);
}

/** The sentence a position stands in, and where it begins. */
export const sentenceAround = (text: string, at: number): { text: string; start: number } => {
  const span = sentenceSpans(text).find(({ start, end }) => start <= at && at < end);
  return span ? { text: text.slice(span.start, span.end), start: span.start } : { text, start: 0 };
};
