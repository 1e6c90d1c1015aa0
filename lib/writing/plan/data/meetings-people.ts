import { cap } from "../../english";
import type { Meetings } from "./meetings-firms";

/** People to whom somebody comes. */
export const HOME: Meetings = {
  prospects: (w) => [
    w.said === "the trouble"
      ? `Meet twelve ${w.crowd}${w.at}, street by street`
      : `Find twelve ${w.crowd}${w.at} who know this: ${w.said}`,
    w.vary(
      "prospects",
      `Choose one part of ${w.place} and go there at the hour when people are in. Begin with ${w.how.find}. Done when: twelve ${w.crowd} have a first name and a number beside them, and six have said when you may come back.`,
      `Ask on the spot, in the week it happened, and ask each for two more names; friends and family don't count. Done when: six talks with ${w.crowd} are in the calendar, the nearest first.`,
    ),
  ],
  "interviews-1": (w) => [
    `Ask six ${w.crowd} about the last time, and sell nothing`,
    w.vary(
      "interviews",
      `"${w.how.ask[0]}" Let them tell it to the end${w.now ? `, ${w.now} included` : ""}; then "${w.how.ask[1]}" Don't mention your idea. Done when: six stories with dates and sums are written down, and a tick wherever ${w.said} came up unasked.`,
      `Ask who did it last time, how they found that person and what it cost. Close with "${w.how.ask[2]}" Done when: you know from six ${w.crowd} whom they rang, what they paid and what annoyed them.`,
    ),
  ],
  "interviews-2": (w) => [
    `Hear six more ${w.crowd} from another part of ${w.place}`,
    w.vary(
      "interviews-2",
      `Another street, another age. Five of twelve naming the problem before you do is the mark. Done when: twelve ${w.crowd} are counted, and the three sentences you heard most are copied out word for word.`,
      `Ask these six what would have to happen for them to let a stranger do it. Done when: the tally of twelve ${w.crowd} is written down, with what they need to know about whoever comes.`,
    ),
  ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Count ${w.counted} with three ${w.crowd}`,
          `Over one ordinary week, on a sheet by the door. Done when: three figures for ${w.counted} are dated and can be counted again afterwards.`,
        ]
      : [
          `Ring three who do it now${w.at} and ask for a price`,
          `As a customer would: price, first free day, what's included${w.now ? `; begin with ${w.now}` : ""}. Done when: three offers lie beside ${w.price}, with the days ${w.one} has to wait.`,
        ],
  "offer-page": (w) => [
    `Print a card for ${w.crowd} with what you do and what it costs`,
    w.vary(
      "offer",
      `One side: ${w.promise(0, "what is done")}, ${w.price}, your face, a telephone number. The back: what you need from them and what happens if they aren't content. Done when: two ${w.crowd} have kept it without being asked to.`,
      `What's done, how long it takes, ${w.price}, the first free day. Nothing else. Done when: two ${w.crowd} have read it in the doorway and asked no question about the price.`,
    ),
  ],
  pitches: (w) => [
    `Offer the first paid dates to the ${w.crowd} you've heard${w.atPrice}`,
    w.vary(
      "pitches",
      `Go back in person with two free dates for ${w.job} next week; a yes is ${w.how.yes}. ${w.how.clock}. Done when: every one of these ${w.crowd} has a date, or you have the reason in their words.`,
      `Name the day before the price, then the price, then wait; a yes is ${w.how.yes}. Done when: all ${w.crowd} you met stand under "booked", "no, because" or "not this month".`,
    ),
  ],
  landing: (w) => [
    `Put up a page where ${w.crowd} can book one thing`,
    `Area, price (${w.price}), two free days, one button. ${w.c.proofs[0] ? `On top what can be checked: "${w.c.proofs[0]}". ` : ""}Done when: ten ${w.crowd} have opened it on a phone, and you know how many pressed.`,
  ],
  referral: (w) => [
    `Leave two cards with each ${w.member} who was content`,
    w.vary(
      "referral",
      `On the day ${w.job} is done, with one question: who next door would want this? Write the name of whoever sent them on each new booking. Done when: cards given and calls from other ${w.crowd} are counted.`,
      `Ask for a sentence and a photograph you may show, and for one name${w.at}. Done when: each of the first ${w.crowd} has given one of the three, or said no.`,
    ),
  ],
  "closing-calls": (w) => [
    `Ring each of the first ${w.crowd}: the same again${w.atPrice}?`,
    w.vary(
      "closing",
      `Fix the next date in the same call, or ask what would have to be different. Done when: next dates are in the calendar at ${w.price}, and each ${w.member} who said no has given a reason.`,
      `Ask whom they'd ring if you stopped, and why not them now. Done when: you know how many of the first ${w.crowd} have booked again, and what the others do instead.`,
    ),
  ],
};

