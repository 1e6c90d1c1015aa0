import type { Brief } from "@/lib/brief/types";
import { assumption, tidy } from "./assumed";
import { chargesPerMonth } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";
import { inUsd } from "./usual-frequency";

/** "Each transcription costs us 30p", "processing an episode costs us 40p": of each use. */
const COSTED =
  /\b(?:an?|each|every|one) (?:\p{L}+ )?(\p{L}{3,}) costs? (?:us|me) (?:about |around |roughly |only |some )?([^.;,]{1,20})/giu;
const NOT_A_USE = /^(?:customer|client|user|member|month|year|week|day|site|shop|licen[cs]e|subscription)$/i;
/** Cheap ones come often: so many a month are assumed, from this sum in US dollars up. */
const OFTEN: readonly (readonly [usd: number, uses: number])[] = [
  [1, 4],
  [0.05, 10],
  [0, 100],
];
/** They take no more of the price than this, or nobody would offer it. */
const MOST_OF_PRICE = 0.4;

interface CostOfUse {
  thing: string;
  cost: Assumed;
  said: string;
}
function costOfUse({ answers, stated, language }: Brief): CostOfUse | null {
  if (language !== "en") return null;
  for (const [, thing = "", behind = ""] of answers.businessModel.matchAll(COSTED)) {
    const cost = stated.unitCosts.find(({ note }) =>
      behind.startsWith(note.replace(/^Stated: |[.\s]+$/g, "")),
    );
    if (cost && !NOT_A_USE.test(thing)) return { thing, cost, said: cost.note.replace(/^Stated: /, "") };
  }
  return null;
}

/** A cost of each use beside a price by the month: an assumed number of uses carries it, where none is told. */
export function withCostOfUse(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const told = costOfUse(brief);
  const [line] = lines.filter(({ later }) => !later);
  const open = line?.kind === "recurring" && !line.unitCost && !line.costShare && line.price;
  if (!told || !line || !open) return lines;
  const { thing, cost, said } = told;
  const usual = OFTEN.find(([usd]) => inUsd(brief, { ...line, price: cost }) >= usd)?.[1] ?? 1;
  const paid = (line.price?.value ?? 0) * chargesPerMonth(line.per);
  const uses = Math.max(1, Math.min(usual, Math.floor((paid * MOST_OF_PRICE) / Math.max(cost.value, 1e-9))));
  const each = (uses * cost.value) / chargesPerMonth(line.per);
  const note = `Stated: ${said} for each ${thing}; how many a customer has in a month was not: ${uses} are assumed.`;
  return lines.map((other) =>
    other === line ? { ...line, unitCost: assumption([each * 0.5, each, each * 2], note) } : other,
  );
}

const NO_PLAN =
  /\b(?:no|without(?: an?)?|never an?|not an?|refuse) (?:(?:monthly |yearly |fixed )?(?:subscriptions?|plans?|memberships?)|(?:monthly|yearly|fixed) fees?)\b|\bnothing monthly\b|\bpay (?:only )?(?:for what|as) (?:you|they) (?:use|go)\b|\bpay[- ]per[- ]use\b/i;
const USES = [2, 4, 8] as const;

/** A planned price by the month, where the founder wants none: what a month would cost, divided by its uses. */
export function byUse(brief: Brief, line: RevenueLine): RevenueLine {
  const { businessModel, differentiator } = brief.answers;
  const refused = NO_PLAN.test(businessModel) || NO_PLAN.test(differentiator);
  if (!refused || line.kind !== "recurring" || !line.price) return line;
  const told = costOfUse(brief);
  const [, uses] = USES;
  const month = line.price.value * chargesPerMonth(line.per);
  const price = Math.max(tidy(month / uses), told ? tidy(told.cost.value / MOST_OF_PRICE) : 0);
  return {
    id: "perUse",
    kind: "perUse",
    label: `Fee per ${told?.thing ?? "use"}`,
    startMonth: line.startMonth,
    price: assumption(
      [price * 0.6, price, price * 1.5],
      `No price was stated, and you want no plan by the month: what such a month usually costs, divided by ${uses} uses.`,
    ),
    unitsPerCustomerMonth: assumption(USES, "How often a customer uses it in a month was not stated."),
    ...(told ? { unitCost: told.cost } : {}),
    evidence: "",
  };
}

const BY_THE_YEAR =
  /\b(?:yearly|annual) (?:fee|price|subscription|plan|membership|licen[cs]e)\b|\b(?:fee|subscription|membership|licen[cs]e) (?:a|per|by the|each|every) year\b/i;
const BY_THE_MONTH = /\b(?:monthly|(?:a|per|by the|each|every) month)\b/i;
/** Whoever pays for a year at once pays for so many months. */
const MONTHS_OF_A_YEAR = 10;

/** A planned price by the month, where the founder means one by the year. */
export function byYear({ answers: { businessModel } }: Brief, line: RevenueLine): RevenueLine {
  const meant = BY_THE_YEAR.test(businessModel) && !BY_THE_MONTH.test(businessModel);
  if (!meant || line.kind !== "recurring" || (line.per ?? "month") !== "month" || !line.price) return line;
  const year = tidy(line.price.value * MONTHS_OF_A_YEAR);
  return {
    ...line,
    per: "year",
    label: "Yearly fee",
    price: assumption(
      [year * 0.6, year, year * 1.5],
      `No sum was stated for the year: ${MONTHS_OF_A_YEAR} times what such a month usually costs.`,
    ),
  };
}

/** A sum that stands in a line's cost although no reading of the answers gave it a place. */
export const isCounted = (lines: readonly RevenueLine[], said: string): boolean =>
  lines.some(({ unitCost }) => unitCost?.note.startsWith(`Stated: ${said}`));
