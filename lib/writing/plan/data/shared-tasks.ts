import { STOP_TASKS } from "@/lib/brief/data/unlawful-promises";
import { isForbiddenClaim, isWithheld } from "@/lib/brief/rules";
import { isInterest } from "@/lib/brief/text/out-there";
import { isMeasured, isPromise } from "@/lib/brief/text/told-as";
import type { Case } from "../../case";
import { isCounted } from "../../customers-today";
import { registersOf } from "../../data/registers";
import { bare, cap, inWords, list, uncap, wordCount } from "../../english";
import { quote, via } from "../../frames";
import { paidBack } from "../../paid-back";
import { payOrSigned } from "../../paid-or-signed";
import type { Pledged } from "../../pledged";
import { searches } from "../../search-words";
import { trialOf } from "../../stakes";
import { standingOf } from "../../standing";
import { plansBySize } from "../../tiers";
import { shownBy40 } from "../day-40";
import { aboveThePlan, again, below } from "../day-60";
import { goesOn } from "../goes-on";
import { type Work, workKind } from "../kinds";
import { hasOwnPlace } from "../own-place";
import { trialInHours } from "../trial-in-hours";
import { tryItOut } from "../try-it-out";
import type { Text, Words } from "../words";
import { dutyOf } from "./duties";
import { TURNED } from "./outline";

/** What every plan has, whoever buys and whatever is made. */
export type SharedTask =
  | "riskiest"
  | "rivals"
  | "price-talks"
  | "rules"
  | "identity"
  | "gate-20"
  | "trade-trial"
  | "gate-40"
  | "channel-1"
  | "terms"
  | "channel-2"
  | "rerun"
  | "gate-60";

const LONG = 9;
const registers = ({ c }: Words) => registersOf(c.context.brief.geography?.country ?? null);

/** What else has to hold besides somebody paying: the figure that moves most. */
const alsoHolds = ({ c }: Words) => c.sensitive;
/** A promise may not be kept and a measurement may not repeat; what a thing simply is needs no test. */
const canFail = (said: string) => isPromise(said) || isMeasured(said);

const SHORT_TITLE = 90;
const riskiest: Text = (w) => {
  const title = `Write down what has to be true: ${w.c.belief}`;
  return [
    title.length < SHORT_TITLE
      ? title
      : `Write down what has to be true of ${w.crowd}, and what would disprove it`,
    `Write one sentence for the result that would make you ${goesOn(w.c)}, before you know any results. ${alsoHolds(w) ? `Do the same for ${alsoHolds(w)}. ` : ""}Done when: ${w.c.group.atOne.startsWith("at ") ? `somebody at ${w.one}` : w.one} who owes you nothing has read the page and told you which line is the weakest.`,
  ];
};

/** Things that are held in the hand and kept. */
const BY_HAND = ["made", "stocked"];

/** Somebody tries what there is now: a named company, the way the answers tell of, or what a search finds. */
const rivals: Text = (w) => {
  const { c } = w;
  const firms = c.rivals.slice(0, 2);
  const [search = "", second = ""] = searches(c, c.form).map(quote);
  if (c.form === "nonprofit")
    return [
      `Visit two organisations that help the same people${c.at}`,
      `Ask what they tried and gave up, who pays them and whom they have to send away. Done when: both have told you what ${c.name} should leave to them, and which gap it would fill.`,
    ];
  if (firms.length > 0 && w.once && BY_HAND.includes(workKind(c)))
    return [
      `Buy the nearest thing that ${list(firms)} ${firms.length > 1 ? "sell" : "sells"}, and use it for a week`,
      `Use it as your customers do, on their worst day and not on your table. Note price, weight, where it is sold and what is better than yours. Done when: a photograph stands beside each of its faults, and you can say which ${w.crowd} should go on using it.`,
    ];
  if (firms.length > 0)
    return [
      `Become a customer of ${list(firms)} for a day`,
      `Go through the whole process, and pay if you have to. Note the price, the time it takes and the moment at which you would give up. Done when: you can say which ${w.crowd} should stay with them, and which would be better off with ${c.name}.`,
    ];
  if (w.now)
    return w.now === c.habits[0]
      ? [
          `Do it once the way ${w.crowd} do it today`,
          `Their way is ${w.now}. Try it on a real case, with a watch, and then look for ${search}. Done when: minutes, money and the worst moment stand beside the price of ${w.price}, and you know what ${c.name} must not make worse.`,
        ]
      : tryItOut(c, w.now);
  return [
    c.vague
      ? "Try whatever people use today"
      : search
        ? `Find three competitors: search for ${search}`
        : `Find three competitors that ${w.crowd} know`,
    `${second ? `Search also for ${second}. ` : ""}A good source is ${w.how.rivals}. Buy from three of them or try them. Done when: you know the price and the greatest strength of each, and what ${c.name} would have to do better.`,
  ];
};

