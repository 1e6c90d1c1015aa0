import { writeXlsx } from "hucre/xlsx";
import type { DocumentData } from "../data";
import { type Figures, figuresOf } from "../figures";
import { moneyFormat } from "../money-format";
import { safeDeep } from "../text";
import { onPaper, type Theme, themeOf } from "../theme";
import { annualSheet } from "./annual-sheet";
import { assumptionsSheet } from "./assumptions-sheet";
import { DEFAULT_FONT } from "./cells";
import { checksSheet } from "./checks-sheet";
import { buildGrid, formulaAt, type Grid, MONTHS } from "./grid";
import type { InputRow } from "./input";
import { inputRows, plansOf } from "./inputs";
import { marketSheet } from "./market-sheet";
import { modelRows } from "./model-rows";
import { FIRST_MODEL_ROW, modelSheet } from "./model-sheet";
import { scenariosSheet } from "./scenarios-sheet";
import { sourcesSheet } from "./sources-sheet";
import { startSheet } from "./start-sheet";
import { unitSheet } from "./unit-sheet";

/** What every sheet is written from. */
export interface Book {
  data: DocumentData;
  figures: Figures;
  inputs: InputRow[];
  grid: Grid;
  money: string;
  theme: Theme;
  price: string;
}

/** Base value of a named cell. */
export const baseValues = (inputs: readonly InputRow[]) => {
  const byName = new Map(inputs.map((row) => [row.name, row.base]));
  return (name: string): number => byName.get(name) ?? 0;
};

/** Without what no formula reads of a line: a cell that moves nothing would be a lie. */
function readInputs(inputs: readonly InputRow[], grid: Grid): InputRow[] {
  const formulas = grid.rows.flatMap((row) =>
    "key" in row ? [1, 2, MONTHS].map((month) => formulaAt(grid, row, month)) : [],
  );
  const read = new Set(formulas.join(" ").match(/line\d+_\w+/g));
  return inputs.filter(({ name }) => !name.startsWith("line") || read.has(name));
}

export function bookOf(data: DocumentData): Book {
  const clean = safeDeep(data);
  const figures = figuresOf(clean);
  if (!figures) throw new Error("a forecast needs answers");
  const { model } = figures;
  const inputs = inputRows(plansOf(model));
  const specs = modelRows(model.assumptions, model, baseValues(inputs), model.market.somCustomers, model.ask);
  const money = moneyFormat(model.currency);
  const grid = buildGrid(specs, FIRST_MODEL_ROW);
  return {
    data: clean,
    figures,
    theme: onPaper(themeOf(clean.moodBoard, clean.prototype?.visualIdentity)),
    inputs: readInputs(inputs, grid),
    grid,
    money: `${money};[Red]-${money}`,
    price: `${money}.00####`,
  };
}

/** The forecast with live formulas: change a blue cell, or the scenario, and every sheet follows. */
export async function forecastXlsx(data: DocumentData): Promise<Uint8Array> {
  const book = bookOf(data);
  const assumptions = assumptionsSheet(book);
  const market = marketSheet(book);
  const annual = annualSheet(book);
  return writeXlsx({
    sheets: [
      startSheet(book, annual.cells),
      assumptions.sheet,
      modelSheet(book),
      annual.sheet,
      market.sheet,
      scenariosSheet(book, annual.cells),
      unitSheet(book),
      sourcesSheet(book),
      checksSheet(book, annual.cells),
    ],
    namedRanges: [
      ...assumptions.names,
      ...market.names,
      ...annual.names,
      { name: "scenario", range: "Scenarios!$B$4" },
    ],
    defaultFont: DEFAULT_FONT,
    activeSheet: 0,
    properties: { title: "Financial forecast", creator: "Kindling" },
    stringMode: "inline",
  });
}
