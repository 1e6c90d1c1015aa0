import { failGeneration, finishGeneration, reportProgress } from "@/db/generations";
import type { Artifact, OutputOf } from "@/lib/artifacts/define";
import type { Meta } from "@/lib/artifacts/meta";
import { SCHEMA_VERSION } from "@/lib/artifacts/schema-version";
import { log } from "@/lib/log";
import { metaOf } from "@/lib/writing/meta";
import { writeWithModel } from "./model/write-with-model";
import type { Job } from "./prepare";
import type { Emit, Report } from "./progress";

const STORE_EVERY_MS = 2_000;

/** Progress goes to whoever listens and, for a saved run, to the database, where a reloaded page finds it. */
function reporter<A extends Artifact>({ user, saving }: Job<A>, emit: Emit): Report {
  let stored = { label: "", at: 0 };
  return async (progress) => {
    emit({ type: "progress", ...progress });
    const { label, fraction } = progress;
    if (!saving || (label === stored.label && performance.now() < stored.at + STORE_EVERY_MS)) return;
    stored = { label, at: performance.now() };
    await reportProgress(user.id, saving.runId, label, fraction);
  };
}

async function write<A extends Artifact>(job: Job<A>, emit: Emit): Promise<OutputOf<A>> {
  const { recipe, context, input } = job;
  const report = reporter(job, emit);
  await report({ label: "Reading your answers", fraction: 0.15 });
  const builtIn = recipe.compose(context, input);
  const written = await writeWithModel(job, builtIn, report, emit);
  emit({ type: "partial", data: written.output });
  if (recipe.finish) await report({ label: "Checking domains", fraction: 0.85 });
  const output = recipe.finish ? await recipe.finish(written.output) : written.output;

  const facts = metaOf(context);
  const meta: Meta = {
    ...facts,
    writer: written.model ? "model" : "builtin",
    model: written.model,
    parts: written.parts,
    version: SCHEMA_VERSION,
    seed: context.seed,
    inputs: job.inputs,
    warnings: [...facts.warnings, ...written.warnings],
  };
  return recipe.artifact.output.parse({ ...output, meta }) as OutputOf<A>;
}

/**
 * Writes the artifact and, for a project, saves it with its snapshot in one transaction. Takes nothing from the
 * request: a closed tab loses no work. Whatever fails leaves the project as it was and the place free.
 */
export async function run<A extends Artifact>(job: Job<A>, emit: Emit): Promise<OutputOf<A>> {
  const { recipe, user, input, saving } = job;
  const { id, column } = recipe.artifact;
  try {
    const output = await write(job, emit);
    if (saving) {
      const data = recipe.keep ? recipe.keep(output, input) : output;
      const writer = output.meta?.writer ?? "builtin";
      await finishGeneration(user.id, {
        id: saving.runId,
        projectId: saving.project.id,
        artifact: id,
        writer,
        changes: { [column]: data },
        data,
      });
    }
    log.info({ artifact: id, writer: output.meta?.writer, saved: saving !== null }, "generated");
    return output;
  } catch (error) {
    if (saving) await failGeneration(user.id, saving.runId, error instanceof Error ? error.name : "unknown");
    throw error;
  }
}
