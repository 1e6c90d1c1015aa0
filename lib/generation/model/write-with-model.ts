import { takeModelCall } from "@/db/usage";
import type { Artifact, OutputOf } from "@/lib/artifacts/define";
import type { PromptSection } from "@/lib/artifacts/recipe";
import { log } from "@/lib/log";
import { check } from "@/lib/writing/validators";
import type { Job } from "../prepare";
import { ask, ModelUnavailable } from "./ask";
import { buildPrompt } from "./prompt";
import { type ModelConfig, modelConfig, userLabel } from "./provider";
import { dailyCalls } from "./quota";
import { fillTokens } from "./tokens";
import { sectionSchema } from "./wire-schema";

const OUTPUT_TOKENS = 4_000;

export interface Written<O> {
  output: O;
  /** The model's id when any part is its own. */
  model?: string;
  warnings: string[];
}

const FELL_BACK = "A part could not be written by the model and comes from the built-in writer:";

async function writeSection<A extends Artifact>(config: ModelConfig, job: Job<A>, section: PromptSection) {
  const { recipe, context, user } = job;
  if (!(await takeModelCall(user.id, config.dailyCalls ?? dailyCalls(user), new Date()))) {
    throw new ModelUnavailable("today's number of model calls is used up");
  }
  const schema = sectionSchema(recipe.artifact.output, section.fields);
  const started = performance.now();
  const data = await ask(config, {
    prompt: buildPrompt(section, context),
    schema,
    maxOutputTokens: OUTPUT_TOKENS,
    user: userLabel(user.id),
    problems: (answer) => {
      const { value, unknown } = fillTokens(answer, context.ledger);
      return [
        ...unknown.map((key) => `[[${key}]] is not in FACTS`),
        ...check(value, context).map((p) => `${p.at}: ${p.rule}: ${p.text}`),
      ];
    },
  });
  log.info({
    artifact: recipe.artifact.id,
    section: section.id,
    ms: Math.round(performance.now() - started),
    outcome: data ? "written" : "fell back",
  });
  return data && fillTokens(data, context.ledger).value;
}

/**
 * Lets the model write its sections side by side over the built-in version; whatever it cannot do well stays
 * built-in, with a warning that says so. Without a key the built-in version is the result.
 */
export async function writeWithModel<A extends Artifact>(
  job: Job<A>,
  builtIn: OutputOf<A>,
  report: (label: string, fraction: number) => Promise<void>,
): Promise<Written<OutputOf<A>>> {
  const config = modelConfig();
  const { sections, reconcile, artifact } = job.recipe;
  if (!config || sections.length === 0) return { output: builtIn, warnings: [] };

  let done = 0;
  await report("Writing", 0.25);
  const parts = await Promise.all(
    sections.map(async (section) => {
      const part = await writeSection(config, job, section).catch((error) => {
        log.warn({ section: section.id, err: error }, "the model did not answer");
        return null;
      });
      done += 1;
      await report(`Writing: ${done} of ${sections.length} parts`, 0.25 + (0.55 * done) / sections.length);
      return part;
    }),
  );
  const missing = sections.filter((_, n) => !parts[n]).map((section) => section.id);
  const warnings = missing.length > 0 ? [`${FELL_BACK} ${missing.join(", ")}.`] : [];
  if (missing.length === sections.length) return { output: builtIn, warnings };

  const merged = artifact.output.parse(Object.assign({}, builtIn, ...parts)) as OutputOf<A>;
  return { output: reconcile ? reconcile(merged, builtIn) : merged, model: config.id, warnings };
}
