import { competitionPlan } from "@/lib/writing/analysis/competition";
import { marketingPlaces } from "@/lib/writing/analysis/marketing";
import { planMarket, planSummary } from "@/lib/writing/analysis/plan-in-brief";
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
      executiveSummary: say(once(planSummary(m))),
      marketAnalysis: say(once(planMarket(m))),
      competitiveAnalysis: say(once(competitionPlan(m))),
      marketingStrategy: say(once(marketingPlaces(m))),
    };
  },
  sections: [
    {
      id: "plan",
      instructions:
        "executiveSummary: 40 to 90 words: what it is, for whom, at which price; no figure of a later year. marketAnalysis: who is counted, how many can be served and where that number can be checked. " +
        "competitiveAnalysis: what it is compared with and what the founder sets against that, in three sentences. marketingStrategy: where the first customers are met, one line a place with the first move.",
      fields: ["executiveSummary", "marketAnalysis", "competitiveAnalysis", "marketingStrategy"],
    },
  ],
});
