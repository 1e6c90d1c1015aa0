import type { Brief } from "@/lib/brief/types";
import { mayBe } from "@/lib/brief/ventures/other-business";
import { doesOther } from "@/lib/brief/ventures/other-deed";
import { rank } from "@/lib/brief/ventures/venture-of";
import { LORE, loreBy } from "../ventures/known";
import type { Lore } from "../ventures/lore";
import { mainOffer } from "./main-offer";
import { wordsOf } from "./triggers";

/** From here on the answers are surely of that kind, whatever its words are. */
const SURE = 0.28;
/** Below this likeness a kind lends no names. */
const LIKE = 0.12;
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

/** "bike-repair" where both a bike and a repair are what is offered. */
function isOffered(id: string, brief: Brief): boolean {
  const said = stems(mainOffer(brief));
  const words = telling(id);
  return words.length > 0 && words.every((word) => said.has(stem(word)));
}
/** Where little is told, one word is enough. */
const isShort = (answers: Brief["answers"]) => Object.values(answers).join(" ").length < SHORT;
const SHORT = 420;
/** At least two words of those who do the same are spoken of, one of them its own. */
function isSpokenOf({ id, search, rivals }: Lore, { answers }: Brief): boolean {
  const said = stems(`${answers.solution} ${answers.problem} ${answers.targetAudience}`);
  const spokenOf = (text: string) =>
    new Set(
      telling(text)
        .map(stem)
        .filter((word) => said.has(word)),
    );
  return (
    spokenOf(`${id} ${search}`).size > 0 &&
    (spokenOf(`${id} ${search} ${rivals.map(({ kind }) => kind).join(" ")}`).size > 1 || isShort(answers))
  );
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
/** What is told of children all along lends nothing to an offer that never speaks of one. */
const suits = (id: string, { answers }: Brief) =>
  YOUNG_IN(Object.values(answers).join(" ")) > 0 || YOUNG_IN(JSON.stringify(LORE.get(id) ?? "")) < OFTEN;
const YOUNG_IN = (text: string) => text.match(YOUNG)?.length ?? 0;

function find(brief: Brief): Lore | null {
  const kind = likeliest(brief);
  return kind && suits(kind.id, brief) ? kind : null;
}

function likeliest(brief: Brief): Lore | null {
  const may = mayBe(brief.answers);
  const ranked = rank(brief.answers, brief.b2b, brief.archetypes[0]?.id);
  const read = ranked.find(({ venture }) => venture.id === brief.venture);
  const lore = read ? loreBy(read.venture.id, brief) : null;
  if (read && lore) return read.weight >= SURE || isSpokenOf(lore, brief) ? lore : null;
  const [first] = ranked;
  return first &&
    !doesOther(first.venture.id, brief.answers) &&
    first.weight >= LIKE &&
    may(first.venture) &&
    isOffered(first.venture.id, brief)
    ? loreBy(first.venture.id, brief)
    : null;
}
