import { caseOf } from "../case";
import { billedTo } from "../case-price";
import { CONCEPT_TAKES } from "../concept";
import { cap, sentence } from "../english";
import { quote, t } from "../frames";
import { insights } from "../insights/insights";
import type { Material } from "../material";
import { spendLimit } from "../spend";
import { inside, spoken, stakesOf } from "../stakes";

const WANTED = 7;

/** While each sale loses money there is one task: a price or a cost that leaves something. */
function mending(m: Material): string[] {
  return [
    t`Ask the next ten ${m.payer} for a price above the one that only ends the loss (${m.mend || "still to be found"}), and take no order below it. Watch: how many of the ten accept.`,
    `Take the cost apart: for ten deliveries, write down what material, hours and transport took. Watch: the largest of the three, per unit.`,
    `Ask two suppliers for their price at five times your volume. Watch: the cost per unit in both offers.`,
    t`Hold back ${m.channels[0].name} until a sale leaves something, because every further customer now costs money. Watch: what is left of one sale.`,
    t`Rank the first ${m.show("cust_y1")} ${m.customerNoun} by what each leaves after its own costs, and keep only the kind that leaves something. Watch: the share of them worth keeping.`,
  ].filter(Boolean);
}

function growing(m: Material): string[] {
  const { unit, ask, assumptions } = m.context.model;
  const [, next] = [...new Set(assumptions.people.map(({ role }) => role.toLowerCase()))];
  const hires = (m.fact("headcount_y3")?.value ?? 1) > 1;
  return [
    ask > 0 && !m.early && m.show("trough_month") !== m.show("be_month")
      ? t`Settle by day 60 where ${m.show("ask")} comes from: the account is lowest in ${m.show("trough_month")}, ${m.lowAfterEven ? "because every new customer binds money first" : "before it covers its costs"}. Watch: how much of that sum is promised in writing.`
      : "",
    unit.basis === "month"
      ? t`Call all ${m.group.crowd} who go quiet; the plan survives ${m.show("churn")} leaving each month, not more. Watch: customers lost each month.`
      : "",
    next && hires
      ? t`Note which of your hours belong to the next person the plan hires (${next}), so that the post is described before ${m.show("rev_y3")} of revenue a year can pay it. Watch: hours a week that could be handed over.`
      : "",
    t`Begin with ${m.channels[0].name} and try ${m.channels[1].name} only if that falls short. Watch: ${m.action}s for each hour you put in.`,
  ].filter(Boolean);
}

/** Six to eight, the largest effect first, none of which the concept gives already. */
export function strategicRecommendations(m: Material): string[] {
  const { stopsGrowth, unit } = m.context.model;
  const further = insights(m).recommendations.slice(CONCEPT_TAKES);
  const c = caseOf(m);
  const sold =
    /\b(?:sold|bought|ordered)\b/i.test(c.done ?? "") && m.lines.some(({ kind }) => kind === "unitSale");
  const pilots = sold
    ? t`Go back to those behind ${quote(c.done ?? "")} and ask for the next order at the full price; whether they come again decides more than new faces. Watch: how many order a second time.`
    : billedTo(m)
      ? t`Bring about ${m.say("pilot_target")} ${c.job[1]} of ${m.who} with the ${billedTo(m)} at the full ${m.lines[0]?.takeRate ? "share" : "price"} before you build more; the first month of the plan depends on it. Watch: ${c.job[1]} paid through ${m.name}.`
      : t`Get ${m.say("pilot_target")} ${m.pledged?.buyers ? `of the ${m.pledged.people}` : m.payer} to pay the full price before you build more; the first month of the plan depends on it. Watch: how many have paid or signed.`;
  const rest = [
    m.todayKnown
      ? t`Sit with three ${m.group.crowd} who ${m.goOn} and list what you would have to do better. Watch: length of that list.`
      : t`Ask ten ${m.group.crowd} what they would do without it, and note the price of that. Watch: the answer heard most often.`,
    m.moat
      ? t`Start building what others cannot copy: ${m.moat}. Watch: how much of it exists at day 60.`
      : t`What nobody could copy is not in your answers: note beside each of the first ten ${m.payer} why they chose you. Watch: the reason that comes back.`,
    unit.basis === "month"
      ? t`Spend no more than ${spendLimit(m)} of marketing on a customer until you know how long customers stay. Watch: marketing money per paying customer.`
      : t`Spend no more than ${spendLimit(m)} of marketing on a sale until you know what it really leaves. Watch: marketing money per paying customer.`,
  ];
  const tried = stakesOf(c)
    .slice(1, 3)
    .map((stake) => {
      const { title, done } = stake.trial;
      return `${cap(quote(stake.said))}: ${inside(spoken(title, stake, c), c)}, until ${inside(spoken(done, stake, c), c)}. Watch: ${inside(spoken(stake.watch, stake, c), c)}.`;
    });
  const own = stopsGrowth ? mending(m) : [pilots, ...tried];
  return [...own, ...further, ...(stopsGrowth ? [] : growing(m)), ...rest]
    .filter((said): said is string => Boolean(said))
    .slice(0, WANTED)
    .map(sentence);
}

/** What to do in the next two weeks, one line each. */
export function nextActions(m: Material): string[] {
  return [
    m.pledged?.buyers
      ? `Ring six of the ${m.pledged.people} and ask each what they expect of the first day.`
      : `List twelve ${m.who}${m.place && !m.who.includes(m.place) ? ` in ${m.place}` : ""} by name, with the way you will reach each one.`,
    `Hold the first six conversations about the last time the problem came up, without mentioning your offer.`,
    m.charged
      ? `Say the price out loud to five of them (${m.charged}) and write down the first reaction.`
      : `Name a price to five of them and write down the first reaction.`,
    `Try the alternatives yourself, with a stopwatch: ${m.rivalsToTry}.`,
    `Agree with three of them how to count ${m.pilotMeasure}.`,
    m.ruleCheck,
  ].map(sentence);
}