/** What is said aloud depends on how it is paid. */
const priceTalks: Text = (w) => {
  const { c } = w;
  const tag = c.group.tag;
  const kinds = c.lines.map(({ kind }) => kind);
  if (!c.price)
    return [
      `Test two prices with five ${w.crowd}`,
      `No price is set yet, so name one that feels right and one that feels too high, and ask what they would compare ${c.name} with. Done when: five reactions to both are written down, and you have chosen one.`,
    ];
  if (c.form === "nonprofit")
    return [
      `Name the sum to five ${w.crowd}`,
      `Say it (${w.price}) and wait. Ask from which budget it would come and who else decides. Done when: the reactions of five ${w.crowd} are written down, and you know which sum can be had without a meeting.`,
    ];
  if (kinds[0] === "take" && c.archetype !== "marketplace")
    return [
      `Calculate the fee with five ${w.crowd} on a real case`,
      `Do it on paper, together with them, for the last sum they had. Then ask what it costs them today. Done when: five pairs of sums stand side by side, and you know at which fee they would not use ${c.name}.`,
    ];
  if (kinds[0] === "take")
    return [
      `Test the commission with five ${w.crowd} and five of the other side`,
      `Calculate it together on their last real sum. Done when: ten reactions are written down, and you know at which commission they would go around ${c.name}.`,
    ];
  if (c.group.sort === "shop")
    return [
      `Test ${tag ? `the price of ${tag}` : "the trade price"} with five ${w.crowd}`,
      `They will calculate the shelf price at once, so ask for it. Done when: you have five shelf prices, five smallest orders and the most common objection to ${c.name}.`,
    ];
  const title = `Test ${tag ? `the price of ${tag}` : "the price"} with five ${w.crowd}`;
  // Of what is bought once or twice a year there is no bill of last month.
  const { lines } = c.context.model.assumptions;
  const often = lines.find(({ kind }) => kind === kinds[0])?.unitsPerCustomerMonth?.value ?? 1;
  const seldom = kinds[0] === "perUse" && often < 1;
  const [smallest] = plansBySize(c);
  const back = paidBack(c.context.brief);
  const mishap = back?.oneIn
    ? `Ask each first how many ${back.oneIn.one}s went wrong last month and what they cost, and set the price beside that sum`
    : "";
  if (smallest)
    return [
      title,
      `${mishap || `Name the price that belongs to each one's size`}. Then ask what they would do at the limit (${smallest.label.toLowerCase()}). Done when: five reactions are written down, each with the size${mishap ? " and the sum" : ""} behind it, and you know whether the limit is in the right place.`,
    ];
  if (kinds[0] === "recurring" || (seldom && / or |, /.test(w.price)))
    return [
      title,
      / or |, /.test(w.price)
        ? `Show ${/, /.test(w.price) ? "the" : "both"} prices (${w.price}) and see which one they ask about first. Done when: five choices are written down, and the price nobody took is dropped or changed.`
        : `Name it, say nothing more and wait. Then say what it comes to in a year and ask what they would give up for it. Done when: the reactions of five ${w.crowd} are written down, with what they compare it with.`,
    ];
  if (kinds[0] === "perUse" && !seldom)
    return [
      `Calculate last month's bill with five ${w.crowd}`,
      `Multiply their real number by the price: ${w.price}. Watch the reaction to the total rather than to the single price. Done when: five totals are on paper, and you know whether ${w.crowd} want an upper limit.`,
    ];
  return [
    title,
    `Name it before they ask, say nothing more and wait. Then ask what they compare it with. Done when: the reactions of five ${w.crowd} are written down, and you know the comparison that came up most often.`,
  ];
};

