/** What the offer does, said by a verb of another stem: "we store it until spring" sells storage. */
const DEEDS: Readonly<Record<string, RegExp>> = {
  storage:
    /\b(?:stor(?:e|es|ing)|keep)\s(?:it|them|your|their|the|everything|what|all)\b|\b(?:we|i) (?:\p{L}+ )?(?:store|keep) /iu,
};

export const isDoneByUs = (word: string, offer: string): boolean =>
  DEEDS[word.toLowerCase()]?.test(offer) ?? false;
