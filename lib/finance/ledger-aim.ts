import { countFact, moneyFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";

const WEEKS_A_MONTH = 52 / 12;

/** What a stand at such a day takes. */
export const standFacts = ({ assumptions: { soldAt }, currency }: FinancialModel): Fact[] =>
  soldAt?.stand
    ? [
        moneyFact(currency)("stand_day", `A stand at a day like ${soldAt.where}`, soldAt.stand, {
          formula: "Planning value for a small stand; no source.",
        }),
      ]
    : [];

/** What the plan sells in its last month, beside so many a month as the founder means to. */
function paceFacts({ assumptions: { aimOfPace: aim, lines }, months }: FinancialModel): Fact[] {
  const main = lines.find(({ later }) => !later);
  const often = (main?.unitsPerCustomerMonth?.value ?? 0) * (main?.attach?.value ?? 1);
  const planned = (months.at(-1)?.customers ?? 0) * often;
  return aim && planned > 0
    ? [
        countFact("aim_pace_planned", "What the plan sells in its last month", planned, "pieces", {
          formula: "customers of the last month × purchases of each",
        }),
      ]
    : [];
}

/** What the founder's aim in pieces asks for and would leave, beside what the plan sells in the same time. */
export function aimFacts(model: FinancialModel): Fact[] {
  const { assumptions, months, unit, currency } = model;
  const { aimOfPieces: aim, soldAt, costs } = assumptions;
  if (!aim) return paceFacts(model);
  const amount = moneyFact(currency);
  const [main] = assumptions.lines;
  const each = main?.quantity?.value ?? 1;
  const within = months.slice(0, aim.month);
  const planned = within.reduce((sum, { newCustomers }) => sum + newCustomers, 0) * each;
  const sold = within.reduce((sum, { revenue }) => sum + revenue, 0);
  const growing = planned > 0 ? costs.overheadShare.value * sold * (aim.pieces / planned) : 0;
  const spent =
    within.reduce((sum, { oneOff }) => sum + oneOff, 0) + costs.overhead.value * aim.month + growing;
  const left = (aim.pieces / each) * unit.contribution - spent;
  const made = aim.pieces * (main?.unitCost?.value ?? 0);
  return [
    countFact("aim_pieces", "What you aim to sell", aim.pieces, "pieces", { formula: `Stated: ${aim.said}` }),
    countFact("aim_planned", "What the plan sells by then", planned, "pieces", {
      formula: "new customers up to that month",
      inputs: ["new_customers_y1"],
    }),
    countFact("aim_per_month", "Your aim a month", aim.pieces / aim.month, "pieces", {
      formula: "aim / months",
      inputs: ["aim_pieces"],
    }),
    countFact("aim_per_week", "Your aim a week", aim.pieces / aim.month / WEEKS_A_MONTH, "pieces", {
      formula: "aim a month × 12 / 52",
      inputs: ["aim_per_month"],
    }),
    ...(soldAt
      ? [
          countFact("aim_days", `Days like ${soldAt.where}`, aim.pieces / soldAt.count, "days", {
            formula: "aim / what one such day sold",
            inputs: ["aim_pieces"],
          }),
        ]
      : []),
    ...(made > 0
      ? [
          amount("aim_made", "What making them costs", made, {
            formula: "aim × stated cost of one",
            inputs: ["aim_pieces"],
          }),
          amount("aim_made_month", "Of it in a month", made / aim.month, {
            formula: "what making them costs / months",
            inputs: ["aim_made"],
          }),
        ]
      : []),
    amount("aim_left", "What the aim would leave, before your own pay and advertising", left, {
      formula: "aim × contribution − launch, overhead and what of it grows with revenue",
      inputs: ["aim_pieces", "contribution", "overhead_month", "launch_cost"],
    }),
    amount("aim_left_month", "Of it in a month", left / aim.month, {
      formula: "what the aim would leave / months",
      inputs: ["aim_left"],
    }),
  ];
}
