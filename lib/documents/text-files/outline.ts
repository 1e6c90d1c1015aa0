import type { DocumentData } from "../data";
import { longDate } from "../dates";
import { figuresOf } from "../figures";
import { ASSUMED_MEANS } from "../notes";
import { dateOfWeek, inHours, LATER_NOTE, weeksOf } from "../plan-dates";
import {
  accountGrid,
  assumptionGrid,
  factorGrid,
  type Grid,
  projections,
  sourceLines,
  yearGrid,
} from "../rows";
import { safeDeep } from "../text";

/** What has a name, something small about it, and a text. */
export interface Entry {
  title: string;
  note: string;
  text: string;
}

export type Part =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "items"; items: readonly string[] }
  /** To be ticked off. */
  | { kind: "tasks"; tasks: readonly Entry[] }
  | { kind: "table"; grid: Grid };

export interface Chapter {
  title: string;
  parts: Part[];
}

/** A document as chapters without a look: what Word and Markdown both write down. */
export interface Outline {
  brandName: string;
  title: string;
  summary: string;
  note: string;
  chapters: Chapter[];
}

const heading = (text: string): Part => ({ kind: "heading", text });
const text = (value: string): Part => ({ kind: "text", text: value });
const items = (list: readonly string[]): Part => ({ kind: "items", items: list.filter(Boolean) });
const table = (grid: Grid): Part => ({ kind: "table", grid });

const holds = (part: Part): boolean => {
  if (part.kind === "heading") return true;
  if (part.kind === "text") return part.text.trim() !== "";
  if (part.kind === "items") return part.items.length > 0;
  return part.kind === "tasks" ? part.tasks.length > 0 : part.grid.rows.length > 0;
};

/** Without what is empty; a heading stays only above something. */
function filled(chapters: readonly Chapter[]): Chapter[] {
  return chapters
    .map(({ title, parts }) => {
      const kept = parts.filter(holds);
      return { title, parts: kept.filter((part, i) => part.kind !== "heading" || follows(kept[i + 1])) };
    })
    .filter(({ parts }) => parts.length > 0);
}
const follows = (next: Part | undefined): boolean => next !== undefined && next.kind !== "heading";

/** The analysis: what a lender's own template takes over. */
export function analysisOutline(raw: DocumentData): Outline {
  const data = safeDeep(raw);
  const { fullBusinessAnalysis: analysis, brandName } = data;
  const figures = figuresOf(data);
  const meta = analysis?.meta;
  return {
    brandName,
    summary: data.tagline || data.summary,
    title: "Full Business Analysis",
    note: longDate(data.createdOn),
    chapters: filled([
      { title: "Executive Summary", parts: [text(analysis?.executiveSummary ?? "")] },
      {
        title: "Market Potential",
        parts: [
          text(analysis?.marketPotential ?? ""),
          ...(figures ? [heading("How the market is counted"), table(factorGrid(figures))] : []),
        ],
      },
      { title: "Competitive Landscape", parts: [text(analysis?.competitiveLandscape ?? "")] },
      {
        title: "Financial Projections",
        parts: [
          ...(figures
            ? [yearGrid(figures), accountGrid(figures)].flatMap((grid) => (grid ? [table(grid)] : []))
            : []),
          text(projections(analysis?.financialProjections ?? "", figures)),
        ],
      },
      { title: "Marketing Strategy", parts: [text(analysis?.marketingStrategy ?? "")] },
      { title: "Strategic Recommendations", parts: [items(analysis?.strategicRecommendations ?? [])] },
      {
        title: "Assumptions and Sources",
        parts: meta
          ? [
              heading("What a reader should know"),
              items(meta.warnings),
              heading("What the figures rest on"),
              text(ASSUMED_MEANS),
              table(assumptionGrid(meta)),
              heading("Sources"),
              items(sourceLines(meta)),
            ]
          : [],
      },
    ]),
  };
}

/** The sixty days, to be put into a tool of one's own. */
export function planOutline(raw: DocumentData): Outline {
  const data = safeDeep(raw);
  const { actionPlan: plan, brandName, startDate } = data;
  const weeks = weeksOf(plan?.actionItems ?? []).flatMap(({ week, hours, items: own }): Part[] => [
    heading(`Week ${week}: from ${longDate(dateOfWeek(startDate, week))}, ${inHours(hours)}`),
    {
      kind: "tasks",
      tasks: own.map((item) => ({
        title: item.title,
        note: `${item.estimatedHours} h, ${item.priority} priority`,
        text: item.description,
      })),
    },
  ]);
  const later = (plan?.later ?? []).map(({ title, estimatedHours, description }) => ({
    title,
    note: `${estimatedHours} h`,
    text: description,
  }));
  return {
    brandName,
    summary: data.tagline || data.summary,
    title: "60-Day Action Plan",
    note: `Day 1: ${longDate(startDate)}`,
    chapters: filled([
      { title: "Launch Strategy", parts: [text(plan?.launchStrategy ?? "")] },
      { title: "Success Metrics", parts: [items(plan?.successMetrics ?? [])] },
      { title: "Week by Week", parts: weeks },
      {
        title: "After Day 60",
        parts: later.length > 0 ? [text(LATER_NOTE), { kind: "tasks", tasks: later }] : [],
      },
    ]),
  };
}
