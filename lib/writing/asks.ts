import { isMeasured } from "@/lib/brief/text/told-as";
import { type Case, named, within } from "./case";
import { APP_ASKS, FORM_ASKS, IN_USE } from "./data/form-asks";
import { cap, uncap } from "./english";
import { quote } from "./frames";
import { ownHelpers } from "./own-helpers";
import { runningTasks } from "./plan/data/work-running";
import { workKind } from "./plan/kinds";
import { countInHours } from "./plan/trial-in-hours";
import { spoken, stakesOf } from "./stakes";

/** A question that somebody of the trade asks, what is proposed for it, and the task of the plan that finds it out. */
export interface Ask {
  weight: number;
  question: string;
  /** "" where nothing can be said before it is tried. */
  proposed: string;
  /** It is said of what is known and proposes nothing. */
  known?: true;
  task: string;
  how: string;
  /** What the task says of it, where the question alone would not do. */
  inPlan?: string;
}

const OF_PROMISES = [95, 91, 84] as const;
const OF_THE_TRADE = [94, 85, 77, 73] as const;
/** What any business of the form is asked comes after what these answers raise. */
const GENERAL = [72, 65] as const;
/** So many promises are tried in tasks of their own, beside the test of the trade. */
export const OWN_TRIALS = 2;

/** Each of them is tried in a task of its own. */
function ofPromises(c: Case): Ask[] {
  return stakesOf(c)
    .slice(0, c.trade ? OWN_TRIALS : OWN_TRIALS + 1)
    .map((stake, i) => {
      const [question, proposed, how] = stake.ask.map((part) => spoken(part, stake, c));
      const nth = c.trade ? i : i - 1;
      return {
        weight: OF_PROMISES[i] ?? 0,
        question: question ?? "",
        proposed: proposed ?? "",
        task: nth < 0 ? "trade-trial" : `x-stake-${nth + 1}`,
        how: uncap(how ?? "", c.names),
      };
    });
}

/** "After direct costs and fees $13": what is left of the founder's own price, where its cost is told. */
function ownMargin(c: Case): string {
  const margin = c.derived[`margin_${c.lines[0]?.id}`];
  return margin && margin.value > 0
    ? `After direct costs and fees ${margin.display}, before returns and mistakes`
    : "";
}

/** Whoever subscribes orders once. */
const REORDERS = /order a second time/;
const formAsks = (c: Case) => (c.form === "saas" && !c.b2b ? APP_ASKS : FORM_ASKS[c.form]);

/** "How much of this depends on you?": not all of it, where others do it already. */
const IN_PERSON = /depends on you in person/;
const withHelpers =
  (helpers: string) =>
  (ask: Ask): Ask =>
    helpers && IN_PERSON.test(ask.question)
      ? { ...ask, proposed: `Not all of it: our ${helpers} do part of the work`, known: true }
      : ask;

/** What somebody of the trade would ask before any investor does; of an unknown trade, what its form of work raises. */
function ofTheTrade(c: Case): Ask[] {
  const weights = c.trade || stakesOf(c).length < GENERAL.length ? OF_THE_TRADE : GENERAL;
  const inHours = c.trade && !c.running ? countInHours(c.trade.trial, c.form) : (how: string) => how;
  return [...(c.trade?.asks ?? []), ...(c.beside?.asks.slice(0, 1) ?? []), ...formAsks(c)]
    .map((ask) => (REORDERS.test(ask[0]) && c.basis === "per purchase" ? IN_USE : ask))
    .filter(([question]) => c.lines[0]?.kind !== "recurring" || !REORDERS.test(question))
    .filter(([question], i, all) => all.findIndex(([other]) => other === question) === i)
    .slice(0, weights.length)
    .map(([question, proposed, task, how], i) => ({
      weight: weights[i] ?? 0,
      question: cap(named(question, c)),
      proposed: named(proposed.replace("{margin}", ownMargin(c)), c),
      task,
      how: named(inHours(how), c),
    }))
    .map(withHelpers(ownHelpers(c.context.brief)));
}

/** "24/7" counts nothing. */
const COUNTED = /(?<![\d/])(?!24\/7)\d/;

/** A figure of the founder's own is asked for before anybody else has checked it. */
function ofTheClaim(c: Case): Ask[] {
  const claim = c.proofs
    .filter(isMeasured)
    .map((proof) => within(22, proof))
    .find((proof) => /\d/.test(proof));
  if (!claim || c.foreign) return [];
  const how = c.done
    ? "with dates and raw counts in one folder that a stranger can read"
    : `on a real case, with one of the ${c.they} watching`;
  return [
    {
      weight: 74,
      question: `How do you know this: ${quote(claim)}?`,
      proposed: `So far this is ${COUNTED.test(claim) ? "our own count" : "our own word"}, and nobody else has checked it`,
      known: true,
      task: c.done ? "measure" : "pilots",
      how,
      inPlan: `Check the figure that you name (${quote(claim)}), ${how}.`,
    },
  ];
}

/** Who works for a share is asked what they could earn elsewhere. */
function ofTheShare(c: Case): Ask[] {
  const share = Object.values(c.derived).find(({ key }) => key.startsWith("after_share_"));
  return share
    ? [
        {
          weight: 64,
          question: "Will the people who do the work stay at that share?",
          proposed: `It leaves us ${share.display} of each sale before fees`,
          known: true,
          task: "pilots",
          how: "by asking the first who do the work what they earn elsewhere",
        },
      ]
    : [];
}

/** Where whoever sells already has another task in a place, what would be found out there is found out in one of its own. */
export const OWN_ANSWERS = "x-answers";
const isElsewhere = (c: Case, task: string) => c.running && task in runningTasks(workKind(c));

export const asksOf = (c: Case): Ask[] =>
  [...ofPromises(c), ...ofTheTrade(c), ...ofTheClaim(c), ...ofTheShare(c)]
    .filter(({ question }) => question)
    .map((ask) => (isElsewhere(c, ask.task) ? { ...ask, task: OWN_ANSWERS } : ask));

const LONG_WORD = /\p{L}{5,}/gu;
const SMALL = /^(?:without|about|their|there|which|while|these|those|every)$/i;
const stem = (word: string) => word.toLowerCase().replace(/(?:ing|ed|es|s)$/, "");
const COVERED = 0.6;

/** Most of what is to be done stands in the task already. */
const covers = (text: string, how: string) => {
  const words = (how.match(LONG_WORD) ?? []).filter((word) => !SMALL.test(word)).map(stem);
  const said = text.toLowerCase();
  return words.filter((word) => said.includes(word)).length >= COVERED * words.length;
};

/** "Before we leave them": the plan speaks to the founder. */
export const toFounder = (how: string) =>
  how
    .replace(/\bourselves\b/g, "yourself")
    .replace(/\bour\b/g, "your")
    .replace(/\bus\b/g, "you")
    .replace(/\bwe\b/g, "you");

/** What the pitch says will be found out in a task stands in the task. */
export function foundOutIn(taskId: string, text: string, c: Case): string {
  const more = asksOf(c)
    .filter(({ task, how }) => task === taskId && how && !covers(text, how))
    .map(
      ({ question, how, inPlan }) =>
        inPlan ?? `Somebody will ask this: ${quote(cap(question))} Find out ${toFounder(how)}.`,
    )
    .join(" ");
  const [what = "", done = ""] = text.split(/ (?=Done when: )/);
  return [what, more, done].filter(Boolean).join(" ");
}
