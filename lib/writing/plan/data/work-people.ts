import { isBrief, isOnTheRoad } from "../delivered";
import { isUrgent } from "../urgent";
import type { Words } from "../words";
import { ceiling, checked, compared, mended, type Works } from "./work-screens";

export const VISIT: Works = {
  yes: (w) => (w.c.running ? `paid for ${w.first}` : "made and paid for a first booking"),
  runs: (w) => `${w.crowd} have been served and interviewed afterwards`,
  tasks: {
    pilots: (w) => [
      isUrgent(w.c.context.brief)
        ? `Answer the first ${w.yes} paid calls in one area`
        : `Schedule the first ${w.yes} paid bookings in one week and one area`,
      isUrgent(w.c.context.brief)
        ? `Keep the hours free in which ${w.crowd} call, and write down for each the call, the arrival and the payment. Done when: ${w.yes} ${w.crowd} have been served within the time you promise.`
        : `Keep them close together, leave time between them and take the payment in advance. Confirm each one the evening before, as you always will. Done when: ${w.yes} ${w.crowd} have a date with you and know who comes.`,
    ],
    "f-1": (w) => [
      `Write down exactly what is included at ${w.price}`,
      `What do you do, what not, how long does it take and what must the customer prepare? Begin with ${w.promise(0, "the main promise")}. Done when: two ${w.crowd} have read the page and asked nothing about extra costs.`,
    ],
    "f-2": (w) => [
      `Rehearse the whole service once with a clock`,
      `Do it for yourself or for a friend, from packing to saying goodbye, and note the minutes for each step. Done when: somebody else could do it for ${w.crowd} from your list, and you know the two steps at which a mistake would be expensive.`,
    ],
    "f-3": (w) => [
      `Serve the first paying ${w.member} and measure the time`,
      `Note travel, work, conversation and tidying up separately. Done when: the customer has paid ${w.price}, and the real minutes stand beside the ones you planned.`,
    ],
    "f-4": (w) => [
      `Serve two paying ${w.crowd}, one straight after the other`,
      `Note the minutes of the way, the work and the talk between them. ${ceiling(w, "You state a capacity, so calculate it from these two:")}Done when: you know how many customers fit into a day, and what made you late.`,
    ],
    "f-5": (w) => [
      `Decide what ${w.crowd} get when something goes wrong`,
      `Write down one remedy each for late, damaged and not good enough, and ask an insurer what the worst case costs. Done when: the rules stand in your offer.`,
    ],
    "f-6": (w) => [
      `Work out how many customers a week pay one wage`,
      `Count paid hours, travel${w.spent ? `, ${w.spent}` : ""}, cancellations and quiet weeks. Done when: that number fits into five days with the hours you measured, or you have changed your price.`,
    ],
    "check-5": (w) => [
      `Ask two ${w.crowd} to tell you what they noticed while you worked`,
      `What they ask should be answered in your offer, and what they had to fetch you should bring. Done when: two things have changed because of them.`,
    ],
    "check-6": (w) => [
      `Call one ${w.member} a week after the first booking`,
      `Are they still satisfied, and have they told anybody about it? Done when: you know whether they would recommend ${w.c.name}, and one complaint is settled.`,
    ],
    onboard: (w) => [
      `Serve the remaining ${w.crowd}, and meet two people who could help`,
      `Ask both what they earn now, on which days they are free and what they would not do. Take the better one along once, paid. Done when: everybody who paid has been served, and you know what an hour of help costs.`,
    ],
    measure: (w) => [
      `Start a weekly report: ${w.counted}`,
      `Note bookings, minutes, money and one remark for each. Done when: the first week adds up, and you know which hour earned least.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one booking costs you"),
      `Add up ${w.spent || "material and travel"}, every minute of work and cancelled dates, and divide by the bookings that were paid. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const CONTRACT: Works = {
  yes: () => "ordered a paid start in writing",
  runs: (w) =>
    isUrgent(w.c.context.brief)
      ? `${w.crowd} have been served within the time you promise`
      : `${w.crowd} have been served ${isOnTheRoad(w.c) ? "on two agreed days" : "by the agreed day"}`,
  tasks: {
    pilots: (w) => [
      `Agree on ${w.yes} first dates with ${w.crowd}`,
      isOnTheRoad(w.c)
        ? `Settle access, parking, working hours, the contact person and what you both count: ${w.counted}. Visit each place once before the first day. Done when: ${w.yes} of them have signed one page with ${w.c.name}.`
        : `Settle what is handed over on which day, what they have to send you, who decides and what you both count: ${w.counted}. Done when: ${w.yes} of them have signed one page with ${w.c.name}.`,
    ],
    "f-1": (w) => [
      `Write the scope of the service for ${w.crowd}${w.atPrice}`,
      `Say what you do (${w.promise(0, "the main promise")}), on which days, to which standard, what they provide and what costs extra. Done when: you and one customer would point at the same line in a disagreement.`,
    ],
    "f-2": (w) => [
      `Write a checklist for the work${w.c.group.sole || w.c.group.alone ? "" : ` ${w.c.group.atOne}`}`,
      `List every step with its minutes, and add photographs where words would be long. Done when: somebody who knows such work has gone through it and missed no step.`,
    ],
    "f-3": (w) => [
      `Do the work yourself at the first ${w.member} and measure the time`,
      `Note preparation, work, waiting and paperwork separately. Done when: it is done and invoiced, and the real hours stand beside the plan.`,
    ],
    "f-4": (w) => [
      `Find somebody who could stand in for you`,
      `Ask two people who do such work what they charge and when they are free, and let the better one do one part from your checklist, paid. ${ceiling(w, "You state a capacity, so ask what it would be with two:")}Done when: a rate is agreed with one of them, and you know which steps only you can do.`,
    ],
    "f-5": (w) => [
      `Write into the contract what ${w.crowd} get when you fail`,
      `Name a sum or a second attempt for ${isOnTheRoad(w.c) ? `"didn't come", ` : ""}"late" and "badly done". Done when: one customer finds it fair, and you can afford it.`,
    ],
    "f-6": (w) => [
      `Work out how many customers pay one employee`,
      `Count paid hours, travel${w.spent ? `, ${w.spent}` : ""}, sick days and idle hours. Done when: you know the number of ${w.crowd} and the month in which ${w.c.name} would reach it.`,
    ],
    "check-5": (w) => [
      w.c.group.sole || w.c.group.alone
        ? `Ask two ${w.crowd} what they noticed and did not say`
        : `Ask two employees at ${w.crowd} whom nobody has asked yet`,
      w.c.group.sole || w.c.group.alone
        ? `Ask what helped them, what disturbed them and what they had expected to be different. Done when: you have changed one habit because of them.`
        : `Speak with the people who work beside it every day: what helps them and what disturbs them? Done when: you have changed one habit because of them.`,
    ],
    "check-6": (w) => [
      w.c.theirs
        ? `Measure ${w.counted} again at one ${w.member}`
        : `Review the first weeks with one ${w.member}`,
      w.c.theirs
        ? `Measure in the same way as in week 2, with the same person. Done when: both figures stand side by side, whatever they say about ${w.c.name}.`
        : `Go through ${isOnTheRoad(w.c) ? "every visit" : "what was handed over"}, every complaint and the invoice. Done when: you know whether they would recommend ${w.c.name}, and who decides about the next step.`,
    ],
    onboard: (w) => [
      isOnTheRoad(w.c)
        ? `Start the remaining ${w.crowd}, the nearest first`
        : `Start the remaining ${w.crowd}`,
      isOnTheRoad(w.c)
        ? `Start one a week and plan the route before you promise a day. ${ceiling(w, "Your own ceiling is")}Done when: everybody who signed has a first day, and no day has more travel than work.`
        : `Start one a week, and promise a day only when you know what the first one took. ${ceiling(w, "Your own ceiling is")}Done when: everybody who signed has a day in writing, and none of these days overlap.`,
    ],
    measure: (w) => [
      `Start a weekly report: ${w.counted}`,
      `Note what was on time, late and repeated, and paid and unpaid hours. Done when: the first week is complete, and you have talked about the worst of it with the customer.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one customer costs you"),
      `Add up ${w.spent || "wages and material"}, travel, repeated work and unpaid hours for each customer. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const TALK: Works = {
  yes: (w) => (isBrief(w.c) ? "booked and paid for a first session" : "booked a start and paid a deposit"),
  runs: (w) => `${w.crowd} have been served from the first question to the result`,
  tasks: {
    pilots: (w) => [
      `Schedule the first ${w.yes} ${w.jobs} with ${w.crowd}`,
      `For each one decide who takes it, at what hour, what you need to know beforehand and what the customer has in hand afterwards. Done when: ${w.yes} people have confirmed and paid ${w.c.name}.`,
    ],
    "f-1": (w) => [
      `Write down where the service begins and where it ends`,
      `What do you ask first, what do you never answer, and when and to whom do you pass a case on? Measure it against ${w.promise(0, "the main promise")}. Done when: a professional has read it and corrected it.`,
    ],
    "f-2": (w) => [
      `Rehearse five invented cases and write a guide`,
      `Include an easy one, a difficult one, an angry one and one you have to decline. Done when: somebody else has handled two of them with the guide, while you played the ${w.member}.`,
    ],
    "f-3": (w) => [
      `Do the first paid session yourself and write down what you learned`,
      `Note the minutes before, during and after, and everything you promised. Done when: the ${w.member} has the result in writing, and your hours stand beside the price of ${w.price}.`,
    ],
    "f-4": (w) =>
      isBrief(w.c)
        ? [
            `Take ${w.jobs} in the busiest hours of one afternoon`,
            `Find out what happens when the second one starts before the first has ended. ${ceiling(w, "You state a capacity, so test it:")}Done when: you have waiting times on paper and a rule for busy hours.`,
          ]
        : [
            `Serve a second ${w.member} from the guide and compare the hours`,
            `Keep to the guide, and note where you left it and why. ${ceiling(w, "You state a capacity, so calculate it from these hours:")}Done when: the hours of both stand side by side, and you know how many ${w.jobs} fit into a month.`,
          ],
    "f-5": (w) => [
      `Decide what ${w.crowd} get when it doesn't help`,
      `Choose between another attempt, another person and the money back, and say by when. Done when: it stands in your terms in one sentence, and two ${w.crowd} call it fair.`,
    ],
    "f-6": (w) => [
      `Agree on pay and hours with two people who could do it`,
      `Ask what they earn now${w.spent ? ` (you state ${w.spent})` : ""}, which hours they would give and why they might stop. Done when: a rate is agreed with one of them, who has gone through all the steps with you.`,
    ],
    "check-5": (w) => [
      `Ask two ${w.crowd} what they had to explain twice`,
      `Call those who have a date with you. Ask what they were not sure about before they said yes, and what they have got ready. Done when: two lines in the guide have changed because of what they said.`,
    ],
    "check-6": (w) => [
      `Ask everybody you have served what came of it`,
      `Don't ask whether it was pleasant but what they did next, and whether they would recommend ${w.c.name}. Done when: each answer is a yes or a no, and you have one sentence you may quote.`,
    ],
    onboard: (w) => [
      `Serve the remaining ${w.crowd} in the order they waited`,
      `Begin every one in the same way, so that you can compare. Done when: nobody waited longer than you promise, and the guide needed no new page.`,
    ],
    measure: (w) => [
      `Keep one line per customer: ${w.counted}`,
      `Note the minutes, the outcome and who did it. Done when: there is a line for everybody served so far, including those who got nothing out of it.`,
    ],
    "unit-cost": (w) => [
      checked(w, "paid and unpaid hours"),
      `Add up ${w.spent || "the people's pay"}, waiting, notes, no-shows and training, and divide by the ones that were paid. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const GATHERING: Works = {
  yes: () => "paid for a place",
  runs: (w) => `dates have been held with paying ${w.crowd}`,
  tasks: {
    pilots: (w) => [
      `Announce ${w.yes} dates with a smallest number of ${w.crowd}`,
      `If fewer people book, you cancel two days before and give the money back. Done when: ${w.yes} dates have a place, an hour and people who have paid.`,
    ],
    "f-1": (w) => [
      `Write the running order for ${w.crowd}, minute by minute`,
      `Arrival, ${w.promise(0, "the main part")}, breaks, end, and what you do when it rains or starts late. Done when: somebody else could lead ${w.c.name} from two pages.`,
    ],
    "f-2": (w) => [
      `Rehearse it once with six people who don't pay`,
      `Ask them to be honest, and watch when they look at their phones. Done when: the dullest ten minutes are gone before ${w.crowd} pay for it.`,
    ],
    "f-3": (w) => [
      `Hold the first date with paying ${w.crowd}`,
      `Count who booked, who came and who stayed to the end, and ask everybody for one sentence at the door. Done when: three numbers and all answers are on one page.`,
    ],
    "f-4": (w) => [
      `Find somebody who could lead a date for ${w.crowd}`,
      `Ask two people what they would want for an evening, and let one of them lead a part of a date beside you. Done when: you know what a leader costs, and which part depends on you.`,
    ],
    "f-5": (w) => [
      `Offer the next booking at the end of the first date${w.atPrice}`,
      `Put a list with the coming dates at the door. Done when: you know what share of the ${w.crowd} books ${w.c.name} again before going home.`,
    ],
    "f-6": (w) => [
      `Work out how many people make a date pay${w.atPrice}`,
      `Count the leader, the place${w.spent ? `, ${w.spent}` : ""}, insurance and those who don't come. Done when: the smallest number of participants is printed beside every date.`,
    ],
    "check-5": (w) => [
      `Ask two ${w.crowd} to bring somebody who would never come alone`,
      `Ask the guest afterwards what kept them away until now. Done when: the invitation to ${w.c.name} answers that.`,
    ],
    "check-6": (w) => [
      `Call one ${w.member} who didn't come again`,
      `Ask for the reason and don't try to persuade. Done when: the reason is written down in their words, and there is one thing to change.`,
    ],
    onboard: (w) => [
      `Fill the next dates with ${w.crowd} from the waiting list`,
      `Whoever pays within a day gets the place. Done when: each of the next two dates is full, or was cancelled in time because too few had booked.`,
    ],
    measure: (w) => [
      `Keep one line per date: ${w.counted}`,
      `Note who booked, who came, ${w.once || w.seldom ? "who brought somebody" : "who came again"}, the money and your hours. Done when: all dates held so far can be compared.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one date costs you"),
      `Add up the leader, the place${w.spent ? `, ${w.spent}` : ""}, empty places and your own evening. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

const RENT = /\b(?:rent|lease)\b/i;
export const PLACE: Works = {
  yes: () => "paid for a first visit or a first month",
  runs: (w) =>
    w.once || w.seldom
      ? `${w.crowd} have been served at the full price`
      : `${w.crowd} have come a second time`,
  tasks: {
    pilots: (w) => [
      `Book ${w.yes} paying ${w.crowd} into a borrowed place`,
      `Before you sign a lease, agree on dates and hours with the owner of a place you can borrow. Done when: ${w.yes} people have paid, and the hours are confirmed.`,
    ],
    "f-1": (w) => [
      `Compare three possible addresses in ${w.place}`,
      `Spend the hours that matter at each of them: count ${w.crowd} who pass, and look at access, parking, neighbours and noise. Done when: the counts stand beside three rents.`,
    ],
    "f-2": (w) => [
      `Clarify permits, utilities and lease before you pay a deposit`,
      `Ask the authority first, then the owner, and ask for a way out after a year. Done when: a dated list shows what you need in ${w.place}, who signs it and what it costs a year.`,
    ],
    "f-3": (w) => [
      `Open on two afternoons in the borrowed place`,
      `Ask the full price (${w.price}) and offer all that you mean to sell, on one strong and one weak day of the week. Done when: you know visitors, sales and hours for both.`,
    ],
    "f-4": (w) => [
      `Calculate a normal month and a bad month`,
      `Compare the share you can really fill${w.c.capacity ? ` (your limit: ${w.c.capacity})` : ""} with ${RENT.test(w.spent) ? w.spent : `rent${w.spent ? `, ${w.spent}` : " and wages"}`}. Done when: you know how many ${w.crowd} a bad month needs and how many such months the money lasts.`,
    ],
    "f-5": (w) => [
      `Get two quotes for fitting out the place`,
      `Give both firms the same list, with delivery and service listed separately. Done when: the sum and the weeks are in the analysis, and one thing that ${w.crowd} won't notice is bought second-hand.`,
    ],
    "f-6": () => [
      `Write down one day of operation, hour by hour`,
      `Who opens, who does what, who is paid how much and what is counted in the evening? Done when: somebody who has never worked there has explained your page back to you without a gap.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.crowd} find the place, come in and pay`,
      `Don't help. Note where ${w.crowd} hesitate or ask. Done when: a sign, a sentence or a door has changed because of it.`,
    ],
    "check-6": (w) => [
      `Ask one ${w.member} about everything from the first call to the next booking`,
      `How did they hear of ${w.c.name}, what did they expect, what annoyed them and when will they come again? Done when: each answer is written down, and what annoyed them most has a date by which it is changed.`,
    ],
    onboard: (w) => [
      `Offer the weak hours to the remaining ${w.crowd}`,
      `Good hours fill themselves, so offer the empty ones to ${w.crowd} who can choose. Done when: the weakest day has at least half as many visitors as the best.`,
    ],
    measure: (w) => [
      `Start a daily count: ${w.counted}`,
      `Count by hour and note anything unusual. Done when: every hour you were open is on the sheet.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one visit costs you"),
      `Add up ${w.spent || "rent and wages"}, goods used and no-shows, and divide by the visits that were paid. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

const isOnline = ({ context: { brief } }: Words["c"]) =>
  /\bonline\b|\bzoom\b|\bvideo calls?\b/i.test(brief.answers.solution);

export const COURSE: Works = {
  yes: () => "paid a deposit on a place",
  runs: (w) => `${w.learners} have come to every session so far`,
  tasks: {
    pilots: (w) => [
      `Fill ${w.c.done ? "the next" : "a first"} group with at least ${w.yes} ${w.c.fresh}paying ${w.crowd}`,
      `Offer one fixed hour and fewer places than you would like. Done when: ${w.yes} deposits are paid, and each ${w.learner} has done the entry test.`,
    ],
    "f-1": (w) => [
      `Define what ${w.learners} can do at the end`,
      `Choose one result they can check themselves, and the test that shows it. Done when: two people have taken the test before and after one session.`,
    ],
    "f-2": (w) => [
      `Write three sessions that another teacher could hold`,
      `Plan them minute by minute, with ${w.promise(0, "the main part")} and an exercise that shows who is lost. Done when: a colleague would teach them tomorrow.`,
    ],
    "f-3": (w) => [
      `Find a second teacher who could hold a session`,
      `Ask two what they charge and when they are free, and let one of them teach you a session from your notes. Done when: a rate is agreed, you know what was missing in the notes${w.spent ? `, and ${w.spent} still fits the fee` : ""}.`,
    ],
    "f-4": (w) => [
      w.c.done
        ? `Start the next group with all places paid`
        : `Start the first group, half of it paid in full`,
      `Note attendance and the result of the exercise every time. Done when: you have a line for each ${w.learner}, and the fees are in.`,
    ],
    "f-5": (w) => [
      `Call everybody who missed a session, the same evening`,
      `Ask what came up, and change one thing for the next time. Done when: every absence of the ${w.learners} has a reason, and you know how many drop out of ${w.c.name}.`,
    ],
    "f-6": (w) => [
      `Work out the smallest group that pays its teacher${w.atPrice}`,
      `Count ${/teacher/i.test(w.spent) ? "" : "teacher, "}${isOnline(w.c) ? "the licences" : "room or licence"}${w.spent ? `, ${w.spent}` : ""} and places that stay empty. Done when: the smallest number of ${w.crowd} and the cancellation date are printed beside every course.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.learners} do the homework`,
      `Do it where they really work, with what they have there. Where do they give up? Done when: you have made that exercise easier to begin.`,
    ],
    "check-6": (w) => [
      `Repeat the entry test with one ${w.learner} after the first sessions`,
      `Use the same task and the same ten minutes. Done when: the two results stand side by side, and the session that helped least is rewritten.`,
    ],
    onboard: (w) => [
      w.c.done ? `Open the list for the group after next` : `Open a second group at another hour`,
      `Offer it first to ${w.crowd} who couldn't come to the first one. Done when: you know whether you have enough deposits for the smallest group that pays.`,
    ],
    measure: (w) => [
      `Keep a register every week: ${w.counted}`,
      `Note who came, who did the exercise and who fell behind. Done when: a stand-in could tell from it how each ${w.learner} is doing.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one place costs you"),
      `Add up ${/teacher/i.test(w.spent) ? "preparation" : "teacher, preparation"}, corrections${w.spent ? `, ${w.spent}` : ""} and empty places. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const CHARITY: Works = {
  yes: () => "pledged a named sum in writing",
  runs: () => "people have gone through all of it, paid for by pledges",
  tasks: {
    pilots: (w) => [
      `Agree with a referring organisation on the first ${w.yes} people`,
      `Who chooses them, what are they told and who comes along on the first day? Done when: ${w.yes} people have said yes themselves, and pledges cover their places.`,
    ],
    "f-1": (w) => [
      `Get two letters of support with numbers in them`,
      `You need one from those who send people and one from ${w.crowd}: how many, how much and from when. Done when: both letters are signed.`,
    ],
    "f-2": (w) => [
      `Borrow rooms, tools and hours in ${w.place}`,
      `Find out what stands empty, who has a key and which volunteers come on which day. Done when: times and names for the first month are written down${w.spent ? `, with what you pay for ${w.spent}` : ""}.`,
    ],
    "f-3": (w) => [
      `Take the first few people through the whole programme`,
      `Go from the first contact to the last step: ${w.promise(0, "everything you promise")}. Done when: one page for ${w.crowd} shows who came to ${w.c.name}, who stayed and what each place cost.`,
    ],
    "f-4": (w) => [
      `Ask five companies nearby for a day of help or a sum`,
      `Offer a choice: a day with their team, an hour of a specialist, or ${w.price}. Done when: one has a date with you, or five have told you why not.`,
    ],
    "f-5": (w) => [
      `Agree with ${w.crowd} which results count`,
      `Choose three results, how each is proved and by when, beginning with ${w.counted}. Done when: the sheet is filled in for the first people.`,
    ],
    "f-6": (w) => [
      `Plan twelve months of income, from ${w.crowd} and others`,
      `List gifts, grants, companies, sales and a reserve, and find the month in which a late grant would hurt. Done when: you have a second funder named beside the first.`,
    ],
    "check-5": (w) => [
      `Ask two of the people you help what they would leave out`,
      `Let somebody they trust ask. Done when: you have dropped one step that served only you or the ${w.crowd}.`,
    ],
    "check-6": (w) => [
      `Follow one person from the referral to today`,
      `Ask for consent, and use their own words. Done when: one page tells what changed for this person and what did not, and everybody who dropped out of ${w.c.name} is counted beside it.`,
    ],
    onboard: (w) => [
      `Open further places only as pledges from ${w.crowd} come in`,
      `${ceiling(w, "Your own ceiling is")}Don't promise a place that isn't paid for. Done when: places, pledges and waiting people are three known numbers.`,
    ],
    measure: (w) => [
      `Start a weekly report: ${w.counted}`,
      `Note who came, who finished, who left and why, and the gifts and volunteer hours. Done when: ${w.crowd} could read the report as it is.`,
    ],
    "unit-cost": (w) => [
      `Add up what one place really costs, and show it to ${w.crowd}`,
      `Add up ${w.spent || "rooms, material and pay"}, with volunteer hours listed separately, and divide by the people who finished. Done when: the figure stands beside ${w.price}, and funders have seen both.`,
    ],
  },
};
