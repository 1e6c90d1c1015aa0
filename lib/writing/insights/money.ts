import { mainLine } from "@/lib/finance/unit";
import { aimTakes, falls } from "../analysis/aim-in-pieces";
import { carriedOf, causeLine, coversOnlyCosts, isNearlyPaid, wouldCarry } from "../analysis/carrying";
import { neverBelowZero } from "../analysis/opening-cash";
import { SENSITIVE } from "../data/sensitive";
import { cap, list } from "../english";
import { ifAny, para, t } from "../frames";
import { doneByHalf } from "../hired-hand";
import type { Material } from "../material";
import { priceInsight } from "../price-today";
import { linePhrase } from "../prices";
import { rule } from "./rule";

/** So seldom a month that eight weeks show nothing. */
const SELDOM = 0.5;
/** Who has customers counts before asking anybody. */
const ofOwnRecords = ({ sensitivity, context }: Material) =>
  (context.brief.stated.customers?.value ?? 0) > 0 ? sensitivity?.own : undefined;

const comesSeldom = ({ sensitivity, context }: Material) =>
  sensitivity === SENSITIVE.usage &&
  (mainLine(context.model.assumptions)?.unitsPerCustomerMonth?.value ?? 1) < SELDOM;

/** What one assumption weighs. */
const swing = (m: Material) => {
  const moved = m.show("sensitivity_top_swing");
  return moved
    ? m.vary(
        "swing",
        `: it can move the cash after three years by ${moved}, more than anything else`,
        `, because no other assumption about customers weighs as much (up to ${moved} of cash after three years)`,
      )
    : "";
};

/** What one customer leaves in a year is enough to win one with. */
const YEAR = 12;

