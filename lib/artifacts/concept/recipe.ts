import { caseOf } from "@/lib/writing/case";
import { recommendationsOf, refinedConcept } from "@/lib/writing/concept";
import { strengthsOf } from "@/lib/writing/concept-strengths";
import { material } from "@/lib/writing/material";
import { rephraser } from "@/lib/writing/rephrase";
import { saidOnce } from "@/lib/writing/said-once";
import { defineRecipe } from "../recipe";
import { conceptArtifact } from "./artifact";

export const conceptRecipe = defineRecipe({
  artifact: conceptArtifact,
  compose(context) {
    const m = material(context);
    const [once, reworded] = [saidOnce(caseOf(m), "elsewhere"), rephraser(m)];
    const say = (text: string) => reworded(once(text));
    return {
      concept: say(refinedConcept(m)),
      strengths: strengthsOf(m).map(say),
      recommendations: recommendationsOf(m).map(say),
    };
  },
  keep: (output, { corrections: _, ...answers }) => ({ ...answers, ...output }),
  sections: [
    {
      id: "concept",
      instructions:
        "concept: 90 to 140 words in this order: what it is, for whom, the moment of need, how it works, what can be checked, how it earns, what must be true. " +
        "strengths: 3 to 5, each a quote or a fact followed by one sentence on why it matters to this customer; prose, no arrows; quote at most once per item. " +
        "recommendations: 5 to 7, the largest effect on year-3 cash or on evidence first, each an action for this week followed by 'Watch:' and one number. " +
        "When the answers are too general, say so in the first sentence and offer three narrower versions instead of inventing detail.",
      fields: ["concept", "strengths", "recommendations"],
    },
  ],
});
