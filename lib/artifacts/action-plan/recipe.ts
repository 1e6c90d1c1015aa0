import { material } from "@/lib/writing/material";
import { planItems } from "@/lib/writing/plan/items";
import { launchStrategy, successMetrics, tasksOf } from "@/lib/writing/plan/plan";
import { rephraser } from "@/lib/writing/rephrase";
import { need } from "@/lib/writing/require";
import { defineRecipe } from "../recipe";
import { type ActionItem, actionPlanArtifact } from "./artifact";

const REQUIRED = "Business analysis and prototype data required for action plan generation";

/** A model may word a task; its week, hours, priority and the number of tasks stay the scheduler's. */
function reword(written: readonly ActionItem[], builtIn: readonly ActionItem[]): ActionItem[] {
  if (written.length !== builtIn.length) return [...builtIn];
  return builtIn.map((item, i) => ({
    ...item,
    title: written[i]?.title || item.title,
    description: written[i]?.description || item.description,
  }));
}

export const actionPlanRecipe = defineRecipe({
  artifact: actionPlanArtifact,
  requires({ prior, input }) {
    need(REQUIRED, prior.fullBusinessAnalysis, prior.businessAnalysis, input.businessAnalysis);
    need(REQUIRED, prior.prototype, input.prototype);
  },
  compose(context) {
    const m = material(context);
    const say = rephraser(m);
    const { items, later } = planItems(tasksOf(m), m);
    const worded = <T extends { title: string; description: string }>(task: T) => ({
      ...task,
      title: say(task.title),
      description: say(task.description),
    });
    return {
      launchStrategy: say(launchStrategy(m)),
      actionItems: items.map(worded),
      successMetrics: successMetrics(m).map(say),
      hoursPerWeek: context.hoursPerWeek,
      later: later.map(worded),
    };
  },
  sections: [
    {
      id: "strategy",
      instructions:
        "launchStrategy: two or three paragraphs: the claim that can end the venture, how the nine weeks are divided, and the three checks on days 20, 40 and 60 with their thresholds as tokens. It is for one person; name no hours.",
      fields: ["launchStrategy"],
    },
  ],
  reconcile: (written, builtIn) => ({
    ...written,
    actionItems: reword(written.actionItems, builtIn.actionItems),
    successMetrics: builtIn.successMetrics,
  }),
});
