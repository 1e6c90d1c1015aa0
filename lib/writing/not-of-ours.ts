import { bare } from "./english";
import type { Material } from "./material";
import { ownPart } from "./not-ours";

const isWithin = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());
const OF_US = /(?<!\p{L})(?:we|ours?|us|i|my|mine|i['’]m|we['’]re|this)(?!\p{L})/iu;
/** "Reading and writing have many free materials already": what there is anyway, and nothing that the offer adds. */
const THERE_ANYWAY =
  /\b(?:already|anyway)$|\b(?:has|have|is|are|there (?:is|are)) (?:already |so )?(?:many|lots of|plenty of|enough|everywhere)\b/i;
const OF_THE_OFFER = /(?<!\p{L})(?:you|your|it|no|never|only|every|each|nobody|without)(?!\p{L})/iu;
/** A sentence on whoever is compared with, or on what there is anyway, in which nothing is said of the offer. */
export const tellsOfOthers = (said: string, { alternatives, toldOfRivals }: Material) =>
  !OF_US.test(said) &&
  ((THERE_ANYWAY.test(bare(said)) && !OF_THE_OFFER.test(said)) ||
    [...alternatives.map(({ told }) => told ?? ""), ...toldOfRivals.map((rival) => rival.said)].some(
      (told) => (told !== "" && isWithin(bare(told), bare(said))) || isWithin(bare(said), bare(told)),
    ));
/** "Agencies take 20%, we never take a cut": the founder's own contrast. */
export const isOwnContrast = (said: string, m: Material) =>
  ownPart(bare(said), m.context.brief) !== "" && ownPart(bare(said), m.context.brief) !== bare(said);
/** "Not a marketplace": what it is not says least. */
export const IS_NOT = /^not\b/i;

/** "We were on the delivery apps last year": how it was, and not how it is. */
export const IS_PAST =
  /^(?:we|i) (?:were|was|had|tried|did|used|worked)\b[^.;]*\b(?:last|ago|before|until|then)\b/i;
