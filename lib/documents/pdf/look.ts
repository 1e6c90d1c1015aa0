import { StyleSheet } from "@react-pdf/renderer";
import type { Figures } from "../figures";
import { registerFonts } from "../fonts/register";
import type { Prepared } from "../prepare";
import { onBrand, onPaper, type Theme } from "../theme";

const stylesOf = (theme: Theme, display: string[], body: string[], scale: number) =>
  StyleSheet.create({
    page: {
      paddingTop: 84,
      paddingBottom: 70,
      paddingHorizontal: 62,
      fontFamily: body,
      fontWeight: 400,
      // A line height here would reach the page numbers, which the renderer then drops.
      fontSize: 10,
      color: theme.text,
      backgroundColor: theme.background,
    },
    head: {
      position: "absolute",
      top: 36,
      left: 62,
      right: 62,
      flexDirection: "row",
      justifyContent: "space-between",
      gap: 24,
      fontSize: 8,
      color: theme.muted,
      borderBottomWidth: 0.75,
      borderBottomColor: theme.rule,
      paddingBottom: 7,
    },
    headBrand: { fontFamily: display, fontWeight: 600, color: theme.heading, maxWidth: 300 },
    foot: {
      position: "absolute",
      bottom: 34,
      left: 62,
      right: 62,
      flexDirection: "row",
      justifyContent: "space-between",
      fontSize: 8,
      color: theme.muted,
    },
    chapter: {
      fontFamily: display,
      fontWeight: 600,
      fontSize: 25,
      lineHeight: 1.15,
      color: theme.heading,
      marginBottom: 16,
    },
    section: {
      fontFamily: display,
      fontWeight: 600,
      fontSize: 13,
      lineHeight: 1.25,
      color: theme.text,
      marginTop: 16,
      marginBottom: 7,
    },
    label: { fontSize: 8 * scale, lineHeight: 1.35, color: theme.muted },
    strong: { fontWeight: 600 },
    heading: { fontWeight: 600, marginTop: 2, marginBottom: 4 },
    paragraph: { marginBottom: 8 },
    lead: { fontSize: 12, lineHeight: 1.5, marginBottom: 10 },
    item: { flexDirection: "row", marginBottom: 5, gap: 8 },
    marker: { width: 18, fontWeight: 600, color: theme.heading },
    itemText: { flex: 1 },
    figure: {
      fontFamily: display,
      fontWeight: 600,
      fontSize: 19 * scale,
      lineHeight: 1.2,
      color: theme.heading,
    },
    panel: { backgroundColor: theme.wash, borderRadius: 6, padding: 14 },
  });

/** What every part of a PDF is drawn with. */
export interface Look {
  theme: Theme;
  styles: ReturnType<typeof stylesOf>;
  figures: Figures | null;
  brandName: string;
  display: string[];
  body: string[];
  /** Size of small print: 1 on paper, larger on slides. */
  scale: number;
  /** How many pages of the document are drawn, its cover included. */
  pages: { drawn: number };
  /** Above and below the words of a table's row; a slide has less room than its larger letters would ask for. */
  cell: number;
}

/** One look of slides for each ground that they stand on. */
export const slideLooks = (prepared: Prepared, scale: number) => ({
  page: lookOf(prepared, scale),
  brand: lookOf({ ...prepared, theme: onBrand(prepared.theme) }, scale),
});

export function lookOf({ theme, figures, data, display, body }: Prepared, scale = 0): Look {
  const paper = scale === 0;
  const used = paper ? onPaper(theme) : theme;
  const families = { display: registerFonts(display.parts), body: registerFonts(body.parts) };
  return {
    theme: used,
    styles: stylesOf(used, families.display, families.body, scale || 1),
    scale: scale || 1,
    pages: { drawn: 1 },
    cell: paper ? 4 : 1.6 * scale,
    figures,
    brandName: data.brandName,
    ...families,
  };
}
