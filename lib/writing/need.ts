import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { cores, sentences } from "./cut";
import { bare, singular, uncap, wordCount } from "./english";
import { headNoun } from "./head-noun";
import { FIGURE } from "./proofs";
import { baseVerb } from "./third";

/** A loss that a pilot can count before and after. */
export const LOSES =
  /\b(takes? (?:about |up to |around )?\S+ (?:to \S+ )?(?:minutes|hours|days|weeks|months|years)|spends?|waits?|los(?:es?|ing)|throws?|wastes?|miss(?:es|ed)?|damage|late)\b/i;
const HURTS =
  /\b(exhausted|closed|booked out|sold out|rarely|hardly|stressful|confus\w*|overcharged?|fined|mix(?:es)? up|struggles?|over(?:water|spend|pay|buy)s?|chaotic|invasive|intimidating|lonely|(?:double|twice|triple) the (?:price|cost|money)|drown\w*|dies?|injur\w*|bleeds?|floods?|burns?|suffers?|abandon\w*|sick|smells?|spoil\w*|errors?|out of (?:tune|order|date|stock|reach)|stale|guess|broken?|breaks?|ripped|outgrow|dry|afraid|ashamed|tired|badly|cannot|(?:do|does|ca|wo|is|are|did)n['’]t|gives? up|quits?|drops? out|miss|misses|lost|costs|made again|done again|no|not|never|cannot|nobody|nothing|lose|loses|throw|waste|fail|wait|late|wrong|alone|forget|cost|expensive|awkward)\b/i;
/** Opens with something that was named before. */
const POINTS_BACK = /^(?:\S+ ){0,2}(it|its|them|they|their|one)\b/i;

/** "Sells it again", "argue with them", "costs more than that": whom or what only another sentence tells. */
const DANGLES =
  /^(?:\S+ ){0,7}(?:it|them)\b|\b(?:that|this)$|^(?:\S+ ){0,3}(?:they|their|one(?! (?:in|of|out of) ))\b/i;
/** "Someone types every line to check it": the sentence itself says what it is. */
const NAMED_BEFORE =
  /^\S+ (?:\S+ ){1,4}?(?:every|each|an?|the|their|this) [\p{L}-]+ (?:\S+ ){0,3}(?:it|them)\b(?!.*\b(?:that|this)$)/iu;
/** "Burn oil in the workshop": who does it stood before it. */
const HEADLESS =
  /^(?:then |still |often )?(?:(?:do|does|did|can|is|are)n['’]t|can['’]t|won['’]t|burn|pay|buy|lose|throw|wait|drive|go|get|give|spend|miss|leave|fail|forget|stop|cover|carry|use|send|call|ask|write|read|sell|keep|have|has|are|is|do|does|can|cannot|pull|put|take|make|walk|sit) /i;
/** "Wastes water", out of "..., which wastes water". */
const OF_WHAT_WAS_SAID =
  /^(?:wastes|causes|takes|leads|makes|means|loses|hurts|damages|creates|ruins|drives|leaves|forces|delays|slows|puts|adds|kills|costs (?=[\d\p{Sc}]))(?: |$)/u;
/** "Not only when they are free", "restaurants either pay a firm": the other half was cut off. */
export const HALF_OF_TWO = /^(?:not (?:only|just|merely)|nor|or)\b|\beither\b(?!.*\bor\b)/i;
/** "Rings round other pupils": whoever does it stands before. */
const DOES_FIRST = /^(\p{Ll}+s) (?:the|an?|their|other|them|it)\b/iu;
const DOES_ON = /^\p{Ll}+[^\Ws]s (?:round|around|up|out|off|down|over|away)\b/iu;
const MANY =
  /\b(?!(?:has|does|was|this|always|less|its|his|plus|unless|across|perhaps)\b)\p{L}{3,}s\b|\b(?:people|children|men|women)\b/iu;
/** "Small roasters would like to |": who does it is not whom it is done to. */
const WHO_WANTS = /^[^,;]*?\b(?:would|could|will|must|have to|want to|need to|like to|try to)\b/i;
/** "Nobody has time to take them to a shop": what they are is said elsewhere. */
function pointsBack(part: string): boolean {
  const [before = "", them] = part.split(/\bthem\b/i, 2);
  return them !== undefined && !MANY.test(before.replace(WHO_WANTS, ""));
}
/** "Who would like to use such parts", "find this stressful": what was told in the sentence before. */
const SAID_BEFORE =
  /\bsuch (?!as\b|an?\b)\p{Ll}+|\b(?:find|finds|need|needs|do|does|know|knows|call|calls) this\b/iu;
const lacksItsHalf = (part: string) => {
  const [, does = ""] = DOES_FIRST.exec(part) ?? [];
  return (
    HALF_OF_TWO.test(part) ||
    DOES_ON.test(part) ||
    pointsBack(part) ||
    SAID_BEFORE.test(part) ||
    (does !== "" && baseVerb(does) !== null)
  );
};

/** Understood without the rest of the problem, or its very beginning. */
export const standsAlone = (part: string, problem: string) =>
  (!(
    (DANGLES.test(part) && !NAMED_BEFORE.test(part)) ||
    HEADLESS.test(part) ||
    OF_WHAT_WAS_SAID.test(part)
  ) &&
    !lacksItsHalf(part)) ||
  (problem.toLowerCase().startsWith(part.toLowerCase()) && !HALF_OF_TWO.test(part));

/** Says what goes wrong, not only what happens. */
export const hurts = (said: string) => HURTS.test(said) || LOSES.test(said);

/** "Then they wait": who says it first has said nothing before. */
export const withoutLink = (said: string) => said.replace(/^(?:then|so|and|but) (?=\p{Ll})/u, "");

/** Where each of two sides has its trouble, that of those who pay is told. */
export function buyersFirst({ archetypes, segments }: Brief, pains: string[], who: string): string[] {
  if (segments.length < 2 && archetypes[0]?.id !== "marketplace") return pains;
  const head = singular(
    headNoun(who)
      .replace(/[^\p{L}]+$/u, "")
      .split(" ")
      .at(-1) ?? who,
  ).toLowerCase();
  const names = (pain: string | undefined) =>
    pain !== undefined && new RegExp(`\\b${literal(head)}`, "i").test(pain);
  const theirs = pains.find(
    (pain) => names(pain) && !SAID_BEFORE.test(pain) && (hurts(pain) || FIGURE.test(pain)),
  );
  return !theirs || names(pains[0])
    ? pains
    : [theirs, ...pains.filter((pain) => pain !== theirs && names(pain))];
}

/** What is short can be quoted wherever it is needed. */
const SHORT = 14;
const weight = (part: string, problem: string) =>
  (hurts(part) ? 2 : 0) +
  (FIGURE.test(part) ? 1 : 0) +
  (wordCount(part) <= SHORT ? 0.5 : 0) -
  (standsAlone(part, problem) ? 0 : 1.5);

/** The part that hurts most, before one that only states how often something is done. */
export const gravest = (parts: readonly string[], problem: string) =>
  parts.reduce((best, part) => (weight(part, problem) > weight(best, problem) ? part : best), parts[0] ?? "");

const SAYABLE = 34;

/** Understood alone and short enough to be told whole. */
export const isSayable = (said: string, problem: string) =>
  said !== "" && wordCount(said) <= SAYABLE && !/[:;]/.test(said) && standsAlone(said, problem);

/** The problem as one sentence: the whole of it where it is short and its second sentence leans on the first. */
export function needOf(
  problem: string,
  pains: readonly string[],
  trouble: string,
  names: ReadonlySet<string>,
): string {
  const [first = "", second = "", ...more] = sentences(problem).map(bare);
  const leans =
    /^(?:when|if|so|then|but|and|on average)?,? ?(?:(?:half|most|many|some|a third|a quarter) of (?:them|it)|it|its|they|them|their|he|she|(?:used|old|new|good|cheap|second-hand) ones)\b/i.test(
      second,
    );
  const counts = /^(?:half|most|many|some|a third|a quarter|\d+ ?%) of (?:them|it)\b/i.test(second);
  const figure = FIGURE.test(second) && !FIGURE.test(first) && hurts(second) && pains.length > 0;
  const joined = `${uncap(first, names)}; ${uncap(second, names)}`;
  if (figure && wordCount(joined) <= SAYABLE && !/[:;]/.test(first + second)) return joined;
  const both = `${uncap(first, names)}; ${uncap(cores(second)[0]?.split(/, (?=\p{L}+s\b)/u)[0] ?? second, names)}`;
  if (counts && wordCount(both) <= SAYABLE && !/[:;]/.test(first)) return both;
  if (
    pains.length > 0 &&
    leans &&
    more.length === 0 &&
    wordCount(problem) <= SAYABLE &&
    !/[:;]/.test(problem)
  )
    return `${uncap(first, names)}; ${uncap(second, names)}`;
  const sayable = pains
    .flatMap((pain) => pain.split(/[;:]\s+/).map(bare))
    .filter((pain) => wordCount(pain) <= SAYABLE && !/[:;]/.test(pain));
  const chosen =
    sayable.find((pain) => hurts(pain) && !POINTS_BACK.test(pain)) ??
    sayable.find(hurts) ??
    sayable[0] ??
    (trouble || (pains[0] ?? ""));
  if (standsAlone(chosen, problem) || /[:;]/.test(first)) return chosen;
  const led = `${uncap(first, names)}; ${chosen}`;
  if (wordCount(led) <= SAYABLE) return led;
  return wordCount(first) <= SAYABLE && (hurts(first) || FIGURE.test(first)) ? uncap(first, names) : chosen;
}

/** What stands before its second half: "nurses sleep four hours in the day" out of "... and are so tired that ...". */
export const firstHalf = (pain: string) => {
  const [half = ""] = pain.split(/ and (?=are|is|do|does|have|has|can|cannot|still|then)/);
  return wordCount(half) <= 24 ? half : "";
};
