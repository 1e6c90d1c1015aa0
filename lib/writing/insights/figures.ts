import { priceMoney } from "@/lib/finance/money";
import { cap } from "../english";
import { t } from "../frames";
import { rule } from "./rule";

const LONG_PAYBACK = 12;
const RARE_RATIO = 8;
const FEW = 60;

/** What single figures of this plan ask for. */
export const FIGURE_RULES = [
  rule("seats", 69, (m) => {
    const line = m.lines.find(({ quantity, kind }) => quantity && kind === "recurring");
    const count = line?.quantity;
    if (!count || !m.show("revenue_per_customer")) return null;
    return {
      recommendation: t`The bill follows a count: ${String(Math.round(count.value))} each make ${m.show("revenue_per_customer")} ${m.basis} from one customer. Ask the next ten ${m.who} for their own count before any discount is spoken of. Watch: the count of ${m.who}, asked and not guessed.`,
    };
  }),
  rule("slow-payback", 65, (m) => {
    const months = m.fact("payback")?.value ?? 0;
    return months > LONG_PAYBACK && m.lines.some(({ kind }) => kind === "recurring")
      ? {
          recommendation: t`It takes ${m.show("payback")} to earn back the ${m.show("cac")} that one of the ${m.who} costs. Offer the first three ${m.who} a year paid in advance at the same price. Watch: ${m.who} who pay for a year.`,
        }
      : null;
  }),
  rule("equipment", 75, (m) => {
    const { capex } = m.context.brief.stated;
    return capex && capex.provenance !== "assumption"
      ? {
          recommendation: t`Borrow or rent what costs ${priceMoney(capex.value, m.context.brief.currency)} for the pilots of ${m.name}, and buy only when day 40 has passed. Watch: days in use per week, before anything is bought.`,
        }
      : null;
  }),
  rule("reason-to-stay", 54, (m) => {
    const [first] = m.competitors;
    return first && !m.vague
      ? {
          recommendation: t`Ask three ${m.who} who use ${first.kind} whether they stay because ${first.why}; if so, ${m.name} has to answer that before anything else. Watch: reasons named by ${m.who}, in their order.`,
        }
      : null;
  }),
  rule("few-customers", 53, (m) => {
    const within = m.fact("som_customers")?.value ?? 0;
    return within > 0 && within < FEW && !m.vague
      ? {
          recommendation: t`Only ${m.show("som_customers")} ${m.customerNoun} are within reach by year 3, so three that leave are felt at once. Visit each of the ${m.who} once a quarter, paid for or not. Watch: ${m.who} not spoken to for 60 days.`,
        }
      : null;
  }),
  rule("rare-ratio", 58, (m) => {
    const ratio = m.fact("ltv_cac")?.value ?? 0;
    return ratio > RARE_RATIO && !m.vague
      ? {
          recommendation: t`${cap(m.show("ltv_cac"))} between what one of the ${m.who} is worth and costs is rare: it is the ${m.show("churn")} a month or the ${m.show("cac")} that is wrong. Measure both on the first ten. Watch: ${m.who} still there in the second month.`,
        }
      : null;
  }),
];
