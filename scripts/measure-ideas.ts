import { readFileSync } from "node:fs";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ideas } from "@/lib/brief/ventures/samples/ideas";
import type { RevenueLine } from "@/lib/finance/types";
import { writingContext } from "@/lib/writing/context";
import { material } from "@/lib/writing/material";
import { setApart } from "@/lib/writing/set-apart";

/** What a careful reader makes of one ordinary idea. A number is its answer, its value and "tag|period|what". */
interface Gold {
  idea: string;
  offer: string;
  pays: string;
  groups: string[];
  sold: "people" | "firms" | "both";
  country: string | null;
  yearly: number;
  numbers: [field: string, value: number, told: string][];
  sentences: Partial<Record<"pain" | "today" | "offer" | "diff" | "sign" | "team" | "limit", string>>;
}
type Row = readonly [what: string, right: boolean, told: string];

const near = (a: number, b: number) => Math.abs(a - b) <= 0.012 * Math.max(Math.abs(a), Math.abs(b));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const SMALL = new Set(["of", "the", "a", "and", "for", "with", "in", "who", "to", "small", "local"]);
const stems = (text: string) =>
  new Set(wordsOf(text).flatMap((word) => (SMALL.has(word) ? [] : [word.replace(/s+$/, "")])));
const sharesWord = (one: string, other: string) => {
  const theirs = stems(other);
  return [...stems(one)].some((word) => theirs.has(word));
};
/** One holds the other, or most of the shorter one's words. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both > 0 && both >= 0.6 * Math.min(a.size, b.size);
}

const PRICES = new Set(["main", "alt", "extra", "plus", "other", "buyer"]);
const TIMES = [1, 12, 52 / 12, 4, 1 / 12, 7];
const isOfLine = ({ price, everyMonths, quantity, ahead }: RevenueLine, value: number) =>
  (price !== undefined &&
    [...TIMES, everyMonths ?? 1, quantity?.value ?? 1].some((times) => near(price.value * times, value))) ||
  (ahead !== undefined && near(ahead.price, value));
/** Whether some of the customers pay it, or all. */
const STANDS: Record<string, (line: RevenueLine) => boolean> = {
  alt: ({ attach, quantity }) => quantity !== undefined || (attach?.value ?? 1) < 1,
  extra: ({ attach }) => (attach?.value ?? 1) < 1,
  plus: ({ attach }) => (attach?.value ?? 1) === 1,
};

function rowsOf(id: string, answers: QuizAnswers, gold: Gold): Row[] {
  const context = writingContext({
    answers,
    brandName: "Name",
    prior: {},
    seed: id,
    startDate: "2026-01-05",
  });
  const { brief, model } = context;
  const read = material(context);
  const { stated } = brief;
  const rows: Row[] = [
    [
      "offer shares a word",
      sharesWord(brief.offer.noun ?? "", gold.offer),
      `${gold.offer}, not ${brief.offer.noun}`,
    ],
    [
      "payers share a word",
      sharesWord(`${read.group.crowd} ${read.payer}`, gold.pays),
      `${gold.pays}, not ${read.payer}`,
    ],
    [
      "every group is read",
      brief.segments.length >= gold.groups.length ||
        gold.groups.every((group) => brief.segments.some(({ text }) => sharesWord(text, group))),
      gold.groups.join(", "),
    ],
  ];
  if (gold.sold !== "both") rows.push(["buyers are firms", brief.b2b === (gold.sold === "firms"), gold.pays]);
  const country = brief.geography?.country ?? null;
  if (!gold.country?.startsWith("multi"))
    rows.push([
      gold.country ? "country" : "no false country",
      country === gold.country,
      `${gold.country}, not ${country}`,
    ]);
  const { lines } = model.assumptions;
  const told = answers.businessModel;
  for (const [, value, said] of gold.numbers) {
    const [tag = ""] = said.split("|");
    if (tag === "take" && value < 1)
      rows.push(["commission", lines.some(({ takeRate }) => near(takeRate?.value ?? 0, value)), told]);
    if (!PRICES.has(tag)) continue;
    const line = lines.find((each) => isOfLine(each, value));
    rows.push([`price found: ${tag}`, line !== undefined, `${value} ${said}: ${told}`]);
    const stands = STANDS[tag];
    if (line && stands) rows.push([`who pays it: ${tag}`, stands(line), `${value} ${said}: ${told}`]);
    const often = line?.kind === "recurring" ? null : line?.unitsPerCustomerMonth?.value;
    if (tag === "main" && often && gold.yearly)
      rows.push([
        "how often, within three times",
        Math.abs(Math.log((often * 12) / gold.yearly)) <= Math.log(3),
        `${gold.yearly} a year, not ${often * 12}`,
      ]);
  }
  const { pain, diff, sign, team } = gold.sentences;
  if (pain)
    rows.push(["pain", isSame(read.need, pain) || brief.pains.some(({ text }) => isSame(text, pain)), pain]);
  const apart = setApart(read).replace(/^[^"]*/, "");
  if (diff) rows.push(["difference", isSame(apart, diff), `${diff}, not ${apart}`]);
  for (const [what, right, found] of [
    ["sign of customers", sign, stated.traction],
    ["founders", team, stated.team],
  ] as const)
    rows.push(
      right
        ? [what, found.some(({ text }) => isSame(text, right)), right]
        : [`no false ${what}`, found.length === 0, found.map(({ text }) => text).join("; ")],
    );
  return rows;
}

/**
 * How ordinary ideas are read, beside what a careful reader sees in them: `npm run readings:ideas -- kept` counts what is right in
 * ideas that nothing was learned from, `taught` in the others; `--faults="who pays it"` prints what is wrong with one thing.
 */
const [set = "kept"] = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const shown = process.argv.find((name) => name.startsWith("--faults="))?.slice("--faults=".length);
const counted = new Map<string, number>();
const byName = new Map<string, QuizAnswers>(
  ideas().map(({ id, answers }) => {
    counted.set(id, (counted.get(id) ?? 0) + 1);
    return [`${id}/${counted.get(id)}`, answers] as const;
  }),
);
const tally = new Map<string, [right: number, all: number]>();
for (const line of readFileSync(`scripts/readings/ideas/${set}.jsonl`, "utf8").trim().split("\n")) {
  const gold: Gold = JSON.parse(line);
  const answers = byName.get(gold.idea);
  if (!answers) throw new Error(`No idea ${gold.idea}.`);
  for (const [what, right, told] of rowsOf(gold.idea, answers, gold)) {
    const [so, all] = tally.get(what) ?? [0, 0];
    tally.set(what, [so + (right ? 1 : 0), all + 1]);
    if (!right && shown && what.startsWith(shown)) console.log(`${gold.idea}: ${what}: ${told}`);
  }
}
for (const [what, [right, all]] of [...tally].sort())
  console.log(`${what.padEnd(32)} ${right} of ${all} (${Math.round((100 * right) / all)}%)`);
