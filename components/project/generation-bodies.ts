import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { Project } from "@/lib/artifacts/project";

/** What each generation is asked with: the contract's fields, and the project, whose saved copy decides. */

/** The request has room for the founder's words, not for a whole plan; the server reads the rest itself. */
const CONCEPT_MAX = 6_000;

function conceptOf(project: Project, purpose: string): string {
  const concept = project.quizData?.concept.trim() || project.description?.trim();
  if (!concept) throw new Error(`No concept data available for ${purpose}`);
  return concept.slice(0, CONCEPT_MAX);
}

function answersOf(project: Project) {
  if (!project.quizData) return undefined;
  const { meta: _meta, ...answers } = project.quizData;
  return answers;
}

const brandOf = (project: Project) => project.selectedBrand?.name;

const BODIES: Record<ArtifactId, (project: Project) => object> = {
  concept: (project) => answersOf(project) ?? {},
  brand: (project) => ({ concept: conceptOf(project, "brand generation") }),
  businessPlan: (project) => ({
    concept: conceptOf(project, "business plan generation"),
    quizData: answersOf(project),
    brandName: brandOf(project),
  }),
  businessAnalysis: (project) => ({
    concept: conceptOf(project, "business analysis generation"),
    quizData: answersOf(project),
  }),
  fullBusinessAnalysis: (project) => ({
    concept: conceptOf(project, "full business analysis generation"),
    quizData: answersOf(project),
    brandName: brandOf(project),
  }),
  prototype: (project) => {
    const brandName = brandOf(project);
    if (!brandName) throw new Error("Please select a brand name first.");
    return { concept: conceptOf(project, "prototype generation"), brandName };
  },
  actionPlan: (project) => {
    const businessAnalysis = project.fullBusinessAnalysisData ?? project.businessAnalysisData;
    if (!businessAnalysis || !project.prototypeData) {
      throw new Error("Business analysis and prototype data required for action plan generation");
    }
    return {
      businessAnalysis,
      prototype: project.prototypeData,
      brandName: brandOf(project),
      concept: conceptOf(project, "action plan generation"),
    };
  },
  pitch: (project) => ({
    concept: conceptOf(project, "pitch generation"),
    brandName: brandOf(project),
    businessPlan: project.businessPlanData ?? undefined,
    businessAnalysis: project.businessAnalysisData ?? undefined,
    fullBusinessAnalysis: project.fullBusinessAnalysisData ?? undefined,
  }),
};

/** Throws the client's own sentence when something it needs is missing. */
export function generationBody(artifact: ArtifactId, project: Project): object {
  return { ...BODIES[artifact](project), projectId: project.id };
}
