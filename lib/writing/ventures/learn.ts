import { VENTURES } from "@/lib/brief/ventures/catalogue";
import { CUES } from "@/lib/brief/ventures/cues/cues";
import { ventureLabel } from "@/lib/brief/ventures/label";
import { writtenModel } from "@/lib/brief/ventures/model";
import { SAMPLES } from "@/lib/brief/ventures/samples/samples";
import { isPair, weighed } from "@/lib/brief/ventures/told-words";
import { LORE } from "./known";
import type { Lore } from "./lore";
import { SCREENS_OF } from "./screens-of";

type Weighed = readonly [text: string, weight: number];

/** What a text tells of a kind of venture: its name most, what its founders write more than what is known of its trade. */
const WEIGHT = {
  name: 4,
  search: 2,
  job: 2,
  sample: 1.5,
  cue: 1,
  audience: 0.9,
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

/** Every text that is kept about a kind of venture. */
function textsOf(id: string, many: string | undefined): Weighed[] {
  const lore = LORE.get(id);
  const cues = CUES.get(id) ?? "";
  return [
    [ventureLabel(id), WEIGHT.name],
    [many ?? "", WEIGHT.job],
    ...cues.split(";").map((cue): Weighed => [cue.replace(/[-@]/g, " "), WEIGHT.cue]),
    ...(lore ? loreTexts(lore) : []),
    [JSON.stringify(SCREENS_OF.get(id) ?? "").replace(/[^\p{L} ]+/gu, " "), WEIGHT.screen],
    ...SAMPLES.filter(([of]) => of === id).flatMap(([, solution = "", audience = ""]): Weighed[] => [
      [solution, WEIGHT.sample],
      [audience, WEIGHT.audience],
    ]),
  ];
}

/** So many words of each kind are kept; more hardly tell anything. */
const KEPT = 90;
/** Two words that once stood side by side are chance. */
const SEEN = 1;
/** Long and short descriptions are made comparable, not quite equal. */
const EVEN = 0.6;

/**
 * Learns which words tell the known kinds of venture apart, by how often a kind's texts use a word and how few kinds do (the
 * usual weight of text search, log(1 + count) * log((kinds + 1) / (kinds with the word + 1/2))). Returns what `learned.ts` holds.
 */
export function learn(): string {
  const counted = VENTURES.map(({ id, customer }) => weighed(textsOf(id, customer?.[1])));
  const kinds = new Map<string, number>();
  for (const counts of counted) for (const word of counts.keys()) kinds.set(word, (kinds.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log((VENTURES.length + 1) / ((kinds.get(word) ?? 0) + 0.5));
  const weights = counted.map((counts) => {
    const all = [...counts].map(
      ([word, count]) => [word, Math.log(1 + count) * rarity(word), count] as const,
    );
    const length = Math.sqrt(all.reduce((sum, [, weight]) => sum + weight ** 2, 0)) ** EVEN;
    return all
      .filter(([word, , count]) => !isPair(word) || count >= SEEN)
      .map(([word, weight]) => [word, weight / length] as const)
      .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"))
      .slice(0, KEPT);
  });
  return writtenModel(weights, rarity);
}
