import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { YEAR_LINE } from "@/lib/finance/year-table";
import { IDEAS } from "@/lib/writing/fixtures";
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

/** Paid for a year at its start: by those who are customers already, and by new ones only. */
const YEARLY = ["We have 14 paying companies at the moment.", ""].map((today, at) => ({
  name: `yearly-${at}`,
  data: {
    ...base,
    answers: { ...IDEAS.hvac, businessModel: `A licence costs $540 per company per year. ${today}` },
  },
}));

/** Eighty plans and more: every idea at two of the prices, no two neighbours at the same ones. */
/** Goods with strong and quiet months, and fees that end with the school year. */
const SEASONAL = [
  {
    ...IDEAS.bread,
    businessModel: `${IDEAS.bread.businessModel} December is our busiest time, August is quiet.`,
  },
  { ...IDEAS.hvac, businessModel: "$49 per technician per month, no fees in July and August." },
].map((answers, at) => ({ name: `seasonal-${at}`, data: { ...base, answers } }));

/** Classes that cost what they cost, whoever comes. */
const GROUPS = [8, 30].map((held) => ({
  name: `groups-${held}`,
  data: {
    ...base,
    answers: {
      ...IDEAS.tutoring,
      solution: "A six week evening course in a rented workshop.",
      businessModel: `$180 per student, 20 students a class, we plan ${held} classes in the first year. Rent and trainers are $2,100 per class.`,
    },
  },
}));

/** Goods that are had by the lot, with and without a season. */
const LOTS = ["", " December is our busiest time, August is quiet."].map((season, at) => ({
  name: `lots-${at}`,
  data: {
    ...base,
    answers: {
      ...IDEAS.bread,
      businessModel: `€19 per knife, one costs us €6 if we order 300 at once.${season}`,
    },
  },
}));

const plans = [...YEARLY, ...SEASONAL, ...GROUPS, ...LOTS].concat(
  Object.entries(IDEAS).flatMap(([id, answers], at) =>
    [0, 2].map((further) => {
      const factor = PRICES[(at + further) % PRICES.length] ?? 1;
      const businessModel = answers.businessModel.replace(/\d+(\.\d+)?(?=\s|$|%|€)/, (price) =>
        String(Number(price) * factor),
      );
      return { name: `${id}-${factor}`, data: { ...base, answers: { ...answers, businessModel } } };
    }),
  ),
);

