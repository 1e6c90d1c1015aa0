import { COUNT, countOf } from "../text/number-words";
import type { BeliefOf, Per } from "./belief";

/** The costs are carried, or something is left, in whatever words. */
const CARRIED = [
  "break(?:s|ing)?[- ]?even",
  "in the black",
  "cash[- ]?flow[- ]positive",
  "prof[ia]t[ai]?ble(?! for (?!us|me\\b))",
  "(?:turn|make|making|reach|be in) (?:an? )?profit",
  "profit from",
  "(?:to|we|i|can|could|will) (?:survive|be (?:viable|sustainable|safe)|make money|make a living|live (?:from|off) (?:it|this))",
  "enough to (?:carry|cover|pay|run|live)",
  "(?:i['’]m|i am|we['’]re|we are) (?:fine|safe|good|okay|ok)(?=[,.;!]|$)",
  "self[- ](?:sustaining|sufficient|supporting|financing)",
  "carr(?:y|ies) (?:itself|its costs|the costs)",
  "pays? (?:for (?:itself|everything|all of it)|its(?: own)? way|(?:for )?(?:all |our |the |its |my )+(?:running |fixed |monthly )*(?:costs|expenses|bills|rent))",
  "(?:cover|covers|covered|covering) (?:all |our |the |its |my )*(?:running |fixed |monthly )*(?:costs|expenses|bills|rent|server|team|staff|wages|van|everything)",
  "(?:costs|expenses|rent|bills|overheads?) (?:is|are|will be|would be) (?:covered|paid)",
  "(?:it|this|that) (?:is|becomes|gets|would be|will be) (?:worth (?:it|while)|worthwhile|viable|sustainable)",
  "(?:it|this|that) (?:already |all )?(?:works|goes well|leaves well|comes out well|pays|works out|adds up)(?= (?:out|already|fine|for us|for me)|[,.;!]|$)",
  "(?:it|this|that) already goes (?:well|good)",
].join("|");
const IS_CARRIED = new RegExp(`\\b(?:${CARRIED})`, "iu");

