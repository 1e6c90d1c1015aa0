/** "We hope to have 10,000 users", "... and want to reach 80 schools by May", ", two more want to start": still to come. */
const WISH =
  /[,;] (?:and |but )?(?:[\p{L}]+|\d+) (?:more|others|further) (?:\p{L}+ )?(?:wants?|would like|plans?|intends?|hopes?) to\b[^.;]*|(?:,? \b(?:and|but|so|while) (?:(?:we|i) )?|\b(?:we|i) (?:also |now |then )?)(?:(?:hope|want|wish|plan|aim|expect|intend|would like|are (?:aiming|planning|hoping)) (?:to|for|at)|expect|want(?= (?:\d|a hundred|two hundred)))\b[^.;]*|(?:,? \b(?:and|but|while) )?\bour (?:goal|target|aim|plan) is\b[^.;]*/giu;

/** The text without what the founder only wishes for; "" where it is nothing else. */
export const withoutWishes = (text: string): string =>
  text
    .replace(WISH, "")
    .replace(/,? (?:and|but|while)$/i, "")
    .trim();
