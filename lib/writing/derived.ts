import type { Brief } from "@/lib/brief/types";
import type { Fact, FactLedger } from "@/lib/finance/ledger";
import { priceMoney } from "@/lib/finance/money";
import { heldAgainst } from "./held-against";
import { hiredHand } from "./hired-hand";
import { paidBack } from "./paid-back";
import { gapFacts } from "./price-gap";
import { elsewhereFacts } from "./price-there";
import { askedUs } from "./told-of-sales";

/** Two figures: enough for a sum the reader can repeat in the head. */
const tidy = (value: number) =>
  Math.abs(value) >= 100
    ? Math.round(value)
    : Math.abs(value) >= 0.1
      ? Math.round(value * 100) / 100
      : Number(value.toPrecision(3));

const MANY_MONTHS = 10;
/** A few months are told to the tenth: 4.7 are not four. */
const monthsTold = (months: number) =>
  String(months < MANY_MONTHS ? Number(months.toFixed(1)) : Math.floor(months));

/** Small sums over the founder's own figures, kept as facts so that every text shows the same result. */
export function derivedFacts(brief: Brief, ledger: FactLedger): FactLedger {
  const { lines, currency, stated } = brief;
  const facts: FactLedger = {};
  const add = (key: string, label: string, value: number, formula: string, inputs: string[]) => {
    const fact: Fact = {
      key,
      label,
      value,
      unit: currency,
      display: priceMoney(tidy(value), currency),
      formula,
      inputs,
    };
    facts[key] = fact;
  };
  if (stated.fixedMonthly)
    add("fixed_stated", "Fixed costs a month, as stated", stated.fixedMonthly.value, "as stated", []);
  const pay = ledger.founder_pay;
  if (stated.budget && pay && pay.value > 0)
    facts.savings_months = {
      ...{ key: "savings_months", label: "Months of the planned pay that the savings hold" },
      ...{ value: stated.budget.value / pay.value, unit: "months" },
      display: monthsTold(stated.budget.value / pay.value),
      formula: "money at the start / your pay a month",
      inputs: ["founder_pay"],
    };
  for (const fact of paidBack(brief)?.plans.flatMap((plan) => plan.facts) ?? []) facts[fact.key] = fact;
  for (const line of lines.filter((l) => !l.later)) {
    const held = heldAgainst(brief, line)?.fact;
    if (held) facts[held.key] = held;
    const paid = line.price?.value;
    if (line.kind === "take" && line.takeRate && line.averageOrder)
      add(
        "per_deal",
        "Kept per transaction",
        line.takeRate.value * line.averageOrder.value,
        "share x average",
        [line.id],
      );
    // A yearly price less a monthly cost says nothing.
    const alike = line.kind !== "recurring" || (line.per === "month" && !line.everyMonths);
    if (paid && line.unitCost && line.unitCost.provenance !== "assumption" && alike) {
      const [key, label] = [`margin_${line.id}`, `Left of one ${line.label}`] as const;
      // The ledger has taken off what else goes with each payment.
      const left = ledger[`left_${line.id}`];
      if (left) facts[key] = { ...left, key, label };
      else add(key, label, paid - line.unitCost.value, "price - unit cost", [line.id]);
    }
    // What a margin leaves out is the goods, which nobody is paid a share for.
    if (paid && line.costShare && line.costShare.value > 0 && !/\bmargin\b/i.test(line.costShare.note))
      add(
        `after_share_${line.id}`,
        `Left after the share paid away`,
        paid * (1 - line.costShare.value),
        "price x (1 - share)",
        [line.id],
      );
    if (paid && line.kind === "perUse" && line.unitsPerCustomerMonth)
      add(
        `month_${line.id}`,
        "Use per customer and month",
        paid * line.unitsPerCustomerMonth.value,
        "price x uses",
        [line.id],
      );
    if (paid && line.kind === "capacity" && stated.capacity)
      add("full_house", "Income at full capacity", paid * stated.capacity.value, "price x capacity", [
        line.id,
      ]);
  }
  const hand = hiredHand(brief);
  const done = hand && lines.find(({ label, later }) => !later && label.toLowerCase().includes(hand.job));
  const leaves = done && facts[`margin_${done.id}`];
  if (hand && leaves)
    add(
      "own_hands",
      `Left of one ${hand.job} done without ${hand.name}`,
      leaves.value + hand.paid,
      "left + what that person gets",
      [leaves.key],
    );
  const pieces =
    done && ["cust_y3", `attach_${done.id}`, `units_${done.id}`].map((key) => ledger[key]?.value);
  const month = ledger.left_month?.value;
  if (hand && pieces?.every((one) => one !== undefined) && month !== undefined) {
    const own = pieces.reduce((product, one) => product * one, hand.paid / 2);
    add(
      "own_half",
      `Left a month at the end of year 3, half of each ${hand.job} done yourself`,
      month + own,
      "left + half of what that person gets",
      ["left_month"],
    );
  }
  const asked = askedUs(brief)?.one?.month;
  if (asked)
    add("asked_month", "What who asked for a price would bring a month", asked, "things x price", []);
  return { ...facts, ...elsewhereFacts(brief), ...gapFacts(brief) };
}
