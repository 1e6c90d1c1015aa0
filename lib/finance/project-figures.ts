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

/** A line whose figures were corrected is no longer a quotation. */
function correctedLines(brief: Brief, now: readonly RevenueLine[], { values }: Corrections): RevenueLine[] {
  const touched = new Set(Object.keys(values).map((key) => LINE_VALUES.exec(key)?.[2]));
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
  const model = runModel(holdGrowth(applyCorrections(assumed, kept)));
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