/** People who buy a thing. */
export const SHOPPER: Meetings = {
  prospects: (w) => [
    w.said === "the trouble"
      ? `Meet twelve ${w.crowd}${w.at} where they buy it now`
      : `Find twelve ${w.crowd}${w.at} who'd say this: ${w.said}`,
    w.vary(
      "prospects",
      `Stand where something like it is sold, and ask whoever takes it up and puts it down again. Add two names from each. Done when: twelve ${w.crowd} have agreed to talk, and none of them is a friend.`,
      `Two groups where ${w.crowd} ask each other, and one shop with a patient owner. Write to nobody you know. Done when: six talks have a time and a place.`,
    ),
  ],
  "interviews-1": (w) => [
    `Have six ${w.crowd} show what they bought last`,
    w.vary(
      "interviews",
      `The pack in the hand, not an opinion: where from, what it cost, how much was thrown away${w.now ? `, and how ${w.now} compares` : ""}. Then "${w.how.ask[2]}" Keep yours in the bag. Done when: six photographs with prices are filed, and a tick wherever ${w.said} was said unasked.`,
      `Ask to see the shelf or drawer where it stands. "${w.how.ask[1]}" Done when: you know from six ${w.crowd} what they bought in the last year, what they paid, and what made them stop.`,
    ),
  ],
  "interviews-2": (w) => [
    `Give six more ${w.crowd} three products and a pen`,
    w.vary(
      "interviews-2",
      `Two from the shelf and a sketch of yours, unnamed: which would you take at the same price, which at these prices? Done when: twelve ${w.crowd} are counted, and five of them named the problem before you did.`,
      `Let them sort what there is into "again", "never" and "as a gift", and say why. Done when: the reasons of twelve ${w.crowd} are in one list, and you know whether five brought the problem up themselves.`,
    ),
  ],
  baseline: (w) => [
    `Buy the three products ${w.crowd} named most`,
    `Pay what they pay, use all three for a week and note price per use, what's good and what breaks the promise on the pack. Done when: three rows stand above the one for ${w.it}, which says ${w.price} and is still empty.`,
  ],
  "offer-page": (w) => [
    `Write the label ${w.crowd} would read in the shop`,
    w.vary(
      "offer",
      `Name, one sentence, ${w.promise(0, "what is in it")}, ${w.price}. Lay it between two real ones. Done when: four of six ${w.crowd} can say what it is for after five seconds.`,
      `What it is, what isn't in it, what it costs (${w.price}), how long it lasts. Done when: two ${w.crowd} have read it aloud and neither asked what that means.`,
    ),
  ],
  pitches: (w) => [
    `Take paid orders from ${w.crowd}${w.atPrice} before there is stock`,
    w.vary(
      "pitches",
      `Show a sample, say the price and the delivery day, and take the money with a promise to give it back. Liking it counts for nothing. Done when: every one of these ${w.crowd} has paid, or has told you what they'd buy instead.`,
      `A sample, ${w.price} and a list with a column for "paid". ${w.how.clock}. Done when: all ${w.crowd} you asked are on the list, each with a payment or a sentence.`,
    ),
  ],
  landing: (w) => [
    `Put one product on sale on one page`,
    `Real photograph, price with delivery, a day of dispatch, one button. ${w.c.proofs[0] ? `Beside the price what can be checked: "${w.c.proofs[0]}". ` : ""}Done when: thirty ${w.crowd} have seen it, and visits, presses and payments stand in one row.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} who came back for whom they'd buy one`,
    w.vary(
      "referral",
      `A gift is the easiest second order: offer to send it with a card in their name. Done when: you know how many of these ${w.crowd} gave one away, and whether the other one bought.`,
      `Put a second card into the parcel with "from me" and a line to sign. Done when: cards sent by ${w.crowd} and orders that mention one are counted.`,
    ),
  ],
  "closing-calls": (w) => [
    `Write to every buyer: another one${w.atPrice}?`,
    w.vary(
      "closing",
      `Personally, with the day they'd run out or need the next. Ask those who don't answer what stands in its place now. Done when: second orders, refusals and silences of the ${w.crowd} are three numbers.`,
      `No discount, only the question and a link. Done when: you know what share of the first ${w.crowd} bought again at ${w.price}, and why the others didn't.`,
    ),
  ],
};

