import { isPromise } from "@/lib/brief/text/told-as";
import { cap } from "../../english";
import { quote } from "../../frames";
import { freeStart } from "../../free-use";
import { isOnTheRoad } from "../delivered";
import type { Text, Words } from "../words";
import { workedThere } from "../worked-there";

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

/** The mark that decides whether the problem is urgent enough. */
export const urgent = ({ crowd }: Words) =>
  `If fewer than five of all twelve ${crowd} name the problem before you do, it is not urgent enough: look for a narrower group before you spend more time`;
/** What customers can check: work done, then what a thing is; a promise can only be kept. */
export const checkable = ({ c }: Words, before: string) => {
  const said = [c.record, ...c.proofs.filter((proof) => !isPromise(proof))].find(Boolean);
  return said ? `${before} ${quote(said)}. ` : "";
};

/** Firms that would work with it at a screen every day. */
export const DESK: Meetings = {
  prospects: (w) => [
    `Arrange conversations with six ${w.crowd}${w.at}`,
    `${workedThere(w.c)}Make a list of twenty-five from ${w.how.find}. Ask for ${w.how.door}. The best way in: ${w.how.reach}. The call is about their work and not yet about ${w.c.name}. Done when: six of them have given you a day and an hour.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about their last real case`,
    `Let them show you on their own screen how they handled it${w.now ? `, including what they do with ${w.now}` : ""}. Ask: "${w.how.ask[0]}" and "${w.how.ask[1]}" Write down the steps and the minutes, and say nothing about ${w.c.name} yet. Done when: six cases are written down with minutes and costs, and you know how many of the six mentioned the problem on their own.`,
  ],
  "interviews-2": (w) =>
    w.c.group.alone
      ? [
          `Interview six more ${w.crowd} about what they have tried against it`,
          `What did they buy or begin, what is still in use, and what was dropped after how long? Ask as well: "${w.how.ask[2]}" ${urgent(w)}. Done when: the answers of all twelve are counted on one page.`,
        ]
      : [
          `Interview six more ${w.crowd}, this time ${w.c.group.approver ?? "whoever approves software"}`,
          `Ask how the last tool was bought: who proposed it, who agreed, what it cost and how long it took. Ask as well: "${w.how.ask[2]}" ${urgent(w)}. Done when: the answers of all twelve are counted on one page.`,
        ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Measure ${w.counted} at three ${w.crowd}`,
          `Sit beside the person who does the work for one ordinary case and use a watch. This is the figure that ${w.c.name} has to improve, so write down exactly how you measured it. Done when: you have dated figures from three ${w.crowd} that could be measured again in the same way.`,
        ]
      : [
          `Find out what three ${w.crowd} spend on it today`,
          `${w.c.habits.length > 0 ? "Count with them for one ordinary week what is done twice, rung about or looked for, with the minutes and what it cost" : "Ask for the last invoices of the tools and services they use for this, and estimate the staff hours behind them"}. Done when: the monthly sums of three ${w.crowd} stand beside your price of ${w.price}, and you know what it would replace.`,
        ],
  "offer-page": (w) => [
    w.made
      ? `Watch two new ${w.crowd} use it for the first time`
      : `Draw three screens and show them to three ${w.crowd}`,
    w.made
      ? `Choose people who have never seen it, give them a task and don't help. Then show the price of ${w.price} and ask what they would compare it with. Done when: you have a list of the places where they got stuck, and both have reacted to the price.`
      : `Show what goes in, what they do with it and what comes out: ${w.promise(0, "the one result they get")}. Put the price of ${w.price} on the last screen, and let them go through it without your help. Done when: two of the three can explain what it does and what it costs.`,
  ],
  pitches: (w) => [
    freeStart(w.c)
      ? `Ask each of these ${w.crowd} to start, and to sign the price that follows ${freeStart(w.c)}`
      : `Ask each of these ${w.crowd} for a paid trial${w.atPrice}`,
    w.c.group.alone
      ? `Offer a first day and the price after the trial. Count as a yes only ${w.how.yes}; "send me something" is a no. ${w.how.clock}. Done when: each of them has paid, declined with a reason, or named the week in which to ask again.`
      : `Offer a first day, one named person on their side and the price after the trial. Count as a yes only ${w.how.yes}; "send me something" is a no. ${w.how.clock}. Done when: each of them has signed, declined with a reason, or told you who decides.`,
  ],
  landing: (w) => [
    `Write a one-page trial agreement for ${w.crowd}`,
    `It should be ${w.how.paper}. Say what will be measured during the trial: ${w.counted}. Done when: one of them has read it and would sign it, or has told you which line to change.`,
  ],
  referral: (w) => [
    `Ask every satisfied ${w.member} for one introduction`,
    `Ask on the day a ${w.member} has had a result, and ask for one name rather than for "anybody". Write two sentences they can forward. Done when: you have asked all of the first customers and counted the introductions.`,
  ],
  "closing-calls": (w) => [
    `Ask all ${w.crowd} in the trial to continue${w.atPrice}`,
    `Show each of them the figure from before and the figure from now for ${w.counted}, and ask whether the difference is worth ${w.price}. Begin with the one who used it least. Done when: everybody has answered in writing, and each no has a reason.`,
  ],
};

