import { allOf } from "../../english";
import { isBoughtInNeed } from "../in-need";
import { isUrgent } from "../urgent";
import type { Text } from "../words";
import type { MeetingTask } from "./meetings-firms";
import type { WorkTask } from "./work-screens";

type Running = Partial<Record<MeetingTask | WorkTask, Text>>;

/** Who sells already knows the work and the price: what is unknown stands in the own books, and with those who asked and did not buy. */
const KNOWN: Running = {
  prospects: () => [
    `Go through your sales of the last twelve months: month, price, and how they heard of you`,
    `Take them from your own books. Mark who came back, who never did, and what each left after its own cost. Add everybody who asked in that time and did not buy. Done when: you can name the month, the price and the way in that bring most, and those who asked and did not buy stand on a list.`,
  ],
  "interviews-2": () => [
    "Call six people who asked you and did not buy",
    `Whom did they choose in the end, or did they leave it? What did it cost, and at which sentence did they decide against you? Sell nothing on this call. Done when: their reasons stand beside the reasons of those who bought, and the most common one has a date by which it is changed.`,
  ],
  "offer-page": (w) => [
    `Rewrite what ${w.crowd} see first, in the words of those who bought`,
    `Put the sentence that you may quote at the top, then the price (${w.price}) and the next free date. Leave out what nobody mentioned. Done when: four of six people who never heard of ${w.c.name} can say after a few seconds what it is, for whom and what it costs.`,
  ],
  pitches: (w) =>
    isBoughtInNeed(w.c)
      ? [
          `Offer ${w.crowd} what they can buy before anything breaks`,
          `Nobody buys a repair for what runs. Offer a short check at its full price${w.c.lines.some(({ kind }) => kind === "recurring") ? " and the plan" : ""}, and leave your number where the eye falls when it stops. Begin with the names that your customers give you. Done when: ${w.yes} new ${w.crowd} have paid for one of these or called you in need, and beside each stands where it came from.`,
        ]
      : [
          `Sell to ${w.yes} new ${w.crowd}${w.atPrice}`,
          `Begin with those who asked and did not buy, then go to the names that your customers give you, at the full price. Count as a yes only ${w.how.yes}. Done when: everybody you asked has paid or told you what they chose instead, and beside each yes stands where it came from.`,
        ],
  landing: (w) => [
    `Follow the next requests from the first question to the payment`,
    `Take thirty, or all that come in four weeks, and note for each how they heard of you, how long your answer took and where it ended. Done when: you know of how many requests one ${w.member} comes, and the step at which most are lost has been changed once.`,
  ],
  onboard: (w) => [
    `Win the next ${w.crowd} with what the first ${w.yes} new ones taught you`,
    `Change what they complained about, then sell again in the same way. Done when: the second group has paid, and took half as many of your hours as the first.`,
  ],
};

/** Somebody comes to them. */
const AT_THEIRS: Running = {
  pilots: (w) => [
    isUrgent(w.c.context.brief)
      ? `Serve each of the ${w.yes} new ${w.crowd} within the time you promise`
      : `Serve the ${w.yes} new ${w.crowd} with short ways between them`,
    `Write down for each ${isUrgent(w.c.context.brief) ? "when they called, when you were there, " : ""}minutes on the way, minutes of work and what was missing. Done when: ${allOf(w.yes)} are served, and you know what an hour of such work leaves.`,
  ],
  "closing-calls": (w) =>
    w.monthly
      ? [
          `Ask everybody whose paid time ends whether they go on${w.atPrice}`,
          `Take the dates from your books and ask a month before each. Done when: you know what share of those who were due went on, and what the others do instead.`,
        ]
      : [
          `Call everybody in your books who is due again within three months`,
          `Look up when each had the last one, and offer a date${w.atPrice}. Done when: each of them has a date or has told you what they do instead, and you know the share who come back by themselves.`,
        ],
};

