import { type Case, named } from "../case";
import { cap, inWords, uncap } from "../english";
import { para, t, text } from "../frames";
import { HEARD, TRIED, TURNED } from "./data/outline";
import { runningWeeks, triedWeeks } from "./data/work-running";
import { planItems } from "./items";
import { meetingKind, workKind } from "./kinds";
import { tasksOf } from "./plan";
import { USUAL_HOURS } from "./schedule";
import { outOfSeason } from "./season";
import { WORKS } from "./texts";
import { wordsOf } from "./words";

/** What few hours do to the plan, said before the founder finds out. */
function fewHours(c: Case): string {
  const { hoursPerWeek } = c.context;
  if (hoursPerWeek >= USUAL_HOURS) return "";
  const { moved, later } = planItems(tasksOf(c), c, (said) => said);
  return para(
    `With ${hoursPerWeek} hours a week the three checks keep their days, and what they wait for comes first`,
    moved > 0 &&
      `${moved === 1 ? "One task starts" : `${cap(inWords(moved))} tasks start`} later than they would with ${USUAL_HOURS} hours`,
    later.length > 0 &&
      `${later.length === 1 ? "One doesn't" : `${cap(inWords(later.length))} don't`} fit into the nine weeks and ${later.length === 1 ? "is" : "are"} listed after day 60, beginning with this: ${uncap(later[0]?.title ?? "", c.names)}`,
  );
}

const bet = (c: Case) => {
  if (c.vague)
    return para(
      `There's no business to plan yet, only a direction, so the first week of ${c.name} looks for one person with one loss`,
      `Answer the five questions again with what you find, and the plan of ${c.name} will be written anew around it`,
    );
  if (c.loses)
    return para(
      `As described, ${c.job[0]} costs more than it brings, so nothing is launched before that is fixed${c.mend ? `: it takes ${c.mend}` : ""}`,
      `The second belief to test is that ${c.belief}`,
    );
  return c.vary(
    "bet",
    `One belief carries everything: ${c.belief}.`,
    `If this turns out false, nothing else matters: ${c.belief}.`,
    `It all stands on a single bet: ${c.belief}.`,
    `Start with the doubt, not with the product: is it true that ${c.belief}?`,
  );
};

const weeksOfWork = (c: Case) => {
  const [work, w] = [workKind(c), wordsOf(c)];
  if (c.running) return runningWeeks(work, w);
  return (c.tried && triedWeeks(work, w)) || TRIED[work](w);
};

const weeks = (c: Case) => {
  const w = wordsOf(c);
  const trial = c.trade ? `, above all this: ${uncap(named(c.trade.trial.title, c), c.names)}` : "";
  return para(
    HEARD[meetingKind(c)](w),
    `${weeksOfWork(c)}${trial}`,
    c.vary(
      "last",
      `Weeks 7 and 8 look for more of them through ${c.channels[0].name}, and in week 9 this decides: ${c.counted}`,
      `Then come ${c.channels[0].name}, the papers, and in week 9 a verdict on ${c.sale[1]}`,
    ),
  );
};

function checks(c: Case): string {
  const w = wordsOf(c);
  const { yes, runs } = WORKS[workKind(c)];
  const left = c.loses
    ? "no sale loses money any more"
    : t`each leaves about ${c.show("contribution")} ${c.basis}`;
  const moved = c.theirs
    ? `most ${w.crowd} show a better figure for ${c.counted}`
    : `you have two weeks of ${c.counted} from these ${w.crowd}`;
  const price = c.loses ? ", at a price that covers the cost" : w.atPrice;
  const signed = `${c.say("gate60_customers")} ${c.fresh}${c.customerNoun}`;
  return para(
    c.vary(
      "first-check",
      `Day 20: ${w.yes} ${c.fresh}${w.crowd} have ${yes(w)}${price}, or you change ${TURNED[workKind(c)](w)} before anything ${c.done ? "more " : ""}is made`,
      `Day 20: nothing ${c.done ? "more " : ""}is made until ${w.yes} ${c.fresh}${w.crowd} have ${yes(w)}${price}; what changes first is ${TURNED[workKind(c)](w)}`,
      `Day 20: you want ${w.yes} ${c.fresh}${w.crowd} who have ${yes(w)}${price}; short of that, another answer to ${TURNED[workKind(c)](w)} comes before any making`,
    ),
    `Day 40: ${[t`${c.say("gate40_pilots")} ${runs(w)}`, moved, left].filter(Boolean).join("; ")}`,
    c.vary(
      "verdict",
      t`Day 60: ${signed} pay or have signed; with half of them one thing that ${w.crowd} named changes, with fewer you stop`,
      t`Day 60: it takes ${signed}, paying or signed, to go on with ${c.sale[1]}; at half of that you ask ${w.crowd} for the one thing to change, and below it you end it`,
      t`Day 60: with ${signed}, paying or signed, you plan sixty days more; half as many buy one change, fewer mean the end of it`,
    ),
  );
}

const plain = (text: string) => text.replace(/^The (?=\p{Ll})/u, "the ");
/** A claim in the founder's own "we" is quoted, never turned. */
const told = (said: string) => (/\b(?:we|i|our|my|us)\b/i.test(said) ? `"${said}"` : plain(said));

const footing = (c: Case) => {
  const [proof] = c.foreign ? [] : c.proofs;
  const launch = c.fact("launch_month")?.value ?? 0;
  const season = outOfSeason(c);
  const errand = c.trade ? uncap(named(c.trade.rule.title, c), c.names) : "";
  return para(
    errand &&
      c.vary(
        "errand",
        `Don't put off week 2's errand, ${errand}; until it's done, ${c.group.crowd} can't pay you`,
        `One errand comes before ${c.group.crowd} can pay: ${errand}`,
      ),
    proof &&
      (c.done && c.strongest === c.traction[0]
        ? `Open every talk with that result; beside it stands this: ${told(proof)}`
        : c.vary(
            "opens",
            `What opens doors is something they can check: ${told(proof)}`,
            `Your strongest opening line: ${told(proof)}`,
          )),
    season &&
      `These sixty days lie outside your season (${season}), so what they test is the booking and the money: take deposits for it from ${c.group.crowd}, and try the work itself on whoever missed the last one`,
    c.capacity && `You've named a ceiling, ${c.capacity}, so never promise more than that`,
    launch > 3 &&
      c.vary(
        "first-money",
        t`The analysis counts no revenue before ${c.show("launch_month")}; until then a signature or a deposit from ${wordsOf(c).one} is what counts`,
        t`Money comes in from ${c.show("launch_month")} on in the analysis, so before that you count ${c.group.crowd} who have signed`,
      ),
  );
};

export function launchStrategy(c: Case): string {
  return text(
    para(c.done && `You don't start at zero: ${told(c.done)}`, bet(c), weeks(c)),
    checks(c),
    para(
      footing(c),
      `No week takes more than your ${c.context.hoursPerWeek} hours, the talks with ${c.people}${c.at} included`,
    ),
    fewHours(c),
  );
}
