const VESSEL =
  /\b(?:(?:lunch|food|soup|bento|tiffin|snack|bread|stew|meal) ?(?:box|jar|flask|carrier|container|bag|tin|pot|mug)(?:es|s)?|thermos(?:es)?|dabbas?|flasks?|mugs?|bottles?|jars?|box(?:es)?)\b/i;
/** What only the vessel has. */
const PARTS =
  /\b(?:steel|silicone|insulated|enamel|lids?|seals?|clips?|leak-?proof|compartments?|dishwasher|comes? out (?:with|for)|for washing|stackable)\b/gi;
const OPENING = 60;
const TELLING = 2;

/** A box, jar or flask that food is carried in: named at the beginning, and told by its stuff and its parts. */
export const holdsFood = (solution: string): boolean =>
  VESSEL.test(solution.slice(0, OPENING)) &&
  new Set((solution.match(PARTS) ?? []).map((part) => part.toLowerCase())).size >= TELLING;
