import type { RevenueLine } from "@/lib/finance/types";
import { IRREGULAR } from "../data/irregular-plurals";
import { EACH_TIME, HEADS, NOT_UNITS, PERIOD_WORDS } from "../data/periods";
import { isAdjective } from "../text/noun-phrase";
import { parseNumber, wordNumber } from "../text/number-words";
import { secondWord } from "./two-word-unit";

type Period = NonNullable<RevenueLine["per"]>;

/** What follows an amount: "per seat per month", "/user/mo", "a bag", "al mes". */
export interface Tail {
  period: Period | null;
  /** The counted thing, singular and lower case; null when none was named. */
  unit: string | null;
  /** "per 1,000 messages" = 1000; "every three months" = 3. */
  divisor: number;
  length: number;
}

/** "18,000 the hectare" is said for "per hectare". */
const LINK =
  /^\s*(?:[,(]\s*)?(?:(?:billed|paid|charged)\s+)?(?:the(?=\s(?:hectare|acre|night|day|hour|kilo|kg|litre|bag|bottle|box|jar|piece|pair|head|visit|lesson|session|class|trip|month|week|year)\b)|for the(?=\s(?:month|year)\b)|per|of each|of every|for each|for every|for an?|for one|each|every|an?|\/|al|a la|a|por|cada|par|pro|je|im|à la|à|am|zu|p\/|alla|il|om de|pr\.?|i|प्रति|हर|لكل|في|một|mỗi)(?:\s+|(?<=\/)\s*)(?=[\p{L}\d])/iu;
/** "per fridge and month", "pro Lehrling und Monat". */
const AND_PERIOD = /^\s+(?:and|und|et|y|e|en|og|och)\s+(?:par |por |per |pro )?(\p{L}+)/iu;
/** "340 per class and term": three terms a year. */
const A_TERM = /^\sand\s(?:school )?term\b/i;
const TERM_MONTHS = 4;
const ADVERB =
  /^\s*(?:\(\s*|,\s*(?=(?:billed |paid |charged )|\p{L}+\s*(?:[.,;)]|$|and\b|or\b)))?(?:billed |paid |charged )?(monthly|yearly|annually|weekly|daily|mensuales|mensual|al mes|mensile|mensili|monatlich|jährlich|mensuel(?:le)?s?|maandelijks|mensais|mensal|شهري(?:ا|اً)|سنوي(?:ا|اً)|pm\b|p\.m\.)/iu;
/** "pro Tag" is a day; "per tag" is a thing. */
const GERMAN_LINK = /(?:je|pro|am|im)\s+$/i;
const NOUN = /^(?:(\d[\d.,]*)\s+)?((?:pick up|drop off|call out)(?!\p{L})|\p{L}[\p{L}\p{M}'’-]*)/u;
const ADJECTIVES = new Set(
  "basic simple regular complete square cubic linear hired placed approved active new paying extra additional single individual delivered completed finished filed small large big full mixed average registered monthly adult second further following subsequent successful verified signed licensed half whole weekly paid live ongoing user-defined standard local single-use processed analysed analyzed booked".split(
    " ",
  ),
);
/** "For a Sunday trial" says which one, and no rhythm. */
const WHICH_DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
const ITS_NOUN =
  /^\s+(?!(?:and|or|plus|for|with|in|at|to|from|after|then|when|if|until|before|while|during|as|we|you|they|including|incl|morning|afternoon|evening|night)s?\b)\p{L}{3,}/u;
/** "per picker hour", "per shooting day", "per user month". */
const COMPOUND = /^\s+(hour|day|night|month|year|week)\b/i;
/** "per roof report", "per lab test": the second word is what is counted. */
const COUNTED_NEXT =
  /^\s+(message|signature|conversation|lookup|report|visit|test|application|workshop|exam|course|training|party|package|event|album|document|order|delivery|call|session|lesson|ticket|check|inspection|scan|file|case|request|image|photo|letter|certificate|change|repair|lead|leader|survey|review|trip|ride|event|class|meal|stay|box|bag|bottle|jar|sachet|tin|pack|can|crate|portion|cup|pot|tray|tub|plate|label|sticker|wash|clean|trim|valet|kit|set)\b(?!['’])/i;
/** "190 € pro Monat und Halle". */
const PAIRED = /^\s+und\s+(\p{Lu}\p{L}{2,})(?=\s*(?:[,;.)]|$))/u;
const QUARTER = /^(?:quarter|quarterly|trimestre|quartal|kwartaal)$/i;

/** "claims" becomes "claim". */
export function singular(noun: string): string {
  const word = noun.toLowerCase();
  const known = IRREGULAR[word];
  if (known) return known;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ss|x|[nrt]ch)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("s") && word.length > 3 ? word.slice(0, -1) : word;
}

/** Where people sleep. */
const PLACES =
  /^(?:room|bed|cabin|tent|pitch|suite|apartment|flat|house|cottage|site|berth|place|plot|van|yurt|pod|unit|family|couple|booking|stay)$/;

interface Piece {
  period: Period | null;
  unit: string | null;
  divisor: number;
  length: number;
}

/** "For a flat, ..." and not "for a flat fee". */
const ENDS_THERE = /^\s*(?:[,.;)]|$)/;

function piece(rest: string): Piece | null {
  const adverb = ADVERB.exec(rest);
  if (adverb)
    return {
      period:
        PERIOD_WORDS[(adverb[1] ?? "").toLowerCase().replace(/^al mes$/, "mes")] ??
        (/^y|^ann|^سنو/i.test(adverb[1] ?? "") ? "year" : "month"),
      unit: null,
      divisor: 1,
      length: adverb[0].length,
    };
  // "3,500 kr. A pilot ...", "35 (I buy it": somebody begins to speak.
  const link = /^\s*(?:An?|Each|Every|One|[(,]?\s*I)\s/.test(rest) ? null : LINK.exec(rest);
  if (!link) return null;
  let at = link[0].length;
  // "per 100g pouch".
  at +=
    /^\d+(?:[.,]\d+)?[\s-]?(?:g|kg|ml|cl|l|lit(?:re|er)|kilo|gram|pound|inch)\s(?=\p{L})/iu.exec(
      rest.slice(at),
    )?.[0].length ?? 0;
  const area = /^(?:m²|(?:m2|sqm|sq\.? ?m)(?!\p{L}))/iu.exec(rest.slice(at))?.[0].length ?? 0;
  if (area > 0) return { period: null, unit: "square metre", divisor: 1, length: at + area };
  let divisor = 1;
  for (let guard = 0; guard < 4; guard += 1) {
    const match = NOUN.exec(rest.slice(at));
    if (!match) return null;
    const word = (match[2] ?? "").toLowerCase();
    const english = match[2] === "tag" && !GERMAN_LINK.test(link[0]);
    // "for a 8 week programme" says how long it lasts, not how often it is paid.
    if (match[1] && /^\s*for an?\s/i.test(link[0])) return null;
    if (match[1]) divisor *= parseNumber(match[1].replace(/[.,]$/, ""), false) || 1;
    const worded = wordNumber(word);
    const step = match[0].length + (/^\s*/.exec(rest.slice(at + match[0].length))?.[0].length ?? 0);
    if (worded !== null && worded > 1) divisor *= worded;
    else if (word === "thousand" || word === "mille") divisor *= 1_000;
    else if (word === "million") divisor *= 1_000_000;
    else if (QUARTER.test(word))
      return { period: "month", unit: null, divisor: 3, length: at + match[0].length };
    else if (
      WHICH_DAY.test(word) &&
      /\bfor an? $/i.test(link[0]) &&
      ITS_NOUN.test(rest.slice(at + match[0].length))
    )
      at += 0;
    else if (PERIOD_WORDS[word] && !english)
      return { period: PERIOD_WORDS[word], unit: null, divisor, length: at + match[0].length };
    else if (/^(?:half|full)-day$/.test(word) && !ITS_NOUN.test(rest.slice(at + match[0].length)))
      return { period: null, unit: word, divisor, length: at + match[0].length };
    else if (
      (ADJECTIVES.has(word) && (word !== "adult" || ITS_NOUN.test(rest.slice(at + match[0].length)))) ||
      (isAdjective(word) && ITS_NOUN.test(rest.slice(at + match[0].length))) ||
      /^[a-z]{4,}ed$/.test(word) ||
      /-(?:week|month|day|hour|year|bedroom|room|person|storey|seat)$/.test(word)
    )
      at += 0;
    else if (/^(?:une?|uma?|uno|eine?[nr]?)$/.test(word)) at += 0;
    else if (
      NOT_UNITS.has(word) &&
      !(
        /^(?:flat|piece)$/.test(word) &&
        (/per|each|every/i.test(link[0]) || ENDS_THERE.test(rest.slice(at + match[0].length)))
      )
    )
      return null;
    else {
      const length = at + match[0].length;
      const then =
        COMPOUND.exec(rest.slice(length)) ??
        COUNTED_NEXT.exec(rest.slice(length)) ??
        secondWord(link[0], word, rest.slice(length));
      const last = (then?.[1] ?? "").toLowerCase();
      if (then && /^(?:month|year|week)$/.test(last))
        return { period: last as Period, unit: singular(word), divisor, length: length + then[0].length };
      return {
        period: null,
        unit: last ? singular(last) : singular(word),
        divisor,
        length: length + (then?.[0].length ?? 0),
      };
    }
    at += step;
    if (
      worded !== null &&
      /^(?:week|month|day|hour|year)\s+[\p{L}]/iu.test(rest.slice(at)) &&
      !/^(?:week|month|day|hour|year)\s+(?:and|or|plus|for|with|in|at|to|from|after|then)\b/i.test(
        rest.slice(at),
      )
    ) {
      at += /^\S+\s+/.exec(rest.slice(at))?.[0].length ?? 0;
      divisor = 1;
    }
  }
  return null;
}

/** "1,800 each min 5": how many at least, and no minutes. */
const LEAST_OF_THEM = /(?<!(?:\bper|\ba|\bevery|\/)\s?)\bmin(?:imum|\.)?(?: of)? ?\d/i;
/** Reads units and period right after an amount; at most three pieces ("per user, per site, per month"). */
export function readTail(behind: string): Tail {
  const rest = behind.slice(0, LEAST_OF_THEM.exec(behind)?.index);
  const tail: Tail = { period: null, unit: null, divisor: 1, length: 0 };
  for (let guard = 0; guard < 3; guard += 1) {
    const skip =
      guard > 0
        ? (/^\s*(?:filed|sent|processed|sold|delivered|served|booked|made|stored|read|played|completed|used|kept|shipped|analysed|generated)(?=\s)/i.exec(
            rest.slice(tail.length),
          )?.[0].length ?? 0)
        : 0;
    // "249 per month, a midwife earns": behind a comma somebody else begins.
    if (/^\s*,\s*(?:an?|each|every|one|the)\s/i.test(rest.slice(tail.length + skip))) break;
    // "9 a month for a balance bike", "690 a month for one class a week".
    if (tail.period && /^\s*for (?:an?|one)\s+\p{L}+\s+\p{L}+/iu.test(rest.slice(tail.length + skip))) break;
    const next = piece(rest.slice(tail.length + skip));
    // "12 per costume for a week": how long one is had, and no rhythm.
    if (tail.unit && next?.period && /^\s*for (?:an?|one)\s/i.test(rest.slice(tail.length + skip))) break;
    if (!next || (next.period && tail.period) || (next.unit && tail.unit && tail.period)) break;
    if (tail.unit && !tail.period && next.unit === "term")
      return { ...tail, period: "month", divisor: TERM_MONTHS, length: tail.length + skip + next.length };
    // "25 per crate per night", "5 per bike per night": so long is it kept, and each night is paid.
    const kept =
      next.unit === "night" && tail.unit !== null && !HEADS.test(tail.unit) && !PLACES.test(tail.unit);
    if (kept && !tail.period) return { ...tail, period: "day", length: tail.length + skip + next.length };
    tail.period ??= next.period;
    // "£9 per child per session".
    tail.unit =
      next.unit && EACH_TIME.test(next.unit) && HEADS.test(tail.unit ?? "")
        ? next.unit
        : (tail.unit ?? next.unit);
    tail.divisor *= next.divisor;
    tail.length += skip + next.length;
    const paired = next.period && !tail.unit ? PAIRED.exec(rest.slice(tail.length)) : null;
    if (paired?.[1]) {
      tail.unit = singular(paired[1]);
      tail.length += paired[0].length;
    }
  }
  const term = tail.unit && !tail.period ? A_TERM.exec(rest.slice(tail.length)) : null;
  if (term) return { ...tail, period: "month", divisor: TERM_MONTHS, length: tail.length + term[0].length };
  const joined = tail.unit && !tail.period ? AND_PERIOD.exec(rest.slice(tail.length)) : null;
  const period = PERIOD_WORDS[(joined?.[1] ?? "").toLowerCase()];
  return joined && period ? { ...tail, period, length: tail.length + joined[0].length } : tail;
}
