import { cap } from "../../english";
import type { Text, Words } from "../words";

/** What is made and handed over, by its place in the plan: each place means the same in every kind of work. */
export type WorkTask =
  | "pilots"
  /** Prepares. */
  | "f-1"
  /** Costs or builds. */
  | "f-2"
  /** Delivers for the first time. */
  | "f-3"
  /** Does it again under load. */
  | "f-4"
  /** Takes money, or settles what is owed. */
  | "f-5"
  /** Settles what goes wrong, or what it comes to. */
  | "f-6"
  | "check-5"
  | "check-6"
  | "onboard"
  | "measure"
  | "unit-cost";

export interface Works {
  tasks: Record<WorkTask, Text>;
  /** What counts as a yes on day 20, after "have". */
  yes: (w: Words) => string;
  /** What has to be running on day 40, after a number: "trials run". */
  runs: (w: Words) => string;
}

/** What the model says of one customer, for comparing with receipts. */
const left = ({ c }: Words) =>
  c.show("contribution") && !c.loses
    ? `the ${c.show("contribution")} ${c.basis} in the analysis`
    : "what the analysis assumes";
const checked = (w: Words, otherwise: string) =>
  w.c.show("contribution") && !w.c.loses
    ? `Check ${w.c.show("contribution")} ${w.c.basis} against ${otherwise}`
    : `Add up ${otherwise}`;

export { checked, left };

