import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { Project } from "@/lib/artifacts/project";

export interface PreviewContent {
  title: string;
  pages: { title: string; lines: string[]; drawing?: "board" | "mockups" }[];
}

const paragraphs = (text: string): string[] => text.split(/\n+/).filter(Boolean);

type Read = (project: Project) => PreviewContent | null;

/** The first pages of each file, from what it is made from. */
const READ: Partial<Record<ArtifactId, Read>> = {
  fullBusinessAnalysis: ({ fullBusinessAnalysisData: data }) =>
    data && {
      title: "Full Business Analysis",
      pages: [
        { title: "Executive Summary", lines: paragraphs(data.executiveSummary) },
        { title: "Market Potential", lines: paragraphs(data.marketPotential) },
        { title: "Financial Projections", lines: paragraphs(data.financialProjections) },
        {
          title: "Strategic Recommendations",
          lines: data.strategicRecommendations.map((line, i) => `${i + 1}. ${line}`),
        },
      ],
    },
  prototype: ({ prototypeData: data }) =>
    data && {
      title: "Prototype Assets",
      pages: [
        { title: "Visual Identity", lines: paragraphs(data.visualIdentity), drawing: "board" },
        { title: "Mockups", lines: [], drawing: "mockups" },
        { title: "Key Features", lines: data.features },
        { title: "User Flow", lines: paragraphs(data.userFlow) },
      ],
    },
  actionPlan: ({ actionPlanData: data }) =>
    data && {
      title: "60-Day Action Plan",
      pages: [
        { title: "Launch Strategy", lines: paragraphs(data.launchStrategy) },
        { title: "Success Metrics", lines: data.successMetrics },
        {
          title: "Week by Week",
          lines: data.actionItems
            .slice(0, 12)
            .map((item) => `Week ${item.week}: ${item.title} (${item.estimatedHours} h)`),
        },
      ],
    },
};

export const previewOf = (artifact: ArtifactId, project: Project): PreviewContent | null =>
  READ[artifact]?.(project) ?? null;
