import { bare, wordCount } from "./english";

/** "Bought by the practice manager or the owner dentist": whom to ask for. */
const WHO = "(the|their|its|an?) ([^,.;]{3,60})";
const USUALLY = "(?:(?:usually|normally|often|typically|mostly|in most cases) )?";
const SIGNS: readonly RegExp[] = [
  `\\b(?:bought|ordered|purchased|paid(?: for)?|chosen|decided(?: on)?|signed(?: off)?|booked) by ${WHO}`,
  `\\b(?:decision[- ]?maker|buyer|payer|contact(?: person)?)s? (?:is|are) ${USUALLY}${WHO}`,
  `\\bdecisions? (?:is|are) ${USUALLY}(?:made|taken) by ${WHO}`,
  `\\b(?:person|one) who (?:decides|signs|buys|orders) is ${USUALLY}${WHO}`,
].map((said) => new RegExp(said, "i"));
const MOST = 11;
/** "The owner or the person", without what that person does. */
const UNTOLD = /,? (?:or|and) (?:the |a )?(?:person|people|one|man|woman|partner)$/i;
const TOGETHER =
  /\b(?:made|taken|decided(?: on)?|bought|signed(?: off)?) by the [^,.;]{3,40}? (?:together with|jointly with|and) (the [\p{L} -]{3,30}?)(?=[.,;]|$)/iu;
/** "Made by the catering manager together with the bursar": the second of them. */
export const approverIn = (audience: string): string | null => TOGETHER.exec(audience)?.[1] ?? null;

export function signerIn(audience: string): string | null {
  const [, article = "", said = ""] = SIGNS.map((pattern) => pattern.exec(audience)).find(Boolean) ?? [];
  const whole = bare(said.replace(/ (?:because|in|at|with|together) .*$/i, ""));
  const cut = whole.replace(/ (?:who|that|which) .*$/i, "").replace(UNTOLD, "");
  const who = wordCount(whole) <= MOST ? whole : cut;
  return who && /\p{L}{3}/u.test(who) ? `${/^an?$/i.test(article) ? "a" : "the"} ${who}` : null;
}
