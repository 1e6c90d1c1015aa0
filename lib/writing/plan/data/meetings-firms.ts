import { cap } from "../../english";
import { quote } from "../../frames";
import type { Text } from "../words";

/** What is done with the people who pay, by the place in the plan. */
export type MeetingTask =
  | "prospects"
  | "interviews-1"
  | "interviews-2"
  | "baseline"
  | "offer-page"
  | "pitches"
  | "landing"
  | "referral"
  | "closing-calls";

export type Meetings = Record<MeetingTask, Text>;

/** Firms that would work with it at a screen every day. */
export const DESK: Meetings = {
  prospects: (w) => [
    `List twenty-five ${w.crowd}${w.at} with a telephone number`,
    w.vary(
      "prospects",
      `Work through ${w.how.find}. Beside each, note who would have it open all day and who approves software; these are seldom the same person. ${cap(w.how.reach)}. Done when: six ${w.crowd} have given you a time for a call.`,
      `Begin with ${w.how.find}. Sort the list by how often ${w.said} must come up there, the worst first. Done when: each row has a name and a number, and six calls with ${w.crowd} are fixed.`,
    ),
  ],
  "interviews-1": (w) => [
    `Have six ${w.crowd} show you the last real case on their screen`,
    w.vary(
      "interviews",
      `Let them share the screen and go through it from the first click to the last${w.now ? `; ${w.now} should come up by itself` : ""}. Ask "${w.how.ask[0]}" and then "${w.how.ask[1]}" Show nothing of yours. Done when: six cases are described with their minutes, and a tick wherever ${w.said} came up before you raised it.`,
      `One case each, in their own files: what was opened, copied, typed twice. At the end ask "${w.how.ask[2]}" Say nothing of a product. Done when: you have six pages of steps and minutes, and know who named ${w.said} unasked.`,
    ),
  ],
  "interviews-2": (w) => [
    `Hear six more ${w.crowd}, this time whoever approves software`,
    w.vary(
      "interviews-2",
      `Ask which tool they bought last, who had to agree and how many weeks it took. Five of twelve naming the problem unasked is the mark. Done when: twelve ${w.crowd} are counted, and the usual way of buying fits in three lines.`,
      `Ask what a new tool must connect to and who checks it before anyone logs in. Done when: you know whether five of twelve ${w.crowd} named the problem first, and which question would stop a purchase.`,
    ),
  ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Count ${w.counted} with three ${w.crowd}`,
          `Agree on the rule for counting first, then let each count one ordinary week. Done when: three ${w.crowd} have a dated figure for ${w.counted} that can be counted again with your software.`,
        ]
      : [
          `Add up what ${w.jobs} cost three ${w.crowd} today`,
          `Licences, hours and corrections of one month, from their own records. Done when: three monthly sums of ${w.crowd} are on paper, and you know what ${w.price} has to replace.`,
        ],
  "offer-page": (w) => [
    w.made
      ? `Put what ${w.crowd} decide on onto one page`
      : `Draw the one screen that ${w.crowd} would pay for`,
    w.made
      ? `What goes in, what comes out, what was shown so far (${quote(w.c.done ?? "")}) and ${w.price} at the bottom. Done when: two ${w.crowd} have explained the page to you without help.`
      : w.vary(
          "offer",
          `One screen with their own words on it and ${w.promise(0, "the main step")} in the middle; under it the price (${w.price}) and how their data gets in. Done when: two ${w.crowd} ask when they can start instead of what it does.`,
          `Paper is enough: what goes in, what comes out, and ${w.price} at the bottom. Done when: two ${w.crowd} have explained the drawing to you without help.`,
        ),
  ],
  pitches: (w) => [
    `Ask each of these ${w.crowd} to start${w.atPrice}`,
    w.vary(
      "pitches",
      `One call each with ${w.made ? w.it : "the drawing"} on the screen; a yes is ${w.how.yes}. ${w.how.clock}. Done when: behind every name stands a first day, a no with its reason, or whoever decides instead.`,
      `Say the price in the first five minutes and ask for ${w.how.yes}. "Send me something" counts as a no. Done when: the ${w.crowd} stand in three columns, yes with a date, no with a reason, waiting for whom.`,
    ),
  ],
  landing: (w) => [
    `Write the trial agreement for one ${w.member}`,
    `Four weeks: which data you see, that ${w.counted} is counted before and after, what it costs from week five on, and how they get everything back. Done when: one of the ${w.crowd} has crossed something out and would sign the rest.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} on board who else has this on the desk`,
    w.vary(
      "referral",
      `On the day it has saved them something: "Which colleague elsewhere still does ${w.jobs} by hand?" Write the three lines they only have to forward. Done when: introductions to other ${w.crowd} are counted, asked for and made.`,
      `Former colleagues first, since people change firms and keep their complaints. Done when: as many names of ${w.crowd} have come in as there are trials, or you know why not.`,
    ),
  ],
  "closing-calls": (w) => [
    `Ask every ${w.member} in the trial for the next invoice${w.atPrice}`,
    w.vary(
      "closing",
      `Ring whoever logged in least first. Ask what they'd go back to if it were switched off on Friday. Done when: each ${w.member} has signed for the next months at ${w.price} or given a reason.`,
      `Put ${w.counted} from before and now on one line and ask whether that's worth ${w.price}. Done when: each answer is in writing, and you know the first renewals.`,
    ),
  ],
};

