import type { Belief, BeliefOf } from "@/lib/brief/beliefs/belief";
import { uncap } from "./english";
import { ifAny, para, t } from "./frames";
import type { Material } from "./material";

/** Whose pay is spoken of: the founder is told of "your pay" and tells others of "our pay". */
export type Owner = "your" | "our";

/** So near, the founder's number and the plan's are one. */
const NEAR = 0.2;
export const at = (m: Material, key: string) => m.fact(key)?.value ?? 0;
export const noun = (m: Material) =>
  m.context.model.unit.basis === "month" ? m.customerNoun : "sales a month";
export const loses = (m: Material) => m.context.model.stopsGrowth;
const each = (m: Material) => m.show("contribution").replace(/^[−-]/, "");

/** While each sale loses money there is one answer to every number. */
const IN_VAIN: Record<Belief["kind"], (m: Material) => string> = {
  "even-at": () => "No number of them can carry the costs, because each one adds to the loss",
  "even-by": () => "No month can be the first good one, because selling more makes it worse",
  pay: () => "There is nothing to pay it from: a month that sells more leaves less",
  volume: () => "Volume makes it worse, because the loss comes with every single sale",
  "at-most": () => "As things stand, fewer would even be better",
};

function lossFirst(m: Material, belief: Belief): string {
  return para(
    IN_VAIN[belief.kind](m),
    belief.kind === "volume" && each(m)
      ? t`Each customer costs ${each(m)} ${m.basis} more than they pay${m.mend ? t`; what ends that is ${m.mend}` : ifAny("")}`
      : "",
  );
}

/** Fewer than carry the costs, even without the founder's pay. */
const tooFew = (m: Material) => at(m, "even_told") < (1 - NEAR) * at(m, "even_needed");
/** More than carry the costs and the founder's pay. */
const tooMany = (m: Material) =>
  at(m, "even_needed") > 0 &&
  at(m, "even_told") > (1 + NEAR) * (at(m, "even_with_pay") || at(m, "even_needed"));

function evenAt(m: Material, { count, noun: named }: BeliefOf<"even-at">, own: Owner): string {
  const told = m.show("even_told");
  if (!told)
    return m.show("covered_month")
      ? t`The plan counts in ${noun(m)} and covers its costs, before ${own} pay, ${inMonth(m, "covered_month")}`
      : "";
  const asCounted = at(m, "even_told") === count ? "" : ` (${count} ${named})`;
  const [needed, withPay] = [m.show("even_needed"), m.show("even_with_pay")];
  const [little, far] = [tooFew(m), tooMany(m)];
  return para(
    t`With ${told} ${noun(m)}${ifAny(asCounted)} a month leaves ${m.show("even_brings")} after direct costs; overhead, marketing and staff take ${m.show("even_costs")}, so ${m.show("even_left")} is ${at(m, "even_left") < 0 ? "the result" : "left"} before ${own} pay`,
    needed &&
      (little || far
        ? t`By these figures it takes ${needed} to carry the costs${withPay ? t`, and ${withPay} with ${own} pay` : ifAny("")}`
        : at(m, "even_with_pay") > (1 + NEAR) * at(m, "even_told")
          ? t`That carries the costs and not yet ${own} pay: these figures need ${needed} for the one and ${withPay} for both`
          : t`That fits: these figures need ${needed} for the costs${withPay ? t` and ${withPay} with ${own} pay` : ifAny("")}`),
    needed && far
      ? `So far apart, a cost that ${own === "your" ? "you" : "we"} know is probably missing here, and it has to be found before anybody relies on the rest`
      : "",
  );
}

/** One sentence where the whole answer is long; "" where it is short anyway. */
export const evenInShort = (m: Material, { kind }: Belief, own: Owner): string =>
  kind === "even-at" && m.show("even_needed")
    ? t`By these figures ${m.show("even_needed")} ${noun(m)} carry the costs${m.show("even_with_pay") ? t`, and ${m.show("even_with_pay")} with ${own} pay` : ifAny("")}`
    : "";

const NEVER = "in none of the 36 months";
const inMonth = (m: Material, key: string) => (at(m, key) > 0 ? `in ${m.show(key)}` : NEVER);

function evenBy(m: Material, { month }: BeliefOf<"even-by">, own: Owner): string {
  const [covered, paid] = [at(m, "covered_month"), at(m, "be_month")];
  if (covered === 0 && !m.show("covered_month")) return t`The plan breaks even ${inMonth(m, "be_month")}`;
  const costs = t`the costs are covered ${inMonth(m, "covered_month")}`;
  const pay = t`with ${own} pay it carries itself ${inMonth(m, "be_month")}`;
  if (covered > 0 && covered <= month)
    return paid > 0 && paid <= month
      ? `That fits: ${costs}, and ${pay}`
      : `Half of it fits: before ${own} pay ${costs}, but ${pay}`;
  return `The figures are slower: before ${own} pay ${costs}, and ${pay}`;
}

function pay(m: Material, { sum }: BeliefOf<"pay">): string {
  const needed = m.show("pay_told_customers");
  const most = m.context.model.market.somCustomers;
  const takes = needed
    ? t`It takes ${needed} ${noun(m)}${m.context.model.unit.basis === "month" && at(m, "pay_told_customers") > Math.round(most) ? t`, more than the ${m.show("som_customers")} that can be won in three years` : ifAny("")}`
    : "";
  return at(m, "pay_told_month") > 0
    ? para(t`From ${m.show("pay_told_month")} on a month leaves that much, before tax`, takes)
    : para(
        t`In none of the 36 months is ${sum} left; in the last quarter it is ${m.show("left_month")} a month`,
        takes,
      );
}

function volume(m: Material): string {
  const lost = m.context.model.warnings.find(({ rule }) => rule === "line-loss")?.text;
  return lost ? `It does not: ${uncap(lost, m.names)} More of them lose more` : moreHelp(m);
}

const moreHelp = (m: Material) =>
  t`More customers help only because something is left of each: ${m.show("contribution")} ${m.basis}. It takes ${m.show("be_customers")} ${noun(m)} to carry the costs and the pay, so watch what is left of one before you count how many there are`;

function atMost(m: Material): string {
  const [most, planned] = [m.show("most_told"), m.show("most_planned")];
  return at(m, "most_planned") > at(m, "most_told")
    ? t`That is enough for ${most} ${noun(m)}, and the plan ends with ${planned}: read its third year as too high, or say who serves the others`
    : t`The plan stays below it: that is enough for ${most} ${noun(m)}, and it ends with ${planned}`;
}

/** What the figures say to a belief; "" where they say nothing. */
export function answerTo(m: Material, belief: Belief, own: Owner): string {
  if (loses(m)) return lossFirst(m, belief);
  switch (belief.kind) {
    case "even-at":
      return evenAt(m, belief, own);
    case "even-by":
      return evenBy(m, belief, own);
    case "pay":
      return pay(m, belief);
    case "volume":
      return volume(m);
    case "at-most":
      return m.show("most_told") ? atMost(m) : "";
  }
}

/** The figures say something else. */
export const isApart = (m: Material, belief: Belief): boolean => {
  if (loses(m) || belief.kind === "volume") return true;
  if (belief.kind === "even-at") return tooFew(m) || tooMany(m);
  if (belief.kind === "even-by") return at(m, "be_month") === 0 || at(m, "be_month") > belief.month;
  if (belief.kind === "pay") return at(m, "pay_told_month") === 0;
  return at(m, "most_planned") > at(m, "most_told");
};
