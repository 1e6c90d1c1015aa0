import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { Brief } from "@/lib/brief/types";
import { isCountNoun } from "../count-noun";
import { VERBS } from "../data/known-verbs";
import { plural, singular } from "../english";
import { isConcrete } from "../names/concrete";
import { KINDRED } from "../names/data/kindred";
import { ownSentences } from "../names/of-ours";
import { KIND_OF_VERB } from "../prototype/data/deed-kinds";
import { isName } from "../prototype/sound";
import { NOT_A_TOPIC } from "./data/not-a-topic";

/** A noun that the business is about, as its founder says it. */
export interface Topic {
  word: string;
  many: string;
  weight: number;
  /** Spoken of one by one: "each regulator", "sets". */
  counted: boolean;
  /** In how many of the answers. */
  fields: number;
}

const KNOWN = new Set(
  KINDRED.trim()
    .split("\n")
    .flatMap((row) => (row.split(" > ")[0] ?? "").split(","))
    .map((key) => key.replace(/^-/, ""))
    .filter((key) => !key.includes("-")),
);

const WEIGHT: Record<AnswerField, number> = {
  solution: 1.6,
  targetAudience: 1.1,
  problem: 0.9,
  differentiator: 0.9,
  businessModel: 0.5,
};
const OPENING = 11;
const AT_THE_OPENING = 1.7;
const AGAIN = 0.5;
const MOST_TIMES = 3;
/** What one answer alone speaks of is said by the way; what three speak of is the subject. */
const SPREAD = [0, 0.7, 1.1, 1.5, 1.7, 1.8];

/** "Such as a lamp or a stool", "no camera": an example and what is left out are no subject. */
const BY_THE_WAY =
  /\b(?:such as|for example|e\.g\.|for instance|like an?|instead of|unlike|without|no|not) [^.;,]*(?:, [^.;,]+)*/gi;
/** Said of the customers behind who they are, and what was before this. */
const AFTER_HEAD = /\b(?:who|that|which|where|aged|within|near|from|especially|mostly|often)\b.*$/i;
const I_WAS = /\bI (?:was|am|ran|worked|have been|used to)\b[^.;]*/g;

const DETERMINED =
  /^(?:a|an|the|each|every|one|two|three|four|five|six|ten|any|our|their|your|his|her|its|per|of|for|with|all|which|new|old|good|small|own|\d+)$/i;

function textOf(field: AnswerField, brief: Brief): string {
  const said = field === "differentiator" ? ownSentences(brief).join(". ") : brief.answers[field];
  const told = said.replace(BY_THE_WAY, " ").replace(I_WAS, " ");
  return field === "targetAudience"
    ? told
        .split(/[.;]/)
        .slice(0, 1)
        .map((part) => part.replace(AFTER_HEAD, ""))
        .join(" ")
    : told;
}

/** A word that may be a verb as well is a noun where it stands like one. */
const mayBeVerb = (word: string) => VERBS.has(word) || KIND_OF_VERB.has(word);

/** "Nursing", "rental", "Norwegian": done, or said of something else. */
const LIKE_NO_THING =
  /(?:[a-z]{3}ing|ly|[a-z]{3}al|[a-z]{3}ic|ous|ful|[a-z]{4}ive|[a-z]{4}ish|ian|[a-z]{3}ern|less|[a-z]{3}able|[a-z]ed|ation)$|^(?:the|goe|doe|themselve|ourselve|young|wrong|soft|dirty|flat|legal|count|enter|listen|photograph|glance|solar|loan|key)$/;
const MEASURED = 8;
/** The nouns that the answers speak of most, where it counts most; English answers only. */
export function topicsIn(brief: Brief): Topic[] {
  if (brief.language !== "en") return [];
  const met = new Map<string, { weight: number; fields: Set<string>; counted: boolean }>();
  for (const field of Object.keys(WEIGHT) as AnswerField[]) {
    const words =
      textOf(field, brief)
        .toLowerCase()
        .match(/[\p{L}\d'’-]+|[.,;:]/gu) ?? [];
    const seen = new Map<string, number>();
    for (const [at, said] of words.entries()) {
      const word = singular(said);
      const before = words[at - 1] ?? "";
      const two = words[at - 2] ?? "";
      const determined = DETERMINED.test(before) || DETERMINED.test(two);
      const known = isConcrete(word) || KNOWN.has(word);
      if (!/^[a-z]{3,11}$/.test(word) || NOT_A_TOPIC.test(word) || !isCountNoun(word) || !isName(word))
        continue;
      if (!known && !determined && word === said) continue;
      if (LIKE_NO_THING.test(word)) continue;
      if (mayBeVerb(word) && !determined) continue;
      const times = seen.get(word) ?? 0;
      seen.set(word, times + 1);
      if (times >= MOST_TIMES) continue;
      const so = met.get(word) ?? { weight: 0, fields: new Set(), counted: false };
      so.weight +=
        WEIGHT[field] *
        (field === "solution" && at < OPENING ? AT_THE_OPENING : 1) *
        AGAIN ** times *
        (known ? 1 : 0.75);
      so.fields.add(field);
      so.counted ||= word !== said || /^(?:each|every|per|an?)$/.test(before);
      met.set(word, so);
    }
  }
  return [...met]
    .map(([word, { weight, fields, counted }]) => ({
      word,
      many: plural(word),
      weight: weight * (SPREAD[fields.size] ?? 1),
      counted,
      fields: fields.size,
    }))
    .sort((a, b) => b.weight - a.weight || a.word.localeCompare(b.word))
    .slice(0, MEASURED);
}
