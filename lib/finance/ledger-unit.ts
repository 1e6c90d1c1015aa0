import { moneyFact, monthsFact, priceFact, shareFact, textFact } from "./fact";
import { INPUT } from "./input-names";
import type { Fact } from "./ledger";
import { aheadOfYear } from "./ledger-ahead";
import { partFact } from "./ledger-costs";
import { paybackFacts } from "./ledger-payback";
import { worthFacts } from "./ledger-worth";
import { leftOfPayment } from "./left-of-payment";
import { leftOfPrice } from "./left-of-price";
import { activeLines } from "./line-flow";
import { chargeOf, costOf, figureOf, namedApart } from "./line-labels";
import type { FinancialModel } from "./model";
import { buyersOf, countedOf, shareOfBuyer } from "./share-by-buyer";
import { shown } from "./shown";
import { toldTime } from "./told-time";
import type { Assumed, RevenueLine } from "./types";
import { mainLine } from "./unit";

/** Less than once a month is told by the year. */
export function oftenShown(value: number): string {
  const [many, time] = value < 1 ? [value * 12, "year"] : [value, "month"];
  return `${shown(many < 10 ? Number(many.toPrecision(2)) : Math.round(many), "count", "")} a ${time}`;
}

const oftenFact = (id: string, label: string, { value, note }: Assumed): Fact =>
  textFact(`units_${id}`, `How often a customer buys: ${label}`, value, "a month", oftenShown(value), {
    formula: note,
  });

const isStatedPrice = ({ assumptions }: FinancialModel, revenue: number) =>
  activeLines(assumptions.lines).some(({ price }) => price?.value === revenue);

/** A plan that is paid for several months at once, beside its price by the month. */
const aheadFacts = (
  { id, label }: RevenueLine,
  { price: sum, months }: NonNullable<RevenueLine["ahead"]>,
  monthly: number,
  fact: ReturnType<typeof priceFact>,
): Fact[] => [
  fact(`ahead_${id}`, `Price in advance: ${label}`, sum, { formula: `stated, for ${months} months` }),
  fact(`ahead_month_${id}`, `A month of it: ${label}`, sum / months, {
    formula: `price in advance / ${months}`,
    inputs: [`ahead_${id}`],
  }),
  fact(`ahead_less_${id}`, `Less a month than by the month: ${label}`, monthly - sum / months, {
    formula: "price by the month − a month paid in advance",
    inputs: [`price_${id}`, `ahead_month_${id}`],
  }),
];

