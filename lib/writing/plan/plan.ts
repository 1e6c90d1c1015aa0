import { limitBesidePlan } from "../analysis/winning-limit";
import { foundOutIn } from "../asks";
import { type Case, caseOf } from "../case";
import { cap, sentence } from "../english";
import { ifAny, quote, t } from "../frames";
import { goalTold } from "../goal-told";
import type { Material } from "../material";
import { payOrSigned } from "../paid-or-signed";
import { leftOfPrices } from "../what-is-left";
import { TAKES_DAYS, trialTold } from "./data/shared-tasks";
import { shownBy40 } from "./day-40";
import { again } from "./day-60";
import { extras } from "./extras";
import { presaleOf, presalePays } from "./presale";
import { SKELETON } from "./skeleton";
import type { Task } from "./task";
import { asksOwnCustomers, textsOf, worksOf } from "./texts";
import { wordsOf } from "./words";

const DAYS_OF_TRIAL = 12;
const takesDays = (c: Case) => {
  const trial = trialTold(c);
  return trial !== null && TAKES_DAYS.test(`${trial.title} ${trial.what}`);
};

export function tasksOf(m: Material): Task[] {
  const c = caseOf(m);
  const texts = textsOf(c);
  const own = SKELETON.map(
    (slot): Task => ({
      ...slot,
      hours: slot.id === "trade-trial" && !c.running && takesDays(c) ? DAYS_OF_TRIAL : slot.hours,
      title: (of) => texts[slot.id](wordsOf(of))[0],
      description: (of) => texts[slot.id](wordsOf(of))[1],
    }),
  );
  return [...own, ...extras(c)].map((task) => ({
    ...task,
    description: (of: Case) => foundOutIn(task.id, task.description(of), of),
  }));
}

/** Five to seven figures, each from the ledger. */
export function successMetrics(c: Case): string[] {
  const w = wordsOf(c);
  const { yes, runs } = worksOf(c);
  const goal = c.foreign || c.vague || presaleOf(c) ? "" : goalTold(c.context.brief);
  const month6 = c.fact("new_customers_month6")?.value ?? 0;
  return [
    asksOwnCustomers(c)
      ? `Day 20: you know why ${w.six} of your ${c.customerNoun} bought, and why others who heard the price did not`
      : t`Day 20: at least ${c.say("gate20_signals")} of ${c.say("gate20_interviews")} ${c.buyersInFull} mention the problem before you do`,
    `Day 20: ${w.yes} ${c.fresh}${w.crowd} have ${yes(w)}${c.loses ? " at a price that covers the cost" : w.atPrice}`,
    t`Day 40: ${c.say("gate40_pilots")} ${runs(w)}, and ${shownBy40(c)}`,
    c.loses
      ? `Day 40: no sale loses money${c.mend ? `, which takes ${c.mend}` : ""}`
      : (!c.vague && t`Week 8: at least ${leftOfPrices(c)} is left, measured and no longer assumed`) ||
        "Week 8: you know from receipts what serving one customer costs",
    t`Day 60: ${c.say("gate60_customers")} ${ifAny(c.fresh)}${c.customerNoun} ${payOrSigned(c)}${ifAny(again(c) && ` and ${again(c)}`)}`,
    (!c.vague && t`Day 60: each customer won by advertising took ${limitBesidePlan(c)}`) ||
      `Day 60: you can say how many hours it took to win each of them`,
    goal && `Your own goal, ${quote(goal)}: on day 60 you say whether it still stands`,
    presalePays(c),
    month6 < 2 || c.vague || presaleOf(c)
      ? ""
      : t`Month 6: ${c.show("new_customers_month6")} new ${c.customerNoun} in one month${ifAny(c.context.model.assumptions.season ? "" : t`, which is the pace for ${c.show("customers_month12")} by month 12`)}`,
  ]
    .filter(Boolean)
    .map((metric) => sentence(cap(metric)))
    .slice(0, 7);
}
