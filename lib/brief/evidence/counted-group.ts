import { COUNT, countOf, SPELT_NUMBER, spelt } from "../text/number-words";
import { OTHERS } from "./sign";

/** So many of somebody or something, as a statement counts them. */
export interface Group {
  /** Null where it says only "a few". */
  count: number | null;
  /** "12 friends", "my brother-in-law and two of his friends". */
  who: string;
  /** People or places that can buy, use or try something. */
  others: boolean;
}

const SOME = "a handful|a few|several|some|a couple(?= of)|a dozen|dozens|hundreds|many";
const SO_MANY = new RegExp(
  `(?<![\\p{L}\\d.,–-])(?<!\\p{Sc}\\s?)(?:(?:about|around|over|some|nearly|almost|roughly|exactly) )?(?<many>${COUNT}|${SPELT_NUMBER}|${SOME})(?=\\s\\p{L}|\\s*$)(?!\\s?(?:%|\\p{Sc}))`,
  "giu",
);
/** Behind a number these measure a time, a sum or a size and count nobody. */
const MEASURE =
  /^(?:%|percent|per|times?|years?|months?|weeks?|weekends?|days?|nights?(?= (?:a|per)\b)|hours?|minutes?|seconds?|seasons?|terms?|winters?|summers?|am|pm|km|kilometres?|miles?|metres?|kilos?|kg|g|grams?|lit(?:re|er)s?|acres?|hectares?|euros?|dollars?|pounds?|pesos?|rupees?|reais|naira|shillings?|cents?|francs?|zł|kr|eur|usd|gbp|aed|inr|ghs|gel|chf|sek|nok|dkk|kes|ksh|rs|lakhs?|crores?|million|thousand|grand|k|m|in|to|of (?:march|may)|a (?:day|week|month|year))(?![\p{L}-])/iu;
/** What ends the name of a group. */
const ENDS = new Set(
  "is are was were cost costs asked be been have has had do does did who that which whose whom when where while now already also so far in at on from since with to by and or but all each every per a an for as would will can could may might should want wants said told say says pay pays use uses try run runs come comes work works order orders buy buys rent rents get gets let took gave made went came kept sold bought paid got ran read back here there still live living without through during over under between last this today currently altogether together i we they it he she through because if not both only just".split(
    " ",
  ),
);
const OF_WHOM = new Set("of my our his her their its the these those them own".split(" "));

