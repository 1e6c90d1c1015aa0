const NEGATED = /(?<!\p{L})(?:no|not|never|without|instead of|rather than|unlike) [^,.;:]*/giu;

/** What is said not to be, needed or used is left out: "no app required", "not from the school's software". */
export const withoutNegated = (text: string): string => text.replace(NEGATED, " ");
