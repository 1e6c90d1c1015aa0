import type { Case } from "../../case";
import { type Work, workKind } from "../kinds";
import type { Text } from "../words";
import type { MeetingTask } from "./meetings-firms";
import type { WorkTask } from "./work-screens";

const LATER =
  /\b(?:nothing|no (?:money|fees?|payments?|costs?)) (?:is )?(?:(?:due|paid|charged|payable) )?(?:up ?-?front|in advance|before)\b|\b(?:only (?:pays?|paid|due|charged)|pa(?:ys?|id|yable|yment) only|fee only) (?:if|when|after|on|once)\b|\bno[ -](?:win|cure|result|success|rent|sale)s?,? no[ -](?:fee|pay|charge)\b|\bsuccess fee\b|\b(?:pa(?:ys?|id|yable)|invoiced|billed|due) (?:afterwards?|after the (?:work|job|visit|result)|on (?:completion|success)|when (?:it|the (?:work|job)) is (?:done|finished))\b/i;
const SERVED: readonly Work[] = ["visit", "contract", "talk"];

/** By the founder's own terms nothing is due before the work or its result: a signature is what can be had first. */
export const isPaidLater = (c: Case): boolean =>
  !c.running && SERVED.includes(workKind(c)) && LATER.test(c.context.brief.answers.businessModel);

const DUE = "a signature under the price and the day on which it is due";

export const PAID_LATER: { yes: () => string; tasks: Partial<Record<WorkTask | MeetingTask, Text>> } = {
  yes: () => "signed an order with a first day",
  tasks: {
    pitches: (w) => [
      `Offer a first day to the ${w.crowd} you interviewed${w.atPrice}`,
      `Go back with the offer and a day. By your own terms nothing is due before, so count as a yes only ${DUE}. Done when: each of them has signed with ${w.c.name} or given you a reason.`,
    ],
    pilots: (w) => [
      `Fix the first day with the ${w.yes} ${w.crowd} who signed`,
      `Write into each order what is done by when, what they have to send you and at which point the price is due. Done when: ${w.yes} first days are in the calendar, and each of these ${w.crowd} has said in their own words when they will have to pay.`,
    ],
  },
};
