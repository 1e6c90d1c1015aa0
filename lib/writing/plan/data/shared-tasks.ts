import type { Case } from "../../case";
import { registersOf } from "../../data/registers";
import { cap, list, withArticle, wordCount } from "../../english";
import { t } from "../../frames";
import { mainThing } from "../../names/objects";
import { searches } from "../../search-words";
import { trialOf } from "../../stakes";
import { task } from "../task";
import { dutyOf } from "./duties";

const marks = (c: Case) => registersOf(c.context.brief.geography?.country ?? null).marks;
const heard = (c: Case) => (c.trouble ? `"${c.trouble}"` : "the problem");
const first = (c: Case) => c.features[0];
const yes = (c: Case) => c.say("pilot_target") || "three";
const paying = (c: Case) => `${c.say("gate60_customers") || yes(c)} ${c.done ? "new " : ""}${c.customerNoun}`;
const ways = (c: Case) => list(c.instead, "or") || "whatever that search turns up";
const priced = (c: Case) => `at ${c.asked}`;
const marketing = (c: Case) => {
  const [own, whole] = [c.fact("cac_marketing"), c.fact("cac")];
  return own && whole && own.value > whole.value ? c.show("cac") : c.show("cac_marketing");
};

/** What the offer is tried on, in the founder's own word where there is one. */
const hardest = (c: Case) =>
  c.foreign ? "case" : (mainThing(c.context.brief) ?? c.job[0].replace(/^an? /, ""));

/** What the weightiest promise of the answers asks to be tried. */
const ownTrial = (c: Case) => trialOf(c, 0);

const crowd = (c: Case) => c.group.crowd;
const member = (c: Case) => c.group.member;
/** " at €140 per box", where the price is short enough to be said. */
const atPrice = (c: Case) => (c.group.tag && !c.loses ? ` at ${c.group.tag}` : "");
const LONG = 9;
/** What is counted, where it fits into a title. */
const figure = (c: Case) => (wordCount(c.counted) <= LONG ? c.counted : "the agreed figure");
/** One line for each sort of buyer. */
const by = (c: Case, lines: Record<Case["group"]["sort"], string>) => lines[c.group.sort];

/** Things that are used where nobody watches. */
const made = (c: Case) => c.form === "ecommerce" || c.form === "hardware";

