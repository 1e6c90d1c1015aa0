import { isForLarger, largerBuyers } from "@/lib/brief/prices/larger-buyers";
import { atATime } from "@/lib/finance/line-labels";
import { priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { inWords, list, uncap } from "./english";

/** "Up to 60 sets", "Above that": whom or what a plan is for, in the founder's words. */
export const CONDITION =
  /^(?:for|up to|above|over|from|under|below|beyond|with|until|more than|less than|at least) /i;
const conditionOf = ({ label }: RevenueLine) => (CONDITION.test(label) ? uncap(label) : "");

/** "Above that" is said of a size that stands before it. */
const BEYOND_IT = / (?:above|over|beyond|from) (?:that|this|it)$/i;

/** Plans of one product, of which a customer pays one: "€49 a month up to 60 sets, €89 above that", "€39, €69 or €99 per user per month". */
export function plansPhrase(
  plans: readonly RevenueLine[],
  currency: string,
  linePhrase: (line: RevenueLine, currency: string) => string,
  short = false,
): string {
  // A single visit or a yearly plan, "€48 for a one-bedroom flat or €65 for two bedrooms": each is said with its own words.
  const alike = new Set(plans.map(({ kind, per }) => `${kind} ${per ?? ""}`)).size === 1;
  const [first, ...others] = plans;
  if (!alike || first?.kind !== "recurring")
    return list(
      plans.map((plan) => linePhrase(plan, currency)),
      "or",
    );
  const amountOf = ({ price }: RevenueLine) => priceMoney(price?.value ?? 0, currency);
  const larger = others.filter((plan) => isForLarger(plan, plans));
  if (larger.length > 0 && larger.length === others.length) {
    const mine = linePhrase(first, currency);
    return short
      ? mine
      : list(
          [
            mine,
            ...larger.map((plan) => `${linePhrase(plan, currency)} for ${uncap(largerBuyers(plan) ?? "")}`),
          ],
          "or",
        );
  }
  const tailOf = (plan: RevenueLine) => {
    const tail = linePhrase(plan, currency).slice(amountOf(plan).length);
    const plain = tail.replace(` ${conditionOf(plan) || "-"}`, "").replace(BEYOND_IT, "");
    return /^ (?:per|a|an|each) /.test(plain)
      ? plain.replace(/ from \d.*$/, "")
      : ` a ${plan.per ?? "month"}`;
  };
  if (!short && others.every(conditionOf)) {
    const size = conditionOf(first).replace(/^(?:for )?(?:up to|under|below|until|less than) /, "");
    // Right behind the size it is beyond, "above that" says it shorter.
    const beyond = (plan: RevenueLine) =>
      size === "" ? conditionOf(plan) : conditionOf(plan).replace(` ${size}`, " that");
    const dearer = others.map((plan) => `${amountOf(plan)} ${beyond(plan)}`);
    const mine = `${amountOf(first)}${tailOf(first)} ${conditionOf(first)}`.trim();
    return `${mine}, ${list(dearer, "and")}`;
  }
  // "£9 per user monthly, business £19": the second is per user as well.
  const tails = plans.map(tailOf);
  const tail = tails.find((each) => / per (?!month|year|week)/.test(each)) ?? tails.at(-1) ?? "";
  return `${list(plans.map(amountOf), "or")}${tail}`;
}

/** " or €59 a year", " or €33 for six months" behind a monthly price; ", 500 at a time" behind the price for one. */
export const withIt = (line: RevenueLine, currency: string) =>
  line.ahead
    ? ` or ${priceMoney(line.ahead.price, currency)} ${line.ahead.months === 12 ? "a year" : `for ${inWords(line.ahead.months)} months`}`
    : atATime(line);
