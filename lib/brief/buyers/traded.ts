import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { RevenueLine } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { hasBeenDone, isSetback } from "../text/happened";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { NEGATION } from "../text/sentences";
import { isUnpaid } from "../text/tried";
import { withoutWishes } from "../text/wishes";
import { ownStatements } from "./own-statements";
import { ANY_SALE, soldNow, unitOf } from "./sold-now";
import { IN_A_MONTH, timeOf } from "./traded-time";

/** What was sold of one line in a time that is over, by the founder's own count. */
export interface Traded {
  lineId: string;
  count: number;
  /** So long it took; a whole year where only its beginning is told and nobody knows when. */
  months: number;
  /** False where only the beginning of that time is told. */
  exact: boolean;
  /** Told of a season, which is taken as half of the year. */
  inSeason?: true;
  /** It is counted from the month named to the day on which the answers were written. */
  dated?: boolean;
  /** Whole hires or jobs were counted, of what is priced by the day or the piece. */
  whole?: boolean;
  /** Who bought it, as the founder counts them. */
  by?: { count: number; who: string };
  said: string;
  sentence: string;
}

/** What a commission is taken of, by whatever name. */
const A_DEAL =
  /^(?:booking|order|transaction|sale|payment|transfer|donation|rental|job|deal|trip|ticket|purchase|hire)$/;
const STEM = 4;
const DEALT = /^(?:did|made|sold|had|took|\p{L}+ed)$/u;
/** "Did 60 washes", "washed 60 vans", "60 rentals" of what is priced by the day: the word that is counted, and whether it holds several. */
function soldAs(line: RevenueLine, words: readonly string[], verb: string) {
  const unit = unitOf(line);
  const { kind, quantity, evidence, averageOrder } = line;
  if (kind === "take") {
    const dealtIn = `${evidence} ${averageOrder?.note ?? ""}`.toLowerCase();
    const dealt = (word: string) => DEALT.test(verb) && word.length >= STEM && dealtIn.includes(word);
    return { as: words.find((word) => A_DEAL.test(word) || dealt(word)), whole: false };
  }
  const done = unit.length >= STEM && /ed$/.test(verb) && verb.startsWith(unit.slice(0, -1));
  const as = done ? words[0] : words.find((word) => word === unit);
  if (as || !quantity) return { as, whole: false };
  const held = (word: string) =>
    (word.length >= STEM &&
      quantity.note
        .toLowerCase()
        .split(/\P{L}+/u)
        .includes(word)) ||
    (quantity.provenance !== "assumption" && A_DEAL.test(word));
  return { as: words.find(held), whole: true };
}

const TRIED = /\b(?:test(?:s|ed)?|trials?|tried|pilot(?:s|ed)?|free|waiting)\b/i;
/** "In the pilot we did 63 bookings", "I tried it with 6 tractors and we did 410 acres": sold, while it was tried; what was free or "tested by friends" was not. */
const IN_PILOT =
  /\b(?:we|i) (?:have )?(?:tried|tested) (?:it|this|the idea) (?:out )?(?:with|by|on|in)\b(?=[^.;]*\b(?:we|i|and) (?:did|made|sold|had|took|\p{L}+ed)\b)|\b(?:in|during) (?:the|our|a|an) (?:(?!free\b)[\p{L}-]+ ){0,2}?(?:tests?|trial|pilot|beta)(?: (?:phase|run|period|months?|weeks?))?\b/iu;
/** "260 tests" of who sells tests. */
const COUNTED_TESTS = /\d[\d.,]* (?:\p{L}+ )?tests?\b/giu;
const isTrial = (sentence: string) =>
  TRIED.test(sentence.replace(IN_PILOT, "").replace(COUNTED_TESTS, "")) || isUnpaid(sentence);
const AHEAD =
  /\b(?:will|would|want|plan|hope|aim|target|goal|could|can|expect|need|if|until|asked|wait\w*)\b/i;