/** People who use a program or an account. */
export const USER: Meetings = {
  prospects: (w) => [
    w.said === "the trouble"
      ? `Find twelve ${w.crowd}${w.at} where they ask each other`
      : `Find twelve ${w.crowd}${w.at} who wrote or said this lately: ${w.said}`,
    `Search two forums and two groups for that sentence, read before you write, and answer somebody's question first. Done when: twelve ${w.crowd} have agreed to a call, and each thread is saved with its date.`,
  ],
  "interviews-1": (w) => [
    `Ask six ${w.crowd} what they did the last time`,
    `"${w.how.ask[0]}" Ask to see the apps, notes and messages of that day${w.now ? `, ${w.now} too` : ""}. No word about an app. Done when: six evenings or days are written down hour by hour, with a tick wherever ${w.said} came up unasked.`,
  ],
  "interviews-2": (w) => [
    `Hear six more ${w.crowd}, and look at what they deleted`,
    `Ask which app for this they installed last, how many days they used it and why they stopped. Done when: twelve ${w.crowd} are counted, five of whom named the problem first, and the commonest reason for stopping has a number.`,
  ],
  baseline: (w) => [
    w.c.theirs ? `Let three ${w.crowd} keep a log for a week` : `Ask three ${w.crowd} what they pay for now`,
    w.c.theirs
      ? `A sheet of paper and a reminder each evening: ${w.counted}. Done when: three ${w.crowd} have filled in a week, gaps included.`
      : `Subscriptions and one-off payments of the last year, from their own statements. Done when: three ${w.crowd} have a list that shows what ${w.price} would have to replace.`,
  ],
  "offer-page": (w) => [
    w.made
      ? `Try the first minute on two ${w.crowd} who never saw it`
      : `Draw the first three screens for ${w.crowd}`,
    w.made
      ? `What they see, what they tap and what they have after a minute: ${w.promise(0, "one result")}. Show ${w.price} when they ask for more. Done when: both reached the end without help, or you know the tap at which they left.`
      : `What they see, what they tap and what they have after a minute: ${w.promise(0, "one result")}. The third screen shows ${w.price}. Done when: two ${w.crowd} have tapped through the paper and reached the end without help.`,
  ],
  pitches: (w) => [
    `Ask these ${w.crowd} to pay for ${w.first}${w.atPrice}`,
    `${w.c.done ? "It starts on a fixed day, and you help with the first steps" : "You'll do by hand what the app will do later, from a fixed day on"}. A yes is a payment, with the money back if it doesn't help. Done when: each of the ${w.crowd} has paid or said in one sentence why not.`,
  ],
  landing: (w) => [
    `Put up one page that asks ${w.crowd} for a start date and a card`,
    `The sentence you heard most on top, ${w.price} below, no list of functions. Done when: fifty ${w.crowd} have seen it, and you know how many went as far as the payment.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} who stayed to bring one more`,
    `On the day they mention a result, not before. Watch which words they use to invite; they're better than yours. Done when: invitations that ${w.crowd} sent and that were accepted are counted.`,
  ],
  "closing-calls": (w) => [
    w.monthly
      ? `Talk to everyone who came for a month: stay${w.atPrice}?`
      : `Talk to everyone who paid: again${w.atPrice}, or somebody they know?`,
    `Those who opened it least come first. Ask what they did ${w.monthly ? "on the evenings without it" : "the next time they needed it"}. Done when: renewals at ${w.price} and reasons of ${w.crowd} for leaving are two lists.`,
  ],
};