/** Firms where work is done or things are brought. */
export const SITE: Meetings = {
  prospects: (w) => [
    `List twenty-five ${w.crowd}${w.at} you could reach in half an hour`,
    w.vary(
      "prospects",
      `Take them from ${w.how.find}. Mark on a map of ${w.place} which lie on one route, and note the name of whoever is there when it goes wrong. Done when: six ${w.crowd} have given you a quarter of an hour on the spot.`,
      `Start with ${w.how.find}; strike whoever lies too far from the others. ${cap(w.how.reach)}. Done when: the list of ${w.crowd} has names, numbers and six fixed visits.`,
    ),
  ],
  "interviews-1": (w) => [
    `Stand where it goes wrong at six ${w.crowd}`,
    w.vary(
      "interviews",
      `Go there and look before you ask. Then "${w.how.ask[0]}", "${w.how.ask[1]}" and who noticed it first. Offer nothing yet. Done when: six visits are written up with times and sums, and a tick where ${w.said} came up by itself.`,
      `Let ${w.one} walk you through the last time, on the spot. ${w.now ? `Ask to see how ${w.now} ended. ` : ""}The last question is "${w.how.ask[2]}" Done when: you have six pages with dates and sums, and know who named ${w.said} first.`,
    ),
  ],
  "interviews-2": (w) => [
    `Visit six more ${w.crowd} nobody introduced you to`,
    w.vary(
      "interviews-2",
      `Ask for the bill of whoever does it now and when that contract can be ended. Five of twelve naming the problem unasked is the mark. Done when: twelve ${w.crowd} are counted, with the month in which each could change.`,
      `Strangers only. Ask what has changed for them in the last year and who would have to approve a new supplier. Done when: the tally of twelve ${w.crowd} is complete, and you know whether five of them brought it up.`,
    ),
  ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Count ${w.counted} with three ${w.crowd}`,
          `Settle with each how ${w.counted} is counted, then count it together for one ordinary week. Done when: three dated figures are initialled by the people they belong to.`,
        ]
      : [
          `Read three bills that ${w.crowd} pay for it today`,
          `Ask for the last invoice or, where staff do it, for their hours${w.now ? `; start with those who use ${w.now}` : ""}. Done when: three ${w.crowd} have a monthly sum on paper, and you know what ${w.price} would replace.`,
        ],
  "offer-page": (w) => [
    `Write on one side what ${w.crowd} get and when you come`,
    w.vary(
      "offer",
      `What's done, on which days, who comes, what they must provide, and ${w.price}. ${cap(w.promise(0, "the main promise"))} belongs in the first line. Done when: two ${w.crowd} have read it and asked for a date.`,
      `Three lines: what stops going wrong, what it costs (${w.price}), what happens in the first week. Done when: it can lie on a desk at ${w.one} without you and still be understood.`,
    ),
  ],
  pitches: (w) => [
    `Ask each of these ${w.crowd} for a paid first date${w.atPrice}`,
    w.vary(
      "pitches",
      `Back on the spot, with the page in your hand; a yes is ${w.how.yes}. ${w.how.clock}. Done when: every ${w.member} on the list has a date, a no with its reason, or a name to ask next.`,
      `Offer a start next week and wait for the answer; a yes is ${w.how.yes}. "Ring me in spring" counts as a no. Done when: all ${w.crowd} you saw stand under yes, no or "asks somebody else".`,
    ),
  ],
  landing: (w) => [
    `Write the first order for one ${w.member}`,
    `${cap(w.how.paper)}. What's counted is ${w.counted}. Done when: one of the ${w.crowd} has read it standing up and named the line they'd change.`,
  ],
  referral: (w) => [
    `Ask each satisfied ${w.member} for the neighbour`,
    w.vary(
      "referral",
      `Right after ${w.job} that went well: "Who next door has the same?" A second address on the same road is worth more than one across ${w.place}. Done when: names asked for and got are counted.`,
      `In person and on the day it works. Ask whom they meet at their association's evenings. Done when: there is a new name for each of the first ${w.crowd}, or a reason why not.`,
    ),
  ],
  "closing-calls": (w) => [
    `Ask every one of the first ${w.crowd} for a standing order${w.atPrice}`,
    w.vary(
      "closing",
      `Two questions on the spot: shall we come again next month at ${w.price}, and what would make you end it? Done when: each ${w.member} has signed for a fixed day or told you why not.`,
      `Go to the quietest one first and ask what they'd miss if you stopped. Done when: orders for a quarter of ${w.jobs} are signed, and every ${w.member} that said no has told you why.`,
    ),
  ],
};

