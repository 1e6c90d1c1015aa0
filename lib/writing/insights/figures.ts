import { paidAlready } from "@/lib/brief/costs/paid-already";
import { groupOf } from "@/lib/finance/ledger-groups";
import { priceMoney } from "@/lib/finance/money";
import { plural } from "../english";
import { t } from "../frames";
import { isSupplier } from "../is-supplier";
import { leaving } from "../leaving";
import { changingInWords, eachWay } from "../ways-apart";
import { rule } from "./rule";

const LONG_PAYBACK = 12;
const FEW = 60;
const SO_FEW = 10;
/** "12 zł per employee per month": who or what is counted. */
const COUNTED =
  /\b(?:per|each|every|an?) (\p{L}{3,}) (?:per|an?|each|every|and) (?:month|year|week|day|quarter)\b/iu;

/** "The monthly plan is GHS 45 per machine". */
const EACH = /\bper (?!month|year|week|day|quarter)(\p{L}{3,})$/iu;

/** What single figures of this plan ask for. */
export const FIGURE_RULES = [
  rule("better-way", 90, (m) => {
    const change = changingInWords(m);
    return change ? { recommendation: `${change}. Watch: of ten new customers, how many take which.` } : null;
  }),
  rule("seats", 69, (m) => {
    const line = m.lines.find(({ quantity, kind }) => quantity && kind === "recurring");
    const count = line?.quantity;
    if (!count || Math.round(count.value) < 2 || !m.show("revenue_per_customer")) return null;
    const unit =
      COUNTED.exec(line.evidence)?.[1]?.toLowerCase() ?? EACH.exec(line.evidence)?.[1] ?? m.group.unit;
    const many = `${Math.round(count.value)} ${unit ? plural(unit) : "paid units"}`;
    if (eachWay(m))
      return {
        recommendation: t`The model counts ${many} for a customer who pays ${m.show(`price_${line.id}`)} for each, and that number is assumed. Ask the next ten customers for their own before you talk about discounts. Watch: the median of their answers.`,
      };
    return {
      recommendation: t`The model counts ${many} for a typical customer, which makes ${m.show("revenue_per_customer")} ${m.basis}. Ask the next ten customers for their own number before you talk about discounts. Watch: the median of their answers.`,
    };
  }),
  rule("slow-payback", 65, (m) => {
    const months = m.fact("payback")?.value ?? 0;
    return months > LONG_PAYBACK && m.lines.some(({ kind }) => kind === "recurring")
      ? {
          recommendation: t`It takes ${m.show("payback")} to earn back the ${m.show("cac")} that a customer costs; offer the first three customers a year paid in advance at the same price. Watch: how many pay for the year.`,
        }
      : null;
  }),
  rule("equipment", 75, (m) => {
    const { capex } = m.context.brief.stated;
    return capex && capex.provenance !== "assumption" && !paidAlready(m.context.brief)
      ? {
          recommendation: t`Before you spend the ${priceMoney(capex.value, m.context.brief.currency)}, get two quotes for each part of it and ask which part can be borrowed, rented or paid later. Watch: how much of it has to be paid before the first sale.`,
        }
      : null;
  }),
  rule("let-equipment", 78, (m) => {
    const { lent } = m.context.brief.stated;
    if (!lent || !m.show("equipment_months")) return null;
    return {
      recommendation: t`Each ${lent.noun} costs ${priceMoney(lent.cost.value, m.context.brief.currency)} before its first month is paid, and a customer earns that back after ${m.show("equipment_months")}. Sign nothing shorter than that, ask for a deposit or the first quarter in advance, and speak to a leasing company before the third one. Watch: money bound in equipment against contracts signed.`,
    };
  }),
  rule("reason-to-stay", 54, (m) => {
    // "Painting cups at home" has no customers.
    const first = m.competitors.find(({ general, kind }) => !general && isSupplier(kind));
    return first && !m.vague
      ? {
          recommendation: t`Ask three ${m.customerNoun} who rely on ${first.kind} what would make them change. Our guess is that they stay because ${first.why}; if they agree, that needs an answer first. Watch: the reasons they give, in their order.`,
        }
      : null;
  }),
  rule("places-that-carry", 79, (m) => {
    const group = groupOf(m.context.model);
    if (!group?.carries || group.carries > group.group.size || m.vague || m.foreign) return null;
    const { unit } = group.group;
    return {
      recommendation: t`Begin no ${unit} before ${m.show("group_even")} of its ${m.show("group_size")} places are paid: it costs ${m.show("group_cost")} however many come. Watch: places paid before each begins.`,
    };
  }),
  rule("few-customers", 53, (m) => {
    const within = m.fact("som_customers")?.value ?? 0;
    return within > 0 && within < FEW && !m.vague
      ? {
          recommendation: t`Only ${m.show("som_customers")} ${m.customerNoun} can be won by year 3, so losing ${within < SO_FEW ? "a single one" : "three"} hurts. Ask each of them once a quarter how it goes and what is missing. Watch: customers you have not asked for 90 days.`,
        }
      : null;
  }),
  rule("rare-ratio", 58, (m) => {
    const rare = m.context.model.warnings.some(({ rule: named }) => named === "ltv-too-good");
    return rare && !m.vague
      ? {
          recommendation: t`On paper a customer is worth ${m.show("ltv_cac")} what it costs to win one. That is rare, so expect ${m.context.model.unit.basis === "month" ? `the ${leaving(m)} who leave${m.show("not_renewing") ? "" : " each month"} or ` : ""}the ${m.show("cac")} to be too kind. Watch: what the first ten customers really cost and bring.`,
        }
      : null;
  }),
];