/** Firms where somebody comes and does it, or brings it. */
export const SITE: Meetings = {
  prospects: (w) => [
    `Arrange visits to six ${w.crowd}${w.at}`,
    `Make a list of twenty from ${w.how.find}. Ask for ${w.how.door}. The best way in: ${w.how.reach}. The visit is about their work and not yet about ${w.c.name}. Done when: six of them expect you on a fixed day.`,
  ],
  "interviews-1": (w) => [
    `Visit six ${w.crowd} and look at the last time it went wrong`,
    `Let them show you the place and tell you what happened. Ask: "${w.how.ask[0]}" and "${w.how.ask[1]}"${w.now ? ` Ask also how satisfied they are with ${w.now}.` : ""} Don't offer ${w.c.name} yet. Done when: six visits are written down with hours and sums, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) =>
    w.c.group.alone
      ? [
          `Talk to six more ${w.crowd} about what they bought last`,
          `Ask how they chose it, what it cost and whether they would choose it again. Ask as well: "${w.how.ask[2]}" ${urgent(w)}. Done when: twelve conversations are counted, with the sum that each spends without thinking twice.`,
        ]
      : [
          `Talk to six more ${w.crowd}, and ask who decides`,
          `Ask who ordered it last time, who had to agree and how the supplier was chosen. Ask as well: "${w.how.ask[2]}" ${urgent(w)}. Done when: twelve conversations are counted, and you know for each who would sign.`,
        ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Measure ${w.counted} at three ${w.crowd}`,
          `Do it together with the person on site, for one ordinary week. This is the figure ${w.c.name} has to improve. Done when: three dated figures are signed by somebody on their side.`,
        ]
      : [
          `Find out what three ${w.crowd} pay for it today`,
          `Ask for the last invoice, or for the hours of their own staff${w.now ? `, and begin with those who use ${w.now}` : ""}. Done when: three monthly sums stand beside your price of ${w.price}.`,
        ],
  "offer-page": (w) => [
    `Write a one-page offer for ${w.crowd}`,
    `Say what you do, how often, who comes, what they have to provide and what it costs (${w.price}). ${cap(w.promise(0, "Your main promise"))} belongs at the top. Done when: two of them have read it without you and asked only about dates.`,
  ],
  pitches: (w) => [
    `Ask each of these ${w.crowd} for a paid start${w.atPrice}`,
    `Go back with the offer and propose a first day next week. Count as a yes only ${w.how.yes}; "call me in spring" is a no. ${w.how.clock}. Done when: each of them stands under yes, no with a reason, or ${w.c.group.alone ? "the week in which to ask again" : '"somebody else decides"'}.`,
  ],
  landing: (w) => [
    `Prepare the first order form for ${w.crowd}`,
    `It should be ${w.how.paper}. Add what you will both count: ${w.counted}. Done when: one of them has read it and named the line they would change.`,
  ],
  referral: (w) => [
    isOnTheRoad(w.c)
      ? `Ask every satisfied ${w.member} for a neighbour`
      : `Ask every satisfied ${w.member} for one name`,
    isOnTheRoad(w.c)
      ? `Ask right after a visit that went well: which ${w.crowd} nearby have the same problem? Customers close to each other save you travel, so a second one nearby leaves you more. Done when: you have asked all of the first customers and counted the names you got.`
      : `Ask on the day something went well: which of the ${w.crowd} you know has the same trouble, and may you say who sent you? Done when: you have asked all of the first customers and counted the names you got.`,
  ],
  "closing-calls": (w) => [
    w.monthly
      ? `Ask each of the first ${w.crowd} whether they go on${w.atPrice}`
      : `Ask the first ${w.crowd} for a regular order${w.atPrice}`,
    `Ask each of them two questions: shall we continue at ${w.price}, and what would make you stop? Begin with the one you have heard least from. Done when: everybody has signed for the coming months or told you why not.`,
  ],
};

