import { sentence } from "../english";
import type { Material } from "../material";
import { EVIDENCE_RULES } from "./evidence";
import { MARKET_RULES } from "./market";
import { MONEY_RULES } from "./money";

const RULES = [...EVIDENCE_RULES, ...MARKET_RULES, ...MONEY_RULES].sort((a, b) => b.weight - a.weight);

export interface Insights {
  /** Strongest first. */
  strengths: string[];
  /** Largest effect first. */
  recommendations: string[];
}

/** Every rule that fires on these answers; a rule that has nothing to quote or to compute stays silent. */
export function insights(m: Material): Insights {
  const fired = RULES.map((rule) => rule.read(m)).filter((found) => found !== null);
  const existing = (items: (string | undefined)[]) =>
    items.filter((item): item is string => Boolean(item)).map(sentence);
  return {
    strengths: existing(fired.map((found) => found.strength)),
    recommendations: existing(fired.map((found) => found.recommendation)),
  };
}
