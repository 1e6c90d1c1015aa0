import { isPromise } from "@/lib/brief/text/told-as";
import { type Case, named } from "../case";
import { cap, inWords, uncap } from "../english";
import { ifAny, para, t, text } from "../frames";
import { isGuarantee } from "../guarantee";
import { payOrSigned } from "../paid-or-signed";
import { reasonsOf } from "../reasons";
import { HEARD, TRIED } from "./data/outline";
import { trialTold } from "./data/shared-tasks";
import { openPlaceWeeks } from "./data/work-open-place";
import { runningWeeks, triedWeeks } from "./data/work-running";
import { planItems } from "./items";
import { meetingKind, workKind } from "./kinds";
import { hasOwnPlace } from "./own-place";
import { tasksOf } from "./plan";
import { USUAL_HOURS } from "./schedule";
import { inSeason, outOfSeason } from "./season";
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
      `There is no business to plan yet, only a direction, so the first week looks for one person with one loss`,
      `Answer the five questions again with what you find, and the plan of ${c.name} will be written anew around it`,
    );
  if (c.loses)
    return para(
      `As described, ${c.job[0]} costs more than it brings in, so nothing is launched before that is solved${c.mend ? `: it takes ${c.mend}` : ""}`,
      `The second thing to find out is whether ${c.belief}`,
    );
  return c.vary(
    "bet",
    `Everything depends on one assumption, so test it before you spend money on anything else: ${c.belief}.`,
    `The plan of ${c.name} tests one assumption before all others, because the rest is worthless without it: ${c.belief}.`,
    `Whether ${c.name} is a business depends on one question, and the plan answers it first: is it true that ${c.belief}?`,
  );
};

/** It is rented and run today, whatever has been told of customers. */
const isOpen = (c: Case) => workKind(c) === "place" && hasOwnPlace(c.context.brief);

const weeksOfWork = (c: Case) => {
  const [work, w] = [workKind(c), wordsOf(c)];
  if (c.running) return runningWeeks(work, w);
  if (isOpen(c)) return openPlaceWeeks(w);
  return (c.tried && triedWeeks(work, w)) || TRIED[work](w);
};

/** The three phases. */
const weeks = (c: Case) => {
  const w = wordsOf(c);
  const trial = trialTold(c);
  return para(
    `${c.vary("heard", "In weeks 1 to 3 you", "For the first three weeks you", "First, until day 20, you")} ${HEARD[meetingKind(c)](w)}`,
    `${c.vary("tried", "In weeks 4 to 6 you", "Then, until day 40, you", "From week 4 to week 6 you")} ${weeksOfWork(c)}`,
    trial && `The test that matters most in these weeks: ${uncap(named(trial.title, c), c.names)}`,
    c.vary(
      "last",
      `In weeks 7 to 9 you win further customers, compare your real costs with the plan and decide whether to go on`,
      `Weeks 7 to 9 are for growth and for the decision: you look for more customers, check what a customer really leaves you and conclude`,
    ),
  );
};

/** What decides at the end; the numbers of the other two checks stand with their tasks and measures. */
function checks(c: Case): string {
  const signed = `${c.say("gate60_customers")} ${c.fresh}${c.customerNoun}`;
  return para(
    c.vary(
      "verdict",
      t`On day 60, ${signed} must ${payOrSigned(c)}`,
      t`On day 60 you plan the next sixty days if ${signed} ${payOrSigned(c)}`,
      t`Day 60 decides: go on if ${signed} ${payOrSigned(c)}`,
    ),
  );
}

/** From so many times the first customers on they say nothing of the plan. */
const FAR = 10;

const plain = (text: string) => text.replace(/^The (?=\p{Ll})/u, "the ");
/** A claim in the founder's own "we" is quoted, never turned. */
const told = (said: string) => (/\b(?:we|i|our|my|us)\b/i.test(said) ? `"${said}"` : plain(said));

