import type { Text } from "../words";
import type { MeetingTask } from "./meetings-firms";
import type { WorkTask } from "./work-screens";

type Visits = Partial<Record<MeetingTask | WorkTask, Text>>;

/** Who serves people already knows the work and the price: what is unknown stands in the own books, and with those who asked and did not buy. */
const KNOWN: Visits = {
  prospects: (w) => [
    `Go through your last forty sales: month, price, and how they heard of you`,
    `Take them from your own books. Mark who came back, who never did, and what each left after its own cost. Add everybody who asked in the last three months and did not buy. Done when: you can name the month, the price and the way in that bring most, and twelve ${w.crowd} who asked and did not buy stand on a list.`,
  ],
  "interviews-2": (w) => [
    `Call six ${w.crowd} who asked and did not buy`,
    `Who did it in the end, or did nobody? What did it cost, and at which sentence did they decide against you? Sell nothing on this call. Done when: six reasons stand beside the six reasons of those who bought, and the most common one has a date by which it is changed.`,
  ],
  "offer-page": (w) => [
    `Rewrite what ${w.crowd} see first, in the words of those who bought`,
    `Put the sentence that you may quote at the top, then the price (${w.price}) and the next free date. Leave out what nobody mentioned. Done when: four of six people who never heard of ${w.c.name} can say after a few seconds what it is, for whom and what it costs.`,
  ],
  pitches: (w) => [
    `Sell to ${w.yes} new ${w.crowd}${w.atPrice}`,
    `Begin with those who asked and did not buy and with whom your customers name, at the full price. Count as a yes only ${w.how.yes}. Done when: everybody you asked has paid or told you what they chose instead, and beside each yes stands where it came from.`,
  ],
  landing: (w) => [
    `Follow the next thirty requests from the first question to the payment`,
    `Note for each how they heard of you, how long your answer took and where it ended. Done when: you know of how many requests one ${w.member} comes, and the step at which most are lost has been changed once.`,
  ],
  onboard: (w) => [
    `Win the next ${w.crowd} with what the first ${w.yes} new ones taught you`,
    `Change what three of them complained about, then sell again in the same way. Done when: the second group has paid, and took half as many of your hours as the first.`,
  ],
};

/** Somebody comes to them. */
const AT_THEIRS: Visits = {
  pilots: (w) => [
    `Serve the ${w.yes} new ${w.crowd} on two days, close to each other`,
    `Plan the shortest way between them and write down minutes on the way, minutes of work and what was missing. Done when: all ${w.yes} are served, and you know what an hour of such a day leaves.`,
  ],
};

/** They come to a place. */
const AT_OURS: Visits = {
  "f-3": (w) => [
    `Let somebody else run one whole day`,
    `Keep the hours and the full price; be reachable, but don't come in. Compare visitors, sales and mistakes with the same day of last week. Done when: you know which questions only you could answer, what that person has to earn, and what is left of ${w.price}.`,
  ],
  "f-6": (w) => [
    `Call five ${w.crowd} who have stopped coming`,
    `When did they first think of it, what do they do with the time now, and what would bring them back? Done when: five reasons are written down, and you have changed the most common one.`,
  ],
};

export const runningVisits = (come: boolean): Visits => ({ ...KNOWN, ...(come ? AT_OURS : AT_THEIRS) });