/** People who come to learn, or who send somebody. */
export const LEARNER: Meetings = {
  prospects: (w) => [
    `Meet twelve ${w.crowd}${w.at} who want ${w.learners === w.crowd ? "to learn it" : `it for their ${w.learners}`}`,
    `Go where ${w.jobs} of this sort are held now, and speak with people on the way out. Add ${w.how.find}. Done when: twelve ${w.crowd} have told you what they tried last, and six have time for a talk.`,
  ],
  "interviews-1": (w) => [
    `Ask six ${w.crowd} about the last thing ${w.learners === w.crowd ? "they" : `their ${w.learners}`} began and left`,
    `Which course, what did it cost, in which week did they stop coming and what had happened? ${w.now ? `Ask about ${w.now} too. ` : ""}Done when: six ${w.crowd} have told you how it began and stopped, and it's written down, with a tick where ${w.said} was named unasked.`,
  ],
  "interviews-2": (w) => [
    `Ask six who got there how they did it`,
    `${w.learners === w.crowd ? "People" : cap(w.crowd)} who already ${w.learners === w.crowd ? `can what your ${w.crowd} want to` : `have what your ${w.crowd} want`}. What helped, what was wasted, what would they pay for again? Done when: twelve talks are counted, and the two steps that everybody gets stuck on are named.`,
  ],
  baseline: (w) => [
    `Give an entry test to three ${w.learners}`,
    `Ten minutes, one task from real life, done under your eyes. Done when: three results show ${w.counted} can be measured, and nobody felt examined.`,
  ],
  "offer-page": (w) => [
    `Write the timetable ${w.crowd} would pin up`,
    `Dates, hours, places, ${w.price}, and what one can do on the last evening. ${cap(w.promise(0, "The main promise"))} goes on top. Done when: two ${w.crowd} have checked it against their own calendar and found it possible.`,
  ],
  pitches: (w) => [
    `Ask these ${w.crowd} for a deposit on a place${w.atPrice}`,
    `A place is held by money only. Ask who else at home has a say. Done when: each ${w.member} has paid, declined with a reason, or named the date that would suit.`,
  ],
  landing: (w) => [
    `Open a list with the places that are left`,
    `Next dates, places taken and free, ${w.price}, one button. Done when: twenty ${w.crowd} have opened it, and you know how many stopped at the price and how many at the date.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} in the room to bring one to a free evening`,
    `In the week in which they can do something new. Let them show it. Done when: guests whom ${w.crowd} brought are counted, and those who booked.`,
  ],
  "closing-calls": (w) => [
    `Ask everyone who took part: the next one${w.atPrice}?`,
    `Those who missed most come first. What would have to be different for them to finish? Done when: deposits of ${w.crowd} for the next group and reasons against it are counted.`,
  ],
};

/** People who read or listen. */
export const READER: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who read about this at work or at home`,
    `Comment columns, event lists and the authors they quote. Write two sentences about something they said. Done when: twelve ${w.crowd} have answered, and six have a time.`,
  ],
  "interviews-1": (w) => [
    `Look through last week's inbox with six ${w.crowd}`,
    `What came, what was opened, what was forwarded, what was acted on? ${w.now ? `Ask what they think of ${w.now}. ` : ""}Done when: six ${w.crowd} have a week of reading on paper, with a tick where ${w.said} came up unasked.`,
  ],
  "interviews-2": (w) => [
    `Ask six more ${w.crowd} what they paid for and cancelled`,
    `Subscriptions of the last two years, who paid and why they ended. Done when: twelve ${w.crowd} are counted, and you know what the last cancelled one failed to do.`,
  ],
  baseline: (w) => [
    `Read what three ${w.crowd} get now, for one week`,
    `Note what came too late, what was missing and what nobody needed. Done when: a list of ten items shows which of them ${w.crowd} would have had only from you.`,
  ],
  "offer-page": (w) => [
    `Make one sample issue for ${w.crowd}`,
    `The real thing, with a date, about last week, and ${w.price} in the last line. Done when: two ${w.crowd} have read it to the end and forwarded it.`,
  ],
  pitches: (w) => [
    `Ask these ${w.crowd} to pay for the first quarter${w.atPrice}`,
    `With the sample in hand and money back until the third issue. Done when: each ${w.member} has paid, or has said which part they'd have paid for.`,
  ],
  landing: (w) => [
    `Put the sample online with one field and one price`,
    `Who writes it, on which day it comes, ${w.price}. Done when: a hundred ${w.crowd} have seen it, and sign-ups and payments stand apart.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} who forwards it for the desk next door`,
    `Thank them by name and offer a price for the whole team. Done when: it is known how many of the new ${w.crowd} came through an old one.`,
  ],
  "closing-calls": (w) => [
    `Ask every paying ${w.member} which issue they used`,
    `Used, not liked: for which decision? Then ask for the year at ${w.price}. Done when: each ${w.member} has paid the year or named what was missing.`,
  ],
};

