import { bare } from "./english";

/** "Bought by the practice manager or the owner dentist": whom to ask for. */
const SIGNS =
  /\b(?:(?:bought|ordered|purchased|paid(?: for)?|chosen|decided(?: on)?|signed(?: off)?|booked) by (the|their|its|an?) ([^,.;]{3,60})|(?:decision[- ]?maker|buyer|payer)s? (?:is|are) (the|their|its|an?) ([^,.;]{3,60}))/i;
export function signerIn(audience: string): string | null {
  const [, article, said, otherArticle, other] = SIGNS.exec(audience) ?? [];
  const who = bare((said ?? other ?? "").replace(/ (?:who|that|which|because|in|at|with) .*$/i, ""));
  return who && /\p{L}{3}/u.test(who)
    ? `${/^an?$/i.test(article ?? otherArticle ?? "") ? "a" : "the"} ${who}`
    : null;
}
