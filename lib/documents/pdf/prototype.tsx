import { Document, Text, View } from "@react-pdf/renderer";
import { FEATURE_GROUPS, groupFeatures, parseFlow } from "@/lib/artifacts/prototype/parse-flow";
import { EXAMPLES, parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { longDate } from "../dates";
import type { Prepared } from "../prepare";
import { Board, InUse, Palette, Type } from "./brand-samples";
import { Flow, flowHeight } from "./flow";
import { ChapterHead, Cover, Pages } from "./frame";
import { lookOf } from "./look";
import { MockupRow } from "./mockup";
import { keyed, Prose, Section, Words } from "./parts";

const TITLE = "Prototype Assets";

const GROUP_TITLES = { must: "Must be there", should: "Should follow", later: "Can come later" } as const;

export function PrototypeDocument({ prepared }: { prepared: Prepared }) {
  const { data, theme } = prepared;
  const look = lookOf(prepared);
  const prototype = data.prototype;
  const mockups = (prototype?.mockups ?? []).map((words, index) => parseMockup(words, index + 1));
  const rows = Array.from({ length: Math.ceil(mockups.length / 3) }, (_, i) =>
    mockups.slice(i * 3, i * 3 + 3),
  );
  const features = groupFeatures(prototype?.features ?? []);
  const few = (prototype?.features ?? []).join("").length < 1_200;
  const flow = parseFlow(prototype?.userFlow ?? "");
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
        <Section look={look}>Mood board</Section>
        <Prose look={look} text={prototype?.moodBoard.description ?? ""} />
      </Pages>
      <Pages look={look} document={TITLE}>
        <ChapterHead look={look} title="Colour and Type" />
        <Palette look={look} prepared={prepared} />
        <Section look={look}>Colour in use</Section>
        <InUse look={look} prepared={prepared} />
        <Section look={look}>Typefaces</Section>
        <Type look={look} prepared={prepared} />
      </Pages>
      <Pages look={look} document={TITLE}>
        {rows.length > 0 ? <ChapterHead look={look} title="Mockups" /> : null}
        {keyed(rows).map(({ key, value: row }) => (
          <MockupRow
            key={key}
            look={look}
            theme={theme}
            mockups={row}
            alone={row.length === 1 && rows.length > 1}
          />
        ))}
        {rows.length > 0 ? (
          <Words style={{ fontSize: 8, color: look.theme.muted, lineHeight: 1.3 }}>{EXAMPLES}</Words>
        ) : null}
        <ChapterHead look={look} title="Key Features" follows={rows.length > 0} ahead={few ? 180 : 80} />
        <View style={{ flexDirection: "row", gap: 16 }} wrap={!few}>
          {FEATURE_GROUPS.filter((group) => features[group].length > 0).map((group) => (
            <View key={group} style={{ flex: 1, borderTopWidth: 2, borderTopColor: theme.accent }}>
              <Text style={{ ...look.styles.section, marginTop: 9 }}>{GROUP_TITLES[group]}</Text>
              {keyed(features[group]).map(({ key, value }) => (
                <View key={key} style={{ borderBottomWidth: 0.5, borderBottomColor: look.theme.rule }}>
                  <Words style={{ fontSize: 9.5, lineHeight: 1.45, marginVertical: 5 }}>{value}</Words>
                </View>
              ))}
            </View>
          ))}
        </View>
        {flow.length > 0 ? (
          <ChapterHead look={look} title="User Flow" follows ahead={flowHeight(flow, look)} />
        ) : null}
        <Flow look={look} steps={flow} />
      </Pages>
    </Document>
  );
}
