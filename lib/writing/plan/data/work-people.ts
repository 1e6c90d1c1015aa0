import { cap } from "../../english";
import { checked, left, type Works } from "./work-screens";

const bare = (job: string) => job.replace(/^an? /, "");

export const VISIT: Works = {
  yes: () => "booked and paid for a first date",
  runs: (w) => `${w.crowd} have been served and asked afterwards`,
  tasks: {
    pilots: (w) => [
      `Put ${w.yes} paid dates into one week and one district`,
      w.vary(
        "pilots",
        `Addresses on one route, an hour of air between them, payment beforehand. Done when: ${w.yes} ${w.crowd} have a date and know who rings the bell.`,
        `Confirm each by message the evening before, as you always will. Done when: ${w.yes} dates stand within one part of ${w.place}, each with a telephone number.`,
      ),
    ],
    "f-1": (w) => [
      `Fix what ${w.job} includes${w.atPrice}`,
      w.vary(
        "f1",
        `What is done, what isn't, how long it takes, what must be ready when you come. No hourly rate. Done when: two ${w.crowd} have read it and asked nothing about extras.`,
        `Go through ${w.promise(0, "the offer")} step by step and strike what nobody asked for. Done when: it fits on a card for ${w.crowd}, and you'd keep to it on a bad day.`,
      ),
    ],
    "f-2": (w) => [
      `Do ${w.job} at home first, with the full kit and a clock`,
      `Yours or a friend's, from loading the car to the last handshake. Write each step with its minutes; mark the two where a mistake is dear. Done when: somebody else has done ${w.job} from your list without ringing you or ${w.one}.`,
    ],
    "f-3": (w) => [
      `Serve the first ${w.member}, timer running`,
      `Note travel, work, talk and tidying apart, and take a picture before and after. Done when: ${w.one} has paid, and the minutes stand beside the ones you planned.`,
    ],
    "f-4": (w) => [
      `Fill one whole day with ${w.jobs}`,
      `As many as you'd need to live on it, in the order of the road. ${w.c.capacity ? `Test what you stated: ${w.c.capacity}. ` : ""}Done when: you know how many ${w.crowd} fit into a day, and which one was late.`,
    ],
    "f-5": (w) => [
      `Say what you owe ${w.crowd} when it goes wrong`,
      `Late, damaged, not good enough: a remedy for each, without a form. Done when: it's on the card for ${w.crowd}, and an insurer has priced the worst of them.`,
    ],
    "f-6": (w) => [
      `Work out how many ${w.jobs} a week carry one wage`,
      `Paid hours, road${w.spent ? `, ${w.spent}` : ""}, rainy days and cancellations. Done when: that many ${w.crowd} fit into five days like the one you tried, or the price has changed.`,
    ],
    "check-5": (w) => [
      `Let two ${w.crowd} watch you work and talk about it`,
      `What they ask is what the card should say; what they fetch, you should bring. Done when: two lines of the list come from ${w.crowd}.`,
    ],
    "check-6": (w) => [
      `Go back to one ${w.member} a week later`,
      `Look at it together. Does it still hold, would they show it to a neighbour? Done when: ${w.counted} has a first value, and one complaint is mended on the spot.`,
    ],
    onboard: (w) => [
      `Serve the other ${w.crowd} with somebody beside you`,
      `They do, you watch; then the other way round. Done when: all dates with ${w.crowd} are done, and a second person could take a day alone.`,
    ],
    measure: (w) => [
      `Keep a diary of the road: ${w.counted}`,
      `Dates, minutes, kilometres, money, one remark each. Done when: the first week with ${w.crowd} adds up, and the dearest hour is marked.`,
    ],
    "unit-cost": (w) => [
      checked(w, "your own diary and receipts"),
      `${cap(w.spent || "material and fuel")}, every minute on the road, cancelled dates, divided by ${w.jobs} that were paid. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const CONTRACT: Works = {
  yes: () => "ordered a first date in writing",
  runs: (w) => `${w.crowd} have had it on two fixed days`,
  tasks: {
    pilots: (w) => [
      `Agree ${w.yes} first dates with whoever opens the door`,
      w.vary(
        "pilots",
        `Keys, parking, working hours, who is told, what is counted: ${w.counted}. Done when: ${w.yes} ${w.crowd} have signed one page each, and the dates don't collide.`,
        `Walk through each place once before the first day. Note what's different from what they told you. Done when: ${w.yes} ${w.crowd} have signed at ${w.price}, with a contact on site.`,
      ),
    ],
    "f-1": (w) => [
      `Write the scope for one ${w.member}${w.atPrice}`,
      w.vary(
        "f1",
        `${cap(w.promise(0, "What is done"))}, on which days, to which standard, what's extra. Done when: it fits on a page, and ${w.one} and you would point at the same line in a quarrel.`,
        `What they provide and what you bring, down to the socket and the lift. Done when: one of the ${w.crowd} has signed it without a call.`,
      ),
    ],
    "f-2": (w) => [
      `Write the checklist for ${w.job} ${w.c.group.atOne}`,
      `Each step with its minutes and who may do it; a photograph where words are long. Done when: a stranger has gone through ${w.job} with the list alone, and ${w.one} saw no difference.`,
    ],
    "f-3": (w) => [
      `Do the first ${bare(w.job)} yourself, timer running`,
      `On the agreed day, with their people around. Note set-up, work, waiting and paperwork. Done when: ${w.one} has it and has the invoice, with the hours beside the plan.`,
    ],
    "f-4": (w) => [
      `Serve two ${w.crowd} on one day with a stand-in`,
      `You take one, the stand-in the other, with the same list. ${w.c.capacity ? `Test what you stated: ${w.c.capacity}. ` : ""}Done when: neither of the ${w.crowd} could tell which was yours, or you know what they noticed.`,
    ],
    "f-5": (w) => [
      `Put into the order what you owe ${w.crowd} for a miss`,
      `Not come, late, badly done: a sum or a second visit. Done when: ${w.one} has tried to use it and found it fair.`,
    ],
    "f-6": (w) => [
      `Work out how many ${w.jobs} a week carry one employee`,
      `Paid hours, travel${w.spent ? `, ${w.spent}` : ""}, sick days and idle ones. Done when: the number of ${w.crowd} is on paper, and so is the month in which you'd have it.`,
    ],
    "check-5": (w) => [
      `Ask two people at ${w.crowd} who weren't asked before`,
      `Whoever works next to it: the desk, the shift, the caretaker. What disturbs them? Done when: one habit of yours has changed because of ${w.one}.`,
    ],
    "check-6": (w) => [
      w.c.theirs
        ? `Count ${w.counted} again at one ${w.member}`
        : `Go over one finished month with one ${w.member}`,
      w.c.theirs
        ? `Same rule as in week 2, with the person who counted then. Done when: both figures for ${w.counted} are initialled, whatever they show.`
        : `Every date, every complaint, the invoice. Done when: ${w.counted} has a first value, and it's clear who decides about a second month.`,
    ],
    onboard: (w) => [
      `Take on the other ${w.crowd} by route, not by eagerness`,
      `The nearest first, one start a week. ${w.c.capacity ? `The ceiling is ${w.c.capacity}. ` : ""}Done when: all ${w.crowd} have had a first date, and no day has more road than work.`,
    ],
    measure: (w) => [
      `Close each week in one row: ${w.counted}`,
      `Dates kept, late, repeated; hours paid and unpaid. Done when: row one is full, and the worst date has been talked over with the ${w.member}.`,
    ],
    "unit-cost": (w) => [
      checked(w, "time sheets and invoices"),
      `${cap(w.spent || "wages and material")}, travel, repeats, unpaid hours, for each of the ${w.crowd}. Done when: your figure stands beside ${left(w)}, and the one below it has a new price.`,
    ],
  },
};