/** "I'd do the first year myself", "we could serve 40": nobody has done it. */
const IS_MEANT =
  /\b(?:i|we|they)(?:['’](?:d|ll)| would| will| could| can| should| might| plan| want| hope| aim| expect| intend| think)\b/i;

const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,-])(?<!\\p{Sc}\\s?)(?<many>${COUNT})\\s(?!%|percent|months?|weeks?|years?|days?)(?<what>\\p{L}+(?:\\s(?!for |by |to |from |(?:an?|per|each|every)\\s)\\p{L}+){0,2})(?!\\p{L}|\\s(?:an?|per|each|every)\\s)`,
  "giu",
);
/** "41 growers did 1,460". */
const BOUGHT_BY = new RegExp(
  `(?<![\\p{L}\\d.,-])(${COUNT})\\s(?:[\\p{L}-]+\\s)?([\\p{L}-]+)\\s(?:have |has )?(?:did|made|took|bought|\\p{L}+ed)\\s(?:over |about )?$`,
  "iu",
);
/** "For 11 vineyards", "by 31 makers"; up to two words of what is counted may be left before it. */
const SOLD_TO = new RegExp(
  `^\\p{L}*(?:\\s\\p{L}+){0,2}?\\s(?:for|by|to|from)\\s(${COUNT})\\s(?:[\\p{L}-]+\\s)?([\\p{L}-]+)`,
  "iu",
);
/** "We rented 37 last term", "we sold 820 last year": what it was is named before. */
const UNNAMED = new RegExp(
  `\\b(?:we|i) (?:have |['’]ve )?(?<deed>sold|rented(?: out)?|let out|shipped|delivered|made|repaired|washed) (?:over |about |more than )?(?<many>${COUNT})(?=$|[.,;]| (?:last|this|since|so far|in|over|within|during|from|of (?:them|these|those))\\b)`,
  "iu",
);
/** "The first batch of 200 sold out in seven weeks". */
const SOLD_OUT = new RegExp(
  `\\b(?:batch|run|lot|edition|series) of (?<many>${COUNT})(?: \\p{L}+)? (?:has |was |were |is |had )?(?<deed>sold)(?: out)?\\b`,
  "iu",
);
/** Sold on one such day, of which a year has a few: no pace. */
const ON_ONE_DAY =
  /\bat (?:the|an?|our|one) (?:[\p{L}’'-]+ ){0,3}?(?:fairs?|market|party|festival|show|event|f[eê]te|bazaar|exhibition|jumble sale)\b/iu;
const DEED = /(\p{L}{3,})\s(?:over |about |more than |some )?$/u;
const SOLD_KINDS = new Set<RevenueLine["kind"]>(["perUse", "unitSale", "capacity", "take", "oneOff"]);
const PARTS = /[;,] (?:but |and )?| but | and (?=\d)/;

/** "R2 = 0.91 on 38 lines": what was looked at, and no sale. */
const MEASURED_ON =
  /(?:\d\s?%?|accuracy|error|fit|tested|measured|validated)\s(?:on|across)\s(?:about |over )?$/i;

/** "Our cost is 1,750 per party" of what has a price without a name: the party is what is sold. */
const costsSoMuch = (word: string, { label }: RevenueLine, businessModel: string) =>
  word.length >= STEM &&
  !/ per /i.test(label) &&
  new RegExp(`\\bper ${literal(word)}(?!\\p{L})`, "iu").test(businessModel);
/** "173 pieces", "60 jobs": of whatever is sold first. */
const anySale = (
  words: readonly string[],
  line: RevenueLine,
  [first]: readonly RevenueLine[],
  businessModel: string,
) =>
  line === first && line.kind !== "take"
    ? words.find(
        (word) => (ANY_SALE.test(word) && word !== "customer") || costsSoMuch(word, line, businessModel),
      )
    : undefined;

/** "1,100 blocks since June", "in the last harvest 1,460 pallet weeks", "last autumn we changed 165 cars". */
export function readTraded(
  answers: QuizAnswers,
  lines: readonly RevenueLine[],
  toldOn?: string,
): Traded | undefined {
  const sold = lines.filter(({ kind, later }) => SOLD_KINDS.has(kind) && !later);
  const said = ownStatements(answers, ["businessModel", "differentiator", "solution"]);
  const told = said.map((each) => ({ ...each, text: withoutWishes(each.text) }));
  let unnamedSale: Traded | undefined;
  for (const { text: sentence } of sold.length > 0 ? told : []) {
    const going = soldNow(sentence, sold);
    if (going) return going;
    const sentenceTime = timeOf(sentence, toldOn);
    if (
      !sentenceTime ||
      isTrial(sentence) ||
      (IS_MEANT.test(sentence) && !hasBeenDone(sentence)) ||
      !(hasBeenDone(sentence) || /\b(?:sold|we|i)\b|^today\b/i.test(sentence) || !AHEAD.test(sentence))
    )
      continue;
    const [first] = sold;
    const { deed = "", many = "" } = (UNNAMED.exec(sentence) ?? SOLD_OUT.exec(sentence))?.groups ?? {};
    const unnamed = ON_ONE_DAY.test(sentence) ? 0 : countOf(many);
    if (first && unnamed > 1) {
      const said = `${many} ${deed}`;
      return { lineId: first.id, count: unnamed, ...sentenceTime, said, sentence };
    }
    for (const part of sentence.split(PARTS).filter((each) => !isSetback(each)))
      for (const { groups = {}, index } of part.matchAll(COUNTED)) {
        const before = part.slice(0, index);
        const time = IN_A_MONTH.test(part) ? (timeOf(part) ?? sentenceTime) : sentenceTime;
        if (NEGATION.test(before) || MEASURED_ON.test(before)) continue;
        const { many = "", what = "" } = groups;
        const verb = DEED.exec(before)?.[1] ?? "";
        const words = what.split(" ");
        const singulars = words.map((word) => singular(word.toLowerCase()));
        for (const line of sold) {
          const { as: named, whole } = soldAs(line, singulars, verb.toLowerCase());
          const as =
            named ??
            (ON_ONE_DAY.test(sentence) ? undefined : anySale(singulars, line, sold, answers.businessModel));
          if (!as || countOf(many) < 2) continue;
          const at = singulars.indexOf(as) + 1;
          const said = `${many} ${words.slice(0, /s$/.test(words[at] ?? "") ? at + 1 : at).join(" ")}`;
          const [, count = "", who = ""] =
            BOUGHT_BY.exec(before) ?? SOLD_TO.exec(part.slice(index + many.length + what.length)) ?? [];
          const trade: Traded = {
            ...{ lineId: line.id, count: countOf(many), ...time, said, sentence },
            ...(whole ? { whole } : {}),
            ...(countOf(count) > 1 ? { by: { count: countOf(count), who } } : {}),
          };
          // "62 units, 402 turnovers in October", paid by the turnover: what has the price's name counts first.
          if (named) return trade;
          unnamedSale ??= trade;
        }
      }
  }
  return unnamedSale;
}
