import { bare } from "./english";
import type { Material } from "./material";
import { ownPart } from "./not-ours";

const isWithin = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());
const OF_US = /(?<!\p{L})(?:we|ours?|us|i|my|mine|i['’]m|we['’]re|this)(?!\p{L})/iu;
/** A sentence on whoever is compared with, in which nothing is said of the offer. */
export const tellsOfOthers = (said: string, { alternatives, toldOfRivals }: Material) =>
  !OF_US.test(said) &&
  [...alternatives.map(({ told }) => told ?? ""), ...toldOfRivals.map((rival) => rival.said)].some(
    (told) => (told !== "" && isWithin(bare(told), bare(said))) || isWithin(bare(said), bare(told)),
  );
/** "Agencies take 20%, we never take a cut": the founder's own contrast. */
export const isOwnContrast = (said: string, m: Material) =>
  ownPart(bare(said), m.context.brief) !== "" && ownPart(bare(said), m.context.brief) !== bare(said);
/** "Not a marketplace": what it is not says least. */
export const IS_NOT = /^not\b/i;

/** "We were on the delivery apps last year": how it was, and not how it is. */
export const IS_PAST =
  /^(?:we|i) (?:were|was|had|tried|did|used|worked)\b[^.;]*\b(?:last|ago|before|until|then)\b/i;
