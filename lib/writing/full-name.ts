import { literal } from "@/lib/brief/text/literal";
import { wordCount } from "./english";

const MOST = 4;

/** "First timers" and not "timers": those who pay, called as the founder calls the group that opens the answer. */
export function fullName(payer: string, segment: string): string {
  const lower = payer.toLowerCase();
  const said = segment.toLowerCase().includes(lower) ? lower : payer;
  const before =
    "(?:(?!(?:and|or|of|in|for|with|who|that|at|from|to|the|between|aged)\\b)[\\p{L}'’-]+ ){1,3}";
  const [full = ""] = new RegExp(`^${before}${literal(payer)}(?![\\p{L}’'-])`, "iu").exec(segment) ?? [];
  return full && wordCount(full) <= MOST ? full : keepsCapital(payer, segment) ? payer : said;
}

/** "Nigerians", "B2B firms": as it stands in the answer. */
const keepsCapital = (payer: string, segment: string) => segment.includes(payer);

/** "Homesick Brazilians": a word that the answer writes large in the midst of a sentence stays so. */
export function asWritten(said: string, answer: string): string {
  return said.replace(/(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu, (word) => {
    const large = word.charAt(0).toUpperCase() + word.slice(1);
    return !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(answer) &&
      new RegExp(`(?<=[\\p{Ll},\\d] )${large}(?!\\p{L})`, "u").test(answer)
      ? large
      : word;
  });
}