/** Where something is promised that has to be allowed first, nothing else is asked before that. */
const stop: Text = ({ c }) => {
  const flag = c.context.brief.redFlags.find(({ rule }) => STOP_TASKS[rule]);
  const title = flag && STOP_TASKS[flag.rule];
  return flag && title
    ? [
        title,
        `${flag.advice} ${isWithheld(flag.rule) || !isForbiddenClaim(flag.clause.text) ? `Send them your sentence ${quote(bare(flag.clause.text))} as it stands.` : "Describe what it is made of and who wears it."} Done when: the answer is in writing, or ${c.name} is described without that promise.`,
      ]
    : ["", ""];
};

const rules: Text = (w) => (stop(w)[0] ? stop(w) : usualRules(w));

const usualRules: Text = ({ c, crowd, member, vary, at, has }) => [
  c.trade?.rule.title ?? dutyOf(c)?.title ?? `Find out which rules apply to selling to ${crowd}`,
  c.trade
    ? `${c.trade.rule.what} ${c.running || has > 0 ? `Whatever of it is missing is added before the next ${member} pays` : `Do this before ${c.name} takes any money`}. Done when: ${c.trade.rule.done}.`
    : `${dutyOf(c)?.what ?? c.ruleCheck} Done when: ${vary(
        "rule",
        `one list shows what you need before the ${c.running ? "next" : "first"} sale${at}, who confirmed it and how many weeks it takes.`,
        `somebody who decides about it has told you in writing what you need before the ${c.running ? "next" : "first"} sale${at}.`,
      )}`,
];

const identity: Text = (w) => [
  `Check that the name ${w.c.name} is free: ${registers(w).marks}`,
  `Look also in ${registers(w).firms}, and for names that sound similar. Then say it on the telephone to two ${w.crowd} and let them spell it. Done when: both have spelled ${w.c.name} correctly, and the domain is reserved.`,
];

const gate20 =
  (yes: (w: Words) => string): Text =>
  (w) => [
    `Day 20 check: have ${w.yes} ${w.c.fresh}${w.crowd} ${yes(w)}?`,
    `Count only those who have done it${w.c.loses ? ", at a price that covers the cost" : w.atPrice}; praise doesn't count. With ${w.yes} or more, go on. With fewer, change one thing (${TURNED[workKind(w.c)](w)}) and repeat week 3. With none after two rounds, ${goesOn(w.c)}. Done when: the number and the decision are written down, and somebody else has seen both.`,
  ];

const THINGS: readonly Work[] = ["made", "stocked", "device", "box", "let", "eaten"];
/** A thing is tried where it has to last, anything else on a case: no person and no animal is "the hardest". */
const hardestTrial = (w: Words): readonly [title: string, how: string] =>
  THINGS.includes(workKind(w.c))
    ? [
        "Try it under the worst conditions it will meet",
        "List the three hardest things that can happen to it in use, and put one sample through each of them",
      ]
    : [
        "Try it on the hardest case you can find",
        "Choose one that nobody likes and go through it from beginning to end",
      ];

/** Nobody who is open rents a place or tools to try what is done there every day. */
const RENTED = /\b(?:rent|borrow|hire)\b/i;
export const trialTold = ({ trade, running, form, context }: Case) =>
  trade && (running || hasOwnPlace(context.brief)) && RENTED.test(`${trade.trial.title} ${trade.trial.what}`)
    ? null
    : trade && !running
      ? trialInHours(trade.trial, form)
      : (trade?.trial ?? null);

/** "Two days", "a full evening": more than the hours of a task, and for whoever sells already a part of the usual week. */
export const TAKES_DAYS =
  /\b(?:two|three|four|five|six|ten|full|whole|real) (?:full |whole |real )?(?:days?|evenings?|nights?|shifts?|mornings?|weekends?)\b|\bone street\b/i;
const USUAL_WORK =
  "The hours named here are for planning and counting; the work itself is part of your usual week.";

