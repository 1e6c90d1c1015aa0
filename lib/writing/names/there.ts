import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { asWritten } from "./as-written";
import { type Candidate, length } from "./candidate";
import type { NameKind } from "./entry";
import { namesBuyers } from "./evidence";
import { mainOffer } from "./main-offer";
import { cleared } from "./misleading";
import { NAMES_THERE, type NameThere, SUBJECTS_TOLD, type Subject } from "./names-there";
import { ownSentences } from "./of-ours";
import { clausesOf } from "./short-clauses";
import { type Tongue, tongueBeside, tongueThere } from "./tongue";
import { placesOf, speaksOf, type Trigger, wordsOf } from "./triggers";

/** Words of Brazil that Portugal says otherwise. */
const BRAZILIAN = new Set([
  "Mutirão",
  "Xícara Cheia",
  "Marmita Boa",
  "Lousa",
  "Roçado",
  "Sem Enrolar",
  "Da Gente",
]);

const kindOf = (name: string): NameKind =>
  / (?:y|e|et|und|en|og|och|i|a|na) /.test(name) ? "pair" : name.includes(" ") ? "phrase" : "real word";

/** A thing counts where the offer names it, a promise where it is told as better or as wrong today. */
const OF_THINGS = { main: 3, solution: 1.5, differentiator: 0.6, targetAudience: 0.7, problem: 0.4 };
const OF_PROMISES = { main: 1.8, solution: 1, differentiator: 1.6, targetAudience: 0, problem: 0.9 };
const LEAST = { thing: 1.4, promise: 1.6 };
const FULL = 7;

/** How much the answers speak of it, each word of a field counted once. */
function weightOf({ triggers, promised }: Subject, texts: Record<keyof typeof OF_THINGS, string[]>): number {
  const weights = promised ? OF_PROMISES : OF_THINGS;
  return (Object.keys(weights) as (keyof typeof OF_THINGS)[]).reduce(
    (sum, field) =>
      sum +
      weights[field] *
        Math.min(2, triggers.filter((looked) => placesOf(looked, texts[field]).length > 0).length),
    0,
  );
}

const saidOf = (triggers: readonly Trigger[], text: string) => {
  const words = wordsOf(text);
  return [
    ...new Set(
      triggers.flatMap((looked) =>
        placesOf(looked, words).map((at) => words.slice(at - looked.before.length, at + 1).join(" ")),
      ),
    ),
  ];
};

const STEM = 5;
const BEST = 9;
const ANY_BUSINESS = "any";
/** Names of the language in which customers live, by what the answers speak of; none where that is English. */
export function namesThere(brief: Brief): Candidate[] {
  const tongue = tongueThere(brief) ?? tongueBeside(brief);
  const names = tongue ? (NAMES_THERE.get(tongue.code) ?? []) : [];
  if (!tongue || names.length === 0) return [];
  const { solution, targetAudience, problem } = brief.answers;
  const differentiator = cleared(ownSentences(brief).join(". "));
  // Who mends machines for schools is no school.
  const ofBuyers = namesBuyers(brief);
  const words = (text: string) => wordsOf(text).filter((word) => !ofBuyers(word.slice(0, STEM)));
  const texts = {
    main: words(cleared(mainOffer(brief))),
    solution: words(cleared(solution)),
    differentiator: words(differentiator),
    targetAudience: words(sentences(targetAudience)[0] ?? ""),
    problem: words(problem),
  };
  const whole = Object.values(brief.answers).join(" ");
  const country = (brief.buyersIn ?? brief.geography)?.country;
  const of = (subject: Subject) => {
    const weight = weightOf(subject, texts);
    const own = names.filter(
      ({ subject: id, name, needs }) =>
        id === subject.id &&
        (needs.length === 0 || speaksOf(needs, whole)) &&
        !(country === "PT" && BRAZILIAN.has(name)),
    );
    return weight < (subject.promised ? LEAST.promise : LEAST.thing)
      ? []
      : own.map((one, at) =>
          told(one, tongue, BEST + Math.min(weight, FULL) * 0.25 - at * 0.9, subject, brief),
        );
  };
  const any = names
    .filter(({ subject, name }) => subject === ANY_BUSINESS && !(country === "PT" && BRAZILIAN.has(name)))
    .map((one, at) => told(one, tongue, BEST - 2 - at * 0.02, null, brief));
  return [...SUBJECTS_TOLD.flatMap(of), ...any];
}

const OF_TONGUE = "their language";
function told(
  { name, means }: NameThere,
  tongue: Tongue,
  score: number,
  subject: Subject | null,
  brief: Brief,
): Candidate {
  const { solution, problem } = brief.answers;
  const own = `${solution} ${ownSentences(brief).join(" ")}`;
  const words = subject
    ? saidOf(subject.triggers, cleared(subject.promised ? `${problem} ${own}` : own))
    : [];
  return {
    ...{ name, kind: kindOf(name), gloss: means, score: score - length(name) },
    ...{ parts: [name.toLowerCase()], triggers: subject?.triggers ?? [], about: "" },
    source: subject ? `${OF_TONGUE}: ${subject.id}` : OF_TONGUE,
    of: subject ? (subject.promised ? "promise" : "world") : "any",
    said: subject
      ? clausesOf(brief).filter(
          (clause) => speaksOf(subject.triggers, clause) && (subject.promised || own.includes(clause)),
        )
      : [],
    words: asWritten(words, brief),
    tongue,
  };
}
