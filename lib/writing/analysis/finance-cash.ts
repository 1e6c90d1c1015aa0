import { cap, list } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";
import { presalePays } from "../plan/presale";
import { keptJob } from "./beside-job";
import { carriedOf } from "./carrying";
import { lotInWords } from "./lot-in-words";
import { neverBelowZero, openingCash } from "./opening-cash";
import { withCustomers } from "./result";

const FOR: Partial<Record<string, string>> = {
  product: "towards the launch and the first deliveries",
  equipment: "for equipment",
  people: "for pay",
  marketing: "for marketing",
  stock: "in stock and unpaid invoices",
  overhead: "for overhead and taxes",
  reserve: "in reserve",
};

/** "$60k for equipment, $5,406 for the launch and $17.9k in reserve": what the sum is made of. */
const parts = (m: Material): string =>
  list(
    m.context.model.useOfFunds.flatMap(({ key }) => {
      const sum = m.show(`funds_${key}`);
      return sum && FOR[key] ? [`${sum} ${FOR[key]}`] : [];
    }),
  );

/** Why the account falls on although the costs are carried; "" where it does not. */
function why(m: Material): string {
  if (!m.lowAfterEven) return "";
  return m.context.model.assumptions.season
    ? "It is then that the goods and costs of the next season are paid and hardly anything comes in"
    : "Growth itself binds that money: each new customer has to be paid for before the first income arrives";
}

const SAVED = /\bsav(?:ed|ings)\b/i;
const FEWEST = 1;
const MOST = 36;
/** Savings that a plan does not need are what its founder lives on. */
function livedOn(m: Material): string {
  const months = m.derived.savings_months;
  const there = openingCash(m.context.model);
  if (keptJob(m)) return "";
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
    ? t`${cap(m.name)} covers its costs and your pay from ${m.show("be_month")} on${ifAny(withCustomers(m))}`
    : "";
  const made = parts(m);
  const lowest = m.vary(
    "lowest",
    t`The account is lowest in ${month}, at ${low}`,
    t`The low point of the account is ${month}, with ${low}`,
  );
  const needed = m.vary(
    "needed",
    t`With a quarter more in reserve it needs ${need}${ifAny(made && `: ${made}`)}`,
    t`Together with a reserve of a quarter that makes ${need}${ifAny(made && `: ${made}`)}`,
    t`The plan therefore needs ${need}, a quarter of reserve included${ifAny(made && `: ${made}`)}`,
  );
  if (stopsGrowth) return para(even);
  if (ask <= 0)
    return para(
      even,
      `${neverBelowZero(m.context.model)}, so ${m.name} ${openingCash(m.context.model) ? "" : "can start from its own sales and "}needs no investor`,
      livedOn(m),
    );
  if (presalePays(m)) return para(even, lowest, needed, presalePays(m), why(m));
  if (m.ownMoney)
    return para(
      even,
      lowest,
      needed,
      m.vary(
        "own-money",
        "That is a sum to save up, and none to raise from investors",
        "No investor is needed for a sum like that",
        "It can come out of savings",
      ),
      why(m),
    );
  if (!breakEvenMonth && carriedOf(m) === "part")
    return para(
      t`The account is lowest in ${month}, at ${low}, and rises from then on`,
      needed,
      t`What is left at the end of year 3 would pay that low back in ${m.show("back_months")}, so put in less until the price has proved itself`,
    );
  if (!breakEvenMonth)
    return para(
      (m.fact("cash_y3")?.value ?? -1) >= 0
        ? t`By ${month} the account stands at ${low}, and at the end of year 3 at ${m.show("cash_y3")}`
        : t`By ${month} the account stands at ${low}, and sales do not bring that back within three years`,
      "Money that only buys time is hard to raise, so start small and prove the price first",
    );
  return para(even, lowest, why(m), needed);
}
