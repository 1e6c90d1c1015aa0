import { whatCarries } from "./carries";
import {
  countFact,
  moneyFact,
  monthFact,
  monthsFact,
  priceFact,
  type Source,
  shareFact,
  textFact,
} from "./fact";
import { leftOfFurther, neededInMonth } from "./funds";
import { hoursFrom, hoursOfOne, whoseHands } from "./hands";
import type { Fact } from "./ledger";
import { hourFacts } from "./ledger-hour";
import { oftenShown } from "./ledger-unit";
import type { FinancialModel } from "./model";
import { wholeUp } from "./round-up";
import { isWaiting, loadedPay } from "./staffing";
import { toldTime } from "./told-time";
import { mainLine } from "./unit";

const NEVER = "not within 36 months";

const monthOrNever = (key: string, label: string, month: number | null, formula: string) =>
  month === null
    ? textFact(key, label, 0, "month", NEVER, { formula })
    : monthFact(key, label, month, { formula });

/** Below that many in a month, the sales of a year are told. */
export const FEW_SALES = 3;
const YEAR = 12;

const isMonthly = ({ unit }: FinancialModel) => unit.basis === "month";

function breakEvenFacts(model: FinancialModel): Fact[] {
  const { evenAt, breakEvenMonth, assumptions } = model;
  const even = monthOrNever(
    "be_month",
    "Break-even",
    breakEvenMonth,
    "first of three months in a row in which revenue carries all costs, the founder's pay included",
  );
  if (evenAt === null) return [even];
  const of = isMonthly(model) ? "Customers" : "Sales a month";
  const source =
    breakEvenMonth === null
      ? {
          formula:
            "those of month 36 + what it lacks for costs and pay / what one leaves after what grows with revenue, rounded up",
          inputs: ["contribution"],
        }
      : { formula: "those of the first month that covers its costs", inputs: ["be_month"] };
  const label = breakEvenMonth === null ? `${of} that would carry costs and pay` : `${of} at break-even`;
  const noun = isMonthly(model) ? assumptions.demand.noun : "sales";
  const further = isMonthly(model) && breakEvenMonth === null;
  const { label: basis, months: told } = toldTime(model);
  return [
    even,
    countFact("be_customers", label, evenAt, noun, source),
    ...(further
      ? [
          moneyFact(model.currency)(
            "left_further",
            `Left of each further customer ${basis}`,
            leftOfFurther(assumptions, model.even.at(-1), model.unit) * told,
            {
              formula: "contribution − overhead and marketing that grow with revenue",
              inputs: ["contribution"],
            },
          ),
        ]
      : []),
  ];
}

function payFacts({
  assumptions,
  currency,
  coveredMonth,
  payMonth,
  leftMonthly,
  stopsGrowth,
  troughCash,
}: FinancialModel): Fact[] {
  const founder = assumptions.people.find(isWaiting);
  const { own } = assumptions;
  if (!founder || leftMonthly === null) return [];
  const amount = moneyFact(currency);
  const pay = amount(
    "founder_pay",
    "Your pay a month, taxes included, once it is earned",
    loadedPay(founder),
    {
      formula: founder.monthly.note,
    },
  );
  if (stopsGrowth) return [pay];
  return [
    pay,
    monthOrNever(
      "covered_month",
      "Costs covered, before your own pay",
      coveredMonth,
      "first of three months in a row in which revenue carries all costs but the founder's pay",
    ),
    monthOrNever(
      "pay_month",
      "From when the plan pays you every month",
      payMonth,
      "first month from the break-even on whose month before left the pay",
    ),
    amount(
      "left_month",
      "What a month of the last quarter of year 3 leaves before your own pay",
      leftMonthly,
      {
        formula: "operating result before that pay, mean of the last three months",
      },
    ),
    ...hourFacts(own, leftMonthly, currency),
    ...(leftMonthly > 0 && troughCash < 0
      ? [
          monthsFact(
            "back_months",
            "Months in which that repays the lowest cash",
            -troughCash / leftMonthly,
            {
              formula: "lowest cash / what a month leaves at the end",
              inputs: ["trough", "left_month"],
            },
          ),
        ]
      : []),
  ];
}