test.each(plans)("$name: the sheet's sums are the engine's to a cent, month by month", ({ data }) => {
  const { grid, figures, inputs } = bookOf(data);
  const { months, even } = figures.model;
  const lines = inputs
    .filter(({ name }) => name.startsWith("line"))
    .map((row) => `${row.group}: ${row.label}`);
  expect(lines).toEqual([...new Set(lines)]);
  for (const [key, field] of [
    ["cash", "cash"],
    ["revenue", "revenue"],
    ["ebitda", "ebitda"],
    ["customers", "customers"],
    ["tax", "tax"],
    ["payroll", "payroll"],
  ] as const) {
    const off = (key === "cash" ? months : even).filter(
      (row) => Math.abs((grid.values(key)[row.month] ?? 0) - row[field]) > 0.01,
    );
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

type Cells = string[][];

/** What LibreOffice writes of one sheet: cells with commas or quotes stand in quotes. */
const cellsOf = (csv: string): Cells =>
  csv
    .split("\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
        (quoted ?? bare ?? "").replaceAll('""', '"'),
      ),
    );

const SHEETS = [
  "Start",
  "Assumptions",
  "Model",
  "Annual",
  "Market",
  "Scenarios",
  "Unit economics",
  "Sources",
  "Checks",
];
/** Every sheet of a file as text with full precision: read and written twice as fast as a workbook. */
const EVERY_SHEET = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";
const SCENARIOS = ["low", "base", "high"] as const;

/** A share is written as it is typed: "12.5%". */
const figure = (text: string | undefined): number =>
  text?.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
const near = (text: string | undefined, wanted: number | undefined): boolean =>
  Math.abs(figure(text) - (wanted ?? Number.NaN)) < 0.01;

/** Fifty plans in the base case, every second one in another scenario too: all in one call. */
const recalculated = plans
  .slice(0, 50)
  .flatMap((plan, i) => [
    { ...plan, scenario: 1 },
    ...(i % 2 === 0 ? [{ ...plan, scenario: i % 4 === 0 ? 0 : 2 }] : []),
  ]);

testWithOffice(
  "recalculated elsewhere, every sheet says the same, in all three scenarios, and nothing is an error",
  async () => {
    const books = new Map<string, Uint8Array>();
    for (const { name, data } of plans.slice(0, 50)) books.set(name, await forecastXlsx(data));
    const files = recalculated.map(({ name, scenario }) =>
      onDisk(`${name}-s${scenario}.xlsx`, withoutResults(books.get(name) ?? new Uint8Array(), scenario + 1)),
    );
    const target = throughOffice(files, EVERY_SHEET);
    for (const { name, data, scenario } of recalculated) {
      const said = new Map(
        SHEETS.map((sheet) => [
          sheet,
          cellsOf(readFileSync(join(target, `${name}-s${scenario}-${sheet}.csv`), "utf8")),
        ]),
      );
      const sheet = (wanted: string): Cells => said.get(wanted) ?? [];
      const errors = [...said.values()].flat(2).filter((cell) => /^(#|Err:)/.test(cell));
      const annual = new Map(sheet("Annual").map((row) => [row[0], row]));
      const engine = figuresOf(data)?.model.scenarios[SCENARIOS[scenario] ?? "base"];
      const checks = sheet("Checks").slice(3, 8);
      const breakEven = sheet("Scenarios").find(([label]) => label === "Break-even month");
      expect({
        name,
        scenario,
        errors,
        revenue: near(annual.get("Revenue")?.[3], engine?.revenueY3),
        cash: near(annual.get(YEAR_LINE.cash)?.[3], engine?.cashY3),
        ask: near(annual.get("Money to raise, rounded up to two digits")?.[1], engine?.ask),
        checks: checks.map((row) => row[3]),
        breakEven: breakEven?.[1],
      }).toEqual({
        name,
        scenario,
        errors: [],
        revenue: true,
        cash: true,
        ask: true,
        checks: ["OK", "OK", "OK", "OK", "OK"],
        breakEven: breakEven?.[2 + scenario] ?? "no such line",
      });
      if (scenario !== 1) continue;
      const written = await readXlsx(books.get(name) ?? new Uint8Array());
      expect(written.sheets.map((own) => own.name)).toEqual(SHEETS);
      for (const own of written.sheets)
        for (const [y, row] of own.rows.entries())
          for (const [x, cell] of row.entries())
            if (typeof cell === "number" && !near(sheet(own.name)[y]?.[x], cell))
              throw new Error(
                `${name}, ${own.name} ${y + 1}:${x + 1}: ${cell} here, ${sheet(own.name)[y]?.[x]} there`,
              );
    }
  },
  320_000,
);

test("a free trial delays the payments in the sheet as it does in the engine", () => {
  const answers = { ...IDEAS.hvac, businessModel: "45 day free trial, then $49 per technician per month." };
  const { inputs, grid, figures } = bookOf({ ...base, answers });
  expect(inputs.find(({ name }) => name === "line1_free")?.base).toBe(1.5);
  for (const { month, revenue } of figures.model.months)
    expect(grid.values("revenue")[month]).toBeCloseTo(revenue);
});

const TWO_KINDS = {
  ...IDEAS.bread,
  solution: "Small-batch hot sauces made from fermented local chillies.",
  targetAudience: "Home cooks and food lovers in Portland, Oregon",
  businessModel: "$11 per bottle online, $6.50 to shops. A bottle costs $2.80 to make.",
};

test("what each kind of buyer makes up of the customers is computed from the market, in every scenario", () => {
  const { inputs, grid, figures } = bookOf({ ...base, answers: TWO_KINDS });
  const attach = inputs.filter(({ name }) => name.endsWith("_attach"));
  expect(attach.map(({ formula }) => formula)).toEqual(["1*kind1_share", "1*kind2_share"]);
  expect(attach.map((row) => row.low === row.base && row.base === row.high)).toEqual([true, true]);
  expect(grid.values("revenue")[36]).toBeCloseTo(figures.model.months[35]?.revenue ?? 0);
});

testWithOffice(
  "two kinds of buyer, recalculated elsewhere, come to the same market and the same plan",
  async () => {
    const bytes = withoutResults(await forecastXlsx({ ...base, answers: TWO_KINDS }), 2);
    const target = throughOffice([onDisk("two-kinds.xlsx", bytes)], EVERY_SHEET);
    const { market } = figuresOf({ ...base, answers: TWO_KINDS })?.model ?? {};
    const cells = new Map(
      cellsOf(readFileSync(join(target, "two-kinds-Market.csv"), "utf8")).map((row) => [row[0], row[1]]),
    );
    expect(figure(cells.get("Total market a year"))).toBeCloseTo(market?.tam ?? 0, 0);
    expect(figure(cells.get("Customers that can be won by year 3, all kinds"))).toBeCloseTo(
      market?.somCustomers ?? 0,
    );
    expect(figure(cells.get("Of all customers: shops"))).toBeCloseTo(
      (market?.kinds?.[1]?.somCustomers ?? 0) / (market?.somCustomers ?? 1),
    );
    const checks = cellsOf(readFileSync(join(target, "two-kinds-Checks.csv"), "utf8")).slice(3, 8);
    expect(checks.map((row) => row[3])).toEqual(["OK", "OK", "OK", "OK", "OK"]);
  },
  120_000,
);

test("what a founder writes is text, never a formula", async () => {
  const parts = unzipSync(await forecastXlsx({ ...base, answers: IDEAS.hvac }));
  const sheets = Object.entries(parts)
    .filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name))
    .map(([, xml]) => strFromU8(xml));
  expect(sheets.join("")).not.toMatch(/<f>[^<]*cmd/);
  expect(sheets[0]).toContain("<t>'=cmd()");
});
