import { decisions } from "@/lib/writing/analysis/decisions";
import {
  competitionJudged,
  marketingJudged,
  marketJudged,
  yearsInShort,
} from "@/lib/writing/analysis/judgements";
import { recommendationsInBrief } from "@/lib/writing/analysis/recommendations";
import { verdict } from "@/lib/writing/analysis/verdict";
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
      executiveSummary: say(once(verdict(m))),
      marketPotential: say(once(marketJudged(m))),
      competitiveLandscape: say(once(competitionJudged(m))),
      financialProjections: say(yearsInShort(m)),
      marketingStrategy: say(once(marketingJudged(m))),
      strategicRecommendations: recommendationsInBrief(m).map((said) => say(once(said))),
      actionItems: decisions(m).map((said) => say(once(said))),
    };
  },
  sections: [
    {
      id: "analysis",
      instructions:
        "The verdict. executiveSummary: 90 to 150 words: the judgement, the three figures it rests on, cash at the end of year 3 beside what was put in, months without pay, the sign to stop. " +
        "One judgement each, which repeats nothing of the full analysis: marketPotential: is it enough? competitiveLandscape: what is hardest? marketingStrategy: what is the bottleneck? " +
        "strategicRecommendations: 3, each with 'Watch:' and one number. actionItems: 3 to 4 decisions that only the founder can take, one sentence each.",
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
