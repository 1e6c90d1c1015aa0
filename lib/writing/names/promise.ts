import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";
import { KIND_OF_VERB } from "../prototype/data/deed-kinds";
import { deedsOn } from "../prototype/deeds-on";
import { losesDenial } from "../whole";
import { actedLines } from "./acted-lines";
import type { Way } from "./doings";
import { mended } from "./mended";
import { isNoPromise } from "./no-promise";
import { ownSentences } from "./of-ours";
import { OFFERED } from "./offered";
import { RELIEFS } from "./reliefs";
import { RELIEFS_OF_PITCHES } from "./reliefs-of-pitches";
import { RESULTS } from "./results";
import { runs, sideBySide } from "./runs";
import { WAYS } from "./ways";
import { worth } from "./worth";

const MOST = 7;
/** Points at something that a line on its own does not have. */
const POINTS_BACK =
  /\b(i|it|its|they|them|he|she|his|her|this|that|these|those|itself|themselves|there|such)\b|[;:"()]/i;
/** "The cat is examined on its own sofa": what is meant stands before it. */
const OWN_ITS = /(?<=^(?:the|an?|every|each) .*) (?:its|their)\b/i;
const DANGLING =
  /\b(by|of|for|with|to|in|on|and|or|but|a|an|the|at|from|as|is|are|was|has|have|be|between|inside|under|over|per|live|every|each|any|who|which|where|when|than|then|so|if|not|no|into|about|around|up|their|our|own|also|more|most|very|two|three|four|five|six|ten|twelve|first|last|rose|fell|grew|dropped|etc|take|takes|can|will|must|would|says|tells|knows|shows|sees|shared|built|based|delivered|needs|without|thanks|customer|instead|the one|the day|given)$|(?<!\baged [\d ]*(?:to )?)\d+$/i;
const OPENS_BADLY =
  /^(and|or|but|so|then|rest|like|agreement|which|who|whose|where|when|than|of|as|to|into|is|are|was|were|has|have|had|can|cannot|do|does|will|would|also|about|because|what|how|if|there|plus|per|their)\b/i;
const CUTS =
  / (?:of|from|with|without|in|for|at|by|on|to|and|or|near|nearby|so|because|thanks|while|when|where|which|that|who|into|until|per|after|during|using|across|through)\b/g;

/** Neither pointing at what is missing nor broken off. */
const sound = (line: string) =>
  wordCount(line) >= 3 &&
  wordCount(line) <= MOST + 1 &&
  line.split(",").length <= 3 &&
  !POINTS_BACK.test(line.replace(/^something that\b/i, "").replace(OWN_ITS, "")) &&
  !DANGLING.test(line) &&
  !OPENS_BADLY.test(line);

/** A line without its last additions until it is short and stands alone; "" when nothing does. */
export function trimmed(text: string): string {
  let line = bare(text.replace(/\([^)]*\)/g, "").replace(/\s+/g, " "));
  while (!sound(line)) {
    const last = [...line.matchAll(CUTS)].at(-1);
    if (!last?.index) return "";
    line = bare(line.slice(0, last.index));
  }
  return cap(line);
}

export interface Line {
  text: string;
  /** How much it says of this business alone; the higher the better. */
  score: number;
}

