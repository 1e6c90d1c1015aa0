import { createHash } from "node:crypto";
import { VENTURES } from "@/lib/brief/ventures/catalogue";
import { CUES } from "@/lib/brief/ventures/cues/cues";
import { lengthOf, vocabularyOf } from "@/lib/brief/ventures/directions";
import { ventureLabel } from "@/lib/brief/ventures/label";
import { writtenModel } from "@/lib/brief/ventures/model";
import { ideas } from "@/lib/brief/ventures/samples/ideas";
import { SAMPLES } from "@/lib/brief/ventures/samples/samples";
import { type Direction, toldApart } from "@/lib/brief/ventures/told-apart";
import { NO_ANSWERS, weighed, wordsOfAnswers } from "@/lib/brief/ventures/told-words";
import { LORE } from "./known";
import type { Lore } from "./lore";
import { SCREENS_OF } from "./screens-of";

type Weighed = readonly [text: string, weight: number];

/** What a text tells of a kind of venture: its name most, what its founders write more than what is known of its trade. */
const WEIGHT = {
  name: 4,
  search: 2,
  job: 2,
  cue: 1,
  rival: 0.7,
  lore: 0.4,
  screen: 0.3,
  line: 0.2,
};

function loreTexts({ search, job, rivals, asks, lines, meet, ...known }: Lore): Weighed[] {
  const { measure, moat, risk, trial, rule } = known;
  return [
    [search, WEIGHT.search],
    [job?.[1] ?? "", WEIGHT.job],
    ...rivals.flatMap((rival): Weighed[] => [
      [`${rival.kind}. ${rival.search ?? ""}`, WEIGHT.rival],
      [rival.why, WEIGHT.screen],
    ]),
    ...[measure, moat, risk.what, risk.answer, trial.title, trial.what, rule.title, rule.what].map(
      (text): Weighed => [text, WEIGHT.lore],
    ),
    ...asks.map(([question, answer]): Weighed => [`${question} ${answer}`, WEIGHT.lore]),
    ...lines.map((line): Weighed => [line, WEIGHT.line]),
    [meet ? `${meet.place}. ${meet.reason}` : "", WEIGHT.lore],
  ];
}

/** What is known of a kind of venture. */
function textsOf(id: string, many: string | undefined): Weighed[] {
  const lore = LORE.get(id);
  const cues = CUES.get(id) ?? "";
  return [
    [ventureLabel(id), WEIGHT.name],
    [many ?? "", WEIGHT.job],
    ...cues.split(";").map((cue): Weighed => [cue.replace(/[-@]/g, " "), WEIGHT.cue]),
    ...(lore ? loreTexts(lore) : []),
    [JSON.stringify(SCREENS_OF.get(id) ?? "").replace(/[^\p{L} ]+/gu, " "), WEIGHT.screen],
  ];
}

/** What is known of a kind says as much as so many of its founders, to begin with. */
const KNOWN = 3;
/** A word of one text alone is chance. */
const SEEN = 2;

/** Texts by kind: what is known of it first, then what its founders write. */
const textsByKind = (told: ReturnType<typeof ideas>) =>
  VENTURES.map(({ id, customer }) => [
    weighed(textsOf(id, customer?.[1])),
    ...SAMPLES.filter(([of]) => of === id).map(([, solution = "", targetAudience = ""]) =>
      wordsOfAnswers({ ...NO_ANSWERS, solution, targetAudience }),
    ),
    ...told.filter((idea) => idea.id === id).map(({ answers }) => wordsOfAnswers(answers)),
  ]);

/** The mark of the words and of what they were learned from: after another text, or a word changed by hand, they have to be learned anew. */
export const learnedFrom = (...learned: string[]): string => {
  const read = textsByKind(ideas()).map((counts) => counts.map((each) => [...each]));
  return createHash("sha256")
    .update(JSON.stringify([read, ...learned.map((words) => words.trim())]))
    .digest("hex")
    .slice(0, 16);
};

/**
 * Learns which words tell the known kinds of venture apart. A kind begins as the mean direction of its texts (Rocchio's centroid
 * over tf-idf); softmax regression then moves the weights until founders' answers are told apart. Returns what `learned.ts`
 * holds; `told` are founders' answers to learn from.
 */
export function learn(told = ideas()): string {
  const ofKind = textsByKind(told);
  const { words, rarity, direction } = vocabularyOf(ofKind.flat(), SEEN);
  const directions = ofKind.map((counts) => counts.map(direction));
  const start = directions.map(([known = [], ...founders]) =>
    meanOf([...Array(KNOWN).fill(known), ...founders]),
  );
  const lessons = directions.flatMap(([, ...founders], kind) => founders.map((text) => ({ text, kind })));
  return writtenModel(words, toldApart(words.length, start, lessons), rarity);
}

function meanOf(texts: readonly Direction[]): Direction {
  const mean = new Map<number, number>();
  for (const text of texts) for (const [at, part] of text) mean.set(at, (mean.get(at) ?? 0) + part);
  const length = lengthOf([...mean.values()]);
  return [...mean].map(([at, weight]) => [at, weight / length] as const);
}
