import { moneyFact, ratioFact, shareFact } from "./fact";
import { INPUT } from "./input-names";
import type { Fact } from "./ledger";
import { monthsPaidTold } from "./lifetime";
import type { FinancialModel } from "./model";
import { paysByYear } from "./paid-ahead";
import { toldTime } from "./told-time";
import { freeAtStart } from "./unit";

/** How the lifetime value is reckoned, told with the words of the ledger. */
function worthFormula(model: FinancialModel): string {
  const { unit, assumptions } = model;
  if (unit.basis === "purchase") return "contribution of the one purchase";
  const byYear = paysByYear(assumptions);
  const paid = toldTime(model).months > 1 && !byYear ? "contribution / 12" : "contribution";
  const each = unit.equipment > 0 ? `(${paid} − wear of the equipment on loan)` : paid;
  const once = unit.atStart > 0 ? " + contribution of what is bought once" : "";
  return `${each} × ${monthsPaidTold(assumptions, freeAtStart(assumptions))}${once}`;
}

/** The usual rule: a customer is worth three times what winning one costs. */
const THRICE = 3;

/** The most that a customer won by marketing may cost; a plan that counts on more from the start has no room above that. */
function limitOf({ unit, assumptions }: FinancialModel): [number, { formula: string; inputs: string[] }] {
  const { cac } = assumptions.demand;
  const third = unit.ltv / THRICE;
  return assumptions.costs.marketingBase.value > 0 && cac.value > third
    ? [
        cac.value,
        {
          formula: `what the plan counts on, more than lifetime value / ${THRICE}`,
          inputs: ["cac_marketing"],
        },
      ]
    : [third, { formula: `lifetime value / ${THRICE}`, inputs: ["ltv"] }];
}

/** What a customer is worth, beside what winning one costs. */
export function worthFacts(model: FinancialModel): Fact[] {
  const { unit, assumptions, currency } = model;
  const { cac } = assumptions.demand;
  const amount = moneyFact(currency);
  const facts: Fact[] = [];
  if (unit.ltv > 0)
    facts.push(
      amount("ltv", "Lifetime value of a customer", unit.ltv, {
        formula: worthFormula(model),
        inputs: ["contribution", "churn"],
      }),
    );
  if (unit.cac !== null)
    facts.push(
      amount("cac", "Cost of winning a customer, with the time of people", unit.cac, {
        formula: "(marketing + sales share of payroll) / new customers over 36 months",
      }),
    );
  const [founder] = assumptions.people;
  if (founder && founder.salesShare > 0)
    facts.push(
      shareFact("sales_share", "Your working time that goes into winning customers", founder.salesShare, {
        formula: "assumed",
      }),
    );
  facts.push(amount("cac_marketing", INPUT.cac, cac.value, { formula: cac.note }));
  if (unit.ltv > 0)
    facts.push(amount("cac_limit", "Limit for a customer won by marketing", ...limitOf(model)));
  if (unit.ltv > 0 && unit.ltvToCac !== null)
    facts.push(
      ratioFact("ltv_cac", "Lifetime value to acquisition cost", unit.ltvToCac, {
        formula: "lifetime value / acquisition cost",
        inputs: ["ltv", "cac"],
      }),
    );
  if (unit.ltv > 0 && cac.value > 0)
    facts.push(
      ratioFact(
        "ltv_cac_paid",
        "Lifetime value to the marketing money for one customer",
        unit.ltv / cac.value,
        {
          formula: "lifetime value / marketing money per new customer",
          inputs: ["ltv", "cac_marketing"],
        },
      ),
    );
  return facts;
}
