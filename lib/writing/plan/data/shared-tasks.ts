import type { Case } from "../../case";
import { cap, list, wordCount } from "../../english";
import { t } from "../../frames";
import { mainThing } from "../../names/objects";
import { task } from "../task";

const heard = (c: Case) => (c.trouble ? `"${c.trouble}"` : "the problem");
const first = (c: Case) => c.features[0];
const yes = (c: Case) => c.say("pilot_target") || "three";
const paying = (c: Case) => `${c.say("gate60_customers") || yes(c)} ${c.done ? "new " : ""}${c.customerNoun}`;
const ways = (c: Case) => list(c.instead, "or") || `whatever the ${c.they} named in the first conversations`;
const priced = (c: Case) => `at ${c.asked}`;
const marketing = (c: Case) => {
  const [own, whole] = [c.fact("cac_marketing"), c.fact("cac")];
  return own && whole && own.value > whole.value ? c.show("cac") : c.show("cac_marketing");
};

const SHORT_PRICE = 7;
const priceFits = (c: Case) => Boolean(c.price) && wordCount(c.asked) <= SHORT_PRICE;
/** What the offer is tried on, in the founder's own word where there is one. */
const hardest = (c: Case) =>
  c.foreign ? "case" : (mainThing(c.context.brief) ?? c.job[0].replace(/^an? /, ""));

/** Things that are used where nobody watches. */
const made = (c: Case) => c.form === "ecommerce" || c.form === "hardware";

/** Where names of buyers can be found. */
const sources = (c: Case) =>
  c.b2b
    ? c.vary(
        "sources",
        "trade registers, association lists, maps and the phone of everyone you already know in the field",
        "association lists, fairs, job advertisements and introductions from your first contact",
        "registers, review pages of the tools they use, and the suppliers who visit them",
      )
    : c.vary(
        "sources",
        "clubs, groups, waiting rooms and shops they already go to, then ask each for one more name",
        "the groups they read, the places they queue, and friends of friends who have it right now",
        "people around you who have it today, the groups they're in, and whoever they name next",
      );

