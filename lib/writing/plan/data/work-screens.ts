import { cap } from "../../english";
import { firstOf } from "../../first-of";
import { freeStart } from "../../free-use";
import { leftOfPrices } from "../../what-is-left";
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
/** What everybody has to keep to; what customers may do is no rule. */
const ruleOf = (w: Words) => {
  const said = w.promise(1, "");
  return said && !/^(?:you|they|customers|people) /i.test(said.replace(/^["“]/, "")) ? `: ${said}` : "";
};
const compared = ({ c }: Words) => {
  const left = c.loses ? "" : leftOfPrices(c);
  const free = freeStart(c) && `; while ${freeStart(c)} runs, take the price that follows it`;
  return left
    ? `Take that from what was paid each time: the analysis counts on ${left}${free}`
    : "Take that from the price and compare it with what the analysis assumes";
};
const checked = ({ c }: Words, otherwise: string) =>
  c.loses || !leftOfPrices(c) ? `Add up ${otherwise}` : `Check whether ${leftOfPrices(c)} is left`;

/** What a sum that differs from the plan asks for. */
const mended =
  "If it is less than planned, raise the price or cut the largest cost before you take on more customers";
/** The founder's own ceiling, where one is named. */
const ceiling = ({ c }: Words, before: string) => (c.capacity ? `${before} ${c.capacity}. ` : "");

export { ceiling, checked, compared, mended };

/** Nothing is invoiced while it is free: what can be settled is the day from which it is due. */
const firstDueDay: Text = (w) => [
  `Settle in writing from which day ${w.price} is due`,
  `Nobody pays while ${freeStart(w.c)} runs. Name to each the day after it, who signs then and from which budget it comes, and what has to be shown by that day. Done when: ${w.yes} ${w.crowd} have confirmed the day and the price in writing, or told you what is missing.`,
];

export const PROGRAM: Works = {
  yes: ({ c }) =>
    c.running
      ? "signed"
      : freeStart(c)
        ? `signed to pay once ${freeStart(c)} is over`
        : "signed up for a paid trial",
  runs: (w) => `${w.crowd} use it with their own data`,
  tasks: {
    pilots: (w) => [
      `Start ${w.yes} trials with ${w.crowd} who signed`,
      `For each of them you need a first day, ${w.c.group.alone ? "" : "one named person on their side and "}their own data of the last month. Contact everybody within two days of the signature. Done when: ${w.yes} first days are in the calendar${w.c.theirs ? `, and you have noted the starting figure for ${w.counted}` : ""}.`,
    ],
    "f-1": (w) => [
      `Do it by hand for one ${w.member} before you build anything`,
      `Take their real data and produce the result yourself: ${w.promise(0, "the main step")}. Write down every decision you make, because these are the rules the software has to follow. Done when: they have used the result, and the rules are a numbered list.`,
    ],
    "f-2": (w) => [
      `Build only the way from their data to a first result`,
      `Put it together from tools that exist already; leave out settings, roles and sign-up, and do by hand whatever these hours don't hold. The only thing that has to work is ${w.promise(0, "the main step")}. Done when: one of the ${w.crowd} gets a useful result from ${w.c.name} without you in the room.`,
    ],
    "f-3": (w) => [
      `Run ten real cases from ${w.crowd} through it`,
      `Include the difficult ones, and compare each result with what a careful person would have done${w.c.features[1] ? `, above all ${w.promise(1, "in the second step")}` : ""}. Done when: you know how many of ten ${w.c.name} got right, wrong, or right only after a correction.`,
    ],
    "f-4": (w) => [
      `Make mistakes easy to see and to correct for ${w.crowd}`,
      `Of the ten cases look at each that went wrong: where should the program have warned the ${w.member}, and how is it corrected? Done when: one ${w.member} has corrected three mistakes without asking you.`,
    ],
    "f-5": (w) =>
      freeStart(w.c) && w.has === 0
        ? firstDueDay(w)
        : [
            w.has > 0
              ? `Send the next ${w.crowd} their first invoice for ${w.price}`
              : `Send the first invoice for ${w.price}`,
            `${w.has > 0 && freeStart(w.c) ? `Begin with whoever has had it for longer than ${freeStart(w.c)}. ` : ""}${w.c.group.alone ? `Ask each ${w.member} which name belongs on it and how it is paid.` : "Use the address, tax details and order number their bookkeeping needs."} An invoice that is paid tells you more than any praise. Done when: one of the ${w.crowd} has paid, even if you refund it because of the trial.`,
          ],
    "f-6": (w) => [
      `Protect the data that ${w.crowd} hand over`,
      `Separate the accounts, make a daily backup and restore it once, and write one page on who can see what. Done when: the most careful of the ${w.crowd} have read the page and stay.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.crowd} use it and don't help`,
      `Note where the ${w.crowd} stop, what they look for and what they still write down elsewhere. These places decide what you work on next. Done when: each difficulty is on a list, and one function that nobody used is gone.`,
    ],
    "check-6": (w) => [
      w.c.theirs
        ? `Measure ${w.counted} again at one ${w.member}`
        : `Measure ${w.counted} for the first time`,
      w.c.theirs
        ? `Measure in the same way as in week 2. Show the ${w.member} both figures and ask what the difference is worth. Done when: two comparable figures stand side by side, whatever they say about ${w.c.name}.`
        : `Take one ordinary week of one ${w.member} and count honestly, including the days on which ${w.c.name} was not used. Done when: the figure stands on one page with its date, and somebody else could count it again.`,
    ],
    onboard: (w) => [
      `Set up each further ${w.member} in a day of its own`,
      `Write down every question that ${w.crowd} ask and answer it inside ${w.c.name} before the next one starts. Done when: everybody who signed is working with it, and the last start took half as long as the first.`,
    ],
    measure: (w) => [
      `Start a weekly report: ${w.counted}`,
      `Every Friday note which ${w.crowd} used ${w.c.name}, how much they did, what had to be corrected and how many hours of support it took. Done when: the first week is complete, and you have called everybody who did not use it.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one customer costs you"),
      `Add up servers, paid services${w.spent ? `, ${w.spent}` : ""} and every hour of support, and divide by the number of customers. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

/** Sold through the stores of the phones, and no tool of the browser. */
const onPhones = ({ context: { brief } }: Words["c"]) =>
  /\bapps?\b|\bphones?\b/i.test(brief.answers.solution) && !/\bweb[- ]?apps?\b/i.test(brief.answers.solution);

/** Nobody reads strangers' accounts or files by hand. */
const ofAccounts = ({ context: { brief } }: Words["c"]) =>
  /\bbanks?\b|\bpayslips?\b|\b(?:medical|health) (?:records?|data)\b/i.test(brief.answers.solution);

export const APP: Works = {
  yes: (w) =>
    freeStart(w.c)
      ? `left a card for the time after ${freeStart(w.c)}`
      : w.monthly
        ? `paid for ${w.first}`
        : "paid for it",
  runs: (w) => `${w.crowd} have used it without help`,
  tasks: {
    pilots: (w) => [
      `Start the first ${w.yes} ${w.crowd} on the same day`,
      `Write to each of them personally; a group chat is enough for the beginning. Ask what they want to reach, so that you can compare later. Done when: ${w.yes} people have ${APP.yes(w)} and told you their aim in one sentence.`,
    ],
    "f-1": (w) => [
      `Serve the first ${w.crowd} for one week without an app`,
      `Do ${w.promise(0, "the main thing")} for them by message, by hand or with tools that exist already, at the hour you promise.${ofAccounts(w.c) ? " Let them send you the figures themselves: log in nowhere, and keep nothing that names an account." : ""} It shows what they really use before you build it. Done when: seven days with ${w.c.name} are logged, and you know when each person stopped answering.`,
    ],
    "f-2": (w) => [
      `Build the one screen that ${w.crowd} open first`,
      `Take what worked best in that week and add ${w.promise(1, "one reason to come back")}. Leave out profiles and settings. Done when: ${w.c.name} runs on two ${onPhones(w.c) ? "phones" : "computers"} that are not yours and does one thing without your help.`,
    ],
    "f-3": (w) => [
      `Give it to five ${w.crowd} and see who comes back`,
      `The first use is curiosity, so look at who comes back without a reminder, when and for what. Done when: you know for each of the five when they used ${w.c.name} again, or why they did not.`,
    ],
    "f-4": (w) => [
      `Try the three hardest cases that ${w.crowd} bring`,
      `Ask for the exception, the unusual question and the bad day, and see whether ${w.c.name} still helps. Done when: each case has a good answer or an honest message that it can't help.`,
    ],
    "f-5": (w) => [
      freeStart(w.c)
        ? `Take the first card details in the ${onPhones(w.c) ? "app" : "program"}`
        : `Take a real payment in the ${onPhones(w.c) ? "app" : "program"}${w.atPrice}`,
      `${onPhones(w.c) ? "Include the app store's share in your calculation and make" : "Make"} cancelling easy to find. Done when: one of the ${w.crowd} has ${freeStart(w.c) ? "left a card" : "paid"} and one has cancelled, both without writing to you.`,
    ],
    "f-6": (w) => [
      `Write down what happens to the data of ${w.crowd}`,
      `Ten plain sentences are enough: what ${w.c.name} keeps, who can read it and how it is deleted. Done when: two people have read them, and you have deleted everything for one of them on request.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.crowd} use it for the first time`,
      `Go where they would really use it, and say nothing. Done when: you have described the first minute with ${w.c.name} for both, and changed the screen at which they hesitated.`,
    ],
    "check-6": (w) => [
      `Ask one ${w.member} what has changed since the first day`,
      `Look at ${w.counted} then and now, together with them. Done when: you have a figure and a sentence that you may quote, or you know that nothing has changed.`,
    ],
    onboard: (w) => [
      `Let the remaining ${w.crowd} in, in two groups`,
      `Change only one thing between two groups, so that you can see what it did. Done when: you know for each group what share still uses ${w.c.name} in the second week.`,
    ],
    measure: (w) => [
      `Start a weekly report: ${w.counted}`,
      `For every group that started together, note who came back in the second and in the third week, who paid and how many messages about ${w.c.name} you answered. Done when: two groups can be compared.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one paying user costs you"),
      `Add up ${onPhones(w.c) ? "the app store's share, " : ""}servers${w.spent ? `, ${w.spent}` : ""}, refunds and your own hours, and divide by the paying users. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const API: Works = {
  yes: () => "built a test key into their own software",
  runs: (w) => `${w.crowd} send it real requests`,
  tasks: {
    pilots: (w) => [
      `Give ${w.yes} ${w.crowd} a key and agree on a date for going live`,
      `A key without a date is only curiosity. Agree on volume, limits and whom to call when something breaks. Done when: ${w.yes} of them have made a first call to ${w.c.name} from their own software.`,
    ],
    "f-1": (w) => [
      `Collect real requests from ${w.crowd} with the right answers`,
      `Ask for examples they may share, and have a person check every answer. This test set tells you whether ${w.c.name} is getting better. Done when: the set is complete, and nobody has used it for tuning.`,
    ],
    "f-2": (w) => [
      `Ship one call that works well: ${w.promise(0, "the main one")}`,
      `One request, one answer, and error messages that say what to do next. Done when: one of the ${w.crowd} has replaced a piece of their own code with ${w.c.name}.`,
    ],
    "f-3": (w) => [
      `Get a stranger to a first answer within ten minutes`,
      `Put a working example on the first page of the documentation, followed by limits, prices and errors. Done when: a developer you have never met has received an answer from ${w.c.name} without asking you.`,
    ],
    "f-4": (w) => [
      `Measure wrong and slow answers before ${w.crowd} do`,
      `Use the test set, at today's load and at ten times that. A confident wrong answer is worse than no answer. Done when: the error rate and the slowest answers are published where customers can see them.`,
    ],
    "f-5": (w) => [
      `Send an invoice that ${w.crowd} can check themselves`,
      `Count what you charge (${w.price}), show it within the hour and let customers set a limit. Done when: you and one customer arrive at the same number.`,
    ],
    "f-6": () => [
      `Find a second source for everything the service depends on`,
      `List every supplier and data source, what their terms allow and what happens when one fails. Done when: you have switched one off for an hour and know what customers noticed.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.crowd} integrate it and say nothing`,
      `Share their screen. Every question they type into a search engine belongs in your documentation. Done when: you know how many minutes they needed for a first call to ${w.c.name} and which step took longest.`,
    ],
    "check-6": (w) => [
      `Compare ${w.counted} with what one ${w.member} had before`,
      `Run the old way and ${w.c.name} side by side for a day. Done when: the customer agrees with the figure, whatever it says.`,
    ],
    onboard: (w) => [
      `Move the remaining ${w.crowd} from the test to live operation`,
      `Do one a day and watch the logs together with them. Done when: each has had a first hour on ${w.c.name} without an error, or the error has been explained to all of them.`,
    ],
    measure: (w) => [
      `Publish one figure every week: ${w.counted}`,
      `Note beside it the availability, the calls per customer and whose calls are falling. Done when: the page is online, and you have asked the customer with falling calls why.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what a thousand calls cost you"),
      `Add up servers, fees to others${w.spent ? `, ${w.spent}` : ""} and failed requests at two volumes. ${compared(w)}. ${mended}. Done when: the cost of one call stands beside its price.`,
    ],
  },
};

export const MONEY: Works = {
  yes: () => "agreed to a first transaction with a limit",
  runs: (w) => `${w.crowd} have gone through it in the partner's test system and seen it booked correctly`,
  tasks: {
    pilots: (w) => [
      `Agree on first transactions with ${w.yes} ${w.crowd}`,
      `Keep the sums small, set a limit and let a licensed partner hold the money. Done when: ${w.yes} of them have signed with ${w.c.name} who carries which loss.`,
    ],
    "f-1": (w) => [
      `Get two offers from licensed partners who may serve ${w.crowd}`,
      `Find out who may hold the money and who may not, and ask for cost, lead time and liability. Done when: two written offers lie side by side.`,
    ],
    "f-2": () => [
      `Book one invented week before real money moves`,
      `Record every movement twice and reconcile every evening, including reversals. Done when: a week balances to zero.`,
    ],
    "f-3": (w) => [
      `Take one case of a ${w.member} through the partner's test system`,
      `Include a refusal, a reversal and a time-out. Done when: all three are recorded, and the books still balance.`,
    ],
    "f-4": (w) => [
      `List every way in which you or ${w.crowd} could lose money`,
      `Think of fraud, late payment and mistakes, and estimate the largest loss in each case. Done when: you have a limit for one customer and one for each day.`,
    ],
    "f-5": (w) => [
      `Watch five ${w.crowd} go through the identity check`,
      `Say nothing and note where they give up. Done when: you know how many finish, and what one check costs you.`,
    ],
    "f-6": (w) => [
      `Have every promise to ${w.crowd} checked by an expert`,
      `Name each fee in the first sentence and promise no return. Done when: somebody who knows the rules has approved the wording in writing.`,
    ],
    "check-5": (w) => [
      `Let two ${w.crowd} explain the fee to you`,
      `Show them ${w.price} and an example, and ask what they would have paid on their own last case. Done when: both arrive at the right sum, or ${w.c.name} words it differently.`,
    ],
    "check-6": (w) => [
      `Follow one payment through the partner's test system, from start to finish`,
      `Show each step to a ${w.member} and note what they would ask. Real money waits until a licensed partner has signed. Done when: every step has a time, and every question has an answer on the screen.`,
    ],
    onboard: (w) => [
      `Let the remaining ${w.crowd} start under the same limit`,
      `Raise the limit for each of them only after a month without a problem. Done when: all who agreed have used ${w.c.name} once, in the test system as long as no partner has signed, and no difference in the books is older than a day.`,
    ],
    measure: (w) => [
      `Close the books every Friday: ${w.counted}`,
      `Note money out, money back, money late, failed checks and your hours. Done when: the first week agrees with the bank.`,
    ],
    "unit-cost": (w) => [
      checked(w, "partner fees and losses per customer"),
      `Add up partner fees, checks${w.spent ? `, ${w.spent}` : ""} and money that came late or never, and divide by the customers. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const MEDIA: Works = {
  yes: () => "paid for a first quarter",
  runs: (w) => `paying ${w.crowd} have had two editions on time`,
  tasks: {
    pilots: (w) => [
      `Start with the ${w.yes} ${w.crowd} who paid, on a fixed day`,
      `The fixed day matters more than the length. Done when: they have paid, and the first two dates are announced.`,
    ],
    "f-1": (w) => [
      `Fix the length, the sections and the day for ${w.crowd}`,
      `Decide also what you will never cover. ${cap(w.promise(0, "The main promise"))} is the measure. Done when: you have a one-page template.`,
    ],
    "f-2": () => [
      `Produce two editions with a clock beside you`,
      `Note the minutes for research, checking, writing and sending. Done when: both editions went out on time, and you know which step takes longest.`,
    ],
    "f-3": () => [
      `Find somebody who could produce an edition`,
      `Ask two people what they charge, and let one of them write a part of an edition from the sources and the template. Done when: a rate is agreed, and you know what the template did not say.`,
    ],
    "f-4": (w) => [
      `Give ${w.crowd} one thing worth passing on`,
      `Choose a table, a map or a figure nobody else has, with a link that shows who sent it. Done when: you have counted the new readers who came to ${w.c.name} this way.`,
    ],
    "f-5": (w) => [
      `Ask the keenest ${w.crowd} to pay for the whole year${w.atPrice}`,
      `Write personally to those who open every edition. Done when: payments and refusals are counted, with the reasons.`,
    ],
    "f-6": (w) => [
      `Offer one advertising place to five companies that sell to ${w.crowd}`,
      `Show only figures you can prove, and mark advertising clearly. Done when: one place in ${w.c.name} is booked, or five companies have told you why not.`,
    ],
    "check-5": (w) => [
      `Sit beside two ${w.crowd} while they read an edition`,
      `Watch where they skip, and ask afterwards what they remember. Done when: the part that neither remembered is gone.`,
    ],
    "check-6": (w) => [
      `Find one decision that a ${w.member} made because of it`,
      `Ask what they did that day and what they would have done without ${w.c.name}. Done when: you have one example you may print, or you know that nobody has done anything because of it.`,
    ],
    onboard: (w) => [
      `Open the list to the remaining ${w.crowd}`,
      `Send a short welcome with the best piece so far and one question. Done when: at least one in five of the new readers has answered it.`,
    ],
    measure: (w) => [
      `Keep one line per edition: ${w.counted}`,
      `Note sent, opened, answered, paid and cancelled, and your hours. Done when: there is a line for every edition so far, and you have called two who stopped opening it.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one edition costs you"),
      `Add up your hours at the pay of a stand-in${w.spent ? `, ${w.spent}` : ""}, tools and fees, and divide by the paying readers. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

/** Whoever provides in a marketplace. */
const others = ({ c }: Words) => c.suppliers ?? "providers";

/** What lasts is begun by day 40 and not over. */
const GOES_ON = /\b(?:month|season|year|term|quarter|subscription)\b/i;

export const MARKET: Works = {
  yes: (w) => `asked for ${w.job} on a fixed day and left a deposit`,
  runs: (w) => `${w.crowd} have ${GOES_ON.test(w.job) ? "begun" : "had"} ${w.job} and paid it through you`,
  tasks: {
    pilots: (w) => [
      `Fulfil ${w.c.running ? w.yes : `the first ${w.yes}`} requests of ${w.c.running ? "new " : ""}${w.crowd} yourself`,
      `Take each request, call ${others(w)} until one fits, and confirm it with both sides. Done when: ${w.yes} customers know ${w.goods ? "what they get from whom" : "who comes"}, when and for how much.`,
    ],
    "f-1": (w) => [
      `Decide which side to win first: ${w.crowd} or ${others(w)}`,
      `Start with the scarcer side, because it decides how many ${w.crowd} you can serve. Done when: you have written down how many of each side the first place needs.`,
    ],
    "f-2": (w) => [
      w.c.pledged && !w.c.pledged.buyers && w.c.pledged.count >= 12
        ? `Sign up twelve of the ${w.c.pledged.people}, in person`
        : `Sign up twelve ${others(w)} in person, in one part of ${firstOf(w.place)}`,
      `Sit down with each of them, take the photographs and write the profile yourself, and explain your rules${ruleOf(w)}. Done when: ${w.crowd} can choose among twelve, and you have turned down those who don't fit.`,
    ],
    "f-3": (w) => [
      `Arrange ten ${w.jobs} by telephone and spreadsheet`,
      `Don't build software yet. Note how long a ${w.member} waits until somebody says yes, and why others say no. Done when: ten attempts are logged with the reason for every failure.`,
    ],
    "f-4": (w) => [
      `Play through the worst case with one person from each side`,
      `Think of damage, a no-show or a quarrel: who calls whom, who pays and by when? Done when: ${w.crowd} and the other side accept the rules, and an insurer has read them.`,
    ],
    "f-5": (w) => [
      `Take one payment and pay out the other side's share`,
      `Use a payment provider that may hold the money; you keep ${w.kept}. Done when: one payment from a ${w.member} has arrived on the other side's account through ${w.c.name}, less your share.`,
    ],
    "f-6": (w) => [
      `Count what share of the requests from ${w.crowd} ends well`,
      `Count requests, offers and completed ${w.jobs} in your first place only. Done when: you have a figure for ${w.counted} and know the most common reason why ${w.c.name} fails.`,
    ],
    "check-5": (w) => [
      `Be there when two ${w.crowd} meet the other side`,
      `Listen to what they ask each other, because they should have known it before. Done when: the questions of the ${w.crowd} are answered in the profiles.`,
    ],
    "check-6": (w) => [
      `Follow one request from the first message to the review`,
      `Note every call, every hour of waiting and every doubt, on both sides. Done when: you know how many minutes one ${w.job.replace(/^an? /, "")} costs you, and where the ${w.member} would have gone on without you.`,
    ],
    onboard: (w) => [
      `Let more ${w.crowd} in only as fast as the other side grows`,
      `As long as nine out of ten requests from ${w.crowd} are answered within a day, add more; below that, stop. Done when: the number of waiting customers and the answer rate stand side by side.`,
    ],
    measure: (w) => [
      `Start a weekly report: ${w.counted}`,
      `Note requests, offers, completed ${w.jobs}, payouts, complaints and your hours. Done when: you can say which side ${w.c.name} was short of this week.`,
    ],
    "unit-cost": (w) => [
      checked(w, "what one deal costs you"),
      `Add up payment fees, insurance${w.spent ? `, ${w.spent}` : ""}, refunds and the hours on the telephone. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};

export const NETWORK: Works = {
  yes: () => "signed as founding members",
  runs: (w) => `members among the ${w.crowd} have settled something between them`,
  tasks: {
    pilots: (w) => [
      `Win the first ${w.yes} members among ${w.crowd}`,
      `Choose two who know each other and one who doesn't, and agree on a first thing to share. Done when: they have signed, and the first case has a date.`,
    ],
    "f-1": (w) => [
      `Write the members' rules with three ${w.crowd}`,
      `What does each put in, what does each get out, who decides and how does one leave? Done when: three of them have signed the same page.`,
    ],
    "f-2": (w) => [
      `Work out what one ${w.member} gains in a year`,
      `Use their real figures: what they pay today, what membership costs (${w.price}) and what is left if half of it works. Done when: one of them has checked the sum and agrees.`,
    ],
    "f-3": (w) => [
      `Settle a first case between two ${w.crowd}`,
      `Book, bill and pay it by hand. Done when: both have signed, and you know how many minutes one case costs you.`,
    ],
    "f-4": (w) => [
      `Let three members win the next five ${w.crowd}`,
      `The member makes the call and you sit beside them. Done when: five have said yes or no to ${w.c.name}, with their reasons.`,
    ],
    "f-5": (w) => [
      `Try an exchange with the system that ${w.crowd} already use`,
      `Ask its makers how a record gets in and out, and try it with one member's data. Done when: one record has travelled both ways, or you know what that would cost ${w.c.name}.`,
    ],
    "f-6": (w) => [
      `Decide what happens when one ${w.member} leaves`,
      `Think of open claims, shared data and the name. Done when: the rules have a paragraph that all members accept.`,
    ],
    "check-5": (w) => [
      `Watch two ${w.crowd} ask each other for something`,
      `Stay out of it and note what they hesitated to ask. Done when: the rules answer that hesitation in one sentence.`,
    ],
    "check-6": (w) => [
      `Show one ${w.member} what membership has brought so far`,
      `Count money and hours in both directions: ${w.counted}. Done when: the member agrees with the figure.`,
    ],
    onboard: (w) => [
      `Invite the next ${w.crowd} to a members' evening`,
      `The members decide who fits. Done when: you have counted who joined ${w.c.name} and who was turned down, and why.`,
    ],
    measure: (w) => [
      `Start a weekly report: ${w.counted}`,
      `Note who gave, who received and who did neither. Done when: you have called every member who did neither.`,
    ],
    "unit-cost": (w) => [
      checked(w, "the office hours per member"),
      `Add up settlements, calls and evenings${w.spent ? `, ${w.spent}` : ""}, and divide by the members. ${compared(w)}. ${mended}. Done when: both figures stand side by side in the analysis.`,
    ],
  },
};
