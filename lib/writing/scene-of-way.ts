import type { Brief, Way } from "@/lib/brief/types";
import type { Scene } from "./data/scenes";
import { type Form, SOLD_OUT } from "./form";

const BY_WAY: Partial<Record<Way, Scene>> = {
  gathering: "event",
  sides: "market",
  goods: "goods",
  let: "rental",
};
/** Of what people come and do to a thing nothing is packed, let or laid on a counter. */
const NO_WORK: readonly Scene[] = ["goods", "counter", "seat", "rental", "session", "object"];
/** Forms whose scene their words leave open. */
const OPEN = new Set<Form>(["services", "local", "ecommerce", "education", "nonprofit"]);
const COMES = /\b(?:come|comes|drive|go|visit|collect|fetch|pick up)\b/i;

const SOMEBODY_COMES = /\b(?:comes?|visits?|drives? (?:to|out|round)|calls? at|parks?)\b/i;
/** Work that is done every week is a visit, and so is work at a stated price for which somebody comes; work that is ordered once is a project. */
export const usualWork = ({ lines: [line], answers }: Brief): Scene =>
  ((line?.unitsPerCustomerMonth?.value ?? 0) >= 1 &&
    line?.unitsPerCustomerMonth?.provenance !== "assumption") ||
  (line && SOMEBODY_COMES.test(answers.solution))
    ? "visit"
    : "project";

/** A place is booked by the month, sells over a counter, or is visited. */
export const usualPlace = ({ lines: [line], answers }: Brief): Scene =>
  line?.kind === "recurring"
    ? "seat"
    : line?.kind === "unitSale" && SOLD_OUT.test(answers.solution)
      ? "counter"
      : "visit";

/** What the way of being sold says of how the customer meets it, whatever the words around it; null where it leaves it open. */
export function sceneOfWay(brief: Brief, form: Form, told: Scene | null): Scene | null {
  const { offer, answers } = brief;
  if (offer.way === "work" && form === "services") {
    const found = told ?? usualWork(brief);
    return NO_WORK.includes(found) ? (COMES.test(answers.solution) ? "visit" : usualWork(brief)) : found;
  }
  // A doctor who is met by video stays one, whatever is posted afterwards.
  if (offer.way === "goods" && form === "services" && told === "call") return told;
  const known = offer.way && OPEN.has(form) && BY_WAY[offer.way];
  return known || null;
}
