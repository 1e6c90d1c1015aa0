import { isDoneByUs } from "@/lib/brief/amounts/done-by-us";
import type { Brief } from "@/lib/brief/types";
import type { RevenueLine } from "./types";

/** "If you like we take the other set away", "owners can book polishing": what the offer itself leaves to the customer. */
const LEFT =
  /\b(?:if you (?:like|want|wish|prefer|need)|if (?:they|the customer) (?:like|want|wish)|on request|optional(?:ly)?|(?:can|may) (?:also )?(?:book|add|order|choose|get))\b[^.;]*/giu;

/** "After the course a refill box every two months": for those who go on. */
const AFTERWARDS = /^(?:after|following) (?:the|each|every|an?) |^(?:afterwards|later on)\b/i;

/** Whether a line is such a thing beside the first one that is sold. */
export function isLeftToThem({ answers }: Brief, line: RevenueLine, main: RevenueLine | undefined): boolean {
  if (main?.kind === "oneOff" && line.kind === "recurring" && AFTERWARDS.test(line.evidence)) return true;
  const offered = (answers.solution.match(LEFT) ?? []).join(" ; ");
  const named = ({ label }: RevenueLine) =>
    offered.toLowerCase().includes(label.toLowerCase()) || isDoneByUs(label.toLowerCase(), offered);
  return offered !== "" && line !== main && named(line) && !(main && named(main));
}
