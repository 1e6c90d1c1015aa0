import { cores, sentences } from "../cut";
import { wordCount } from "../english";
import type { Material } from "../material";

const MOST_QUOTED = 12;

/** The founder's words around a name that was cut out of them. */
export function clauseWith(said: string, m: Material): string | undefined {
  const { differentiator, solution } = m.context.brief.answers;
  const clause = [differentiator, solution]
    .flatMap(sentences)
    .flatMap(cores)
    .flatMap((core) => core.split(/, | and (?=[a-z]+s )/))
    .find((part) => part.includes(said));
  if (!clause || wordCount(clause) <= MOST_QUOTED) return clause;
  const words = clause.split(" ");
  const at = clause.slice(0, clause.indexOf(said)).split(" ").length - 1;
  return words.slice(Math.max(0, at - 5), at + wordCount(said)).join(" ");
}