function carriesFacts({ assumptions, currency, stopsGrowth }: FinancialModel): Fact[] {
  const main = mainLine(assumptions);
  if (stopsGrowth || !main) return [];
  const { price, often } = whatCarries(assumptions);
  const source = {
    formula:
      "what the last three months lack or have to spare / what they would bring at one more, with the same customers, people and marketing",
  };
  const label = "at which the plan carries costs and pay by month 36";
  const asked = (value: number) =>
    main.kind === "take"
      ? shareFact("price_carries", `Share kept ${label}`, value, source)
      : priceFact(currency)(
          "price_carries",
          `Price ${label}`,
          wholeUp(value * (main.everyMonths ?? 1)),
          source,
        );
  return [
    ...(price === null ? [] : [asked(price)]),
    ...(often === null
      ? []
      : [
          textFact(
            "often_carries",
            `How often a customer buys, ${label}`,
            often,
            "a month",
            oftenShown(often),
            source,
          ),
        ]),
  ];
}

/** What a year of such work comes to, and what a living takes of it. */
function inYear({ assumptions, even, breakEvenMonth, unit }: FinancialModel, most: number, source: Source) {
  const needed = neededInMonth(assumptions, even, breakEvenMonth, unit);
  return [
    countFact(
      "hands_year",
      `Sales a year that ${assumptions.hands ? whoseHands(assumptions.hands) : "you"} can do`,
      Math.floor(most),
      "sales",
      {
        ...source,
        formula: `twelve times ${source.formula}`,
      },
    ),
    ...(needed === null
      ? []
      : [
          countFact("be_year", "Sales a year that carry costs and pay", Math.ceil(needed * YEAR), "sales", {
            formula: "twelve times those of a month, before that is rounded",
            inputs: ["be_customers"],
          }),
        ]),
  ];
}

function handsFacts(model: FinancialModel): Fact[] {
  const { hands, demand } = model.assumptions;
  const each = !hands ? 0 : isMonthly(model) ? hoursOfOne(hands, demand.churn.value) : hands.once;
  if (!hands || each <= 0) return [];
  const source = {
    formula: `hours a month / about ${Number(each.toPrecision(2))} hours for each, ${hands.told ? "by the founder's account" : hoursFrom(hands)}`,
    inputs: ["hands_hours"],
  };
  return [
    countFact("hands_hours", "Hours a month with customers or at the bench", hands.hours.value, "hours", {
      formula: hands.hours.note,
    }),
    countFact(
      "hands_customers",
      isMonthly(model)
        ? `Customers that ${whoseHands(hands)} can serve`
        : `Sales a month that ${whoseHands(hands)} can do`,
      Math.max(1, Math.floor(hands.hours.value / each)),
      isMonthly(model) ? demand.noun : "sales",
      source,
    ),
    ...(isMonthly(model) || hands.hours.value / each >= FEW_SALES
      ? []
      : inYear(model, (hands.hours.value / each) * YEAR, { ...source, inputs: ["hands_hours"] })),
  ];
}

function wonFact({ years, assumptions: { demand } }: FinancialModel): Fact {
  const won = years.reduce((sum, { newCustomers }) => sum + newCustomers, demand.startCustomers.value);
  return countFact("won_y3", "Customers ever won by the end of year 3", won, demand.noun, {
    formula: "customers today + new customers of the three years",
  });
}

/** When the plan carries its costs, when it pays the founder, and what would make it. */
export const evenFacts = (model: FinancialModel): Fact[] => [
  ...breakEvenFacts(model),
  ...payFacts(model),
  ...carriesFacts(model),
  ...handsFacts(model),
  wonFact(model),
];
