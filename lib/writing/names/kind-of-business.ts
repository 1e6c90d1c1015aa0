import type { Brief } from "@/lib/brief/types";
import { mayBe } from "@/lib/brief/ventures/other-business";
import { doesOther } from "@/lib/brief/ventures/other-deed";
import { rank } from "@/lib/brief/ventures/venture-of";
import { LORE, loreBy, loreOf } from "../ventures/known";
import type { Lore } from "../ventures/lore";
import { wordsOf } from "./triggers";

/** Below this likeness a kind lends no names. */
const LIKE = 0.12;
/** Another kind is as near whose likeness is this share of the first. */
const AS_NEAR = 0.85;
const SAYS_NOTHING = new Set(
  "app apps software service services online home firms tools tool for and at by of the finder ai api post shop site work studio school club centre care coaching matching marketplace seller program data digital local learning box boxes subscription brands sites system own cleaning".split(
    " ",
  ),
);
const STEM = 5;
const stem = (word: string) =>
  word
    .replace(/^bicycle/, "bike")
    .replace(/(?:ies|es|s|e|y)$/, "")
    .slice(0, STEM);

const stems = (text: string) => new Set(wordsOf(text).map(stem));
const telling = (text: string) => wordsOf(text).filter((word) => word.length > 2 && !SAYS_NOTHING.has(word));

/** "bike-repair" where both a bike and a repair are what is offered; one word alone is soon said by the way. */
function isOffered(id: string, brief: Brief): boolean {
  const said = stems(brief.answers.solution);
  const words = telling(id);
  return words.length > 1 && words.every((word) => said.has(stem(word)));
}
const known = new WeakMap<Brief, Lore | null>();
/** The known kind of business whose world the names may be taken from: more is believed here than where rivals and rules are told. */
export function kindOfBusiness(brief: Brief): Lore | null {
  const before = known.get(brief);
  if (before !== undefined) return before;
  const found = brief.language === "en" ? find(brief) : null;
  known.set(brief, found);
  return found;
}

const YOUNG = /\b(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|pupils?|nursery)\b/gi;
const OFTEN = 3;
const youngIn = (text: string) => text.match(YOUNG)?.length ?? 0;
/** What is told of children all along lends nothing to an offer that never speaks of one. */
const suits = (id: string, { answers }: Brief) =>
  youngIn(Object.values(answers).join(" ")) > 0 || youngIn(JSON.stringify(LORE.get(id) ?? "")) < OFTEN;

/** The kind that is read; else the nearest of which the offer itself says every word. */
function find(brief: Brief): Lore | null {
  if (brief.venture) return loreOf(brief);
  const may = mayBe(brief.answers);
  const ranked = rank(brief.answers, brief.b2b, brief.archetypes[0]?.id);
  const least = Math.max(LIKE, (ranked[0]?.weight ?? 0) * AS_NEAR);
  const near = ranked.find(
    ({ venture, weight }) =>
      weight >= least &&
      may(venture) &&
      !doesOther(venture.id, brief.answers) &&
      isOffered(venture.id, brief) &&
      suits(venture.id, brief),
  );
  return near ? loreBy(near.venture.id, brief) : null;
}
