import { Document, Page, Text, View } from "@react-pdf/renderer";
import { type PlannedSlide, slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import type { Prepared } from "../prepare";
import { SLIDE } from "../slide-layout";
import { Frame } from "./frame";
import { type Look, lookOf } from "./look";
import { keyed, NumberedItems, Prose, Section } from "./parts";
import { CoverSlide, SlideDrawing } from "./slide";

const TITLE = "Pitch Deck";
const SMALL = 470 / SLIDE.width;

/** A4: the slide as a picture, and below it what to say. */
function NotesPage({
  look,
  paper,
  slide,
  number,
}: {
  look: Look;
  paper: Look;
  slide: PlannedSlide;
  number: number;
}) {
  return (
    <Page size="A4" style={paper.styles.page} bookmark={slide.name}>
      <Frame look={paper} title={`${TITLE} with notes`} />
      <View style={{ borderWidth: 0.75, borderColor: paper.theme.rule }} wrap={false}>
        <SlideDrawing look={look} slide={slide} number={number} k={SMALL} />
      </View>
      <Section look={paper}>{`What to say: ${slide.name}`}</Section>
      <NumberedItems look={paper} items={slide.notes} />
    </Page>
  );
}

function Spoken({ paper, prepared }: { paper: Look; prepared: Prepared }) {
  const pitch = prepared.data.pitch;
  return (
    <Page size="A4" style={paper.styles.page} bookmark="Spoken pitch">
      <Frame look={paper} title={`${TITLE} with notes`} />
      <Text style={paper.styles.chapter}>Spoken pitch</Text>
      <Section look={paper}>In 30 seconds</Section>
      <Prose look={paper} text={pitch?.elevatorPitch ?? ""} />
      <Section look={paper}>In three minutes</Section>
      <Prose look={paper} text={pitch?.threeminPitch ?? ""} />
      <Section look={paper}>Speaking points</Section>
      <NumberedItems look={paper} items={pitch?.speakingPoints ?? []} />
    </Page>
  );
}

/** Slides to show, or the same slides with what to say. */
export function PitchDocument({ prepared }: { prepared: Prepared }) {
  const { data, figures } = prepared;
  const notes = data.layout === "notes";
  const look = lookOf(prepared, notes ? 1.5 * SMALL : 1.5);
  const slides = data.pitch ? slidesOf(data.pitch, figures) : [];
  const line = data.tagline || data.summary;
  const size = [SLIDE.width, SLIDE.height + 0.5] as [number, number];
  const style = { fontFamily: look.body, fontSize: 10, backgroundColor: look.theme.background };
  const paper = notes ? lookOf(prepared) : look;
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      <Page size={size} style={style} bookmark={data.brandName}>
        <CoverSlide look={look} line={line} />
      </Page>
      {keyed(slides).map(({ key, value, index }) =>
        notes ? (
          <NotesPage key={key} look={look} paper={paper} slide={value} number={index + 2} />
        ) : (
          <Page key={key} size={size} style={style} bookmark={value.name}>
            <SlideDrawing look={look} slide={value} number={index + 2} />
          </Page>
        ),
      )}
      {notes ? <Spoken paper={paper} prepared={prepared} /> : null}
    </Document>
  );
}
