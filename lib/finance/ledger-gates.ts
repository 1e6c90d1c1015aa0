import { countFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";
import { freeAtStart } from "./unit";

const MONTH = 30;
const DAYS = 60;
/** Fewer prove nothing: a single one may be a friend. */
const FEWEST = 2;
/** Of so few there is no half that says anything. */
const FEW = 3;
/** So many can be served and asked by hand. */
const BY_HAND = 10;
const INTERVIEWS = 12;

/** New customers of the plan up to a day; where sales begin after the sixty days, so much of the first month's as there has been time to sign them. */
export function plannedBy({ months, assumptions }: FinancialModel, day: number): number {
  const launch = Math.max(1, Math.round(assumptions.demand.launchMonth.value));
  const joined = (month: number) => months[month - 1]?.newCustomers ?? 0;
  const before = (launch - 1) * MONTH;
  if (before >= DAYS) return (joined(launch) * day) / before;
  const whole = Math.floor(day / MONTH);
  return (
    months.slice(0, whole).reduce((sum, { newCustomers }) => sum + newCustomers, 0) +
    (joined(whole + 1) * (day % MONTH)) / MONTH
  );
}

/** Customers of the plan up to a day that are there in full. */
const EXACT = 1e-6;

/** Whoever began with a free month after day 30 cannot have paid by day 60. */
export const payingDay = ({ assumptions }: FinancialModel): number =>
  freeAtStart(assumptions) === 1 ? DAYS - MONTH : DAYS;

/** The thresholds of the 60-day plan: how many new customers the plan's own months have by then, rounded down. */
export function gateFacts(model: FinancialModel): Fact[] {
  const { noun } = model.assumptions.demand;
  const by = (day: number) => Math.max(FEWEST, Math.floor(plannedBy(model, day) + EXACT));
  const paying = payingDay(model);
  const pilots = Math.min(BY_HAND, by(20), by(paying));
  return [
    countFact("pilot_target", "New customers won by day 20", pilots, "customers", {
      formula: `new customers of the plan up to day 20, rounded down, at least ${FEWEST}, at most ${BY_HAND}, whom one person can serve and ask by hand`,
    }),
    countFact("gate20_interviews", "Interviews by day 20", INTERVIEWS, "interviews", {
      formula: "enough to hear the same problem several times",
    }),
    countFact("gate20_signals", "Interviewed people who name the problem unprompted", 5, "people", {
      formula: "5 of 12 interviews",
      inputs: ["gate20_interviews"],
    }),
    countFact("gate40_pilots", "Of those of day 20, served or using it by day 40", pilots, "customers", {
      formula: "those won by day 20",
      inputs: ["pilot_target"],
    }),
    countFact("gate60_customers", "New customers paying or signed by day 60", by(paying), noun, {
      formula: `new customers of the plan up to day ${paying}${paying < DAYS ? ", whose free month is over by day 60" : ""}, rounded down; where sales begin later, those of their first month × ${paying} / the days until then; at least ${FEWEST}`,
    }),
    ...(by(paying) > FEW
      ? [
          countFact("gate60_half", "Half of those of day 60", Math.ceil(by(paying) / 2), noun, {
            formula: "below it the plan ends, from it on one thing is changed",
            inputs: ["gate60_customers"],
          }),
        ]
      : []),
  ];
}
