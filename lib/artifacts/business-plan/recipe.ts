import { competitionPlan } from "@/lib/writing/analysis/competition";
import { executiveSummary } from "@/lib/writing/analysis/executive-summary";
import { marketPlan } from "@/lib/writing/analysis/market";
import { marketingPlaces } from "@/lib/writing/analysis/marketing";
import { caseOf } from "@/lib/writing/case";
import { material } from "@/lib/writing/material";
import { rephraser } from "@/lib/writing/rephrase";
import { need } from "@/lib/writing/require";
import { saidOnce } from "@/lib/writing/said-once";
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
    const once = saidOnce(caseOf(m));
    return {
      executiveSummary: say(once(executiveSummary(m, "plan"))),
      marketAnalysis: say(once(marketPlan(m))),
      competitiveAnalysis: say(once(competitionPlan(m))),
      marketingStrategy: say(once(marketingPlaces(m))),
    };
  },
  sections: [
    {
      id: "plan",
      instructions:
        "executiveSummary: 150 to 220 words with six figures as tokens. marketAnalysis: who comes first, how many are within reach and what they are worth, then how to count them better. " +
        "competitiveAnalysis: the named competitors and neighbours, what the founder sets against them and what stays hard to copy. marketingStrategy: where the first customers are met, one line a place with the first move, then budget and target as tokens.",
      fields: ["executiveSummary", "marketAnalysis", "competitiveAnalysis", "marketingStrategy"],
    },
  ],
});
