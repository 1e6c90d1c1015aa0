import type { NamedRange, WriteSheet } from "hucre";
import { noteBeside } from "../notes";
import { INK, Sheet } from "./cells";
import type { Book } from "./workbook";

/** Total, serviceable and obtainable market, multiplied out from the bottom. */
export function marketSheet({ inputs, figures, money, data, theme }: Book): {
  sheet: WriteSheet;
  names: NamedRange[];
} {
  const { market, assumptions } = figures.model;
  const sheet = new Sheet("Market", theme);
  sheet.widths([52, 20, 76]);
  sheet.title(data.brandName, "market");
  sheet.text(
    2,
    1,
    market.sized
      ? "Counted from the bottom."
      : `Placeholder: it needs ${market.needs ?? "a count of possible customers"}.`,
    { ink: market.sized ? INK.muted : "B42318" },
  );
  const factors = inputs.filter(({ name }) =>
    /^(market_base|segment\d+_share|filter\d+_share|annual_value|reach_share)$/.test(name),
  );
  sheet.heads(4, ["Factor", "Value", "Note"]);
  let row = 5;
  for (const factor of factors) {
    sheet.text(row, 1, factor.label);
    sheet.formula(row, 2, factor.name, factor.base, {
      ink: INK.link,
      format: factor.kind === "share" ? "0.0##%" : factor.kind === "price" ? money : "#,##0",
    });
    sheet.text(row, 3, noteBeside(factor.note, factor.label, factor.base), {
      ink: INK.muted,
      wrap: true,
      indent: true,
    });
    row += 1;
  }
  const bound = (name: string) => `MIN(1,MAX(0,${name}))`;
  const segments = assumptions.market.segment.map((_, i) => `*${bound(`segment${i + 1}_share`)}`).join("");
  const filters = assumptions.market.filters.map((_, i) => `*${bound(`filter${i + 1}_share`)}`).join("");
  const channels = assumptions.market.channels
    .map((_, i) => `channel${i + 1}_reach*36*channel${i + 1}_share`)
    .join("+");
  const first = row + 1;
  const byShare = `B${first + 1}*${bound("reach_share")}`;
  const results: [string, string, number, string][] = [
    ["Possible customers", `market_base${segments}`, market.tamCustomers, "#,##0"],
    ["Customers that can be served", `B${first}${filters}`, market.samCustomers, "#,##0"],
    [
      "Customers that can be won by year 3",
      channels ? `MIN(${byShare},${channels})` : byShare,
      market.somCustomers,
      "#,##0",
    ],
    ["Total market a year", `B${first}*annual_value`, market.tam, money],
    ["Serviceable market a year", `B${first + 1}*annual_value`, market.sam, money],
    ["Obtainable market a year", `B${first + 2}*annual_value`, market.som, money],
  ];
  results.forEach(([label, formula, result, format], i) => {
    sheet.text(first + i, 1, label, { bold: true, line: i === 0 });
    sheet.formula(first + i, 2, formula, result, { bold: true, line: i === 0, format });
  });
  return { sheet: sheet.build(), names: [{ name: "som_customers", range: `Market!$B$${first + 2}` }] };
}
