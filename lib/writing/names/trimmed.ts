import { bare, cap, wordCount } from "../english";
import { losesItsClause } from "../whole";

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
  const whole = line;
  while (!sound(line) || losesItsClause(line, whole)) {
    const last = [...line.matchAll(CUTS)].at(-1);
    if (!last?.index) return "";
    line = bare(line.slice(0, last.index));
  }
  return cap(line);
}
