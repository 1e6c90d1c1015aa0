import { spendAsk } from "./funds";
import { costOf } from "./line-labels";
import type { MonthRow } from "./model";

const month = (marketing: number, overhead: number, cogs: number) =>
  ({
    month: 1,
    marketing,
    overhead,
    cogs,
    paymentFees: 0,
    oneOff: 0,
    payroll: 0,
    tax: 0,
    capex: 0,
    inventory: 0,
    receivables: 0,
    payables: 0,
  }) as MonthRow;

test("the shares of what is asked for are whole per cents that add up to a hundred", () => {
  for (const ask of [1500, 1700, 19_000]) {
    const rows = spendAsk([month(415, 317, 456)], { cash: -1188, month: 1 }, ask);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(ask);
    expect(Math.round(rows.reduce((sum, { share }) => sum + share * 100, 0))).toBe(100);
    for (const { share, amount } of rows) {
      expect(Math.abs(share * 100 - Math.round(share * 100))).toBeLessThan(1e-9);
      expect(Math.abs(share - amount / ask)).toBeLessThan(0.01);
    }
  }
});

test("what a plan costs to deliver is told by the month, whatever it is paid by", () => {
  expect(costOf({ label: "Yearly plan", kind: "recurring" })).toBe("Cost per month: Yearly plan");
  expect(costOf({ label: "Cleaning", kind: "unitSale" })).toBe("Cost per unit: Cleaning");
});
