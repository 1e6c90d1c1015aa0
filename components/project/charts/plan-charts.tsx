import { memo } from "react";
import type { FactLedger } from "@/lib/finance/ledger";
import type { FinancialModel } from "@/lib/finance/model";
import { count, money, shortMoney } from "@/lib/finance/money";
import { ChartFrame } from "./chart-frame";
import { MarketCircles } from "./market-circles";
import { MonthPlot } from "./month-plot";
import { UseOfFunds } from "./use-of-funds";
import { YearLines } from "./year-lines";

/** The plan in pictures: revenue, cash, the market, and what the money is for; below them the years line by line. */
export const PlanCharts = memo(function PlanCharts({
  model,
  ledger,
}: {
  model: FinancialModel;
  ledger: FactLedger;
}) {
  const { months, currency, breakEvenMonth } = model;
  const show = (key: string) => ledger[key]?.display ?? "nothing";
  const short = (value: number) => (value === 0 ? "0" : shortMoney(value, currency, 2));
  const marker =
    breakEvenMonth === null ? null : { month: breakEvenMonth, label: `Break-even, month ${breakEvenMonth}` };
  const breakEven =
    breakEvenMonth === null ? "No break-even within 36 months." : `Break-even in ${show("be_month")}.`;
  const lowest = ledger.trough
    ? `Lowest point ${show("trough")} in ${show("trough_month")}, before any funding.`
    : "Never below zero.";
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
      <ChartFrame
        title="Revenue a month"
        summary={`${show("rev_y1")} in year 1, ${show("rev_y2")} in year 2, ${show("rev_y3")} in year 3. ${breakEven}`}
        columns={["Month", "Revenue", "Operating result", "Customers"]}
        rows={months.map((m) => [
          String(m.month),
          money(m.revenue, currency),
          money(m.ebitda, currency),
          count(m.customers),
        ])}
      >
        <MonthPlot values={months.map(({ revenue }) => revenue)} shape="bars" show={short} marker={marker} />
      </ChartFrame>
      <ChartFrame
        title="Cash, added up"
        summary={`${lowest} ${show("cash_y3")} at the end of year 3.`}
        columns={["Month", "Cash"]}
        rows={months.map((m) => [String(m.month), money(m.cash, currency)])}
      >
        <MonthPlot values={months.map(({ cash }) => cash)} shape="line" show={short} marker={marker} />
      </ChartFrame>
      <MarketCircles model={model} ledger={ledger} />
      <UseOfFunds model={model} ledger={ledger} />
      <div className="min-w-0 lg:col-span-2">
        <YearLines model={model} />
      </div>
    </div>
  );
});