/** The name behind a count: as many words as belong to it. */
function nameAfter(text: string): string {
  const name: string[] = [];
  for (const word of text.trim().split(/\s+/).slice(0, 8)) {
    const bare = word.replace(/[^\p{L}\d'’-]+$/u, "");
    const plain = bare.toLowerCase();
    const lastIsOf = OF_WHOM.has(name.at(-1)?.toLowerCase() ?? "");
    const done = /\p{L}(?:ed|ing)$/iu.test(plain) && name.some((each) => !OF_WHOM.has(each.toLowerCase()));
    const opens = name.length === 0 && /^pa(?:id|ying)$/.test(plain);
    // "40 people follow us": what stands before "us" is the verb.
    if (/^(?:it|us|me|ours|our|mine|my|them|one)$/.test(plain) && name.length > 1 && !lastIsOf) {
      name.pop();
      break;
    }
    if (!bare || done || (ENDS.has(plain) && !opens)) break;
    if (OF_WHOM.has(plain) && !lastIsOf && plain !== "of") break;
    name.push(bare);
    if (bare !== word) break;
  }
  while (OF_WHOM.has(name.at(-1)?.toLowerCase() ?? "") && name.at(-1)?.toLowerCase() !== "them") name.pop();
  return name.join(" ");
}

/** "75 km/h", "100 bags and above": a measure or a bound, and nobody. */
export const isMeasured = (behind: string): boolean =>
  MEASURE.test(behind.trim()) || /^\s?\S+ (?:and|or) (?:above|over|more|up)\b/i.test(behind);

/** Before a number: of a size, an age or a limit. */
const LIMIT =
  /\b(?:aged?|from|between|(?:groups?|teams?|lots?|batch(?:es)?|sets?|packs?|box(?:es)?|runs?|staff|crews?|kits?|courses?|class(?:es)?|total|rooms?) of|(?<=\d )to|(?<=\d )and|up to|at most|minimum|maximum|than|times|after|within|till|until|no|every|per|at|chapter|step|part|year|class|grade|number)\s$/iu;
/** "A first group of ten nurses", "4 out of 6". */
const FIRST_OF =
  /\b(?:out|(?:first|pilot|test|small|beta) (?:group|class|cohort|round|course|circle)s?|one|three|two) of\s$/iu;

/** What can be several: "37 games" but no "2,400 taka". */
const SEVERAL = /(?:s|people|women|men|children|mates|them|family)(?![\p{L}-])/iu;

const ANYBODY = new RegExp(`(?<![\\p{L}])${OTHERS}(?![\\p{L}-])`, "iu");
/** People or places that can buy, use or try something. */
export const isOfAnybody = (who: string): boolean => ANYBODY.test(who);
const numberOf = (said: string): number | null =>
  /^\d/.test(said)
    ? countOf(said)
    : /^a dozen$/i.test(said)
      ? 12
      : /^a couple$/i.test(said)
        ? 2
        : spelt(said) || null;

/** Everybody and everything that a part of a statement counts; no time, sum or size. */
export function groupsIn(text: string): Group[] {
  return [...text.matchAll(SO_MANY)].flatMap(({ 0: whole, index, groups = {} }) => {
    const after = text.slice(index + whole.length);
    const many = groups.many ?? "";
    if (MEASURE.test(after.trim()) || LIMIT.test(text.slice(0, index).replace(FIRST_OF, ""))) return [];
    const name = nameAfter(after);
    if (
      (!name && index > 0 && !/\bfirst $/i.test(text.slice(0, index))) ||
      (name && !SEVERAL.test(name) && numberOf(many) !== 1)
    )
      return [];
    return [
      {
        count: numberOf(many),
        who: `${many} ${name}`.trim(),
        others: ANYBODY.test(name) || /^of (?:them|these|those)$/i.test(name),
      },
    ];
  });
}

const ONE =
  /^(?:(?:and|also|so far|now|right now|today|currently|at the moment),? )*((?:my|our|his|her|another|a|an|one)(?: own)?(?: [\p{L}'’-]+){1,4})$/iu;
/** "Clubs with 40 members": what belongs to somebody counts them not. */
const OF_ANOTHER = / (?:with|for|in|at|who|that|per|over|under|from|by|about|around) /i;
const ORDINAL = / (?:second|third|fourth|fifth|sixth|seventh|\d+th)$/i;
const VERB = /\b(?:is|are|was|were|has|have|had|does|did)\b/i;
const HELPS =
  /(?: (?:have|has|had|are|is|were|was|been|being|already|now|also|even|since|all|both|just|currently|still|each|do|did|get|got))+$/i;
const PLURAL = /(?:s|people|women|men|children|mates|family)$/i;

/** Who is named before a verb, summed where several are: "my brother-in-law and two of his friends" are three. */
export function doersIn(subject: string): Group | null {
  const text = subject
    .trim()
    .replace(/^(?:and|but|so|also|then|plus|while) /i, "")
    .replace(HELPS, "");
  const parts = text.split(/,? and |, (?=(?:an?|one|two|three|my)\b)/i).map((part) => part.trim());
  const each = parts.map((part): Group | null => {
    const [first = part] = part.split(OF_ANOTHER);
    const [counted] = groupsIn(`${first} `);
    if (counted) return counted;
    const [, one = ""] = ONE.exec(part) ?? [];
    if (VERB.test(one)) return null;
    const single = /^(?:an?|one|another) /i.test(one);
    if (!one || (single && !ANYBODY.test(one) && !ORDINAL.test(one))) return null;
    return { count: !single && PLURAL.test(one) ? null : 1, who: one, others: true };
  });
  const known = each.filter((one) => one !== null);
  if (known.length === 0) return null;
  const whole = known.length === parts.length && known.length > 1;
  return whole && known.every(({ count }) => count !== null)
    ? { count: known.reduce((sum, { count }) => sum + (count ?? 0), 0), who: text, others: true }
    : (known.find(({ count }) => count !== null) ?? known[0] ?? null);
}
