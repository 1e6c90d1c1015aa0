import { mapTexts } from "@/lib/artifacts/text";
import type { DocumentData } from "./data";
import { type Figures, figuresOf } from "./figures";
import { type Coverage, coverageOf } from "./fonts/coverage";
import { safeDeep, textsOf } from "./text";
import { type Theme, themeOf } from "./theme";

export interface Prepared {
  data: DocumentData;
  theme: Theme;
  figures: Figures | null;
  display: Coverage;
  body: Coverage;
}

/** Figures, colours and typefaces of one package; its texts hold only what can be drawn. */
export function prepare(raw: DocumentData): Prepared {
  const clean = safeDeep(raw);
  const figures = figuresOf(clean);
  const theme = themeOf(clean.moodBoard, clean.prototype?.visualIdentity);
  const texts = [...textsOf(clean), ...textsOf(figures?.ledger), ...textsOf(figures?.model.useOfFunds)];
  const characters = new Set(texts.join("\n"));
  const display = coverageOf(theme.display, characters);
  const body = theme.body === theme.display ? display : coverageOf(theme.body, characters);
  const drawn = <T>(value: T): T => (body.whole ? value : mapTexts(value, body.drawable));
  return { data: drawn(clean), theme, figures: drawn(figures), display, body };
}
