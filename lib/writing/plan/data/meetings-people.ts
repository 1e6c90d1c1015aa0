import { cap } from "../../english";
import { livingAbroad } from "../../met-in";
import { sortOfWay } from "../../sort-of-way";
import { workKind } from "../kinds";
import type { Words } from "../words";
import { checkable, type Meetings, urgent } from "./meetings-firms";

/** Who is asked for an offer already, as the way of today, is not asked a second time. */
const isSupplier = ({ now }: Words) => now !== "" && sortOfWay(now) === "supplier";

/** Who does the same work is asked where it is done, wherever those live who pay. */
const whereDone = (w: Words) => {
  const { brief } = w.c.context;
  return livingAbroad(brief) ? ` in ${brief.geography?.label}` : w.at;
};

/** People to whom somebody comes. */
export const HOME: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who will talk to you`,
    `Start with ${w.how.find}. Leave friends and family out, because they will be kind to you. Done when: you have twelve names with a number, and six of them have a time for a conversation.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about the last time they had the problem`,
    `Ask: "${w.how.ask[0]}" and "${w.how.ask[1]}"${w.now ? ` Ask also what they think of ${w.now}.` : ""} Let them finish, and don't describe ${w.c.name} yet. Done when: six stories with dates and sums are written down, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) => [
    `Interview six more ${w.crowd} in another part of ${w.place}`,
    `Ask what they would need to know before they let somebody new do this for them. Ask as well: "${w.how.ask[2]}" ${urgent(w)}. Done when: twelve conversations are counted, with the three sentences you heard most often.`,
  ],
  baseline: (w) =>
    w.c.theirs
      ? [
          `Measure ${w.counted} with three ${w.crowd}`,
          `Let them note it for one ordinary week, because ${w.c.name} will be judged by this figure. Done when: you have three dated figures that can be measured again later.`,
        ]
      : [
          isSupplier(w)
            ? `Ask two providers beside ${w.now} for a quote`
            : `Ask three existing providers${whereDone(w)} for a quote`,
          `Ask as a customer would: what does it cost, when could you start and what is included? Done when: ${isSupplier(w) ? "both" : "three"} offers stand beside your price of ${w.price}, with the waiting time of each.`,
        ],
  "offer-page": (w) => [
    `Print a one-page offer for ${w.crowd}`,
    `Say what you do (${w.promise(0, "in one sentence")}), what it costs (${w.price}), when you could start and what happens if they aren't satisfied. Done when: two of them have read it and asked only about dates.`,
  ],
  pitches: (w) => [
    `Offer a paid start to the ${w.crowd} you interviewed${w.atPrice}`,
    `Go back with the offer and a fixed first day. Count as a yes only ${w.how.yes}. ${w.how.clock}. Done when: each of them has paid ${w.c.name} for a start or given you a reason.`,
  ],
  landing: (w) => [
    `Publish a page on which ${w.crowd} can book`,
    `Show the area, the price of ${w.price}, the first possible date and one button. ${checkable(w, "Put what can be checked at the top:")}Done when: fifty people have seen it, and you know how many tried to book.`,
  ],
  referral: (w) => [
    `Ask every satisfied ${w.member} to recommend you to one other person`,
    `Ask on the day a ${w.member} was satisfied, and leave a card to pass on. Write beside every new order who recommended you. Done when: you have asked everybody and counted what came of it.`,
  ],
  "closing-calls": (w) => [
    `Ask each of the first ${w.crowd} to ${w.monthly ? "continue" : "book again"}${w.atPrice}`,
    `Call them and ${w.monthly ? "name the day of the next payment" : "offer the next date"}. If somebody hesitates, ask what would have to be different, and what they would use instead of ${w.c.name}. Done when: you know how many ${w.monthly ? "stay" : "booked again"} and why the others don't.`,
  ],
};

