import { moneyFact, monthFact, shareFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";
import { owedFrom, taxInYear } from "./tax-owed";

/** The rate on the profit, and what private people pay as VAT or GST. */
export const taxFacts = (model: FinancialModel): Fact[] => [
  shareFact("profit_tax", "Tax on the profit", model.assumptions.costs.taxRate.value, {
    formula: model.assumptions.costs.taxRate.note,
  }),
  ...salesTaxFacts(model),
];

/** VAT or GST in what private people pay: its rate, from when it is owed, and what it comes to in year 3. */
function salesTaxFacts({ assumptions, months, currency }: FinancialModel): Fact[] {
  const { salesTax } = assumptions;
  if (!salesTax || salesTax.rate.value <= 0) return [];
  const { name, rate, limit } = salesTax;
  const amount = moneyFact(currency);
  const from = owedFrom(months);
  return [
    shareFact("sales_tax", `${name} in prices to private people`, rate.value, { formula: rate.note }),
    ...(limit.value > 0
      ? [
          amount("sales_tax_limit", `Sales a year from which ${name} is owed`, limit.value, {
            formula: limit.note,
          }),
        ]
      : []),
    ...(from === null
      ? []
      : [
          monthFact("sales_tax_month", `From when ${name} is owed`, from, {
            formula: "first month after twelve that sold more than the limit",
            inputs: limit.value > 0 ? ["sales_tax_limit"] : [],
          }),
          amount("sales_tax_y3", `${name} handed on in year 3`, taxInYear({ assumptions, months }, 3), {
            formula: `sales to private people × ${name} / (1 + ${name})`,
            inputs: ["sales_tax"],
          }),
        ]),
  ];
}
