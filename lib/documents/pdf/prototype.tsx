import { Document, Text, View } from "@react-pdf/renderer";
import { FEATURE_GROUPS, groupFeatures, parseFlow } from "@/lib/artifacts/prototype/parse-flow";
import { parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { contrast, readableOn } from "@/lib/client/colour";
import type { Prepared } from "../prepare";
import { Chapter, Cover, longDate, nameSize } from "./frame";
import { type Look, lookOf } from "./look";
import { MockupDrawing } from "./mockup";
import { keyed, NumberedItems, Prose, Section, Words } from "./parts";

const TITLE = "Prototype Assets";

function Palette({ look, prepared }: { look: Look; prepared: Prepared }) {
  const { theme } = prepared;
  const swatches = [
    ["Primary", theme.primary],
    ["Secondary", theme.secondary],
    ["Accent", theme.accent],
    ["Background", theme.background],
    ["Text", theme.text],
  ] as const;
  return (
    <View style={{ flexDirection: "row", gap: 8, marginVertical: 8 }} wrap={false}>
      {swatches.map(([name, hex]) => {
        const on = readableOn(hex);
        return (
          <View
            key={name}
            style={{
              flex: 1,
              height: 112,
              borderRadius: 6,
              backgroundColor: hex,
              padding: 9,
              justifyContent: "flex-end",
              borderWidth: 0.5,
              borderColor: look.theme.rule,
            }}
          >
            <Text style={{ color: on, fontSize: 9, lineHeight: 1.3, fontWeight: 600 }}>{name}</Text>
            <Text style={{ color: on, fontSize: 9, lineHeight: 1.3 }}>{hex.toUpperCase()}</Text>
            <Text
              style={{ color: on, fontSize: 7.5, lineHeight: 1.3 }}
            >{`${contrast(hex, on).toFixed(1)} : 1 with ${on === "#ffffff" ? "white" : "ink"}`}</Text>
          </View>
        );
      })}
    </View>
  );
}

function Board({ look, prepared }: { look: Look; prepared: Prepared }) {
  const { theme, data } = prepared;
  return (
    <View style={{ flexDirection: "row", height: 190, gap: 8, marginVertical: 8 }} wrap={false}>
      <View
        style={{
          flex: 1.5,
          backgroundColor: theme.primary,
          borderRadius: 6,
          padding: 18,
          justifyContent: "space-between",
        }}
      >
        <View style={{ width: 30, height: 30, borderRadius: 15, backgroundColor: theme.accent }} />
        <Words
          style={{
            fontFamily: look.display,
            fontWeight: 600,
            color: theme.onPrimary,
            fontSize: nameSize(look.brandName, 230, 34),
            lineHeight: 1.1,
          }}
        >
          {look.brandName}
        </Words>
      </View>
      <View style={{ flex: 1, gap: 8 }}>
        <View
          style={{
            flex: 1,
            backgroundColor: theme.background,
            borderRadius: 6,
            padding: 12,
            justifyContent: "flex-end",
            borderWidth: 0.5,
            borderColor: look.theme.rule,
          }}
        >
          <Words style={{ color: theme.text, fontSize: 10, lineHeight: 1.35 }}>
            {data.tagline || data.summary.slice(0, 90)}
          </Words>
        </View>
        <View style={{ flex: 1, flexDirection: "row", gap: 8 }}>
          <View style={{ flex: 1, backgroundColor: theme.secondary, borderRadius: 6 }} />
          <View
            style={{
              flex: 1,
              backgroundColor: theme.accent,
              borderRadius: 6,
              padding: 10,
              justifyContent: "flex-end",
            }}
          >
            <Text
              style={{
                color: theme.onAccent,
                fontSize: 26,
                lineHeight: 1,
                fontFamily: look.display,
                fontWeight: 600,
              }}
            >
              Aa
            </Text>
          </View>
        </View>
      </View>
    </View>
  );
}

function Type({ look, prepared }: { look: Look; prepared: Prepared }) {
  const { theme } = prepared;
  const faces = [
    { name: theme.display, use: "Headlines", family: look.display, weight: 600, size: 24 },
    { name: theme.body, use: "Text", family: look.body, weight: 400, size: 15 },
  ] as const;
  return (
    <View style={{ gap: 14, marginVertical: 8 }} wrap={false}>
      {faces.map((face) => (
        <View key={face.use} style={{ borderTopWidth: 0.75, borderTopColor: look.theme.rule, paddingTop: 8 }}>
          <Text style={{ ...look.styles.label, marginBottom: 5 }}>{`${face.use}: ${face.name}`}</Text>
          <Text
            style={{
              fontFamily: face.family,
              fontWeight: face.weight,
              fontSize: face.size,
              lineHeight: 1.25,
            }}
          >
            ABCDEFGHIJKLM abcdefghijklm 0123456789
          </Text>
        </View>
      ))}
    </View>
  );
}

function Flow({ look, steps }: { look: Look; steps: readonly string[] }) {
  const { theme, styles } = look;
  return (
    <View style={{ marginTop: 6 }}>
      {keyed(steps).map(({ key, value, index }) => (
        <View key={key} style={{ flexDirection: "row", gap: 14 }} wrap={false}>
          <View style={{ width: 26, alignItems: "center" }}>
            <View
              style={{
                width: 24,
                height: 24,
                borderRadius: 12,
                backgroundColor: theme.primary,
                justifyContent: "center",
                alignItems: "center",
              }}
            >
              <Text style={{ ...styles.strong, color: theme.onPrimary, fontSize: 10, lineHeight: 1.2 }}>
                {index + 1}
              </Text>
            </View>
            {index < steps.length - 1 ? (
              <View style={{ flexGrow: 1, width: 1.5, minHeight: 16, backgroundColor: theme.rule }} />
            ) : null}
          </View>
          <View style={{ flex: 1, paddingBottom: 14, paddingTop: 4 }}>
            <Words>{value}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

const GROUP_TITLES = { must: "Must be there", should: "Should follow", later: "Can come later" } as const;

export function PrototypeDocument({ prepared }: { prepared: Prepared }) {
  const { data, theme } = prepared;
  const look = lookOf(prepared);
  const prototype = data.prototype;
  const mockups = (prototype?.mockups ?? []).map((words, index) => parseMockup(words, index + 1));
  const features = groupFeatures(prototype?.features ?? []);
  const flow = parseFlow(prototype?.userFlow ?? "");
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      <Cover look={look} text={{ title: TITLE, summary: data.summary, note: longDate(data.createdOn) }} />
      <Chapter look={look} document={TITLE} title="Visual Identity">
        <Prose look={look} text={prototype?.visualIdentity ?? ""} />
        <Board look={look} prepared={prepared} />
        <Section look={look}>Mood board</Section>
        <Prose look={look} text={prototype?.moodBoard.description ?? ""} />
      </Chapter>
      <Chapter look={look} document={TITLE} title="Colour and Type">
        <Palette look={look} prepared={prepared} />
        <Section look={look}>Typefaces</Section>
        <Type look={look} prepared={prepared} />
      </Chapter>
      {mockups.length > 0 ? (
        <Chapter look={look} document={TITLE} title="Mockups">
          <View style={{ flexDirection: "row", flexWrap: "wrap", gap: 10, rowGap: 22 }}>
            {keyed(mockups).map(({ key, value }) => (
              <MockupDrawing key={key} look={look} mockup={value} theme={theme} />
            ))}
          </View>
        </Chapter>
      ) : null}
      {flow.length > 0 ? (
        <Chapter look={look} document={TITLE} title="User Flow">
          <Flow look={look} steps={flow} />
        </Chapter>
      ) : null}
      <Chapter look={look} document={TITLE} title="Key Features">
        {FEATURE_GROUPS.filter((group) => features[group].length > 0).map((group) => (
          <View key={group}>
            <Section look={look}>{GROUP_TITLES[group]}</Section>
            <NumberedItems look={look} items={features[group]} />
          </View>
        ))}
      </Chapter>
    </Document>
  );
}