/** What has been done is said before what is promised; what sets it apart stands elsewhere in full. */
function shownFirst(c: Case): string {
  if (c.foreign) return "";
  const [apart = ""] = reasonsOf(c);
  const first = c.done ? "what has happened so far" : c.record ? "what you have done yourself" : "";
  const promised = isGuarantee(apart) || isPromise(apart);
  if (first)
    return c.vary(
      "shown-first",
      `Once ${c.they} have spoken and you come to your offer, begin with ${first}${ifAny(apart && (promised ? "; your promise comes last" : ", then show what sets you apart"))}`,
      `Of your own offer ${c.they} hear only at the end, and of it ${first} before ${promised ? "any promise" : "any claim"}`,
    );
  if (!apart) return "";
  return promised
    ? `Your promise belongs at the end of a conversation and not at its beginning, until you can say how often it was kept`
    : `Your own offer comes at the end, beginning with what ${c.they} can see for themselves`;
}

/** What so few customers show, where the plan needs very many more. */
function whatFewShow(c: Case): string {
  const needed = c.fact("cust_y3")?.value ?? 0;
  const few = c.fact("gate60_customers")?.value ?? 0;
  const monthly = c.fact("new_customers_month6")?.value ?? 0;
  if (c.loses || c.vague || few === 0 || needed < few * FAR) return "";
  const pace = t`${c.show("new_customers_month6")}`;
  // Whose sales are counted knows that the price is paid.
  if (c.running && c.context.brief.stated.traded)
    return t`Neither number proves the plan, which counts on ${c.show("cust_y3")} ${c.customerNoun} by the end of year 3; that your price is paid you know already, and what is tested is how fast others follow${monthly > 1 ? `: month 6 has to bring ${pace} more` : ""}`;
  return c.vary(
    "few-show",
    t`So few prove only that strangers pay this price; the plan needs ${c.show("cust_y3")} ${c.customerNoun} at the end of year 3${monthly > 1 ? `, and what shows whether that can be reached is the pace, about ${pace} new ones in month 6` : ""}`,
    t`None of that proves the plan, which counts on ${c.show("cust_y3")} ${c.customerNoun} by the end of year 3; it shows that somebody pays${monthly > 1 ? `, and the next thing to watch is whether month 6 brings ${pace} more` : ""}`,
    t`Between these few and the ${c.show("cust_y3")} ${c.customerNoun} of year 3 lies the real test${monthly > 1 ? `: by month 6 about ${pace} new ones a month have to come, and at half of that the sums are done again` : ""}`,
  );
}

/** "Space allows for 70 members": no noun. */
const SAYS_OF_ITSELF = /\b(?:allows?|holds?|fits?|seats?|can|is|are|has|have)\b/;

const footing = (c: Case) => {
  const launch = c.fact("launch_month")?.value ?? 0;
  const season = outOfSeason(c);
  const errand = c.trade ? uncap(named(c.trade.rule.title, c), c.names) : "";
  return para(
    errand &&
      (isOpen(c) || c.running || wordsOf(c).has > 0
        ? `One thing has to be certain before you take more customers, so do it in week 2: ${errand}`
        : c.vary(
            "errand",
            `One formality comes before the first sale, so do it in week 2: ${errand}`,
            `Before you may sell anything, there is one thing to do in week 2: ${errand}`,
          )),
    shownFirst(c),
    season &&
      `These sixty days lie outside your season (${season}), so test the booking and the payment: take deposits for it from ${c.group.crowd}, and try the work itself with those who missed the last one`,
    inSeason(c),
    c.capacity &&
      (SAYS_OF_ITSELF.test(c.capacity)
        ? `You name your limit yourself ("${c.capacity}"), so never promise more than that`
        : `Your own limit is ${c.capacity}, so never promise more than that`),
    launch > 3 &&
      c.vary(
        "first-money",
        t`The analysis counts no revenue before ${c.show("launch_month")}; until then, deposits and signatures are what counts`,
        t`In the analysis the first money comes in ${c.show("launch_month")}, so deposits and signatures are your proof until then`,
      ),
  );
};

export function launchStrategy(c: Case): string {
  return text(
    para(
      c.access &&
        !c.done?.includes(c.access) &&
        !c.access.includes(c.done ?? "\u0000") &&
        `You know where to begin: ${told(c.access)}`,
      bet(c),
    ),
    weeks(c),
    para(checks(c), whatFewShow(c)),
    para(
      footing(c),
      c.vary(
        "hours",
        `The plan never takes more than ${c.context.hoursPerWeek} hours a week, conversations included`,
        `All tasks fit into ${c.context.hoursPerWeek} hours a week; change that figure if you have fewer`,
        `Planned are ${c.context.hoursPerWeek} hours a week, and no week asks for more`,
      ),
    ),
    fewHours(c),
  );
}