export const PUBLIC: Meetings = {
  prospects: (w) => [
    `Find out who decides at ten ${w.crowd}${w.at}`,
    `Look in ${w.how.find}. You need ${w.how.door}. The best way in: ${w.how.reach}. You want to learn how they decide before you speak about ${w.c.name}. Done when: you have ten names with a telephone number, and six of them have agreed to a conversation.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about how they bought it last time`,
    `Ask: "${w.how.ask[0]}" "${w.how.ask[1]}" "${w.how.ask[2]}" Don't offer ${w.c.name} yet, and note whether they mention the problem on their own. Done when: you know the budget line, the limit for direct purchases and the deadline at each of the six.`,
  ],
  "interviews-2": (w) => [
    `Interview the staff who do the work at six ${w.crowd}`,
    `Those who sign don't feel the problem every day; these people do. Ask them to show you the last case. ${urgent(w)}. Done when: twelve conversations are counted, six with each side.`,
  ],
  baseline: (w) => [
    w.c.theirs
      ? `Measure ${w.counted} at three ${w.crowd}`
      : `Look up what three ${w.crowd} spent on it last year`,
    w.c.theirs
      ? `Use last year's records, together with the person who keeps them, because ${w.c.name} will be judged by this figure. Done when: you have three figures with a source an auditor would accept.`
      : `Read annual reports, award notices and minutes before you ask. Done when: three sums with their sources stand beside your price of ${w.price}.`,
  ],
  "offer-page": (w) => [
    `Write a trial proposal in the form that ${w.crowd} use`,
    `Use the headings of their own form: need, solution, cost (${w.price}), period and responsible person. Done when: one official has read it and told you which office gets it next.`,
  ],
  pitches: (w) => [
    `Ask each of these ${w.crowd} for a written commitment${w.atPrice}`,
    `Count as a yes only ${w.how.yes}. ${w.how.clock}. Done when: each of them has given you the commitment, a refusal, or the date of the meeting that decides.`,
  ],
  landing: (w) => [
    `Draft a trial order that ${w.crowd} can sign without a tender`,
    `It should be ${w.how.paper}. Say what will be counted (${w.counted}) and who receives the report. Done when: the purchasing office of one of them has confirmed that no tender is needed.`,
  ],
  referral: (w) => [
    `Ask one ${w.member} to report at the next working group`,
    `Officials trust the experience of other officials. Offer to prepare five slides and let them present. Done when: a date is fixed and you have the names of those who asked questions.`,
  ],
  "closing-calls": (w) => [
    `Ask all ${w.crowd} in the trial to plan it into next year's budget`,
    `Ask in which budget it belongs, who proposes it and by which day. Done when: each of them has put ${w.price} into a draft budget or told you who struck it out and why.`,
  ],
};