/** What is tried first: a company one can look up, the way it is done now, or what an hour's search finds. */
function rivalTitle(c: Case): string {
  const [company] = [...c.rivals, ...(c.competitors[0]?.names ?? [])];
  if (company) return `Put ${company} and one other through a real case`;
  const way = [c.alternatives[0]?.who, c.habits[0]].find((said) => said && wordCount(said) <= LONG);
  if (way && way === c.habits[0]) return `Do it their way once: ${way}`;
  if (way) return `Be a customer of ${way} for half a day`;
  const [search = ""] = searches(c, c.form);
  return c.vague ? "Try whatever they use today" : `Find and try three rivals under "${search}"`;
}

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
        `Write the bet down: ${crowd(c)} pay ${c.group.tag || `for ${c.name}`}`,
        `Put the riskiest belief on paper: ${crowd(c)} will pay ${c.group.tag || `for ${c.name}`}`,
        `Name what could sink ${c.name}: ${crowd(c)} who won't pay ${c.group.tag || "at all"}`,
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
      by(c, {
        public: `Find out who signs at ten ${crowd(c)}${c.at}`,
        club: `List twenty ${crowd(c)}${c.at} with the evening they meet`,
        shop: `Walk past the shelves of eight ${crowd(c)}${c.at}`,
        firm: `List twenty-five ${crowd(c)}${c.at} with phone numbers`,
        person: `Find twelve ${crowd(c)}${c.at} who had it this month`,
        patient: `Ask one group of ${crowd(c)}${c.at} for ten minutes`,
      }),
    (c) =>
      c.vary(
        "prospects",
        `Begin on Monday morning with ${c.group.how.find}. Note for each the name of ${c.group.how.door}. Then begin: ${c.group.how.reach}. Done when: the sheet holds names and numbers, and six ${crowd(c)} have given you a date this week or next.`,
        `Start on Monday with ${c.group.how.find}. The name you need is ${c.group.how.door}. ${cap(c.group.how.reach)}. Done when: the list of ${crowd(c)} is ranked by how soon you can talk, and the first six talks are in the calendar.`,
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
        ? `Ring six ${crowd(c)} you have already served`
        : by(c, {
            public: `Hear from six ${crowd(c)} who signed for it last time`,
            club: `Sit in on the evenings of six ${crowd(c)}`,
            shop: `Ask six ${crowd(c)} which line stood still last season`,
            firm: `Ask six ${crowd(c)} to show you the last time it went wrong`,
            person: `Ask six ${crowd(c)} about the last time, and sell nothing`,
            patient: `Listen to six ${crowd(c)}, and sell nothing`,
          }),
    (c) =>
      c.done
        ? `You can already say this: "${c.done}". Ask six of these ${crowd(c)} what made them say yes, what nearly stopped them, who paid, and what they'd miss without ${c.name}. Done when: six pages of notes are dated, and each has a sentence you could quote.`
        : c.vary(
            "interviews",
            `Three questions, in this order: "${c.group.how.ask[0]}" "${c.group.how.ask[1]}" "${c.group.how.ask[2]}" Keep ${c.name} out of it. Done when: you have six pages in their words, and a tick wherever ${heard(c)} came up before you raised it.`,
            `Ask "${c.group.how.ask[0]}" and let them talk; then "${c.group.how.ask[1]}" and, at the end, "${c.group.how.ask[2]}" No word about ${c.name}. Done when: six pages with dates, sums and quotes show who raised ${heard(c)} unprompted.`,
          ),
    { after: ["prospects"], meetsCustomer: true },
  ),
  task(
    "rivals",
    1,
    4,
    "medium",
    (c) => rivalTitle(c),
    (c) => {
      const found = searches(c, c.form)
        .slice(0, 2)
        .map((search) => `"${search}"`);
      const look =
        c.rivals.length > 0 ? "" : `Search for ${list(found)}, then look at ${c.group.how.rivals}. `;
      return c.vary(
        "rivals",
        `${look}Take one real case through what there is now: ${ways(c)}. Note price, minutes, and where it lets you down. Done when: one table shows where ${c.name} must be clearly better, and where it won't be.`,
        `${look}Be a customer for half a day and pay if you must: ${ways(c)}. Done when: three names, prices and failures are in one table, with one row for ${c.name} that you can't fill in yet.`,
        `${look}Write down first what each does well: ${ways(c)}. Done when: you can say in one sentence why ${withArticle(member(c))} would leave it for ${c.name}, and who won't.`,
      );
    },
  ),
  task(
    "interviews-2",
    2,
    6,
    "high",
    (c) =>
      c.done
        ? `Talk to six ${crowd(c)} you have never met`
        : c.vary(
            "interviews-2-t",
            `Six more ${crowd(c)}: do five of twelve name it first?`,
            `Hear six strangers among ${crowd(c)}, then count to five`,
          ),
    (c) =>
      c.vary(
        "interviews-2",
        `Six more, with ${c.buyersInFull} you have no link to. Five of twelve raising the problem unprompted is the mark. Done when: there's a tally, and the ten best sentences are copied out for the page of ${c.name}.`,
        `Choose strangers this time. Ask what has changed for them lately, too: that's your "why now". Done when: twelve ${c.buyers} are counted, and you know whether at least five brought it up before you did.`,
        `Go where no ${member(c)} owes you a favour. Five of twelve naming the problem before you do means ${c.name} has a reason to exist. Done when: the count is written down with the exact words of each.`,
      ),
    { after: ["interviews-1"], meetsCustomer: true },
  ),
  task(
    "price-talks",
    2,
    4,
    "high",
    (c) =>
      c.group.tag
        ? `Say "${c.group.tag}" to five ${crowd(c)} and wait`
        : `Say a price aloud to five ${crowd(c)}`,
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
        ? `Count ${figure(c)} with three ${crowd(c)}`
        : `Add up what three ${crowd(c)} spend on it today`,
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
    (c) => c.trade?.rule.title ?? dutyOf(c)?.title ?? `Ask which rules bind a seller to ${crowd(c)}`,
    (c) =>
      c.trade
        ? `${c.trade.rule.what} ${c.vary("rule", `Settle it before ${c.name} sells anything.`, `Until then ${c.name} takes no money.`, `It comes before the first sale of ${c.name}, however keen the buyer.`)} Done when: ${c.trade.rule.done}.`
        : `${dutyOf(c)?.what ?? c.ruleCheck} Done when: there's a list of what ${c.name} needs before its first sale, who confirmed it and how many weeks it takes.`,
  ),
  task(
    "identity",
    2,
    2,
    "low",
    (c) => `Check that ${c.name} is free: ${marks(c)}`,
    (c) =>
      c.vary(
        "identity",
        `Search ${marks(c)} for ${c.name} and for words that sound like it, say the name over a bad phone line to two people, then take the domain. Done when: the search is dated and the domain is yours.`,
        `Look ${c.name} up at ${marks(c)} and in ${registersOf(c.context.brief.geography?.country ?? null).firms}, then reserve the domain and one handle. Done when: you've noted what was searched, and when.`,
      ),
  ),
  task(
    "offer-page",
    3,
    3,
    "high",
    (c) =>
      c.group.tag
        ? `Show ${crowd(c)} on one page what ${c.group.tag} buys`
        : `Put the offer of ${c.name} to ${crowd(c)} on one page`,
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
      by(c, {
        public: `Ask each ${member(c)} for a letter that names the budget line`,
        club: `Get ${c.name} onto the agenda of every ${member(c)} you heard`,
        shop: `Ask each ${member(c)} for a first order${atPrice(c)}`,
        firm: `Ask each ${member(c)} that described it to start${atPrice(c)}`,
        person: `Ask all ${crowd(c)} who described it to start${atPrice(c)}`,
        patient: `Offer the first paid dates to ${crowd(c)}${atPrice(c)}`,
      }),
    (c) =>
      c.vary(
        "pitches",
        `Face to face or by phone, never by e-mail; a yes is ${c.group.how.yes}. Ask for the day they'd start with ${c.name}. Done when: every name has a yes with a date, a no with a reason, or a "not yet" with what's missing.`,
        `Put the page in front of them, say the price and ask for ${c.group.how.yes}. A "great idea" counts as a no. Done when: all the ${c.buyers} you asked are in one of three columns, each with a reason.`,
        `One conversation each, and at its end one request: ${c.group.how.yes}. ${c.group.how.clock}. Done when: the list shows who said yes to ${c.name}, who said no, and in which words.`,
      ),
    { after: ["offer-page"], meetsCustomer: true },
  ),
  task(
    "landing",
    3,
    4,
    "medium",
    (c) =>
      by(c, {
        public: `Draft a trial order for one ${member(c)}`,
        club: `Write half a page for the committee of one ${member(c)}`,
        shop: `Print the order form for ${crowd(c)}`,
        firm: `Write the pilot agreement with one ${member(c)}`,
        person: `Put up one page with one button for ${crowd(c)}`,
        patient: `Write for ${crowd(c)} what ${c.name} does and doesn't do`,
      }),
    (c) =>
      c.group.sort !== "person" && c.group.sort !== "patient"
        ? c.vary(
            "agreement",
            `It is to be ${c.group.how.paper}. Put in the start date, what's measured (${c.counted}), the price after the pilot, and how either side gets out. Done when: one of the ${c.buyers} has read it and crossed something out.`,
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
    (c) => `Day 20 check: have ${yes(c)} ${crowd(c)} said yes${atPrice(c)}?`,
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
    (c) => `Fix ${yes(c)} start dates with ${crowd(c)}`,
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
    (c) => {
      const kept = c.features.find((feature) => wordCount(feature) <= LONG && wordCount(feature) > 2);
      return kept
        ? `Keep "${kept}" and postpone the rest`
        : `Cut ${c.name} down to what ${yes(c)} ${crowd(c)} need`;
    },
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
    (c) =>
      c.trade?.trial.title ?? ownTrial(c)?.title ?? `Try ${c.name} on the hardest ${hardest(c)} you can find`,
    (c) =>
      c.trade
        ? `${c.trade.trial.what} Done when: ${c.trade.trial.done}.`
        : (ownTrial(c)?.description ??
          `Take the ${hardest(c)} nobody likes, do it end to end, and write down every point where ${c.name} would have failed${c.proofs[0] ? `; above all, see whether this held: "${c.proofs[0]}"` : ""}. Done when: you have measured ${c.counted} once, on that case.`),
    { after: ["pilots", "f-1"] },
  ),
  task(
    "check-5",
    5,
    2,
    "high",
    (c) =>
      made(c)
        ? `Leave a first ${c.group.unit ?? "sample"} with two ${crowd(c)}`
        : c.form === "services" || c.form === "education" || c.form === "nonprofit"
          ? `Rehearse the whole of it in front of two ${crowd(c)}`
          : `Watch two ${crowd(c)} use what exists, and keep quiet`,
    (c) =>
      made(c)
        ? c.vary(
            "check5",
            `Don't explain it. Come back the next day and ask what they did with it before you ask what they thought. Done when: you know what was used, what was left, and the one thing about ${c.name} to change.`,
            `Let them use it ${c.group.sort === "person" || c.group.sort === "patient" ? "at home" : "where they work"}, on their own. Then ask: "What did you do instead of using it?" Done when: one change to ${c.name} is decided and one idea is dropped.`,
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
    (c) => `Take one ${member(c)} from the first message to the payment`,
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
    (c) =>
      c.loses || !c.show("contribution")
        ? `Day 40 check: does ${c.name} work for ${crowd(c)} without a loss?`
        : `Day 40 check: does it work for ${crowd(c)} and leave ${c.show("contribution")} ${c.basis}?`,
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
    (c) => `Start the other ${crowd(c)} one at a time`,
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
    (c) => `Fill in the first weekly row of ${c.name}: ${figure(c)}`,
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
    (c) => `First channel: ${c.channels[0].name}`,
    (c) =>
      `${c.channels[0].moves[0]} ${c.channels[0].moves[1]} Done when: contacts, answers and starts with ${c.name} are counted, with money and hours beside them.`,
    { after: ["landing"] },
  ),
  task(
    "terms",
    7,
    3,
    "medium",
    (c) => `Have the terms of ${c.name} and ${c.usual.paperwork} checked`,
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
    (c) => `Second channel, same hours: ${c.channels[1].name}`,
    (c) =>
      `${c.channels[1].moves[0]} ${c.channels[1].moves[1]} Done when: the cost of one new customer of ${c.name} is known for both channels, and one of the two is dropped.`,
    { after: ["channel-1"] },
  ),
  task(
    "referral",
    8,
    2,
    "high",
    (c) => `Ask each happy ${member(c)} for two more names`,
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
    (c) => `Write up what changed for one ${member(c)}`,
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
    (c) =>
      c.show("contribution") && !c.loses
        ? `Check ${c.show("contribution")} ${c.basis} against your receipts`
        : `Work out from receipts what one ${member(c)} really costs`,
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
    (c) => `Ask every ${member(c)} in the pilot: again${atPrice(c)}?`,
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
    (c) =>
      c.sensitive
        ? `Put into the model what ${crowd(c)} showed, first ${c.sensitive}`
        : `Run the numbers of ${c.name} again with what you measured`,
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
    (c) => `Let the first ${crowd(c)} speak in the pitch`,
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
    (c) => `Day 60 check: do ${paying(c)} pay${atPrice(c)}?`,
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
    (c) => `Plan sixty more days with ${crowd(c)}, or the ending`,
    (c) =>
      c.vary(
        "next",
        `If you go on: the later list, the channel you kept, three new checks. If you stop: who is told, what is refunded, what you keep. Done when: the morning after day 60 has a first task, for ${c.name} or for what comes instead.`,
        `Take what the ${c.they} asked for most and the channel that worked; leave the rest. Done when: the next plan for ${c.name} has three dates and three numbers on it.`,
      ),
    { after: ["gate-60"] },
  ),
] as const;
