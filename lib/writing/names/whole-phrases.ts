import { isForbiddenClaim } from "@/lib/brief/rules";
import { sentences } from "../cut";
import { isEmptyClaim } from "../empty-claims";
import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";
import { KIND_OF_VERB } from "../prototype/data/deed-kinds";
import { baseVerb } from "../third";
import { topicStems } from "./central-nouns";
import { isNoPromise } from "./no-promise";
import { ownSentences } from "./of-ours";

const FEWEST = 2;
const MOST = 7;
/** Points at something said before, or at the founder. */
const POINTS =
  /\b(?:i|my|me|he|she|him|her|his|this|that|these|those|there|such|them|they|their(?! own)|it|its|both|others?|also|then|so far|competitors?|unlike|(?<!\b(?:more|less|fewer|longer) )than|so|too|later|could|would|might|maybe|planned|soon|if|which|who|whose)\b/i;
const OPENS_BADLY =
  /^(?:and|or|but|so|then|with|in|on|at|for|from|to|of|by|as|because|where|when|while|after|before|until|including|plus|like|about|per|not|is|are|was|were|has|have|had|can|will|than|shops|most|many|some|existing|usual|ordinary|normal|general|big|large|cheap|other|today|currently|only (?:the|against|for|in|on|at|when|if|from|by)|first the)\b/i;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|of|for|with|to|in|on|at|by|from|than|is|are|has|have|each|every|our|your|we|you|it|more|less|who|which|that|as|per|first|own|needs?|takes?|makes?|get|gets|give|gives)$/i;
/** Says something whole by itself: denies, limits, is done, or has a verb with its subject. */
const SAYS =
  /^(?:no|never|always|only|every|each|all|one|same|fixed|next|open|free|any|nothing|nobody|members|everything|up to)\b|\b(?:no|not|never|without|only|instead of|any (?:time|day|amount)|day and night)\b|, (?:no|fixed|same|one|any|at) /i;
const PARTICIPLE =
  /^(?:\p{L}+(?:ed|wn|ght|ilt|orn)|made|sewn|cut|grown|baked|built|born|set|kept|held|sold|read|given|taken|hand-\p{L}+) (?:in|by|with|from|for|to|at|on|of|within|without|under|once|twice|the|a|every|each|before|after|during)\b/iu;
/** What is so far, what it costs us, and how the founder came to it. */
const NO_LINE =
  /\b(?:pilots?|tested (?:in|by|with|on)|trial|waiting list|signed|agreements?|customers? (?:have|said|pay)|years? as|worked|costs? us|rent (?:of|is)|lease|invest|licen[cs]e|keep \d+ ?%|percent|commission|margin|\d+ ?%|hours? a week|families (?:from|said)|recorded|wrote|was|were|have been|has been|had|used to)\b|[€$£]|\b(?:euro|eur|chf|sek|nok|dkk|usd|gbp|zł|kr)\b|\?/i;
const NUMBERS_ALONE = /^\d[\d.,]* [\p{L}%]+$/u;

