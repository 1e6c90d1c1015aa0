import type PptxGenJS from "pptxgenjs";
import { display } from "../figures";
import { shortMoneyFormat, signedMoneyFormat } from "../money-format";
import { ticks } from "../scale";
import { hex } from "./masters";
import { beside, type Scene } from "./scene";

const base = ({ theme, face, figures }: Scene, altText: string) =>
  ({
    altText,
    catAxisLabelColor: hex(theme.muted),
    catAxisLabelFontFace: face,
    catAxisLabelFontSize: 12,
    valAxisLabelColor: hex(theme.muted),
    valAxisLabelFontFace: face,
    valAxisLabelFontSize: 11,
    valAxisLabelFormatCode: signedMoneyFormat(figures.model.currency),
    catAxisMajorTickMark: "none",
    valAxisMajorTickMark: "none",
    valGridLine: { color: hex(theme.rule), size: 0.5 },
    catGridLine: { style: "none" },
    dataLabelColor: hex(theme.text),
    dataLabelFontFace: face,
    dataLabelFontSize: 12,
    showLegend: false,
  }) satisfies PptxGenJS.IChartOpts;

const titled = ({ face, theme }: Scene, title: string) => ({
  showTitle: true,
  title,
  titleFontFace: face,
  titleFontSize: 12,
  titleColor: hex(theme.text),
  titleBold: true,
});

const whole = (value: number) => Math.round(value);

export function drawMarket(scene: Scene): void {
  const { tam, sam, som } = scene.figures.model.market;
  const of = (key: string) => display(scene.figures, key);
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
    ...beside(scene, 0, 250),
    barDir: "bar",
    barGapWidthPct: 45,
    dataLabelFormatCode: shortMoneyFormat(scene.figures.model.currency, [tam, sam, som]),
    dataLabelFontSize: 14,
    catAxisLabelFontSize: 13,
    valAxisMaxVal: Math.max(1, tam) * 1.3,
    showValue: true,
    chartColors: [hex(scene.theme.figure)],
    valAxisHidden: true,
    valGridLine: { style: "none" },
  });
}

export function drawMoney(scene: Scene): void {
  const { years, months } = scene.figures.model;
  const of = (key: string) => display(scene.figures, key);
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
      ...beside(scene, 0, 148),
      barDir: "col",
      barGapWidthPct: 50,
      dataLabelFormatCode: shortMoneyFormat(
        scene.figures.model.currency,
        years.map(({ revenue }) => revenue),
      ),
      ...titled(scene, `Revenue a year, ${scene.figures.model.currency}`),
      showValue: true,
      chartColors: [hex(scene.theme.figure)],
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
      ...beside(scene, 150, 148),
      lineSize: 2.5,
      lineDataSymbol: "none",
      ...titled(scene, `Cash before funding at the end of each month, ${scene.figures.model.currency}`),
      chartColors: [hex(scene.theme.secondary)],
      catAxisLabelPos: "low",
      catAxisLabelFrequency: "1",
      valAxisMajorUnit: ((levels[1] ?? 1) - (levels[0] ?? 0)) * 2,
    },
  );
}

export function drawFunds(scene: Scene): void {
  // A bar chart begins at its foot: the largest stands on top.
  const rows = scene.figures.model.useOfFunds.toSorted((a, b) => a.amount - b.amount);
  const parts = rows.map(({ key, label }) => `${label} ${display(scene.figures, `funds_${key}`)}`);
  scene.slide.addChart(
    "bar",
    [
      {
        name: `Use of funds, ${scene.figures.model.currency}`,
        labels: rows.map(({ label }) => label),
        values: rows.map(({ amount }) => whole(amount)),
      },
    ],
    {
      ...base(scene, `Bars: what the money is for: ${parts.join(", ")}`),
      ...beside(scene, 0, Math.min(290, 60 + rows.length * 44)),
      barDir: "bar",
      barGapWidthPct: 60,
      dataLabelFormatCode: shortMoneyFormat(
        scene.figures.model.currency,
        rows.map(({ amount }) => amount),
      ),
      catAxisLabelFontSize: 14,
      dataLabelFontSize: 14,
      showValue: true,
      chartColors: [hex(scene.theme.figure)],
      valAxisHidden: true,
      valAxisMaxVal: Math.max(1, ...rows.map(({ amount }) => amount)) * 1.25,
      valGridLine: { style: "none" },
    },
  );
}

export function drawGrowth(scene: Scene): void {
  const { years } = scene.figures.model;
  const shown = years.map(({ year }) => display(scene.figures, `cust_y${year}`));
  scene.slide.addChart(
    "bar",
    [
      {
        name: "Customers at year end",
        labels: years.map(({ year }) => `Year ${year}`),
        values: years.map(({ customers }) => whole(customers)),
      },
    ],
    {
      ...base(scene, `Columns: ${shown.join(", ")} customers at the end of years 1 to 3`),
      ...beside(scene, 0, 270),
      ...titled(scene, "Customers at year end"),
      barDir: "col",
      barGapWidthPct: 50,
      dataLabelFormatCode: "#,##0",
      dataLabelFontSize: 14,
      showValue: true,
      chartColors: [hex(scene.theme.figure)],
      valAxisHidden: true,
      valAxisMaxVal: Math.max(1, ...years.map(({ customers }) => customers)) * 1.2,
      valGridLine: { style: "none" },
    },
  );
}
