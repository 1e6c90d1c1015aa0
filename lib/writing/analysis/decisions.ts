import { sentence } from "../english";
import { t } from "../frames";
import type { Material } from "../material";
import { besideTheJob, keptJob } from "./beside-job";
import { carriedOf } from "./carrying";

const MOST = 4;
const FULL = 0.8;

const OF_VAGUE: readonly string[] = [
  "Decide which one group you will talk to for two weeks, and leave all others alone until then",
  "Decide what would make you give the idea up, and write it down before the first conversation",
];

/** What the founder lives on until there is pay. */
function living(m: Material): string {
  const month = m.fact("pay_month")?.value ?? 0;
  if (!m.show("founder_pay") || month === 1) return "";
  if (keptJob(m)) return besideTheJob(m);
  return month > 1
    ? t`Decide what you live on until ${m.show("pay_month")}, because the plan pays you nothing before`
    : carriedOf(m) === "part"
      ? t`Decide which other income you keep, because over the three years ${m.name} does not bring the ${m.show("founder_pay")} a month planned for you`
      : "Decide what you live on, because the plan pays you nothing in its three years";
}

/** How much is put in before anybody has paid. */
const stake = (m: Material): string =>
  m.context.model.ask <= 0 || m.context.model.stopsGrowth
    ? ""
    : m.ownMoney
      ? m.vary(
          "stake",
          t`Decide how much of the ${m.show("ask")} you can afford to lose, and put in no more than that before day 60`,
          t`Set the part of the ${m.show("ask")} that you would spend without a single sale, and stop there until day 60`,
        )
      : t`Decide which part of the ${m.show("ask")} can wait until day 60, and ask for the rest first`;

const size = (m: Material): string =>
  m.context.model.assumptions.market.ofHands &&
  !m.context.model.assumptions.hands?.workers &&
  (m.fact("plan_share")?.value ?? 0) >= FULL
    ? m.context.model.assumptions.own?.alone
      ? t`Decide whether the ${m.show("hands_customers")} ${m.customerNoun} that you can serve yourself are enough for you, or which price each of them would pay as well`
      : t`Decide whether ${m.name} stays at the ${m.show("hands_customers")} ${m.customerNoun} that you can serve yourself, or who the second person is and what that person brings in`
    : "";

/** What only the founder can decide, and no task of the plan does; one sentence each. */
export function decisions(m: Material): string[] {
  if (m.vague) return OF_VAGUE.map(sentence);
  const { stopsGrowth } = m.context.model;
  return [
    stopsGrowth && m.mend ? t`Decide which of the two you try first: ${m.mend} ends the loss` : "",
    stopsGrowth ? "" : living(m),
    stake(m),
    size(m),
    m.sensitive &&
      `Put your own figure in the place of ours for ${m.sensitive} once ten customers have shown it, and show nobody the third year before that`,
    stopsGrowth
      ? ""
      : t`Write down where you see it daily what day 60 has to show, ${m.say("gate60_customers")} ${m.customerNoun} who pay, and name somebody who will ask you for it`,
  ]
    .filter((said): said is string => Boolean(said))
    .slice(0, MOST)
    .map(sentence);
}
