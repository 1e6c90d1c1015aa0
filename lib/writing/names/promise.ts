import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";
import type { Way } from "./doings";
import { RELIEFS } from "./reliefs";
import { WAYS } from "./ways";

const MOST = 7;
/** Points at something that a line on its own does not have. */
const POINTS_BACK =
  /\b(i|it|its|they|them|he|she|his|her|this|that|these|those|itself|themselves|there|such)\b|[;:"()]/i;
const DANGLING =
  /\b(by|of|for|with|to|in|on|and|or|but|a|an|the|at|from|as|is|are|was|has|have|be|between|inside|under|over|per|live|every|each|any|who|which|where|when|than|then|so|if|not|no|into|about|around|up|their|our|own|also|only|more|most|very|two|three|four|five|six|ten|twelve|take|takes|can|will|must|would|says|tells|knows|shows|sees|shared|built|based|delivered|needs|without|thanks|customer)$|(?<!\baged [\d ]*(?:to )?)\d+$/i;
const OPENS_BADLY =
  /^(and|or|but|so|then|which|who|whose|where|when|than|of|as|to|into|is|are|was|were|has|have|had|can|cannot|do|does|will|would|also|about|because|what|how|if|there|plus|per|their)\b/i;
const CUTS =
  / (?:from|with|in|for|at|by|on|to|and|or|near|nearby|so|because|thanks|while|when|where|which|that|who|into|until|per|after|during|using|across|through)\b/g;

/** Neither pointing at what is missing nor broken off. */
const sound = (line: string) =>
  wordCount(line) >= 3 &&
  wordCount(line) <= MOST + 1 &&
  line.split(",").length <= 3 &&
  !POINTS_BACK.test(line.replace(/^something that\b/i, "")) &&
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
  /** How sharp the way of cutting is: 0 is the sharpest. */
  way: number;
}

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
        /\b(?:first (?:month|visit|lesson|box|week) (?:is )?free|no (?:set-?up|joining|monthly|fixed) fees?|(?:shipping|postage|delivery) included|paid by the [a-z]+|cancel any time|money back [^,.;]+)/gi,
      ),
    ].map(([said]) => said.replace(/ is free/, " free")),
];

/** Parts of a sentence that are short and stand alone as they are. */
const whole = (answer: string) =>
  answer
    .split(
      /[.;:]\s|, (?:and |so |but )?| (?:and|so) (?=(?:is|are|has|needs|works|every|each|we|near|the) )| because /,
    )
    .map((part) =>
      bare(part.replace(/^(?:it )?(?:is|are) (?=[a-z]+(?:ed|de) )/i, "").replace(/^it (?=[a-z]+s )/i, "")),
    )
    .filter(
      (part) =>
        sound(part) && !/^(?:an? |the )?(?:app|software|platform|service|marketplace|tool)\b/i.test(part),
    )
    .map(cap);

/** Lines of three to seven words cut from the founder's own promise, sharpest first. */
export function promisedLines(m: Material): Line[] {
  if (m.foreign) return [];
  const { solution, differentiator, problem, businessModel } = m.context.brief.answers;
  const cut = (answer: string, ways: readonly Way[], from: number) => {
    const text = answer.replace(/\s+/g, " ").replace(/["“”]/g, "");
    return ways.flatMap((way, i) =>
      way(text).map((said) => ({
        text: said.startsWith("!") ? cap(bare(said.slice(1))) : trimmed(said),
        way: from + i,
      })),
    );
  };
  return [
    ...cut(differentiator, WAYS, 0),
    ...whole(differentiator).map((text) => ({ text, way: WAYS.length - 1 })),
    ...whole(solution).map((text) => ({ text, way: WAYS.length })),
    ...cut(solution, WAYS, 0),
    ...cut(problem, RELIEFS, 5),
    ...cut(businessModel, TERMS, WAYS.length),
  ]
    .filter(({ text }) => text && wordCount(text) <= MOST + 1)
    .sort((a, b) => a.way - b.way);
}
