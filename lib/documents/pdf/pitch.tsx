import { Document, Page, Text, View } from "@react-pdf/renderer";
import type { HardQuestion } from "@/lib/artifacts/pitch/artifact";
import { type PlannedSlide, slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import { longDate } from "../dates";
import { linesOf } from "../measure";
import type { Prepared } from "../prepare";
import { APPENDIX } from "../rows";
import { SLIDE } from "../slide-layout";
import { AppendixPage, AppendixSlide } from "./appendix";
import { Cover, Frame } from "./frame";
import { type Look, lookOf, slideLooks } from "./look";
import { Item, keyed, NumberedItems, Prose, Section, Words } from "./parts";
import { CoverSlide, SlideDrawing } from "./slide";

const TITLE = "Pitch Deck";
const WITH_NOTES = `${TITLE} with notes`;
const QUESTIONS = "Questions to Expect";
const SMALL = 470 / SLIDE.width;

const NOTE = { fontSize: 11.5, lineHeight: 1.55 } as const;
const RULE = 27;

/** Ruled lines in the room that the notes leave. */
function OwnNotes({ look, notes }: { look: Look; notes: readonly string[] }) {
  const face = { family: look.theme.body, weight: 400 } as const;
  const lines = notes.reduce((sum, note) => sum + linesOf(note, NOTE.fontSize, 440, face), 0);
  const room = 330 - lines * NOTE.fontSize * NOTE.lineHeight - notes.length * 5;
  const rules = Array.from({ length: Math.max(0, Math.min(9, Math.floor(room / RULE))) }, (_, i) => i);
  return rules.length < 2 ? null : (
    <View wrap={false}>
      <Section look={look}>Your own notes</Section>
      {rules.map((rule) => (
        <View
          key={rule}
          style={{ height: RULE, borderBottomWidth: 0.6, borderBottomColor: look.theme.rule }}
        />
      ))}
    </View>
  );
}

interface NotesPageProps {
  look: Look;
  paper: Look;
  slide: PlannedSlide;
  number: number;
}

/** A4: the slide as a picture, and below it what to say. */
function NotesPage({ look, paper, slide, number }: NotesPageProps) {
  return (
    <Page size="A4" style={paper.styles.page} bookmark={slide.name}>
      <Frame look={paper} title={WITH_NOTES} />
      <View style={{ borderWidth: 0.75, borderColor: paper.theme.rule }} wrap={false}>
        <SlideDrawing look={look} slide={slide} number={number} k={SMALL} />
      </View>
      <Section look={paper}>{`What to say: ${slide.name}`}</Section>
      {keyed(slide.notes).map(({ key, value, index }) => (
        <Item key={key} look={paper} marker={`${index + 1}.`} text={value} style={NOTE} />
      ))}
      <OwnNotes look={paper} notes={slide.notes} />
    </Page>
  );
}

function Questions({ paper, questions }: { paper: Look; questions: readonly HardQuestion[] }) {
  const { theme, styles } = paper;
  const entries = keyed(questions).map(({ key, value, index }) => (
    <View
      key={key}
      wrap={value.answer.length > 500}
      style={{
        flexDirection: "row",
        gap: 16,
        borderTopWidth: index === 0 ? 2 : 0.75,
        borderTopColor: index === 0 ? theme.accent : theme.rule,
        paddingVertical: 4,
      }}
    >
      <Text style={{ ...styles.figure, width: 24, fontSize: 16 }}>{String(index + 1)}</Text>
      <View style={{ flex: 1 }}>
        <Words style={{ ...styles.strong, fontSize: 10.5, lineHeight: 1.35, marginBottom: 2 }}>
          {value.question}
        </Words>
        <Words style={{ fontSize: 9.5, lineHeight: 1.38 }}>{value.answer}</Words>
      </View>
    </View>
  ));
  return (
    <Page size="A4" style={styles.page} bookmark={QUESTIONS}>
      <Frame look={paper} title={WITH_NOTES} />
      <Text style={styles.chapter}>{QUESTIONS}</Text>
      <Words style={styles.lead}>
        What investors ask when the slides are over, and what can be said today.
      </Words>
      {entries.slice(0, -2)}
      <View wrap={questions.slice(-2).some(({ answer }) => answer.length > 500)}>{entries.slice(-2)}</View>
    </Page>
  );
}

function Spoken({ paper, prepared }: { paper: Look; prepared: Prepared }) {
  const pitch = prepared.data.pitch;
  return (
    <Page size="A4" style={paper.styles.page} bookmark="Spoken pitch">
      <Frame look={paper} title={WITH_NOTES} />
      <Text style={paper.styles.chapter}>Spoken pitch</Text>
      <Section look={paper}>In 30 seconds</Section>
      <Prose look={paper} text={pitch?.elevatorPitch ?? ""} />
      <Section look={paper}>Speaking points</Section>
      <NumberedItems look={paper} items={pitch?.speakingPoints ?? []} />
      <View break>
        <Section look={paper}>In three minutes</Section>
      </View>
      <Prose look={paper} text={pitch?.threeminPitch ?? ""} />
    </Page>
  );
}

/** Slides to show, or the same slides with what to say. */
export function PitchDocument({ prepared }: { prepared: Prepared }) {
  const { data, figures } = prepared;
  const notes = data.layout === "notes";
  const looks = slideLooks(prepared, notes ? 1.5 * SMALL : 1.5);
  const look = looks.page;
  const slides = data.pitch ? slidesOf(data.pitch, figures, data.brandName) : [];
  const line = data.tagline || data.summary;
  const size: [number, number] = [SLIDE.width, SLIDE.height];
  const style = { fontFamily: look.body, fontSize: 10, backgroundColor: look.theme.background };
  const paper = notes ? lookOf(prepared) : look;
  const questions = data.pitch?.hardQuestions ?? [];
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      {notes ? (
        <Cover look={paper} text={{ title: WITH_NOTES, summary: line, note: longDate(data.createdOn) }} />
      ) : (
        <Page size={size} style={style} bookmark={data.brandName} wrap={false}>
          <CoverSlide look={look} line={line} />
        </Page>
      )}
      {keyed(slides).map(({ key, value, index }) =>
        notes ? (
          <NotesPage key={key} look={looks[value.ground]} paper={paper} slide={value} number={index + 2} />
        ) : (
          <Page key={key} size={size} style={style} bookmark={value.name} wrap={false}>
            <SlideDrawing look={looks[value.ground]} slide={value} number={index + 2} />
          </Page>
        ),
      )}
      {notes ? <Spoken paper={paper} prepared={prepared} /> : null}
      {notes && questions.length > 0 ? <Questions paper={paper} questions={questions} /> : null}
      {figures && notes ? <AppendixPage look={paper} title={WITH_NOTES} /> : null}
      {figures && !notes ? (
        <Page size={size} style={style} bookmark={APPENDIX.title} wrap={false}>
          <AppendixSlide look={look} number={slides.length + 2} />
        </Page>
      ) : null}
    </Document>
  );
}
