import type { WriteSheet } from "hucre";
import type { AnnualCells } from "./annual-sheet";
import { INK, Sheet } from "./cells";
import { MONTHS } from "./grid";
import type { Book } from "./workbook";

/** The workbook watches itself: each check says OK or CHECK. */
export function checksSheet({ grid, figures, data, theme }: Book, annual: AnnualCells): WriteSheet {
  const sheet = new Sheet("Checks", theme);
  sheet.widths([76, 18, 18, 12]);
  sheet.title(data.brandName, "checks");
  sheet.heads(3, ["Check", "One way", "Other way", "Result"]);
  const sum = (key: string) =>
    grid
      .values(key)
      .slice(1)
      .reduce((total, value) => total + value, 0);
  const range = (key: string) => `SUM(Model!${grid.range(key)})`;
  const end = (key: string) => `Model!${grid.ref(key, MONTHS)}`;
  const last = (key: string) => grid.values(key)[MONTHS] ?? 0;
  const ahead = grid.has("ahead");
  const flow =
    last("stock") +
    last("receivables") -
    last("payables") -
    (ahead ? last("ahead") - (grid.values("ahead")[0] ?? 0) : 0);
  const start = ahead ? `-${end("ahead")}+Model!${grid.ref("ahead", 0)}` : "";
  const opening = grid.values("cash")[0] ?? 0;
  const { scenarios, market } = figures.model;
  const rows: [string, string, number, string, number, boolean][] = [
    [
      "36 months of revenue are the three years",
      range("revenue"),
      sum("revenue"),
      annual.revenueSum,
      sum("revenue"),
      false,
    ],
    [
      "Cash is its opening plus everything that came and went",
      end("cash"),
      last("cash"),
      `opening_cash+${range("ebitda")}-${range("tax")}-${range("capex")}-(${end("stock")}+${end("receivables")}-${end("payables")}${start})`,
      opening + sum("ebitda") - sum("tax") - sum("capex") - flow,
      false,
    ],
    [
      "Year-3 revenue is what the engine computed for this scenario",
      annual.revenueY3,
      scenarios.base.revenueY3,
      `CHOOSE(scenario,${scenarios.low.revenueY3},${scenarios.base.revenueY3},${scenarios.high.revenueY3})`,
      scenarios.base.revenueY3,
      false,
    ],
    [
      "Year-3 cash is what the engine computed for this scenario",
      annual.cashY3,
      scenarios.base.cashY3,
      `CHOOSE(scenario,${scenarios.low.cashY3},${scenarios.base.cashY3},${scenarios.high.cashY3})`,
      scenarios.base.cashY3,
      false,
    ],
    [
      "Customers stay within what can be won",
      `MAX(Model!${grid.range("customers")})`,
      Math.max(...grid.values("customers").slice(1)),
      "som_customers",
      market.somCustomers,
      true,
    ],
  ];
  rows.forEach(([label, left, leftValue, right, rightValue, atMost], i) => {
    const row = 4 + i;
    sheet.text(row, 1, label);
    sheet.formula(row, 2, left, leftValue, { ink: INK.link, format: "#,##0.00" });
    sheet.formula(row, 3, right, rightValue, { ink: INK.link, format: "#,##0.00" });
    sheet.formula(
      row,
      4,
      atMost ? `IF(B${row}<=C${row}+0.01,"OK","CHECK")` : `IF(ABS(B${row}-C${row})<0.01,"OK","CHECK")`,
      "OK",
      { bold: true, indent: true },
    );
  });
  sheet.text(
    10,
    1,
    "The engine's figures in rows 6 and 7 are those of the day this file was made: they differ once you change a blue cell.",
    { ink: INK.muted },
  );
  return sheet.build();
}
