import { sentences } from "../../cut";
import { bare, cap, wordCount } from "../../english";
import type { Material } from "../../material";
import { toReader } from "../to-reader";

const MOST_WORDS = 28;
const LEAST_WORDS = 3;
/** Where a long sentence may end and still be one. */
const ENDS = /; |: |, (?=(?:so|and|where|which|while) )|, (?=then )/g;

/** A sentence that can stand whole on a page: itself, or its part up to where it may end; "" where there is none. */
function standing(sentence: string): string {
  if (wordCount(sentence) <= MOST_WORDS) return sentence;
  const parts = [...sentence.matchAll(ENDS)].map(({ index }) => sentence.slice(0, index));
  return parts.findLast((part) => wordCount(part) <= MOST_WORDS && wordCount(part) > LEAST_WORDS) ?? "";
}

/** What the offer is and what happens, in the founder's own sentences, told to whoever orders. */
export const saidOfOffer = ({ context: { brief } }: Material, toBuyer: (text: string) => string): string[] =>
  sentences(brief.answers.solution)
    .map((sentence) => standing(bare(sentence)))
    .filter((sentence) => wordCount(sentence) >= LEAST_WORDS)
    .map((sentence) => toReader(cap(toBuyer(sentence))));
