import { readable } from "@/lib/brief/abroad/readable";
import { singular } from "@/lib/brief/amounts/price-tail";
import type { Belief, Per } from "@/lib/brief/beliefs/belief";
import { CUSTOMER_WORDS } from "@/lib/brief/data/periods";
import { literal } from "@/lib/brief/text/literal";
import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import type { Assumptions } from "./inputs";
import { buysOnce, chargesOf, isRepeated } from "./line-flow";
import type { RevenueLine } from "./types";

/** A belief and what its count comes to in what the plan counts: customers, or sales a month where each buys once; null where that cannot be told. */
export type HeldBelief = Belief & { counted: number | null };

const MONTHLY: Record<Per, number> = { day: 365 / 12, week: 52 / 12, month: 1, year: 1 / 12 };
const IN_A_GROUP = /^(?:groups?|class(?:es)?|courses?|teams?|tables?|cohorts?)$/i;

/** "Grupos chiquitos de 6 alumnos", "groups of 6": how many are in one. */
function sizeOf(noun: string, text: string): number {
  const [, many = ""] =
    new RegExp(
      `\\b${literal(singular(noun))}(?:e?s)?\\b[^.;]{0,50}?\\bof (?:up to |about )?(${COUNT})\\b`,
      "iu",
    ).exec(text) ?? [];
  return many ? countOf(many) : 0;
}

const soldIn = (lines: readonly RevenueLine[]) => lines.find((line) => !line.later && line.kind !== "grant");
/** How often a customer buys in a month. */
const often = (line: RevenueLine) =>
  line.kind === "recurring"
    ? chargesOf(line)
    : (line.unitsPerCustomerMonth?.value ?? 1) * (line.attach?.value ?? 1);

function countIn(
  { count, noun, per }: { count: number; noun: string; per: Per | null },
  { answers }: Brief,
  { lines, demand }: Pick<Assumptions, "lines" | "demand">,
): number | null {
  const main = soldIn(lines);
  const head = noun.split(/\s/).pop()?.toLowerCase() ?? "";
  if (!main) return null;
  if (per) {
    const monthly = count * MONTHLY[per];
    return isRepeated(main) ? (often(main) > 0 ? monthly / often(main) : null) : monthly;
  }
  if (buysOnce({ lines })) return null;
  if (IN_A_GROUP.test(head)) {
    const size = sizeOf(head, answers.solution) || sizeOf(head, answers.businessModel);
    return size > 1 ? count * size : null;
  }
  const named =
    CUSTOMER_WORDS.has(head) ||
    [demand.noun, answers.targetAudience].some((who) =>
      new RegExp(`\\b(?:${literal(head)}|${literal(singular(head))})`, "i").test(who),
    );
  return named ? count : null;
}

/** The founder's beliefs, each count turned into what the plan counts. */
export function heldBeliefs(read: Brief, plan: Pick<Assumptions, "lines" | "demand">): HeldBelief[] {
  const brief = readable(read);
  return (read.stated.beliefs ?? []).map((belief) => ({
    ...belief,
    counted: "count" in belief ? countIn(belief, brief, plan) : null,
  }));
}