export const PROGRAM: Works = {
  yes: () => "signed for a trial with a first day",
  runs: (w) => `${w.crowd} run it on their own data`,
  tasks: {
    pilots: (w) => [
      `Start ${w.yes} trials with the real data of ${w.crowd}`,
      w.vary(
        "pilots",
        `A signed page, a first day, a named person on their side, and their own ${w.jobs} of last month. Without these it's no trial. Done when: ${w.yes} ${w.crowd} have sent them, and the starting figure for ${w.counted} is noted.`,
        `Ring everyone who said yes within two days, before the week swallows it. Ask for access and the worst ${w.jobs} they have. Done when: ${w.yes} first days with ${w.crowd} stand in both calendars.`,
      ),
    ],
    "f-1": (w) => [
      `Do ${w.job} of one ${w.member} by hand, as the program would`,
      `Take what they have and do ${w.promise(0, "the main step")} yourself, noting each decision. Done when: the result has been used, and the rules that ${w.it} must follow for ${w.crowd} are a numbered list.`,
    ],
    "f-2": (w) => [
      `Build only what gives ${w.one} a first result`,
      `No settings, no roles, accounts created by hand; ${w.promise(0, "the main step")} and nothing beside it. Done when: one of the ${w.crowd} gets a result without you in the room.`,
    ],
    "f-3": (w) => [
      `Run ten real ${w.jobs} of ${w.crowd} through it`,
      `The ugly ones included. Compare each with what a careful person would have done${w.c.features[1] ? `, above all on ${w.promise(1, "the second step")}` : ""}. Done when: right, wrong and corrected ${w.jobs} of ${w.crowd} are three numbers.`,
    ],
    "f-4": (w) => [
      `Let it tell ${w.crowd} where it isn't sure`,
      `Every place in which one of the ten ${w.jobs} went wrong gets a warning and a correction in one step. Done when: a user at one ${w.member} has corrected three without asking.`,
    ],
    "f-5": (w) => [
      `Send one ${w.member} an invoice for ${w.price}`,
      `With tax, address and purchase number as their bookkeeping wants them. Done when: ${w.one} has paid one, even if you give the money back.`,
    ],
    "f-6": (w) => [
      `Protect what ${w.crowd} hand over`,
      `Separate accounts, a daily backup you've restored once, one page on who can see what. Done when: the most careful of the ${w.crowd} has read it and stays.`,
    ],
    "check-5": (w) => [
      `Sit behind two users at ${w.crowd} and keep quiet`,
      `Where they stop, you work next; where they keep a sheet beside it, something is missing. Done when: each stop at ${w.one} has a minute and a screen, and one function is struck.`,
    ],
    "check-6": (w) => [
      w.c.theirs
        ? `Count ${w.counted} again at one ${w.member}`
        : `Time one ${w.member} from start to result`,
      w.c.theirs
        ? `Same rule, same week of the month as before. Done when: ${w.one} has two figures for ${w.counted} side by side, whatever the second one is.`
        : `From opening to the last click, theirs and yours. Done when: ${w.counted} is known for one ordinary week.`,
    ],
    onboard: (w) => [
      `Bring the other ${w.crowd} on, one a day`,
      `Write down each question and answer it inside the program before the next one starts. Done when: all ${w.crowd} who signed work in it, and a start takes half as long as the first.`,
    ],
    measure: (w) => [
      `Look every Friday at who logged in: ${w.counted}`,
      `Active users, ${w.jobs} done, corrections, your hours of support, money in. Done when: the first row is full, and you've rung the ${w.crowd} who are missing from it.`,
    ],
    "unit-cost": (w) => [
      checked(w, "hosting bills and support hours"),
      `Servers, paid services${w.spent ? `, ${w.spent}` : ""} and every hour you answered questions, divided by the ${w.crowd} on board. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const APP: Works = {
  yes: (w) => `paid for ${w.first}`,
  runs: (w) =>
    w.monthly
      ? `${w.crowd} use it on most days without a reminder`
      : `${w.crowd} have used it for ${w.job} without your help`,
  tasks: {
    pilots: (w) => [
      `Start ${w.yes} ${w.crowd} on the same day`,
      `You write to each in person at the hour when they'd open it; a group chat is enough. Done when: ${w.yes} ${w.crowd} have paid, told you their aim in a sentence, and know your number.`,
    ],
    "f-1": (w) => [
      `Give the first ${w.crowd} one week of it without an app`,
      `Do ${w.promise(0, "the main thing")} for each of them at the promised hour: by message, by hand, with tools that exist. What can't be done so is shown on paper and said to be missing. Done when: seven days are logged, with the moment each one stopped answering.`,
    ],
    "f-2": (w) => [
      `Build the one screen they open first`,
      `What worked best in that week, and ${w.promise(1, "one reason to come back tomorrow")}. No profile, no settings. Done when: it runs on the telephones of two ${w.crowd} and does one thing without you.`,
    ],
    "f-3": (w) => [
      `Give it to five ${w.crowd} and watch the second day`,
      `The first day is curiosity. Note who comes back unasked, at what hour, for how long. Done when: five ${w.crowd} have a row from day one to day seven.`,
    ],
    "f-4": (w) => [
      `Try the three hardest cases ${w.crowd} bring`,
      `Ask for them: the exception, the bad night, the odd question. See whether ${w.promise(0, "the promise")} still holds. Done when: each has an answer you'd stand by or a sentence that sends ${w.one} elsewhere.`,
    ],
    "f-5": (w) => [
      `Take a real payment inside the app${w.atPrice}`,
      `With the store's share in the sum and a way to cancel that one finds. Done when: one of the ${w.crowd} has paid and one has cancelled without writing to you.`,
    ],
    "f-6": (w) => [
      `Write what happens with what ${w.crowd} type in`,
      `Ten plain sentences: what's kept, who reads it, how it's deleted. Done when: two ${w.crowd} have read them to the end and one has had everything deleted.`,
    ],
    "check-5": (w) => [
      `Hand it to two ${w.crowd} without a word`,
      `Where and when they'd really open it. Watch what they tap first. Done when: the first minute of both ${w.crowd} is described, and one screen is gone.`,
    ],
    "check-6": (w) => [
      `Ask one ${w.member} what changed since the first day`,
      `Look at ${w.counted} then and now, together with them. Done when: the difference has a figure and a sentence you may quote, or there is none and you know it.`,
    ],
    onboard: (w) => [
      `Let in the other ${w.crowd}, ten a week`,
      `Change one thing between two groups, never two. Done when: the share of ${w.crowd} still there after seven days is known for each group.`,
    ],
    measure: (w) => [
      `Draw the curve of who is still there: ${w.counted}`,
      `Day one, seven, fourteen, for each group that started together; beside it payments and messages answered. Done when: two groups of ${w.crowd} can be compared.`,
    ],
    "unit-cost": (w) => [
      checked(w, "store fees and hours of answering"),
      `The store's share, servers${w.spent ? `, ${w.spent}` : ""}, refunds and your own evenings, divided by those who pay. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const API: Works = {
  yes: () => "put a test key into their own code",
  runs: (w) => `${w.crowd} send it real traffic`,
  tasks: {
    pilots: (w) => [
      `Hand out ${w.yes} keys, each with a date for going live`,
      `A key without a date is curiosity. Agree on volume, limits and whom you ring at night. Done when: ${w.yes} ${w.crowd} have made a first call from their own machine.`,
    ],
    "f-1": (w) => [
      `Collect a test set from ${w.crowd} with the right answers`,
      `Real requests they may share, each answer checked by a person. Done when: the set of ${w.jobs} is labelled, and no ${w.member} sees it used for tuning.`,
    ],
    "f-2": (w) => [
      `Ship one call that works: ${w.promise(0, "the main one")}`,
      `One request, one answer, and each error says what to do next. Done when: one of the ${w.crowd} has replaced a piece of their own code with it.`,
    ],
    "f-3": (w) => [
      `Give a stranger a first answer within ten minutes`,
      `A working call on the first screen, then limits, prices, errors. Done when: ${w.one} you've never met has an answer from ${w.it} before the coffee is cold.`,
    ],
    "f-4": (w) => [
      `Measure wrong answers and slow ones on the test set`,
      `At today's load and at ten times that; a confident wrong answer counts double. Done when: error rate and the slowest hundredth of ${w.jobs} are published where ${w.crowd} can see them.`,
    ],
    "f-5": (w) => [
      `Send one ${w.member} an invoice they can recount`,
      `Count what's charged (${w.price}), show it within the hour and let them cap it. Done when: ${w.one} and you agree to the last ${w.c.group.unit ?? "call"}.`,
    ],
    "f-6": (w) => [
      `Find a second source for whatever ${w.jobs} depend on`,
      `List each supplier, what its terms allow and what happens when it changes a field. Done when: one source was switched off for an hour and ${w.crowd} noticed nothing, or you know what they noticed.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.crowd} integrate it and stay silent`,
      `Share their screen. Every question they type into a search box belongs into the documentation. Done when: the minutes both ${w.crowd} took to a first call are noted, with the line that cost most of them.`,
    ],
    "check-6": (w) => [
      `Compare ${w.counted} with what one ${w.member} had before`,
      `Run old and new side by side for a day of their traffic. Done when: the difference is a figure that ${w.one} believes too.`,
    ],
    onboard: (w) => [
      `Move the other ${w.crowd} from test key to live key`,
      `One a day, with the logs open on both sides. Done when: every first live hour is behind the ${w.crowd}, and each incident has a line in a public history.`,
    ],
    measure: (w) => [
      `Publish one number a week: ${w.counted}`,
      `Beside it uptime, calls per customer, and whose calls fell. Done when: the page is live, and you've asked the ${w.member} with falling calls why.`,
    ],
    "unit-cost": (w) => [
      checked(w, "machine bills per thousand calls"),
      `Machines, third-party fees${w.spent ? `, ${w.spent}` : ""}, retries nobody pays for. Done when: the cost of one call at two volumes stands beside its price and beside ${left(w)}.`,
    ],
  },
};

