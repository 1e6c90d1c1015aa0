import { competitiveLandscape } from "@/lib/writing/analysis/competition";
import { executiveSummary } from "@/lib/writing/analysis/executive-summary";
import { marketPotential } from "@/lib/writing/analysis/market";
import { marketingStrategy } from "@/lib/writing/analysis/marketing";
import { material } from "@/lib/writing/material";
import { rephraser } from "@/lib/writing/rephrase";
import { need } from "@/lib/writing/require";
import { defineRecipe } from "../recipe";
import { businessPlanArtifact } from "./artifact";

export const businessPlanRecipe = defineRecipe({
  artifact: businessPlanArtifact,
  requires({ prior, input }) {
    need("No concept data available for business plan", prior.concept, input.quizData, input.concept);
  },
  compose(context) {
    const m = material(context);
    const say = rephraser(m);
    return {
      executiveSummary: say(executiveSummary(m, "plan")),
      marketAnalysis: say(marketPotential(m)),
      competitiveAnalysis: say(competitiveLandscape(m)),
      marketingStrategy: say(marketingStrategy(m)),
    };
  },
  sections: [
    {
      id: "plan",
      instructions:
        "executiveSummary: 150 to 220 words with six figures as tokens. marketAnalysis: the sizing as a multiplication, each factor with its origin, then how far to trust it. " +
        "competitiveAnalysis: doing nothing, the named competitors, neighbours, platform risk. marketingStrategy: two channels with five first moves each, numbered 1 to 10, then budget and target as tokens.",
      fields: ["executiveSummary", "marketAnalysis", "competitiveAnalysis", "marketingStrategy"],
    },
  ],
});