/** They come to a place. */
const AT_OURS: Running = {
  "check-5": (w) => [
    `Watch two new ${w.crowd} on their first visit and don't help`,
    `Note where they hesitate, what they ask and what they look for before they go. Done when: a sign, a sentence or a door of ${w.c.name} has changed because of it.`,
  ],
  "f-3": (w) => [
    `Let somebody else run one whole day`,
    `Keep the hours and the full price; be reachable, but don't come in. Compare visitors, sales and mistakes with the same day of last week. Done when: you know which questions only you could answer, what that person has to earn, and what is left of ${w.price}.`,
  ],
  "f-6": (w) => [
    `Call five ${w.crowd} who have stopped coming`,
    `When did they first think of it, what do they do with the time now, and what would bring them back? Done when: five reasons are written down, and you have changed the most common one.`,
  ],
};

/** They take part until it is over. */
const AT_LESSONS: Running = {
  prospects: () => [
    `Go through everybody who has taken part: how they heard of it, who paid, who finished`,
    `Take it from your own books, group by group, with what each left after its own cost. Add everybody who asked and did not enrol. Done when: you can name the way in that brings most, and those who asked and did not enrol stand on a list.`,
  ],
  "interviews-2": (w) => [
    `Call six ${w.crowd} who asked and did not enrol`,
    `What did they do instead, and what would have had to be different: the date, the level, the price or the proof? Sell nothing on this call. Done when: their reasons stand beside the reasons of those who took part, and the most common one has a date by which it is changed.`,
  ],
};

/** Firms decide with others, and are few. */
const AT_FIRMS: Running = {
  prospects: (w) => [
    `Go through your customers one by one: how they came, what they pay, who decided`,
    `Take it from your own books. Mark who takes more than in the beginning, who takes less, and what each leaves after its own cost. Add all ${w.crowd} that asked in the last twelve months and did not buy, and whom your customers could name. Done when: you can name the way in that brings most, and twelve ${w.crowd} for the weeks to come stand on a list.`,
  ],
  "interviews-2": (w) => [
    `Call six ${w.crowd} that asked and did not buy, or were named to you`,
    `What do they use instead, who decided, and when is it decided again? Sell nothing on this call. Done when: their reasons stand beside the reasons of those who bought, and for each you know who would sign.`,
  ],
  landing: (w) => [
    `Write down where your last ten requests ended`,
    `Note for each how they heard of you, how long your answer took, who was asked inside and where it stopped. Done when: you know of how many requests one ${w.member} comes, and the step at which most are lost has been changed once.`,
  ],
  "closing-calls": (w) => [
    `Ask every ${w.member} in your books whose term ends next whether they go on`,
    `Begin with the one you have heard least from: shall we continue at ${w.price}, and what would make you stop? Done when: each of them has answered in writing or named the day of the answer, and each no has a reason.`,
  ],
};

/** They use it at a desk of their own. */
const AT_DESKS: Running = {
  ...AT_FIRMS,
  "offer-page": (w) => [
    `Rewrite your first page for ${w.crowd} in the words of those who bought`,
    `Put the sentence that you may quote at the top, then the price (${w.price}) and what is different after the first week. Leave out what nobody mentioned. Done when: four of six people who never heard of ${w.c.name} can say after a few seconds what it does, for whom and what it costs.`,
  ],
  "closing-calls": (w) => [
    `Ask the ${w.crowd} won in these weeks whether they would buy again`,
    `Show each what has changed for ${w.counted}, and ask what they would tell the next one. Begin with the one who used it least. Done when: each has answered in writing, each no has a reason, and you know whom they would name.`,
  ],
};

/** They bring their own data to it. */
const AT_PROGRAMS: Running = {
  ...AT_DESKS,
  pilots: (w) => [
    `Start the ${w.yes} new ${w.crowd} that signed`,
    `For each of them you need a first day, ${w.c.group.alone ? "" : "one named person on their side and "}their own data of the last month. Call everybody within two days of the signature. Done when: ${w.yes} first days are in the calendar${w.c.theirs ? `, and you have noted the starting figure for ${w.counted}` : ""}.`,
  ],
};

export type Served = "theirs" | "ours" | "lessons" | "firms" | "desks" | "programs";
const SERVED: Record<Served, Running> = {
  theirs: AT_THEIRS,
  ours: AT_OURS,
  lessons: AT_LESSONS,
  firms: AT_FIRMS,
  desks: AT_DESKS,
  programs: AT_PROGRAMS,
};

/** What the first weeks ask of whoever sells already, by where customers are served. */
export const runningWith = (served: Served): Running => ({ ...KNOWN, ...SERVED[served] });