export const MONEY: Works = {
  yes: () => "agreed to a first transaction with a limit",
  runs: (w) => `${w.crowd} have had money moved and booked to the cent`,
  tasks: {
    pilots: (w) => [
      `Agree first transactions with ${w.yes} ${w.crowd}`,
      `Small sums, a named limit, a partner's account in between. Done when: ${w.yes} ${w.crowd} have signed who carries which loss.`,
    ],
    "f-1": (w) => [
      `Get two offers from firms licensed to serve ${w.crowd}`,
      `List who may hold the money and who may not, then ask two of them. Done when: both offers show lead time, cost and who is liable towards ${w.crowd}.`,
    ],
    "f-2": (w) => [
      `Book one invented week before any money moves`,
      `Two entries for each movement and a check every evening. Done when: a week of ${w.jobs} for ${w.crowd} closes to zero, reversals included.`,
    ],
    "f-3": (w) => [
      `Take ${w.job} of one ${w.member} through the partner's test system`,
      `With a refusal, a reversal and a time-out. Done when: all three are recorded, and the ledger of ${w.it} still agrees.`,
    ],
    "f-4": (w) => [
      `List every way in which ${w.crowd} or you lose money`,
      `Fraud, late payment, mistakes, and the most each could cost. Done when: there is a limit for one ${w.member} and for one day.`,
    ],
    "f-5": (w) => [
      `Watch five ${w.crowd} go through the identity check`,
      `Say nothing and note where they give up. Done when: you know how many ${w.crowd} finish and what one check costs.`,
    ],
    "f-6": (w) => [
      `Have each promise to ${w.crowd} read by somebody who knows the rules`,
      `Each fee in the first sentence, no return promised. Done when: the wording that ${w.crowd} will read is approved in writing.`,
    ],
    "check-5": (w) => [
      `Let two ${w.crowd} explain the fee back to you`,
      `Show ${w.price} and an example, then ask what they'd pay on their own last case. Done when: both ${w.crowd} arrive at the right sum, or the wording has changed.`,
    ],
    "check-6": (w) => [
      `Follow one real sum of one ${w.member} from start to end`,
      `Hour by hour, on every account it touches. Done when: ${w.counted} is known for ${w.one}, with each delay explained.`,
    ],
    onboard: (w) => [
      `Let the other ${w.crowd} in under the same limit`,
      `The limit rises for each only after a clean month. Done when: all ${w.crowd} who agreed have moved money once, and no difference is older than a day.`,
    ],
    measure: (w) => [
      `Close the books every Friday: ${w.counted}`,
      `Money out, money back, money late, checks failed, hours. Done when: the first week of ${w.crowd} agrees with the bank.`,
    ],
    "unit-cost": (w) => [
      checked(w, "partner fees and losses"),
      `Licence fees, checks${w.spent ? `, ${w.spent}` : ""}, money that came late or never, per customer. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const MEDIA: Works = {
  yes: () => "paid for a first quarter",
  runs: (w) => `paying ${w.crowd} have had two editions on time`,
  tasks: {
    pilots: (w) => [
      `Start with ${w.yes} paying ${w.crowd} and a fixed day`,
      `The day matters more than the length. Promise an hour, too. Done when: ${w.yes} ${w.crowd} have paid, and the first two dates are announced.`,
    ],
    "f-1": (w) => [
      `Fix length, sections and the day ${w.crowd} get it`,
      `Also what's never covered. ${cap(w.promise(0, "The main promise"))} is measured against it. Done when: there is a template of one page that ${w.one} would recognise.`,
    ],
    "f-2": (w) => [
      `Produce two editions with a clock beside you`,
      `Source, check, write, send: minutes for each. Done when: both reached ${w.crowd} on time, and you know which step eats the evening.`,
    ],
    "f-3": (w) => [
      `Let a stand-in produce one`,
      `Hand over sources and template and stay away. Done when: ${w.crowd} got it on the usual day, and you know what was missing.`,
    ],
    "f-4": (w) => [
      `Give ${w.crowd} one thing worth passing on`,
      `A table, a map, a number nobody else has, with a link that shows who sent it. Done when: new ${w.crowd} who came through old ones are counted.`,
    ],
    "f-5": (w) => [
      `Ask the keenest ${w.crowd} for the year${w.atPrice}`,
      `Personally, to those who open everything. Done when: payments and refusals of ${w.crowd} are counted, with reasons.`,
    ],
    "f-6": (w) => [
      `Offer one place to five companies that sell to ${w.crowd}`,
      `Only figures you can show, and never a text that looks like yours. Done when: one place is booked, or five sellers to ${w.crowd} have told you why not.`,
    ],
    "check-5": (w) => [
      `Read an edition with two ${w.crowd} beside you`,
      `Watch where the eyes jump. Ask afterwards what they remember. Done when: the part that neither of the ${w.crowd} remembered is gone.`,
    ],
    "check-6": (w) => [
      `Find one decision that ${w.one} made because of it`,
      `Ask what they did on that day and what they'd have done without. Done when: ${w.counted} is known, and one use is told in a sentence they allow you to print.`,
    ],
    onboard: (w) => [
      `Open the list to the other ${w.crowd}`,
      `A short welcome with the best piece so far and one question. Done when: half of the ${w.crowd} have answered it, and the answers are sorted.`,
    ],
    measure: (w) => [
      `Keep one row per edition: ${w.counted}`,
      `Sent, opened, answered, paid, cancelled, hours. Done when: three rows are full, and ${w.crowd} could see each of them.`,
    ],
    "unit-cost": (w) => [
      checked(w, "hours per edition"),
      `Your hours at a rate you'd pay a stand-in${w.spent ? `, ${w.spent}` : ""}, tools and fees, divided by paying ${w.crowd}. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const MARKET: Works = {
  yes: (w) => `asked for ${w.job} on a fixed day and left a deposit`,
  runs: (w) => `${w.crowd} have had ${w.job} and paid it through you`,
  tasks: {
    pilots: (w) => [
      `Settle ${w.yes} first requests of ${w.crowd} with a day each`,
      `Take the request, ring the other side, confirm both. Done when: ${w.yes} ${w.crowd} know ${w.goods ? "what comes from whom" : "who comes"}, when and for how much.`,
    ],
    "f-1": (w) => [
      `Choose which side to win first: ${w.crowd} or ${w.c.suppliers ?? "those who offer"}`,
      `Start with the scarcer one; its people decide how many of the others can be let in. Done when: the number that ${w.jobs} need is written down for both, ${w.crowd} first.`,
    ],
    "f-2": (w) => [
      w.c.pledged && !w.c.pledged.buyers && w.c.pledged.count >= 12
        ? `Sign up twelve of the ${w.c.pledged.people}, in person`
        : `Sign up twelve ${w.c.suppliers ?? "offers"} in person, in one part of ${w.place}`,
      w.vary(
        "f2",
        `Go there, take the photographs and write the entry yourself; this is where ${w.promise(1, "your rule")} is explained. Done when: ${w.crowd} could ${w.goods ? "order from twelve" : "book twelve"} tomorrow, and you've met each.`,
        `Sit down with each and fill it in together, insurance and free days included. Done when: twelve are listed for ${w.crowd}, and three were turned down for a reason you can name.`,
      ),
    ],
    "f-3": (w) => [
      `Arrange ten ${w.jobs} by telephone and spreadsheet`,
      `No software yet. Note the minutes until a first offer, and who said no. Done when: ten attempts for ${w.crowd} are logged, with the reason for each miss.`,
    ],
    "f-4": (w) => [
      `Play the worst ${w.job.replace(/^an? /, "")} through with one of each side`,
      `Damage, no-show, quarrel: who rings whom, who pays, by when. Done when: both ${w.one} and the other side would accept the outcome again, and an insurer has read the page.`,
    ],
    "f-5": (w) => [
      `Let one payment of ${w.one} come in and one payout arrive`,
      `Through a provider that may hold the money; you keep ${w.kept}. Done when: what ${w.one} paid has arrived, less your part, on the other side's account.`,
    ],
    "f-6": (w) => [
      `Count how many requests of ${w.crowd} end well, day by day`,
      `Requests, offers, ${w.jobs}, in the one part of ${w.place} you know. Done when: ${w.crowd} have given you ${w.counted}, with the commonest reason for a miss.`,
    ],
    "check-5": (w) => [
      `Be there when two ${w.crowd} meet the other side`,
      `The handover decides, not the page. Watch what they ask each other that you should have told them. Done when: the questions of ${w.crowd} have a place in the entry.`,
    ],
    "check-6": (w) => [
      `Follow one request of ${w.one} from the first message to the review`,
      `Every call, every waiting hour, every doubt, on both sides. Done when: you know what ${w.job} costs you in minutes, and where ${w.one} would rather have gone on without you.`,
    ],
    onboard: (w) => [
      `Let in more ${w.crowd} only as fast as offers grow`,
      `Nine of ten requests answered within a day is the rule; below it, nobody new. Done when: the waiting list of ${w.crowd} and the answer rate stand side by side.`,
    ],
    measure: (w) => [
      `Keep two columns a week: ${w.counted}`,
      `Requests and offers, then ${w.jobs}, payouts, quarrels and your hours. Done when: you can say whether ${w.crowd} or the others were short this week.`,
    ],
    "unit-cost": (w) => [
      checked(w, "fees, payouts and hours per deal"),
      `Payment fees, insurance${w.spent ? `, ${w.spent}` : ""}, refunds and the calls it took. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};

export const NETWORK: Works = {
  yes: () => "signed the members' page",
  runs: (w) => `members among the ${w.crowd} have settled something between them`,
  tasks: {
    pilots: (w) => [
      `Win the first ${w.yes} members and a first thing to share`,
      `Two that know each other and one that doesn't. Done when: ${w.yes} ${w.crowd} have signed, and a first case is on the calendar.`,
    ],
    "f-1": (w) => [
      `Write the members' rules with three ${w.crowd}`,
      `What each puts in, what each gets out, who decides, how one leaves. Done when: three ${w.crowd} have signed the same page.`,
    ],
    "f-2": (w) => [
      `Work out what one ${w.member} gains in a year`,
      `From their real figures: what they pay today, what membership costs (${w.price}), what's left if half of it works. Done when: one of the ${w.crowd} has checked the sum and agrees.`,
    ],
    "f-3": (w) => [
      `Settle ${w.job} between two ${w.crowd}`,
      `One has given, the other has received: book it, bill it and pay it by hand. Done when: both ${w.crowd} have signed, and you know the minutes one settlement takes.`,
    ],
    "f-4": (w) => [
      `Let three ${w.crowd} win the next five`,
      `A member makes the call; you sit beside them. Done when: five ${w.crowd} have said yes or no, and the reasons are in one list.`,
    ],
    "f-5": (w) => [
      `Try an exchange with the system ${w.crowd} already use`,
      `Ask its two makers how a record gets in and out, and try it with one member's data. Done when: one record of ${w.one} has travelled both ways, or you know what that would cost.`,
    ],
    "f-6": (w) => [
      `Decide who pays when one ${w.member} leaves`,
      `Open claims, shared data, the name on the door. Done when: the rules have a paragraph that all ${w.crowd} accept.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.crowd} ask each other for something`,
      `Stay out of it. Note what they feared to ask. Done when: the rules answer that fear of ${w.crowd} in one sentence.`,
    ],
    "check-6": (w) => [
      `Show one ${w.member} what belonging has brought so far`,
      `Money and hours, both ways: ${w.counted}. Done when: the figure is that of ${w.one} and not yours.`,
    ],
    onboard: (w) => [
      `Bring the next ${w.crowd} to a members' evening`,
      `They decide who fits. Done when: ${w.crowd} who joined and who were refused are counted, with reasons.`,
    ],
    measure: (w) => [
      `Keep one row a week: ${w.counted}`,
      `Who gave, who took, who did neither. Done when: the ${w.member} who did neither has been rung.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the office's hours per member"),
      `Settlements, calls, evenings${w.spent ? `, ${w.spent}` : ""}, divided by members. Done when: your figure stands beside ${left(w)}.`,
    ],
  },
};
