import { literal } from "@/lib/brief/text/literal";
import { COUNT, countOf, SPELT_NUMBER, spelt } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import { soldAlready } from "@/lib/finance/assume-costs";
import { sentences } from "./cut";
import { singular } from "./english";
import type { Material } from "./material";

const MEANT = /\b(?:will|want|need|plan|hope|aim|target|goal|could|looking for|walked|visited|asked|know)\b/i;

/** "With 11 mechanics", "we work with 14 tested seamstresses": so many of those who provide are there already. */
export function suppliersThere({ answers }: Pick<Brief, "answers">, suppliers: string | null): number | null {
  const one = singular(suppliers?.split(" ").at(-1) ?? "");
  if (one.length < 4) return null;
  const counted = new RegExp(
    `(?<![\\p{L}\\d.,-])(${COUNT}|${SPELT_NUMBER})\\s(?:(?!hours|days|weeks|months|of|to)[\\p{L}-]+\\s){0,2}?${literal(one)}(?:e?s)?(?![\\p{L}-])`,
    "iu",
  );
  const told = [answers.businessModel, answers.differentiator, answers.solution]
    .flatMap(sentences)
    .filter((said) => !MEANT.test(said))
    .map((said) => counted.exec(said)?.[1] ?? "")
    .map((many) => (/\d/.test(many) ? countOf(many) : spelt(many)));
  return told.find((many) => many > 1) ?? null;
}

/** What is known of the side that provides, for whoever has to win it. */
export const supplySoFar = (brief: Brief, suppliers: string | null, supplyNeeded: string) => ({
  supplyNeeded,
  suppliersThere: suppliersThere(brief, suppliers),
  running: soldAlready(brief),
});

/** How many there are, where they are as many as month 6 of the plan needs; 0 where they are fewer or nobody says. */
export function enoughSuppliers({
  context,
  suppliers,
  fact,
}: Pick<Material, "context" | "suppliers" | "fact">): number {
  const there = suppliersThere(context.brief, suppliers) ?? 0;
  const needed = fact("supply_month6")?.value ?? 0;
  return needed > 0 && there >= needed ? there : 0;
}