const tradeTrial: Text = (w) => {
  const { c } = w;
  const own = c.trade ? null : trialOf(c, 0);
  const trial = trialTold(c);
  const claim = c.proofs.find(canFail);
  if (trial)
    return [
      trial.title,
      `${trial.what} ${c.running && TAKES_DAYS.test(`${trial.title} ${trial.what}`) ? `${USUAL_WORK} ` : ""}Done when: ${trial.done}.`,
    ];
  if (own) return [own.title, own.description];
  if (workKind(c) === "course")
    return [
      `See what two ${w.learners} do with it four weeks later`,
      `Visit two who have been through ${w.made ? "the last group" : "a first session"} and let them do one task of their own beside you, without help. Done when: you know which part they still use, which they have forgotten, and you have more of the first.`,
    ];
  if (c.running)
    return [
      `Take the last three ${w.jobs} that went wrong and follow each to its beginning`,
      `When did it begin to go wrong, who noticed first, and what did it cost in hours and money? Done when: beside each stands what would have shown it a day earlier, and one of them can't happen to ${c.name} again.`,
    ];
  const [title, how] = hardestTrial(w);
  return [
    title,
    `${how}${claim ? `. Watch above all whether your claim holds ("${claim}")` : ""}. Done when: every point at which ${c.name} would have failed is written down, and one of them is repaired.`,
  ];
};

const gate40 =
  (runs: (w: Words) => string): Text =>
  (w) => {
    const { c } = w;
    const n = c.say("gate40_pilots") || w.yes;
    const content = w.monthly ? `do ${w.crowd} stay` : `are the first ${w.crowd} content`;
    const shown = wordCount(c.counted) <= LONG ? `, and what came of ${c.counted}` : "";
    const loss = c.loses ? `; the loss on each sale is gone${c.mend ? ` (it takes ${c.mend})` : ""}` : "";
    return [
      `Day 40 check: ${content}${loss ? ", and does a sale no longer lose money" : shown}?`,
      `Check for ${c.name}: ${n} ${runs(w)}; ${shownBy40(c)}${loss}. Where one of these does not hold, repair it before week 7; where none does, stop looking for customers until one is solved. Done when: the figures and a dated decision stand on one page.`,
    ];
  };

/** "Find more schools by ringing up schools" names them twice. */
const firstWay = (crowd: string, way: string) =>
  way.includes(crowd) ? `Look for new customers ${way}` : `Find more ${crowd} ${way}`;

const channel =
  (n: 0 | 1): Text =>
  ({ c, crowd }) => [
    n === 0
      ? firstWay(crowd, via(c.channels[0].name))
      : `Try a second way to find ${crowd}: ${c.channels[1].name}`,
    n === 0
      ? `${c.channels[0].moves[0]} ${c.channels[0].moves[1]} Done when: you know how many people you spoke to there, the hours it took and how many became customers.`
      : `${c.channels[1].moves[0]} ${c.channels[1].moves[1]} Done when: you can compare what one new customer costs in both ways, and drop the more expensive one.`,
  ];

const YOUNG =
  /\b(?:child(?:ren)?|kids?|pupils?|teen\w*|school ?(?:children|boys|girls)|girls|boys|minors|toddlers|babies|year[- ]olds?|under[- ]1[0-8]s?)\b/i;
const paperworkOf = ({ usual, archetype, context }: Case) =>
  archetype === "education" && YOUNG.test(context.brief.answers.targetAudience)
    ? "a refund rule and consent of the parents for minors"
    : usual.paperwork;

const terms: Text = ({ c, member }) => [
  `Get the papers in order before the next ${member} buys: ${paperworkOf(c)}`,
  `Let somebody who does this for a living look at it, add one page on the customer data that you keep, and separate your own money from that of the business. Done when: the next ${member} buys on these papers and pays into a separate account.`,
];

const rerun: Text = ({ c, counted, crowd }) => [
  `Update the analysis with what your ${crowd} showed you`,
  `Enter your real figures, beginning with ${counted || c.sensitive}. Done when: the new break-even stands beside the old one, and you can explain the difference in two sentences.`,
];

