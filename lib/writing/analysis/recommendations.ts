import { CONCEPT_TAKES } from "../concept";
import { sentence } from "../english";
import { t } from "../frames";
import { insights } from "../insights/insights";
import type { Material } from "../material";

const WANTED = 7;

/** Six to eight, the largest effect first, none of which the concept gives already. */
export function strategicRecommendations(m: Material): string[] {
  const own = [
    t`Sell ${m.name} at full price to ${m.show("pilot_target")} ${m.who} before building more; that is the number the plan's first month rests on. Watch: ${m.who} who paid or signed.`,
    t`Do not pay more than ${m.show("cac_marketing")} in marketing for one of the ${m.who} until the time people stay has been measured. Watch: marketing money per customer won.`,
  ];
  const further = insights(m).recommendations.slice(CONCEPT_TAKES);
  const rest = [
    t`Keep the first ${m.who} longer than the model assumes (${m.show("churn")} leave each month), by calling everyone who goes quiet. Watch: ${m.who} lost each month.`,
    m.context.model.ask > 0
      ? t`Raise nothing before day 60: with measured figures for ${m.name} the same ${m.show("ask")} is an easier conversation. Watch: assumptions replaced by measurements.`
      : "",
    t`Spend the first month on ${m.channels[0].name} alone and judge ${m.channels[1].name} only against its result. Watch: ${m.action}s per hour of your own.`,
    t`Live with ${m.kind.today[0]} for a week, as ${m.who} do, and keep a list of what ${m.name} would have to do better. Watch: entries on that list.`,
    t`Build on purpose what nobody can copy from ${m.name}: ${m.kind.moat}. Watch: how much of it exists at day 60.`,
  ];
  return [...own, ...further, ...rest].filter(Boolean).slice(0, WANTED).map(sentence);
}

/** What to do in the next two weeks, one line each. */
export function nextActions(m: Material): string[] {
  return [
    `Write the names of twelve ${m.who}${m.place ? ` in ${m.place}` : ""} and how you reach each one.`,
    `Hold the first six conversations about the last time it happened, without mentioning ${m.name}.`,
    m.charged
      ? `Say ${m.charged} out loud to five of them and write down the first reaction.`
      : `Name a price for ${m.name} to five of them and write down the first reaction.`,
    `Try these yourself, with a stopwatch: ${m.rivalsToTry}.`,
    `Agree with three ${m.who} on how ${m.pilotMeasure} is counted.`,
    `${m.ruleCheck}`,
  ].map(sentence);
}
