import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { isStale } from "@/lib/artifacts/fingerprint";
import type { Project } from "@/lib/artifacts/project";
import type { Tier } from "@/lib/journey/tiers";
import type { DocumentData } from "./data";
import { UNSAVED } from "./documents";

/** Today's figures stand beside a text only while the text was written from today's answers. */
const WRITTEN_FROM_FIGURES: readonly ArtifactId[] = ["fullBusinessAnalysis", "pitch", "actionPlan"];
const FIGURES_COME_FROM = ["concept", "corrections"] as const;

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();

/** What a saved project puts into its files. */
export function dataFromProject(project: Project, tier: Tier, today: string): DocumentData {
  const quiz = project.quizData;
  const answers = quiz?.solution
    ? {
        problem: quiz.problem,
        solution: quiz.solution,
        targetAudience: quiz.targetAudience,
        differentiator: quiz.differentiator,
        businessModel: quiz.businessModel,
      }
    : null;
  const agree = !WRITTEN_FROM_FIGURES.some((id) => isStale(project, id, FIGURES_COME_FROM));
  const summary =
    project.fullBusinessAnalysisData?.executiveSummary ?? quiz?.concept ?? project.description ?? "";
  return {
    brandName: project.selectedBrand?.name ?? project.name,
    tagline: project.selectedBrand?.tagline ?? "",
    summary: firstSentence(summary),
    moodBoard: project.prototypeData?.moodBoard ?? {},
    answers: agree ? answers : null,
    outOfDate: !agree,
    toldOn: project.createdAt.slice(0, 10),
    corrections: project.corrections,
    startDate: project.corrections?.startDate ?? project.createdAt.slice(0, 10),
    createdOn: today,
    reference: project.id,
    revision: project.rev,
    tier,
    layout: "slides",
    fullBusinessAnalysis: project.fullBusinessAnalysisData ?? undefined,
    prototype: project.prototypeData ?? undefined,
    actionPlan: project.actionPlanData ?? undefined,
    pitch: project.pitchData ?? undefined,
  };
}

/** A call without a project: only what it sent. */
export const dataFromBody = (
  brandName: string,
  moodBoard: Record<string, unknown>,
  sent: Partial<DocumentData>,
  tier: Tier,
  today: string,
): DocumentData => ({
  brandName,
  tagline: "",
  summary: "",
  moodBoard,
  answers: null,
  toldOn: today,
  outOfDate: false,
  corrections: null,
  startDate: today,
  createdOn: today,
  reference: UNSAVED,
  revision: 0,
  tier,
  layout: "slides",
  ...sent,
});
