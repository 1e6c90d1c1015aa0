import { sentences } from "../../cut";
import { bare, cap, wordCount } from "../../english";
import type { Material } from "../../material";
import { deedsIn } from "../deeds";
import { toReader } from "../to-reader";

const MOST_WORDS = 28;
const LEAST_WORDS = 3;
/** Where a long sentence falls into two, and where one may end and still be whole. */
const PARTS = /; |: /;
const ENDS = /, (?=(?:so|and|plus|where|which|while|such as) )|, (?=then )/g;

/** Sentences that can stand whole on a page: itself, its parts up to where they may end, else what people do in it. */
function standing(sentence: string): string[] {
  if (wordCount(sentence) <= MOST_WORDS) return [sentence];
  const parts = sentence.split(PARTS);
  if (parts.length > 1) return parts.flatMap(standing);
  const ends = [...sentence.matchAll(ENDS)].map(({ index }) => sentence.slice(0, index));
  const fits = ends.findLast((part) => wordCount(part) <= MOST_WORDS && wordCount(part) > LEAST_WORDS);
  return fits ? [fits] : deedsIn(sentence).map(({ text }) => text);
}

/** What the offer is and what happens, in the founder's own sentences, told to whoever orders. */
export const saidOfOffer = ({ context: { brief } }: Material, toBuyer: (text: string) => string): string[] =>
  sentences(brief.answers.solution)
    .flatMap((sentence) => standing(bare(sentence)))
    .filter((sentence) => wordCount(sentence) >= LEAST_WORDS)
    .map((sentence) => toReader(cap(toBuyer(sentence))));
