import { caseOf } from "@/lib/writing/case";
import { inShort } from "@/lib/writing/in-short";
import { material } from "@/lib/writing/material";
import { planItems } from "@/lib/writing/plan/items";
import { successMetrics, tasksOf } from "@/lib/writing/plan/plan";
import { launchStrategy } from "@/lib/writing/plan/strategy";
import { need } from "@/lib/writing/require";
import { saidOnce } from "@/lib/writing/said-once";
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
    const c = caseOf(material(context));
    const [once, crowd] = [
      saidOnce(c, "what you offer"),
      inShort(c.group, c.who, Object.values(c.context.brief.answers).join(" ")),
    ];
    const short = (text: string) => crowd(once(text));
    const opening = short(launchStrategy(c));
    const { items, later } = planItems(tasksOf(c), c, short);
    return {
      launchStrategy: opening,
      actionItems: items,
      successMetrics: successMetrics(c).map(short),
      hoursPerWeek: context.hoursPerWeek,
      later,
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