/** People who buy a thing. */
export const SHOPPER: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who will talk to you`,
    `Go where something similar is sold and speak to people who are choosing, and ask in two groups where they give each other advice. Leave friends out, and don't mention ${w.c.name} yet. Done when: twelve people have agreed to talk about what they buy today, six of them on a fixed day.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about what they bought last`,
    `Ask them to show it to you: where is it from, what did it cost, what do they like and what annoys them${w.now ? `, and how ${w.nowDo} ${w.now} compare` : ""}? Then ask: "${w.how.ask[2]}" Don't show ${w.c.name} yet. Done when: six purchases with prices are written down, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) => [
    `Let six more ${w.crowd} choose between three products`,
    `Put two products from the shops beside a description or sample of yours, without naming it. Ask which one they would take at ${w.price}, and why. ${urgent(w)}. Done when: twelve conversations are counted, with the reasons people gave.`,
  ],
  baseline: (w) => [
    `Buy the three products that ${w.crowd} named most often`,
    `Use them for a week and note the price, what is good and where they disappoint. Done when: a table compares all three with yours at ${w.price}, and you can say in one sentence who should still buy theirs.`,
  ],
  "offer-page": (w) => [
    `Write the product description and the label for ${w.crowd}`,
    `Name, one sentence, ${w.promise(0, "what it is made of")}, the price (${w.price}) and how long it lasts. Show it beside two real products. Done when: four of six people can say after a few seconds what it is and whom it is for.`,
  ],
  pitches: (w) => [
    `Take ten paid orders from ${w.crowd} before you ${workKind(w.c) === "stocked" ? "buy" : "make"} any stock`,
    `Show a sample, name the price (${w.price}) and the delivery day, take the money and promise to give it back if you can't deliver. Compliments don't count. Done when: everybody you asked has paid or told you what they would buy instead.`,
  ],
  landing: (w) => [
    `Put one product on sale on a page for ${w.crowd}`,
    `Use a real photograph, show the price with delivery and the day of dispatch, and offer one button. ${checkable(w, "Put what can be checked beside the price:")}Done when: fifty people have seen it, and you know how many started and how many finished an order at ${w.price}.`,
  ],
  referral: (w) => [
    `Ask every ${w.member} who ordered twice to recommend it`,
    `Put a card into their parcel with which a friend can order ${w.c.name}, or offer to send one as a gift in their name. Done when: you know how many cards went out and how many orders came back.`,
  ],
  "closing-calls": (w) => [
    `Ask every buyer to order again${w.atPrice}`,
    `Write to each of them personally when they should have used it up or needed the next one, without a discount. Ask those who don't order what they use instead of ${w.c.name}. Done when: you know the share of ${w.crowd} who ordered again and the main reason against it.`,
  ],
};

/** People who use a program or an account. */
export const USER: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who will talk to you`,
    `Search two forums and two groups in which they ask each other about this, help somebody first and then ask for a call, without a word about ${w.c.name}. Done when: twelve people have agreed to talk about how they manage today, six of them on a fixed day.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about the last time they had the problem`,
    `Ask: "${w.how.ask[0]}" Let them show you the apps, notes and messages they used${w.now ? `, including ${w.now}` : ""}. Don't mention ${w.c.name} yet. Done when: six cases are described step by step, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) => [
    `Interview six more ${w.crowd} about apps they stopped using`,
    `Ask which app they installed for this, how long they used it, what they paid and why they stopped. ${urgent(w)}. Done when: twelve conversations are counted, and you know the most common reason for giving up.`,
  ],
  baseline: (w) => [
    w.c.theirs
      ? `Measure ${w.counted} with three ${w.crowd}`
      : `Find out what three ${w.crowd} pay for today`,
    w.c.theirs
      ? `Let them note it every evening for one week, because ${w.c.name} will be judged by this figure. Done when: three people have filled in a whole week.`
      : `Go through their subscriptions and one-off payments of the last year together. Done when: three lists show what your price of ${w.price} would have to replace.`,
  ],
  "offer-page": (w) => [
    w.made
      ? `Watch two new ${w.crowd} use it for the first time`
      : `Draw the first three screens and show them to ${w.crowd}`,
    w.made
      ? `Give them a task and don't help. Show the price of ${w.price} when they ask for more. Done when: you have a list of the places where they got stuck, and both have reacted to the price.`
      : `Show what they see first, what they do and what they have after one minute: ${w.promise(0, "one useful result")}. Put the price of ${w.price} on the third screen. Done when: two people have gone through the drawings without your help and can say what they would get.`,
  ],
  pitches: (w) => [
    `Ask the ${w.crowd} you interviewed to pay for ${w.first}${w.atPrice}`,
    `${w.c.done ? "Agree on a start date and help them with the first steps" : "Explain that you will do by hand what the app will do later, from a fixed day on"}. Only a payment counts as a yes; promise the money back if ${w.c.name} doesn't help. Done when: each of them has paid or told you why not.`,
  ],
  landing: (w) => [
    `Publish a page on which ${w.crowd} can sign up and pay`,
    `Put the sentence you heard most often at the top and the price of ${w.price} below it, with one button. Done when: a hundred people have seen it, and you know how many clicked and how many went as far as paying.`,
  ],
  referral: (w) => [
    `Ask every ${w.member} who stayed to invite one other person`,
    `Ask on the day they tell you about a result, and note the words they use to recommend ${w.c.name}: they are better than yours. Done when: you know how many invited somebody and how many of those started.`,
  ],
  "closing-calls": (w) => [
    w.monthly
      ? `Ask everyone who paid for a month to stay${w.atPrice}`
      : `Ask everyone who paid whether they would pay again`,
    `Call those first who used ${w.c.name} least, and ask what they did instead. Done when: you know how many of the ${w.crowd} pay again at ${w.price} and the three main reasons of those who don't.`,
  ],
};

