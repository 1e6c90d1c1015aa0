import { Document, View } from "@react-pdf/renderer";
import { groupFeatures, parseFlow } from "@/lib/artifacts/prototype/parse-flow";
import { EXAMPLES, type Mockup, parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { longDate } from "../dates";
import type { Prepared } from "../prepare";
import { Board } from "./board";
import { InUse, Palette, Type } from "./brand-samples";
import { besideHeight, Features, FeaturesBeside } from "./features";
import { Flow, flowHeight } from "./flow";
import { ChapterHead, Cover, Pages } from "./frame";
import { lookOf } from "./look";
import { MockupRow, spanOf } from "./mockup";
import { keyed, Prose, Section, Words } from "./parts";

const TITLE = "Prototype Assets";
const FEATURES = "Key Features";

/** Of a page below its head, measured as texts are (a little too wide), and of a chapter's head. */
const [PAGE, HEAD] = [700, 45];
/** Of most screens with what stands below them. */
const SCREEN = 290;
/** Of the palette, alone and in use, with the first of the typefaces. */
const PALETTE = 320;
/** A text that is kept with its heading. */
const SHORT = 1_200;

const IN_A_ROW = 3;
const spanned = (row: readonly Mockup[]) => row.reduce((sum, mockup) => sum + spanOf(mockup), 0);

/** Each screen in the first row that has room for it. */
function rowsOf(mockups: readonly Mockup[]): Mockup[][] {
  const rows: Mockup[][] = [];
  for (const mockup of mockups) {
    const row = rows.find((begun) => spanned(begun) + spanOf(mockup) <= IN_A_ROW);
    if (row) row.push(mockup);
    else rows.push([mockup]);
  }
  return rows;
}

export function PrototypeDocument({ prepared }: { prepared: Prepared }) {
  const { data, theme } = prepared;
  const look = lookOf(prepared);
  const prototype = data.prototype;
  const mood = prototype?.moodBoard.description ?? "";
  const mockups = (prototype?.mockups ?? []).map((words, index) => parseMockup(words, index + 1));
  const rows = rowsOf(mockups);
  const features = groupFeatures(prototype?.features ?? []);
  const few = (prototype?.features ?? []).join("").length < 1_200;
  const flow = parseFlow(prototype?.userFlow ?? "");
  const last = rows.at(-1);
  const shared = Math.max(SCREEN, HEAD + besideHeight({ look, features }));
  // A last screen on its own shares its page with the features, where they fit.
  const beside = rows.length > 1 && last && spanned(last) === 1 && shared < PAGE;
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      <Cover
        look={look}
        text={{ title: TITLE, summary: data.tagline || data.summary, note: longDate(data.createdOn) }}
      />
      <Pages look={look} document={TITLE}>
        <ChapterHead look={look} title="Visual Identity" />
        <Prose look={look} text={prototype?.visualIdentity ?? ""} lead />
        <Board look={look} prepared={prepared} />
        {mood ? (
          <View wrap={mood.length > SHORT}>
            <Section look={look}>Mood board</Section>
            <Prose look={look} text={mood} />
          </View>
        ) : null}
        <ChapterHead look={look} title="Palette and Type" follows ahead={PALETTE} />
        <Palette look={look} prepared={prepared} />
        <Section look={look}>Palette in use</Section>
        <InUse look={look} prepared={prepared} />
        <Section look={look}>Typefaces</Section>
        <Type look={look} prepared={prepared} />
      </Pages>
      <Pages look={look} document={TITLE} low>
        {rows.length > 0 ? (
          <>
            <ChapterHead look={look} title="Mockups" />
            <Words style={{ ...look.styles.label, marginTop: -10, marginBottom: 9 }}>{EXAMPLES}</Words>
          </>
        ) : null}
        {keyed(rows).map(({ key, value: row, index }) => (
          <MockupRow
            key={key}
            look={look}
            theme={theme}
            mockups={row}
            follows={index > 0}
            beside={
              beside && row === last ? (
                <>
                  <ChapterHead look={look} title={FEATURES} />
                  <FeaturesBeside look={look} features={features} />
                </>
              ) : null
            }
          />
        ))}
        {beside ? null : (
          <>
            <ChapterHead look={look} title={FEATURES} follows={rows.length > 0} ahead={few ? 180 : 80} />
            <Features look={look} features={features} few={few} />
          </>
        )}
        {flow.length > 0 ? (
          <ChapterHead look={look} title="User Flow" follows ahead={flowHeight(flow, look)} />
        ) : null}
        <Flow look={look} steps={flow} />
      </Pages>
    </Document>
  );
}
