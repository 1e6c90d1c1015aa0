import { cap, uncap, withArticle, wordCount } from "../english";
import type { Material } from "../material";
import type { Random } from "../random";
import { cores } from "../slots";
import { baseVerb } from "../voice";
import type { Candidate } from "./candidate";

const MOST = 8;
const fits = (text: string) => wordCount(text) <= MOST && wordCount(text) >= 3;
/** Points back at something that a line on its own does not have. */
const POINTS_BACK =
  /\b(our|i|us|it|its|they|their|them|he|she|his|her|this|that|these|those|same|itself|themselves)\b|[,;:"()]/i;
const DANGLING =
  /\b(by|of|for|with|to|in|on|and|or|a|an|the|at|from|as|is|are|has|have|one|between|inside|under|over|per|live|every|each|who|which|where|when|two|three|four|five|six|ten|twelve|twenty|thirty)$/i;

/** "Reads the plate" and "Read the plate from a photo" are one line. */
function same(a: string, b: string): boolean {
  const [one, two] = [a, b].map((line) => line.toLowerCase().split(" ").slice(1).join(" "));
  return !one || !two || one.includes(two) || two.includes(one);
}

/** A clause, its parts that stand alone, and what is left without its last addition. */
const shorter = (clause: string) => [
  clause,
  ...cores(clause),
  ...clause.split(/ (?:and|with|without|so|until|before) /).slice(0, 1),
  ...clause.split(/ (?:and|with|without|so|until|before|in|from|for|at|to|by|below) /).slice(0, 1),
];

/** "bake sourdough bread" of founders who say "we bake": their own sentence again. */
function asSaid(feature: string, m: Material): string {
  const [first = ""] = feature.split(" ");
  return /^we (?!are\b)/i.test(m.weSay ?? "") && baseVerb(first) === first.toLowerCase()
    ? `We ${feature}`
    : feature;
}

/** Short lines the founder wrote: proof first, then what it does. */
function ownLines(m: Material): string[] {
  const said = [...m.proofs, ...m.features.map((feature) => asSaid(feature, m))].flatMap(shorter);
  const kept: string[] = [];
  for (const line of said.map((text) => cap(text.trim())))
    if (
      fits(line) &&
      !POINTS_BACK.test(line) &&
      !DANGLING.test(line) &&
      !kept.some((other) => same(other, line)) &&
      (/\b(is|are|was|were|can|has|have)\b/.test(line) ||
        line.split(" ").some((word) => baseVerb(word)) ||
        /\d/.test(line))
    )
      kept.push(line);
  return kept;
}

const HEADLESS =
  /^(is|are|was|were|has|have|had|can|cannot|do|does|will|would|still|then|not|never|about|no)\b/i;

/** Why the customer looks for it, in the founder's words. */
const becauseLines = (m: Material) =>
  m.pains
    .flatMap(cores)
    .filter((core) => wordCount(core) <= MOST - 1 && wordCount(core) >= 4)
    .filter((core) => !POINTS_BACK.test(core) && !DANGLING.test(core) && !HEADLESS.test(core))
    .map((core) => `Because ${uncap(core, m.names)}`);

function plainLines(m: Material): string[] {
  const where = m.place ? ` in ${m.place}` : "";
  const [today = ""] = m.kind.today;
  const single = m.lines.length === 1 && m.charged;
  return [
    m.vague ? "" : `For ${m.who}${where}`,
    m.foreign || m.vague ? "" : `Instead of ${today}`,
    single && m.lines[0]?.kind !== "take" ? `${cap(m.charged)}, said up front` : "",
  ].filter((line) => line && wordCount(line) <= MOST && !/\b(they|their|them)\b/.test(line));
}

/** Things that are not counted one by one. */
const MASS =
  /^(bread|milk|payroll|carbon|fish|solar|honey|cheese|meat|produce|chess|surf|paperwork|dough|flour|water|energy|soil|wood|coffee|tea|beer|wine|music|art|data|news|software|work|clothing|furniture)$/;
const COUNTED = [
  (noun: string) => `${cap(noun)} by ${noun}`,
  (noun: string) => `Every ${noun} counts`,
  (noun: string) => `What ${withArticle(noun)} is worth`,
  (noun: string) => `One ${noun} at a time`,
  (noun: string) => `From the first ${noun} to the last`,
  (noun: string) => `No ${noun} left behind`,
  (noun: string) => `Before the next ${noun}`,
  (noun: string) => `Somebody to ask about ${withArticle(noun)}`,
] as const;

const nounLines = (m: Material) => {
  const nouns = [...m.keyNouns, "day"].filter((noun) => !MASS.test(noun)).slice(0, 3);
  return COUNTED.flatMap((frame, i) => nouns.slice(i % nouns.length, (i % nouns.length) + 1).map(frame));
};

/** What a name's own words stand for; it claims nothing. */
const glossLines = ({ from }: Candidate) =>
  from
    .map((cluster) => (cluster ? cap(cluster.gloss) : ""))
    .filter((line) => wordCount(line) >= 2 && wordCount(line) <= MOST);

/** One for each name, none twice: lines the name speaks of, the founder's own, what the name stands for, plain ones. */
export function taglines(names: readonly Candidate[], m: Material, random: Random): string[] {
  const own = m.foreign ? [] : ownLines(m);
  const shared = [
    ...random.shuffle([...own.slice(0, 4), ...becauseLines(m).slice(0, 2), ...plainLines(m)]),
    ...own.slice(4, 6),
  ];
  const rest = nounLines(m);
  const used = new Set<string>();
  const free = (lines: readonly string[]) => lines.find((line) => !used.has(line.toLowerCase()));
  return names.map((name) => {
    const speaks = own.filter((line) => name.parts.some((part) => new RegExp(`\\b${part}`, "i").test(line)));
    const line =
      free(speaks) ?? free(shared) ?? free(glossLines(name)) ?? free(rest) ?? `${name.name}, day after day`;
    used.add(line.toLowerCase());
    return line;
  });
}
