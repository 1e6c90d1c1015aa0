import { VENTURES } from "@/lib/brief/ventures/catalogue";
import { CUES } from "@/lib/brief/ventures/cues/cues";
import { ventureLabel } from "@/lib/brief/ventures/label";
import { writtenModel } from "@/lib/brief/ventures/model";
import { ideas } from "@/lib/brief/ventures/samples/ideas";
import { SAMPLES } from "@/lib/brief/ventures/samples/samples";
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

/** So many words of each kind are kept; more hardly tell anything. */
const KEPT = 120;
/** What is known of a kind says as much as so many of its founders. */
const KNOWN = 3;
/** A word of one text alone is chance. */
const SEEN = 2;

type Counts = ReadonlyMap<string, number>;
const lengthOf = (weights: readonly number[]) =>
  Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0)) || 1;

/**
 * Learns which words tell the known kinds of venture apart. Each text is a direction: log(1 + count) * log((texts + 1) / (texts with
 * the word + 1/2)) for each of its words, of length 1 (Rocchio's centroids over tf-idf); a kind is the mean direction of its texts.
 * Returns what `learned.ts` holds; `told` are founders' answers to learn from.
 */
export function learn(told = ideas()): string {
  const ofKind = VENTURES.map(({ id, customer }) => [
    { counts: weighed(textsOf(id, customer?.[1])), weight: KNOWN },
    ...SAMPLES.filter(([of]) => of === id).map(([, solution = "", targetAudience = ""]) => ({
      counts: wordsOfAnswers({ ...NO_ANSWERS, solution, targetAudience }),
      weight: 1,
    })),
    ...told
      .filter((idea) => idea.id === id)
      .map(({ answers }) => ({ counts: wordsOfAnswers(answers), weight: 1 })),
  ]);
  const texts = ofKind.flat();
  const seen = new Map<string, number>();
  for (const { counts } of texts) for (const word of counts.keys()) seen.set(word, (seen.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log((texts.length + 1) / ((seen.get(word) ?? 0) + 0.5));
  const direction = (counts: Counts) => {
    const all = [...counts].flatMap(([word, count]) =>
      (seen.get(word) ?? 0) < SEEN ? [] : [[word, Math.log(1 + count) * rarity(word)] as const],
    );
    const length = lengthOf(all.map(([, weight]) => weight));
    return all.map(([word, weight]) => [word, weight / length] as const);
  };
  const weights = ofKind.map((known) => {
    const mean = new Map<string, number>();
    for (const { counts, weight } of known)
      for (const [word, part] of direction(counts)) mean.set(word, (mean.get(word) ?? 0) + weight * part);
    const length = lengthOf([...mean.values()]);
    return [...mean]
      .map(([word, weight]) => [word, weight / length] as const)
      .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"))
      .slice(0, KEPT);
  });
  return writtenModel(weights, rarity);
}
