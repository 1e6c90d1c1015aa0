import type { Brief } from "@/lib/brief/types";
import { plural, singular } from "../english";
import { openingNoun } from "../opening-noun";
import type { Act } from "../outline/act";
import { type Topic, topicsIn } from "../outline/topics";
import { isName } from "../prototype/sound";
import { MEANS } from "./data/means";
import { dealtWithIn } from "./dealt-with";
import { subjectsOf } from "./stems";

/** The nouns that the offer is about: neither who sells nor, where firms buy, what those are called. */
export function centralNouns(brief: Brief): Topic[] {
  const [audience = ""] = brief.answers.targetAudience
    .toLowerCase()
    .split(/[.;]| (?:who|that|with|in|from|near|at) /);
  const heads = audience.split(/, | and | or /).map((part) => singular(part.trim().split(" ").at(-1) ?? ""));
  return topicsIn(brief).filter(
    ({ word }) =>
      !PEOPLE.test(word) &&
      !(brief.b2b && heads.includes(word)) &&
      !isOnlyAPlace(word, brief.answers) &&
      !isOnlyDone(word, brief.answers),
  );
}
/** "That lays out the parts": done, and no thing. */
function isOnlyDone(word: string, answers: Brief["answers"]): boolean {
  const text = Object.values(answers).join(". ");
  const said = [...text.matchAll(new RegExp(`\\b${word}s?\\b`, "gi"))];
  const done = [
    ...text.matchAll(
      new RegExp(
        `\\b(?:that|which|who|it|we|they|you|and|to|can|will|app|software) ${word}s?\\b (?=out|up|off|down|in|the|an?|it|them|your|their|each|every)`,
        "gi",
      ),
    ),
  ];
  return said.length > 0 && done.length >= said.length;
}
/** "From six cafes", "on a tablet at the door": where it happens, and nothing that is handled. */
function isOnlyAPlace(word: string, { solution, differentiator, problem }: Brief["answers"]): boolean {
  const text = `${solution}. ${differentiator}. ${problem}`;
  const said = [...text.matchAll(new RegExp(`\\b${word}(?:e?s)?\\b`, "gi"))];
  const where = [
    ...text.matchAll(
      new RegExp(
        `\\b(?:from|at|in|inside|on|via|through|near|to|by) (?:(?:\\d+|[a-z]+) ){0,2}${word}(?:e?s)?\\b`,
        "gi",
      ),
    ),
  ];
  return said.length > 0 && where.length >= said.length;
}

/** What is sold comes before what it is made of. */
const SOLD: readonly Act[] = ["make", "food", "guard", "care"];

/** Those that can stand in a name, the most central first. */
export function nounsForNames(brief: Brief, act?: Act): Topic[] {
  const sold =
    act && SOLD.includes(act) ? openingNoun(brief.answers.solution)?.noun.split(" ").at(-1) : undefined;
  const dealtWith = brief.venture ? null : dealtWithIn(brief);
  const found = centralNouns(brief)
    .filter(({ word }) => word.length <= LONGEST && (!dealtWith || dealtWith.names(word)))
    .concat(furtherNouns(brief, dealtWith))
    .filter(({ word }) => !PEOPLE.test(word))
    .filter(({ word }, at, all) => all.findIndex((other) => other.word === word) === at)
    .map((topic) => (dealtWith?.handles(topic.word) ? { ...topic, weight: topic.weight * HANDLED } : topic))
    .sort((a, b) => b.weight - a.weight);
  const topics = [...found.filter(({ word }) => word === sold), ...found.filter(({ word }) => word !== sold)];
  const most = Math.max(0, ...topics.map(({ weight }) => weight));
  return topics
    .filter(
      ({ weight }, at) =>
        weight >= LEAST &&
        weight >= most * NEAR &&
        (at === 0 || weight >= 1) &&
        (act !== "food" || at === 0 || !sold),
    )
    .filter(
      ({ word }, at, all) => at === 0 || !MEANS.test(word) || all.every((other) => MEANS.test(other.word)),
    )
    .slice(0, MOST);
}
/** What the deeds are done to, though it is named once; where that is little, the first word of the world it belongs to. */
function furtherNouns(brief: Brief, dealtWith: ReturnType<typeof dealtWithIn> | null): Topic[] {
  if (!dealtWith || brief.language !== "en") return [];
  const topic = (word: string, weight: number): Topic => ({
    word,
    many: plural(word),
    weight,
    counted: false,
    fields: 1,
  });
  const named = dealtWith.own.filter(
    (word) => /^[a-z]{3,10}$/.test(word) && isName(word) && dealtWith.names(word),
  );
  const world =
    named.length > 1
      ? []
      : subjectsOf(brief).filter(
          ({ word, sayable }) => sayable && /^[a-z]{3,10}$/.test(word) && dealtWith.wanted(word),
        );
  return [
    ...named.map((word) => topic(word, ONCE)),
    ...world.slice(0, 1).map(({ word }) => topic(word, ONCE * 2)),
  ];
}
const ONCE = 0.9;
const HANDLED = 1.8;
const LONGEST = 10;
const LEAST = 0.8;
const NEAR = 0.2;
const MOST = 4;
const PEOPLE =
  /^(?:chef|driver|instructor|teacher|inspector|baker|captain|guide|mechanic|farmer|holder|expat|foreigner|biologist|beginner|hospital|vet|employer|carer|doctor|patient|tenant|trainer|coach|engineer|technician|volunteer|neighbour|student|pupil|resident|guest|passenger|patient|children|factory|share|score|rate|help|chip|attendance|travel|need|deal|talk|walk|chat|swap|work|check|piece|item|site|owner|user|barber|hairdresser|florist|butcher|gardener|cleaner|carpenter|plumber|tailor|potter|singer|dancer|musician|artist|photographer|beekeeper|joiner|welder|farmer|painter|operator|foreman|part|off-cut|man|woman|men|adult|senior|visitor|shopper|shepherd|organiser|organizer)$/;

const STEM = 5;
/** How the words begin that the offer and its customers are about. */
export const topicStems = (brief: Brief): string[] => topicsIn(brief).map(({ word }) => word.slice(0, STEM));
