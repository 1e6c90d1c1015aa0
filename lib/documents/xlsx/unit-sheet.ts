import type { WriteSheet } from "hucre";
import { noteBeside } from "../notes";
import { INK, Sheet } from "./cells";
import type { Book } from "./workbook";

const KEYS = [
  "price_main",
  "revenue_per_customer",
  "contribution",
  "contribution_margin",
  "ltv",
  "cac",
  "ltv_cac",
  "payback",
  "churn",
  "cac_marketing",
];

/** What one customer brings and costs in the base case, each figure with its definition beside it. */
export function unitSheet({ figures, grid, data, money, theme }: Book): WriteSheet {
  const sheet = new Sheet("Unit economics", theme);
  sheet.widths([58, 16, 80]);
  sheet.title(data.brandName, "one customer");
  sheet.heads(3, ["Figure (base case)", "Value", "Definition"]);
  const ways = Object.keys(figures.ledger).filter((key) => key.startsWith("only_"));
  const facts = [...KEYS, ...ways].flatMap((key) => figures.ledger[key] ?? []);
  facts.forEach((fact, i) => {
    sheet.text(4 + i, 1, fact.label);
    const format =
      fact.unit === "%"
        ? "0.0%"
        : fact.unit === "x"
          ? '0.0"x"'
          : fact.unit === "months"
            ? "0.0"
            : `${money.split(";")[0]}.00`;
    sheet.number(4 + i, 2, fact.value, { format });
    sheet.text(4 + i, 3, noteBeside(fact.formula, fact.label, fact.value), {
      ink: INK.muted,
      wrap: true,
      indent: true,
    });
  });
  const row = 5 + facts.length;
  const joined = grid
    .values("new")
    .slice(1)
    .reduce((sum, value) => sum + value, 0);
  const spent = grid
    .values("marketing")
    .slice(1)
    .reduce((sum, value) => sum + value, 0);
  sheet.text(row, 1, "Marketing per new customer over 36 months, in the scenario in use");
  sheet.formula(
    row,
    2,
    `IF(SUM(Model!${grid.range("new")})>0,SUM(Model!${grid.range("marketing")})/SUM(Model!${grid.range("new")}),0)`,
    joined > 0 ? spent / joined : 0,
    { ink: INK.link, format: `${money.split(";")[0]}.00` },
  );
  sheet.text(row, 3, "All marketing money over all new customers, without people's time", {
    ink: INK.muted,
    indent: true,
  });
  return sheet.build();
}
