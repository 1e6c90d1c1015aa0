import { bare, cap, uncap } from "../english";
import { para, quote, t, text } from "../frames";
import { kindsOf } from "../kinds-of-buyer";
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
      t`The plan of ${m.name} has ${needs} customers by then, ${share} of all it can win, so growth ends there: a second group or a second place has to be opened before year 3`,
      t`By then the plan needs ${needs}, which is ${share} of what can be won; without a further group or place ${m.name} stops growing`,
    );
  if (part <= SMALL_PART)
    return m.vary(
      "plan-share-small",
      t`The plan of ${m.name} ends year 3 with ${needs}, only ${share} of that: what it can spend on winning them is the limit, not their number`,
      t`In the plan ${m.name} reaches ${needs} after three years (${share} of these), held back by its marketing money and not by the size of the market`,
    );
  return m.vary(
    "plan-share",
    t`The plan of ${m.name} ends year 3 with ${needs} customers, ${share} of what can be won`,
    t`After three years ${m.name} serves ${needs} in the base case, which is ${share} of these`,
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
  if (m.mix)
    return para(
      `${cap(second.text)} buy something else and are part of the plan with their own share (${m.mix}${kindsOf(m).length > 0 ? "" : ", assumed"}); count them separately for ${m.name}`,
    );
  return para(`${cap(uncap(second.text, m.names))} come later and are in none of these figures of ${m.name}`);
}

/** Said before the steps, so that nobody takes them for a count. */
const intro = (m: Material) =>
  m.vary(
    "steps",
    `The sum for ${m.name}, one step a line:`,
    `How the market of ${m.name} is counted, from the bottom up:`,
    `From all possible customers to those ${m.name} can win:`,
  );

export function marketPotential(m: Material): string {
  if (m.vague)
    return text(
      para(
        `No market can be sized for ${quote(m.context.brief.answers.targetAudience.replace(/\.$/, ""))}`,
        `Name one group, one place and how many they are, and ${m.name} has a market; the sum below uses round placeholders and only shows the method`,
      ),
      steps(m),
    );
  const first = m.foreign
    ? para(`${m.name} is for those you name yourself: ${quote(bare(m.context.brief.answers.targetAudience))}`)
    : para(
        m.vary(
          "first-segment",
          `Start with ${m.segment}`,
          `The first customers are ${m.segment}`,
          `The segment to win first is ${m.segment}`,
        ),
      );
  return text(
    `${first} ${intro(m)}`.trim(),
    steps(m),
    missingCount(m),
    para(planBesideMarket(m)),
    further(m),
    whyNow(m),
  );
}