/** So many letters of a word show whether it is said elsewhere. */
const STEM = 5;
const content = (line: string) =>
  new Set(
    (line.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter(
      (word) => !/^(the|and|for|with|from|our|one|every|each|you|your|which|what|without)$/.test(word),
    ),
  );

/** Two lines that say the same words. */
export function alike(a: string, b: string, least = 0.5): boolean {
  const [one, two] = [content(a), content(b)];
  const shared = [...one].filter((word) => two.has(word)).length;
  return shared > 0 && shared / Math.max(1, Math.min(one.size, two.size)) >= least;
}

const TERMS: readonly Way[] = [
  (text) =>
    [
      ...text.matchAll(
        /\b(?:first (?:month|visit|lesson|box|week) (?:is )?free|no (?:set-?up|joining|monthly|fixed) fees?|(?:shipping|postage|delivery) included|paid by the (?:hour|day|week|month|metre|meter|kilo|slice|page|minute|mile|seat)|cancel any time|money back [^,.;]+|free for (?!(?:one|two|three|an?|the|up|your|each|every|under|over)\b)[a-z]+|[a-z]+s pay nothing|app (?:is )?free)/gi,
      ),
    ].map(([said]) => said.replace(/ is free/, " free")),
];

const PARTS =
  /[.;:]\s| [-–—] |, (?:and |so |but )?(?!after\b|before\b|not\b)| (?:and|so) (?=(?:is|are|has|needs|works|every|each|we|near|the) )| because /;
/** A new thought with a subject of its own. */
const NEXT_THOUGHT = /(?<=[.;:])\s|, (?:and |so |but )(?=(?:the|we|it|every|each|you|no|nobody|our|an?) )/;
/** "Width, step height and slope": the commas of a list part nothing. */
const isList = (thought: string) =>
  thought
    .split(", ")
    .some((part, at, all) => (at < all.length - 1 && wordCount(part) < 3) || (at > 0 && REST.test(part)));
const REST = /^[a-z]+(?: [a-z]+)? and [a-z]+/i;

const parts = (answer: string) =>
  answer
    .split(NEXT_THOUGHT)
    .flatMap((thought) => /^([^,]{8,}), and ([^,]+, .+)$/.exec(thought)?.slice(1) ?? [thought])
    .flatMap((thought) => (isList(thought) ? [thought] : thought.split(PARTS)))
    .map((part) =>
      bare(part.replace(/^(?:it )?(?:is|are) (?=[a-z]+(?:ed|de) )/i, "").replace(/^it (?=[a-z]+s )/i, ""))
        .replace(/^with (?=nobody|no |the |an? )/i, "")
        .replace(
          /^in (?=(?:\d+|one|two|three|four|five|six|an?) (?:minute|hour|afternoon|morning|day|week)s?$)/i,
          "done in ",
        ),
    )
    .filter((part) => !/^(?:an? |the )?(?:app|software|platform|service|marketplace|tool)\b/i.test(part));

/** What a line is worth by the way it was cut; the ways of one list stand in their order. */
const WORTH = {
  result: 9,
  acted: 9.1,
  difference: 8.6,
  ways: 8.2,
  relief: 8,
  pitch: 9.6,
  offer: 7.6,
  solution: 6.8,
  terms: 5,
  run: 8.5,
  beside: 8.7,
} as const;
const EACH_ITEM_MORE = 0.35;
const EACH_WAY_LESS = 0.08;
const BROKEN_OFF =
  /^(?:louder|faster|slower|cheaper) than the |^for \d|\bleave are\b|^(?:[\p{L}-]+ ){1,3}(?:is|are|was|were) [a-z]+$|^without their|^no more .*[\d%]$|^less [a-z]+ (?:clean|good|new|fresh|whole)$|^(?:we )?(?:pair|match|compare|replace|swap|connect)s? .{0,24}$/iu;
/** Nothing is left of what the last words belong to: "Answers the phone, books". */
const LIST_CUT = /^(?!(?:\S+, )+\S+$).*, (?:[a-z]+|[\d.]+%|\d+ [a-z]+|(?:has|have|is|are) [^,]*)$| [-–—] /i;
/** What a partner earns is no promise to a customer. */
const FOR_PARTNERS = /\bcommission\b|\b(?:earns?|keeps?|gets?|takes?) (?:an? )?(?:\d|[€$£])/i;
/** "An order app for dentists" says what it is, not what it is good for. */
export const IS_A_FORM =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,4}(?:app|tool|site|website|platform|software|marketplace|system|portal)\b(?! that| which)/iu;
const SPOKEN_OF_HARM = /^(?:mould|break|crack|leak|fail|lose|die|hide|forget|ruin|waste)(?:s|ed|en)?\b/i;
const CUT_INSIDE = / (?:where|that|which|who|how|what) /i;
/** "Dogs were adopted", cut before in how many days. */
const CUT_VERB = /\b(?:is|are|was|were|been|while the) ?[a-z]*$|\bfor people$/i;

/** A line that was cut off inside a clause, or to a stump, is none. */
const lineOf = (text: string, base: number, whole: boolean): Line =>
  !whole && (CUT_INSIDE.test(text) || CUT_VERB.test(text) || wordCount(text) < 4)
    ? { text: "", score: 0 }
    : { text, score: worth(text, base, whole) };