export const TALK: Works = {
  yes: () => "booked and paid for a first one",
  runs: (w) => `${w.crowd} have had theirs and have rated it`,
  tasks: {
    pilots: (w) => [
      `Fix ${w.yes} first ${w.jobs} with a named person`,
      `Who takes it, at what hour, what has to be known beforehand, and what they hold in their hands afterwards. Done when: ${w.yes} ${w.crowd} have confirmed and paid.`,
    ],
    "f-1": (w) => [
      `Write down where ${w.job} begins and where it ends`,
      `What's asked first, what is never answered, when it is passed on, and to whom. ${cap(w.promise(0, "The promise"))} is the measure. Done when: two professionals have read it on behalf of ${w.crowd} and crossed something out.`,
    ],
    "f-2": (w) => [
      `Rehearse five invented ones and write the guide`,
      `An easy one, a sad one, an angry one, one that isn't yours to take, one that won't end. Done when: somebody else has done two with the guide alone, and you played ${w.one}.`,
    ],
    "f-3": (w) => [
      `Do the first one yourself and write the note after it`,
      `Minutes before, during and after. What was promised to whom? Done when: the ${w.member} has the result in writing, and the hours stand beside ${w.price}.`,
    ],
    "f-4": (w) => [
      `Take five ${w.jobs} in one day, two of them at once`,
      `Find out what happens when the second rings during the first. ${w.c.capacity ? `Test what you stated: ${w.c.capacity}. ` : ""}Done when: waiting times of ${w.crowd} are noted, and there's a rule for the third.`,
    ],
    "f-5": (w) => [
      `Say what ${w.crowd} get back when it doesn't help`,
      `Another attempt, another person, the money: by when, and who decides. Done when: it's one sentence, and ${w.one} has been paid once without arguing.`,
    ],
    "f-6": (w) => [
      `Agree pay and hours with two people who could do it`,
      `What they earn now${w.spent ? `; you stated ${w.spent}` : ""}, which evenings they'd give, what would make them stop. Done when: both have done one with ${w.one} under your eyes, at an agreed rate.`,
    ],
    "check-5": (w) => [
      `Listen, with leave, to two ${w.jobs} that somebody else takes`,
      `Note where they wait, explain twice or promise too much. Done when: three lines of the guide have changed because of ${w.crowd}.`,
    ],
    "check-6": (w) => [
      `Ask one ${w.member} after a week what came of it`,
      `Not whether it was nice: what did you do next? Done when: ${w.counted} has a first value, and there is one sentence you may quote.`,
    ],
    onboard: (w) => [
      `Take the other ${w.crowd} in the order they waited`,
      `Each gets the same first five minutes. Done when: none of the ${w.crowd} waited longer than you promised, and the guide needed no new page.`,
    ],
    measure: (w) => [
      `Note after each one: ${w.counted}`,
      `Minutes, outcome, who did it, whether they came again. Done when: ten lines on ${w.crowd} are full, and two of them are failures.`,
    ],
    "unit-cost": (w) => [
      checked(w, "paid and unpaid hours"),
      `${cap(w.spent || "the people's pay")}, waiting, notes, no-shows and training, divided by ${w.jobs} that were paid. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const GATHERING: Works = {
  yes: () => "paid for a place",
  runs: (w) => `dates have been held with paying ${w.crowd}`,
  tasks: {
    pilots: (w) => [
      `Announce ${w.yes} dates with a smallest and a largest number`,
      `Below the smallest it's called off two days before, with the money back. Done when: ${w.yes} dates have a place, an hour and paid ${w.crowd}.`,
    ],
    "f-1": (w) => [
      `Write the ${bare(w.job)} minute by minute`,
      `Arrival, first laugh, ${w.promise(0, "the main part")}, pause, end. Where can it rain, fail or drag? Done when: somebody else could lead ${w.crowd} from two pages.`,
    ],
    "f-2": (w) => [
      `Do it once with six who don't pay and may leave`,
      `Watch who looks at the clock. Done when: the dullest ten minutes of ${w.job} are gone before ${w.crowd} pay.`,
    ],
    "f-3": (w) => [
      `Hold the first one with paying ${w.crowd}`,
      `Count who booked, who came, who stayed to the end. Ask for one word at the door. Done when: three numbers and the words of all ${w.crowd} are on one page.`,
    ],
    "f-4": (w) => [
      `Let somebody else lead one`,
      `You take part and keep quiet. Done when: the ${w.crowd} liked it as much, or you know which part is you.`,
    ],
    "f-5": (w) => [
      `Take the next booking at the end of the first${w.atPrice}`,
      `A list by the door with the coming dates. Done when: you know what share of ${w.crowd} books again with the coat on.`,
    ],
    "f-6": (w) => [
      `Work out the number at which a date pays${w.atPrice}`,
      `Leader, place${w.spent ? `, ${w.spent}` : ""}, insurance, those who don't turn up. Done when: the smallest number of ${w.crowd} is printed beside each date.`,
    ],
    "check-5": (w) => [
      `Ask two ${w.crowd} to bring somebody who'd never come`,
      `What did the doubter say on the way home? Done when: the invitation to ${w.crowd} answers that.`,
    ],
    "check-6": (w) => [
      `Talk to one ${w.member} who didn't come again`,
      `Without persuading. Done when: ${w.counted} has a first value and a reason.`,
    ],
    onboard: (w) => [
      `Fill the next dates from the waiting list`,
      `First come, first served, paid within a day. Done when: two dates are full of ${w.crowd} and one was called off in time.`,
    ],
    measure: (w) => [
      `Fill in one row per date: ${w.counted}`,
      `Booked, came, came again, money, hours. Done when: three rows of ${w.crowd} are full.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what each date really cost"),
      `Leader, place${w.spent ? `, ${w.spent}` : ""}, empty places, your own evening. Done when: your figure per place stands beside ${left(w)}.`,
    ],
  },
};

export const PLACE: Works = {
  yes: () => "paid for a first visit or a first month",
  runs: (w) => `${w.crowd} have come a second time`,
  tasks: {
    pilots: (w) => [
      `Book ${w.yes} paying ${w.crowd} into a borrowed place`,
      `Before there's a lease: dates, hours, money. Done when: ${w.yes} ${w.crowd} have paid, and the owner of the place has agreed to the hours.`,
    ],
    "f-1": (w) => [
      `Count ${w.crowd} at three possible addresses in ${w.place}`,
      `Stand there at the hours that matter; tally who passes, who stops, who parks. Done when: counts of ${w.crowd} by the hour lie beside three rents.`,
    ],
    "f-2": (w) => [
      `Line up permit, power and lease in ${w.place} before any deposit`,
      `The authority first, then the owner; ask for a way out after a year. Done when: a dated list shows what a place for ${w.crowd} needs, who signs it and what it costs a year.`,
    ],
    "f-3": (w) => [
      `Open to ${w.crowd} for three days in the borrowed place`,
      `Full price (${w.price}), real hours, ${w.promise(0, "the real thing")}. Done when: ${w.crowd}, sales and hours are known for each of the three days.`,
    ],
    "f-4": (w) => [
      `Work out a normal month with ${w.crowd} and a bad one`,
      `The share you'll really fill${w.c.capacity ? ` (of ${w.c.capacity})` : ""} against rent${w.spent ? `, ${w.spent}` : " and pay"}. Done when: you know how many ${w.crowd} a bad month needs and how many such months the money lasts.`,
    ],
    "f-5": (w) => [
      `Get two quotes for fitting out the first one`,
      `Same list for both, delivery and service apart. Done when: sum and weeks are in the analysis, and one item that ${w.crowd} won't notice is bought used.`,
    ],
    "f-6": (w) => [
      `Write the first day with ${w.crowd} hour by hour`,
      `Who opens, who's paid what, what's counted at the close. Done when: somebody else has run a day with ${w.crowd} from your page.`,
    ],
    "check-5": (w) => [
      `Let two ${w.crowd} find it, enter and pay without you`,
      `Watch from across the road. Where do they stop, turn or ask? Done when: a sign, a sentence or a door has changed for the next ${w.crowd}.`,
    ],
    "check-6": (w) => [
      `Take one ${w.member} from the first call to the next booking`,
      `How they heard of it, what they expected, what they paid for, when they'd come again. Done when: ${w.counted} has a first value for ${w.one}, with the reason.`,
    ],
    onboard: (w) => [
      `Fill the weak hours with the other ${w.crowd}`,
      `Full hours fill themselves. Offer the empty ones to those who can choose. Done when: the weakest day has half the ${w.crowd} of the best.`,
    ],
    measure: (w) => [
      `Count at the close of each day: ${w.counted}`,
      `By hour, with the weather. Done when: seven days of ${w.crowd} hang on the wall.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the till and the rent"),
      `${cap(w.spent || "rent and pay")}, goods used, no-shows, divided by visits that were paid. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const COURSE: Works = {
  yes: () => "paid a deposit on a place",
  runs: (w) => `${w.learners} have come to two thirds of the sessions`,
  tasks: {
    pilots: (w) => [
      `Fill a first group of at least ${w.yes} with deposits`,
      `Fewer places than you'd like, one fixed hour. Done when: ${w.yes} ${w.crowd} have paid, and each ${w.learner} has done the entry test.`,
    ],
    "f-1": (w) => [
      `Write down what one can do on the last day`,
      `One result that ${w.crowd} can check themselves, and the test that shows it. Done when: two people have taken the test before and after one session.`,
    ],
    "f-2": (w) => [
      `Write three sessions another teacher could hold`,
      `Minute by minute, ${w.promise(0, "the main part")} included, with the exercise that shows who is lost. Done when: a colleague would teach them to ${w.learners} tomorrow.`,
    ],
    "f-3": (w) => [
      `Let somebody else hold one session`,
      `Same material, real learners, you in the last row. Done when: the ${w.crowd} have rated it${w.spent ? `, and ${w.spent} still fits the fee` : ""}.`,
    ],
    "f-4": (w) => [
      w.c.done ? `Start the next group, all places paid` : `Start the group, half of it paid in full`,
      `Take attendance and the exercise result every time. Done when: each ${w.learner} has a line with both, and the fees are in.`,
    ],
    "f-5": (w) => [
      `Ring each one who missed a session, the same evening`,
      `Ask what came up and change one thing for next time. Done when: every absence has a reason, and the drop-out rate of the ${w.learners} is a number.`,
    ],
    "f-6": (w) => [
      `Fix the smallest group that pays its teacher${w.atPrice}`,
      `${/teacher/i.test(w.spent) ? "Room" : "Teacher, room"} or licence${w.spent ? `, ${w.spent}` : ""}, unpaid places. Done when: that number of ${w.crowd} and the day of calling off are printed beside each date.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.learners} do the homework`,
      `At their own table, with what they have there. Where do they give up? Done when: that task is split in two for the other ${w.learners}.`,
    ],
    "check-6": (w) => [
      `Repeat the entry test with one ${w.learner} halfway`,
      `Same task, same ten minutes. Done when: ${w.counted} has a first value, and the session that did least is rewritten.`,
    ],
    onboard: (w) => [
      `Open the second group at another hour`,
      `For those of the ${w.crowd} who couldn't come. Done when: deposits for it stand beside the smallest number that pays.`,
    ],
    measure: (w) => [
      `Keep the register every week: ${w.counted}`,
      `Came, did the exercise, fell behind, was rung. Done when: whoever stands in for you knows every ${w.learner} from it.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one full place cost"),
      `${/teacher/i.test(w.spent) ? "P" : "Teacher, p"}reparation, corrections${w.spent ? `, ${w.spent}` : ""}, empty places. Done when: your figure per learner stands beside ${left(w)}.`,
    ],
  },
};

export const CHARITY: Works = {
  yes: () => "pledged a named sum in writing",
  runs: () => "people have gone through all of it, paid for by pledges",
  tasks: {
    pilots: (w) => [
      `Agree with whoever refers people on the first ${w.yes}`,
      `Who chooses them, what they are told, who goes with them on the first day. Done when: ${w.yes} people have said yes themselves, and their places are paid by ${w.crowd}.`,
    ],
    "f-1": (w) => [
      `Get two letters with a number in them, one from ${w.crowd}`,
      `One from whoever sends people, one from ${w.crowd}: how many, how much, from when. Done when: both are signed, and ${w.crowd} know of each other.`,
    ],
    "f-2": (w) => [
      `Borrow room, tools and hours in ${w.place}`,
      `What stands empty, who has a key, which volunteers come on which day. Done when: times and names for a first month of ${w.jobs} are written down for ${w.crowd}${w.spent ? `, with what you pay for ${w.spent}` : ""}.`,
    ],
    "f-3": (w) => [
      `Take the first few people through all of it`,
      `From the first contact to the last step: ${w.promise(0, "everything that's promised")}. Done when: who came, who stayed and what each cost are on one page for ${w.crowd}.`,
    ],
    "f-4": (w) => [
      `Ask five companies nearby for a day or a sum`,
      `A day with their team, an hour of a specialist, or ${w.price}. Done when: one has a date, or five have told you what other ${w.crowd} get that you don't offer.`,
    ],
    "f-5": (w) => [
      `Agree with ${w.crowd} what is counted`,
      `Three outcomes, how each is proved, by when: ${w.counted} first. Done when: the sheet is filled in for the first people.`,
    ],
    "f-6": (w) => [
      `Plan twelve months of income from ${w.crowd} and others`,
      `Gifts, grants, companies, sales, a reserve, and the month in which a late grant would hurt. Done when: a second payer beside the first ${w.crowd} is named.`,
    ],
    "check-5": (w) => [
      `Ask two of those you serve what they'd leave out`,
      `Somebody they trust asks, you don't. Done when: one step is gone that only served you or the ${w.crowd}.`,
    ],
    "check-6": (w) => [
      `Follow one person from referral to a month later`,
      `With consent, in their words. Done when: ${w.counted} has a first value, drop-outs counted as a no.`,
    ],
    onboard: (w) => [
      `Open the other places as pledges come in`,
      `${w.c.capacity ? `The ceiling is ${w.c.capacity}. ` : ""}No place without its money, no promise to somebody who'd wait in vain. Done when: places, pledges of ${w.crowd} and waiting people are three numbers.`,
    ],
    measure: (w) => [
      `Report every Friday in one row: ${w.counted}`,
      `Came, finished, left and why; gifts, hours of volunteers. Done when: ${w.crowd} could read it and nothing is prettier than it was.`,
    ],
    "unit-cost": (w) => [
      `Add up for ${w.crowd} what one place really cost`,
      `${cap(w.spent || "rooms, material and pay")}, volunteers' hours counted apart, divided by people who finished. Done when: your figure stands beside ${w.price}, and ${w.crowd} have seen both.`,
    ],
  },
};