export const CLUB: Meetings = {
  prospects: (w) => [
    `Arrange visits to six ${w.crowd}${w.at}`,
    `Make a list of twenty from ${w.how.find}, with the evening on which each meets. Ask for ${w.how.door}. The best way in: ${w.how.reach}. Tell them you want to learn, not to sell ${w.c.name}. Done when: six of them expect you.`,
  ],
  "interviews-1": (w) => [
    `Visit six ${w.crowd} on an ordinary evening`,
    `Listen first and don't offer ${w.c.name} yet; then ask: "${w.how.ask[0]}" and "${w.how.ask[1]}" Note whether somebody mentions the problem before you do. Done when: six evenings are written down with hours and costs.`,
  ],
  "interviews-2": (w) => [
    `Interview the treasurers of six more ${w.crowd}`,
    `Ask what they spent last season, on what, and which sums needed a vote. ${urgent(w)}. Done when: twelve conversations are counted, and you know how much each may spend without asking the members.`,
  ],
  baseline: (w) => [
    `Measure ${w.counted} in three ${w.crowd}`,
    `Do it for the last month, together with the volunteer who has the work, because ${w.c.name} will be judged by it. Done when: three dated figures are on paper.`,
  ],
  "offer-page": (w) => [
    `Write half a page that a committee of ${w.crowd} can vote on`,
    `Say what it does, what it costs (${w.price}), what somebody has to do and how to stop. Done when: one treasurer has read it and asked no question you had not answered.`,
  ],
  pitches: (w) => [
    `Get onto the agenda of each of these ${w.crowd}`,
    `Bring the half page and ask for a vote${w.atPrice}. ${w.how.clock}. Done when: each of them has a decision in its minutes, or a date for one.`,
  ],
  landing: (w) => [
    `Let two volunteers of one ${w.member} try it`,
    `They are the ones who would use it, so take their own list and measure ${w.counted} while they try. Done when: both would do it again without you.`,
  ],
  referral: (w) => [
    `Ask every satisfied ${w.member} for a word to its association`,
    `Two sentences in the association's circular reach every treasurer. Done when: one of them has sent them, and you count the calls that follow.`,
  ],
  "closing-calls": (w) => [
    `Ask the first ${w.crowd} to continue next season${w.atPrice}`,
    `Ask before the annual meeting whether ${w.price} goes into the budget. Done when: it stands in the draft of each, or you have the treasurer's reason.`,
  ],
};

export const SHOP: Meetings = {
  prospects: (w) => [
    `Choose twelve ${w.crowd}${w.at} whose shelves it would suit`,
    `Look in ${w.how.find}. Photograph what stands where you would like to stand, with its price. You will need ${w.how.door}, and later a sample. Done when: the twelve are ranked by how well they fit, with the buyer's name.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about what sells and what doesn't`,
    `The best way is to ${w.how.reach}. Ask: "${w.how.ask[1]}" and "${w.how.ask[2]}" Leave ${w.c.name} in your bag, and note whether they mention the problem on their own. Done when: you know the margin, the smallest order and the ordering week of each of the six.`,
  ],
  "interviews-2": (w) => [
    `Talk to twelve people in front of the shelf of two ${w.crowd}`,
    `Ask the owner for permission and choose a busy day. Ask customers what they took, what they put back and why. ${urgent(w)}. Done when: twelve answers are counted.`,
  ],
  baseline: (w) => [
    `Work out the shelf price with three ${w.crowd}`,
    `Add their margin and the tax to your price (${w.price}) and compare the result with the product next to it. Done when: three owners have told you whether it would sell at that price.`,
  ],
  "offer-page": (w) => [
    `Print a price list for ${w.crowd}`,
    `Put on it the price (${w.price}), the smallest order, delivery time, shelf life or warranty, and what happens to unsold pieces. Done when: one owner has filled it in without asking you anything.`,
  ],
  pitches: (w) => [
    `Ask each of these ${w.crowd} for a first order${w.atPrice}`,
    `Bring samples. Count as a yes only ${w.how.yes}. ${w.how.clock}. Done when: each of them has ordered ${w.c.name}, refused with a reason, or named the week in which to come back.`,
  ],
  landing: (w) => [
    `Make the shelf card that sells it at ${w.crowd}`,
    `Nobody explains it in the shop, so one card has to: one sentence, one picture, the price. ${checkable(w, "Say what can be checked:")}Done when: one owner has put up the card and you have watched ten people pass it.`,
  ],
  referral: (w) => [
    `Ask each of the first ${w.crowd} where else it would sell`,
    `Owners know shops in other towns that have similar customers and don't compete with them. Done when: each has named one, and half of those have heard about ${w.c.name} from you.`,
  ],
  "closing-calls": (w) => [
    `Count the shelf at the first ${w.crowd} and ask for the second order`,
    `Note what was sold, what is left and what customers asked. Then write the next order together. Done when: each of them has reordered at ${w.price} or told you why not.`,
  ],
};
