import { type Case, within } from "../../case";
import { plural } from "../../english";
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
      (c) => `Do ${c.job[0]} of one ${c.group.member} by hand, without software`,
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
      (c) => `Build only the path from ${c.group.unit ?? "input"} to result for one ${c.group.member}`,
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
      (c) => `Run ten real ${c.job[1]} of ${c.group.crowd} through it`,
      (c) =>
        `Take them from the pilots, ugly ones included, and compare each result with what a careful person would have done${c.features[1] ? `, above all on this: ${within(14, c.features[1]) ? `"${within(14, c.features[1])}"` : "the second step"}` : ""}. Done when: right, wrong and corrected are counted for ${c.name}.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      6,
      5,
      "medium",
      (c) => `Let ${c.group.crowd} see and correct every doubt`,
      (c) =>
        `Wherever ${c.name} can be wrong, let it say so and let the user correct it in one step. Done when: each failure from the ten ${c.job[1]} has its own message and a way out.`,
      { after: ["f-3"] },
    ),
    task(
      "f-5",
      6,
      4,
      "medium",
      (c) => `Take one real payment${c.group.tag ? ` of ${c.group.tag}` : ""} from one ${c.group.member}`,
      (c) =>
        `Set up ${asked(c)} with a payment provider, invoice included. Done when: one pilot of ${c.name} has paid through it, even if you pay it back.`,
      { after: ["f-2"] },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      (c) => `Protect what ${c.group.crowd} hand over`,
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
      (c) => `Choose first: ${c.group.crowd} or ${c.suppliers ?? "those who offer"}`,
      (c) =>
        `Ask which side of ${c.name} has more to lose by waiting, and start with the scarcer one. Done when: one side is chosen, with the number it needs before the other is invited.`,
      { after: ["gate-20"] },
    ),
    task(
      "f-2",
      4,
      8,
      "high",
      (c) => `Sign up twelve ${c.suppliers ?? "offers"} in person, in one district${here(c)}`,
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
      (c) => `Arrange ten ${c.job[1]} for ${c.group.crowd} by phone and spreadsheet`,
      (c) =>
        `No software yet: take the request, ring the other side, confirm both. Done when: ten attempts for ${c.name} are logged with minutes, outcome and the reason for each miss.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      (c) => `Settle with ${c.group.crowd} who pays for damage, no-shows and refunds`,
      (c) =>
        `One page both sides can read in a minute; play through the worst case with one of each. Done when: both would have accepted the outcome under the rules of ${c.name}.`,
      { after: ["f-2"] },
    ),
    task(
      "f-5",
      6,
      6,
      "high",
      (c) => `Let one ${c.group.member} pay and one payout arrive`,
      (c) =>
        `Use a provider that splits payments, keep your part (${asked(c, "the fee")}) and pay out the rest. Done when: one payout from ${c.name} has arrived and was seen.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      (c) => `Count how many requests of ${c.group.crowd} end well`,
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
      (c) => `Make one small batch as ${c.group.crowd} would get it`,
      (c) =>
        `Same makers, same materials, same packaging, same hour of the day. Done when: what lies there could be sold as ${c.name}, and material, hours and waste are written down.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      4,
      "high",
      (c) =>
        `Cost one ${c.group.unit ?? "order"}${c.group.tag ? ` against ${c.group.tag}` : " to the last cent"}`,
      (c) =>
        `Materials, packaging, delivery, payment fee, breakage, returns, and your own hours at a wage you'd accept. Done when: the cost of one order of ${c.name} stands beside the price${c.price ? ` (${c.price})` : ""}.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      6,
      "high",
      (c) => `Deliver test orders to the farthest ${c.group.crowd}${here(c)}`,
      (c) =>
        `Send or carry ${c.name} to the farthest addresses${here(c)} and have each photographed on arrival. Done when: times, damage and one change to the packaging are noted.`,
      { after: ["f-1"] },
    ),
    task(
      "f-4",
      5,
      6,
      "high",
      (c) =>
        c.group.sort === "shop"
          ? `Print a price list for ${c.group.crowd}`
          : `Open a shop with one product${c.group.tag ? ` at ${c.group.tag}` : ""}`,
      (c) =>
        `One product, real photographs, the full price with delivery shown before the last step. Done when: a stranger has bought ${c.name} without asking you anything.`,
      { after: ["scope"] },
    ),
    task(
      "f-5",
      6,
      7,
      "high",
      (c) => `Sell the batch to ${c.group.crowd} you don't know`,
      (c) =>
        `Offer it to the ${c.they} from the conversations, and to those they name, at ${asked(c, "the full price")}. Done when: the batch is sold under the name ${c.name}, or every refusal has a reason.`,
      { after: ["f-4", "f-3"], ...met },
    ),
    task(
      "f-6",
      6,
      3,
      "medium",
      (c) => `Ring each ${c.group.member} that bought and offer the next order`,
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
      (c) => `Fix one package for ${c.group.crowd}${c.group.tag ? ` at ${c.group.tag}` : ""}`,
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
      (c) => `Write the checklist for ${c.job[0]} ${c.group.atOne}`,
      (c) =>
        `Each step with its minutes, so that somebody else could follow it. Mark the two where mistakes are expensive. Done when: a stranger to ${c.name} has gone through one case with the list alone.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      (c) => `Serve the first ${c.group.member} yourself, timer running`,
      (c) =>
        `On the agreed day, at the agreed price. Note travel, work and paperwork separately. Done when: it's delivered and paid, and the hours of ${c.name} stand beside the hours you planned.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-4",
      6,
      8,
      "high",
      (c) => `Serve the second ${c.group.member} faster, with a stand-in`,
      (c) =>
        `Change the two steps that took longest and let your stand-in do half. ${c.capacity ? `Check what that says about your ceiling (${c.capacity}). ` : ""}Done when: ${c.name} has hours per job, before and after, and a named stand-in at an agreed rate.`,
      { after: ["f-3"], ...met },
    ),
    task(
      "f-5",
      6,
      4,
      "medium",
      (c) => `Promise ${c.group.crowd} a result and say what you owe if you miss it`,
      (c) =>
        `Three things the customer can see, and a remedy for each. Done when: the pilots of ${c.name} have read the promise and one has tested it.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      4,
      "high",
      (c) => `Work out how much work for ${c.group.crowd} pays one salary`,
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
      (c) => `Write the members' rules with three ${c.group.crowd}`,
      (c) =>
        `What each puts in, what each gets out, who decides, how one leaves. Done when: three ${c.they} have signed the same page for ${c.name}.`,
      { after: ["gate-20"], ...met },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      (c) => `Work out what one ${c.group.member} gains in a year`,
      (c) =>
        `Take one member's real figures: what they pay today, what ${c.name} would cost (${asked(c, "the fee")}), what's left if half of it works. Done when: one of the ${c.they} has checked the sum and agrees with it.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      (c) => `Settle ${c.job[0]} between two ${c.group.crowd}`,
      (c) =>
        `One has given, the other has received: book it, bill it and pay it between the two, by hand. Done when: both have signed the sum, and you know what one settlement costs ${c.name} in minutes.`,
      { after: ["f-1"], ...met },
    ),
    task(
      "f-4",
      6,
      7,
      "high",
      (c) => `Let three ${c.group.crowd} win the next five`,
      (c) =>
        `Let a member make the call and sit beside them. Done when: five new ${c.they} have said yes or no to ${c.name}, and the reasons are in one list.`,
      { after: ["f-3"], ...met },
    ),
    task(
      "f-5",
      6,
      5,
      "medium",
      (c) => `Try an exchange with the system ${c.group.crowd} already use`,
      (c) =>
        `Ask the two makers most of them buy from how a record gets in and out, and try it with one member's data. Done when: one record of ${c.name} has travelled both ways, or you know what that would cost.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      3,
      "medium",
      (c) => `Decide who pays when one ${c.group.member} leaves`,
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
      (c) => `Get two offers from firms licensed to serve ${c.group.crowd}`,
      (c) =>
        `List who may hold the money and who may not, then ask two licensed providers. Done when: two offers for ${c.name} show lead time, cost and who is liable.`,
      { after: ["rules"] },
    ),
    task(
      "f-2",
      4,
      8,
      "high",
      (c) => `Book one invented week of ${c.group.crowd} before money moves`,
      (c) =>
        `Two entries for each movement and a check every evening. Done when: one invented week of ${c.name} closes to zero, reversals included.`,
      { after: ["scope"] },
    ),
    task(
      "f-3",
      5,
      7,
      "high",
      (c) => `Take ${c.job[0]} of one ${c.group.member} through the partner's test system`,
      (c) =>
        `With a refusal, a reversal and a time-out. Done when: all three have been recorded for ${c.name} and the ledger still agrees.`,
      { after: ["f-2", "f-1"] },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      (c) => `List every way in which ${c.group.crowd} or you lose money`,
      (c) =>
        `Fraud, late payment, mistakes, and the most each could cost. Done when: ${c.name} has a limit per customer and per day.`,
      { after: ["f-2"] },
    ),
    task(
      "f-5",
      6,
      5,
      "medium",
      (c) => `Watch five ${c.group.crowd} go through the identity check`,
      (c) =>
        `Say nothing and note where they give up. Done when: you know how many of the ${c.they} finish, and what one check costs ${c.name}.`,
      { after: ["f-3"], ...met },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      (c) => `Have each promise to ${c.group.crowd} read by somebody who knows the rules`,
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
      (c) => `Fix length, sections and the day ${c.group.crowd} get it`,
      (c) =>
        `Also what's never covered. Done when: ${c.name} has a template, and the ${c.they} have been promised a day and an hour.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      7,
      "high",
      (c) => `Send two issues to ${c.group.crowd} on time`,
      (c) =>
        `Keep to the template and time each step from source to sending. Done when: two issues of ${c.name} are out, with the hours behind each.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      4,
      "medium",
      (c) => `Let a stand-in produce one issue of ${c.name}`,
      (c) =>
        `Hand over the source list and the template and stay away. Done when: one issue of ${c.name} went out without you, and you know what was missing.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      5,
      7,
      "high",
      (c) => `Give ${c.group.crowd} one thing worth forwarding`,
      (c) =>
        `A table, a map, a number nobody else has, with a sign-up link that shows who sent it. Done when: you know how many new readers of ${c.name} came through the old ones.`,
      { after: ["f-2"] },
    ),
    task(
      "f-5",
      6,
      7,
      "high",
      (c) => `Ask the keenest ${c.group.crowd} to pay${c.group.tag ? ` ${c.group.tag}` : ""}`,
      (c) =>
        `Write personally to those who open everything: ${asked(c, "the price")}, from the next issue. Done when: payments and refusals for ${c.name} are counted, with reasons.`,
      { after: ["f-4"], ...met },
    ),
    task(
      "f-6",
      6,
      5,
      "medium",
      (c) => `Offer one place to five companies that sell to ${c.group.crowd}`,
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
      (c) => `Build three ugly ${plural(c.group.unit ?? "unit")} that work ${c.group.atOne}`,
      (c) =>
        `Parts off the shelf, tape if you must, the true function: ${does(c, 0, "what it is for")}. Done when: three units of ${c.name} run for two days, and each part has a supplier and a price.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      (c) => `Break one ${c.group.unit ?? "unit"} on the bench`,
      (c) =>
        `Heat, cold, wet, drop, flat battery: change one condition at a time. Done when: there's a table of what ${c.name} survives, and the first thing that fails is known.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      (c) => `Have five ${c.group.crowd} install it from the instructions`,
      (c) =>
        `You bring it and then only watch. Done when: five installation times of ${c.name} are noted, with a photograph of each mistake.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      (c) => `Have the test marks of the ${c.group.unit ?? "device"} quoted`,
      (c) =>
        `Ask a test laboratory which marks the device needs where it's sold, in which order, and what a failed round costs. Done when: price and weeks are in the model, and the launch date of ${c.name} has moved if it must.`,
      { after: ["rules"] },
    ),
    task(
      "f-5",
      6,
      6,
      "medium",
      (c) => `Collect two offers for a first series of the ${c.group.unit ?? "device"}`,
      (c) =>
        `Same drawing, same quantities, tooling and lead time apart. Done when: the cost of one ${c.name} at two quantities stands beside the price${c.price ? ` (${c.price})` : ""}.`,
      { after: ["f-1"] },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      (c) => `Decide who drives out when it fails ${c.group.atOne}`,
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
      (c) => `Collect a test set from ${c.group.crowd} with the right answers`,
      (c) =>
        `Real material the pilots may share, checked by a person. Done when: ${c.name} has a labelled set nobody will train on.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      8,
      "high",
      (c) => `Ship one call that works for one ${c.group.member}`,
      (c) =>
        `One request, one answer: ${does(c, 0, "the main call")}. Each error says what to do next. Done when: one of the ${c.they} has called ${c.name} from their own code.`,
      { after: ["scope"] },
    ),
    task(
      "f-3",
      5,
      5,
      "high",
      (c) => `Give a stranger among ${c.group.crowd} a first answer in ten minutes`,
      (c) =>
        `A working call on the first screen, then limits, prices, errors. Done when: a developer you've never met has an answer from ${c.name} before the coffee is cold.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      5,
      7,
      "high",
      (c) => `Make ${c.name} say when it isn't sure`,
      (c) =>
        `Measure how often a confident answer is wrong on the test set. Done when: the error rate of ${c.name} is known at each level of confidence.`,
      { after: ["f-1", "f-2"] },
    ),
    task(
      "f-5",
      6,
      6,
      "high",
      (c) => `Send one ${c.group.member} a correct invoice${c.group.tag ? ` at ${c.group.tag}` : ""}`,
      (c) =>
        `Count what's charged (${asked(c, "each call")}), show it within the hour, and let customers cap it. Done when: one pilot has checked an invoice of ${c.name} against their own count.`,
      { after: ["f-2"] },
    ),
    task(
      "f-6",
      6,
      4,
      "high",
      (c) => `Measure what one ${c.group.unit ?? "call"} costs you`,
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
      (c) => `Count ${c.group.crowd} at three possible places${here(c)}`,
      (c) =>
        `Stand there at the hours that matter and tally the ${c.they} who pass or ask. Done when: ${c.name} has counts by hour for three places and a conditional yes from one owner.`,
      { after: ["gate-20"], ...met },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      (c) => `Line up permit, power and lease${here(c)}`,
      (c) =>
        `Talk to the authority and the owner before any deposit. Done when: a dated list shows what ${c.name} needs on site, who signs it and what it costs a year.`,
      { after: ["rules", "f-1"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      (c) => `Open for ${c.group.crowd} for three days in a borrowed place`,
      (c) =>
        `Rent or borrow instead of building, and charge ${asked(c)}. Done when: sales, costs and hours of ${c.name} are known for each of the three days.`,
      { after: ["f-1"], ...met },
    ),
    task(
      "f-4",
      5,
      5,
      "high",
      (c) => `Work out a normal month and a bad one${c.group.tag ? ` at ${c.group.tag}` : ""}`,
      (c) =>
        `Capacity${c.capacity ? ` (${c.capacity})` : ""}, days open and the share you'll really fill, against rent and pay. Done when: you know how many months one site of ${c.name} takes to earn back its cost.`,
      { after: ["f-3"] },
    ),
    task(
      "f-5",
      6,
      6,
      "medium",
      (c) => `Get two quotes for fitting out the first site${here(c)}`,
      (c) =>
        `Same specification, installation and service apart. Done when: the total for ${c.name} and the lead time are in the model.`,
      { after: ["f-4"] },
    ),
    task(
      "f-6",
      6,
      5,
      "medium",
      (c) => `Write the opening day of ${c.name} hour by hour`,
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
      (c) => `Write down what one ${c.group.member} can do afterwards`,
      (c) =>
        `One result the ${c.they} can check themselves, and the test that shows it. Done when: an entry test and an exit test of ${c.name} have been tried on two people.`,
      { after: ["pilots"] },
    ),
    task(
      "f-2",
      4,
      7,
      "high",
      (c) => `Write three sessions for ${c.group.crowd} another teacher could hold`,
      (c) =>
        `Minute by minute, with the exercise that shows who is lost. Done when: a colleague has read the sessions of ${c.name} and would teach them tomorrow.`,
      { after: ["f-1"] },
    ),
    task(
      "f-3",
      5,
      5,
      "high",
      (c) => `Let somebody else hold one session for ${c.group.crowd}`,
      (c) =>
        `Same material, real learners, you in the last row. Done when: the learners of ${c.name} have rated it, and the pay is agreed${c.price ? ` against a fee of ${c.price}` : ""}.`,
      { after: ["f-2"] },
    ),
    task(
      "f-4",
      5,
      8,
      "high",
      (c) =>
        c.done
          ? `Start the next group of ${c.group.crowd}, all places paid`
          : `Start a group of ${c.group.crowd}, half of it paid`,
      (c) =>
        `Fewer places than you'd like. Take attendance and the exercise result every time. Done when: ${c.name} has attendance and progress per learner, and the fees are in.`,
      { after: ["f-2"], ...met },
    ),
    task(
      "f-5",
      6,
      4,
      "high",
      (c) => `Ring each ${c.group.member} who missed a session, the same day`,
      (c) =>
        `Ask what came up and change one thing for the next evening. Done when: every absence from ${c.name} has a reason, and the drop-out rate is a number.`,
      { after: ["f-4"], ...met },
    ),
    task(
      "f-6",
      6,
      4,
      "medium",
      (c) =>
        `Open places for ${c.group.crowd}${c.group.tag ? ` at ${c.group.tag}` : ""}, with a smallest group`,
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
      (c) => `Get two letters with a number in them from ${c.group.crowd}`,
      (c) =>
        `One from whoever sends people, one from whoever pays; each names how many and from when. Done when: two signed letters for ${c.name} are in the file.`,
      { after: ["gate-20"], ...met },
    ),
    task(
      "f-2",
      4,
      5,
      "high",
      (c) => `Borrow a place${here(c)} for the first group of ${c.name}`,
      (c) =>
        `Something that stands empty at the right hours${here(c)}. Done when: ${c.name} has written permission with times and costs.`,
      { after: ["gate-20"] },
    ),
    task(
      "f-3",
      5,
      8,
      "high",
      (c) => `Run the whole path of ${c.name} for one small group`,
      (c) =>
        `From first contact to the last step: ${does(c, 0, "everything it promises")}. Done when: you know who came, who stayed, and what each place at ${c.name} cost.`,
      { after: ["f-1", "f-2"], ...met },
    ),
    task(
      "f-4",
      5,
      6,
      "high",
      (c) => `Sell the first ${c.group.unit ?? "order"}${c.group.tag ? ` at ${c.group.tag}` : ""}`,
      (c) =>
        `Offer ${asked(c, "the paid service")} to five organisations nearby. Done when: ${c.name} has one paid order, or five reasons.`,
      { after: ["price-talks"], ...met },
    ),
    task(
      "f-5",
      6,
      5,
      "high",
      (c) => `Agree with the payer what ${c.name} counts`,
      (c) =>
        `Three outcomes, how each is proved, by when. Done when: the results sheet of ${c.name} is filled in for the first group.`,
      { after: ["f-3"] },
    ),
    task(
      "f-6",
      6,
      5,
      "medium",
      (c) => `Plan twelve months of income of ${c.name} by source`,
      (c) =>
        `Grant, sales, gifts, a reserve, and the month in which a late grant would hurt. Done when: ${c.name} has a cash plan and a named second funder.`,
      { after: ["f-4"] },
    ),
  ],
};
