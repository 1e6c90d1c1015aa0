import { createHash } from "node:crypto";
import { startGeneration } from "@/db/generations";
import { findProject } from "@/db/projects";
import { countSnapshots } from "@/db/snapshots";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { Artifact, InputOf } from "@/lib/artifacts/define";
import { inputsBefore, inputsOf, isStale, metaOf } from "@/lib/artifacts/fingerprint";
import type { Project } from "@/lib/artifacts/project";
import type { Prior, Recipe, WritingContext } from "@/lib/artifacts/recipe";
import type { Identity } from "@/lib/auth/identity";
import { AppError, notFound } from "@/lib/errors";
import { type Corrections, correctionsSchema } from "@/lib/finance/corrections";
import { TIER_NAMES, tierAtLeast } from "@/lib/journey/tiers";
import { writingContext } from "@/lib/writing/context";

/** Everything a run needs, with its lease already taken: from here on it cannot be refused. */
export interface Job<A extends Artifact> {
  recipe: Recipe<A>;
  user: Identity;
  input: InputOf<A>;
  context: WritingContext;
  /** The fingerprints of what it is written from. */
  inputs: Record<string, string>;
  /** Null for a call without a project: its result is answered and not kept. */
  saving: { project: Project; runId: string } | null;
}

/** Throws `upgrade_required` in the specification's words. */
export function assertTier(artifact: Artifact, user: Identity): void {
  if (tierAtLeast(user.tier, artifact.tier)) return;
  const verb = artifact.title.endsWith("s") ? "require" : "requires";
  throw new AppError(
    "upgrade_required",
    `${artifact.title} ${verb} a ${TIER_NAMES[artifact.tier]} plan or higher. Please upgrade to continue.`,
  );
}

function priorOf(project: Project): Prior {
  return {
    concept: project.quizData ?? undefined,
    brand: project.brandData ?? undefined,
    businessAnalysis: project.businessAnalysisData ?? undefined,
    fullBusinessAnalysis: project.fullBusinessAnalysisData ?? undefined,
    prototype: project.prototypeData ?? undefined,
    actionPlan: project.actionPlanData ?? undefined,
  };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The five answers: those being submitted, else the project's, else what the request says of the idea. */
function answersFrom(input: Record<string, unknown>, prior: Prior): Record<string, string> {
  const submitted = "problem" in input ? input : undefined;
  const sent =
    typeof input.quizData === "object" && input.quizData
      ? (input.quizData as Record<string, unknown>)
      : undefined;
  const source: Record<string, unknown> = submitted ?? prior.concept ?? sent ?? {};
  const answers = {
    problem: text(source.problem),
    solution: text(source.solution),
    targetAudience: text(source.targetAudience),
    differentiator: text(source.differentiator),
    businessModel: text(source.businessModel),
  };
  return answers.solution ? answers : { ...answers, solution: text(input.concept) };
}

/** What was put right before there is a project; a body that holds none of it changes nothing. */
const correctionsFrom = ({ corrections }: Record<string, unknown>): Corrections | null =>
  correctionsSchema.safeParse(corrections).data ?? null;

/** Asked for once more, it comes out differently; brought up to date, only what has changed does. */
async function seedOf(
  ownerId: string,
  project: Project | null,
  answers: Record<string, string>,
  id: ArtifactId,
): Promise<string> {
  const written = project && metaOf(project, id);
  if (written && isStale(project, id)) return written.seed;
  const round = project ? await countSnapshots(ownerId, project.id, id) : 0;
  return createHash("sha256")
    .update(JSON.stringify([answers, id, round]))
    .digest("hex")
    .slice(0, 16);
}

/** Tier, project, prerequisites, lease, in this order; each with its own error. */
export async function prepare<A extends Artifact>(
  recipe: Recipe<A>,
  user: Identity,
  input: InputOf<A>,
  projectId: string | undefined,
  today: Date,
): Promise<Job<A>> {
  const { artifact } = recipe;
  assertTier(artifact, user);
  const project = projectId === undefined ? null : await findProject(user.id, projectId);
  if (projectId !== undefined && !project) throw notFound("Project");

  const fields: Record<string, unknown> = input;
  const prior = project ? priorOf(project) : {};
  const brandName = (project ? project.selectedBrand?.name : text(fields.brandName)) || null;
  recipe.requires?.({ prior, brandName, input: project ? {} : input });

  const answers = answersFrom(fields, prior);
  const corrections = project ? project.corrections : correctionsFrom(fields);
  const context = writingContext({
    answers,
    brandName,
    prior,
    seed: await seedOf(user.id, project, answers, artifact.id),
    startDate: today.toISOString().slice(0, 10),
    toldOn: project?.createdAt.slice(0, 10),
    corrections,
  });
  const inputs = project ? inputsOf(project, artifact.id) : inputsBefore(corrections);
  const saving = project && { project, runId: await startGeneration(user.id, project.id, artifact.id) };
  return { recipe, user, input, context, inputs, saving };
}
