import type { Archetype } from "@/lib/brief/types";
import type { Material } from "../../material";
import { type Task, task } from "../task";

const f = (m: Material, i: number, otherwise: string) => (m.features[i] ? `"${m.features[i]}"` : otherwise);

/** What is built in weeks 4 to 6; at most 45 hours each. */
export const ARCHETYPE_TASKS: Record<Archetype, readonly Task[]> = {
  saas: [
    task(
      "s-hand",
      4,
      6,
      "high",
      (m) => `Do the core job of ${m.name} by hand once`,
      (m) =>
        `Take real material from one pilot customer and do ${f(m, 0, "the main step")} yourself, noting every decision. Output: a worked case and a list of the rules ${m.name} has to follow.`,
      { after: ["pilots"] },
    ),
    task(
      "s-path",
      4,
      9,
      "high",
      (m) => `Build the thin path through ${m.name}`,
      (m) =>
        `One customer type, one case, end to end: ${f(m, 0, "the first screen")} through to the result, with no settings. Output: a version that one of the ${m.who} can finish a case on.`,
      { after: ["scope", "s-hand"] },
    ),
    task(
      "s-second",
      5,
      8,
      "medium",
      (m) => `Add the step after the first in ${m.name}`,
      (m) =>
        `Add ${f(m, 1, "the second must-have feature")} and what happens when it fails. Output: both cases demonstrated on real material from ${m.who}.`,
      { after: ["s-path"] },
    ),
    task(
      "s-errors",
      5,
      5,
      "medium",
      (m) => `Make the failures of ${m.name} visible`,
      (m) =>
        `For every place where ${m.name} can be wrong, say so on the screen and give a way to correct it by hand. Output: a list of known failures of ${m.name}, each with its message.`,
      { after: ["s-path"] },
    ),
    task(
      "s-billing",
      6,
      5,
      "medium",
      (m) => `Take the first payment through ${m.name}`,
      (m) =>
        `Set up ${m.charged ? m.charged : "the price"} with a payment provider, invoice included. Output: one real payment for ${m.name}, refunded or kept.`,
      { after: ["s-second"] },
    ),
    task(
      "s-data",
      6,
      5,
      "medium",
      (m) => `Protect what ${m.who} hand over`,
      (m) =>
        `Separate accounts, a daily backup that you have restored once, and a written answer to where the data of ${m.who} lives. Output: a restored backup and a page on the security of ${m.name}.`,
      { after: ["s-path"] },
    ),
  ],
  marketplace: [
    task(
      "m-side",
      4,
      4,
      "high",
      (m) => `Choose which side of ${m.name} comes first`,
      (m) =>
        `Write down which side of ${m.name} waits when the other is missing, and seed the scarcer one. Output: one side named, with the number it needs before the other is invited to ${m.name}.`,
      { after: ["gate-20"] },
    ),
    task(
      "m-seed",
      4,
      8,
      "high",
      (m) => `Sign up the first supply for ${m.name} in person`,
      (m) =>
        `One dense area only${m.place ? `, inside ${m.place}` : ""}. List on ${m.name} what each supplier offers yourself instead of asking them to. Output: twelve live listings on ${m.name} that could be fulfilled tomorrow.`,
      { after: ["m-side"], meetsCustomer: true },
    ),
    task(
      "m-hand",
      5,
      8,
      "high",
      (m) => `Match the first requests on ${m.name} by hand`,
      (m) =>
        `Use messages and a sheet, and time how long ${m.name} takes from request to agreement. Output: ten attempted matches on ${m.name}, each with its outcome.`,
      { after: ["m-seed"], meetsCustomer: true },
    ),
    task(
      "m-trust",
      5,
      6,
      "high",
      (m) => `Settle what happens when a match on ${m.name} goes wrong`,
      (m) =>
        `Write the rules for damage, no-shows and refunds, and test ${f(m, 1, "the protection you promise")} on an invented case. Output: a one-page policy of ${m.name}, tried once.`,
      { after: ["m-seed"] },
    ),
    task(
      "m-pay",
      6,
      7,
      "high",
      (m) => `Let money pass through ${m.name}`,
      (m) =>
        `Use a provider with split payments so that your share (${m.charged || "the fee"}) is kept and the rest paid out. Output: one completed transaction on ${m.name}, with the payout seen by the supplier.`,
      { after: ["m-hand"] },
    ),
    task(
      "m-fill",
      6,
      5,
      "medium",
      (m) => `Measure how many requests on ${m.name} are filled`,
      (m) =>
        `Count requests, offers and completed deals in the one area${m.place ? ` of ${m.place}` : ""}, by day. Output: the fill rate of ${m.name} and the most common reason for a miss.`,
      { after: ["m-hand"] },
    ),
  ],
  ecommerce: [
    task(
      "e-batch",
      4,
      9,
      "high",
      (m) => `Make one small batch of ${m.name}`,
      (m) =>
        `Produce it exactly as you would sell it, ${f(m, 0, "with the final materials")} included. Output: sellable ${m.name}, with the hours and material costs of the batch.`,
      { after: ["pilots"] },
    ),
    task(
      "e-cost",
      4,
      4,
      "high",
      (m) => `Cost one order of ${m.name} to the last cent`,
      (m) =>
        `Materials, packaging, postage, payment fee, breakage and your own time at a stated wage. Output: the landed cost beside the price${m.charged ? ` of ${m.charged}` : ""}.`,
      { after: ["e-batch"] },
    ),
    task(
      "e-ship",
      5,
      6,
      "high",
      (m) => `Send test parcels of ${m.name}`,
      (m) =>
        `Ship to the farthest addresses you promise to serve and have each one photographed on arrival. Output: arrival times, damage, and one change to the packaging of ${m.name}.`,
      { after: ["e-batch"] },
    ),
    task(
      "e-shop",
      5,
      7,
      "high",
      (m) => `Open a one-product shop for ${m.name}`,
      (m) =>
        `One item, real photographs, ${m.proofs[0] ? `"${m.proofs[0]}" beside the price` : "the proof beside the price"}, postage shown before checkout. Output: a shop in which a stranger bought ${m.name} once.`,
      { after: ["scope"] },
    ),
    task(
      "e-sale",
      6,
      8,
      "high",
      (m) => `Sell the batch of ${m.name} to people you do not know`,
      (m) =>
        `Offer it to the ${m.who} from the interviews and the people they name, at the full price. Output: orders of ${m.name}, refusals and the reason for each.`,
      { after: ["e-shop", "e-ship"], meetsCustomer: true },
    ),
    task(
      "e-repeat",
      6,
      3,
      "medium",
      (m) => `Ask first buyers of ${m.name} what they would reorder`,
      (m) =>
        `Call them five days after the parcel arrived and offer the next order on the spot. Output: how many of these ${m.who} reordered, and when.`,
      { after: ["e-ship"] },
    ),
  ],
  services: [
    task(
      "v-package",
      4,
      5,
      "high",
      (m) => `Turn ${m.name} into a fixed package`,
      (m) =>
        `Name what is included, what is not, how long it takes and what the customer has to bring; ${m.charged || "one price"}. Output: a package sheet of ${m.name} with no hourly rate on it.`,
      { after: ["gate-20"] },
    ),
    task(
      "v-check",
      4,
      6,
      "high",
      (m) => `Write the checklist behind ${m.name}`,
      (m) =>
        `Break ${f(m, 0, "the service")} into steps that somebody else could follow, with the time each takes. Output: a checklist of ${m.name}, tried on one real case.`,
      { after: ["v-package"] },
    ),
    task(
      "v-first",
      5,
      9,
      "high",
      (m) => `Deliver ${m.name} to the first pilot customer`,
      (m) =>
        `Do it yourself, on the agreed day, with a timer running. Output: a delivered case with the hours used against the hours planned for ${m.name}.`,
      { after: ["v-check"], meetsCustomer: true },
    ),
    task(
      "v-backup",
      5,
      5,
      "medium",
      (m) => `Find the second pair of hands for ${m.name}`,
      (m) =>
        `Brief one person who can take over when you or a colleague fall ill, and let them follow one case. Output: a named stand-in for ${m.name} with an agreed rate.`,
      { after: ["v-check"] },
    ),
    task(
      "v-second",
      6,
      9,
      "high",
      (m) => `Deliver ${m.name} again, faster`,
      (m) =>
        `Change the two steps that took longest and measure again with a second of the ${m.who}. Output: hours per case, before and after.`,
      { after: ["v-first"], meetsCustomer: true },
    ),
    task(
      "v-quality",
      6,
      4,
      "medium",
      (m) => `Define when a case of ${m.name} counts as done`,
      (m) =>
        `Three conditions the customer can see, and what you owe when one is missed. Output: a promise with its remedy, accepted by the pilot ${m.who}.`,
      { after: ["v-first"] },
    ),
  ],
  fintech: [
    task(
      "f-licence",
      4,
      7,
      "high",
      (m) => `Find a licensed partner for ${m.name}`,
      (m) =>
        `List who may hold the money and who may not; speak to two licensed providers before building. Output: two offers for ${m.name} with lead time and cost.`,
      { after: ["rules"] },
    ),
    task(
      "f-ledger",
      4,
      8,
      "high",
      (m) => `Build the ledger of ${m.name} without holding money`,
      (m) =>
        `Every movement as two entries, with a daily check that both sides agree. Output: a ledger run on one week of invented cases for ${m.name}.`,
      { after: ["scope"] },
    ),
    task(
      "f-flow",
      5,
      8,
      "high",
      (m) => `Take one case of ${m.name} through a partner's test system`,
      (m) =>
        `Include a refusal, a reversal and a timeout. Output: a recording of ${f(m, 0, "the main flow")} with all three.`,
      { after: ["f-ledger", "f-licence"] },
    ),
    task(
      "f-loss",
      5,
      5,
      "high",
      (m) => `Write down how ${m.name} could lose money`,
      (m) =>
        `Fraud, late payment, mistakes and the sums at stake for each. Output: a limit per customer and per day for ${m.name}.`,
      { after: ["f-ledger"] },
    ),
    task(
      "f-identity",
      6,
      6,
      "medium",
      (m) => `Try the identity check on pilot ${m.who}`,
      (m) =>
        `Let five of them go through it and note where they give up. Output: completion rate of ${m.who} and cost per check.`,
      { after: ["f-flow"], meetsCustomer: true },
    ),
    task(
      "f-words",
      6,
      4,
      "medium",
      (m) => `Have the promises of ${m.name} read by somebody who knows the rules`,
      (m) =>
        `No promised return, every fee in the first sentence. Output: approved wording for the page of ${m.name}.`,
      { after: ["f-licence"] },
    ),
  ],
  media: [
    task(
      "d-format",
      4,
      5,
      "high",
      (m) => `Fix the format of ${m.name}`,
      (m) =>
        `Length, sections, day and hour of publication, and what is never covered. Output: a template of ${m.name} and a written promise to ${m.who}.`,
      { after: ["pilots"] },
    ),
    task(
      "d-issue-1",
      4,
      7,
      "high",
      (m) => `Publish two issues of ${m.name}`,
      (m) =>
        `Keep to the template and time every step from source to sending. Output: two issues of ${m.name} and the hours each took.`,
      { after: ["d-format"] },
    ),
    task(
      "d-sources",
      5,
      4,
      "medium",
      (m) => `Build the source list of ${m.name}`,
      (m) =>
        `Every court, register, feed or person you read, with how often and who covers for you. Output: a list that a stand-in could produce an issue of ${m.name} from.`,
      { after: ["d-format"] },
    ),
    task(
      "d-loop",
      5,
      8,
      "high",
      (m) => `Give readers of ${m.name} a reason to pass it on`,
      (m) =>
        `A section worth forwarding, with a sign-up link that names who sent it. Output: new readers per hundred existing ${m.who}, by issue.`,
      { after: ["d-issue-1"] },
    ),
    task(
      "d-paid",
      6,
      8,
      "high",
      (m) => `Offer the paid edition of ${m.name} to engaged readers`,
      (m) =>
        `Write personally to those who open every issue and offer ${m.charged || "the paid edition"}. Output: paying ${m.who}, refusals and the reasons.`,
      { after: ["d-loop"], meetsCustomer: true },
    ),
    task(
      "d-sponsor",
      6,
      5,
      "medium",
      (m) => `Sell one sponsored place in ${m.name}`,
      (m) =>
        `Approach five companies that already sell to ${m.who}, with audience figures you can show. Output: one booked place in ${m.name}, or five reasons why not.`,
      { after: ["d-issue-1"] },
    ),
  ],
  hardware: [
    task(
      "h-unit",
      4,
      9,
      "high",
      (m) => `Build three units of ${m.name} that work alike`,
      (m) =>
        `Off-the-shelf parts, ugly casing, the real function: ${f(m, 0, "the core function")}. Output: three units and a list of parts with supplier and price.`,
      { after: ["pilots"] },
    ),
    task(
      "h-bench",
      4,
      5,
      "high",
      (m) => `Repeat the bench test of ${m.name} until it fails`,
      (m) =>
        `Vary one condition at a time${m.proofs.find((p) => /test/.test(p)) ? `, taking "${m.proofs.find((p) => /test/.test(p))}" as the mark to hold` : ""}. Output: a table of conditions, tries and failures of ${m.name}.`,
      { after: ["h-unit"] },
    ),
    task(
      "h-site",
      5,
      9,
      "high",
      (m) => `Install ${m.name} at five real sites`,
      (m) =>
        `Let the customer do it from your instructions and only watch. Output: installation times at five sites of ${m.who}, and photographs of what went wrong.`,
      { after: ["h-bench"], meetsCustomer: true },
    ),
    task(
      "h-cert",
      5,
      5,
      "high",
      (m) => `Get a certification quote for ${m.name}`,
      (m) =>
        `Ask a test laboratory which marks ${m.name} needs where it is sold, and in which order. Output: a quote with price and weeks, added to the model.`,
      { after: ["rules"] },
    ),
    task(
      "h-supply",
      6,
      6,
      "medium",
      (m) => `Get two offers for a first series of ${m.name}`,
      (m) =>
        `Same drawing, same quantity, with tooling and lead time apart. Output: unit cost of ${m.name} at two quantities, beside the price${m.charged ? ` (${m.charged})` : ""}.`,
      { after: ["h-unit"] },
    ),
    task(
      "h-fail",
      6,
      4,
      "medium",
      (m) => `Decide what happens when ${m.name} fails`,
      (m) =>
        `Exchange, repair or refund, who pays the trip, and how you learn of it first. Output: a warranty page for ${m.name} and its cost per unit.`,
      { after: ["h-site"] },
    ),
  ],
  usage: [
    task(
      "u-set",
      4,
      7,
      "high",
      (m) => `Assemble a test set from ${m.who}`,
      (m) =>
        `Real cases that the pilots may share, with the right answer checked by a person. Output: a labelled set that the quality of ${m.name} is measured on.`,
      { after: ["pilots"] },
    ),
    task(
      "u-core",
      4,
      9,
      "high",
      (m) => `Ship one endpoint of ${m.name}`,
      (m) =>
        `One request, one answer: ${f(m, 0, "the main call")}. Errors say what to do next. Output: a call that one of the ${m.who} makes from their own code.`,
      { after: ["scope"] },
    ),
    task(
      "u-docs",
      5,
      5,
      "high",
      (m) => `Write the first page of documentation for ${m.name}`,
      (m) =>
        `A working call in the first screen, then limits, prices and errors. Output: a stranger among ${m.who} gets an answer in ten minutes.`,
      { after: ["u-core"] },
    ),
    task(
      "u-doubt",
      5,
      7,
      "high",
      (m) => `Make ${m.name} say when it is not sure`,
      (m) =>
        `Measure how often a confident answer is wrong on the test set${m.features[1] ? `, above all for "${m.features[1]}"` : ""}. Output: error rate by confidence for ${m.name}.`,
      { after: ["u-set", "u-core"] },
    ),
    task(
      "u-meter",
      6,
      6,
      "high",
      (m) => `Meter and bill the use of ${m.name}`,
      (m) =>
        `Count what is charged (${m.charged || "each call"}), show it to the customer the same hour, and cap it. Output: one correct invoice for one pilot of ${m.name}.`,
      { after: ["u-core"] },
    ),
    task(
      "u-cost",
      6,
      4,
      "high",
      (m) => `Measure the cost of one call to ${m.name}`,
      (m) =>
        `At the pilots' volume and at ten times it, machine and third-party fees apart. Output: cost per unit of ${m.name} beside its price.`,
      { after: ["u-core"] },
    ),
  ],
  local: [
    task(
      "l-site",
      4,
      6,
      "high",
      (m) => `Choose the first site for ${m.name}`,
      (m) =>
        `Stand at three candidates${m.place ? ` in ${m.place}` : ""} at the hours that matter and count ${m.who}. Output: counts per hour and site, and a conditional yes from one owner.`,
      { after: ["gate-20"], meetsCustomer: true },
    ),
    task(
      "l-permits",
      4,
      5,
      "high",
      (m) => `Line up permits and power for ${m.name}`,
      (m) =>
        `Speak with the authority and the site owner before any deposit. Output: a dated list of what ${m.name} needs on site and who signs it.`,
      { after: ["rules", "l-site"] },
    ),
    task(
      "l-pop",
      5,
      9,
      "high",
      (m) => `Run ${m.name} for three days in a borrowed setting`,
      (m) =>
        `Rent or borrow instead of building; charge ${m.charged || "the real price"}. Output: sales per day of ${m.name}, by hour.`,
      { after: ["l-site"], meetsCustomer: true },
    ),
    task(
      "l-capacity",
      5,
      5,
      "high",
      (m) => `Work out what one site of ${m.name} can earn`,
      (m) =>
        `Capacity, days open and the share you will really fill, against rent, pay and the build. Output: the payback time of one site of ${m.name}.`,
      { after: ["l-pop"] },
    ),
    task(
      "l-quotes",
      6,
      6,
      "medium",
      (m) => `Get two quotes for building the first unit of ${m.name}`,
      (m) =>
        `Same specification, with delivery, installation and service apart. Output: a total cost per site and a lead time for ${m.name}.`,
      { after: ["l-capacity"] },
    ),
    task(
      "l-staff",
      6,
      5,
      "medium",
      (m) => `Write the opening day of ${m.name} hour by hour`,
      (m) =>
        `Who opens, who is paid what, what is counted at close, and what an attendant may decide. Output: a one-page routine for ${m.name}, tried for one day.`,
      { after: ["l-pop"] },
    ),
  ],
  education: [
    task(
      "c-result",
      4,
      4,
      "high",
      (m) => `Define what a learner at ${m.name} can do afterwards`,
      (m) =>
        `One result that ${m.who} can check themselves, and the test that shows it. Output: an entry test and an exit test for ${m.name}.`,
      { after: ["pilots"] },
    ),
    task(
      "c-plan",
      4,
      8,
      "high",
      (m) => `Write the first three sessions of ${m.name}`,
      (m) =>
        `Minute by minute, with the exercise that shows who is lost. Output: three session plans that another teacher could hold for ${m.who}.`,
      { after: ["c-result"] },
    ),
    task(
      "c-tutor",
      5,
      5,
      "high",
      (m) => `Let two tutors teach a trial hour for ${m.name}`,
      (m) =>
        `Same material, real learners, you in the last row. Output: one tutor chosen, and the pay agreed${m.charged ? ` against fees of ${m.charged}` : ""}.`,
      { after: ["c-plan"] },
    ),
    task(
      "c-pilot",
      5,
      9,
      "high",
      (m) => `Start a pilot group of ${m.name}`,
      (m) =>
        `Fewer places than planned, half of them paid. Take attendance and the exercise result every time. Output: attendance and progress per learner at ${m.name}.`,
      { after: ["c-plan"], meetsCustomer: true },
    ),
    task(
      "c-drop",
      6,
      5,
      "high",
      (m) => `Call every learner who missed a session of ${m.name}`,
      (m) =>
        `Ask on the same day; change one thing for the next session. Output: reasons in the words of ${m.who}, and what was changed.`,
      { after: ["c-pilot"], meetsCustomer: true },
    ),
    task(
      "c-seats",
      6,
      4,
      "medium",
      (m) => `Open enrolment for the next group of ${m.name}`,
      (m) =>
        `Fix the number of places and the day on which it starts without the missing ones. Output: deposits taken for ${m.name}, against places.`,
      { after: ["c-pilot"] },
    ),
  ],
  nonprofit: [
    task(
      "n-letters",
      4,
      7,
      "high",
      (m) => `Get two partner letters for ${m.name}`,
      (m) =>
        `One from who sends people, one from who pays; each names a number and a date. Output: two signed letters for ${m.name}.`,
      { after: ["gate-20"], meetsCustomer: true },
    ),
    task(
      "n-site",
      4,
      5,
      "high",
      (m) => `Secure a place for the pilot of ${m.name}`,
      (m) =>
        `Borrow what already stands${m.place ? ` in ${m.place}` : ""} for the hours it is empty. Output: a written permission with times and costs.`,
      { after: ["gate-20"] },
    ),
    task(
      "n-first",
      5,
      9,
      "high",
      (m) => `Run ${m.name} for its first group`,
      (m) =>
        `A small group, the whole path: ${f(m, 0, "the first step to the last")}. Output: who came, who stayed, and what each place at ${m.name} cost.`,
      { after: ["n-letters", "n-site"], meetsCustomer: true },
    ),
    task(
      "n-earn",
      5,
      6,
      "high",
      (m) => `Make the first sale of ${m.name}`,
      (m) =>
        `Offer ${m.charged || "the paid service"} to five organisations nearby. Output: a paid order for ${m.name}, or five reasons.`,
      { after: ["price-talks"], meetsCustomer: true },
    ),
    task(
      "n-count",
      6,
      5,
      "high",
      (m) => `Agree with the funder what ${m.name} counts`,
      (m) =>
        `Three outcomes, how each is proved, and when. Output: a one-page results sheet for ${m.name}, filled for the first group.`,
      { after: ["n-first"] },
    ),
    task(
      "n-mix",
      6,
      5,
      "medium",
      (m) => `Plan the income of ${m.name} by source`,
      (m) =>
        `Grant, sales and gifts for twelve months, with a reserve and the month in which a late grant would hurt. Output: a cash plan for ${m.name} with a named second funder.`,
      { after: ["n-earn"] },
    ),
  ],
};
