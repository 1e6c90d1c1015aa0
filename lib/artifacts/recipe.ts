import type { Brief } from "@/lib/brief/types";
import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";
import { inSingleOnes } from "@/lib/writing/one-of-them";
import { asRead, inTheirTongue } from "@/lib/writing/own-tongue";
import { inTheirEnglish } from "@/lib/writing/us-english";
import type { ActionPlan } from "./action-plan/artifact";
import type { BrandData } from "./brand/artifact";
import type { BusinessAnalysis } from "./business-analysis/artifact";
import type { QuizData } from "./concept/artifact";
import type { Artifact, InputOf, OutputOf } from "./define";
import type { FullBusinessAnalysis } from "./full-business-analysis/artifact";
import type { Prototype } from "./prototype/artifact";

/** What was written before, as far as the project has it. */
export interface Prior {
  concept?: QuizData;
  brand?: BrandData;
  businessAnalysis?: BusinessAnalysis;
  fullBusinessAnalysis?: FullBusinessAnalysis;
  prototype?: Prototype;
  actionPlan?: ActionPlan;
}

/** Everything either writer may read. No clock and no randomness: `seed` and `startDate` stand in. */
export interface WritingContext {
  brief: Brief;
  model: FinancialModel;
  ledger: FactLedger;
  /** The chosen brand; null before the founder has picked one. */
  brandName: string | null;
  prior: Prior;
  seed: string;
  /** ISO date on which day 1 of the plan falls. */
  startDate: string;
  /** What the founder can give the plan each week. */
  hoursPerWeek: number;
}

/** Which fields a model is asked to write in one call; the fields of one artifact are written side by side. */
export interface PromptSection {
  id: string;
  /** What these fields are for and what makes them good. */
  instructions: string;
  fields: readonly string[];
}

/** The server half of an artifact. */
export interface Recipe<A extends Artifact = Artifact> {
  artifact: A;
  /** Throws an AppError when something it needs is missing. For a project `input` is empty: only what is saved counts. */
  requires?(have: { prior: Prior; brandName: string | null; input: Partial<InputOf<A>> }): void;
  /** The built-in writer: deterministic, from the founder's own words and the ledger's figures. */
  compose(context: WritingContext, input: InputOf<A>): OutputOf<A>;
  /** What a model writes; a field in no section always comes from `compose`. */
  sections: readonly PromptSection[];
  /** Restores what code owns after a model wrote (counts, colours, dates, hours), given the built-in version. */
  reconcile?(written: OutputOf<A>, builtIn: OutputOf<A>): OutputOf<A>;
  /** What the project keeps when that is more than the answer, e.g. the quiz's own answers. */
  keep?(output: OutputOf<A>, input: InputOf<A>): unknown;
  /** Last touches that need the network, e.g. domain checks; never inside a transaction. */
  finish?(output: OutputOf<A>): Promise<OutputOf<A>>;
}

/** What the built-in writer says goes out in the English of the founder's country, and quotes in the founder's language. */
export function defineRecipe<A extends Artifact>(recipe: Recipe<A>): Recipe<A> {
  const compose: Recipe<A>["compose"] = (context, input) =>
    inTheirTongue(
      inTheirEnglish(inSingleOnes(recipe.compose(asRead(context), input), context), context),
      context,
    );
  return { ...recipe, compose };
}
