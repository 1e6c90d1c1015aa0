import { type Case, caseOf } from "../case";
import { cap, sentence } from "../english";
import { t } from "../frames";
import type { Material } from "../material";
import { FORM_TASKS } from "./data/form-tasks";
import { SHARED_TASKS } from "./data/shared-tasks";
import { extras } from "./extras";
import type { Task } from "./task";

export function tasksOf(m: Material): Task[] {
  const c = caseOf(m);
  return [...SHARED_TASKS, ...FORM_TASKS[c.form], ...extras(c)];
}

/** Five to seven figures, each from the ledger. */
export function successMetrics(c: Case): string[] {
  const month6 = c.fact("new_customers_month6")?.value ?? 0;
  const limit = [c.fact("cac_marketing"), c.fact("cac")]
    .filter((fact) => fact !== undefined)
    .sort((a, b) => a.value - b.value)[0]?.display;
  return [
    t`Day 20: at least ${c.say("gate20_signals")} of ${c.say("gate20_interviews")} ${c.buyersInFull} bring up the problem before you do`,
    t`Day 20: ${c.say("pilot_target")} ${c.buyers} say yes at ${c.asked}, with a start date`,
    t`Day 40: ${c.say("gate40_pilots")} pilots running, ${c.counted} ${c.theirs ? "counted before and after" : "written down every week"}`,
    c.loses
      ? t`Day 40: no sale of ${c.name} loses money${c.mend ? `, which takes ${c.mend}` : ""}`
      : t`Day 60: ${c.show("contribution")} left ${c.basis === "a month" ? "a month per customer" : c.basis} of ${c.name}, measured and no longer assumed`,
    t`Day 60: ${c.say("gate60_customers")} ${c.done ? "new " : ""}${c.customerNoun} paying for ${c.name} or signed`,
    limit ? t`Day 60: a new customer of ${c.name} won for at most ${limit} of marketing money` : "",
    month6 < 2
      ? ""
      : t`Month 6: ${c.show("new_customers_month6")} new ${c.customerNoun} in one month, heading for ${c.show("customers_month12")} by month 12`,
  ]
    .filter(Boolean)
    .map((metric) => sentence(cap(metric)))
    .slice(0, 7);
}
