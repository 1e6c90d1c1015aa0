import { competitionBrief } from "@/lib/writing/analysis/competition";
import { executiveSummary } from "@/lib/writing/analysis/executive-summary";
import { financeBrief } from "@/lib/writing/analysis/finance";
import { marketBrief } from "@/lib/writing/analysis/market";
import { marketingBrief } from "@/lib/writing/analysis/marketing";
import { nextActions, recommendationsInBrief } from "@/lib/writing/analysis/recommendations";
import { caseOf } from "@/lib/writing/case";
import { material } from "@/lib/writing/material";
import { rephraser } from "@/lib/writing/rephrase";
import { need } from "@/lib/writing/require";
import { saidOnce } from "@/lib/writing/said-once";
import { defineRecipe } from "../recipe";
import { businessAnalysisArtifact } from "./artifact";

export const businessAnalysisRecipe = defineRecipe({
  artifact: businessAnalysisArtifact,
  requires({ prior, input }) {
    need("No concept data available for business analysis", prior.concept, input.quizData, input.concept);
  },
  compose(context) {
    const m = material(context);
    const say = rephraser(m);
    const once = saidOnce(caseOf(m));
    return {
      executiveSummary: say(once(executiveSummary(m, "verdict"))),
      marketPotential: say(once(marketBrief(m))),
      competitiveLandscape: say(once(competitionBrief(m))),
      financialProjections: say(financeBrief(m)),
      marketingStrategy: say(once(marketingBrief(m))),
      strategicRecommendations: recommendationsInBrief(m).map((said) => say(once(said))),
      actionItems: nextActions(m).map((said) => say(once(said))),
    };
  },
  sections: [
    {
      id: "analysis",
      instructions:
        "The analysis in brief. executiveSummary: 120 to 160 words. marketPotential: one short paragraph: who comes first, how many are within reach, what the plan takes of them. competitiveLandscape: doing nothing first, then who else. " +
        "marketingStrategy: two channels and the first move of each. strategicRecommendations: 4, each with 'Watch:' and one number. actionItems: 6 things for the next two weeks, one sentence each.",
      fields: [
        "executiveSummary",
        "marketPotential",
        "competitiveLandscape",
        "marketingStrategy",
        "strategicRecommendations",
        "actionItems",
      ],
    },
  ],
  reconcile: (written, builtIn) => ({ ...written, financialProjections: builtIn.financialProjections }),
});
