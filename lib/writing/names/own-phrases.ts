import type { Brief } from "@/lib/brief/types";
import { cap, inWords } from "../english";
import { isConcrete } from "./concrete";
import { doings } from "./doings";
import { isTelling, singular } from "./key-nouns";
import { verbOf } from "./participle";

export interface OwnPhrase {
  name: string;
  /** The words it was cut from, as written. */
  said: string;
}

const END =
  "(?=[.,;:!?)]|$| (?:and|or|but|that|which|who|to|in|on|at|of|for|so|with|from|is|are|by|because|while|when|until|we|it|they|where)\\b)";
const NOUN =
  "(?!the\\b|an?\\b|one\\b|it\\b|them\\b|this\\b|that\\b|which\\b|anyone\\b|each\\b|every\\b|our\\b|us\\b|their\\b|who\\b|all\\b|doing\\b|being\\b|others?\\b|several\\b|two\\b|[a-z]+(?:ed|ing)\\b)[a-z]{3,10}";

const SAID_OF_THINGS =
  "real|honest|quiet|fresh|spare|large|big|small|right|old|warm|slow|soft|open|clear|clean|ready|next|wild|raw|plain|bright|high|low|deep|long|round|early|double|sharp|foot|night|morning|evening|winter|summer|autumn|sunday|gentle|kind|dry|cutting|vine|weather|seed|tree|wool|paper|stone|glass|oak|salt";
const TOO_GENERAL =
  "hours?|minutes?|weeks?|days?|nights?|that|with|from|when|where|which|than|then|they|into|have|were|this|time|way|price|day|thing|month|year|people|person|data|one|level|cost|rate|number|teams?|groups?|challenges?|changes?|parts?|deliver(?:y|ies)|classes|firms?|company|companies|agenc(?:y|ies)|brands?|business|market|term|season|food|only|because|through|down|service|house|houses|flat|flats|village|town|city|growers?|owners?|makers?|users?|customers?|clients?|farms?|farmers?|shops?|studios?|events?|families|children|pupils?|schools?|hotels?|office|offices|station|problems?|damage|bill|bills|parishes|churches|district|country|region|prisons?|room|rooms|form|forms|scale|dogs older";

const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:before) (?:seven|six|five|eight|nine|noon|dawn|breakfast|sunrise|lunch|winter|midnight)\\b${END}`,
    "gi",
  ),
  new RegExp(
    `\\b(?:under|beyond|between|behind|above|beside|around|inside|after|across|beneath) (?:the )?${NOUN}${END}`,
    "gi",
  ),
  new RegExp(`\\b(?:${SAID_OF_THINGS}) (?!(?:${TOO_GENERAL}|[a-z]+(?:ed|ing))\\b)[a-z]{4,10}${END}`, "gi"),
  new RegExp(
    `\\bone (?:battery|card|box|call|visit|bill|table|page|list|key|map|line|photo|letter|evening|hand)\\b${END}`,
    "gi",
  ),
];
/** "four voices", "three sketches": so many things that can be pictured. */
const COUNTED = /\b(two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[a-z]+ )?)([a-z]{4,9}s)\b/gi;
const COUNTABLE =
  /^(?:voice|sketch|call|stop|sheet|topic|hand|chair|bell|button|block|pair|page|row|knot|line|word|letter|picture|stitch|story|question|answer|lamp|cup|spoon|bar|sack|step|leaf|stage|key|card|note|part|string|wheel|bottle|jar|log|loaf)$/;
const IDLE =
  /\b(?:within|under) (?:the )?(?:budget|age|minutes|days)|\b(?:after|between|around|across) (?:the )?(?:age|ages|world|clock|years?|months?|weeks?|days?|hours?|that|people|users|use|use|work|time|europe|country|city|delivery|purchase|payment|signing|them)\b|\b(?:same|own|last|real|whole) (?:price|cost|time|customers?|users?)\b/i;

const PLACED = /^(?:under|beyond|between|behind|above|beside|around|inside|after|across|beneath)$/i;
const DONE =
  /^(?:it |we |and )?(light|ring|fill|open|set|[a-z]+) (a|an|the) ([a-z]{3,9})(?=$| (?:and|or|in|on|at|to|for|from|with|by|that|which|before|until)\b)/i;
const LONGEST = 16;
/** "light a candle", "bleeds the engine": what is done, short enough to be said as a name. */
const deedsIn = (text: string): OwnPhrase[] =>
  doings(text.replace(/\b(?:that|which|who) (?=[a-z]+s\b)/gi, ". It ")).flatMap((doing) => {
    const [said = "", word = "", article = "", noun = ""] = DONE.exec(doing) ?? [];
    const verb = /^(?:light|ring|fill|open|set)s?$/i.test(word) ? word.replace(/s$/, "") : verbOf(word);
    const name = `${cap(verb ?? "")} ${article} ${cap(noun)}`;
    return verb && isTelling(noun) && isConcrete(singular(noun)) && name.length <= LONGEST
      ? [{ name, said: said.replace(/^(?:it|we|and) /i, "") }]
      : [];
  });

/** What it cost the founders is no name: "took us two years". */
const took = (text: string, said: string) =>
  /\b(?:took|cost|spent|instead of|unlike|than|not|no|without|never)(?: [a-z]+)? $/i.test(
    text.slice(0, text.indexOf(said)),
  );

/** Two or three words of the offer that can stand over a door: "Before Seven", "Under the Hive". */
export function ownPhrases({ answers, language }: Brief): OwnPhrase[] {
  if (language !== "en") return [];
  const names = new Map<string, OwnPhrase>();
  for (const pattern of PATTERNS)
    for (const text of [answers.solution, answers.differentiator])
      for (const [said] of text.matchAll(pattern)) {
        const [opens = "", last = ""] = [said.split(" ")[0], said.split(" ").at(-1)];
        if (IDLE.test(said) || took(text, said) || (PLACED.test(opens) && !isConcrete(last))) continue;
        const name = said
          .replace(/^\d+/, (n) => inWords(Number(n)))
          .split(" ")
          .map((word) => (/^(?:the|a|of)$/i.test(word) ? word.toLowerCase() : cap(word.toLowerCase())))
          .join(" ");
        if (!names.has(name)) names.set(name, { name, said });
      }
  for (const text of [answers.solution, answers.differentiator])
    for (const [said, many = "", between, things = ""] of text.matchAll(COUNTED)) {
      const noun = singular(things.toLowerCase());
      if (between || !(COUNTABLE.test(noun) || isConcrete(noun)) || took(text, said)) continue;
      const name = `${cap(many.toLowerCase())} ${cap(things.toLowerCase())}`;
      if (!names.has(name)) names.set(name, { name, said });
    }
  for (const phrase of deedsIn(answers.solution)) if (!names.has(phrase.name)) names.set(phrase.name, phrase);
  return [...names.values()];
}
