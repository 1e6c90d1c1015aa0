import { doubtOf } from "@/lib/finance/doubts";
import type { Material } from "../material";

/** What has to be known before any figure is believed; "" where nothing has. */
export function warning(m: Material, short = false): string {
  const { stopsGrowth, breakEvenMonth, warnings } = m.context.model;
  const doubt = doubtOf(m.context.model);
  if (stopsGrowth && doubt) return `One answer comes before that verdict counts. ${doubt.question}`;
  if (stopsGrowth)
    return m.vary(
      "verdict-loss",
      `More sales only deepen the loss, so the price or the cost has to change before anything else does`,
      `Settle this first: as long as each sale loses money, growth makes the hole larger`,
    );
  // A question that quotes the same clause again adds nothing to the doubt.
  if (doubt && short) return doubt.text;
  if (doubt) return doubt.question?.includes("“") ? doubt.text : `${doubt.text} ${doubt.question}`;
  if (!breakEvenMonth && warnings.some(({ rule }) => rule === "too-early-to-raise"))
    return `It is worth testing with customers, but too early for investors; start with ${m.sensitive || "the price"}`;
  return "";
}