/** People who come to learn, or who send somebody. */
export const LEARNER: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who want ${w.learners === w.crowd ? "to learn this" : `this for their ${w.learners}`}`,
    `Go where it is taught today and speak to people on the way out, and use ${w.how.find}. Done when: the names of twelve ${w.crowd} are on your list, and six of them have a time for a conversation about what they tried last.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about the last attempt`,
    `Which course or method was it, what did it cost, and when and why did ${w.learners === w.crowd ? "they" : `the ${w.learner}`} stop? ${w.now ? `Ask also about ${w.now}. ` : ""}Don't describe ${w.c.name} yet. Done when: six stories are written down, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) => [
    `Interview six people who have already reached the goal of your ${w.crowd}`,
    `What helped them, what was a waste of time and money, and where did they nearly give up? ${urgent(w)}. Done when: twelve conversations are counted, and you know the two steps at which most people get stuck.`,
  ],
  baseline: (w) => [
    `Test where three ${w.learners} stand today`,
    `Design one ten-minute task from real life and watch them do it. It shows whether ${w.counted} can be measured at all, which ${w.c.name} will need later. Done when: three results are noted in a way that can be repeated.`,
  ],
  "offer-page": (w) => [
    `Write the timetable and the price for ${w.crowd} on one page`,
    `Dates, hours, place, the price (${w.price}), and what ${w.learners === w.crowd ? "they" : `the ${w.learner}`} will be able to do at the end. ${cap(w.promise(0, "Your main promise"))} belongs at the top. Done when: two of them have checked it against their own calendar.`,
  ],
  pitches: (w) => [
    `Ask these ${w.crowd} for a paid place${w.atPrice}`,
    `A place is only reserved when a deposit is paid; ask who else has a say in the decision. ${w.how.clock}. Done when: each of them has paid, declined with a reason or named a date that would suit.`,
  ],
  landing: (w) => [
    `Publish the dates so that ${w.crowd} can book a place`,
    `Show the dates, the places that are left, the price of ${w.price} and one button. Done when: fifty people have seen it, and you know how many stopped at the price and how many at the date.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} to bring somebody to an open session`,
    `Choose a week in which they can already show what they have learned with ${w.c.name}. Done when: you know how many guests came and how many of them booked.`,
  ],
  "closing-calls": (w) => [
    `Ask everyone who took part to continue${w.atPrice}`,
    `Call those first who missed most, and ask what would have helped them to stay with ${w.c.name}. Done when: you have counted the deposits for the next course and the reasons against it.`,
  ],
};

