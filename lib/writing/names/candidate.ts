import type { NameKind } from "./entry";
import { pronounceability } from "./pronounce";
import { objection } from "./screen";
import { letters } from "./sound";
import type { Tongue } from "./tongue";
import type { Trigger } from "./triggers";

export type { NameKind };

export interface Candidate {
  name: string;
  kind: NameKind;
  parts: string[];
  /** What it means; "" where the parts say it. */
  gloss: string;
  /** What called it up: a cluster, or the founder's own words. */
  source: string;
  /** Finds the founder's sentences that it belongs to. */
  triggers: readonly Trigger[];
  /** What that part of the business is about. */
  about: string;
  /** Whether it stands for a promise, a deed or the world of the business. */
  of?: "promise" | "deed" | "world" | "any";
  score: number;
  /** The founder's words that it answers to, the best first. */
  said?: readonly string[];
  /** A promise that the business is for. */
  central?: boolean;
  /** A word of another language that customers use every day. */
  spokenThere?: boolean;
  /** The language in which customers live, where the name is of it. */
  tongue?: Tongue;
  /** The founder's own words, as written, that open the world or name the deed. */
  words?: readonly string[];
}

/** Below this share of known letter triples a new word is read wrong. */
const LEAST_SAID = 0.72;

/** The candidate, unless something speaks against saying or using it. */
export function passed(candidate: Candidate): Candidate | null {
  const { name, kind } = candidate;
  if (kind === "coined" && pronounceability(name) < LEAST_SAID) return null;
  return objection(candidate) ? null : candidate;
}

/** Four to ten letters are remembered; each one more or less counts a little. */
export const length = (name: string) => {
  const count = letters(name).length;
  return count > 10 ? (count - 10) * 0.12 : count < 4 ? 0.6 : 0;
};
