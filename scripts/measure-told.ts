import { readFileSync } from "node:fs";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { HappenedKind } from "@/lib/brief/evidence/happened-kinds";
import { writingContext } from "@/lib/writing/context";
import { material } from "@/lib/writing/material";
import { setApart } from "@/lib/writing/set-apart";
import { standingOf } from "@/lib/writing/standing";

/** What a careful reader sees of rivals, difference and what has happened, told as founders type it. */
interface Gold {
  rivals: string[];
  /** Parts of the sentences that may stand as what sets it apart. */
  apart: string[];
  happened: { kind: HappenedKind; count: number }[];
  customers: number | null;
  paid: boolean;
}
/** What matters of two readings: whether they paid, only have it, or gave their word. */
const WORTH: Partial<Record<HappenedKind, HappenedKind>> = { paying: "bought", tested: "free", used: "free" };
const worth = (kind: HappenedKind) => WORTH[kind] ?? kind;
type Row = readonly [what: string, right: boolean, told: string];

const speaks = (text: string, parts: readonly string[]) =>
  parts.some((part) => text.replace(/'/g, "").toLowerCase().includes(part.replace(/'/g, "").toLowerCase()));

function rowsOf(answers: QuizAnswers, gold: Gold): Row[] {
  const m = material(
    writingContext({ answers, brandName: null, prior: {}, seed: "s", startDate: "2026-11-30" }),
  );
  const { soFar, customers } = m.context.brief.stated;
  const rivals = [...m.rivals, ...m.alternatives.map(({ who }) => who)];
  const apart = setApart(m).replace(/^[^:]*: /, "");
  const pays = ["pays", "sold", "jobs"].includes(standingOf(m.context.brief));
  const read = soFar.map(({ kind, count }) => `${kind} ${count}`).join(", ");
  return [
    ...gold.rivals.map(
      (rival): Row => [
        "rival found",
        speaks(rivals.join("\n"), [rival]),
        `${rival} among ${rivals.join(" | ")}`,
      ],
    ),
    ...rivals.map((rival): Row => ["rival is one", speaks(rival, gold.rivals), rival]),
    ["what sets it apart", speaks(apart, gold.apart), apart],
    ...gold.happened.map(
      ({ kind, count }): Row => [
        "what has happened",
        soFar.some((told) => worth(told.kind) === worth(kind) && told.count === count),
        `${kind} ${count} among ${read}`,
      ],
    ),
    gold.customers === null
      ? ["no false customers of today", !customers, `${customers?.value} (${customers?.note})`]
      : [
          "customers of today",
          customers?.value === gold.customers,
          `${gold.customers}, not ${customers?.value}`,
        ],
    gold.paid ? ["payment is not denied", pays, read] : ["payment is not claimed", !pays, read],
  ];
}

const [, , ...args] = process.argv;
const faults = args.includes("--faults");
for (const set of args.includes("kept") || !faults ? ["shown", "kept"] : ["shown"]) {
  const told = new Map<string, [right: number, all: number]>();
  for (const line of readFileSync(`scripts/readings/told/${set}.jsonl`, "utf8").trim().split("\n")) {
    const { id, answers, gold } = JSON.parse(line) as { id: string; answers: QuizAnswers; gold: Gold };
    for (const [what, right, said] of rowsOf(answers, gold)) {
      const [good, all] = told.get(what) ?? [0, 0];
      told.set(what, [good + Number(right), all + 1]);
      if (faults && !right && set === "shown") console.log(`${id}: ${what}: ${said}`);
    }
  }
  console.log(`${set}:`);
  for (const [what, [right, all]] of told) console.log(`  ${what.padEnd(30)} ${right} of ${all}`);
}
