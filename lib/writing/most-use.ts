import { isForbiddenClaim } from "@/lib/brief/rules";
import type { Brief } from "@/lib/brief/types";
import { bare, plural, singular, wordCount } from "./english";

const USE =
  /(?:^|[.;] |, (?:and |but )?)most (?:of the |of them |other )?([\p{L}-]+)(?: (?:here|there|today|now|still))* (?:still )?(?:use|work with|manage with|make do with|keep) ((?:an? |the |their |paper |printed )[^.;,]{4,60})/iu;
const [LEAST_WORDS, MOST_WORDS] = [2, 9];

/** "Most labs here use a notebook and an Excel sheet": what is beaten first, by the founder's own account; "" where it is not said. */
export function mostUse({ answers, language }: Pick<Brief, "answers" | "language">): string {
  if (language !== "en") return "";
  const [, who = "", what = ""] =
    [answers.problem, answers.differentiator].map((said) => USE.exec(said)).find(Boolean) ?? [];
  const way = bare(what.replace(/\b(?:and|or|to|for|because|which|that|but) [^ ]+ing\b.*$/i, ""));
  const served = `${answers.targetAudience} ${answers.solution}`.toLowerCase();
  const theirs = [singular(who), plural(singular(who))].some((word) => served.includes(word.toLowerCase()));
  return theirs && wordCount(way) >= LEAST_WORDS && wordCount(way) <= MOST_WORDS && !isForbiddenClaim(way)
    ? way
    : "";
}
