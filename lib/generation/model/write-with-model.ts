import { createHash } from "node:crypto";
import { findModelAnswer, saveModelAnswer } from "@/db/model-answers";
import { takeModelCall } from "@/db/usage";
import type { Artifact, OutputOf } from "@/lib/artifacts/define";
import type { Meta } from "@/lib/artifacts/meta";
import type { PromptSection } from "@/lib/artifacts/recipe";
import { log } from "@/lib/log";
import { check } from "@/lib/writing/validators";
import type { Job } from "../prepare";
import { type Emit, followParts, lengthOf, type Report } from "../progress";
import { ask, ModelUnavailable } from "./ask";
import { buildPrompt, type Prompt } from "./prompt";
import { type ModelConfig, modelConfig, userLabel } from "./provider";
import { dailyCalls } from "./quota";
import { fillTokens, withoutUnfinished } from "./tokens";
import { sectionSchema } from "./wire-schema";

const OUTPUT_TOKENS = 4_000;

export interface Written<O> {
  output: O;
  /** The model's id when any part is its own. */
  model?: string;
  parts?: Meta["parts"];
  warnings: string[];
}

const FELL_BACK = "A part could not be written by the model and comes from the built-in writer:";

type Fields = Record<string, unknown>;

/** What of an unfinished text may be seen: facts in their places, and no field that breaks a rule. */
function presentable<A extends Artifact>({ context }: Job<A>, draft: Fields): Fields {
  const { value } = fillTokens(withoutUnfinished(draft), context.ledger);
  const faulty = new Set(check(value, context).map(({ at }) => at.split(/[.[]/)[0]));
  return Object.fromEntries(Object.entries(value).filter(([field]) => !faulty.has(field)));
}

/** Another round of the same section is another question: "Regenerate" is never answered with what was there. */
const keyOf = <A extends Artifact>(
  { recipe, context }: Job<A>,
  { id, baseURL = "" }: ModelConfig,
  p: Prompt,
) =>
  createHash("sha256")
    .update(JSON.stringify([id, baseURL, recipe.artifact.id, context.seed, p.fingerprint]))
    .digest("hex");

async function writeSection<A extends Artifact>(
  config: ModelConfig,
  job: Job<A>,
  section: PromptSection,
  onDraft: (draft: Fields) => void,
): Promise<Fields | null> {
  const { recipe, context, user } = job;
  const prompt = buildPrompt(section, context);
  const schema = sectionSchema(recipe.artifact.output, section.fields);
  const key = keyOf(job, config, prompt);
  const known = schema.safeParse(await findModelAnswer(user.id, key));
  if (known.success) return fillTokens(known.data, context.ledger).value;
  if (!(await takeModelCall(user.id, config.dailyCalls ?? dailyCalls(user), new Date()))) {
    throw new ModelUnavailable("today's number of model calls is used up");
  }
  const started = performance.now();
  const data = await ask(config, {
    prompt,
    schema,
    maxOutputTokens: OUTPUT_TOKENS,
    user: userLabel(user.id),
    draft: onDraft,
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
  if (!data) return null;
  await saveModelAnswer(user.id, key, data);
  return fillTokens(data, context.ledger).value;
}

/**
 * Lets the model write its sections side by side over the built-in version, shown as they are written; whatever it
 * cannot do well stays built-in, with a warning that says so. Without a key the built-in version is the result.
 */
export async function writeWithModel<A extends Artifact>(
  job: Job<A>,
  builtIn: OutputOf<A>,
  report: Report,
  emit: Emit,
): Promise<Written<OutputOf<A>>> {
  const config = modelConfig();
  const { sections, reconcile, artifact } = job.recipe;
  if (!config || sections.length === 0) return { output: builtIn, warnings: [] };

  const follow = followParts(sections, builtIn, report);
  await follow.begin();
  const written = await Promise.all(
    sections.map(async (section) => {
      const onDraft = (draft: Fields) => {
        void follow.wrote(section.id, lengthOf(draft));
        emit({ type: "partial", data: presentable(job, draft) });
      };
      const part = await writeSection(config, job, section, onDraft).catch((error) => {
        log.warn({ section: section.id, err: error }, "the model did not answer");
        return null;
      });
      await follow.done(section.id);
      return part;
    }),
  );
  const parts = sections.map(({ id }, n) => ({ id, writer: written[n] ? "model" : "builtin" }) as const);
  const missing = parts.filter(({ writer }) => writer === "builtin").map(({ id }) => id);
  const warnings = missing.length > 0 ? [`${FELL_BACK} ${missing.join(", ")}.`] : [];
  if (missing.length === sections.length) return { output: builtIn, parts, warnings };

  const merged = artifact.output.parse(Object.assign({}, builtIn, ...written)) as OutputOf<A>;
  return { output: reconcile ? reconcile(merged, builtIn) : merged, model: config.id, parts, warnings };
}