export const PATIENT: Meetings = {
  prospects: (w) => [
    `Ask one group of ${w.crowd}${w.at} for ten minutes`,
    `Use ${w.how.find}. ${cap(w.how.reach)}. Done when: one group has given you an evening, and a nurse or adviser has read your questions.`,
  ],
  "interviews-1": (w) => [
    `Listen to six ${w.crowd}, and sell nothing`,
    `"${w.how.ask[0]}" "${w.how.ask[1]}" "${w.how.ask[2]}" Write down their words and no diagnosis. Done when: six pages show who raised ${w.said} first, and what each has paid for.`,
  ],
  "interviews-2": (w) => [
    `Talk to six who live with or care for ${w.crowd}`,
    `They organise, drive, pay and notice first. Ask what last week cost them in hours. Done when: twelve talks are counted, and you know who decides about money among ${w.crowd}.`,
  ],
  baseline: (w) => [
    `Let three ${w.crowd} keep a diary for a week`,
    `One line a day: ${w.counted}, and what they did about it. Done when: three diaries are in, kept without names.`,
  ],
  "offer-page": (w) => [
    `Write for ${w.crowd} what it does and what it doesn't`,
    `${cap(w.how.paper)}; the price (${w.price}) in the same type. Done when: a professional has found nothing to strike, and two ${w.crowd} could repeat it.`,
  ],
  pitches: (w) => [
    `Offer the first paid dates to ${w.crowd}${w.atPrice}`,
    `A yes is ${w.how.yes}. ${w.how.clock}. Done when: each of these ${w.crowd} has a date, a no, or wants to ask somebody first, and you know whom.`,
  ],
  landing: (w) => [
    `Give one nurse or adviser a sheet for ${w.crowd}`,
    `Whom it suits, whom not, whom to ring, what it costs. Done when: one of them has it on the desk and would hand it to ${w.one}.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} it helped whether you may tell their group`,
    `Never with a name unless they say so, never for a reward. Done when: one group of ${w.crowd} has heard it from somebody of its own.`,
  ],
  "closing-calls": (w) => [
    `Ask each of the first ${w.crowd} whether they go on${w.atPrice}`,
    `Ask first what got worse or was a nuisance. Done when: each ${w.member} has decided, and the reasons for stopping are read by a professional.`,
  ],
};