/** "€1,140 on average" without its currency, "within 1 inch" without its limit say something else. */
function cutBeforeFigure(line: string, said: string): boolean {
  const at = /^\d/.test(line) ? said.indexOf(line) : -1;
  return (
    at > 0 &&
    /(?:[\p{Sc}\d.,]|\d of |\b(?:within|to|from|under|over|than|about|up to|below|at least|by|until) )$/u.test(
      said.slice(0, at),
    )
  );
}

/** "Get a message when their laundry is done" is said to the customer. */
const toYou = (text: string) =>
  KIND_OF_VERB.has(text.split(" ")[0]?.toLowerCase() ?? "")
    ? text.replace(/\b(?:their|his|her)\b/g, "your")
    : text;

/** Lines of three to eight words cut from the founder's own promise, those that say most first. */
export function promisedLines(m: Material): Line[] {
  if (m.foreign) return [];
  const { solution, problem, businessModel } = m.context.brief.answers;
  const differentiator = ownSentences(m.context.brief).join(" ");
  const cut = (answer: string, ways: readonly Way[], base: number): Line[] => {
    const text = answer.replace(/\s+/g, " ").replace(/["“”]/g, "");
    return ways.flatMap((way, i) =>
      way(text).map((said) => {
        const asked = bare(said.replace(/^!/, ""));
        const line = said.startsWith("!") ? cap(asked) : trimmed(said);
        return lineOf(line, base - i * EACH_WAY_LESS, line.length >= asked.length - 1);
      }),
    );
  };
  const plain = (answer: string, base: number): Line[] =>
    parts(answer).map((part) => {
      const text = trimmed(part);
      return lineOf(text, base, text.length >= part.length);
    });
  const run = (answer: string, base: number): Line[] =>
    runs(answer)
      .filter(({ text }) => sound(text))
      .map(({ text, items }) => lineOf(text, base + (items - 1) * EACH_ITEM_MORE, true));
  const said = [solution, differentiator, businessModel].join(". ");
  const onScreen = deedsOn(m)
    .filter(({ actor }) => actor)
    .map(({ text }) => text.toLowerCase());
  const acted = actedLines(m);
  /** What somebody does on a screen is no promise, unless it is said to them. */
  const toldOf = (line: string) =>
    !acted.includes(line) && onScreen.some((text) => text.includes(line.toLowerCase()));
  const offered = said.toLowerCase();
  /** "Can't read music well" is only turned into a promise where the offer speaks of it. */
  const onlyDenied = (line: string) =>
    losesDenial(line, problem) && ![...content(line)].some((word) => offered.includes(word.slice(0, STEM)));
  return [
    ...acted.map((text) => lineOf(text, WORTH.acted, true)),
    ...cut(differentiator, RESULTS, WORTH.result),
    ...cut(solution, RESULTS, WORTH.result - 0.4),
    ...run(differentiator, WORTH.run + 0.2),
    ...(onScreen.length > 0 ? [] : run(solution, WORTH.run)),
    ...sideBySide(m)
      .filter(sound)
      .map((text) => lineOf(text, WORTH.beside, true)),
    ...plain(differentiator, WORTH.difference),
    ...cut(differentiator, WAYS, WORTH.ways),
    ...cut(problem, RELIEFS_OF_PITCHES, WORTH.pitch),
    ...cut(problem, RELIEFS, WORTH.relief),
    ...cut(solution, OFFERED, WORTH.offer),
    ...cut(differentiator, OFFERED.slice(0, -1), WORTH.offer),
    ...plain(solution, WORTH.offer),
    ...cut(solution, WAYS, WORTH.solution),
    ...cut(businessModel, TERMS, WORTH.terms),
  ]
    .map(({ text, score }) => ({ text: toYou(mended(text)), score }))
    .filter(
      ({ text }) =>
        wordCount(text) >= 3 &&
        wordCount(text) <= MOST + 1 &&
        !BROKEN_OFF.test(text) &&
        !LIST_CUT.test(text) &&
        !FOR_PARTNERS.test(text) &&
        !cutBeforeFigure(text, said) &&
        !SPOKEN_OF_HARM.test(text) &&
        !onlyDenied(text) &&
        !isNoPromise(text) &&
        !IS_A_FORM.test(text) &&
        !text.includes(":") &&
        !toldOf(text),
    )
    .sort((a, b) => b.score - a.score);
}
