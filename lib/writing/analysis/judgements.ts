import { claimOf } from "../claim-of";
import { list } from "../english";
import { ifAny, para, t } from "../frames";
import type { Material } from "../material";
import { notSized } from "./market";
import { howSure } from "./market-count";
import { limitInShort } from "./market-limit";
import { pilotOnly } from "./marketing";
import { isUnpaidTime } from "./no-advertising";
import { openingCash } from "./opening-cash";
import { doneToday } from "./today";
import { figuresOfVagueInShort } from "./vague";
import { limitTold } from "./winning-limit";

/** Is the market large enough? */
export const marketJudged = (m: Material): string =>
  m.vague ? notSized(m) : para(limitInShort(m), howSure(m));

function hardestRival(m: Material): string {
  const [nearest] = m.rivals;
  const known = m.competitors.find(({ general, kind }) => !general && !/^\p{L}+ing /u.test(kind));
  if (nearest)
    return `The hardest to beat is ${nearest}: whoever uses it has to see on a case of their own that ${m.name} does it better`;
  if (doneToday(m))
    return `The hardest rival is today's habit, ${list(m.habits.slice(0, 2), "or")}, because it needs no decision`;
  return known
    ? `The hardest to win are those who rely on ${known.kind}: as far as we can tell they stay because ${known.why}`
    : m.vary(
        "inertia",
        `The hardest rival is that people leave things as they are, because that needs no decision`,
        `Most people will do nothing at first, and that is harder to beat than any company`,
      );
}

/** What is hardest about those whom customers turn to today? */
export function competitionJudged(m: Material): string {
  if (m.vague)
    return para(
      `Competitors can only be named once ${m.name} does one thing for one group; until then anything people do today competes with it`,
    );
  return para(
    hardestRival(m),
    claimOf(m) &&
      m.vary(
        "claim-short",
        `Nobody knows yet whether ${m.group.crowd} care about what sets ${m.name} apart, so test that first`,
        `The first thing to test is whether ${m.group.crowd} care about what sets ${m.name} apart`,
      ),
  );
}

/** Most of the growth comes without an advertisement. */
const MOSTLY_FREE = 0.5;

/** What holds back the winning of customers? */
export function marketingJudged(m: Material): string {
  if (m.context.model.stopsGrowth) return pilotOnly(m);
  if (m.vague) return "The bottleneck is the choice of a group: nobody can be reached before it is made.";
  const fresh = m.context.model.assumptions.demand.startCustomers.value > 0 ? "new " : "";
  if (isUnpaidTime(m))
    return para(
      t`The bottleneck is your own time: ${m.say("new_customers_y1")} ${ifAny(fresh)}${m.customerNoun} in the first year have to come from calls, visits and word of mouth`,
      `Give ${m.channels[0].name} four weeks, and change to ${m.channels[1].name} if nobody buys`,
    );
  const free = (m.fact("free_customers")?.value ?? 0) / (m.fact("all_new_customers")?.value || 1);
  return para(
    free > MOSTLY_FREE
      ? m.vary(
          "bottleneck",
          t`The bottleneck is word of mouth: the plan assumes that ${m.show("free_customers")} of its ${m.show("all_new_customers")} new ${m.customerNoun} come without advertising`,
          t`Everything hangs on those whom nobody pays for: ${m.show("free_customers")} of ${m.show("all_new_customers")} new ${m.customerNoun} in three years, by assumption`,
        )
      : t`The bottleneck is what a new customer costs: about ${m.show("cac_marketing")} of marketing each, from ${m.show("marketing_month")} a month`,
    m.vary(
      "may-cost",
      t`A customer won by marketing may cost ${limitTold(m)}`,
      t`The ceiling for one customer won by marketing is ${limitTold(m)}`,
    ),
  );
}

/** The three years as a small table in words. */
export function yearsInShort(m: Material): string {
  if (m.vague) return figuresOfVagueInShort();
  const once = m.context.model.unit.basis === "purchase";
  const line = (n: number) =>
    para(
      t`Year ${n}: ${m.show(`rev_y${n}`)} of revenue, a result of ${m.show(`ebitda_y${n}`)}, ${m.show(`cash_y${n}`)} of cash at the end, ${m.show(once ? `new_customers_y${n}` : `cust_y${n}`)} ${m.customerNoun}${ifAny(once ? " in the year" : "")}`,
    );
  const there = openingCash(m.context.model);
  const counts = there
    ? t`Cash counts the ${there} that is there at the start and nothing raised`
    : m.vary(
        "cash-counted",
        "Cash is counted before any money is put in",
        "Money that you put in or raise is not in the cash",
        "The cash leaves out whatever is put in at the start",
      );
  return [line(1), line(2), line(3), para(counts)].filter(Boolean).join("\n");
}
