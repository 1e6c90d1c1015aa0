import type PptxGenJS from "pptxgenjs";
import { type PlannedSlide, unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import type { Figures } from "../figures";
import { ticks } from "../scale";
import { PICTURE } from "../slide-layout";
import { mix, type Theme } from "../theme";
import { hex, inch } from "./masters";

interface Scene {
  deck: PptxGenJS;
  slide: PptxGenJS.Slide;
  figures: Figures;
  theme: Theme;
  face: string;
}

const box = (top: number, height: number) => ({
  x: inch(PICTURE.left),
  y: inch(PICTURE.top + top),
  w: inch(PICTURE.width),
  h: inch(height),
});

/** "$1,234" in the plan's currency, as a number format; a currency without a sign of its own shows its code. */
export function moneyFormat(currency: string): string {
  const sign = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;
  return `"${sign ?? currency}"#,##0`;
}

const base = ({ theme, face, figures }: Scene, altText: string) =>
  ({
    altText,
    catAxisLabelColor: hex(theme.muted),
    catAxisLabelFontFace: face,
    catAxisLabelFontSize: 11,
    valAxisLabelColor: hex(theme.muted),
    valAxisLabelFontFace: face,
    valAxisLabelFontSize: 10,
    valAxisLabelFormatCode: moneyFormat(figures.model.currency),
    valGridLine: { color: hex(theme.rule), size: 0.5 },
    catGridLine: { style: "none" },
    dataLabelFormatCode: moneyFormat(figures.model.currency),
    dataLabelColor: hex(theme.text),
    dataLabelFontFace: face,
    dataLabelFontSize: 11,
    showLegend: false,
  }) satisfies PptxGenJS.IChartOpts;

const whole = (value: number) => Math.round(value);

function market(scene: Scene): void {
  const { tam, sam, som } = scene.figures.model.market;
  const of = (key: string) => scene.figures.ledger[key]?.display ?? "";
  const data = [
    {
      name: `Market a year, ${scene.figures.model.currency}`,
      labels: ["Obtainable by year 3", "Serviceable", "Total"],
      values: [som, sam, tam].map(whole),
    },
  ];
  scene.slide.addChart("bar", data, {
    ...base(
      scene,
      `Bars: total market ${of("tam")}, serviceable ${of("sam")}, obtainable by year 3 ${of("som")}, a year`,
    ),
    ...box(0, 250),
    barDir: "bar",
    barGapWidthPct: 45,
    showValue: true,
    chartColors: [hex(scene.theme.primary)],
    valAxisHidden: true,
    valGridLine: { style: "none" },
  });
}

function money(scene: Scene): void {
  const { years, months } = scene.figures.model;
  const of = (key: string) => scene.figures.ledger[key]?.display ?? "";
  scene.slide.addChart(
    "bar",
    [
      {
        name: "Revenue",
        labels: years.map(({ year }) => `Year ${year}`),
        values: years.map((year) => whole(year.revenue)),
      },
    ],
    {
      ...base(
        scene,
        `Columns: revenue of ${of("rev_y1")}, ${of("rev_y2")} and ${of("rev_y3")} in years 1 to 3`,
      ),
      ...box(0, 148),
      barDir: "col",
      barGapWidthPct: 90,
      showTitle: true,
      title: `Revenue a year, ${scene.figures.model.currency}`,
      titleFontFace: scene.face,
      titleFontSize: 12,
      titleColor: hex(scene.theme.text),
      showValue: true,
      chartColors: [hex(scene.theme.primary)],
      valAxisHidden: true,
      // Room for the figure above the highest column.
      valAxisMaxVal: Math.max(1, ...years.map((year) => year.revenue)) * 1.3,
      valGridLine: { style: "none" },
    },
  );
  const cash = months.map((row) => row.cash);
  const levels = ticks(Math.min(...cash), Math.max(...cash));
  scene.slide.addChart(
    "line",
    [
      {
        name: "Cash before funding",
        labels: months.map(({ month }) => (month % 6 === 0 ? String(month) : "")),
        values: months.map((row) => whole(row.cash)),
      },
    ],
    {
      ...base(scene, `Line: cash before funding over 36 months, lowest at ${of("trough") || "zero"}`),
      ...box(150, 148),
      lineSize: 2.5,
      lineDataSymbol: "none",
      showTitle: true,
      title: `Cash before funding at the end of each month, ${scene.figures.model.currency}`,
      titleFontFace: scene.face,
      titleFontSize: 12,
      titleColor: hex(scene.theme.text),
      chartColors: [hex(scene.theme.secondary)],
      catAxisLabelPos: "low",
      catAxisLabelFrequency: "1",
      valAxisMajorUnit: ((levels[1] ?? 1) - (levels[0] ?? 0)) * 2,
    },
  );
}

function funds(scene: Scene): void {
  const rows = scene.figures.model.useOfFunds;
  const { theme } = scene;
  const colours = [
    theme.primary,
    theme.accent,
    theme.secondary,
    mix(theme.primary, theme.background, 0.45),
    mix(theme.secondary, theme.background, 0.5),
    theme.muted,
  ];
  scene.slide.addChart(
    "doughnut",
    [
      {
        name: "Use of funds",
        labels: rows.map(({ label }) => label),
        values: rows.map(({ amount }) => whole(amount)),
      },
    ],
    {
      ...base(
        scene,
        `Ring: what the money is for: ${rows.map(({ key, label }) => `${label} ${scene.figures.ledger[`funds_${key}`]?.display ?? ""}`).join(", ")}`,
      ),
      ...box(0, 290),
      holeSize: 58,
      showLegend: true,
      legendPos: "r",
      legendFontFace: scene.face,
      legendFontSize: 12,
      legendColor: hex(theme.text),
      showPercent: false,
      showValue: false,
      showLabel: false,
      dataBorder: { pt: 1, color: hex(theme.background) },
      chartColors: rows.map((_, i) => hex(colours[i % colours.length] ?? theme.primary)),
    },
  );
}

function unit({ slide, figures, theme, face }: Scene): void {
  const line = (color: string, pt: number) => ({ type: "solid" as const, color: hex(color), pt });
  const none = { type: "none" as const };
  const rows = unitFacts(figures).map(({ label, value }, i): PptxGenJS.TableRow => {
    const border: [
      PptxGenJS.BorderProps,
      PptxGenJS.BorderProps,
      PptxGenJS.BorderProps,
      PptxGenJS.BorderProps,
    ] = [i === 0 ? line(theme.accent, 2) : none, none, line(theme.rule, 0.75), none];
    return [
      {
        text: label,
        options: { border, color: hex(theme.muted), fontFace: face, fontSize: 15, valign: "middle" },
      },
      {
        text: value,
        options: {
          border,
          color: hex(theme.heading),
          fontFace: face,
          fontSize: 19,
          bold: true,
          align: "right",
          valign: "middle",
        },
      },
    ];
  });
  slide.addTable(rows, {
    ...box(0, 0),
    h: undefined,
    colW: [inch(PICTURE.width * 0.58), inch(PICTURE.width * 0.42)],
    rowH: inch(44),
    margin: [0.04, 0.06, 0.04, 0.06],
    objectName: "What one customer brings and costs",
  });
}

const DRAW = { market, revenue: money, funds, unit } as const;

/** The native chart or table that stands beside a slide's words. */
export function drawVisual(visual: PlannedSlide["visual"], scene: Scene): void {
  if (visual !== "none") DRAW[visual](scene);
}
