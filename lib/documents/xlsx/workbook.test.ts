import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { IDEAS, type IdeaId } from "@/lib/writing/fixtures";
import type { DocumentData } from "../data";
import { figuresOf } from "../figures";
import { onDisk, throughOffice } from "../test-package";
import { testWithOffice } from "../test-tools";
import { bookOf, forecastXlsx } from "./workbook";

const PRICES = [1, 0.5, 2, 0.8, 1.3];

const base: Omit<DocumentData, "answers"> = {
  brandName: "=cmd()",
  tagline: "",
  summary: "",
  moodBoard: {},
  corrections: null,
  outOfDate: false,
  startDate: "2026-11-23",
  createdOn: "2026-11-21",
  reference: "r",
  revision: 1,
  tier: "fuel",
  layout: "slides",
};

/** Sixty plans: every idea at five prices. */
const plans = Object.entries(IDEAS).flatMap(([id, answers]) =>
  PRICES.map((factor) => {
    const businessModel = answers.businessModel.replace(/\d+(\.\d+)?(?=\s|$|%|€)/, (price) =>
      String(Number(price) * factor),
    );
    return {
      name: `${id}-${factor}`,
      id: id as IdeaId,
      data: { ...base, answers: { ...answers, businessModel } },
    };
  }),
);

test.each(plans)("$name: the sheet's sums are the engine's to a cent, month by month", ({ data }) => {
  const { grid, figures } = bookOf(data);
  const { months } = figures.model;
  for (const [key, field] of [
    ["cash", "cash"],
    ["revenue", "revenue"],
    ["ebitda", "ebitda"],
    ["customers", "customers"],
    ["tax", "tax"],
    ["payroll", "payroll"],
  ] as const) {
    const off = months.filter((row) => Math.abs((grid.values(key)[row.month] ?? 0) - row[field]) > 0.01);
    expect({ key, off: off.map((row) => [row.month, row[field], grid.values(key)[row.month]]) }).toEqual({
      key,
      off: [],
    });
  }
});

/** The results taken out of the file: what is there afterwards, the other program has computed; in `scenario`. */
function withoutResults(bytes: Uint8Array, scenario: number): Uint8Array {
  const parts = unzipSync(bytes);
  for (const [name, content] of Object.entries(parts)) {
    if (!/worksheets\/sheet\d+\.xml$/.test(name)) continue;
    const xml = strFromU8(content)
      .replace(/(<\/f>)<v>[^<]*<\/v>/g, "$1")
      .replace(/(<c r="B4"[^>]*>)<v>2<\/v>/, `$1<v>${scenario}</v>`);
    parts[name] = strToU8(xml);
  }
  return zipSync(parts);
}

testWithOffice(
  "recalculated elsewhere, every sheet says the same, in all three scenarios, and nothing is an error",
  async () => {
    const chosen = plans.filter(
      ({ name }) => name.endsWith("-1") || name === "hvac-2" || name === "coldRoom-0.5",
    );
    const files: string[] = [];
    for (const { name, data } of chosen) {
      const bytes = await forecastXlsx(data);
      for (const scenario of [1, 2, 3])
        files.push(onDisk(`${name}-s${scenario}.xlsx`, withoutResults(bytes, scenario)));
    }
    const target = throughOffice(files, "xlsx:Calc MS Excel 2007 XML");
    for (const { name, data } of chosen) {
      const written = await readXlsx(await forecastXlsx(data));
      const { scenarios } = figuresOf(data)?.model ?? {};
      for (const [scenario, key] of [
        [1, "low"],
        [2, "base"],
        [3, "high"],
      ] as const) {
        const read = await readXlsx(readFileSync(join(target, `${name}-s${scenario}.xlsx`)));
        const sheet = (wanted: string) => read.sheets.find((each) => each.name === wanted)?.rows ?? [];
        const errors = read.sheets
          .flatMap((each) => each.rows.flat())
          .filter((cell) => typeof cell === "string" && /^(#|Err:)/.test(cell));
        expect({ name, scenario, errors }).toEqual({ name, scenario, errors: [] });
        const annual = new Map(sheet("Annual").map((row) => [row[0], row]));
        const near = (value: unknown, wanted: number | undefined) =>
          Math.abs(Number(value) - (wanted ?? Number.NaN)) < 0.01;
        expect({
          name,
          scenario,
          revenue: near(annual.get("Revenue")?.[3], scenarios?.[key].revenueY3),
        }).toEqual({ name, scenario, revenue: true });
        expect({
          name,
          scenario,
          cash: near(annual.get("Cash at year end, before funding")?.[3], scenarios?.[key].cashY3),
        }).toEqual({ name, scenario, cash: true });
        expect({
          name,
          scenario,
          ask: near(annual.get("Money to raise, rounded up to two digits")?.[1], scenarios?.[key].ask),
        }).toEqual({ name, scenario, ask: true });
        expect({
          name,
          scenario,
          checks: sheet("Checks")
            .slice(3, 8)
            .map((row) => row[3]),
        }).toEqual({ name, scenario, checks: ["OK", "OK", "OK", "OK", "OK"] });
        if (scenario !== 2) continue;
        for (const [index, own] of written.sheets.entries())
          for (const [y, row] of own.rows.entries())
            for (const [x, cell] of row.entries())
              if (typeof cell === "number" && !near(read.sheets[index]?.rows[y]?.[x], cell))
                throw new Error(
                  `${name}, ${own.name} ${y + 1}:${x + 1}: ${cell} here, ${String(read.sheets[index]?.rows[y]?.[x])} there`,
                );
      }
    }
  },
  320_000,
);

test("what a founder writes is text, never a formula", async () => {
  const parts = unzipSync(await forecastXlsx({ ...base, answers: IDEAS.hvac }));
  const sheets = Object.entries(parts)
    .filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name))
    .map(([, xml]) => strFromU8(xml));
  expect(sheets.join("")).not.toMatch(/<f>[^<]*cmd/);
  expect(sheets[0]).toContain("<t>'=cmd()");
});
