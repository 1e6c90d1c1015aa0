import { type Case, within } from "../../case";
import type { Form } from "../../form";
import { type Task, task } from "../task";

/** The nth thing the offer does, in the founder's words where they are short enough. */
const does = (c: Case, n: number, otherwise: string) => {
  const part = within(14, c.features[n]);
  return part ? `"${part}"` : otherwise;
};
const asked = (c: Case, otherwise = "the real price") => c.price || otherwise;
const here = (c: Case) => (c.place ? ` in ${c.place}` : "");
const met = { meetsCustomer: true };

/**
 * What is made and tried in weeks 4 to 6, at most 37 hours each. The places mean the same in every form: 1 prepares,
 * 2 costs or builds, 3 delivers for the first time, 4 does it again under load, 5 takes money, 6 settles what goes wrong.
 */
export const FORM_TASKS: Record<Form, readonly Task[]> = {
  saas: [
    task(
      "f-1",
      4,
      6,
      "high",
      (c) => `Do ${c.job[0]} by hand, without software`,
      (c) =>
        c.vary(
          "f1",
          `Take real material from one pilot and do ${does(c, 0, "the main step")} yourself, noting each decision. Done when: one result has been delivered and the rules ${c.name} must follow are a numbered list.`,
          `Play the machine: do ${does(c, 0, "the main step")} at your desk for one of the ${c.they}, clock running. Done when: they've used the result, and you know which decisions ${c.name} can take and which need a person.`,
        ),
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      8,
      "high",
      "Build the shortest path from input to result",
      (c) =>
        c.vary(
          "f2",
          `One kind of ${c.one}, ${c.job[0]}, no settings, no accounts you can't create by hand. Done when: one of the ${c.they} gets a result out of ${c.name} without your help.`,
          `Leave out log-in, settings and design; keep what turns ${c.job[0]} into a result. Done when: ${c.name} finishes one on somebody else's phone or screen.`,
        ),
      { after: ["scope", "f-1"] },
    ),
    task(
      "f-3",
      5,
      7,
      "high",
      (c) => `Run ten real ${c.job[1]} through it`,
      (c) =>
        `Take them from the pilots, ugly ones included, and compare each result with what a careful person would have done${c.features[1] ? `, above all on this: ${within(14, c.features[1]) ? `"${within(14, c.features[1])}"` : "the second step"}` : ""}. Done when: right, wrong and corrected are counted for ${c.name}.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      6,
      5,
      "medium",
      "Show every doubt on the screen",
      (c) =>
        `Wherever ${c.name} can be wrong, let it say so and let the user correct it in one step. Done when: each failure from the ten ${c.job[1]} has its own message and a way out.`,
      { after: ["f-3"] },
    ),
    task(
      "f-5",
      6,
      4,
      "medium",
      "Take one real payment",
      (c) =>
        `Set up ${asked(c)} with a payment provider, invoice included. Done when: one pilot of ${c.name} has paid through it, even if you pay it back.`,
      { after: ["f-2"] },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      "Protect what they hand over",
      (c) =>
        `Separate accounts, a daily backup you've restored once, and one page on who can see what. Done when: the most careful of the ${c.they} has read the page on ${c.name} and agreed to go on.`,
      { after: ["f-2"] },
    ),
  ],
  marketplace: [
    task(
      "f-1",
      4,
      4,
      "high",
      "Choose the side to win first",
      (c) =>
        `Ask which side of ${c.name} has more to lose by waiting, and start with the scarcer one. Done when: one side is chosen, with the number it needs before the other is invited.`,
      { after: ["gate-20"] },
    ),
    task(
      "f-2",
      4,
      8,
      "high",
      (c) => `Sign up twelve offers in person, in one district${here(c)}`,
      (c) =>
        c.vary(
          "f2",
          `Go there, take the photographs and write the entry yourself. Done when: twelve offers on ${c.name} could be booked tomorrow.`,
          `Don't ask them to register: sit down with each and fill it in together. Done when: twelve offers are live on ${c.name}, each seen by you.`,
        ),
      { after: ["f-1"], ...met },
    ),
    task(
      "f-3",
      5,
      7,
      "high",
      (c) => `Arrange ten ${c.job[1]} by phone and spreadsheet`,
      (c) =>
        `No software yet: take the request, ring the other side, confirm both. Done when: ten attempts for ${c.name} are logged with minutes, outcome and the reason for each miss.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      "Write the rules for damage, no-shows and refunds",
      (c) =>
        `One page both sides can read in a minute; play through the worst case with one of each. Done when: both would have accepted the outcome under the rules of ${c.name}.`,
      { after: ["f-2"] },
    ),
    task(
      "f-5",
      6,
      6,
      "high",
      "Let money change hands once",
      (c) =>
        `Use a provider that splits payments, keep your part (${asked(c, "the fee")}) and pay out the rest. Done when: one payout from ${c.name} has arrived and was seen.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      "Count how many requests end well",
      (c) =>
        `Requests, offers, ${c.job[1]}, day by day, in the one district. Done when: ${c.name} has a success rate and the most common reason for a miss.`,
      { after: ["f-3"] },
    ),
  ],
  ecommerce: [
    task(
      "f-1",
      4,
      8,
      "high",
      "Prepare one small batch exactly as you would sell it",
      (c) =>
        `Same makers, same materials, same packaging, same hour of the day. Done when: what lies there could be sold as ${c.name}, and material, hours and waste are written down.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      4,
      "high",
      "Cost one order to the last cent",
      (c) =>
        `Materials, packaging, delivery, payment fee, breakage, returns, and your own hours at a wage you'd accept. Done when: the cost of one order of ${c.name} stands beside the price${c.price ? ` (${c.price})` : ""}.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      6,
      "high",
      "Deliver test orders the longest way you promise",
      (c) =>
        `Send or carry ${c.name} to the farthest addresses${here(c)} and have each photographed on arrival. Done when: times, damage and one change to the packaging are noted.`,
      { after: ["f-1"] },
    ),
    task(
      "f-4",
      5,
      6,
      "high",
      "Open the smallest possible shop",
      (c) =>
        `One product, real photographs, the full price with delivery shown before the last step. Done when: a stranger has bought ${c.name} without asking you anything.`,
      { after: ["scope"] },
    ),
    task(
      "f-5",
      6,
      7,
      "high",
      "Sell the batch to people you don't know",
      (c) =>
        `Offer it to the ${c.they} from the conversations, and to those they name, at ${asked(c, "the full price")}. Done when: the batch is sold under the name ${c.name}, or every refusal has a reason.`,
      { after: ["f-4", "f-3"], ...met },
    ),
    task(
      "f-6",
      6,
      3,
      "medium",
      "Ring first buyers and offer the next order",
      (c) =>
        `Five days after it arrived: what would you change, and shall I send another? Done when: you know how many ordered ${c.name} again, and what the others said.`,
      { after: ["f-3"], ...met },
    ),
  ],
  services: [
    task(
      "f-1",
      4,
      5,
      "high",
      "Turn the work into one fixed package",
      (c) =>
        c.vary(
          "f1",
          `What's included, what isn't, how long it takes, what the customer provides: ${asked(c, "one price")}, no hourly rate. Done when: the sheet for ${c.name} fits on one page and you'd sign it yourself.`,
          `Write down what one order contains and where it ends, at ${asked(c, "one price")}. Done when: two of the ${c.they} have read it and neither asked what it costs extra.`,
        ),
      { after: ["gate-20"] },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      (c) => `Write the checklist for ${c.job[0]}`,
      (c) =>
        `Each step with its minutes, so that somebody else could follow it. Mark the two where mistakes are expensive. Done when: a stranger to ${c.name} has gone through one case with the list alone.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      "Deliver the first one yourself, timer running",
      (c) =>
        `On the agreed day, at the agreed price. Note travel, work and paperwork separately. Done when: it's delivered and paid, and the hours of ${c.name} stand beside the hours you planned.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-4",
      6,
      8,
      "high",
      "Do it again, faster, with a second person",
      (c) =>
        `Change the two steps that took longest and let your stand-in do half. ${c.capacity ? `Check what that says about your ceiling (${c.capacity}). ` : ""}Done when: ${c.name} has hours per job, before and after, and a named stand-in at an agreed rate.`,
      { after: ["f-3"], ...met },
    ),
    task(
      "f-5",
      6,
      4,
      "medium",
      "Promise a result and say what you owe if you miss it",
      (c) =>
        `Three things the customer can see, and a remedy for each. Done when: the pilots of ${c.name} have read the promise and one has tested it.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      4,
      "high",
      "Work out what one working week can earn",
      (c) =>
        `Paid hours, travel, cancellations and the pay of the people. Done when: you know how many ${c.job[1]} a week ${c.name} needs before it carries one salary.`,
      { after: ["f-3"] },
    ),
  ],
  network: [
    task(
      "f-1",
      4,
      6,
      "high",
      "Write the members' rules with three of them",
      (c) =>
        `What each puts in, what each gets out, who decides, how one leaves. Done when: three ${c.they} have signed the same page for ${c.name}.`,
      { after: ["gate-20"], ...met },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      "Work out what one member gains in a year",
      (c) =>
        `Take one member's real figures: what they pay today, what ${c.name} would cost (${asked(c, "the fee")}), what's left if half of it works. Done when: one of the ${c.they} has checked the sum and agrees with it.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      "Settle one case between two members",
      (c) =>
        `One has given, the other has received: book it, bill it and pay it between the two, by hand. Done when: both have signed the sum, and you know what one settlement costs ${c.name} in minutes.`,
      { after: ["f-1"], ...met },
    ),
    task(
      "f-4",
      6,
      7,
      "high",
      "Win members four to eight through the first three",
      (c) =>
        `Let a member make the call and sit beside them. Done when: five new ${c.they} have said yes or no to ${c.name}, and the reasons are in one list.`,
      { after: ["f-3"], ...met },
    ),
    task(
      "f-5",
      6,
      5,
      "medium",
      "Connect to the system the members already use",
      (c) =>
        `Ask the two makers most of them buy from how a record gets in and out, and try it with one member's data. Done when: one record of ${c.name} has travelled both ways, or you know what that would cost.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      3,
      "medium",
      "Decide who pays when a member leaves",
      (c) =>
        `Open claims, shared data, the name on the door. Done when: the rules of ${c.name} have a paragraph for it that all three accept.`,
      { after: ["f-3"] },
    ),
  ],
  fintech: [
    task(
      "f-1",
      4,
      6,
      "high",
      "Get two offers from licensed partners",
      (c) =>
        `List who may hold the money and who may not, then ask two licensed providers. Done when: two offers for ${c.name} show lead time, cost and who is liable.`,
      { after: ["rules"] },
    ),
    task(
      "f-2",
      4,
      8,
      "high",
      "Build the ledger before anything touches money",
      (c) =>
        `Two entries for each movement and a check every evening. Done when: one invented week of ${c.name} closes to zero, reversals included.`,
      { after: ["scope"] },
    ),
    task(
      "f-3",
      5,
      7,
      "high",
      "Take one case through the partner's test system",
      (c) =>
        `With a refusal, a reversal and a time-out. Done when: all three have been recorded for ${c.name} and the ledger still agrees.`,
      { after: ["f-2", "f-1"] },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      "List every way to lose money",
      (c) =>
        `Fraud, late payment, mistakes, and the most each could cost. Done when: ${c.name} has a limit per customer and per day.`,
      { after: ["f-2"] },
    ),
    task(
      "f-5",
      6,
      5,
      "medium",
      "Watch five people go through the identity check",
      (c) =>
        `Say nothing and note where they give up. Done when: you know how many of the ${c.they} finish, and what one check costs ${c.name}.`,
      { after: ["f-3"], ...met },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      "Have every promise read by somebody who knows the rules",
      (c) =>
        `No return promised, each fee in the first sentence. Done when: the wording of ${c.name} is approved in writing.`,
      { after: ["f-1"] },
    ),
  ],
  media: [
    task(
      "f-1",
      4,
      5,
      "high",
      "Fix length, sections and the day it appears",
      (c) =>
        `Also what's never covered. Done when: ${c.name} has a template, and the ${c.they} have been promised a day and an hour.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      7,
      "high",
      "Publish two issues on time",
      (c) =>
        `Keep to the template and time each step from source to sending. Done when: two issues of ${c.name} are out, with the hours behind each.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      4,
      "medium",
      "Let a stand-in produce one issue",
      (c) =>
        `Hand over the source list and the template and stay away. Done when: one issue of ${c.name} went out without you, and you know what was missing.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      5,
      7,
      "high",
      "Give readers one thing worth forwarding",
      (c) =>
        `A table, a map, a number nobody else has, with a sign-up link that shows who sent it. Done when: you know how many new readers of ${c.name} came through the old ones.`,
      { after: ["f-2"] },
    ),
    task(
      "f-5",
      6,
      7,
      "high",
      "Ask the keenest readers to pay",
      (c) =>
        `Write personally to those who open everything: ${asked(c, "the price")}, from the next issue. Done when: payments and refusals for ${c.name} are counted, with reasons.`,
      { after: ["f-4"], ...met },
    ),
    task(
      "f-6",
      6,
      5,
      "medium",
      "Offer one sponsored place to five companies",
      (c) =>
        `Only those who already sell to the same people, and only figures you can show. Done when: one place in ${c.name} is booked, or there are five reasons why not.`,
      { after: ["f-2"] },
    ),
  ],
  hardware: [
    task(
      "f-1",
      4,
      8,
      "high",
      "Build three ugly units that really work",
      (c) =>
        `Parts off the shelf, tape if you must, the true function: ${does(c, 0, "what it is for")}. Done when: three units of ${c.name} run for two days, and each part has a supplier and a price.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      "Break one on the bench",
      (c) =>
        `Heat, cold, wet, drop, flat battery: change one condition at a time. Done when: there's a table of what ${c.name} survives, and the first thing that fails is known.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      "Have five customers install it from the instructions",
      (c) =>
        `You bring it and then only watch. Done when: five installation times of ${c.name} are noted, with a photograph of each mistake.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      "Get the certification quoted",
      (c) =>
        `Ask a test laboratory which marks the device needs where it's sold, in which order, and what a failed round costs. Done when: price and weeks are in the model, and the launch date of ${c.name} has moved if it must.`,
      { after: ["rules"] },
    ),
    task(
      "f-5",
      6,
      6,
      "medium",
      "Collect two offers for a first series",
      (c) =>
        `Same drawing, same quantities, tooling and lead time apart. Done when: the cost of one ${c.name} at two quantities stands beside the price${c.price ? ` (${c.price})` : ""}.`,
      { after: ["f-1"] },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      "Decide what happens when it fails in the field",
      (c) =>
        `Swap, repair or refund; who pays the trip; how you'd know first. Done when: the warranty of ${c.name} fits on a page and its cost per unit is in the model.`,
      { after: ["f-3"] },
    ),
  ],
  usage: [
    task(
      "f-1",
      4,
      6,
      "high",
      "Collect a test set with the right answers",
      (c) =>
        `Real material the pilots may share, checked by a person. Done when: ${c.name} has a labelled set nobody will train on.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      8,
      "high",
      "Ship one call that works",
      (c) =>
        `One request, one answer: ${does(c, 0, "the main call")}. Each error says what to do next. Done when: one of the ${c.they} has called ${c.name} from their own code.`,
      { after: ["scope"] },
    ),
    task(
      "f-3",
      5,
      5,
      "high",
      "Let a stranger get a first answer in ten minutes",
      (c) =>
        `A working call on the first screen, then limits, prices, errors. Done when: a developer you've never met has an answer from ${c.name} before the coffee is cold.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      5,
      7,
      "high",
      "Make it say when it isn't sure",
      (c) =>
        `Measure how often a confident answer is wrong on the test set. Done when: the error rate of ${c.name} is known at each level of confidence.`,
      { after: ["f-1", "f-2"] },
    ),
    task(
      "f-5",
      6,
      6,
      "high",
      "Meter the use and send one correct invoice",
      (c) =>
        `Count what's charged (${asked(c, "each call")}), show it within the hour, and let customers cap it. Done when: one pilot has checked an invoice of ${c.name} against their own count.`,
      { after: ["f-2"] },
    ),
    task(
      "f-6",
      6,
      4,
      "high",
      "Measure what one call costs you",
      (c) =>
        `At today's volume and at ten times it, machines and third-party fees apart. Done when: cost per unit of ${c.name} stands beside its price, and the second supplier is known.`,
      { after: ["f-2"] },
    ),
  ],
  local: [
    task(
      "f-1",
      4,
      6,
      "high",
      (c) => `Count people at three possible places${here(c)}`,
      (c) =>
        `Stand there at the hours that matter and tally the ${c.they} who pass or ask. Done when: ${c.name} has counts by hour for three places and a conditional yes from one owner.`,
      { after: ["gate-20"], ...met },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      "Line up permit, power and lease",
      (c) =>
        `Talk to the authority and the owner before any deposit. Done when: a dated list shows what ${c.name} needs on site, who signs it and what it costs a year.`,
      { after: ["rules", "f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      "Open for three days in a borrowed place",
      (c) =>
        `Rent or borrow instead of building, and charge ${asked(c)}. Done when: sales, costs and hours of ${c.name} are known for each of the three days.`,
      { after: ["f-1"], ...met },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      "Work out a normal month, and a bad one",
      (c) =>
        `Capacity${c.capacity ? ` (${c.capacity})` : ""}, days open and the share you'll really fill, against rent and pay. Done when: you know how many months one site of ${c.name} takes to earn back its cost.`,
      { after: ["f-3"] },
    ),
    task(
      "f-5",
      6,
      6,
      "medium",
      "Get two quotes for fitting out the first site",
      (c) =>
        `Same specification, installation and service apart. Done when: the total for ${c.name} and the lead time are in the model.`,
      { after: ["f-4"] },
    ),
    task(
      "f-6",
      6,
      5,
      "medium",
      "Write opening day hour by hour",
      (c) =>
        `Who opens, who's paid what, what's counted at the close. Done when: somebody else has run ${c.name} for one day from your page.`,
      { after: ["f-3"] },
    ),
  ],
  education: [
    task(
      "f-1",
      4,
      4,
      "high",
      "Write down what a learner can do afterwards",
      (c) =>
        `One result the ${c.they} can check themselves, and the test that shows it. Done when: an entry test and an exit test of ${c.name} have been tried on two people.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      7,
      "high",
      "Write three sessions another teacher could hold",
      (c) =>
        `Minute by minute, with the exercise that shows who is lost. Done when: a colleague has read the sessions of ${c.name} and would teach them tomorrow.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      5,
      "high",
      "Let a new teacher hold one evening",
      (c) =>
        `Same material, real learners, you in the last row. Done when: the learners of ${c.name} have rated it, and the pay is agreed${c.price ? ` against a fee of ${c.price}` : ""}.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      5,
      8,
      "high",
      (c) => (c.done ? `Start the next group with paid places only` : `Start a pilot group, half of it paid`),
      (c) =>
        `Fewer places than you'd like. Take attendance and the exercise result every time. Done when: ${c.name} has attendance and progress per learner, and the fees are in.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-5",
      6,
      4,
      "high",
      "Ring whoever missed a session, the same day",
      (c) =>
        `Ask what came up and change one thing for the next evening. Done when: every absence from ${c.name} has a reason, and the drop-out rate is a number.`,
      { after: ["f-4"], ...met },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      "Open enrolment with a minimum size",
      (c) =>
        `Fix the places, the smallest group that pays its teacher, and the day on which you call it off. Done when: deposits for the next group of ${c.name} are counted against that minimum.`,
      { after: ["f-4"] },
    ),
  ],
  nonprofit: [
    task(
      "f-1",
      4,
      6,
      "high",
      "Get two letters with a number in them",
      (c) =>
        `One from whoever sends people, one from whoever pays; each names how many and from when. Done when: two signed letters for ${c.name} are in the file.`,
      { after: ["gate-20"], ...met },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      "Borrow a place for the pilot",
      (c) =>
        `Something that stands empty at the right hours${here(c)}. Done when: ${c.name} has written permission with times and costs.`,
      { after: ["gate-20"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      "Run the whole path for one small group",
      (c) =>
        `From first contact to the last step: ${does(c, 0, "everything it promises")}. Done when: you know who came, who stayed, and what each place at ${c.name} cost.`,
      { after: ["f-1", "f-2"], ...met },
    ),
    task(
      "f-4",
      5,
      6,
      "high",
      "Make the first sale",
      (c) =>
        `Offer ${asked(c, "the paid service")} to five organisations nearby. Done when: ${c.name} has one paid order, or five reasons.`,
      { after: ["price-talks"], ...met },
    ),
    task(
      "f-5",
      6,
      5,
      "high",
      "Agree with the funder what is counted",
      (c) =>
        `Three outcomes, how each is proved, by when. Done when: the results sheet of ${c.name} is filled in for the first group.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      5,
      "medium",
      "Plan twelve months of income by source",
      (c) =>
        `Grant, sales, gifts, a reserve, and the month in which a late grant would hurt. Done when: ${c.name} has a cash plan and a named second funder.`,
      { after: ["f-4"] },
    ),
  ],
};
