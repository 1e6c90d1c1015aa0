import { bare, wordCount } from "./english";

/** "Bought by the practice manager or the owner dentist": whom to ask for. */
const SIGNS =
  /\b(?:(?:bought|ordered|purchased|paid(?: for)?|chosen|decided(?: on)?|signed(?: off)?|booked) by (the|their|its|an?) ([^,.;]{3,60})|(?:decision[- ]?maker|buyer|payer)s? (?:is|are) (the|their|its|an?) ([^,.;]{3,60}))/i;
const MOST = 11;
/** "The owner or the person", without what that person does. */
const UNTOLD = /,? (?:or|and) (?:the |a )?(?:person|people|one|man|woman|partner)$/i;
export function signerIn(audience: string): string | null {
  const [, article, said, otherArticle, other] = SIGNS.exec(audience) ?? [];
  const whole = bare((said ?? other ?? "").replace(/ (?:because|in|at|with) .*$/i, ""));
  const cut = whole.replace(/ (?:who|that|which) .*$/i, "").replace(UNTOLD, "");
  const who = wordCount(whole) <= MOST ? whole : cut;
  return who && /\p{L}{3}/u.test(who)
    ? `${/^an?$/i.test(article ?? otherArticle ?? "") ? "a" : "the"} ${who}`
    : null;
}
