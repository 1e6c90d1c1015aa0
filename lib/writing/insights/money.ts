import { cap, list } from "../english";
import { t } from "../frames";
import { linePhrase } from "../prices";
import { rule } from "./rule";

/** What the prices, costs and the model say. */
export const MONEY_RULES = [
  rule("no-price", 95, (m) =>
    m.context.brief.missing.includes("price")
      ? {
          recommendation: t`There is no price yet, so every figure of ${m.name} below is assumed. Hold five price conversations with ${m.who} and name a figure yourself in each. Watch: how many say yes without a discount.`,
        }
      : null,
  ),
  rule("unit-loss", 100, (m) =>
    m.context.model.stopsGrowth
      ? {
          recommendation: t`${cap(m.name)} loses money on each sale as described. ${m.context.model.warnings.find((w) => w.rule === "unit-loss")?.text} Settle that before anything else. Watch: what is left of one sale.`,
        }
      : null,
  ),
  rule("unit-margin", 78, (m) => {
    const [margin] = Object.values(m.derived).filter((fact) => fact.key.startsWith("margin_"));
    if (!margin || margin.value <= 0) return null;
    return {
      strength: t`Your own price less your own cost leaves ${margin.display} a sale -> there is something to pay for winning the customer with.`,
      recommendation: t`Of ${margin.display} per sale, ${m.name} still has to pay for winning the customer, for mistakes and for you. Fix today the most it may spend to win one of the ${m.who}. Watch: acquisition cost against ${margin.display}.`,
    };
  }),
  rule("per-deal", 82, (m) => {
    const fact = m.derived.per_deal;
    return fact
      ? {
          recommendation: t`A deal leaves ${m.name} ${fact.display} before payment fees, so volume per customer decides. Find out how often ${m.who} really come back before spending on new ones. Watch: deals per active customer and month.`,
        }
      : null;
  }),
  rule("share-paid", 62, (m) => {
    const [fact] = Object.values(m.derived).filter((f) => f.key.startsWith("after_share_"));
    return fact
      ? {
          recommendation: t`After the share you pay away, ${fact.display} of each sale stays with ${m.name}. Test with two providers whether that share holds when ${m.name} grows. Watch: ${fact.display} staying, not shrinking.`,
        }
      : null;
  }),
  rule("recurring", 61, (m) => {
    const line = m.lines.find((l) => l.kind === "recurring");
    return line
      ? {
          strength: t`${cap(linePhrase(line, m.context.brief.currency))} comes back by itself -> each of the ${m.who} won once keeps counting, so keeping them is worth more to ${m.name} than finding them.`,
        }
      : null;
  }),
  rule("by-use", 60, (m) => {
    const line = m.lines.find((l) => l.kind === "perUse" || l.kind === "take" || l.kind === "capacity");
    return line
      ? {
          strength: t`${cap(linePhrase(line, m.context.brief.currency))} is paid when the value arises -> ${m.who} risk little by trying ${m.name}.`,
        }
      : null;
  }),
  rule("two-prices", 57, (m) =>
    m.lines.filter(({ kind }) => kind !== "grant").length > 1
      ? {
          recommendation: t`You name ${list(
            m.lines.slice(0, 3).map((l) => linePhrase(l, m.context.brief.currency)),
            "and",
          )}. Launch ${m.name} with the first alone and add the next when ${m.who} ask how to pay for more. Watch: questions about the bill among the first twelve ${m.who}.`,
        }
      : null,
  ),
  rule("full-house", 76, (m) => {
    const fact = m.derived.full_house;
    return fact
      ? {
          recommendation: t`Full to the last unit, one site of ${m.name} takes in ${fact.display} a day; no effort brings more. Sell out the first site of ${m.name} before building a second. Watch: share of capacity sold per day.`,
        }
      : null;
  }),
  rule("break-even", 67, (m) => {
    if (m.context.model.breakEvenMonth !== null || !m.show("rev_y3")) return null;
    return {
      recommendation: t`On these figures ${m.name} reaches ${m.show("rev_y3")} in year 3 and still does not carry its costs. Test a higher price with new ${m.who} before planning to grow. Watch: ${m.who} who accept the higher price.`,
    };
  }),
  rule("carries", 55, (m) => {
    const month = m.context.model.breakEvenMonth;
    return month && m.show("be_month")
      ? {
          strength: t`The base case carries its own costs from ${m.show("be_month")} -> ${m.name} depends on money from others for a limited time.`,
        }
      : null;
  }),
  rule("sensitive", 79, (m) =>
    m.sensitive
      ? {
          recommendation: t`Of all assumptions about ${m.name}, ${m.sensitive} moves the cash of year 3 most. Measure it on the first ten ${m.who} before refining anything else. Watch: ${m.sensitive}, measured among ${m.who} against assumed.`,
        }
      : null,
  ),
  rule("small-ask", 45, (m) =>
    m.context.model.ask <= 0 && !m.vague
      ? {
          strength: t`The base case of ${m.name} never runs out of cash -> it can be started from its own sales, with no investor to convince.`,
        }
      : null,
  ),
  rule("free-limit", 68, (m) =>
    /\b(freemium|free (plan|tier|edition|version)|first .* free)\b/i.test(
      m.context.brief.answers.businessModel,
    ) && !m.foreign
      ? {
          recommendation: t`Say where the free part of ${m.name} ends. Name the one thing that ${m.who} reach in normal use and that starts the bill. Watch: the share of free ${m.who} who reach it within 30 days.`,
        }
      : null,
  ),
  rule("funder-mix", 77, (m) =>
    m.archetype === "nonprofit"
      ? {
          recommendation: t`A single funder can end ${m.name} in one meeting. Plan a second source before the first grant is spent, and keep three months of what ${m.name} costs aside. Watch: months that are paid for.`,
        }
      : null,
  ),
  rule("stock", 59, (m) =>
    m.archetype === "hardware"
      ? {
          recommendation: t`Parts of ${m.name} are paid long before a unit is sold. Take pre-orders from ${m.who} for the first series of ${m.name} and order only that many. Watch: paid pre-orders against units ordered.`,
        }
      : null,
  ),
  rule("later-line", 42, (m) => {
    const later = m.context.brief.lines.find((l) => l.later);
    return later && !m.foreign
      ? {
          recommendation: t`${cap(linePhrase(later, m.context.brief.currency))} is stated for later and stays out of the base case of ${m.name}. Write down what has to happen first. Watch: that trigger, monthly.`,
        }
      : null;
  }),
];
