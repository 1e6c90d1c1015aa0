import { monthsFact, textFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";
import { toldTime } from "./told-time";
import { freeAtStart } from "./unit";

/** When a customer has brought back what winning one costs: after so many months, or with the first payment. */
export function paybackFacts(model: FinancialModel): Fact[] {
  const { unit, assumptions } = model;
  if (unit.paybackMonths === null || unit.basis !== "month") return [];
  if (unit.paybackMonths === 0)
    return [
      textFact("payback", "What earns back the acquisition cost", 0, "months", "the first payment", {
        formula: "what one payment leaves ≥ acquisition cost",
        inputs: ["cac"],
      }),
    ];
  const ofMonth = toldTime(model).months > 1 ? "contribution / 12" : "contribution";
  const by = ofMonth === "contribution" ? ofMonth : `(${ofMonth})`;
  return unit.equipment > 0
    ? [
        monthsFact(
          "payback",
          "Months to earn back the acquisition cost and the equipment",
          unit.paybackMonths,
          {
            formula: `(acquisition cost + equipment on loan) / (${ofMonth})`,
            inputs: ["cac", "equipment_each", "contribution"],
          },
        ),
      ]
    : [
        monthsFact("payback", "Months to earn back the acquisition cost", unit.paybackMonths, {
          formula: `acquisition cost / ${by}${freeAtStart(assumptions) > 0 ? " + the free months" : ""}`,
          inputs: ["cac", "contribution"],
        }),
      ];
}
