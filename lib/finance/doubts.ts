import { COUNTRIES } from "@/lib/brief/data/countries";
import type { FinancialModel } from "./model";
import { money, percent } from "./money";

type Body = Omit<FinancialModel, "warnings">;

/** What a reader must know before believing the figures. */
export interface Warning {
  rule: string;
  text: string;
  /** Set where a figure was more likely read wrongly than meant: what to ask before anything is built on it. */
  question?: string | undefined;
}

/** In US dollars: what no young firm sells in a year. */
const BEYOND_BELIEF = 100_000_000;
/** Shares of revenue kept as the operating result of year 3. */
const HIGH_MARGIN = 0.4;
const IMPLAUSIBLE_MARGIN = 0.6;
/** Lifetime value over acquisition cost: rare, and never seen. */
const RARE = 8;
const UNSEEN = 15;

function beyondBelief({ years, currency }: Body): Warning | null {
  const revenue = years[2]?.revenue ?? 0;
  const perUsd = COUNTRIES.find((country) => country.currency === currency)?.perUsd ?? 1;
  if (revenue / perUsd <= BEYOND_BELIEF) return null;
  return {
    rule: "beyond-belief",
    text: `Year 3 comes to ${money(revenue, currency)}, which no young business sells: one of your figures was probably read wrongly, so check how your answers were read first.`,
    question: "Which price, count or share was read wrongly?",
  };
}

function marginTooGood({ years }: Body): Warning | null {
  const margin = years[2] && years[2].revenue > 0 ? years[2].ebitda / years[2].revenue : 0;
  if (margin <= HIGH_MARGIN) return null;
  return {
    rule: margin > IMPLAUSIBLE_MARGIN ? "margin-beyond-belief" : "margin-too-good",
    text: `Year 3 would keep ${percent(margin)} of its revenue as operating result, which ${margin > IMPLAUSIBLE_MARGIN ? "hardly any business does" : "few businesses do"}: a cost is missing or a figure was read wrongly, so settle that before you show any other figure.`,
    question: "Which cost is missing: wages, rent, or what each sale takes?",
  };
}

function worthTooMuch({ unit, assumptions }: Body): Warning | null {
  const times = unit.ltvToCac ?? 0;
  if (times <= RARE) return null;
  const { cac, churn } = assumptions.demand;
  const stated = [cac, churn].some(({ provenance }) => provenance === "founder");
  return {
    rule: "ltv-too-good",
    text: "A customer is worth more than eight times what it costs to win one; that is rare, so check churn and acquisition cost first.",
    ...(stated || times > UNSEEN
      ? { question: "What does it really take to win one customer, and how many leave in a month?" }
      : {}),
  };
}

/** A loss on every sale that stands on a cost taken from the answers: the one reading to confirm before the verdict counts. */
export function lossQuestion({ assumptions }: Body): string | undefined {
  const costs = assumptions.lines.flatMap(({ unitCost, later }) =>
    !later && unitCost?.provenance === "founder" ? [unitCost.note] : [],
  );
  const said = /^Stated: ([^;]+)/.exec(costs[0] ?? "")?.[1]?.replace(/\.$/, "");
  return said && `You wrote “${said}” as a cost: does that really come off every sale?`;
}

/** What looks like a misreading, the gravest first. */
export const doubtful = (body: Body): Warning[] =>
  [beyondBelief, marginTooGood, worthTooMuch].flatMap((rule) => rule(body) ?? []);

/** The first thing to ask before a figure of this plan is shown to anybody; null where nothing looks misread. */
export const doubtOf = ({ warnings }: Pick<FinancialModel, "warnings">) =>
  warnings.find((warning): warning is Warning & { question: string } => warning.question !== undefined) ??
  null;
