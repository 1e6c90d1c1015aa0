import { cap } from "../english";
import { para, t } from "../frames";
import type { Material } from "../material";
import { enough, withCustomers } from "./result";

/** Why the account falls before it rises. */
function why(m: Material): string {
  if (m.lowAfterEven)
    return m.vary(
      "why-after",
      `It falls on even after the break-even, because each new customer of ${m.name} has to be paid for before the first income arrives`,
      `Growth itself binds that money: ${m.name} pays for every new customer before that customer pays`,
    );
  return m.vary(
    "why-low",
    t`Until then overhead of ${m.show("overhead_month")} a month, pay of ${m.show("founder_pay")} and marketing run from the first day, while the first sale only comes in ${m.show("launch_month")}`,
    t`The reason is time: the costs of ${m.name} begin in month 1, with ${m.show("founder_pay")} of pay and ${m.show("overhead_month")} of overhead a month, and the first sale follows in ${m.show("launch_month")}`,
  );
}

const until = (m: Material) =>
  (m.context.model.unit.basis === "month" &&
    t`until there are ${m.show("be_customers")} ${m.customerNoun}`) ||
  "after them";

/** When it carries itself, how low the account goes and why, and what has to be raised. */
export function cashInWords(m: Material): string {
  const { breakEvenMonth, ask, stopsGrowth } = m.context.model;
  const [low, month, need] = [m.show("trough"), m.show("trough_month"), m.show("ask")] as const;
  const even = breakEvenMonth
    ? m.vary(
        "even",
        t`${cap(m.name)} covers its costs from ${m.show("be_month")} on${withCustomers(m)}, counted as the first of three such months in a row`,
        t`Break-even comes in ${m.show("be_month")}${withCustomers(m)}: from then on ${m.name} earns what it spends, at least three months running`,
      )
    : m.vary(
        "not-even",
        t`${cap(m.name)} does not break even within 36 months: year 3 still ends with an operating result of ${m.show("ebitda_y3")}`,
        t`There is no break-even within 36 months, and the operating result of the third year is ${m.show("ebitda_y3")}`,
      );
  if (stopsGrowth) return para(even);
  if (ask <= 0)
    return para(
      even,
      enough(m),
      `The account never falls below zero, so ${m.name} can start from its own sales and needs no investor`,
    );
  if (!breakEvenMonth)
    return para(
      even,
      enough(m),
      m.vary(
        "need-open",
        t`By ${month} the account stands at ${low} and is still falling, so ${need} would pay for three years and more would be needed ${until(m)}`,
        t`The account ends at ${low} in ${month}, so ${need} would only finance these 36 months, and more would be needed ${until(m)}`,
      ),
      `Money that only buys time is hard to raise, so change the price, the costs or the number of customers first and let ${m.name} start small`,
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
      t`That low plus a reserve of a quarter makes ${need}; have it promised before costs begin, because money is hardest to find for ${m.name} when it is nearly gone`,
    ),
  );
}
