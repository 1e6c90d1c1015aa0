import pptxgen from "pptxgenjs";
import { type PlannedSlide, slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import type { DocumentData } from "../data";
import { fitText } from "../measure";
import { type Prepared, prepare } from "../prepare";
import { BULLET_GAP, BULLET_INDENT, LEFT, layoutSlide, SLIDE } from "../slide-layout";
import { isRightToLeft, shorten } from "../text";
import { MEASURED_AS, SAFE_FACE } from "./faces";
import { defineMasters, hex, inch, MASTERS } from "./masters";
import { repairDeck } from "./repair";
import { drawVisual } from "./visuals";

// The package is CommonJS: bundlers and Node see its constructor at different depths.
const Deck = "default" in pptxgen ? (pptxgen.default as unknown as typeof pptxgen) : pptxgen;

const direction = (text: string) =>
  isRightToLeft(text) ? ({ rtlMode: true, align: "right" } as const) : ({ align: "left" } as const);

/** A run of its own: a placeholder's size would win over the slide's. */
const sized = (text: string, fontSize: number) => [{ text, options: { fontSize, ...direction(text) } }];

function cover(deck: InstanceType<typeof Deck>, { data }: Prepared): void {
  const slide = deck.addSlide({ masterName: MASTERS.cover });
  const name = fitText(
    [data.brandName],
    { width: 630, height: 146, largest: 64, smallest: 24, lineHeight: 1.1, gap: 0 },
    { family: MEASURED_AS, weight: 600 },
  );
  const line = fitText(
    [shorten(data.tagline || data.summary, 160) || " "],
    { width: 630, height: 66, largest: 22, smallest: 14, lineHeight: 1.3, gap: 0 },
    { family: MEASURED_AS, weight: 400 },
  );
  slide.addText(sized(name.texts[0] || " ", name.size), { placeholder: "brand" });
  slide.addText(sized(line.texts[0] || " ", line.size), { placeholder: "line" });
  slide.addNotes(data.pitch?.elevatorPitch || data.summary || " ");
}

function claim(
  deck: InstanceType<typeof Deck>,
  { theme, figures }: Prepared,
  planned: PlannedSlide,
  face: string,
): void {
  const layout = layoutSlide(planned, { display: MEASURED_AS, body: MEASURED_AS });
  const slide = deck.addSlide({ masterName: layout.split ? MASTERS.picture : MASTERS.claim });
  const title = layout.title.texts[0] || planned.name;
  slide.addText(sized(title, layout.title.size), { placeholder: "title" });
  slide.addText(planned.name, {
    ...{ x: inch(LEFT), y: inch(38), w: inch(500), h: inch(22), margin: 0 },
    ...{ fontSize: 14, fontFace: face, color: hex(theme.muted), objectName: "Name of the slide" },
  });
  const bullets = layout.bullets.texts.length > 0 ? layout.bullets.texts : [" "];
  slide.addText(
    bullets.map((text, i) => ({
      text,
      options: {
        bullet: text === " " ? false : { indent: BULLET_INDENT - 4 },
        breakLine: i < bullets.length - 1,
        fontSize: layout.bullets.size,
        paraSpaceAfter: layout.bullets.size * BULLET_GAP,
        ...direction(text),
      },
    })),
    { placeholder: "body" },
  );
  if (figures) drawVisual(planned.visual, { deck, slide, figures, theme, face });
  slide.addNotes([`${planned.name}.`, ...planned.notes].join("\n"));
}

/** A cover and ten slides in the brand's theme, with native charts and what to say in the notes. */
export async function pitchPptx(data: DocumentData): Promise<Uint8Array> {
  const prepared = prepare(data);
  const { theme, figures } = prepared;
  const faces = { head: SAFE_FACE, body: SAFE_FACE };
  const deck = new Deck();
  deck.defineLayout({ name: "WIDE", width: inch(SLIDE.width), height: inch(SLIDE.height) });
  deck.layout = "WIDE";
  deck.theme = { headFontFace: faces.head, bodyFontFace: faces.body };
  deck.company = "Kindling";
  deck.author = "Kindling";
  deck.title = "Pitch Deck";
  deck.subject = "Pitch Deck";
  defineMasters(deck, theme, faces, shorten(prepared.data.brandName, 60));
  cover(deck, prepared);
  const slides = prepared.data.pitch ? slidesOf(prepared.data.pitch, figures) : [];
  for (const planned of slides) claim(deck, prepared, planned, faces.body);
  const written = await deck.write({ outputType: "uint8array", compression: false });
  if (!(written instanceof Uint8Array)) throw new Error("the deck was not written as bytes");
  return repairDeck(written, theme, prepared.data.brandName);
}
