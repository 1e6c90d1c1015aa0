import { isRepeated } from "@/lib/finance/line-flow";
import type { Case } from "../case";
import { sceneOf } from "../scene";
import { type Work, workKind } from "./kinds";

const GOES_THERE =
  /\b(?:on[- ]site|we (?:come|drive|visit|collect|pick up|clean|install|repair|mow|prune|inspect|guard|deliver|maintain)|(?:comes?|visits?|drives?|travels?) (?:to|out|round|every|each|them|the)|at (?:your|their) (?:site|office|place|door|premises|shop|farm|plant)|we (?:fill|stock|refill|water|feed)|drivers?|vans?|routes?|crew|cleaning|cleaners?)\b/i;

/** Somebody drives there for it: it has a road, a door and a day. */
export const isOnTheRoad = (c: Case): boolean => {
  const scene = sceneOf(c.context.brief, c.form);
  return (
    scene === "visit" ||
    scene === "delivery" ||
    (["project", "session", "retainer"].includes(scene) &&
      (c.foreign || GOES_THERE.test(c.context.brief.answers.solution)))
  );
};

/** More than a working day. */
const HOURS_OF_A_DAY = 8;
/** Hours that one delivery takes, as far as the model knows them. */
function hoursEach({ context: { model } }: Case): number {
  const { hands, lines } = model.assumptions;
  const [first] = lines;
  if (!hands || !first) return 0;
  if (!isRepeated(first)) return hands.once;
  const often = first.unitsPerCustomerMonth?.value ?? 0;
  return often > 0 && often < 1 ? hands.monthly / often : 0;
}

const SERVED: readonly Work[] = ["visit", "contract", "talk"];
/** One order is work of several days: it cannot be rehearsed whole, nor served twice in a week. */
export const isLongWork = (c: Case): boolean =>
  !c.running && !c.foreign && SERVED.includes(workKind(c)) && hoursEach(c) > HOURS_OF_A_DAY;

/** So many hours are no call any more. */
const HOURS_OF_A_CALL = 2;
/** A call or an answer, several of which fit into an afternoon; a case takes its days. */
export function isBrief(c: Case): boolean {
  const scene = sceneOf(c.context.brief, c.form);
  return (
    !["case", "project"].includes(scene) && (c.context.model.assumptions.hands?.once ?? 0) <= HOURS_OF_A_CALL
  );
}
