import { accountOf } from "./account";
import { moneyFact, textFact } from "./fact";
import type { Fact } from "./ledger";
import type { FinancialModel } from "./model";
import { wholeMoney } from "./money";
import { YEAR_LINE, yearTable } from "./year-table";

/** The way from the results of the three years to the account, and the results with the founder's pay taken out, as the table of years has them. */
export function accountFacts(model: FinancialModel): Fact[] {
  if (model.stopsGrowth) return [];
  const { currency } = model;
  const { size, items, end } = accountOf(model);
  const whole = (key: string, label: string, value: number, formula: string) =>
    textFact(key, label, value * size, currency, wholeMoney(value * size, currency), { formula });
  const after = yearTable(model).beside.find(({ label }) => label === YEAR_LINE.afterPay)?.values ?? [];
  return [
    ...items.map(({ key, label, value }) =>
      whole(`account_${key}`, label, value, "of the lines of the three years, added up"),
    ),
    whole("account_end", YEAR_LINE.cash, end, "results and what stands between them and the account"),
    ...after.map((value, i) =>
      moneyFact(currency)(`after_pay_y${i + 1}`, `${YEAR_LINE.afterPay}, year ${i + 1}`, value * size, {
        formula: "operating result − own pay that waits",
        inputs: [`ebitda_y${i + 1}`, "founder_pay"],
      }),
    ),
  ];
}
