import pptxgen from "pptxgenjs";
import type { HardQuestion } from "@/lib/artifacts/pitch/artifact";
import { type PlannedSlide, slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import type { DocumentData } from "../data";
import { fitText } from "../measure";
import { type Prepared, prepare } from "../prepare";
import {
  BODY_WIDTH,
  BULLET_GAP,
  BULLET_INDENT,
  layoutSlide,
  SLIDE,
  type SlideLayout,
  TITLE,
} from "../slide-layout";
import { isRightToLeft, shorten } from "../text";
import { onBrand } from "../theme";
import { appendix } from "./appendix";
import { direction } from "./direction";
import { MEASURED_AS, SAFE_FACE } from "./faces";
import { COVER, COVER_MASTER, defineMasters, holdsBody, inch, type MasterName } from "./masters";
import { repairDeck } from "./repair";
import { drawVisual } from "./visuals";
import { nameAbove, sized } from "./words";

// The package is CommonJS: bundlers and Node see its constructor at different depths.
const Deck = "default" in pptxgen ? (pptxgen.default as unknown as typeof pptxgen) : pptxgen;

/** On the cover everything stands on one edge, whatever its script. */
const onEdge = (text: string, fontSize: number) =>
  sized(text, fontSize).map((run) => ({ ...run, options: { ...run.options, align: "left" as const } }));

function cover(deck: InstanceType<typeof Deck>, { data }: Prepared): void {
  const slide = deck.addSlide({ masterName: COVER_MASTER });
  const name = fitText(
    [data.brandName],
    { width: 630, height: COVER.name.height - 4, largest: 64, smallest: 24, lineHeight: 1.1, gap: 0 },
    { family: MEASURED_AS, weight: 600 },
  );
  const line = fitText(
    [shorten(data.tagline || data.summary, 160) || " "],
    { width: 630, height: COVER.line.height - 4, largest: 22, smallest: 14, lineHeight: 1.3, gap: 0 },
    { family: MEASURED_AS, weight: 400 },
  );
  slide.addText(onEdge(name.texts[0] || " ", name.size), { placeholder: "brand" });
  slide.addText(onEdge(line.texts[0] || " ", line.size), { placeholder: "line" });
  slide.addNotes(data.pitch?.elevatorPitch || data.summary || " ");
}

function masterOf(
  { ground, visual }: PlannedSlide,
  { split, ledger, columns, bullets, bodyWidth }: SlideLayout,
): MasterName {
  const told = bullets.texts.length > 0;
  if (visual === "statement") return "Statement";
  if (ledger && told) return "Claim with figures";
  if (columns.length > 0 && told) return "Claim with lead and row";
  const name =
    columns.length > 0 || (split && !told)
      ? "Claim with row"
      : bodyWidth === BODY_WIDTH.narrow
        ? "Claim with wide picture"
        : split
          ? "Claim with picture"
          : "Claim";
  return ground === "brand" ? `${name} on colour` : name;
}

/** What may be asked when the last slide stands. */
const questionsOf = (questions: readonly HardQuestion[]): string[] =>
  questions.length === 0
    ? []
    : [
        "Questions to expect:",
        ...questions.flatMap(({ question, answer }, i) => [`${i + 1}. ${question}`, answer]),
      ];

/** Draws one slide; answers how far its title stays from the right edge of its place. */
function claim(
  deck: InstanceType<typeof Deck>,
  { theme, figures }: Pick<Prepared, "theme" | "figures">,
  planned: PlannedSlide,
  face: string,
  asked: readonly string[],
): number {
  const layout = layoutSlide(planned, { display: MEASURED_AS, body: MEASURED_AS });
  const master = masterOf(planned, layout);
  const slide = deck.addSlide({ masterName: master });
  const title = layout.title.texts[0] || planned.name;
  slide.addText(sized(title, layout.title.size), { placeholder: "title" });
  nameAbove(slide, planned.name, theme, face);
  const { texts } = layout.bullets;
  const bullets = texts.length > 0 ? texts : [" "];
  if (holdsBody(master))
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
  drawVisual({ deck, slide, planned, figures: figures ?? undefined, theme, face }, layout);
  slide.addNotes([`${planned.name}.`, ...planned.notes, ...asked].join("\n"));
  return isRightToLeft(title) ? 0 : TITLE.width - layout.titleWidth;
}

/** A cover, ten slides and the years line by line in the brand's theme, with native charts and what to say in the notes. */
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
  const looks = { page: theme, brand: onBrand(theme) };
  defineMasters(deck, looks, faces, shorten(prepared.data.brandName, 60));
  cover(deck, prepared);
  const slides = prepared.data.pitch ? slidesOf(prepared.data.pitch, figures, prepared.data.brandName) : [];
  const asked = questionsOf(prepared.data.pitch?.hardQuestions ?? []);
  const insets = slides.map((planned, i) =>
    claim(
      deck,
      { theme: looks[planned.ground], figures },
      planned,
      faces.body,
      i === slides.length - 1 ? asked : [],
    ),
  );
  appendix(deck, { theme, figures }, faces.body);
  const written = await deck.write({ outputType: "uint8array", compression: false });
  if (!(written instanceof Uint8Array)) throw new Error("the deck was not written as bytes");
  return repairDeck(written, { theme, brand: prepared.data.brandName, insets });
}
