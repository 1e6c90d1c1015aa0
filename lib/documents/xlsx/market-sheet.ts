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
  sheet.widths([70, 20, 76]);
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
    /^(market_base|segment\d+_share|filter\d+_share|annual_value|reach_share|other\d+_\w+)$/.test(name),
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
  const served = (count: string) => `${count}${filters}`;
  let last = row;
  const result = (label: string, formula: string, value: number, format: string) => {
    last += 1;
    sheet.text(last, 1, label, { bold: true, line: last === row + 1 });
    sheet.formula(last, 2, formula, value, { bold: true, line: last === row + 1, format });
    return `B${last}`;
  };
  const counts = "#,##0";
  const sizes = market.kinds ?? [market];
  const whom = (i: number) => (market.kinds ? `: ${market.kinds[i]?.noun}` : "");
  const kinds = sizes.map(({ tamCustomers, samCustomers, somCustomers }, i) => {
    const all = i === 0 ? `market_base${segments}` : `MAX(0,other${i}_base)`;
    const tam = result(`Possible customers${whom(i)}`, all, tamCustomers, counts);
    const sam = result(`Customers that can be served${whom(i)}`, served(tam), samCustomers, counts);
    const byShare = `${sam}*${bound(i === 0 ? "reach_share" : `other${i}_won`)}`;
    const won = i === 0 && channels ? `MIN(${byShare},${channels})` : byShare;
    const som = result(`Customers that can be won by year 3${whom(i)}`, won, somCustomers, counts);
    return { tam, sam, som, worth: i === 0 ? "annual_value" : `other${i}_value` };
  });
  const worth = (key: "tam" | "sam" | "som") => kinds.map((kind) => `${kind[key]}*${kind.worth}`).join("+");
  const all = kinds.map(({ som }) => som).join("+");
  const won =
    kinds.length > 1
      ? result("Customers that can be won by year 3, all kinds", all, market.somCustomers, counts)
      : (kinds[0]?.som ?? "");
  result("Total market a year", worth("tam"), market.tam, money);
  result("Serviceable market a year", worth("sam"), market.sam, money);
  result("Obtainable market a year", worth("som"), market.som, money);
  const range = (cell: string) => `Market!${cell.replace("B", "$B$")}`;
  const names = [{ name: "som_customers", range: range(won) }];
  if (kinds.length > 1)
    kinds.forEach(({ som }, i) => {
      const share = market.somCustomers > 0 ? (sizes[i]?.somCustomers ?? 0) / market.somCustomers : 0;
      const formula = `IF(${won}>0,${som}/${won},0)`;
      const cell = result(`Of all customers${whom(i)}`, formula, share, "0.0##%");
      names.push({ name: `kind${i + 1}_share`, range: range(cell) });
    });
  return { sheet: sheet.build(), names };
}