/** "The guides grew up here", "strings are included": a thing and what is so of it. */
const IS =
  /^(?:the |an? |our |your |every |each |all )?(?:[\p{L}'’-]+ ){1,3}(?:and [\p{L}-]+ )?(?:is|are|can|stays?|lasts?|fits?|grew|needs?|knows?|speaks?|opens?)(?: |$)/iu;
const WE_DO = /^(?:we|you) (?:always |only |never |also )?(?!have\b|had\b|keep \d|are\b|can\b)(\p{L}+) /iu;
const DOES =
  /^(?:works|fits|runs|speaks|needs|knows|opens|lasts|takes|comes|counting|swap|pause|cancel|pay|ask|bring|returns) /i;
/** "Bakers bring their own oven". */
const THEY_DO = /^(?:the |our |all )?\p{L}+s (?!are\b|have\b|were\b|had\b)(\p{L}+[^s\W]) /iu;
const does = (line: string) => {
  const [, verb = ""] = WE_DO.exec(line) ?? THEY_DO.exec(line) ?? [];
  return verb !== "" && (baseVerb(verb) !== null || KIND_OF_VERB.has(verb));
};
/** What is said of terms: "no monthly fee", "pause any month". */
const TERMS =
  /^(?:no|free|first|cancel|pause|returns?|strings|everything|insurance|delivery|shipping|fixed|one price|pay)\b/i;

/** A tier, a limit or a condition is no benefit. */
const PRICED =
  /\b(?:free (?:for|plan|trial)|trial|month free|first (?:month|week|year|one)s?\b.*\bfree|no free|unlimited|up to|per (?:month|year|user)|refund|subscription|included in|above that)\b|^free\b/i;
const OURS_FIRST =
  /^(?:no|never|always|only|we|you|your|our|every|each|all|any|one|same|fixed|next|open|nothing|nobody|everything|it|two|three|there|\d)\b/i;
/** "Scales only tell you the weight": said of what the offer does not speak of. */
const isOfOthers = (line: string, solution: string) => {
  if (OURS_FIRST.test(line) || PARTICIPLE.test(line)) return false;
  const [first = "", second = "", third = ""] = line.toLowerCase().split(" ");
  const heads = /^(?:the|an?|most|other|existing)$/.test(first) ? [second, third] : [first, second];
  return !heads.some(
    (word) => word.length > 3 && new RegExp(`\\b${word.replace(/s$/, "")}`, "i").test(solution),
  );
};

/** The parts of a sentence that lie between marks of punctuation, and runs of short ones. */
function parts(sentence: string): string[] {
  const items = sentence.split(/, (?!\d)/).map((item) => item.trim());
  const whole = items.length <= 3 ? [sentence] : [];
  const [first = "", second = "", ...rest] = items;
  // "Fixed day, fixed price, and the employer ...": two short things side by side.
  const pair =
    second &&
    rest.length > 0 &&
    /^(?:and|so|but) /i.test(rest[0] ?? "") &&
    wordCount(first) <= 3 &&
    wordCount(second) <= 3
      ? [`${first}, ${second}`]
      : [];
  const alone = items.length === 2 ? items : [];
  return [...whole, ...pair, ...alone];
}

const cut = (sentence: string): string[] =>
  bare(
    sentence
      .replace(/\([^)]*\)/g, "")
      .replace(/["“”]/g, "")
      .replace(/\s+/g, " "),
  )
    .split(/: |; | [-–—] /)
    .flatMap(parts)
    .map((text) =>
      text.replace(/^(?:it|they|everything|all of it) (?:is|are) (?=\p{L}+(?:ed|wn|de|ilt)\b)/iu, ""),
    )
    .map((text) => bare(text.replace(/^(?:and|but) (?=nobody|nothing|no )/i, "")));

const OWN =
  /^(?:no|never|always|only|we|you|your|our|every|each|all|any|one|same|fixed|next|open|free|first|nothing|nobody|everything|members|up to|\d)\b/i;
const rivals = ({ context: { brief } }: Material) => [
  ...brief.named.competitors,
  ...brief.named.platforms,
  ...brief.named.partners,
];

/** Phrases of the founder's own that lie whole between two marks, say something by themselves, and are about the offer. */
export function wholePhrases(m: Material): string[] {
  const { brief } = m.context;
  const { solution, businessModel } = brief.answers;
  const stems = topicStems(brief);
  const offered = solution.toLowerCase();
  const isOwn = (line: string) =>
    OWN.test(line) ||
    PARTICIPLE.test(line) ||
    DOES.test(line) ||
    line
      .toLowerCase()
      .split(" ")
      .slice(0, 3)
      .some(
        (word) => word.length > 3 && (stems.some((stem) => word.startsWith(stem)) || offered.includes(word)),
      );
  const from = (texts: readonly string[], says: (line: string) => boolean) =>
    texts.map((text) => ({ text, says }));
  const whole = (line: string) => SAYS.test(line) || PARTICIPLE.test(line);
  const told = [
    ...from(ownSentences(brief), (line) => whole(line) || IS.test(line) || does(line) || DOES.test(line)),
    ...from(
      sentences(solution),
      (line) => whole(line) || /\b(?:is|are) (?:included|free|ready|set up)\b/i.test(line),
    ),
    ...(brief.venture ? from(sentences(businessModel), (line) => TERMS.test(line)) : []),
  ];
  const lines = told
    .flatMap(({ text, says }) => cut(text).filter(says))
    .filter((text) => {
      const count = wordCount(text);
      return (
        count >= FEWEST &&
        count <= MOST &&
        !POINTS.test(text) &&
        !OPENS_BADLY.test(text) &&
        !ENDS_BADLY.test(text) &&
        !NO_LINE.test(text) &&
        !NUMBERS_ALONE.test(text) &&
        isOwn(text) &&
        !isForbiddenClaim(text) &&
        !isEmptyClaim(text) &&
        !isNoPromise(text) &&
        !PRICED.test(text) &&
        (brief.venture !== null || !isOfOthers(text, solution)) &&
        !rivals(m).some((name) => text.toLowerCase().includes(name.toLowerCase()))
      );
    });
  const different = [...new Set(lines.map(cap))];
  return different.filter(
    (line) => !different.some((other) => other !== line && other.toLowerCase().includes(line.toLowerCase())),
  );
}
