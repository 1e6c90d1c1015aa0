const REFLEXIVE =
  /(?<!\b(?:by|for|to|of|with|in|about|teach|help|see|ask)) (?:myself|ourselves|himself|herself|itself|themselves|yourself|yourselves)\b/giu;

/** "I check every listing myself by phone": who does it needs no second word, and no thing is called so. */
export const withoutReflexive = (text: string) => text.replace(REFLEXIVE, "");
