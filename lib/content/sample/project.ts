import { type Project, projectSchema } from "@/lib/artifacts/project";
import {
  SAMPLE_ADVANTAGE,
  SAMPLE_ADVICE,
  SAMPLE_MARKET,
  SAMPLE_MARKETING,
  SAMPLE_PROJECTIONS,
  SAMPLE_SUMMARY,
} from "./analysis";
import { SAMPLE_BOARD, SAMPLE_FEATURES, SAMPLE_FLOW, SAMPLE_IDENTITY, SAMPLE_SCREENS } from "./assets";
import { SAMPLE_ALTERNATIVES, SAMPLE_BRAND, SAMPLE_PALETTE, type SampleName } from "./brand";
import {
  SAMPLE_ANSWERS,
  SAMPLE_CONCEPT,
  SAMPLE_NAME,
  SAMPLE_RECOMMENDATIONS,
  SAMPLE_STRENGTHS,
} from "./concept";
import { SAMPLE_ELEVATOR, SAMPLE_LONG_PITCH, SAMPLE_SLIDES, SAMPLE_SPEAKING_POINTS } from "./pitch";
import { SAMPLE_ITEMS, SAMPLE_METRICS, SAMPLE_STRATEGY } from "./plan";

const brand = ({ name, rationale, tagline, domain, available, style }: SampleName) => ({
  name,
  rationale,
  tagline,
  domain,
  available,
  kind: style.toLowerCase(),
});

/** The sample in the shape of a founder's own project, read through the same schemas. */
export const sampleProject = (): Project =>
  projectSchema.parse({
    id: "sample-project",
    name: SAMPLE_NAME,
    description: SAMPLE_ANSWERS.solution,
    status: "complete",
    rev: 1,
    quizData: {
      ...SAMPLE_ANSWERS,
      concept: SAMPLE_CONCEPT,
      strengths: SAMPLE_STRENGTHS,
      recommendations: SAMPLE_RECOMMENDATIONS,
    },
    brandData: { names: [SAMPLE_BRAND, ...SAMPLE_ALTERNATIVES].map(brand) },
    selectedBrand: { ...brand(SAMPLE_BRAND), isCustom: false },
    businessPlanData: null,
    businessAnalysisData: null,
    fullBusinessAnalysisData: {
      executiveSummary: SAMPLE_SUMMARY,
      marketPotential: SAMPLE_MARKET,
      competitiveLandscape: SAMPLE_ADVANTAGE,
      financialProjections: SAMPLE_PROJECTIONS,
      marketingStrategy: SAMPLE_MARKETING,
      strategicRecommendations: SAMPLE_ADVICE,
    },
    prototypeData: {
      visualIdentity: SAMPLE_IDENTITY,
      moodBoard: {
        description: SAMPLE_BOARD,
        primaryColor: SAMPLE_PALETTE.primary,
        secondaryColor: SAMPLE_PALETTE.secondary,
        accentColor: SAMPLE_PALETTE.accent,
        backgroundColor: SAMPLE_PALETTE.background,
        textColor: SAMPLE_PALETTE.text,
      },
      mockups: SAMPLE_SCREENS,
      userFlow: SAMPLE_FLOW.map((step, index) => `${index + 1}. ${step}`).join("\n"),
      features: SAMPLE_FEATURES,
    },
    actionPlanData: {
      launchStrategy: SAMPLE_STRATEGY,
      actionItems: SAMPLE_ITEMS,
      successMetrics: SAMPLE_METRICS,
    },
    pitchData: {
      elevatorPitch: SAMPLE_ELEVATOR,
      threeminPitch: SAMPLE_LONG_PITCH,
      deckOutline: SAMPLE_SLIDES.map(({ label, title }) => `${label}: ${title}`),
      speakingPoints: SAMPLE_SPEAKING_POINTS,
      fullSlides: SAMPLE_SLIDES.map(({ title, content, keyPoints }) => ({ title, content, keyPoints })),
    },
    marketingPlanData: null,
    financialForecastData: null,
    logoKitData: null,
    createdAt: "2025-08-13T09:00:00.000Z",
    updatedAt: "2025-08-13T09:00:00.000Z",
  });
