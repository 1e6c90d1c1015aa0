import type { Brief } from "@/lib/brief/types";
import { cap, wordCount } from "../english";

const MOST_WORDS = 8;
/** "For": before whom it is made for. */
const FOR: Record<string, string> = { es: "Para", pt: "Para", fr: "Pour", it: "Per", de: "Für", nl: "Voor" };
const ONE_CLAUSE = /[.,;:(]|[。、，；：（]/;
const LONGEST_UNSPACED = 24;
type Answers = Brief["answers"];

const short = (line: string) => wordCount(line) >= 3 && wordCount(line) <= MOST_WORDS;

/** For whom and at what price, where an answer in another language gives too few lines. */
export const ownLines = (
  { language, answers }: Pick<Brief, "language" | "answers">,
  vague: boolean,
): string[] => (vague ? [] : inOwnLanguage(language, answers));

/** The same, as far as it can be said without translating: for whom, and the price as it was written. */
function inOwnLanguage(language: string, answers: Answers): string[] {
  const [whom = ""] = answers.targetAudience.split(ONE_CLAUSE);
  const [price = ""] = answers.businessModel.split(/[.;，、。]|,(?!\d)/);
  const spaced = FOR[language];
  if (spaced) return [`${spaced} ${whom.trim()}`, cap(price.trim())].filter(short);
  return language === "ja" && whom && whom.length < LONGEST_UNSPACED ? [`${whom}へ`, price] : [];
}
