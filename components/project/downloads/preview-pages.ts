import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { Project } from "@/lib/artifacts/project";

export interface PreviewContent {
  title: string;
  pages: { title: string; number: number; lines: string[]; drawing?: "board" | "mockups" }[];
}

const paragraphs = (text: string): string[] => text.split(/\n+/).filter(Boolean);

type Read = (project: Project) => PreviewContent | null;

/** The first pages of each file, from what it is made from. */
const READ: Partial<Record<ArtifactId, Read>> = {
  fullBusinessAnalysis: ({ fullBusinessAnalysisData: data }) =>
    data && {
      title: "Full Business Analysis",
      pages: [
        { title: "Executive Summary", number: 3, lines: paragraphs(data.executiveSummary) },
        { title: "Market Potential", number: 4, lines: paragraphs(data.marketPotential) },
        { title: "Financial Projections", number: 5, lines: paragraphs(data.financialProjections) },
        {
          title: "Strategic Recommendations",
          number: 8,
          lines: data.strategicRecommendations.map((line, i) => `${i + 1}. ${line}`),
        },
      ],
    },
  prototype: ({ prototypeData: data }) =>
    data && {
      title: "Prototype Assets",
      pages: [
        { title: "Visual Identity", number: 2, lines: paragraphs(data.visualIdentity), drawing: "board" },
        { title: "Mockups", number: 4, lines: [], drawing: "mockups" },
        { title: "Key Features", number: 5, lines: data.features },
        { title: "User Flow", number: 5, lines: paragraphs(data.userFlow) },
      ],
    },
  actionPlan: ({ actionPlanData: data }) =>
    data && {
      title: "60-Day Action Plan",
      pages: [
        { title: "Launch Strategy", number: 2, lines: paragraphs(data.launchStrategy) },
        { title: "Success Metrics", number: 2, lines: data.successMetrics },
        {
          title: "Week by Week",
          number: 3,
          lines: data.actionItems
            .slice(0, 12)
            .map((item) => `Week ${item.week}: ${item.title} (${item.estimatedHours} h)`),
        },
      ],
    },
};

export const previewOf = (artifact: ArtifactId, project: Project): PreviewContent | null =>
  READ[artifact]?.(project) ?? null;
