import type { Brief, Clause } from "@/lib/brief/types";
import { bare, shorten, uncap, wordCount } from "./english";
import { firstPerson, predicate, third } from "./voice";

/** What the answers give a sentence to work with; every text is lower case at its start unless a name opens it. */
export interface Slots {
  /** "the warranty software": what to call the venture before it has a brand. */
  ventureName: string;
  /** After the name: "bakes ..."; null when only a quote is safe. */
  what: string | null;
  /** As the founders say it; null when only a quote is safe. */
  weSay: string | null;
  /** The first sentence of the solution, as written. */
  solutionQuote: string;
  segment: string;
  /** The segment in a few words, plural. */
  who: string;
  place: string | null;
  /** What is made, for founders who make something. */
  product: string;
  pains: string[];
  /** A pain that carries a figure, short enough to quote. */
  statistic: string | null;
  proofs: string[];
  features: string[];
  traction: string[];
  team: string[];
  /** Too general to be specific about. */
  vague: boolean;
  /** The answers are in another language: quoted on their own lines, never spliced. */
  foreign: boolean;
  names: ReadonlySet<string>;
}

/** Words that are written with a capital inside sentences: they keep it at the start of a clause. */
function properNames(text: string): Set<string> {
  return new Set([...text.matchAll(/(?<=[\p{Ll},;:)] )\p{Lu}[\p{L}\d-]+/gu)].map((match) => match[0]));
}

export const sentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"“(€$£])/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** Without those that another one already contains. */
const unique = (items: string[]) =>
  items.filter(
    (item, i) =>
      item.length > 0 &&
      !items.some(
        (other, j) =>
          j !== i &&
          other.toLowerCase().includes(item.toLowerCase()) &&
          (other.length > item.length || j < i),
      ),
  );

const FIGURE = /\d|%|\b(half|third|quarter|most|every|one in)\b/i;
const NOBODY = /^(every(one|body)?|any(one|body)?|all|people|users?|the world)\b/i;

export function readSlots(brief: Brief): Slots {
  const foreign = brief.language !== "en";
  const vague = brief.vagueness >= 0.6;
  const names = properNames(Object.values(brief.answers).join(" "));
  const inside = (clauses: readonly Clause[]) =>
    foreign ? [] : unique(clauses.map((clause) => uncap(bare(clause.text), names)));
  const solution = sentences(brief.answers.solution)[0] ?? "";
  const segment = foreign ? "" : uncap(bare(brief.segments[0]?.text ?? brief.answers.targetAudience), names);
  const short = shorten(
    segment.split(
      /, |[.;]| (?:who|that|with|aged|in|at|across|around|from|preparing|near|doing|and the|between) /,
    )[0] ?? "",
    7,
  );
  const pains = inside(brief.pains);
  const noun = !foreign && brief.offer.noun ? bare(brief.offer.noun) : null;
  return {
    ventureName: noun ? `the ${noun.replace(/^(an?|the) /i, "")}` : "the venture",
    what: foreign ? null : predicate(solution, names),
    weSay: foreign ? null : firstPerson(solution, names),
    solutionQuote: bare(solution),
    segment,
    who: !short || NOBODY.test(short) ? "early users" : short,
    place: brief.geography?.label ?? null,
    product: noun ?? "the product",
    pains,
    statistic: pains.find((pain) => FIGURE.test(pain) && wordCount(pain) <= 18) ?? null,
    proofs: inside(brief.proof).map(third),
    features: inside(brief.offer.features).map(third),
    traction: inside(brief.stated.traction).map(third),
    team: inside(brief.stated.team).map(third),
    vague,
    foreign,
    names,
  };
}
