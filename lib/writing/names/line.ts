import { isForbiddenClaim } from "@/lib/brief/rules";
import { isEmptyClaim } from "../empty-claims";
import { bare, cap, wordCount } from "../english";
import { isNoPromise } from "./no-promise";

export const FEWEST = 2;
export const MOST = 8;
/** Speaks of the founders, or points at what stands elsewhere. */
export const POINTS =
  /\b(?:i|my|me|mine|he|she|him|her|his|it|its|them|they|their|this|these|those|there|whose|such|others?|another|else|competitors?|unlike|existing|so|too|us|also|however|because|if|would|could|might|usually|mostly|planned|soon|later|both)\b/i;
const OPENS_BADLY =
  /^(?:and|or|but|then|that|which|who|for|from|of|as|to|into|like|about|per|plus|not|is|are|was|were|has|have|had|can|will|do|does|run(?! by)|ran|built by|founded|than|most|many|some|other|today|including|through|while|when|where|until|gives?|lets?|helps?|with (?:help|the help)|the (?:only|first|best|most))\b/i;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|but|of|for|with|to|in|on|at|by|from|as|is|are|has|have|each|every|our|your|we|you|more|less|up|per|once|own|needs?|takes?|makes?|get|gets|give|gives|goes|go|comes|pays|ask|asks|built|includes?|including|around|about|where|when|only|if|doesn['’]t|don['’]t|one|two|three|four|five|six|seven|eight|nine|ten)$/i;

/** "A loan chair if it takes longer": everybody knows what "it" is. */
const CONDITION = /\bif it (?:takes|is|rains|gets|breaks|fails|cracks)\b/i;
/** Whether a customer could read it alone, as a promise of this business. */
export function standsAlone(line: string): boolean {
  const count = wordCount(line);
  return (
    count >= FEWEST &&
    count <= MOST &&
    !POINTS.test(line.replace(CONDITION, "")) &&
    !OPENS_BADLY.test(line) &&
    !ENDS_BADLY.test(line) &&
    !/[()"“”]|\.\.|\b[a-z]+[,:]$/.test(line) &&
    !isNoPromise(line) &&
    !isForbiddenClaim(line) &&
    !isEmptyClaim(line)
  );
}

const CUTS =
  / (?:from|with|without|in|for|at|by|on|to|and|or|near|because|thanks|while|when|where|which|that|who|into|until|per|after|before|during|using|across|through|rather|instead|than)\b/g;
/** Cut where it is too long, and left out where what is left does not stand alone. */
export function told(text: string): string[] {
  let line = bare(text.replace(/\s+/g, " "));
  while (!standsAlone(line)) {
    const last = [...line.matchAll(CUTS)].at(-1);
    if (!last?.index) return [];
    line = bare(line.slice(0, last.index));
  }
  return [cap(line)];
}
