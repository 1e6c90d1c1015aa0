import { bare, cap, uncap } from "../english";
import { para, quote, t, text } from "../frames";
import { counted, kindsOf } from "../kinds-of-buyer";
import type { Material } from "../material";
import { NO_GROUP, PAYS } from "../payers";
import { missingCount, steps } from "./market-steps";

/** Nearly all that can be won, and a small part of it. */
const USED_UP = 0.8;
const SMALL_PART = 0.25;

/** What the plan needs beside what can be won: the two are separate sums and may disagree. */
function planBesideMarket(m: Material): string {
  const part = m.fact("plan_share")?.value;
  const [needs, share] = [m.show("cust_y3"), m.show("plan_share")] as const;
  if (part === undefined || m.context.model.stopsGrowth || m.context.model.unit.basis !== "month") return "";
  if (part >= USED_UP)
    return m.vary(
      "plan-share-full",
      t`The plan has ${needs} customers by then, ${share} of all it can win, so growth ends there: a second group or a second place has to be opened before year 3`,
      t`By then the plan needs ${needs}, which is ${share} of what can be won; without a further group or place growth stops there`,
    );
  if (part <= SMALL_PART)
    return m.vary(
      "plan-share-small",
      t`The plan ends year 3 with ${needs}, only ${share} of that: what it can spend on winning them is the limit, not their number`,
      t`In the plan it is ${needs} after three years (${share} of these), held back by marketing money and not by the size of the market`,
    );
  return m.vary(
    "plan-share",
    t`The plan ends year 3 with ${needs} customers, ${share} of what can be won`,
    t`After three years the base case serves ${needs}, which is ${share} of these`,
  );
}

function whyNow(m: Material): string {
  const stated = m.context.brief.answers.problem.match(
    /[^.]*\b(since|now|new (law|rule|regulation)|recently|this year|20\d\d)\b[^.]*\./i,
  )?.[0];
  if (stated && !m.foreign) return para(`Why now, in your words: ${quote(stated.trim())}`);
  return "";
}

/** Who else the answers name: kept apart, because they need other words and another price. */
function further(m: Material): string {
  const [, second] = m.context.brief.segments;
  if (!second || m.foreign || m.archetype === "marketplace" || PAYS.test(second.text)) return "";
  if (NO_GROUP.test(second.text)) return "";
  // A whole sentence about somebody is no name for a group.
  if (/ (?:give|gives|send|sends|host|hosts|refer|recommend) /i.test(second.text)) return "";
  if (kindsOf(m).length > 0) return "";
  if (m.mix)
    return para(
      `${cap(second.text)} buy something else and have their own share of the plan (${m.mix}, assumed)`,
    );
  return para(`${cap(uncap(second.text, m.names))} come later and are in none of these figures`);
}

/** Said before the steps, so that nobody takes them for a count. */
const intro = (m: Material) =>
  m.vary(
    "steps",
    `The sum, one step a line, down to the ${m.group.crowd} who can be won:`,
    `How the market of ${m.group.crowd} is counted, from the bottom up:`,
    `From everybody to the ${m.group.crowd} who can be won:`,
  );

/** Nobody can be counted who is not described. */
const notSized = (m: Material) =>
  para(
    `No market can be sized for ${quote(m.context.brief.answers.targetAudience.replace(/\.$/, ""))}`,
    `Name one group, one place and how many they are, and ${m.name} has a market; until then the sum stands on round placeholders and only shows the method`,
  );

const firstSegment = (m: Material) =>
  m.foreign
    ? `${m.name} is for those you name yourself: ${quote(bare(m.context.brief.answers.targetAudience))}`
    : m.vary(
        "first-segment",
        `Start with ${m.segment}`,
        `The first customers are ${m.segment}`,
        `The segment to win first is ${m.segment}`,
      );

/** The sums without the steps that lead to them. */
function inShort(m: Material): string {
  const all = counted(m, "sam");
  const part = kindsOf(m).length > 0 || !m.show("som_customers") ? "" : m.show("som_customers");
  const won = part || counted(m, "som");
  return m.vary(
    "market-short",
    t`Within reach are ${all}, worth ${m.show("sam")} a year; ${won} of them by year 3, or ${m.show("som")} a year, is the most the plan allows itself`,
    t`${cap(all)} are within reach (${m.show("sam")} a year), and at most ${won} of them can be won by year 3 (${m.show("som")} a year)`,
  );
}

/** The market as the plan needs it: who comes first, how many there are, and what has to be counted. */
export const marketPlan = (m: Material): string =>
  m.vague ? notSized(m) : text(para(firstSegment(m), inShort(m)), missingCount(m), further(m), whyNow(m));

/** The sums and what the plan takes of them. */
export const marketBrief = (m: Material): string =>
  m.vague ? notSized(m) : para(firstSegment(m), inShort(m), planBesideMarket(m));

export function marketPotential(m: Material): string {
  if (m.vague) return text(notSized(m), steps(m));
  return text(
    `${para(firstSegment(m))} ${intro(m)}`.trim(),
    steps(m),
    missingCount(m),
    para(planBesideMarket(m)),
    further(m),
    whyNow(m),
  );
}