/** People who read or listen. */
export const READER: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd}${w.at} who will talk to you`,
    `Look at who comments, who speaks at events and who is quoted, and write each of them two personal sentences. Done when: twelve have answered, and six have a time for a call about what they read today.`,
  ],
  "interviews-1": (w) => [
    `Go through last week's reading with six ${w.crowd}`,
    `What arrived, what did they open, what did they pass on and what did they act on? ${w.now ? `Ask what they think of ${w.now}. ` : ""}Done when: six weeks of reading are on paper, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) => [
    `Interview six more ${w.crowd} about what they paid for and cancelled`,
    `Ask which subscriptions they had in the last two years, who paid and why they ended. ${urgent(w)}. Done when: twelve conversations are counted.`,
  ],
  baseline: (w) => [
    `Read for a week what three ${w.crowd} get today`,
    `Note what came too late, what was missing and what nobody needed. Done when: a list of ten items shows which ones only ${w.c.name} would have given them.`,
  ],
  "offer-page": (w) => [
    `Write one complete sample issue for ${w.crowd}`,
    `It should be as good as every later one, about last week, with the price of ${w.price} at the end. Done when: two of them have read it to the end and passed it on.`,
  ],
  pitches: (w) => [
    `Ask these ${w.crowd} to pay for the first months${w.atPrice}`,
    `Send the sample and offer the money back until the third issue. Done when: each of them has paid or told you what would have been worth paying for.`,
  ],
  landing: (w) => [
    `Publish the sample with one sign-up field for ${w.crowd}`,
    `Say who writes it, on which day it comes and what it costs (${w.price}). Done when: a hundred people have seen it, and you know how many signed up and how many paid.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} who passes it on for one introduction`,
    `Thank them personally and offer a price for the whole team. Done when: you know how many new readers came to ${w.c.name} through existing ones.`,
  ],
  "closing-calls": (w) => [
    `Ask every paying ${w.member} to subscribe for a year`,
    `Ask which issue they used, and for which decision; then name the price of ${w.price}. Done when: each of them has paid for the year or told you what was missing.`,
  ],
};

/** Somebody else organises and pays for them. */
const FRAIL =
  /\b(?:dementia|alzheimer\p{L}*|parkinson\p{L}*|stroke|palliative|cancer|chemotherapy|disab\p{L}+|wheelchair|blind|old(?:er)? (?:people|adults)|elderly|seniors|over (?:7|8|9)\d|bedridden|amput\p{L}+|autis\p{L}+|residents|multiple sclerosis|paraly\p{L}+)\b/iu;

export const PATIENT: Meetings = {
  prospects: (w) => [
    `Ask one group of ${w.crowd}${w.at} for ten minutes`,
    `You find them through ${w.how.find}. The best way in: ${w.how.reach}. Done when: one group has given you a date, and a nurse or adviser has read your questions.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd}, and sell nothing`,
    `Ask: "${w.how.ask[0]}" "${w.how.ask[1]}" "${w.how.ask[2]}" Write down their own words and no diagnosis. Done when: six conversations are written down, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) =>
    FRAIL.test(`${w.crowd} ${w.c.segment}`)
      ? [
          `Interview six people who look after ${w.crowd}`,
          `They organise, drive, pay and notice things first. Ask what the last week cost them in hours. ${urgent(w)}. Done when: twelve conversations are counted, and you know who decides about spending.`,
        ]
      : [
          `Interview six more ${w.crowd} who have had it for longer`,
          `They have tried the most and given up the most. Ask: "${w.how.ask[2]}" Ask as well what they pay for every month. ${urgent(w)}. Done when: twelve conversations are counted, and each thing that was given up has its reason.`,
        ],
  baseline: (w) => [
    `Ask three ${w.crowd} to keep a diary for a week`,
    `One line a day is enough: ${w.counted}, and what they did about it. Without this figure nobody can say later whether ${w.c.name} helped. Done when: three diaries are complete, without names.`,
  ],
  "offer-page": (w) => [
    `Write for ${w.crowd} what it does and what it doesn't do`,
    `It should be ${w.how.paper}, with the price (${w.price}) in plain sight. Done when: a professional has checked every sentence, and two people could repeat it in their own words.`,
  ],
  pitches: (w) => [
    `Offer these ${w.crowd} a paid start${w.atPrice}`,
    `Count as a yes only ${w.how.yes}. ${w.how.clock}. Done when: each of them has a date with you, has declined, or wants to ask somebody first and you know whom.`,
  ],
  landing: (w) => [
    `Give a nurse or adviser an information sheet for ${w.crowd}`,
    `Say whom it suits, whom it doesn't, what it costs (${w.price}) and whom to call. Done when: one of them keeps it on the desk and would hand it out.`,
  ],
  referral: (w) => [
    `Ask each ${w.member} you helped whether their group may hear about it`,
    `Never use a name without permission and never offer a reward. Done when: one group has heard about ${w.c.name} from one of its own members.`,
  ],
  "closing-calls": (w) => [
    `Ask each of the first ${w.crowd} whether they continue${w.atPrice}`,
    `Ask first what got worse or was a burden. Done when: each of them has decided, and a professional has read the reasons of those who stop using ${w.c.name}.`,
  ],
};