const gate60: Text = (w) => {
  const { c } = w;
  const paying = `${c.say("gate60_customers") || w.yes} ${c.fresh}${c.customerNoun}`;
  const { some, fewer, change, end } = below(c);
  const more = again(c);
  const why = aboveThePlan(c);
  return [
    payOrSigned(c).startsWith("have ")
      ? `Day 60 check: have ${paying} ${payOrSigned(c).slice("have ".length)}${w.atPrice}?`
      : `Day 60 check: do ${paying} pay${w.atPrice.replace(/^ at/, "")}?`,
    `Go on if ${paying} ${payOrSigned(c)}${more && ` and ${more}`}. ${why ? `${why}. ` : ""}${cap(some)}, change one thing (${change}) and give it three more weeks; ${fewer}, ${end}. Done when: one page with ${wordCount(w.counted) <= LONG ? w.counted : "the figures"} and the decision has been read by somebody who will tell you the truth.`,
  ];
};

/** The tasks of every plan; two of them need to know what counts as a yes and what has to be running. */
export const sharedTexts = (
  yes: (w: Words) => string,
  runs: (w: Words) => string,
): Record<SharedTask, Text> => ({
  riskiest,
  rivals,
  "price-talks": priceTalks,
  rules,
  identity,
  "gate-20": gate20(yes),
  "trade-trial": tradeTrial,
  "gate-40": gate40(runs),
  "channel-1": channel(0),
  terms,
  "channel-2": channel(1),
  rerun,
  "gate-60": gate60,
});

/** Who is there already is heard first, and counted as stated. */
export const customersFirst: Text = (w) => {
  const { c } = w;
  const some =
    w.has === 0 || (w.has > 6 && !isCounted(c))
      ? "six"
      : w.has > 6
        ? `six of the ${inWords(w.has)}`
        : `the ${inWords(w.has)}`;
  return [
    w.has === 1
      ? `Visit the one ${w.member} you already have`
      : `Call ${some} ${c.customerNoun} you already have`,
    `Ask what made them say yes, what nearly stopped them and what they would miss first.${c.done ? ` You write: ${quote(uncap(c.done, c.names))}.` : ""} Done when: each conversation is written down, and you have one sentence that you may quote.`,
  ];
};

/** Whoever has promised is heard before any stranger. */
export const pledgedFirst =
  ({ count, people, said }: Pledged): Text =>
  (w) => [
    count > 6 ? `Call six of the ${people}` : `Call the ${people}`,
    `Ask what made them say yes, what they expect of the first day and what would make them withdraw. ${w.c.done?.includes(said) ? `You write: ${quote(uncap(w.c.done, w.c.names))}. ` : ""}Ask each of them for a date, and whether ${w.price} is still agreed. Done when: each conversation is written down, and you know how many of the ${inWords(count)} would start with ${w.c.name} at once.`,
  ];

/** Something was sold or done before, or somebody waits: those people are the first to ask. */
export const beginnings: Text = (w) => {
  const { c } = w;
  if (isInterest(w.c.done ?? ""))
    return [
      "Give whoever is waiting a first day in writing",
      `You write: ${quote(w.c.done)}. Ask what has to be there before the first day, who signs and when, and send the price, one page of terms and a date. Done when: the first day is signed, or you know word for word what is missing.`,
    ];
  const few =
    /(?:^(?:the first )?|\b(?:with|at|in|by|for) )(two|three|four|five) (?!(?:days|weeks|months|years|hours)\b)/i
      .exec(w.c.done ?? "")?.[1]
      ?.toLowerCase();
  const stands = standingOf(c.context.brief);
  if (stands === "promise")
    return [
      "Write to everybody who is waiting for it",
      `You write: ${quote(w.c.done)}. Ask each what made them sign up and when they would begin, name ${w.price} and ask for a deposit. Done when: you know how many answered, and how many of those paid one.`,
    ];
  if (stands === "users" || stands === "test")
    return [
      "Talk to everybody who has tried it so far",
      `You write: ${quote(w.c.done)}. Ask what is different for them now, what was missing, what they would go back to without it and whether you may quote them. Then name ${w.price}. Done when: each has said yes, no or on what it depends, in words that you wrote down.`,
    ];
  return [
    `Interview the ${w.crowd} behind your first results`,
    `You write: ${quote(w.c.done)}. Talk to ${few ? (few === "two" ? "both" : `all ${few}`) : "six"} of these ${w.crowd}. ${c.tried ? "Ask what is different for them now, what they would pay for it" : "Ask who paid, how they heard of it"} and why those who stopped did so. Done when: ${few ?? "six"} conversations are written down, and you know how many mentioned the problem on their own.`,
  ];
};
