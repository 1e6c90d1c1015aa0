import { leadPain } from "./cures";
import { sentences } from "./cut";
import { bare, cap, wordCount } from "./english";
import { para } from "./frames";
import type { Material } from "./material";
import { buyersFirst, HALF_OF_TWO, hurts, standsAlone } from "./need";
import { whoIsMeant } from "./who-is-meant";
import { isWhole } from "./whole";

/** Opens with somebody whom only the sentence before names. */
export const POINTS =
  /^(?:(?:they|it|these|those|he|she|on average they) |(?:each|most|half|many|some) (?!of the\b|\p{L}+s\b|people\b|women\b|men\b)\p{Ll})|^each (?:lose|pay|spend|wait|need)s\b/iu;

/** A first sentence of so many words tells something, even where it names no harm. */
export const SAYS_MUCH = 10;

/** The sentences of the problem from the one on that tells what those who pay suffer. */
function fromBuyers({ context: { brief }, who }: Material): string[] {
  const said = sentences(brief.answers.problem).map(bare);
  const [first = ""] = buyersFirst(brief, said, who);
  return said.slice(Math.max(0, said.indexOf(first)));
}

/** The one that the offer answers first, where it can be told alone; of two sides those who pay are heard. */
export function leadOf(m: Material): string {
  const { brief } = m.context;
  const lead = m.archetype === "marketplace" ? "" : leadPain(brief);
  return fromBuyers(m).includes(lead) && standsAlone(lead, brief.answers.problem) ? lead : "";
}

/** The sentences of the problem from that one on, so that trouble and cure belong together. */
export function fromTheirs(m: Material): string[] {
  const said = fromBuyers(m);
  return said.slice(Math.max(0, said.indexOf(leadOf(m))));
}

/** The problem in the founder's own whole sentences, as many as there is room for: all of it, or from what the offer answers on. */
export function inSentences(m: Material, most: number): string {
  if (m.vague || m.foreign) return "";
  const whole = fromBuyers(m);
  const lead = leadOf(m);
  const fits = wordCount(whole.join(" ")) <= most;
  const said = fits ? whole : fromTheirs(m);
  const from = (first: number) =>
    said
      .slice(first)
      .map((one, i) => (i === 0 ? whoIsMeant(one, m.context.brief.answers.problem) : one))
      .map((_, i, rest) => para(...rest.slice(0, i + 1).map(cap)))
      .findLast((text) => wordCount(text) <= most && (hurts(text) || wordCount(text) >= SAYS_MUCH)) ?? "";
  const alone = said.findIndex(
    (one) => hurts(one) && !POINTS.test(one) && standsAlone(one, "") && wordCount(one) <= most,
  );
  const opening = from(0);
  if (lead && !fits) return wordCount(lead) <= most ? bare(opening || lead) : "";
  // How things are, before what is wrong with them.
  return bare(opening && (alone <= 0 || hurts(opening)) ? opening : alone > 0 ? from(alone) : "");
}

/** "By the time they find a project, ...": it says nothing without what follows. */
const OPENS_UNDER =
  /^(?:by the time|when(?:ever)?|if|because|while|although|though|as soon as|once|until|unless|since(?! \d)) /i;
/** "In my fourteen years in procurement |, I saw": when and where, before anything is said. */
const OPENS_BEFORE =
  /^(?:in|at|on|over|during|after|before|since|for|with|from|across|among) (?!.*\b(?:is|are|was|were|has|have|had|do|does|did|can|could|must|will|would|need|needs|want|wants)\b)/i;
/** "... every city | , county and school district": the list goes on. */
const LIST_GOES_ON =
  /^(?!(?:and|or|but|so|which|who|while|because|although|when|then|yet)\b)(?:[\p{L}\d'’-]+ ){0,3}?(?:[\p{L}\d'’-]+, |(?:and|or) )/u;
const withoutWhen = (part: string) => part.replace(/ (?:when|where|while|that|which|who) .*$/i, "");
const ends = (parts: readonly string[], i: number) =>
  !(i === 0 && [OPENS_UNDER, OPENS_BEFORE].some((opens) => opens.test(withoutWhen(parts[0] ?? "")))) &&
  !(i > 0 && wordCount(parts[i] ?? "") < 3) &&
  !LIST_GOES_ON.test(parts.slice(i + 1).join(", "));

/** "..., and when they finally call": what happens then was cut off. */
const HANGS = /, (?:and|but|so) (?:when|if|once|after|before|until|as soon as|because) [^,]*$/i;

/** As many whole clauses of a long sentence as there is room for. */
export function clauseWithin(whole: string, most: number): string {
  if (wordCount(whole) <= most) return whole;
  const parts = whole.split(
    /(?:,|;| -) (?=(?:and|but|so|which|while|because)? ?\p{L})| (?=(?:although|even though) )/u,
  );
  const kept = parts
    .map((_, i) => (ends(parts, i) ? parts.slice(0, i + 1).join(", ") : ""))
    .filter(
      (said) =>
        said && wordCount(said) <= most && isWhole(said) && !HALF_OF_TWO.test(said) && !HANGS.test(said),
    );
  return kept.findLast((said) => wordCount(said) >= 5) ?? "";
}
