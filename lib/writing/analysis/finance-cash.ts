import { cap } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";
import { carriedOf } from "./carrying";
import { lotInWords } from "./lot-in-words";
import { neverBelowZero, openingCash } from "./opening-cash";
import { withCustomers } from "./result";

/** A part of the sum that explains it. */
const MOST_OF_IT = 0.5;

/** Why the account falls before it rises. */
function why(m: Material): string {
  if (m.lowAfterEven && m.context.model.assumptions.season)
    return "It is then that the goods and costs of the next season are paid and hardly anything comes in";
  if (m.lowAfterEven)
    return m.vary(
      "why-after",
      `It falls on even after the break-even, because each new customer has to be paid for before the first income arrives`,
      `Growth itself binds that money: ${m.name} pays for every new customer before that customer pays`,
    );
  const equipment = m.context.model.useOfFunds.find(({ key }) => key === "equipment");
  if (equipment && equipment.share > MOST_OF_IT)
    return t`Most of that is the ${m.show("funds_equipment")} of equipment, which is paid before it earns anything`;
  // Who sells from the first month has no wait for a first sale.
  if (m.show("launch_month") === "month 1")
    return t`Until then what the first customers leave does not carry the launch and ${m.show("overhead_month")} of overhead a month`;
  return m.vary(
    "why-low",
    t`Until then the launch and overhead of ${m.show("overhead_month")} a month have to be paid, while the first sale only comes in ${m.show("launch_month")}`,
    t`The reason is time: the costs begin in month 1, with ${m.show("overhead_month")} of overhead a month, and the first sale follows in ${m.show("launch_month")}`,
  );
}

const SAVED = /\bsav(?:ed|ings)\b/i;
const FEWEST = 1;
const MOST = 36;
/** Savings that a plan does not need are what its founder lives on. */
function livedOn(m: Material): string {
  const months = m.derived.savings_months;
  const there = openingCash(m.context.model);
  if (!months || !there || months.value < FEWEST || months.value > MOST) return "";
  if (!SAVED.test(Object.values(m.context.brief.answers).join(" "))) return "";
  const paid = m.fact("pay_month")?.value ?? 0;
  return t`The ${there} would pay you ${m.show("founder_pay")} a month for ${months.display === "1" ? "one month" : `${months.display} months`}, and the plan pays you ${paid > 0 ? `from ${m.show("pay_month")}` : "in none of its 36"}: settle now what you live on until then, and how much of the savings you will not touch`;
}

/** When it carries itself, how low the account goes and why, and what has to be raised. */
export const cashInWords = (m: Material): string => para(accountInWords(m), lotInWords(m));

function accountInWords(m: Material): string {
  const { breakEvenMonth, ask, stopsGrowth } = m.context.model;
  const [low, month, need] = [m.show("trough"), m.show("trough_month"), m.show("ask")] as const;
  const even = breakEvenMonth
    ? m.vary(
        "even",
        t`${cap(m.name)} covers its costs and your pay from ${m.show("be_month")} on${ifAny(withCustomers(m))}, counted as the first of three such months in a row`,
        t`Break-even, your pay included, comes in ${m.show("be_month")}${ifAny(withCustomers(m))}; before that pay ${m.name} covers its costs from ${m.show("covered_month")}`,
      )
    : "";
  if (stopsGrowth) return para(even);
  if (ask <= 0)
    return para(
      even,
      `${neverBelowZero(m.context.model)}, so ${m.name} ${openingCash(m.context.model) ? "" : "can start from its own sales and "}needs no investor`,
      livedOn(m),
    );
  if (m.ownMoney)
    return para(
      even,
      m.vary(
        "need-own",
        t`The account is lowest in ${month}, at ${low}; with a quarter more as a reserve ${m.name} needs ${need}, a sum to save up or to borrow from family and not one to raise from investors`,
        t`With a quarter in reserve the start needs ${need}, since the account is lowest in ${month} at ${low}; that is a matter of savings and no reason to look for investors`,
      ),
      why(m),
    );
  if (!breakEvenMonth && carriedOf(m) === "part")
    return para(
      t`The account is lowest in ${month}, at ${low}, and rises from then on; with a quarter more as a reserve ${m.name} needs ${need}`,
      t`What is left at the end of year 3 pays back that low in ${m.show("back_months")}, so put in less: rent, borrow or buy used before ${m.name} has proved its price`,
    );
  if (!breakEvenMonth)
    return para(
      t`By ${month} the account stands at ${low}, and sales do not bring that back within these 36 months`,
      `Money that only buys time is hard to raise, so let ${m.name} start small and prove the price first`,
    );
  return para(
    even,
    m.vary(
      "need",
      t`The account is lowest in ${month}, at ${low}`,
      t`The lowest point of the account is ${low}, in ${month}`,
    ),
    why(m),
    m.vary(
      "need-sum",
      t`With a quarter more as a reserve the plan therefore needs ${need}, and ${m.name} should not start on much less, because the reserve is what pays for the first wrong assumption`,
      t`That low plus a reserve of a quarter makes ${need}; have it promised before costs begin, because money is hardest to find when it is nearly gone`,
    ),
  );
}
