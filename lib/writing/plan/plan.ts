import { foundOutIn } from "../asks";
import { type Case, caseOf } from "../case";
import { cap, sentence } from "../english";
import { ifAny, t } from "../frames";
import type { Material } from "../material";
import { payOrSigned } from "../paid-or-signed";
import { TAKES_DAYS, trialTold } from "./data/shared-tasks";
import { onAverage } from "./data/work-screens";
import { extras } from "./extras";
import { workKind } from "./kinds";
import { SKELETON } from "./skeleton";
import type { Task } from "./task";
import { asksOwnCustomers, textsOf, WORKS } from "./texts";
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
  const { yes, runs } = WORKS[workKind(c)];
  const month6 = c.fact("new_customers_month6")?.value ?? 0;
  return [
    asksOwnCustomers(c)
      ? `Day 20: six reasons of those who bought stand beside six of those who asked and did not`
      : t`Day 20: at least ${c.say("gate20_signals")} of ${c.say("gate20_interviews")} ${c.buyersInFull} mention the problem before you do`,
    `Day 20: ${w.yes} ${c.fresh}${w.crowd} have ${yes(w)}${c.loses ? " at a price that covers the cost" : w.atPrice}`,
    t`Day 40: ${c.say("gate40_pilots")} ${runs(w)}, and you measure ${c.counted}${c.theirs ? " before and after" : " every week"}`,
    c.loses
      ? `Day 40: no sale loses money${c.mend ? `, which takes ${c.mend}` : ""}`
      : t`Day 60: one customer leaves at least ${c.show("contribution")} ${c.basis}${ifAny(onAverage(c))}, measured and no longer assumed`,
    t`Day 60: ${c.say("gate60_customers")} ${c.fresh}${c.customerNoun} ${payOrSigned(c)}`,
    t`Day 60: marketing, divided by all new customers, is no more than the ${c.show("marketing_each_y1")} of the plan` ||
      `Day 60: you can say how many hours it took to win each of them`,
    month6 < 2
      ? ""
      : t`Month 6: ${c.show("new_customers_month6")} new ${c.customerNoun} in one month, which is the pace for ${c.show("customers_month12")} by month 12`,
  ]
    .filter(Boolean)
    .map((metric) => sentence(cap(metric)))
    .slice(0, 7);
}
