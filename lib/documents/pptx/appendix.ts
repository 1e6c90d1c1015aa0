import type PptxGenJS from "pptxgenjs";
import type { Prepared } from "../prepare";
import { APPENDIX, yearGrid } from "../rows";
import { LEFT, ROW } from "../slide-layout";
import { hex, inch, type MasterName } from "./masters";
import { nameAbove, sized } from "./words";

const TOP = 118;
const MASTER: MasterName = "Claim with row";

/** The years line by line behind the last slide, for whoever wants to follow the figures. */
export function appendix(
  deck: PptxGenJS,
  { theme, figures }: Pick<Prepared, "theme" | "figures">,
  face: string,
): void {
  if (!figures) return;
  const { head, rows, totals = [] } = yearGrid(figures);
  const slide = deck.addSlide({ masterName: MASTER });
  slide.addText(sized(APPENDIX.title, 30), { placeholder: "title" });
  nameAbove(slide, APPENDIX.name, theme, face);
  const none = { type: "none" as const };
  const line = (cells: readonly string[], rule: PptxGenJS.BorderProps, bold: boolean): PptxGenJS.TableRow =>
    cells.map((text, column) => ({
      text,
      options: {
        ...{ border: [none, none, rule, none], fontFace: face, fontSize: 12, valign: "middle", bold },
        ...{ color: hex(theme.text), align: column === 0 ? "left" : "right" },
      },
    }));
  const hairline = { type: "solid" as const, color: hex(theme.rule), pt: 0.75 };
  slide.addTable(
    [
      line(head, { ...hairline, color: hex(theme.accent), pt: 2 }, true),
      ...rows.map((row, i) => line(row, hairline, totals.includes(i))),
    ],
    {
      ...{ x: inch(LEFT), y: inch(TOP), w: inch(ROW.width) },
      colW: [0.46, 0.18, 0.18, 0.18].map((share) => inch(ROW.width * share)),
      rowH: inch(21),
      margin: [0.01, 0.03, 0.01, 0.03],
      objectName: APPENDIX.title,
    },
  );
  slide.addNotes(APPENDIX.note);
}
