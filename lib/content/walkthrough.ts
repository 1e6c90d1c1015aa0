import { STEPS, type StepId } from "@/lib/journey/steps";
import { SAMPLE_ALTERNATIVES, SAMPLE_BRAND } from "./sample/brand";
import { SAMPLE_ANSWERS, SAMPLE_NAME } from "./sample/concept";
import { SHOWN } from "./sample/figures";
import { SAMPLE_ITEMS } from "./sample/plan";

interface WalkthroughWords {
  description: string;
  features: readonly string[];
  /** What goes in and what comes out, from the sample business. */
  input: string;
  output: string;
}

const names = SAMPLE_ALTERNATIVES.slice(0, 3)
  .map(({ name }) => name)
  .join(", ");
const hours = SAMPLE_ITEMS.reduce((total, { estimatedHours }) => total + estimatedHours, 0);

const WORDS: Record<StepId, WalkthroughWords> = {
  concept: {
    description:
      "Five questions about your idea, typed or spoken. What you write is read back to you, sharper.",
    features: [
      "5 strategic questions, with voice input",
      "Checked as you write, so that nothing important is missing",
      "Refined concept, strengths and recommendations",
    ],
    input: SAMPLE_ANSWERS.problem.split(". ")[0] ?? "",
    output:
      "Turns client feedback from a hunt through inboxes into one signed list, and makes every extra round either unnecessary or billable.",
  },
  branding: {
    description: "Ten names made from your own words, each with its reason and a look at its domains.",
    features: [
      "10 names in five styles",
      "Domain availability, asked at the registries",
      "A tagline for each, and room for a name of your own",
    ],
    input: "Agencies wait for a client’s nod. The product is the way there.",
    output: `${SAMPLE_BRAND.name}: “${SAMPLE_BRAND.tagline}”. Also ${names}, and more.`,
  },
  analysis: {
    description:
      "Market, money and competitors. Every figure says whether it came from you, a source or an assumption.",
    features: [
      "Market size, multiplied in the open",
      "Three years of revenue and customers",
      "Where you stand against what people use today",
    ],
    input: `${SHOWN.agencies} agencies, at ${SHOWN.prices} a month.`,
    output: `A first segment of ${SHOWN.market} a year, a gross margin of ${SHOWN.margin}, and ${SHOWN.revenue[2]} of revenue in year 3.`,
  },
  prototype: {
    description:
      "Something to show before anything is built: colours, type, a mood board and drawn screens with your labels.",
    features: [
      "Logo concept and colour palette",
      "Mood board and typography",
      "Mockups and the way through them",
    ],
    input: `${SAMPLE_NAME}: calm, exact, one warm light.`,
    output: `Spruce, brick and marigold on draft paper. ${SAMPLE_BRAND.logoConcept} Four screens.`,
  },
  plan: {
    description:
      "Nine weeks of tasks that fit beside a job, with three days on which you decide whether to go on.",
    features: [
      "Tasks by week, with hours and priority",
      "Milestones on day 20, 40 and 60",
      "What to measure, and when to stop",
    ],
    input: "First version, four pilot agencies, about 20 hours a week.",
    output: `${SAMPLE_ITEMS.length} tasks and ${hours} hours in nine weeks. Day 20: four of twelve agencies say yes, or the offer changes.`,
  },
  pitch: {
    description:
      "Ten slides built from everything before, and the words for thirty seconds and for three minutes.",
    features: [
      "10 investor slides in your colours",
      "Elevator pitch and extended pitch",
      "Speaking points beside every slide",
    ],
    input: "The concept, the name, the analysis, the screens and the plan.",
    output: `“One revision round in three happens because a comment was missed.” Ten slides, and an ask of ${SHOWN.ask}.`,
  },
};

export const WALKTHROUGH = STEPS.map((step, index) => ({
  number: index + 1,
  id: step.id,
  title: step.shortTitle,
  duration: `${step.minutes[0]}–${step.minutes[1]} min`,
  ...WORDS[step.id],
}));
export type WalkthroughStep = (typeof WALKTHROUGH)[number];
