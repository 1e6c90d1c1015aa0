import { countFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";

const MONTH = 30;
const DAYS = 60;
/** Fewer prove nothing: a single one may be a friend. */
const FEWEST = 2;
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

/** The thresholds of the 60-day plan: how many customers the plan's own months have by then. */
export function gateFacts(model: FinancialModel): Fact[] {
  const { noun } = model.assumptions.demand;
  const by = (day: number) => Math.max(FEWEST, Math.round(plannedBy(model, day)));
  const pilots = Math.min(BY_HAND, by(DAYS), by(40));
  return [
    countFact("pilot_target", "Paid or signed pilots", pilots, "pilots", {
      formula: `new customers of the plan up to day 40, at least ${FEWEST}, at most ${BY_HAND}, whom one person can serve and ask by hand`,
    }),
    countFact("gate20_interviews", "Interviews by day 20", INTERVIEWS, "interviews", {
      formula: "enough to hear the same problem several times",
    }),
    countFact("gate20_signals", "Interviewed people who name the problem unprompted", 5, "people", {
      formula: "5 of 12 interviews",
      inputs: ["gate20_interviews"],
    }),
    countFact("gate40_pilots", "Pilots at a stated price by day 40", pilots, "pilots", {
      formula: "same as the pilot target",
      inputs: ["pilot_target"],
    }),
    countFact("gate60_customers", "Customers paying or signed by day 60", by(DAYS), noun, {
      formula: `new customers of months 1 and 2 of the plan; where sales begin later, those of their first month × 60 / the days until then; at least ${FEWEST}`,
    }),
  ];
}