export const PUBLIC: Meetings = {
  prospects: (w) => [
    `Find out who signs at ten ${w.crowd}${w.at}`,
    `Read ${w.how.find}. You need ${w.how.door}. ${cap(w.how.reach)}. Done when: ten ${w.crowd} have a name and an extension beside them, and six have agreed to a talk.`,
  ],
  "interviews-1": (w) => [
    `Hear from six ${w.crowd} who signed for it last time`,
    `Three questions: "${w.how.ask[0]}" "${w.how.ask[1]}" "${w.how.ask[2]}" Listen for ${w.said}, and don't offer anything. Done when: six notes name the budget line, the limit and the month.`,
  ],
  "interviews-2": (w) => [
    `Talk to the staff of six ${w.crowd} who do the work`,
    `Whoever signs doesn't feel it; these people do. Ask them to show the last case. Five of twelve naming the problem unasked is the mark. Done when: twelve talks with ${w.crowd} are counted, six from each side of the desk.`,
  ],
  baseline: (w) => [
    w.c.theirs ? `Count ${w.counted} at three ${w.crowd}` : `Find last year's spending of three ${w.crowd}`,
    w.c.theirs
      ? `With the person who keeps the figures, from last year's records. Done when: three figures for ${w.counted} have a source that an auditor would accept.`
      : `Annual reports, award notices and minutes are public; read them before you ask. Done when: three sums of ${w.crowd} lie beside ${w.price}, with their sources.`,
  ],
  "offer-page": (w) => [
    `Write the request for a trial as ${w.one} would have to file it`,
    `Need, remedy, sum (${w.price}), period, who is responsible. Use the headings of their own form. Done when: one official of ${w.one} has read it and says which office gets it next.`,
  ],
  pitches: (w) => [
    `Ask each ${w.member} for a letter that names the budget line`,
    `${w.how.clock}. A yes is ${w.how.yes}. Done when: each of the ${w.crowd} has given a letter, a no, or the date of the meeting that decides.`,
  ],
  landing: (w) => [
    `Draft a trial order for one ${w.member}`,
    `It is to be ${w.how.paper}. Put in what's counted (${w.counted}) and who reads the report. Done when: purchasing at one ${w.member} has confirmed that no tender is needed.`,
  ],
  referral: (w) => [
    `Let one ${w.member} report at the next working group`,
    `Officials believe officials. Offer to write the five slides and stay in the last row. Done when: a date is fixed, and the ${w.crowd} who asked questions are on your list.`,
  ],
  "closing-calls": (w) => [
    `Get next year's line from every ${w.member} in the trial`,
    `Ask in which budget it belongs, who proposes it and by which day. Done when: each ${w.member} has put ${w.price} into a draft or told you who struck it.`,
  ],
};

