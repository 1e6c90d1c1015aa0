import { ARTIFACTS } from "@/lib/artifacts/artifacts";
import type { Project } from "@/lib/artifacts/project";
import { STEPS } from "./steps";

export interface Achievement {
  id: string;
  name: string;
  description: string;
  icon: string;
  category: "progress" | "quality" | "speed" | "completion";
  points: number;
  /** In words, as it is shown. */
  condition: string;
  earned(project: Project): boolean;
}

const POINTS = 100;
const TWO_HOURS = 2 * 60 * 60 * 1_000;
const MANY_WORDS = 150;

const reached = (project: Project, index: number) => {
  const step = STEPS[index];
  return step !== undefined && project[ARTIFACTS[step.artifact].column] !== null;
};

const words = ({ quizData }: Project) =>
  quizData
    ? [
        quizData.problem,
        quizData.solution,
        quizData.targetAudience,
        quizData.differentiator,
        quizData.businessModel,
      ]
        .join(" ")
        .split(/\s+/).length
    : 0;

export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    id: "first-spark",
    name: "First spark",
    description: "Your idea is written down and read.",
    icon: "lightbulb",
    category: "progress",
    points: POINTS,
    condition: "Answer the five questions and save the project",
    earned: (project) => reached(project, 0),
  },
  {
    id: "it-has-a-name",
    name: "It has a name",
    description: "You chose the name that it goes out with.",
    icon: "sparkles",
    category: "progress",
    points: POINTS,
    condition: "Save a brand name",
    earned: (project) => project.selectedBrand !== null,
  },
  {
    id: "in-depth",
    name: "In depth",
    description: "You gave the reading something to work with.",
    icon: "book-open",
    category: "quality",
    points: POINTS,
    condition: `Answer the five questions in ${MANY_WORDS} words or more`,
    earned: (project) => words(project) >= MANY_WORDS,
  },
  {
    id: "two-hours",
    name: "Inside two hours",
    description: "From the first answer to the business analysis in one sitting.",
    icon: "timer",
    category: "speed",
    points: POINTS,
    condition: "Reach the business analysis within two hours of saving the project",
    earned: (project) =>
      reached(project, 2) && Date.parse(project.updatedAt) - Date.parse(project.createdAt) <= TWO_HOURS,
  },
  {
    id: "ready-to-pitch",
    name: "Ready to pitch",
    description: "All six steps are done.",
    icon: "presentation",
    category: "completion",
    points: POINTS,
    condition: "Complete the pitch deck",
    earned: (project) => STEPS.every((_, index) => reached(project, index)),
  },
];

/** What this project has earned its owner, whether awarded before or not. */
export const achievementsEarned = (project: Project): Achievement[] =>
  ACHIEVEMENTS.filter((achievement) => achievement.earned(project));