const NO_NOUN =
  /^(?:months?|years?|weeks?|days?|hours?|minutes?|quarters?|%|percent|per|euros?|dollars?|pounds?|pesos|kr|times?|of|or|and|to)$/iu;
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,\\p{Sc}])(?<many>${COUNT})\\s(?!(?:months?|years?|weeks?|days?|hours?|minutes?|quarters?|percent|of)\\b)(?<what>(?:[\\p{L}’'-]+\\s){0,2}?[\\p{L}-]+s|people|children)\\b(?:\\s(?:an?|per|each|every|in a)\\s(?<per>day|night|evening|morning|week|month|season|year)\\b)?`,
  "giu",
);
/** Around the break-even a count is "at", "with", "around" or "once we have" so many. */
const LEADS =
  /(?:\b(?:at|with|around|about|roughly|from|is|of|once|when|if|have|has|need|needs|for|takes|take|calculate that|think|reach|reached|until|than|reckon|sell|sold|by|that|do)|^)\s*(?:we(?:['’]re| are| have)? |i(?:['’]m| am| have)? )?(?:at |have |only |just |about |around |roughly |some )*$/iu;
/** "$2,630 a month, so I need 165 paid hours": hours that are sold are counted like whatever else is. */
const HOURS_SOLD = /^(?:paid|booked|billed|billable|rented|sold) hours$/i;
const HAS_HAPPENED =
  /\b(?:already (?:pay|use|have|sold|cover|carry)|today|worked|last (?:year|season|month)|so far|since)\b/i;

/** What is bought repays itself for whoever buys it: no belief of the business. */
const OF_THE_BUYER =
  /\bfor (?:the |our |a )?(?:customers?|clients?|buyers?|users?|owners?)\b|^(?:the|each|every|an?) (?:\p{L}+ ){1,3}pays for itself\b|^(?:customers|clients|buyers|users|owners|they)\b/iu;

const PER: Record<string, Per> = {
  day: "day",
  night: "day",
  evening: "day",
  morning: "day",
  week: "week",
  month: "month",
  year: "year",
};

/** "Break even around 22 shops", "at 60 members the rent is covered"; null where the sentence says no such thing. */
export function evenAt(said: string): BeliefOf<"even-at"> | null {
  if (!IS_CARRIED.test(said) || HAS_HAPPENED.test(said) || OF_THE_BUYER.test(said)) return null;
  for (const found of said.matchAll(COUNTED)) {
    const { many = "", what = "", per = "" } = found.groups ?? {};
    const words = what.split(/\s/).filter((word) => !NO_NOUN.test(word));
    const noun = words.join(" ");
    const count = countOf(many);
    const hours = HOURS_SOLD.test(what) && /\bmonth/i.test(said);
    if ((!hours && (!noun || words.length < what.split(/\s/).length)) || count < 2) continue;
    if (!LEADS.test(said.slice(0, found.index))) continue;
    if (hours) return { kind: "even-at", said, count, noun: what, per: "month" };
    return { kind: "even-at", said, count, noun, per: PER[per.toLowerCase()] ?? null };
  }
  return null;
}

const NTH: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 };
const UNIT: Record<string, number> = { day: 1 / 30, week: 7 / 30, month: 1, quarter: 3, year: 12 };
const NUMBERED = new RegExp(`\\b(?<unit>month|year|quarter)\\s(?<nth>${COUNT})`, "iu");
const QUARTER =
  /\bQ(?<nth>[1-4])\b(?:\s(?:of\s)?(?:the\s)?(?:year\s(?<year>\p{L}+|\d)|(?<ordinal>\p{L}+)\syear))?/iu;
const ORDINAL = /\b(?<nth>first|second|third|fourth|fifth|sixth)\s(?<unit>month|year|quarter)\b/iu;
const AFTER = new RegExp(
  `\\b(?:in|within|after|inside|under|the first)\\s(?:about |around |roughly |the first |less than )*(?:(?<half>half a year)|(?<many>an?|${COUNT})\\s(?<unit>day|week|month|year)s?)\\b`,
  "iu",
);
const HORIZON = 60;

function monthIn(said: string): number | null {
  const quarter = QUARTER.exec(said)?.groups;
  if (quarter) {
    const year = quarter.year ? countOf(quarter.year) : (NTH[quarter.ordinal?.toLowerCase() ?? ""] ?? 1);
    return 12 * (year - 1) + 3 * Number(quarter.nth);
  }
  const ordinal = ORDINAL.exec(said)?.groups;
  if (ordinal)
    return (NTH[ordinal.nth?.toLowerCase() ?? ""] ?? 1) * (UNIT[ordinal.unit?.toLowerCase() ?? ""] ?? 1);
  const numbered = NUMBERED.exec(said)?.groups;
  if (numbered) return countOf(numbered.nth ?? "") * (UNIT[numbered.unit?.toLowerCase() ?? ""] ?? 1);
  const after = AFTER.exec(said)?.groups;
  if (!after) return null;
  if (after.half) return 6;
  const many = /^an?$/i.test(after.many ?? "") ? 1 : countOf(after.many ?? "");
  return many * (UNIT[after.unit?.toLowerCase() ?? ""] ?? 1);
}

/** "Should be profitable by month three", "in the black within the first year"; null where no month is meant. */
export function evenBy(said: string): BeliefOf<"even-by"> | null {
  if (!IS_CARRIED.test(said) || HAS_HAPPENED.test(said) || OF_THE_BUYER.test(said)) return null;
  const month = monthIn(said);
  return month !== null && month >= 0.5 && month <= HORIZON
    ? { kind: "even-by", said, month: Math.max(1, Math.round(month)) }
    : null;
}
