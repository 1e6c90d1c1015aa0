import { goalOf } from "../concept";
import { cap, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { measureIn } from "../measure";
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
  ...clause.split(/, /).filter((part) => !/^(?:and|or|at|in|on|with|while|for|to|not?)\b/i.test(part)),
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
        /^\p{Lu}\p{Ll}+ed /u.test(line) ||
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

/** "No app to install", "Without rewiring": what nobody has to put up with, as the founder says it. */
const sparedLines = (m: Material) =>
  [...m.proofs, ...m.features].flatMap((said) =>
    [
      ...said.matchAll(/\b(?:no [a-z]+ (?:to [a-z]+|needed)|without (?!the|an?\b)[a-z]+(?: [a-z]+ing)?)\b/g),
    ].map(([found]) => cap(found)),
  );

/** "41 of 55 open shifts were filled": a count that can be checked. */
const countedLines = (m: Material) =>
  [...m.proofs, ...m.traction].flatMap((said) => {
    const [, count, what, done] =
      /\b(\d+ (?:out )?of (?:(?:the|our) )?(?:first )?\d+) ([\p{L}-]+(?: [\p{L}-]+)?) (?:were|are|had been|have been) ([\p{L}]+ed|found|kept|sold|met)\b/u.exec(
        said,
      ) ?? [];
    return count ? [cap(`${count} ${what} ${done}`)] : [];
  });

/** What a vague answer wants, told to one group at a time. */
function openLines(m: Material): string[] {
  const goal = goalOf(m);
  return wordCount(goal) > 4
    ? []
    : [
        `${cap(goal)} in one city first`,
        `${cap(goal)} for one profession`,
        `${cap(goal)} at one workplace`,
        `${cap(goal)}, a week at a time`,
        `Who needs ${goal} tomorrow?`,
      ];
}

/** Against what is done today, for whom, where, at what price. */
function plainLines(m: Material): string[] {
  const where = m.place ? ` in ${m.place}` : "";
  const [habit] = m.habits;
  const [alternative] = m.alternatives;
  const [today = ""] = m.kind.today;
  const measure = measureIn(m.context.brief)?.replace(/^the /, "");
  const single = m.lines.length === 1 && m.charged;
  const thing = m.thing?.replace(/^the /, "") ?? "";
  const ownHabit = habit && /^[a-z]+ing /.test(habit) && !m.foreign ? habit : "";
  return [
    m.vague ? "" : `For ${m.who}${where}`,
    thing && !m.vague ? `The ${thing} for ${m.head}` : "",
    alternative ? `When ${alternative.who} ${/s$/.test(alternative.who) ? "are" : "is"} not enough` : "",
    ownHabit ? `No more ${ownHabit.replace(/ their /g, " ")}` : "",
    m.foreign || m.vague || ownHabit ? "" : `Instead of ${today}`,
    thing && m.place && !m.vague ? `${cap(thing)}${where}` : "",
    single && m.lines[0]?.kind !== "take" ? `${cap(m.charged)}, said up front` : "",
    single && m.lines[0]?.kind === "take" ? `${cap(m.charged)}, no fixed fee` : "",
    !single && m.charged ? cap(m.charged.replace(/ plus /g, ", ")) : "",
    measure ? `${cap(measure)}, counted` : "",
    ...(m.vague ? openLines(m) : []),
  ].filter((line) => line && wordCount(line) <= MOST && !/\b(they|their|them)\b/.test(line));
}

/** Things that are not counted one by one. */
const MASS =
  /^(bread|milk|payroll|carbon|fish|solar|honey|cheese|meat|produce|chess|surf|paperwork|dough|flour|water|energy|soil|wood|coffee|tea|beer|wine|music|art|data|news|software|work|clothing|furniture|lunch|resin)$/;
const COUNTED = [
  (noun: string) => `Every ${noun} counts`,
  (noun: string) => `From the first ${noun} to the last`,
  (noun: string) => `One ${noun} at a time`,
] as const;

const nounLines = (m: Material) => {
  const nouns = m.keyNouns.filter((noun) => !MASS.test(noun)).slice(0, 2);
  return COUNTED.flatMap((frame, i) => nouns.slice(i % 2, (i % 2) + 1).map(frame));
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
    ...random.shuffle([
      ...own.slice(0, 4),
      ...(m.foreign ? [] : [...sparedLines(m), ...countedLines(m), ...becauseLines(m).slice(0, 1)]),
      ...plainLines(m),
    ]),
    ...own.slice(4, 6),
  ];
  const rest = nounLines(m);
  const used = new Set<string>();
  const free = (lines: readonly string[]) => lines.find((line) => !used.has(line.toLowerCase()));
  return names.map((name) => {
    const speaks = own.filter((line) => name.parts.some((part) => new RegExp(`\\b${part}`, "i").test(line)));
    const line =
      free(speaks) ??
      free(shared) ??
      free(rest) ??
      free(glossLines(name)) ??
      (m.vague || wordCount(m.head) > 4 ? `${name.name}, one week at a time` : `${name.name} for ${m.head}`);
    used.add(line.toLowerCase());
    return line;
  });
}
