import { competitiveLandscape } from "@/lib/writing/analysis/competition";
import { executiveSummary } from "@/lib/writing/analysis/executive-summary";
import { financialProjections } from "@/lib/writing/analysis/finance";
import { marketPotential } from "@/lib/writing/analysis/market";
import { marketingStrategy } from "@/lib/writing/analysis/marketing";
import { strategicRecommendations } from "@/lib/writing/analysis/recommendations";
import { caseOf } from "@/lib/writing/case";
import { material } from "@/lib/writing/material";
import { rephraser } from "@/lib/writing/rephrase";
import { need } from "@/lib/writing/require";
import { saidOnce } from "@/lib/writing/said-once";
import { defineRecipe } from "../recipe";
import { fullBusinessAnalysisArtifact } from "./artifact";

export const fullBusinessAnalysisRecipe = defineRecipe({
  artifact: fullBusinessAnalysisArtifact,
  requires({ prior, input }) {
    need(
      "No concept data available for full business analysis",
      prior.concept,
      input.quizData,
      input.concept,
    );
  },
  compose(context) {
    const m = material(context);
    const say = rephraser(m);
    const once = saidOnce(caseOf(m), "elsewhere");
    return {
      executiveSummary: say(once(executiveSummary(m))),
      marketPotential: say(once(marketPotential(m))),
      competitiveLandscape: say(once(competitiveLandscape(m))),
      financialProjections: say(financialProjections(m)),
      marketingStrategy: say(once(marketingStrategy(m))),
      strategicRecommendations: strategicRecommendations(m).map((said) => say(once(said))),
    };
  },
  sections: [
    {
      id: "summary and market",
      instructions:
        "executiveSummary: 120 to 180 words with exactly six figures, each a token: what it is, for whom, what they put up with, how it earns, the three years, what it needs, the assumption to test first. " +
        "marketPotential: the sizing as a multiplication with where each factor comes from, why now only if the founder stated a reason, and how the result moves when assumptions do. Say 'not sized' when READING says so.",
      fields: ["executiveSummary", "marketPotential"],
    },
    {
      id: "competition",
      instructions:
        "competitiveLandscape: four paragraphs: doing nothing, the competitors the founder named (or that none is named), neighbours that could move in, and dependence on platforms. " +
        "For each the basis of comparison and where they win. No company that is not in COMPETITORS or in the answers; no price or plan of a competitor.",
      fields: ["competitiveLandscape"],
    },
    {
      id: "marketing and recommendations",
      instructions:
        "marketingStrategy: two channels with why each suits these customers and five first moves each, numbered 1 to 10, then the budget and the target as tokens. " +
        "strategicRecommendations: 6 to 8, the largest effect on year-3 cash first, each an action followed by 'Watch:' and one number.",
      fields: ["marketingStrategy", "strategicRecommendations"],
    },
  ],
  reconcile: (written, builtIn) => ({ ...written, financialProjections: builtIn.financialProjections }),
});
