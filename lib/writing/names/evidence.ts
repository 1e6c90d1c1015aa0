import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Archetype, Brief } from "@/lib/brief/types";
import { wordsOf } from "./triggers";

/** How a word that calls up a tag stands in an answer. */
export interface Standing {
  field: AnswerField;
  stem: string;
  /** It, or it and the words before it, as said. */
  said: string;
  /** The word behind it, "" at the end of a clause. */
  next: string;
  /** A longer name of another world takes it up: "driving school" is no school. */
  covered: boolean;
}

/** What follows a verb at once: "treat the whole head", "scans a sticker". */
const OBJECT = /^(?:the|an?|your|their|our|my|his|her|its|it|them)$/;
export const isVerb = (next: string) => OBJECT.test(next);
const isThing = ({ next }: Standing) => !isVerb(next);

const PROGRAMS = new Set<Archetype | undefined>(["saas", "usage", "fintech", "marketplace"]);
/** A program is of its users' world, whether its founder names it or not. */
export const isProgram = ({ archetypes: [first] }: Brief) => PROGRAMS.has(first?.id);

/** Who makes or mends a thing for cafés is no café. */
export function namesBuyers(brief: Brief): (stem: string) => boolean {
  const { answers, b2b } = brief;
  if (!b2b || isProgram(brief)) return () => false;
  const [named = ""] = answers.targetAudience.split(/[.;(]| (?:in|with|who|that|from|near|at|of) /);
  const heads = named.split(/,| and | or /).map((one) => wordsOf(one).at(-1) ?? "");
  return (stem) => heads.some((head) => head.startsWith(stem));
}

/** Where two different words speak of a world, one of them said of the offer, or one thing that the offer names and another answer repeats. */
export function speaksOfWorld(
  hits: readonly Standing[],
  isNamed: (hit: Standing) => boolean,
  first: boolean,
  ofUsers: boolean,
): boolean {
  // Where the offer names the longer one, the rest of the answers speaks of it too.
  if (hits.some((hit) => hit.covered && hit.field === "solution" && isNamed(hit))) return false;
  const own = hits.filter(({ covered }) => !covered);
  const isOffered = ofUsers ? own.length > 1 : own.some(({ field }) => field === "solution");
  if (!isOffered || !own.some(isThing)) return false;
  const stems = [...new Set(own.map(({ stem }) => stem))];
  if (stems.filter((stem) => !stems.some((other) => other !== stem && stem.startsWith(other))).length > 1)
    return true;
  const answers = new Set(own.map(({ field }) => field));
  answers.delete("targetAudience");
  const things = own.filter(isThing);
  return (
    own.some(({ said }) => said.includes(" ")) ||
    (first && own.length > 1 && things.some(({ field }) => field === "solution")) ||
    (things.length > 0 && answers.size > (things.some(isNamed) ? 1 : 2))
  );
}
