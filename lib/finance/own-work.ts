import { namedWithoutSum } from "@/lib/brief/costs/named-costs";
import type { Brief } from "@/lib/brief/types";
import { aloneTold } from "./alone-told";
import { earnsLike } from "./earns-like";
import { activeLines } from "./line-flow";
import { ownHours } from "./own-hours";
import type { RevenueLine } from "./types";
import { workersTold } from "./who-works";

const PAID_WORK = /\b(?:pay|hours?|minutes|time|fees?|staff)\b/i;
/** "I mark every piece of work", "I can run five groups": the teacher is the founder. */
const TEACHES =
  /\bI (?:can |will |also |only |always )*(?:run|teach|hold|lead|give|mark|take|coach|train|tutor|do|show)\b/;
const teachesAlone = ({ answers: { solution, differentiator, businessModel } }: Brief) =>
  /\bI\b/.test(solution) || TEACHES.test(`${differentiator} ; ${businessModel}`);

/** A driver or a helper stands among the costs: the work is paid there, and their hours are not the founder's. */
export const isDoneByOthers = ({ answers }: Brief): boolean =>
  namedWithoutSum(answers.businessModel).some(({ kind }) => kind === "person");

const WORKED: readonly RevenueLine["kind"][] = ["perUse", "oneOff"];
/** What is paid for is work on one customer after the other, also in a trade that has its own place. */
function isDoneByHand({ archetypes, offer }: Brief, lines: readonly RevenueLine[]): boolean {
  const kind = archetypes[0]?.id;
  if (offer.way === "let" || offer.way === "sides" || offer.way === "goods") return false;
  return (
    kind === "services" ||
    kind === "education" ||
    (kind === "local" && activeLines(lines).every((line) => WORKED.includes(line.kind)))
  );
}

/** Work whose cost nobody stated is the founder's own at first: it is paid by what is left, and needs no firm's budget to be found. */
export function isOwnWork(brief: Brief, lines: readonly RevenueLine[]): boolean {
  const known = earnsLike(brief)?.costs;
  const kind = brief.archetypes[0]?.id;
  // Who tells on how many evenings it is done, or that nobody else does it, does it, whatever helpers and rooms cost.
  if ((ownHours(brief) ?? aloneTold(brief)) && isDoneByHand(brief, lines)) return true;
  return (
    (kind === "services" || (kind === "education" && teachesAlone(brief))) &&
    brief.offer.way !== "let" &&
    !brief.stated.staffPay &&
    !isDoneByOthers(brief) &&
    workersTold(brief) === null &&
    (kind !== "services" || !known || PAID_WORK.test(known.what)) &&
    activeLines(lines).every(({ unitCost, costShare }) => !unitCost && !costShare)
  );
}

const MADE_BY_HAND =
  /\b(?:hand-?made|handcrafted|handwoven|hand-?knitted|made by hand|by hand in small)\b|\bI (?:\p{L}+ ){0,2}(?:bake|make|sew|knit|brew|roast|cook|carve|build|weave|turn|throw|cast|print|paint)\b/iu;

/** Goods that the founder makes: a week has only so many hours for that. */
export const isMadeByHand = (brief: Brief, lines: readonly RevenueLine[]): boolean =>
  !brief.stated.staffPay &&
  MADE_BY_HAND.test(brief.answers.solution) &&
  activeLines(lines).every(({ kind }) => ["unitSale", "perUse", "oneOff"].includes(kind));
