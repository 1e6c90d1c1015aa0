import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { withReplies } from "@/lib/brief/follow-ups";
import { readBrief } from "@/lib/brief/read-brief";
import type { Brief } from "@/lib/brief/types";
import { applyCorrections } from "./apply-corrections";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { type Corrections, NO_CORRECTIONS } from "./corrections";
import { holdGrowth } from "./hold-growth";
import type { Assumptions } from "./inputs";
import type { FactLedger } from "./ledger";
import type { FinancialModel } from "./model";
import { runModel } from "./run-model";
import { committed, scenarioPlans } from "./scenarios";
import type { RevenueLine } from "./types";

export interface Reading {
  brief: Brief;
  /** As assumed, before the founder's values. */
  assumed: Assumptions;
}

export interface Figures extends Reading {
  model: FinancialModel;
  ledger: FactLedger;
}

const LINE_VALUES = /^(price|take|order|units|attach|quantity|sold|cost|share)_(.+)$/;

const PRICE_VALUES = /^(?:price|take|order|units)_(.+)$/;
const LINE_FIELDS = {
  price: "price",
  take: "takeRate",
  order: "averageOrder",
  units: "unitsPerCustomerMonth",
  attach: "attach",
  quantity: "quantity",
  sold: "sellThrough",
  cost: "unitCost",
  share: "costShare",
} as const satisfies Record<string, keyof RevenueLine>;

/** What follows from a line, such as the cost of winning a customer, follows from the founder's figure of it. */
function reassumed({ brief, assumed }: Reading, { values }: Corrections): Assumptions {
  const own = Object.entries(values).filter(([key]) => LINE_VALUES.test(key));
  if (own.length === 0) return assumed;
  const now = applyCorrections(assumed, { ...NO_CORRECTIONS, values: Object.fromEntries(own) }).lines;
  const fieldsOf = (id: string) =>
    own.flatMap(([key]) => {
      const [, field = "", line] = LINE_VALUES.exec(key) ?? [];
      return line === id ? [LINE_FIELDS[field as keyof typeof LINE_FIELDS]] : [];
    });
  const lines = brief.lines.map((line) => {
    const corrected = now.find(({ id }) => id === line.id);
    const set = fieldsOf(line.id).map((field) => [field, corrected?.[field]]);
    return corrected ? { ...line, ...Object.fromEntries(set) } : line;
  });
  return assume({ ...brief, lines });
}

/** A line whose price was corrected is no longer a quotation. */
function correctedLines(brief: Brief, now: readonly RevenueLine[], { values }: Corrections): RevenueLine[] {
  const touched = new Set(Object.keys(values).map((key) => PRICE_VALUES.exec(key)?.[1]));
  const said = brief.lines.map((line) => {
    const corrected = touched.has(line.id) ? now.find(({ id }) => id === line.id) : undefined;
    return corrected ? { ...corrected, evidence: "" } : line;
  });
  const added = now.filter(
    ({ id }) =>
      (`price_${id}` in values || `take_${id}` in values) && !brief.lines.some((line) => line.id === id),
  );
  return [...said, ...added];
}

/** The answers read, with the replies to the follow-up questions and what the founder put right. */
export function readAnswers(answers: Partial<QuizAnswers>, corrections: Corrections | null): Reading {
  const brief = readBrief(withReplies(answers, corrections?.answersToFollowUps ?? {}), corrections?.reading);
  return { brief, assumed: assume(brief) };
}

/** The figures of a reading under the founder's values: what both the panel and the writers work from. */
export function figuresOf({ brief, assumed }: Reading, corrections: Corrections | null): Figures {
  const kept = corrections ?? NO_CORRECTIONS;
  const model = runModel(holdGrowth(applyCorrections(reassumed({ brief, assumed }, kept), kept)));
  const lines = correctedLines(brief, model.assumptions.lines, kept);
  const missing =
    brief.lines.length === 0 && lines.length > 0
      ? brief.missing.filter((slot) => slot !== "price")
      : brief.missing;
  return { brief: { ...brief, lines, missing }, assumed, model, ledger: buildLedger(model) };
}

export type ScenarioName = "low" | "base" | "high";

/** The whole plan under one scenario; its totals are those that the ledger of the base case names. */
export function scenarioFigures(
  { model, ledger }: Figures,
  name: ScenarioName,
): Pick<Figures, "model" | "ledger"> {
  if (name === "base") return { model, ledger };
  const plans = scenarioPlans(committed(model.assumptions, model.months), model.scenarios.base.cashY3);
  const moved = runModel(plans[name]);
  return { model: moved, ledger: buildLedger(moved) };
}
