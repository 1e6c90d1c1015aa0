import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import type { Clause } from "../types";
import { dealBetween, SHARED_DEALS } from "./sides";

/** Where it begins what is told of a group behind its name. */
export const HEAD_ENDS =
  / (?:who|that|which|whose|where|with|without|in|at|on|from|of|for|aged|over|under|near|they|we) .*$|[,;(].*$/iu;
const headOf = (said: string) =>
  singular(said.replace(HEAD_ENDS, "").trim().split(" ").at(-1)?.toLowerCase() ?? "");
/** "Their patients", "the singers they lead": belong to those named before. */
const THEIRS = /^(?:and )?their /i;

/** Whoever uses what the buyer pays for is no second market: "choirs of 20 to 80 singers, and the singers", "€19 a choir, however many singers". */
export function withoutUsers(segments: readonly Clause[], answers: QuizAnswers): Clause[] {
  const [first, ...others] = segments;
  const { businessModel, targetAudience } = answers;
  if (!first || others.length === 0) return [...segments];
  if (dealBetween(answers) || SHARED_DEALS.test(businessModel)) return [...segments];
  const used = ({ text, start }: Clause) => {
    const head = headOf(text);
    if (head.length < 3) return false;
    const many = `${literal(head.replace(/y$/, ""))}(?:y|s|es|ies)?(?!\\p{L})`;
    const says = (pattern: string, said: string) => new RegExp(pattern, "iu").test(said);
    if (
      says(
        `(?<!\\p{L})${many} (?:can |also |then |who want it )?(?:pay|pays|buy|subscribe)|(?:per|each|every|an?) ${many}`,
        businessModel,
      )
    )
      return false;
    return (
      says(`\\b(?:of|with|for) (?:[\\p{L}\\d,.-]+ ){0,5}?${many}`, first.text) ||
      says(
        `\\b(?:however many|any number of|unlimited|no limit on|includes all|for all)(?: the| their| its)? ${many}`,
        businessModel,
      ) ||
      THEIRS.test(text) ||
      /\btheir $/i.test(targetAudience.slice(0, start))
    );
  };
  return [first, ...others.filter((other) => !used(other))];
}
