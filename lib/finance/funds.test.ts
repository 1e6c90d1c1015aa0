import { spendAsk } from "./funds";
import type { MonthRow } from "./model";
import { wholePercent } from "./money";

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

test("a share below one per cent is told as that, and the others still add up to a hundred", () => {
  const rows = spendAsk([month(30, 1100, 9_800)], { cash: -10_930, month: 1 }, 14_000);
  const shown = rows.map(({ share }) => wholePercent(share));
  expect(shown[0]).toBe("<1%");
  expect(shown.slice(1).reduce((sum, share) => sum + Number.parseInt(share, 10), 0)).toBe(100);
});