/** Prices, contribution, lifetime value and what winning a customer costs. */
export function unitFacts(model: FinancialModel): Fact[] {
  const { unit, assumptions, currency } = model;
  const amount = moneyFact(currency);
  const price = priceFact(currency);
  const part = partFact(model);
  const { label: basis, months } = toldTime(model);
  const ofMonth = months > 1 ? "contribution / 12" : "contribution";
  const main = mainLine(assumptions);
  const facts: Fact[] = [];
  const linesOf = (of: string) => activeLines(assumptions.lines).filter(({ buyer }) => buyer === of);
  if (unit.price !== null && main) {
    const fromTake = main.kind === "take";
    facts.push(
      price("price_main", fromTake ? "Kept of one average order" : `Price: ${unit.priceLabel}`, unit.price, {
        formula: fromTake ? "average order × commission" : "as charged",
      }),
    );
  }
  for (const line of activeLines(namedApart(assumptions.lines, currency))) {
    if (line.price)
      facts.push(
        price(`price_${line.id}`, chargeOf(line), line.price.value * (line.everyMonths ?? 1), {
          formula: line.price.note,
        }),
      );
    if (line.ahead && line.price) facts.push(...aheadFacts(line, line.ahead, line.price.value, price));
    if (line.takeRate)
      facts.push(
        shareFact(`take_${line.id}`, figureOf(INPUT.take, line), line.takeRate.value, {
          formula: line.takeRate.note,
        }),
      );
    if (line.kind === "take" && line.averageOrder)
      facts.push(
        price(`order_${line.id}`, figureOf(INPUT.order, line), line.averageOrder.value, {
          formula: line.averageOrder.note,
        }),
      );
    if (line.attach)
      facts.push(
        shareFact(
          `attach_${line.id}`,
          line.buyer && linesOf(line.buyer).length < 2
            ? `Customers who are ${line.buyer}`
            : `Customers who buy: ${line.label}`,
          line.attach.value,
          { formula: line.attach.note },
        ),
      );
    if (line.unitsPerCustomerMonth) facts.push(oftenFact(line.id, line.label, line.unitsPerCustomerMonth));
    if (line.unitCost)
      facts.push(
        price(`cost_${line.id}`, costOf(line), line.unitCost.value, {
          formula: line.unitCost.note,
        }),
      );
    const left = leftOfPrice(line, assumptions);
    if (left !== null)
      facts.push(
        amount(`left_${line.id}`, `Left of the price: ${line.label}`, left, {
          formula: "price − tax in it − direct costs − payment fees",
          inputs: [`price_${line.id}`, `cost_${line.id}`],
        }),
      );
    const kept = leftOfPayment(assumptions, line);
    if (kept !== null)
      facts.push(
        amount(`kept_${line.id}`, `Left of one payment: ${line.label}`, kept, {
          formula: "one payment − tax in it − direct costs − payment fees",
        }),
      );
  }
  for (const [i, buyer] of buyersOf(assumptions.lines).entries())
    if (linesOf(buyer).length > 1)
      facts.push(
        shareFact(`buyers_${i + 1}`, `Customers who are ${buyer}`, shareOfBuyer(countedOf(linesOf(buyer))), {
          formula: countedOf(linesOf(buyer))
            .map(({ label }) => `those who take ${label}`)
            .join(" + "),
        }),
      );
  if (unit.revenue > 0) {
    facts.push(
      // What a customer pays by one stated price is told as that price is.
      (isStatedPrice(model, unit.revenue * months) ? price : part)(
        "revenue_per_customer",
        `Revenue ${basis}`,
        unit.revenue * months,
        {
          formula: "sum of what each line brings",
          inputs: ["price_main"],
        },
      ),
      part("contribution", `Contribution ${basis}`, unit.contribution * months, {
        formula: `revenue${unit.tax > 0 ? ` − ${assumptions.salesTax?.name}` : ""} − cost of delivery − shares paid away − payment fees`,
        inputs: ["revenue_per_customer"],
      }),
    );
  }
  if (unit.contributionMargin !== null)
    facts.push(
      shareFact("contribution_margin", "Contribution margin", unit.contributionMargin, {
        formula: "contribution / revenue",
        inputs: ["contribution"],
      }),
    );
  facts.push(...worthFacts(model));
  facts.push(...paybackFacts(model));
  if (unit.atStart > 0)
    facts.push(
      amount("revenue_start", "What a new customer pays once", unit.paidAtStart, {
        formula: "price × pieces, of all that is bought once",
      }),
      amount("contribution_start", "Contribution of what a new customer buys once", unit.atStart, {
        formula: "what is bought once − its cost − payment fees",
      }),
    );
  if (unit.equipment > 0)
    facts.push(
      amount("equipment_each", "Equipment on loan to each customer", unit.equipment, {
        formula: "cost of one × pieces that a customer has",
      }),
    );
  if (unit.equipmentMonths !== null)
    facts.push(
      monthsFact(
        "equipment_months",
        "Months until the equipment has earned its price",
        unit.equipmentMonths,
        {
          formula: `equipment on loan / (${ofMonth})`,
          inputs: ["equipment_each", "contribution"],
        },
      ),
    );
  facts.push(
    shareFact("churn", INPUT.churn, assumptions.demand.churn.value, {
      formula: assumptions.demand.churn.note,
    }),
  );
  facts.push(...aheadOfYear(model));
  return facts;
}
