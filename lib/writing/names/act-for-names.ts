import type { Brief } from "@/lib/brief/types";
import { type Form, workOf } from "../form";
import { type Act, actOf } from "../outline/act";

/** What no program does itself: one that speaks of it keeps count of it. */
const OF_HANDS: readonly Act[] = ["make", "food", "clean", "carry", "grow", "host", "repair", "work"];

/** What the offer does, as its names and lines tell it. */
export function actForNames(brief: Brief): Act {
  const told = actOf(brief, workOf(brief) as Form);
  const isProgram = /^(?:saas|usage)$/.test(brief.archetypes[0]?.id ?? "");
  return isProgram && OF_HANDS.includes(told) ? "track" : told;
}
