import { CONCRETE_NOUNS } from "./data/concrete-nouns";
import { TOLD_NOUNS } from "./data/told-nouns";

const KNOWN = new Set([...TOLD_NOUNS.trim().split(/\s+/), ...CONCRETE_NOUNS]);
// Insurers' claims are no things.
KNOWN.delete("claim");
/** Something that can be touched or pictured. */
export const isConcrete = (noun: string) => KNOWN.has(noun);
