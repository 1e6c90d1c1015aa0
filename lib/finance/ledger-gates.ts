import { countFact, moneyFact } from "./fact";
import type { Fact } from "./ledger";
import { groupOf } from "./ledger-groups";
import type { FinancialModel } from "./model";
import { perUsd } from "./scale";
import { freeAtStart } from "./unit";

const MONTH = 30;
const DAYS = 60;
/** Fewer prove nothing: a single one may be a friend. */
const FEWEST = 2;
/** Fewest by day 60, by what is paid at once, in US dollars: many small payments are won sooner than a few large ones. */
const FEWEST_PAYING = [
  { below: 30, many: 5 },
  { below: 2_000, many: 3 },
] as const;
/** Of all who can be won, no more than so large a part within sixty days. */
const PART_OF_ALL = 1 / 4;
/** Of those of day 60, so many have to promise a day and a sum by day 20. */
const PROMISED_BEFORE = 2 / 3;
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

/** Customers who carry the first class or trip; 0 where none has a cost of its own. */
function carryingOne(model: FinancialModel): number {
  const told = groupOf(model);
  return told?.carries && told.carries <= told.group.size
    ? Math.ceil(told.carries / (told.line.quantity?.value ?? 1))
    : 0;
}

/** Fewest who have to pay by day 60, whatever the plan's pace: who carries one whole class or trip, more than came before, else by the size of one payment and by how many there are. */
function fewestPaying(model: FinancialModel): number {
  const { unit, currency, market, assumptions } = model;
  const [line] = assumptions.lines;
  const once = ((unit.price ?? 0) * (line?.quantity?.value ?? 1)) / perUsd(currency);
  const many = FEWEST_PAYING.find(({ below }) => once < below)?.many ?? FEWEST;
  const winnable = Math.floor(market.somCustomers * PART_OF_ALL);
  return Math.max(
    FEWEST,
    carryingOne(model),
    Math.min(many, winnable),
    Math.min(moreThanSoFar(model), winnable),
  );
}

const HALF_A_YEAR = 6;
/** More than what was promised or sold before, as far as it can be served within the sixty days and the plan wins as many in half a year; 0 where nothing was. */
function moreThanSoFar({ assumptions: { demand }, months }: FinancialModel): number {
  const served = demand.mostNew
    ? Math.floor((demand.mostNew.value * DAYS) / MONTH)
    : Number.POSITIVE_INFINITY;
  const planned = months.slice(0, HALF_A_YEAR).reduce((sum, { newCustomers }) => sum + newCustomers, 0);
  return Math.min(Math.ceil(demand.reached?.value ?? 0), served, Math.floor(planned));
}

/** What has to be sold ahead is what day 60 asks for. */
function soldAhead({ assumptions: { presale } }: FinancialModel, paying: number): Fact | null {
  return presale && presale.units >= paying
    ? countFact("gate60_customers", "Ordered ahead by day 60", presale.units, "orders", {
        formula: `Stated: ${presale.said}`,
      })
    : null;
}

function whyFewest(model: FinancialModel, fewest: number): string {
  const { reached } = model.assumptions.demand;
  if (carryingOne(model) === fewest) return "who carry the first one";
  return reached && moreThanSoFar(model) === fewest ? reached.note : "by what one pays at once";
}

/** What those who order ahead leave for what has to be made first. */
const aheadFacts = ({ assumptions: { presale }, unit, currency }: FinancialModel): Fact[] =>
  presale && unit.contribution > 0
    ? [
        moneyFact(currency)(
          "presale_left",
          "What the orders ahead leave",
          presale.units * unit.contribution,
          {
            formula: "orders ahead × what one sale leaves after direct costs and fees",
            inputs: ["gate60_customers", "contribution"],
          },
        ),
      ]
    : [];

/** The thresholds of the 60-day plan: how many new customers the plan's own months have by then, rounded down, and how many of them promise first. */
export function gateFacts(model: FinancialModel): Fact[] {
  const { noun } = model.assumptions.demand;
  const day = payingDay(model);
  const fewest = fewestPaying(model);
  const paying = Math.max(fewest, Math.floor(plannedBy(model, day) + EXACT));
  const ahead = soldAhead(model, paying);
  const goal = ahead?.value ?? paying;
  const pilots = Math.max(FEWEST, Math.min(BY_HAND, Math.ceil(goal * PROMISED_BEFORE - EXACT)));
  return [
    ...aheadFacts(model),
    countFact("pilot_target", "New customers with a day and a sum promised by day 20", pilots, "customers", {
      formula: `two thirds of those of day 60, at least ${FEWEST}, at most ${BY_HAND}, whom one person can serve and ask by hand`,
      inputs: ["gate60_customers"],
    }),
    countFact("gate20_interviews", "Interviews by day 20", INTERVIEWS, "interviews", {
      formula: "enough to hear the same problem several times",
    }),
    countFact("gate20_signals", "Interviewed people who name the problem unprompted", 5, "people", {
      formula: "5 of 12 interviews",
      inputs: ["gate20_interviews"],
    }),
    countFact("gate40_pilots", "Of those of day 20, served or using it by day 40", pilots, "customers", {
      formula: "those promised by day 20",
      inputs: ["pilot_target"],
    }),
    ahead ??
      countFact("gate60_customers", "New customers paying or signed by day 60", paying, noun, {
        formula: `new customers of the plan up to day ${day}${day < DAYS ? ", whose free month is over by day 60" : ""}, rounded down; where sales begin later, those of their first month × ${day} / the days until then; at least ${fewest}, ${whyFewest(model, fewest)}`,
      }),
    ...(goal > FEW
      ? [
          countFact("gate60_half", "Half of those of day 60", Math.ceil(goal / 2), noun, {
            formula: "below it the plan ends, from it on one thing is changed",
            inputs: ["gate60_customers"],
          }),
        ]
      : []),
  ];
}
