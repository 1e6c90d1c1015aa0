import type { FactLedger } from "@/lib/finance/ledger";
import { activeLines } from "@/lib/finance/line-flow";
import type { FinancialModel } from "@/lib/finance/model";
import { backWithFirstYear, toldTime } from "@/lib/finance/told-time";
import { mainLine } from "@/lib/finance/unit";
import type { Slide } from "./artifact";
import { arranged, type NamedPoint, SLIDE_NAMES, type SlideName, type Visual } from "./slide-points";

interface Figures {
  model: FinancialModel;
  ledger: FactLedger;
}

const display = (figures: Figures | null, key: string): string => figures?.ledger[key]?.display ?? "";

export interface PlannedSlide {
  name: SlideName;
  title: string;
  bullets: string[];
  /** What is said while the slide is shown. */
  notes: string[];
  visual: Visual;
  /** The first and the last claim stand on the brand's colour. */
  ground: "page" | "brand";
  /** What a timeline, cards or a comparison show; the other points stay bullets. */
  points: NamedPoint[];
}

const VISUAL_OF: Partial<Record<SlideName, Visual>> = {
  "Market Size": "market",
  "Business Model": "unit",
  "Financial Projections": "revenue",
  "Funding Ask": "funds",
  Vision: "growth",
};

function possible(visual: Visual, figures: Figures): boolean {
  const { market, stopsGrowth, useOfFunds, years } = figures.model;
  if (visual === "growth") return years.some((year) => year.customers >= 1);
  if (visual === "market") return market.sized && market.tam > 0;
  // While each sale loses money no sum is asked for.
  if (visual === "funds") return useOfFunds.length > 0 && !stopsGrowth;
  if (visual === "revenue") return years.some((year) => year.revenue > 0);
  return unitFacts(figures).length >= 3;
}

/** What the picture already says, figure by figure. */
function shownBy(visual: Visual, figures: Figures): string[] {
  if (visual === "unit") return unitFacts(figures).map(({ value }) => value);
  if (visual === "funds") return figures.model.useOfFunds.map(({ key }) => display(figures, `funds_${key}`));
  if (visual === "revenue") return projectionRows(figures).flatMap(([, ...values]) => values);
  return [];
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Points without those that only name figures of the picture: "People: $58k (8%)", "Revenue by year: $1k, $2k". */
function beyondPicture(bullets: string[], visual: Visual, figures: Figures): string[] {
  const shown = shownBy(visual, figures)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  const repeats = (bullet: string) => {
    const figure = /^[^:]{2,70}:\s+((?:[A-Z]{3} )?\S+)/.exec(bullet)?.[1]?.replace(/[,;]$/, "") ?? "";
    if (shown.some((value) => value === figure || value.startsWith(`${figure} `))) return true;
    const said = shown.reduce((rest, value) => rest.replace(value, ""), bullet);
    const [name = "", values] = said.split(/:\s/, 2);
    return values === undefined
      ? said !== bullet && wordsOf(said) <= 3
      : name.length <= 70 && !/\p{L}|\d/u.test(values.replace(/\([^)]*\)/g, ""));
  };
  return bullets.filter((bullet) => !repeats(bullet));
}

const withoutName = (outline: string, name: string) =>
  outline.toLowerCase().startsWith(`${name.toLowerCase()}:`)
    ? outline.slice(name.length + 1).trim()
    : outline;

/** What the slides are planned from. */
interface Deck {
  fullSlides?: readonly Slide[] | undefined;
  deckOutline: readonly string[];
}

const pointsOf = (pitch: Deck, index: number): string[] =>
  (pitch.fullSlides?.[index]?.content ?? []).map((line) => line.trim()).filter(Boolean);

/** A claim with nothing below it, as in an outline, fills its slide. */
const claimAlone = ({ visual, bullets }: Pick<PlannedSlide, "visual" | "bullets">) =>
  visual === "none" && bullets.length === 0 ? ({ visual: "statement", ground: "brand" } as const) : {};

/** The ten slides of a pitch; one that has only an outline becomes ten claims. */
export function slidesOf(pitch: Deck, figures: Figures | null, brand: string): PlannedSlide[] {
  return SLIDE_NAMES.map((name, index) => {
    const slide = pitch.fullSlides?.[index];
    const visual = VISUAL_OF[name];
    const bullets = pointsOf(pitch, index);
    const told =
      visual && figures && possible(visual, figures)
        ? { visual, bullets: beyondPicture(bullets, visual, figures), points: [] }
        : arranged(name, bullets, pointsOf(pitch, 1), brand);
    return {
      name,
      ground: name === "Problem" || name === "Vision" ? "brand" : "page",
      title: slide?.title.trim() || withoutName(pitch.deckOutline[index] ?? "", name) || name,
      notes: (slide?.keyPoints ?? []).map((line) => line.trim()).filter(Boolean),
      ...told,
      ...claimAlone(told),
    };
  });
}

export interface UnitFact {
  label: string;
  value: string;
}

/** What one customer brings, leaves and costs; a figure that says what the one before it said is left out. */
export function unitFacts(figures: Figures | null): UnitFact[] {
  if (!figures) return [];
  const { said, months } = toldTime(figures.model);
  const kept = mainLine(figures.model.assumptions)?.kind === "take";
  const monthly = said === "per purchase" ? "" : months > 1 ? ", a year" : ", a month";
  const fact = (label: string, key: string) => ({ label, value: display(figures, key) });
  const prices = activeLines(figures.model.assumptions.lines).filter(({ price }) => price).length;
  const [price, revenue, contribution, won, lifetime, back] = [
    fact(kept ? "Commission, a deal" : prices > 1 ? `Price, one of ${prices}` : "Price", "price_main"),
    fact(`Revenue per customer${monthly}`, "revenue_per_customer"),
    fact(`Contribution${monthly || ", a sale"}`, "contribution"),
    fact("Cost of winning one", "cac"),
    fact("Lifetime value", "ltv"),
    fact("Earned back after", "payback"),
  ] as const;
  return [
    price,
    ...(revenue.value === price.value ? [] : [revenue]),
    contribution,
    won,
    ...(lifetime.value === contribution.value ? [] : [lifetime]),
    // A year that is paid at its start is earned back by it, as the point beside these figures says.
    ...(backWithFirstYear(figures.model) ? [] : [back]),
  ].filter(({ value }) => value !== "");
}

/** Rows of the projection table, each figure as the ledger shows it. */
export function projectionRows(figures: Figures): string[][] {
  const row = (label: string, key: string) => [
    label,
    ...[1, 2, 3].map((year) => display(figures, `${key}_y${year}`)),
  ];
  return [
    row("Revenue", "rev"),
    row("Gross profit", "gp"),
    row("Operating result", "ebitda"),
    row("Cash before funding", "cash"),
    row("Customers", "cust"),
  ];
}
