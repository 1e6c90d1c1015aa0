import type { DocumentData } from "../data";
import { type Block, blocksOf } from "../text";
import { analysisOutline, type Outline, type Part, planOutline } from "./outline";

/** What Markdown would read as markup stays what the founder wrote. */
const plain = (text: string): string => text.replace(/([\\`*_{}[\]<>#|~])/g, "\\$1");
const line = (text: string): string => plain(text.replace(/\s+/g, " ").trim());

const begun = (block: Block): string => {
  if (block.kind === "item") return block.marker === "•" ? "- " : `${block.marker} `;
  return block.kind === "heading" ? "#### " : "";
};

/** Items of a list stand close together, everything else apart. */
const paragraphs = (text: string): string =>
  blocksOf(text)
    .map((block, i, blocks) => {
      const apart = block.kind === "item" && blocks[i + 1]?.kind === "item" ? "\n" : "\n\n";
      return `${begun(block)}${plain(block.text)}${apart}`;
    })
    .join("")
    .trim();

const cells = (row: readonly string[], mark = ""): string =>
  `| ${row.map((text) => `${mark}${line(text)}${mark}`).join(" | ")} |`;

function written(part: Part): string {
  if (part.kind === "heading") return `### ${line(part.text)}`;
  if (part.kind === "text") return paragraphs(part.text);
  if (part.kind === "items") return part.items.map((item, i) => `${i + 1}. ${line(item)}`).join("\n");
  if (part.kind === "tasks")
    return part.tasks
      .map(({ title, note, text }) => `- [ ] **${line(title)}** (${note})\\\n  ${line(text)}`)
      .join("\n");
  const { head, rows, notes, totals } = part.grid;
  const sides = head.map((_, i) => (i === 0 ? "---" : "---:")).join(" | ");
  const explained = rows.map(([label = "", ...rest], i) =>
    cells([notes?.[i] ? `${label} (${notes[i]})` : label, ...rest], totals?.includes(i) ? "**" : ""),
  );
  return [cells(head), `| ${sides} |`, ...explained].join("\n");
}

function markdown({ brandName, title, summary, note, chapters }: Outline): Uint8Array {
  const body = chapters.flatMap((chapter) => [`## ${chapter.title}`, ...chapter.parts.map(written)]);
  const blocks = [`# ${line(brandName)}: ${title}`, paragraphs(summary), note, ...body].filter(Boolean);
  return new TextEncoder().encode(`${blocks.join("\n\n")}\n`);
}

export const analysisMarkdown = async (data: DocumentData) => markdown(analysisOutline(data));
export const planMarkdown = async (data: DocumentData) => markdown(planOutline(data));