/** Those who pay so that others are helped. */
export const DONOR: Meetings = {
  prospects: (w) => [
    `List twenty-five possible funders${w.at}: ${w.crowd} by name`,
    `Annual reports and thank-you pages show who supported something similar last year, with how much, and who asked them. Put those first who are closest to the aim. Done when: each name has a sum and a person beside it, and six have agreed to meet.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about the last thing they supported`,
    `What made them say yes, what did they hear afterwards, and why did they stop supporting others? Ask for nothing yet. Done when: six conversations are written down with the sum, the month and who decided.`,
  ],
  "interviews-2": (w) => [
    `Listen to six people you want to help`,
    `Ask what they do today, who helps them and what they would not want. Let somebody they trust introduce you. ${urgent(w)}. Done when: twelve conversations are counted, six with funders and six with those you want to help.`,
  ],
  baseline: (w) => [
    `Measure ${w.counted} before you begin`,
    `Use records that exist already, with consent and without names. It is the figure ${w.crowd} will ask for first. Done when: the starting figure is dated and somebody outside ${w.c.name} could find it again.`,
  ],
  "offer-page": (w) => [
    `Write one page for ${w.crowd}: one place, one sum, one result`,
    `Say what the sum pays for, whom it helps and how you will prove it. The sum is ${w.price}. Done when: two of them have read it and can say what their money would do.`,
  ],
  pitches: (w) => [
    `Ask each of these ${w.crowd} for a named sum in writing`,
    `Ask in person and wait for the answer. Count as a yes only a sum with a date. Done when: each of them has pledged something, declined with a reason or named the date of the decision.`,
  ],
  landing: (w) => [
    `Publish a page that shows ${w.crowd} what a gift pays for`,
    `Show one example, the sum (${w.price}) and one button. ${checkable(w, "Put what can be checked at the top:")}Done when: fifty people have seen it, and you know how many gave something.`,
  ],
  referral: (w) => [
    `Ask each of the ${w.crowd} who gave for one introduction`,
    `Ask after they have seen a first result of ${w.c.name}, and offer to come along. Done when: you have met two new possible funders through them.`,
  ],
  "closing-calls": (w) => [
    `Ask the first ${w.crowd} to give again next year`,
    `Send each of them the results, including those who dropped out, and then ask for ${w.price}. Done when: each has agreed, declined or named a date.`,
  ],
};

/** Two sides who need each other. */
export const SIDES: Meetings = {
  prospects: (w) => [
    `Find twelve ${w.crowd} and twelve ${w.c.suppliers ?? "providers"}${w.at}`,
    `Read the posts and adverts of the last months in which they look for each other, and write to both sides without advertising anything. Done when: six ${w.crowd} and six of the other side have a time for a conversation about how they find each other today.`,
  ],
  "interviews-1": (w) => [
    `Interview six ${w.crowd} about their last search`,
    `Ask: "${w.how.ask[0]}" How long did it take, how many did they ask, what did it cost and what nearly went wrong? ${w.now ? `Ask about ${w.now} as well. ` : ""}Keep ${w.c.name} for later. Done when: six searches are written down step by step, and you know how many mentioned the problem on their own.`,
  ],
  "interviews-2": (w) => [
    `Interview six ${w.c.suppliers ?? "of those who would offer"} about their last customers`,
    `How do customers find them today, how much of their time is free and what commission would they accept? ${urgent(w)}. Done when: twelve conversations are counted, and you know which of the two sides is scarcer.`,
  ],
  baseline: (w) => [
    `Count for two weeks how many ${w.crowd} find what they look for`,
    `Follow twenty posts in the places where ${w.crowd} search today, and note how many end well and how long it takes. That is what you have to beat. Done when: you have the share and the typical number of days.`,
  ],
  "offer-page": (w) => [
    `Write the offer for ${w.crowd} and for the other side on one page each`,
    `Say what each side gets, what it costs (${w.price}) and what happens when something goes wrong. ${cap(w.promise(0, "Your main promise"))} belongs at the top. Done when: two people on each side have read it and would take part.`,
  ],
  pitches: (w) => [
    `Ask ${w.crowd} for a real request with a date and a deposit`,
    `A sign-up is no request: you need a date, a wish and some money in advance. Done when: everybody you interviewed has placed a request or told you why not.`,
  ],
  landing: (w) =>
    w.c.running
      ? [
          `Watch five new ${w.crowd} send a request on your page`,
          `Say nothing and note where they stop. ${checkable(w, "Put what can be checked at the top:")}Done when: you know at which line each of them stopped, and the most common reason is gone.`,
        ]
      : [
          `Publish a page on which ${w.crowd} can send a request`,
          `Three questions and a deposit are enough; you answer each request yourself. ${checkable(w, "Put what can be checked at the top:")}Done when: fifty people have seen it, and you know how many sent a request at ${w.price}.`,
        ],
  referral: (w) => [
    `Ask both sides of every successful deal for one introduction`,
    `Ask ${w.crowd} and ${w.c.suppliers ?? "the other side"} on the day it went well. Done when: you know which side brings more new people to ${w.c.name}.`,
  ],
  "closing-calls": (w) => [
    `Ask ${w.crowd} and the other side whether they would use it again`,
    `Ask directly whether they have already arranged the next deal without ${w.c.name}, and what would make them stay. Done when: you know how many ${w.crowd} repeated through you and how many went around you.`,
  ],
};
