import { taskText } from "@/lib/artifacts/action-plan/task-text";
import { typeset } from "@/lib/content/typeset";
import type { Grid } from "../rows";
import { blocksOf, isRightToLeft } from "../text";

import { xmlText } from "../xml";
import { TEXT_WIDTH } from "./docx-styles";
import type { Entry, Part } from "./outline";

/** Numbering 1 is bullets; every numbered list after it starts at one. */
export const BULLETS = 1;

/** A minus stays before its sum: a joiner without width. */
const joined = (text: string) => text.replace(/−(?=[\p{Sc}\d])/gu, "−\u200D");

function run(text: string, look = ""): string {
  const properties = `${look}${isRightToLeft(text) ? "<w:rtl/>" : ""}`;
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${xmlText(joined(typeset(text)))}</w:t></w:r>`;
}

const small = (text: string) => run(text, '<w:rStyle w:val="Note"/>');

/** `inside` are runs that are ready; the first letter of `text` decides the direction. */
function paragraphOf(style: string, text: string, inside: string, more = ""): string {
  const direction = isRightToLeft(text) ? "<w:bidi/>" : "";
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}${direction}</w:pPr>${inside}</w:p>`;
}

const KEEP = "<w:keepNext/>";
export const paragraph = (text: string, style = "Normal", more = ""): string =>
  paragraphOf(style, text, run(text), more);

/** The last of a list stands as far from what follows as a paragraph does. */
const item = (text: string, list: number, last = false): string =>
  paragraphOf(
    last ? "LastItem" : "Item",
    text,
    run(text),
    `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`,
  );

function task({ title, note, text }: Entry): string {
  const name = run("☐\u2002") + run(title);
  const { told, done } = taskText(text);
  const gate = done ? `<w:r><w:br/></w:r>${run("Done when ", "<w:b/>")}${run(done)}` : "";
  return (
    paragraphOf("Task", title, name) + paragraphOf("TaskText", text, small(`${note}. `) + run(told) + gate)
  );
}

/** Lines of a table that is kept on one page, and how many rows of a longer one begin and end a page. */
const [KEPT, TOGETHER] = [16, 5];
const keeps = (row: number, rows: number, lines: number): boolean =>
  row < rows - 1 && (lines <= KEPT || row < TOGETHER - 1 || row >= rows - TOGETHER);

interface RowLook {
  keep: string;
  note: string;
  bold: string;
}

function cell(text: string, width: number, style: string, { keep, note, bold }: RowLook): string {
  const below = note ? paragraphOf(style, note, small(note), keep) : "";
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphOf(style, text, run(text, bold), keep)}${below}</w:tc>`;
}

/** The first column is wide, the others are figures. */
function table({ head, rows, notes, totals }: Grid): string {
  const figures = head.length - 1;
  const narrow = Math.floor((TEXT_WIDTH * 0.54) / Math.max(3, figures));
  const widths = head.map((_, i) => (i === 0 ? TEXT_WIDTH - narrow * figures : narrow));
  const columns = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  const line = (cells: readonly string[], suffix: string, mark: string, { note, ...look }: RowLook) =>
    `<w:tr><w:trPr><w:cantSplit/>${mark}</w:trPr>${cells
      .map((text, i) => {
        const style = `${i === 0 ? "Cell" : "Figure"}${suffix}`;
        return cell(text, widths[i] ?? narrow, style, { ...look, note: i === 0 ? note : "" });
      })
      .join("")}</w:tr>`;
  const lines = rows.length + (notes?.filter(Boolean).length ?? 0);
  const body = rows.map((row, i) =>
    line(row, "", "", {
      keep: keeps(i, rows.length, lines) ? KEEP : "",
      note: notes?.[i] ?? "",
      bold: totals?.includes(i) ? "<w:b/>" : "",
    }),
  );
  const heads = line(head, "Head", "<w:tblHeader/>", { keep: "", note: "", bold: "" });
  return `<w:tbl><w:tblPr><w:tblStyle w:val="Hairlines"/><w:tblW w:w="${TEXT_WIDTH}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0020" w:firstRow="1"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${heads}${body.join("")}</w:tbl>${paragraph("", "AfterTable")}`;
}

/** Parts of one chapter; `list()` opens a numbered list and gives its number. */
export function bodyOf(parts: readonly Part[], list: () => number): string {
  const written = (part: Part, at: number): string => {
    const keep = parts[at + 1]?.kind === "table" ? KEEP : "";
    if (part.kind === "heading") return paragraph(part.text, "Heading2");
    if (part.kind === "table") return table(part.grid);
    if (part.kind === "tasks") return part.tasks.map(task).join("");
    if (part.kind === "items") {
      const number = list();
      return part.items.map((text) => item(text, number)).join("");
    }
    let number = BULLETS;
    return blocksOf(part.text)
      .map((block, i, blocks) => {
        if (block.kind === "paragraph") return paragraph(block.text, "Normal", keep);
        if (block.kind === "heading") return paragraph(block.text, "Heading3");
        if (block.marker === "1.") number = list();
        const last = blocks[i + 1]?.kind !== "item";
        return item(block.text, block.marker === "•" ? BULLETS : number, last);
      })
      .join("");
  };
  return parts.map(written).join("");
}