/** Those who pay so that others are helped. */
export const DONOR: Meetings = {
  prospects: (w) => [
    `List twenty-five possible payers${w.at}: ${w.crowd} by name`,
    `Who gave to something like it last year, how much and who asked them; annual reports and thank-you pages tell. Done when: each of the ${w.crowd} has a sum and a person beside it, and six have agreed to meet.`,
  ],
  "interviews-1": (w) => [
    `Hear six of the ${w.crowd} on the last thing they supported`,
    `What made them say yes, what did they get to see afterwards, and what made them stop giving elsewhere? Ask for nothing. Done when: six notes on ${w.crowd} show the sum, the month and who decided.`,
  ],
  "interviews-2": (w) => [
    `Listen to six people you want to help`,
    `They pay nothing and know best what is missing. What did they do last week without it, who helped, what would they refuse? Done when: six of them have corrected what you tell ${w.crowd} about this: ${w.said}.`,
  ],
  baseline: (w) => [
    `Count ${w.counted} before you change anything`,
    `With whoever refers people to you, over the last year. Done when: a starting figure has a date and a name that ${w.crowd} would accept as proof.`,
  ],
  "offer-page": (w) => [
    `Write for ${w.crowd} what one gift does, on half a page`,
    `One person, one sum (${w.price}), what is bought with it${w.spent ? ` (${w.spent})` : ""}, what the giver hears afterwards. Done when: two ${w.crowd} can say what their money would do.`,
  ],
  pitches: (w) => [
    `Ask these ${w.crowd} for a pledge with a date`,
    `In person, for a named sum: ${w.price}. Never ask the people you help to pay. Done when: each of the ${w.crowd} has pledged in writing, declined, or named the board meeting that decides.`,
  ],
  landing: (w) => [
    `Put up a page with one sum and one person on it`,
    `What it pays for, what has been done so far${w.c.done ? ` ("${w.c.done}")` : ""}, how much is still missing this month. Done when: the first gift from ${w.crowd} you don't know has arrived.`,
  ],
  referral: (w) => [
    `Invite each giver to bring one colleague and see it`,
    `An hour where it happens, with somebody it helped if they like. Done when: guests of the ${w.crowd} and their pledges are counted.`,
  ],
  "closing-calls": (w) => [
    `Show every one of the ${w.crowd} what became of the money`,
    `Two sentences, one figure (${w.counted}), one photograph with consent; then ask for the coming year. Done when: standing gifts and one-off gifts are counted apart.`,
  ],
};

/** A market with two sides that have to find each other. */
export const SIDES: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} and twelve ${w.c.suppliers ?? "who could offer"}`,
    `Two columns. For the first, ${w.how.find}; for the second, whoever puts up notices, answers them or is named by the first. Done when: both columns have numbers, and six ${w.crowd} have a time to talk.`,
  ],
  "interviews-1": (w) => [
    `Ask six ${w.crowd} how they found ${w.goods ? "it" : "somebody"} last time`,
    `${w.goods ? "Where did they look, what was not to be had, what did it cost with the way there" : "Whom did they ask, how many said no, what was agreed"} and what went wrong${w.now ? `; what about ${w.now}` : ""}? Say nothing of a platform. Done when: six searches of ${w.crowd} are written down with days, sums and a tick where ${w.said} came up unasked.`,
  ],
  "interviews-2": (w) => [
    `Ask six ${w.c.suppliers ?? "who could offer"} what would make ${w.crowd} worth their while`,
    `What they earn with it now, ${w.goods ? `how much a week they could let ${w.crowd} have` : `how many days a month they'd give to ${w.crowd}`}, what they'd never accept. Done when: six of them have named a smallest sum for ${w.job} and a rule they insist on.`,
  ],
  baseline: (w) => [
    `Follow five real requests of ${w.crowd} in today's groups`,
    `From the post to the end: answers, hours, ghosting, price. Done when: five rows show how many requests of ${w.crowd} end well without you.`,
  ],
  "offer-page": (w) => [
    `Write the rules for ${w.crowd} and the other side on one page`,
    `What each gets, what is kept (${w.kept}), who checks whom, what happens when one doesn't turn up. Done when: one of the ${w.crowd} and one of the other side have read it and would sign.`,
  ],
  pitches: (w) => [
    `Take real requests from ${w.crowd} with a date and a deposit`,
    `Not "would you use it" but "which day do you need it?" A yes is a date and money held. Done when: each of the ${w.crowd} has a request in your book or has told you how they'll manage.`,
  ],
  landing: (w) => [
    `Put up a form that ${w.crowd} fill in within a minute`,
    `What, when, where, up to how much; you answer by telephone. Done when: ten ${w.crowd} have sent one, and the time until a first offer is noted for each.`,
  ],
  referral: (w) => [
    `Ask both sides of ${w.job} that went well for one name each`,
    `The one who paid knows another who pays; the one who earned knows another who'd like to. Done when: new ${w.crowd} and new names on the other side are counted apart.`,
  ],
  "closing-calls": (w) => [
    `Ring both sides of every one of the first ${w.jobs}`,
    `Would you do it again, and would you do it through us? Ask directly whether they've arranged the next one between themselves. Done when: ${w.jobs} repeated through you and past you are two figures, for ${w.crowd} and for the others.`,
  ],
};
