const MAKES =
  "makes|sells|bakes|sews|knits|designs|brews|roasts|produces|prints|weaves|cooks|ferments|cuts|posts|distils|presses|smokes|bottles";
const OURS = "(?:Our|My) (?:[\\p{L}-]+ ){1,3}(?:(?:in|near|at|by) \\p{Lu}[\\p{L}-]+ )?";
const BRAND =
  "(?!We\\b|I\\b|The\\b|An?\\b|It\\b)\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:(?:[yi&]|and|of|de) )?\\p{Lu}[\\p{L}\\d'’&-]*){0,2} ";
const THIRD = new RegExp(`^(?:${OURS}|${BRAND})(?:${MAKES}) (?=\\p{Ll}+[ -]?\\p{Ll})`, "u");

/** "Mutka makes absorbent briefs", "our web store posts spice blends": in the third person, and made by us. */
export const madeByUs = (sentence: string): string => sentence.replace(THIRD, "We make ");