export const CLUB: Meetings = {
  prospects: (w) => [
    `List twenty ${w.crowd}${w.at} with the evening they meet`,
    `Use ${w.how.find}. Look for ${w.how.door}. Done when: twenty ${w.crowd} have a weekday and a name, and six expect you.`,
  ],
  "interviews-1": (w) => [
    `Sit in on the evenings of six ${w.crowd}`,
    `${cap(w.how.reach)}. Ask "${w.how.ask[0]}" and "${w.how.ask[1]}" Done when: six evenings are written down, with a tick where ${w.said} was named before you did.`,
  ],
  "interviews-2": (w) => [
    `Talk to the treasurers of six more ${w.crowd}`,
    `Ask what they spent last season, on what, and what needed a vote. Five of twelve naming the problem unasked is the mark. Done when: twelve ${w.crowd} are counted, with the sum each may spend without asking the members.`,
  ],
  baseline: (w) => [
    `Count ${w.counted} in three ${w.crowd}`,
    `Together with the volunteer who does it, for the last month. Done when: three figures for ${w.counted} are dated, with the evenings they took.`,
  ],
  "offer-page": (w) => [
    `Write half a page a committee of ${w.crowd} can vote on`,
    `What it does, what it costs (${w.price}), who has to do what, and how to stop. Done when: the treasurer of ${w.one} has read it aloud and nobody asked what it means.`,
  ],
  pitches: (w) => [
    `Get onto the agenda of every ${w.member} you heard`,
    `${w.how.clock}. Bring the half page and ask for a vote${w.atPrice}. Done when: each of the ${w.crowd} has a decision in its minutes or a date for one.`,
  ],
  landing: (w) => [
    `Show two volunteers of one ${w.member} how it works at their table`,
    `They are the ones who would use it. Take their own list, and count ${w.counted} while they try. Done when: both would do the next one without you.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} for a word to the umbrella association`,
    `Two sentences in the circular are read by every treasurer. Done when: one ${w.member} has sent them, and the calls that follow are counted.`,
  ],
  "closing-calls": (w) => [
    `Ask every one of the first ${w.crowd} for the coming season`,
    `Before their annual meeting: does it go into the budget at ${w.price}? Done when: each ${w.member} has it in the draft, or the treasurer's reason is on paper.`,
  ],
};

export const SHOP: Meetings = {
  prospects: (w) => [
    `Walk past the shelves of twelve ${w.crowd}${w.at}`,
    `Add ${w.how.find}. Photograph what stands beside the place you'd want, with its price. You need ${w.how.door}. Done when: twelve ${w.crowd} are ranked by fit, with the name of the buyer.`,
  ],
  "interviews-1": (w) => [
    `Ask six ${w.crowd} which line stood still last season`,
    `${cap(w.how.reach)}. Then "${w.how.ask[1]}" and "${w.how.ask[2]}" Done when: six notes hold margin, carton and ordering week, and whether their customers complain about ${w.said}.`,
  ],
  "interviews-2": (w) => [
    `Talk to twelve people in front of the shelf of two ${w.crowd}`,
    `With the owner's leave, on a full day. Ask what they took, what they put back and why. Done when: twelve answers are counted, and five name ${w.said} without your help.`,
  ],
  baseline: (w) => [
    `Work out the shelf price at three ${w.crowd}`,
    `Your price, their margin, the tax, the nearest product. Done when: three sums end at a price on the shelf of ${w.one}, and each owner has said whether it sells there.`,
  ],
  "offer-page": (w) => [
    `Print a price list for ${w.crowd} with carton and delivery day`,
    `Price, smallest order, shelf life or warranty, what happens to unsold pieces; ${w.price} on top. Done when: the owner of ${w.one} has filled it in without asking.`,
  ],
  pitches: (w) => [
    `Ask each of these ${w.crowd} for a first order${w.atPrice}`,
    `With one open carton on the counter; a yes is ${w.how.yes}. ${w.how.clock}. Done when: each has ordered, refused with a reason, or named the week to come back.`,
  ],
  landing: (w) => [
    `Make the card that sells it on the shelf of one ${w.member}`,
    `Customers don't meet you there. One sentence, one proof${w.c.proofs[0] ? ` ("${w.c.proofs[0]}")` : ""}, one picture. Done when: the owner has put it up beside ${w.it} and two customers have read it.`,
  ],
  referral: (w) => [
    `Ask each of the first ${w.crowd} where else it would sell`,
    `Owners know which shop in the next town has their kind of customer and is no rival. Done when: each ${w.member} has named one, and half of these have been rung.`,
  ],
  "closing-calls": (w) => [
    `Count the shelf at the first ${w.crowd} and take the second order`,
    `Sold, left, damaged, asked about. Then write the next order with the owner standing there. Done when: each ${w.member} has reordered at ${w.price} or given the shelf away.`,
  ],
};