/** What the prices, costs and the model say. */
export const MONEY_RULES = [
  rule("no-price", 95, (m) =>
    m.context.brief.missing.includes("price")
      ? {
          recommendation: m.vague
            ? t`Name a price in five conversations, a different one each time, and see where people hesitate. Watch: how many say yes without a discount.`
            : t`There is no price yet, so every figure is a placeholder. Name one to five possible customers, a different one each time. Watch: how many say yes without a discount.`,
        }
      : null,
  ),
  rule("unit-loss", 100, (m) =>
    m.context.model.stopsGrowth
      ? {
          recommendation: t`Each sale loses money as described. ${m.context.model.warnings.find((w) => w.rule === "unit-loss")?.text} Settle that before anything else. Watch: what is left of one sale.`,
        }
      : null,
  ),
  rule("price-today", 87, priceInsight),
  rule("unit-margin", 57, (m) => {
    const [main] = m.lines;
    const margin = main && m.derived[`margin_${main.id}`];
    if (!margin || margin.value <= 0 || m.context.model.stopsGrowth) return null;
    const paid = linePhrase(main, m.context.brief.currency);
    const { cac } = m.context.model.unit;
    const months = main.kind === "recurring" ? YEAR : 1;
    return {
      strength:
        cac !== null && margin.value * months >= cac
          ? t`After direct costs and fees ${margin.display} is left of ${paid}, which pays for winning the customer.`
          : undefined,
    };
  }),
  rule("per-deal", 82, (m) => {
    const fact = m.derived.per_deal;
    return fact
      ? {
          recommendation: t`An average deal leaves ${fact.display} before payment fees, so everything depends on how often people come back; find that out before you pay for new customers. Watch: deals per active customer and month.`,
        }
      : null;
  }),
  rule("share-paid", 62, (m) => {
    const [fact] = Object.values(m.derived).filter((f) => f.key.startsWith("after_share_"));
    return fact
      ? {
          recommendation: t`After the share you pay away, ${fact.display} of each sale is left; ask two providers whether they would accept that share at ten times the volume. Watch: whether the ${fact.display} holds.`,
        }
      : null;
  }),
  rule("recurring", 61, (m) => {
    const line = m.lines.find((l) => l.kind === "recurring");
    const price = line && linePhrase(line, m.context.brief.currency);
    return line
      ? {
          strength: m.vary(
            "recurring",
            t`Income recurs (${price}): every customer who stays makes the next month easier.`,
            t`A customer has to be won only once and goes on paying ${price}.`,
          ),
        }
      : null;
  }),
  rule("by-use", 60, (m) => {
    const due = m.lines.find((l) => l.kind === "perUse" || l.kind === "take" || l.kind === "capacity");
    // Beside a subscription nothing is free until it is used.
    const line = m.lines.some((l) => l.kind === "recurring") ? undefined : due;
    const price = line && linePhrase(line, m.context.brief.currency);
    return line
      ? {
          strength: t`Customers pay only when they use it (${price}), so a first try costs them little.`,
        }
      : null;
  }),
  rule("two-prices", 57, (m) => {
    const sold = m.lines.filter(({ kind }) => kind !== "grant");
    return sold.length > 1 && !m.mix && !sold.every(({ id }) => /^plan-/.test(id))
      ? {
          recommendation: t`You name ${list(
            m.lines.slice(0, 3).map((l) => linePhrase(l, m.context.brief.currency)),
            "and",
          )}. Explain ${sold.length > 2 ? "them" : "both"} to twelve possible customers and note which part needs explaining twice; that one can wait until you are established. Watch: questions about the bill.`,
        }
      : null;
  }),
  rule("full-house", 76, (m) => {
    const fact = m.derived.full_house;
    return fact
      ? {
          recommendation: t`Fully booked, one site takes in ${fact.display} a month and not more; sell that out before you pay for more capacity. Watch: share of the capacity sold each week.`,
        }
      : null;
  }),
  rule("aim-in-pieces", 89, (m) =>
    falls(m)
      ? {
          recommendation: t`You want to ${m.context.model.assumptions.aimOfPieces?.said}, and the plan dares to count ${m.show("aim_planned")}: your aim takes ${aimTakes(m)}. Settle who makes ${m.show("aim_per_week")} a week and who sells them before you buy material for it. Watch: pieces sold a week, and by which way.`,
        }
      : null,
  ),
  rule("break-even", 88, (m) => {
    const { brief, model } = m.context;
    if (model.breakEvenMonth !== null || model.stopsGrowth || !m.show("rev_y3")) return null;
    if (brief.missing.includes("price") || isNearlyPaid(m)) return null;
    const half = doneByHalf(m, "you");
    return {
      recommendation: para(
        carriedOf(m) === "part"
          ? t`At the end of year 3 the plan leaves ${m.show("left_month")} a month, less than the ${m.show("founder_pay")} planned as your pay${ifAny(half && `; ${half}`)}`
          : coversOnlyCosts(m)
            ? t`With ${m.show("rev_y3")} of revenue in year 3 the plan pays its costs and leaves next to nothing for you`
            : t`With ${m.show("rev_y3")} of revenue in year 3 the plan still does not cover its costs`,
        wouldCarry(m) || causeLine(m),
        "Watch: what a month leaves before your own pay",
      ),
    };
  }),
  rule("carries", 55, (m) => {
    const month = m.context.model.breakEvenMonth;
    return month && m.show("be_month")
      ? {
          strength: t`On these figures ${m.name} carries its costs and the pay planned for you from ${m.show("be_month")}.`,
        }
      : null;
  }),
  rule("sensitive", 79, (m) =>
    m.sensitive
      ? {
          recommendation: `Test ${m.sensitive} first${swing(m)}. ${comesSeldom(m) ? `Ask ten ${m.who} how often they bought it or had it done in the last two years.` : ofOwnRecords(m) || m.sensitivity?.test(m.name, m.who)} Watch: ${comesSeldom(m) ? "times a year per customer" : m.sensitivity?.watch}.`,
        }
      : null,
  ),
  rule("small-ask", 45, (m) =>
    m.context.model.ask <= 0 && !m.vague
      ? {
          strength: `${neverBelowZero(m.context.model)}, so ${m.name} needs no investor to start.`,
        }
      : null,
  ),
  rule("free-limit", 68, (m) =>
    /\b(?:freemium|(?<!\b(?:no|without an?|without) )free (?:plan|tier|edition|version))\b/i.test(
      m.context.brief.answers.businessModel,
    ) && !m.foreign
      ? {
          recommendation: t`Say where the free part ends: name the one thing people reach in normal use that starts the bill. Watch: the share of free users who reach it within 30 days.`,
        }
      : null,
  ),
  rule("funder-mix", 77, (m) =>
    m.archetype === "nonprofit"
      ? {
          recommendation: t`A single funder can end ${m.name} in one meeting; find a second source before the first grant is spent, and keep three months of costs aside. Watch: months that are paid for.`,
        }
      : null,
  ),
  rule("stock", 59, (m) =>
    m.archetype === "hardware"
      ? {
          recommendation: t`Parts have to be paid long before a unit is sold, so take paid pre-orders at ${m.charged || "the full price"} for the first series and order only that many. Watch: paid pre-orders against units ordered.`,
        }
      : null,
  ),
  rule("later-line", 42, (m) => {
    const later = m.context.brief.lines.find((l) => l.later);
    return later && !m.foreign
      ? {
          recommendation: t`${cap(linePhrase(later, m.context.brief.currency))} is planned for later and stays out of the base case. Write down what has to happen before you start it. Watch: that trigger, once a month.`,
        }
      : null;
  }),
];
