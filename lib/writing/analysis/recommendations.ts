import { CONCEPT_TAKES } from "../concept";
import { sentence } from "../english";
import { t } from "../frames";
import { insights } from "../insights/insights";
import type { Material } from "../material";

const WANTED = 7;

/** Six to eight, the largest effect first, none of which the concept gives already. */
export function strategicRecommendations(m: Material): string[] {
  const { unit, ask, breakEvenMonth } = m.context.model;
  const monthly = unit.basis === "month";
  const own = [
    t`Get ${m.say("pilot_target")} ${m.payer} to pay the full price of ${m.name} before you build more; the first month of the plan depends on it. Watch: how many have paid or signed.`,
    monthly
      ? t`Spend no more than ${m.show("cac_marketing")} of marketing on a customer until you know how long customers of ${m.name} stay. Watch: marketing money per paying customer.`
      : t`Spend no more than ${m.show("cac_marketing")} of marketing on a sale of ${m.name} until you know what it really leaves. Watch: marketing money per paying customer.`,
  ];
  const further = insights(m).recommendations.slice(CONCEPT_TAKES);
  const rest = [
    monthly
      ? t`Call every customer of ${m.name} who goes quiet; the plan survives ${m.show("churn")} leaving each month, not more. Watch: customers lost each month.`
      : "",
    ask > 0 && breakEvenMonth
      ? t`Do not raise money before day 60; with measured figures for ${m.name}, ${m.show("ask")} is easier to ask for. Watch: assumptions replaced by measurements.`
      : "",
    t`Put the first month into ${m.channels[0].name} alone, and try ${m.channels[1].name} only if that falls short. Watch: ${m.action}s per hour of your own time.`,
    m.todayKnown &&
      t`Watch three customers rely on ${m.kind.today[0]} and list what ${m.name} would have to do better. Watch: length of that list.`,
    !m.todayKnown &&
      t`Ask ten customers what they would do if ${m.name} did not exist, and note the price of that. Watch: the answer heard most often.`,
    t`Start building what others cannot copy from ${m.name}: ${m.kind.moat}. Watch: how much of it exists at day 60.`,
  ];
  return [...own, ...further, ...rest]
    .filter((said): said is string => Boolean(said))
    .slice(0, WANTED)
    .map(sentence);
}

/** What to do in the next two weeks, one line each. */
export function nextActions(m: Material): string[] {
  return [
    `List twelve ${m.who}${m.place && !m.who.includes(m.place) ? ` in ${m.place}` : ""} by name, with the way you will reach each one.`,
    `Hold the first six conversations about the last time the problem came up, without mentioning ${m.name}.`,
    m.charged
      ? `Say the price out loud to five of them (${m.charged}) and write down the first reaction.`
      : `Name a price for ${m.name} to five of them and write down the first reaction.`,
    `Try the alternatives yourself, with a stopwatch: ${m.rivalsToTry}.`,
    `Agree with three of them how to count ${m.pilotMeasure}.`,
    m.ruleCheck,
  ].map(sentence);
}