/** The skeleton every plan shares: learn, prove, build, launch, decide. */
export const SHARED_TASKS = [
  task(
    "riskiest",
    1,
    2,
    "high",
    (c) =>
      c.vary(
        "riskiest-t",
        `Write down what has to be true for ${c.name} to work`,
        `Put the riskiest belief about ${c.name} on paper`,
        `Name the one belief that could sink ${c.name}`,
      ),
    (c) =>
      c.vary(
        "riskiest",
        `Start with this one: ${c.belief}. Add four more, mark each as seen, heard or hoped, and note what would prove it wrong. Done when: one page hangs where you work, the riskiest belief on top.`,
        `Everything rests on this: ${c.belief}. List what else must hold, and beside each line write the result that would make you give it up. Done when: the list is dated and a friend has challenged it.`,
        `Write it as a bet: ${c.belief}. Then add what must be true about cost, delivery and law, and sort by what would hurt most. Done when: five bets are on one page, each with the test that settles it.`,
      ),
  ),
  task(
    "prospects",
    1,
    3,
    "high",
    (c) =>
      c.buyers === c.they
        ? `List twenty-five ${c.people}${c.at} by name`
        : `List twelve ${c.buyers} and twelve ${c.people} by name`,
    (c) =>
      c.vary(
        "prospects",
        `Names and phone numbers, not categories. Look in ${sources(c)}. Done when: the names are in a sheet and twelve ${c.buyers} can be reached this week.`,
        `Use ${sources(c)}. Note for each how you'll reach them and who can introduce you. Done when: every name in the sheet is a real person, and six ${c.buyers} have given you a date.`,
        `Search ${sources(c)}. Skip anyone you can't ring or visit. Done when: the list of ${c.buyers} is ranked by how soon you can talk.`,
      ),
    { after: ["riskiest"] },
  ),
  task(
    "interviews-1",
    1,
    7,
    "high",
    (c) =>
      c.done
        ? `Talk to six people you have already served`
        : `Ask six ${c.they} about the last time, and sell nothing`,
    (c) =>
      c.done
        ? `You can already say this: "${c.done}". Ask six of them what made them say yes, what nearly stopped them, who paid, and what they'd miss without ${c.name}. Done when: six pages of notes are dated, and each has a sentence you could quote.`
        : c.vary(
            "interviews",
            `Ask each of the ${c.they} about the last time it happened: when, what they did, what it cost, what they'd tried. Keep ${c.name} out of it. Done when: you have six pages in their words, and a tick wherever ${heard(c)} came up before you raised it.`,
            `One question carries the hour: "Tell me about the last time." Follow the money and the minutes, and don't mention ${c.name}. Done when: six pages of notes show who raised ${heard(c)} unprompted, and who had to be asked.`,
            `Visit them where it happens if you can, and let them talk. No demo, no ${c.name}. Done when: six conversations with ${c.they} are on paper with dates, sums and quotes, and you know how many named ${heard(c)} first.`,
          ),
    { after: ["prospects"], meetsCustomer: true },
  ),
  task(
    "rivals",
    1,
    4,
    "medium",
    (c) =>
      c.vary(
        "rivals-t",
        `Try what ${c.they} use today`,
        `Spend half a day as a customer of the competition`,
        `Use today's alternative yourself, stopwatch in hand`,
      ),
    (c) =>
      c.vary(
        "rivals",
        `Take one real case through what there is now: ${ways(c)}. Note price, minutes, and where it lets you down. Done when: one table shows where ${c.name} must be clearly better, and where it won't be.`,
        `Be a customer for half a day and pay if you must. Worth trying: ${ways(c)}. Done when: price, time and failures are in one table, with one row for ${c.name} that you can't fill in yet.`,
        `Use it on a real case, and write down first what it does well. The candidates: ${ways(c)}. Done when: you can say in one sentence why anyone would leave it for ${c.name}.`,
      ),
  ),
  task(
    "interviews-2",
    2,
    6,
    "high",
    (c) =>
      c.done ? `Talk to six ${c.buyers} you have never met` : `Hear twelve ${c.they}, then count to five`,
    (c) =>
      c.vary(
        "interviews-2",
        `Six more, with ${c.buyersInFull} you have no link to. Five of twelve raising the problem unprompted is the mark. Done when: there's a tally, and the ten best sentences are copied out for the page of ${c.name}.`,
        `Choose strangers this time. Ask what has changed for them lately, too: that's your "why now". Done when: twelve ${c.buyers} are counted, and you know whether at least five brought it up before you did.`,
        `Go where nobody owes you a favour. Five of twelve naming the problem before you do means ${c.name} has a reason to exist. Done when: the count is written down with the exact words of each.`,
      ),
    { after: ["interviews-1"], meetsCustomer: true },
  ),
  task(
    "price-talks",
    2,
    4,
    "high",
    (c) => `Say the price aloud to five ${c.buyers}`,
    (c) =>
      c.price
        ? c.vary(
            "price",
            `Say "${c.price}", then stop talking. Write down the first reaction, the first question, and who else has to agree. Done when: five reactions are on paper, with the price you'll go on with.`,
            `Name the price early: "${c.price}". Ask what they'd stop paying for if they took it. Done when: each of the five has a yes, a no or a "too cheap" beside their name, with the reason.`,
            `Don't ask what they'd pay; tell them "${c.price}" and wait. Done when: you can say which two objections came up most, and whether the price stands.`,
          )
        : `No price is set yet, so bring two figures, one that feels too high. Ask what they'd stop paying for if they took ${c.name}. Done when: five people have reacted to both figures, and one price is chosen.`,
    { after: ["interviews-1"], meetsCustomer: true },
  ),
  task(
    "baseline",
    2,
    3,
    "medium",
    (c) =>
      c.theirs
        ? c.vary(
            "baseline-t",
            "Measure today's figure before you change it",
            `Record the starting point with three ${c.they}`,
            'Fix the "before" so the "after" means something',
          )
        : `Write down what three ${c.they} spend on it today`,
    (c) =>
      c.theirs
        ? c.vary(
            "baseline",
            `Agree with three of the ${c.they} on how to count ${c.counted}, then count it once. Done when: three dated starting figures are in the sheet that ${c.name} will be held against.`,
            `Count ${c.counted} at three places, the same way each time${c.statistic ? `, and ask what stands behind "${c.statistic}"` : ""}. Done when: three figures are signed off by the people they belong to, ready to compare with ${c.name}.`,
            `Sit with three of them and write down ${c.counted} as it is now. Done when: each has a figure, a date and a rule for counting it again once ${c.name} is in use.`,
          )
        : c.vary(
            "spend",
            `Go through their last month: what they bought or did instead, how often, and for how much. Done when: three sums are on paper, and you know what ${c.name} would have to replace.`,
            `Ask for receipts, not opinions: money, hours and trips of the last four weeks. Done when: three households or firms have a monthly sum that ${c.name} can be compared with.`,
          ),
    { after: ["interviews-1"] },
  ),
  task(
    "rules",
    2,
    4,
    "high",
    (c) => (c.trade ? c.trade.rule.title : `Find out which permits and rules apply`),
    (c) =>
      c.trade
        ? `${c.trade.rule.what} ${c.vary("rule", `Settle it before ${c.name} sells anything.`, `Until then ${c.name} takes no money.`, `It comes before the first sale of ${c.name}, however keen the buyer.`)} Done when: ${c.trade.rule.done}.`
        : `${c.ruleCheck} Done when: there's a list of what ${c.name} needs before its first sale, who confirmed it and how many weeks it takes.`,
  ),
  task(
    "identity",
    2,
    2,
    "low",
    (c) => `Secure the name ${c.name}`,
    (c) =>
      c.vary(
        "identity",
        `Search the trademark register for ${c.name}, say the name over a bad phone line to two people, then take the domain. Done when: the search is dated and the domain is yours.`,
        `Look ${c.name} up in the trademark register and in the company register, then reserve the domain and one handle. Done when: you've noted what was searched, and when.`,
      ),
  ),
  task(
    "offer-page",
    3,
    3,
    "high",
    (c) =>
      priceFits(c) ? `Put ${c.asked} and what it buys on one page` : `Put the offer of ${c.name} on one page`,
    (c) =>
      c.vary(
        "offer",
        `Four lines: the problem in their words, what ${c.name} does, what it costs${c.price ? ` (${c.price})` : ""}, and what happens the day after a yes. Done when: two of the ${c.buyers} have read it and could repeat it.`,
        `Take the sentences you heard most, add what ${c.name} does about them, the price${c.price ? ` (${c.price})` : ""} and a start date. Done when: it fits on one page and leaves nobody asking "so what do you do?".`,
        `Write it as if you were handing it across a table: trouble, remedy, price${c.price ? ` (${c.price})` : ""}, next step. Done when: you can send it within a minute of hanging up.`,
      ),
    { after: ["interviews-2", "price-talks"] },
  ),
  task(
    "pitches",
    3,
    7,
    "high",
    (c) =>
      priceFits(c)
        ? `Ask all who described it to start, at ${c.asked}`
        : `Ask all who described it to start with ${c.name}`,
    (c) =>
      c.vary(
        "pitches",
        `Face to face or by phone, never by e-mail. Ask for the day they'd start with ${c.name}. Done when: every name has a yes with a date, a no with a reason, or a "not yet" with what's missing.`,
        `Put the page in front of them, say the price and ask for a date. A "great idea" counts as a no. Done when: all the ${c.buyers} you asked are in one of three columns, each with a reason.`,
        `One conversation each, one question at the end: "Shall we start on Monday?" Done when: the list shows who said yes to ${c.name}, who said no, and in which words.`,
      ),
    { after: ["offer-page"], meetsCustomer: true },
  ),
  task(
    "landing",
    3,
    4,
    "medium",
    (c) => (c.b2b ? `Write the pilot agreement` : `Put up one page with one button`),
    (c) =>
      c.b2b
        ? c.vary(
            "agreement",
            `One side of paper: start date, what's measured (${c.counted}), the price after the pilot, and how either side gets out. Done when: one of the ${c.buyers} has read it and crossed something out.`,
            `Say in plain words what ${c.name} delivers, what they provide, what's counted (${c.counted}) and what follows if it works. Done when: it fits on a page and could be signed on the spot.`,
          )
        : c.vary(
            "page",
            `${c.proofs[0] ? `Lead with what they can check: "${c.proofs[0]}".` : `Lead with the sentence you heard most.`} One price, one button, no menu. Done when: the page of ${c.name} is live and counts visits and presses.`,
            `One photograph, one sentence, one price, one thing to press. Done when: ten of the ${c.they} have opened the page of ${c.name} on a phone and you know how many pressed.`,
          ),
    { after: ["interviews-2"] },
  ),
  task(
    "gate-20",
    3,
    2,
    "high",
    (c) => `Day 20 check: did ${yes(c)} ${c.buyers} say yes?`,
    (c) =>
      c.vary(
        "gate20",
        `Go on if at least ${yes(c)} have said yes ${priced(c)}, with a start date. Fewer: change the offer or the people you ask, repeat week 3, build nothing. None twice in a row: stop. Done when: the count and the decision on ${c.name} are dated.`,
        `Count only a yes with a price and a date. ${cap(yes(c))} or more: go on. Fewer: change one thing and repeat week 3. None: stop and look for another problem. Done when: you've written down the decision on ${c.name} and told somebody.`,
        `The mark is a yes from ${yes(c)} ${c.buyers} ${priced(c)}. Below it, no building: a new offer or other ${c.buyers} first, and one more week. Still none: stop. Done when: somebody who isn't in love with ${c.name} has seen the count.`,
      ),
    { after: ["pitches", "x-loss"], day: 20 },
  ),
  task(
    "pilots",
    4,
    6,
    "high",
    (c) => `Turn ${yes(c)} yeses into ${yes(c)} start dates`,
    (c) =>
      c.vary(
        "pilots",
        `Agree on price, first day and what's counted: ${c.counted}. Take a deposit or a signature; anything less isn't a pilot. Done when: ${yes(c)} are signed or paid for ${c.name}, each with a name and a phone number.`,
        `Ring everyone who said yes within two days. Fix the date, the price and the count (${c.counted}), and ask for a signature or a deposit. Done when: ${yes(c)} starts of ${c.name} stand in your calendar${c.capacity ? `, and none exceeds what you can deliver (${c.capacity})` : ""}.`,
      ),
    { after: ["gate-20"], meetsCustomer: true },
  ),
  task(
    "scope",
    4,
    3,
    "high",
    (c) => `Cut ${c.name} down to what the first ${c.customerNoun} need`,
    (c) =>
      ["ecommerce", "local", "services", "education", "network"].includes(c.form)
        ? c.vary(
            "scope",
            `One product or package, one size, one day of the week${c.place ? `, one part of ${c.place}` : ""}. Every wish beyond that goes on a list called later. Done when: the first ${c.customerNoun} have seen what ${c.name} offers and nobody has walked away.`,
            `Choose the one version they asked for most and strike the rest, however good the idea. Done when: what ${c.name} will and won't offer by day 40 fits on half a page.`,
          )
        : c.vary(
            "scope",
            `Keep ${first(c) ? `"${first(c)}"` : "the one step they asked for"} and what it can't do without. Move everything else to a list called later. Done when: the first ${c.customerNoun} have seen what ${c.name} will do, and nobody has walked away.`,
            `One promise stays: ${first(c) ? `"${first(c)}"` : "the one thing they asked for most"}. Strike whatever no pilot asked for. Done when: what ${c.name} will and won't do by day 40 fits on half a page.`,
          ),
    { after: ["pilots"] },
  ),
  task(
    "trade-trial",
    5,
    8,
    "high",
    (c) => (c.trade ? c.trade.trial.title : `Try ${c.name} on the hardest ${hardest(c)} you can find`),
    (c) =>
      c.trade
        ? `${c.trade.trial.what} Done when: ${c.trade.trial.done}.`
        : `Take the ${hardest(c)} nobody likes, do it end to end, and write down every point where ${c.name} would have failed${c.proofs[0] ? `; above all, see whether this held: "${c.proofs[0]}"` : ""}. Done when: ${c.counted} is measured once, on that case.`,
    { after: ["pilots", "f-1"] },
  ),
  task(
    "check-5",
    5,
    2,
    "high",
    (c) =>
      made(c)
        ? `Leave a first sample with two ${c.they}`
        : c.form === "services" || c.form === "education" || c.form === "nonprofit"
          ? `Let two ${c.they} watch a rehearsal`
          : `Show two ${c.they} what exists, and keep quiet`,
    (c) =>
      made(c)
        ? c.vary(
            "check5",
            `Don't explain it. Come back the next day and ask what they did with it before you ask what they thought. Done when: you know what was used, what was left, and the one thing about ${c.name} to change.`,
            `Let them use it at home, on their own. Then ask: "What did you do instead of using it?" Done when: one change to ${c.name} is decided and one idea is dropped.`,
          )
        : c.vary(
            "check5",
            `Let them see ${c.name} as it is and don't explain. Where they hesitate is where you work next. Done when: each stop is noted and one thing is dropped.`,
            `Go through it unfinished and watch their faces. Ask only "what would you do now?" Done when: you have a list of places where ${c.name} lost them, shortest fix first.`,
          ),
    { after: ["pilots"], meetsCustomer: true },
  ),
  task(
    "check-6",
    6,
    2,
    "high",
    "Take one pilot through from start to finish",
    (c) =>
      c.theirs
        ? c.vary(
            "check6",
            `A real one, at the customer's place or on their material, with no help you couldn't repeat. Done when: ${c.counted}, counted again with ${c.name}, stands beside the figure from week 2.`,
            `Follow one of the ${c.they} all the way through. Done when: you have the new value of ${c.counted} with ${c.name}, whatever it is, next to the old one.`,
          )
        : c.vary(
            "check6",
            `From the first message to the moment they've paid, with no help you couldn't repeat. Done when: ${c.counted} is on paper for ${c.name} for the first time, with the hours it took you.`,
            `Follow one of the ${c.they} all the way to the payment. Done when: you know what it cost, what it brought, and the first value of ${c.counted} for ${c.name}.`,
          ),
    { after: ["check-5"], meetsCustomer: true },
  ),
  task(
    "gate-40",
    6,
    2,
    "high",
    "Day 40 check: does it work, and does it pay?",
    (c) => {
      const left = c.loses
        ? `and the loss on each sale is gone${c.mend ? ` (it takes ${c.mend})` : ""}`
        : t`and one customer leaves about ${c.show("contribution")} ${c.basis}` ||
          "and the cost of serving one is known";
      return c.vary(
        "gate40",
        `Go on if ${c.say("gate40_pilots") || yes(c)} pilots run, ${c.moved}, ${left}. If it isn't so, repair that before any launch work; if it can't be repaired, stop. Done when: the measurements for ${c.name} are attached to a dated decision.`,
        `Three conditions: ${c.say("gate40_pilots") || yes(c)} pilots run, ${c.moved}, ${left}. Two of three: fix the third before week 7. One or none: stop. Done when: the decision on ${c.name} is written under the figures.`,
      );
    },
    { after: ["check-6"], day: 40 },
  ),
  task(
    "onboard",
    7,
    5,
    "high",
    (c) => `Start the remaining ${c.customerNoun} one at a time`,
    (c) =>
      c.vary(
        "onboard",
        `Stay with each until the first result, and write down every question. ${c.capacity ? `Never take on more than you can serve: ${c.capacity}. ` : ""}Done when: all pilots of ${c.name} run, and a start takes half the time of the first.`,
        `One start, one checklist, one improvement, then the next. ${c.capacity ? `The ceiling is ${c.capacity}. ` : ""}Done when: every one who said yes is using ${c.name}, and somebody else could run a start from your list.`,
      ),
    { after: ["gate-40"], meetsCustomer: true },
  ),
  task(
    "measure",
    7,
    3,
    "high",
    "Fill in the weekly sheet for the first time",
    (c) =>
      c.vary(
        "measure",
        `One row a week: customers, money in, money out, your own hours, ${c.counted}. Done when: the first row for ${c.name} is full and a weekday is fixed for the next.`,
        `Five columns and no dashboard: active customers, income, cost, hours, ${c.counted}. Done when: week 7 of ${c.name} is filled in, including what you'd rather not see.`,
      ),
    { after: ["check-6"] },
  ),
  task(
    "channel-1",
    7,
    6,
    "medium",
    (c) => `Open the first channel: ${c.channels[0].name}`,
    (c) =>
      `${c.channels[0].moves[0]} ${c.channels[0].moves[1]} Done when: contacts, answers and starts with ${c.name} are counted, with money and hours beside them.`,
    { after: ["landing"] },
  ),
  task(
    "terms",
    7,
    3,
    "medium",
    "Sign off the paperwork",
    (c) =>
      c.vary(
        "terms",
        `Terms, privacy note, ${c.usual.paperwork}, and a bank account that isn't yours. Done when: the next sale of ${c.name} goes out on your own papers.`,
        `Have terms, privacy note and ${c.usual.paperwork} checked once by somebody who does it for a living, and separate the books of ${c.name} from yours. Done when: all of it is in use.`,
      ),
    { after: ["rules"] },
  ),
  task(
    "channel-2",
    8,
    6,
    "medium",
    (c) => `Test a second channel with the same hours: ${c.channels[1].name}`,
    (c) =>
      `${c.channels[1].moves[0]} ${c.channels[1].moves[1]} Done when: the cost of one new customer of ${c.name} is known for both channels, and one of the two is dropped.`,
    { after: ["channel-1"] },
  ),
  task(
    "referral",
    8,
    2,
    "high",
    "Ask each happy customer for two names",
    (c) =>
      c.vary(
        "referral",
        `Right when ${c.name} has done something for them: "Who else should I talk to?" Offer a message they can forward. Done when: the introductions asked for and made are counted.`,
        `Do it in person and on the day it works. No reward, just the question. Done when: you have at least as many new names as pilots of ${c.name}, or know why not.`,
      ),
    { after: ["onboard"], meetsCustomer: true },
  ),
  task(
    "case-note",
    8,
    4,
    "medium",
    "Write up one pilot with its figures",
    (c) =>
      c.vary(
        "note",
        `Before, after, what it took, and one thing that went wrong; ${c.counted} in the first line. Done when: the customer has approved the page on ${c.name} in writing.`,
        `One page: who it is, ${c.counted} then and now, the hours you put in, a sentence in their words. Done when: you may show it to anyone who asks about ${c.name}.`,
      ),
    { after: ["measure"] },
  ),
  task(
    "unit-cost",
    8,
    3,
    "high",
    "Replace the assumed costs with measured ones",
    (c) => {
      const assumed = [
        t`${c.show("contribution")} left ${c.basis}`,
        t`${marketing(c)} of marketing money to win a customer`,
      ].filter(Boolean);
      return c.vary(
        "unit",
        `The model assumes ${list(assumed) || "both"}. Work both out from your receipts and your calendar. Done when: each figure for ${c.name} says "measured" and shows how.`,
        `Take every receipt since week 4 and divide by customers. The model says ${list(assumed) || "one thing"}; what do you say? Done when: both figures stand beside the assumed ones, differences explained, for ${c.name}.`,
      );
    },
    { after: ["measure"] },
  ),
  task(
    "closing-calls",
    9,
    4,
    "high",
    "Ask every pilot: will you stay?",
    (c) =>
      c.vary(
        "closing",
        `Two questions: will you go on paying${c.price ? ` ${c.price}` : ""}, and what would make you stop? Done when: each answer is a yes in writing or a no with its reason, and ${c.name} knows its first renewals.`,
        `Ring them all, the quiet ones first. Would you be sorry if ${c.name} closed tomorrow? Will you pay again? Done when: renewals are signed and every no has a reason you can act on.`,
      ),
    { after: ["onboard"], meetsCustomer: true },
  ),
  task(
    "rerun",
    9,
    3,
    "high",
    "Run the numbers again with what you measured",
    (c) =>
      c.vary(
        "rerun",
        `Put real prices, costs and cancellations into the analysis in place of the assumptions${c.sensitive ? `; begin with ${c.sensitive}, which moves the result most` : ""}. Done when: the new break-even of ${c.name} is on paper beside the old one.`,
        `Open the analysis and overwrite each assumption you've tested${c.sensitive ? `, ${c.sensitive} first` : ""}. Done when: you can say in two sentences how ${c.name} changed and why.`,
      ),
    { after: ["unit-cost", "closing-calls"] },
  ),
  task(
    "pitch-update",
    9,
    4,
    "medium",
    "Put the evidence into the pitch",
    (c) =>
      c.vary(
        "pitch-update",
        `Swap the pilot plan for results, and each "not known yet" for an answer. Done when: every claim about ${c.name} has a source you could hand over.`,
        `Replace plans with counts and adjectives with quotes you may use. Done when: you've told it aloud in three minutes, and ${c.name} sounds smaller and truer than before.`,
      ),
    { after: ["case-note", "closing-calls"] },
  ),
  task(
    "gate-60",
    9,
    3,
    "high",
    "Day 60 check: go, adjust or stop",
    (c) => {
      const limit = marketing(c);
      const cost = limit ? ` and winning one costs at most ${limit} of marketing money` : "";
      return c.vary(
        "gate60",
        `Go if ${paying(c)} pay or have signed${cost}. Adjust one thing if you have at least half of that; stop if it's fewer. Done when: a one-page memo on ${c.name} has been read by somebody who'd tell you the truth.`,
        `Go: ${paying(c)} paying or signed${cost}. Adjust: half of them, and you know the one reason. Stop: fewer, or nobody renews. Done when: the decision on ${c.name} is signed, dated and told to the pilots.`,
      );
    },
    { after: ["rerun"], day: 60 },
  ),
  task(
    "next-60",
    9,
    2,
    "medium",
    "Plan the next sixty days, or the ending",
    (c) =>
      c.vary(
        "next",
        `If you go on: the later list, the channel you kept, three new checks. If you stop: who is told, what is refunded, what you keep. Done when: the morning after day 60 has a first task, for ${c.name} or for what comes instead.`,
        `Take what the ${c.they} asked for most and the channel that worked; leave the rest. Done when: the next plan for ${c.name} has three dates and three numbers on it.`,
      ),
    { after: ["gate-60"] },
  ),
] as const;
