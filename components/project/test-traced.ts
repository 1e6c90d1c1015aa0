import type { ProjectWithRunning } from "@/lib/artifacts/project";
import type { WritingContext } from "@/lib/artifacts/recipe";
import { typeset } from "@/lib/content/typeset";
import { accountOf } from "@/lib/finance/account";
import { benchmarkById } from "@/lib/finance/benchmarks";
import { editableAssumptions } from "@/lib/finance/editable";
import { count, money, percent } from "@/lib/finance/money";
import type { Figures } from "@/lib/finance/project-figures";
import { shown } from "@/lib/finance/shown";
import { yearFigure, yearTable } from "@/lib/finance/year-table";
import { derivedFacts } from "@/lib/writing/derived";
import { numeralsIn } from "@/lib/writing/numeric-guard";
import { textsOf } from "@/lib/writing/validators";
import { amountText, roundedText } from "./numbers/amount-text";
import { type Panel, piecesOf } from "./test-panels";

type Shown = Pick<Figures, "model" | "ledger">;

/** What the product itself counts, by the markup or the words it stands in. */
const COUNTED: readonly RegExp[] = [
  // The places of a list, of a week and of a slide.
  /<span (?:aria-hidden="true" )?class="display">\d{1,2}<\/span>/g,
  /(?<=<span class="sr-only">Week <\/span>)\d(?=<)/g,
  /(?<=<\/span><span>)\d{1,2}(?: \/ 10)?(?=<\/span><\/p>)/g,
  /\b\d{1,2} \/ 10\b|\bSlide \d{1,2} of 10\b|(?<=aria-label=")Slide \d{1,2}: /g,
  /(?<=>)\d{1,2}\. (?=\p{Lu})/gu,
  // The calendar of sixty days.
  /(?<=>)60-Day Action Plan|(?<=aria-label="(?:Preview: |Close )?)60-Day Action Plan/g,
  /(?<= over )60 days(?=<)|(?<=>)After Day 60(?=<)|(?<=>)30 seconds(?=<)|(?<=>)3 minutes(?=<)/g,
  /(?<=>)(?:Week \d|Days? \d+(?:–\d+)?)(?=[<:])/g,
  /(?<=>)\p{Lu}\p{Ll}{2} \d{1,2} – \p{Lu}\p{Ll}{2} \d{1,2}(?=<)/gu,
  /(?<=type="date"[^>]*value=")\d{4}-\d\d-\d\d/g,
  // What may be typed, and what a reply may look like.
  /(?<=>)0\/50 characters/g,
  /(?<=>)For example: “[^”]*”/g,
];

const figuresIn = (text: string): string[] =>
  numeralsIn(text).map(({ text: said }) => said.replace(/\s/g, ""));
const figuresOfAll = (texts: readonly string[]) => new Set(texts.flatMap(figuresIn));

const captioned = (caption: string) =>
  new RegExp(`<table[^>]*><caption[^>]*>(?:<span[^>]*>)?${caption}<.*?</table>`, "gs");

const ofMonths = ({ model: { months, currency } }: Shown): string[] =>
  months.flatMap(({ month, revenue, ebitda, cash, customers }) => [
    String(month),
    ...[revenue, ebitda, cash].map((value) => money(value, currency)),
    count(Math.round(customers)),
  ]);
const ofYears = ({ model }: Shown): string[] => {
  const { money, beside } = yearTable(model);
  return ["1", "2", "3", ...[...money, ...beside].flatMap(({ values }) => values.map(yearFigure))];
};
const ofAccount = ({ model }: Shown): string[] => {
  const { items, end } = accountOf(model);
  return [...items.map(({ value }) => value), end].map(yearFigure);
};

/** Tables that show a series of the model: their cells come from it and from nowhere else, and stand nowhere else. */
const SERIES: readonly (readonly [RegExp, (figures: Shown) => string[]])[] = [
  [captioned("Revenue a month"), ofMonths],
  [captioned("Cash, added up"), ofMonths],
  [captioned("Three years, line by line"), ofYears],
  [captioned("From result to account"), ofAccount],
];

const PLOT = /<svg viewBox="0 0 400 210".*?<\/svg>/gs;
const LEVEL = /<text [^>]*text-anchor="end" class="fill-muted-foreground">([^<]*)<\/text>/g;
const MONTH = /<text [^>]*text-anchor="middle"[^>]*>(?:Month 1|12|24|36)<\/text>/g;

/** The lines of a plot stand equally far apart: what is said at them has to, too. */
function unevenAxis(plot: string): string[] {
  const said = [...plot.matchAll(LEVEL)].map(([, label = ""]) => label);
  const levels = said.flatMap((label) =>
    numeralsIn(label).map(({ value }) => (/^[-−]/.test(label) ? -Math.abs(value) : value)),
  );
  const steps = levels.slice(1).map((level, i) => level - (levels[i] ?? 0));
  const even = steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < Math.abs(step) * 1e-6);
  return even && levels.length === said.length && levels.includes(0) ? [] : [`axis: ${said.join(", ")}`];
}

const partsBy = <T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] =>
  [...new Set(all.map(keyOf))].map((key) => all.filter((one) => keyOf(one) === key));

const hours = (value: number) => `${Math.round(value * 10) / 10} h`;

/** Tasks and their hours, by week, by priority and in all. */
function ofPlan({ actionPlanData }: Partial<ProjectWithRunning>): string[] {
  const { actionItems: items = [], later = [] } = actionPlanData ?? {};
  const parts = [items, ...partsBy(items, ({ week }) => week), ...partsBy(items, ({ priority }) => priority)];
  return [
    ...parts.map(
      (part) => `${part.length} ${hours(part.reduce((sum, item) => sum + item.estimatedHours, 0))}`,
    ),
    ...[...items, ...later].map(({ estimatedHours }) => hours(estimatedHours)),
  ];
}

function sourcesOf({ model, ledger }: Shown): string[] {
  const { currency, assumptions, market, warnings } = model;
  const amount = { money: (value: number) => money(value, currency), share: percent, count };
  const rows = editableAssumptions(assumptions);
  return [
    ...Object.values(ledger).flatMap(({ display, label, formula }) => [display, label, formula]),
    ...rows.flatMap(({ label, unit, assumed: { value, low, high, note, provenance, sourceId } }) => [
      label,
      note,
      ...[value, low, high].map((each) => shown(each, unit, currency)),
      (provenance === "founder" ? amountText : roundedText)(value, unit),
      String(benchmarkById(sourceId ?? "")?.year ?? ""),
    ]),
    ...partsBy(rows, ({ group }) => group).map(({ length }) => String(length)),
    ...market.factors.map(({ kind, value }) => amount[kind](value)),
    ...warnings.map(({ text }) => text),
  ];
}

const FEW_WORDS = 4;

/** Whether a piece is the writer's: a sentence of its texts as they are set, or a whole line. Its own guard holds those to the ledger and the answers. */
function writtenIn(project: Partial<ProjectWithRunning>): (piece: string) => boolean {
  const { quizData, brandData, fullBusinessAnalysisData, prototypeData, actionPlanData, pitchData } = project;
  const written = [quizData, brandData, fullBusinessAnalysisData, prototypeData, actionPlanData, pitchData];
  const lines = textsOf(written)
    .flatMap(({ text }) => [text, ...text.split("\n").map((line) => typeset(line.trim()))])
    .map((line) => line.replace(/[\s\u00a0\u202f]+/g, " "));
  const [whole, all] = [new Set(lines), lines.join("\n")];
  return (piece) => (piece.split(" ").length < FEW_WORDS ? whole.has(piece) : all.includes(piece));
}

/** What a project's panels may say beside the figures of its model. */
const toldBy = (project: Partial<ProjectWithRunning>, { brief, ledger }: WritingContext): string[] => {
  const { assumptions = [], sources = [], warnings = [] } = project.quizData?.meta ?? {};
  return [
    ...Object.values(brief.answers),
    ...Object.values(derivedFacts(brief, ledger)).map(({ display }) => display),
    ...assumptions.flatMap(({ label, value, note }) => [label, value, note]),
    ...sources.flatMap(({ publisher, title, year, url }) => [publisher, title, String(year), url]),
    ...warnings,
    ...[assumptions, sources].map(({ length }) => String(length)),
    ...ofPlan(project),
  ];
};

type Known = ReadonlySet<string>;

/** The figures of a drawn panel that come from no fact, no series, no answer, no assumption, no source and no count. */
function untraced(
  html: string,
  series: readonly Known[],
  general: Known,
  isWritten: (piece: string) => boolean,
): string[] {
  const strays = [...html.matchAll(PLOT)].flatMap(([plot]) => unevenAxis(plot));
  let rest = html.replace(PLOT, (plot) => plot.replace(LEVEL, "").replace(MONTH, ""));
  const find = (within: string, known: Known) => {
    for (const piece of piecesOf(within))
      if (!isWritten(piece))
        for (const said of figuresIn(piece)) if (!known.has(said)) strays.push(`${said} in "${piece}"`);
  };
  for (const [at, [table]] of SERIES.entries())
    rest = rest.replace(table, (found) => {
      find(found, series[at] ?? new Set());
      return "";
    });
  for (const form of COUNTED) rest = rest.replace(form, "");
  find(rest, general);
  return [...new Set(strays)];
}

/** Every figure of a project's panels that has no source, by panel. */
export function untracedIn(
  project: Partial<ProjectWithRunning>,
  panels: readonly Panel[],
  context: WritingContext,
): string[] {
  const told = toldBy(project, context);
  const isWritten = writtenIn(project);
  return partsBy(panels, ({ figures }) => figures).flatMap((shown) => {
    const [{ figures }] = shown as [Panel];
    const series = SERIES.map(([, of]) => figuresOfAll(of(figures)));
    const general = figuresOfAll([...sourcesOf(figures), ...told]);
    return shown.flatMap(({ step, html }) =>
      untraced(html, series, general, isWritten).map((stray) => `${step}: ${stray}`),
    );
  });
}
