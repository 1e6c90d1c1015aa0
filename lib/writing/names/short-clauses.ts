import type { Brief } from "@/lib/brief/types";
import { cores, sentences } from "../cut";
import { bare, wordCount } from "../english";

/** Clauses short enough to be quoted. */
const MOST_QUOTED = 11;
export const clauses = (text: string) =>
  sentences(text)
    .flatMap(cores)
    .flatMap((core) =>
      wordCount(core) <= MOST_QUOTED
        ? [core]
        : core.split(
            /[,;:] | (?:because|so|but|that|who|while) | and (?=(?:the|it|they|we|you|each|an?|no|nobody)\b|\p{Ll}+s\b)/u,
          ),
    )
    .map(bare)
    .filter((clause) => wordCount(clause) > 1 && wordCount(clause) <= MOST_QUOTED);

/** Clauses of the offer, then of what is wrong today, that are short enough to be quoted. */
export const clausesOf = ({ answers }: Brief): string[] =>
  [answers.solution, answers.problem, answers.differentiator].flatMap(clauses);
