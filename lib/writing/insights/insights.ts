import { sentence } from "../english";
import type { Material } from "../material";
import { EVIDENCE_RULES } from "./evidence";
import { FIGURE_RULES } from "./figures";
import { MARKET_RULES } from "./market";
import { MONEY_RULES } from "./money";
import { PATTERN_RULES } from "./patterns";

export const RULES = [
  ...EVIDENCE_RULES,
  ...FIGURE_RULES,
  ...MARKET_RULES,
  ...MONEY_RULES,
  ...PATTERN_RULES,
].sort((a, b) => b.weight - a.weight);

export interface Insights {
  /** Strongest first. */
  strengths: string[];
  /** Largest effect first. */
  recommendations: string[];
}

const QUOTED = /"([^"]{12,})"/;

/** A clause of the founder's opens one item of a list at most; the weightier rule has it. */
function once(items: readonly string[]): string[] {
  const said: string[] = [];
  return items.filter((item) => {
    const clause = QUOTED.exec(item)?.[1]?.toLowerCase().replace(/\.$/, "");
    if (!clause) return true;
    if (said.some((other) => other.includes(clause) || clause.includes(other))) return false;
    said.push(clause);
    return true;
  });
}

/** A sum of money. */
export const SUM = /\p{Sc}\s?\d|\b\p{Lu}{3}\s\d/u;
/** Every rule that fires on these answers; a rule that has nothing to quote or to compute stays silent. */
export function insights(m: Material): Insights {
  const fired = RULES.map((rule) => rule.read(m)).filter((found) => found !== null);
  // Where nobody knows who buys, no sum says anything.
  const isTold = (item: string | undefined): item is string =>
    Boolean(item) && !(m.vague && SUM.test(item ?? ""));
  const existing = (items: (string | undefined)[]) => once(items.filter(isTold).map(sentence));
  return {
    strengths: existing(fired.map((found) => found.strength)),
    recommendations: existing(fired.map((found) => found.recommendation)),
  };
}
