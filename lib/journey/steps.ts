import type { ArtifactId } from "@/lib/artifacts/artifacts";

export interface Step {
  id: string;
  artifact: ArtifactId;
  title: string;
  /** The short form for navigation and the landing page. */
  shortTitle: string;
  description: string;
  /** A lucide icon's name. */
  icon: "lightbulb" | "sparkles" | "chart" | "palette" | "calendar" | "presentation";
  /** Typical duration in minutes, from and to. */
  minutes: readonly [number, number];
  /** The artifact whose existence unlocks this step. */
  unlockedBy: ArtifactId | null;
}

/** The founder's journey, in order. */
export const STEPS = [
  {
    id: "concept",
    artifact: "concept",
    title: "Business Concept",
    shortTitle: "Business Concept",
    description: "Five questions, read closely: a refined concept, its strengths and what to do first.",
    icon: "lightbulb",
    minutes: [5, 10],
    unlockedBy: null,
  },
  {
    id: "branding",
    artifact: "brand",
    title: "Brand Naming",
    shortTitle: "Brand Naming",
    description: "Ten names with a reason for each and an honest look at their domains.",
    icon: "sparkles",
    minutes: [2, 5],
    unlockedBy: "concept",
  },
  {
    id: "analysis",
    artifact: "fullBusinessAnalysis",
    title: "Full Business Analysis and Plan",
    shortTitle: "Business Analysis",
    description: "Market size, revenue projections and competitive position, every number traceable.",
    icon: "chart",
    minutes: [15, 20],
    unlockedBy: "brand",
  },
  {
    id: "prototype",
    artifact: "prototype",
    title: "Prototype Assets",
    shortTitle: "Prototype Assets",
    description: "Palette, mood board, typography and drawn mockups with your own labels.",
    icon: "palette",
    minutes: [10, 15],
    unlockedBy: "fullBusinessAnalysis",
  },
  {
    id: "plan",
    artifact: "actionPlan",
    title: "60-Day Action Plan",
    shortTitle: "Action Plan",
    description: "Nine weeks of tasks with hours, priorities and the gates where you stop or go on.",
    icon: "calendar",
    minutes: [5, 10],
    unlockedBy: "prototype",
  },
  {
    id: "pitch",
    artifact: "pitch",
    title: "Pitch Deck",
    shortTitle: "Pitch Deck",
    description: "Ten investor slides with speaking points, from everything before.",
    icon: "presentation",
    minutes: [5, 8],
    unlockedBy: "actionPlan",
  },
] as const satisfies readonly Step[];

export type StepId = (typeof STEPS)[number]["id"];
