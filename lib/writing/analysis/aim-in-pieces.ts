import { ifAny, para, quote, t } from "../frames";
import type { Material } from "../material";

/** So near, the plan and the aim are one. */
const NEAR = 0.9;
const at = (m: Material, key: string) => m.fact(key)?.value ?? 0;

/** The plan sells less than the founder means to. */
export const falls = (m: Material): boolean =>
  m.context.model.assumptions.aimOfPieces !== undefined &&
  at(m, "aim_planned") < NEAR * at(m, "aim_pieces") &&
  !m.context.model.stopsGrowth;

/** "75 a month, or in a year 29 times the 31 that you sold at the electricians' fair". */
export function aimTakes(m: Material): string {
  const { soldAt } = m.context.model.assumptions;
  const days = soldAt
    ? t`, or in a year ${m.show("aim_days")} times the ${soldAt.count} that you sold at ${soldAt.where}`
    : "";
  return t`${m.show("aim_per_month")} a month${ifAny(days)}`;
}

const pays = (m: Material) =>
  at(m, "aim_left_month") >= at(m, "founder_pay")
    ? t`more than the ${m.show("founder_pay")} planned for you`
    : t`still less than the ${m.show("founder_pay")} planned for you`;

/** "3,000 loads per month by June", beside what the plan comes to. */
function paceInWords(m: Material): string {
  const { aimOfPace: aim } = m.context.model.assumptions;
  const planned = at(m, "aim_pace_planned");
  if (!aim || planned <= 0) return "";
  if (m.context.model.stopsGrowth)
    return t`You name ${quote(aim.said)} as your aim: as long as a sale costs more than it brings, each of them makes the loss larger`;
  return planned < NEAR * aim.perMonth
    ? t`You name ${quote(aim.said)} as your aim; the plan comes to ${m.show("aim_pace_planned")} a month at its end, so say first who would buy the rest and what each of them leaves`
    : t`Your aim, ${quote(aim.said)}, is met: the plan comes to ${m.show("aim_pace_planned")} a month at its end`;
}

/** What the aim in pieces takes and leaves, beside what the plan dares to count. */
export function aimInWords(m: Material): string {
  const { aimOfPieces: aim } = m.context.model.assumptions;
  if (!aim) return paceInWords(m);
  if (!falls(m)) return para(t`Your aim, to ${aim.said}, is met: the plan comes to ${m.show("aim_planned")}`);
  return para(
    t`You want to ${aim.said}; the plan comes to ${m.show("aim_planned")} in that time`,
    t`Your aim takes ${aimTakes(m)}`,
    t`It would leave ${m.show("aim_left_month")} a month after overhead and launch, before advertising and your own pay: ${pays(m)}`,
    t`Making them costs ${m.show("aim_made")} by your own figures, and ${m.show("aim_made_month")} a month of it is laid out before they are sold: ask first who makes ${m.show("aim_per_week")} a week, and who sells them beside you`,
  );
}

/** What is in the plan of days like the one that is told. */
export function daysInPlan(m: Material): string {
  const { soldAt } = m.context.model.assumptions;
  return soldAt
    ? t`In it are ${soldAt.daysAYear} occasions a year like ${soldAt.where}, at which you sold ${soldAt.count}; how many there are${ifAny(m.show("stand_day") && `, and that a stand costs ${m.show("stand_day")},`)} is assumed, so look it up first`
    : "";
}

/** Who came back, where the plan counts one purchase of each. */
export function cameAgain(m: Material): string {
  const { soldAt } = m.context.model.assumptions;
  return soldAt?.again
    ? t`${soldAt.again} of the first buyers came back for another one, which the plan does not count on`
    : "";
}

/** On a slide. */
export const aimShort = (m: Material): string =>
  falls(m)
    ? t`Our aim: ${m.context.model.assumptions.aimOfPieces?.said}; the plan counts ${m.show("aim_planned")}`
    : "";

/** As the founder says it aloud. */
export const aimSpoken = (m: Material): string =>
  falls(m)
    ? t`Our own aim is higher, to ${m.context.model.assumptions.aimOfPieces?.said}, which is ${m.show("aim_per_month")} a month; this plan counts ${m.show("aim_planned")}`
    : "";
