import { countFact, moneyFact, priceFact, shareFact, textFact } from "./fact";
import { leftOfFurther } from "./funds";
import type { Fact } from "./ledger";
import { oftenShown } from "./ledger-unit";
import type { FinancialModel } from "./model";
import { notRenewing, paysByYear } from "./paid-ahead";
import { spare, type Tip, tipOf } from "./tipping";

/** Of what moves the plan most, so many are told. */
const TOLD = 5;
const FORMULA =
  "tried: at this value, all else as planned, the last three months carry costs and pay no longer";
const three = (value: number) => Number(value.toPrecision(3));

/** Both told by the month, or both by the year. */
const oftenAs = (now: number, often: number) =>
  now < 1 || often >= 1 ? oftenShown(often) : `${Number(often.toPrecision(2))} a month`;

function tipFacts(
  { key, value, now }: Tip,
  { currency, assumptions }: FinancialModel,
  label: string,
): Fact[] {
  const both = (of: (key: string, label: string, value: number, source: { formula: string }) => Fact) => [
    of(`tips_${key}`, `${label}: from here on costs and pay are no longer carried`, three(value), {
      formula: FORMULA,
    }),
    of(`now_${key}`, `${label}, as planned`, now, { formula: "what the plan counts on" }),
  ];
  switch (key) {
    case "cac":
      return both(moneyFact(currency));
    case "unitCost":
    case "averageOrder":
      return both(priceFact(currency));
    case "usage":
      return both((...[at, told, often, source]) =>
        textFact(at, told, often, "a month", oftenAs(now, often), source),
      );
    case "organicPerMonth":
      return both((...[at, told, many, source]) => shareFact(at, told, many / now, source));
    case "churn":
      return paysByYear(assumptions)
        ? both((...[at, told, lost, source]) => shareFact(at, told, notRenewing(lost), source))
        : both(shareFact);
    default:
      return both(shareFact);
  }
}

/** How few customers at the end of the plan would still carry costs and pay; sales a month where each buys once. */
function fewest(model: FinancialModel): Fact[] {
  const { assumptions: a, months, unit, years } = model;
  const last = months.at(-1);
  const each = leftOfFurther(a, last, unit);
  const there = (unit.basis === "month" ? last?.customers : (years[2]?.newCustomers ?? 0) / 12) ?? 0;
  const least = each > 0 ? Math.ceil(there - spare(a) / each) : 0;
  return model.breakEvenMonth !== null && least > 0 && least < there
    ? [
        countFact(
          "fewest_customers",
          unit.basis === "month"
            ? "Fewest customers at the end of year 3 that carry costs and pay"
            : "Fewest sales a month in year 3 that carry costs and pay",
          least,
          unit.basis === "month" ? a.demand.noun : "sales",
          {
            formula:
              "those planned − what the last three months have to spare / what one leaves after what grows with revenue, rounded up",
            inputs: ["contribution"],
          },
        ),
      ]
    : [];
}

/** Where the plan tips: the number of customers, and the value of each of what moves it most. */
export function tippingFacts(model: FinancialModel): Fact[] {
  if (model.stopsGrowth || model.breakEvenMonth === null) return [];
  const told = model.sensitivity.slice(0, TOLD).flatMap(({ key, label }) => {
    const tip = tipOf(model.assumptions, key);
    return tip ? tipFacts(tip, model, label) : [];
  });
  return [...fewest(model), ...told];
}
