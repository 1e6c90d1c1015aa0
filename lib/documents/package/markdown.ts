import type { DocumentData } from "../data";
import { safeDeep } from "../text";

/** What Markdown would read as markup stays what the founder wrote. */
const plain = (text: string): string => text.replace(/([\\`*_{}[\]<>#|~])/g, "\\$1");

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}|\n(?=\d{1,2}[.)]\s|[-•]\s)/)
    .map((part) => plain(part.trim()).replace(/\n/g, "\n"))
    .filter(Boolean)
    .join("\n\n");

export interface PlanSection {
  title: string;
  text: string;
  items: string[];
}

/** The analysis as headings, paragraphs and lists: what a lender's own template takes over. */
export function planSections({ fullBusinessAnalysis: analysis }: DocumentData): PlanSection[] {
  if (!analysis) return [];
  const { meta } = analysis;
  return [
    { title: "Executive Summary", text: analysis.executiveSummary, items: [] },
    { title: "Market Potential", text: analysis.marketPotential, items: [] },
    { title: "Competitive Landscape", text: analysis.competitiveLandscape, items: [] },
    { title: "Financial Projections", text: analysis.financialProjections, items: [] },
    { title: "Marketing Strategy", text: analysis.marketingStrategy, items: [] },
    { title: "Strategic Recommendations", text: "", items: analysis.strategicRecommendations },
    {
      title: "Assumptions and Sources",
      text: "",
      items: [
        ...(meta?.assumptions ?? []).map((a) => `${a.label}: ${a.value}. ${a.note}`),
        ...(meta?.sources ?? []).map((s) => `${s.publisher}: ${s.title} (${s.year}). ${s.url}`),
      ],
    },
  ].filter(({ text, items }) => text.trim() !== "" || items.length > 0);
}

export async function analysisMarkdown(raw: DocumentData): Promise<Uint8Array> {
  const data = safeDeep(raw);
  const body = planSections(data).map(({ title, text, items }) =>
    [`## ${title}`, paragraphs(text), items.map((item, i) => `${i + 1}. ${plain(item)}`).join("\n")]
      .filter(Boolean)
      .join("\n\n"),
  );
  const head = `# ${plain(data.brandName)}: Full Business Analysis`;
  return new TextEncoder().encode(`${[head, plain(data.summary), ...body].filter(Boolean).join("\n\n")}\n`);
}
