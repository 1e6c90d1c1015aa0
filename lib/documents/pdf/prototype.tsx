import { Document, Text, View } from "@react-pdf/renderer";
import { FEATURE_GROUPS, groupFeatures, parseFlow } from "@/lib/artifacts/prototype/parse-flow";
import { parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { contrast, readableOn } from "@/lib/client/colour";
import { longDate } from "../dates";
import type { Prepared } from "../prepare";
import { shorten } from "../text";
import { readable } from "../theme";
import { ChapterHead, Cover, nameSize, Pages } from "./frame";
import { type Look, lookOf } from "./look";
import { MockupDrawing } from "./mockup";
import { keyed, Prose, Section, Words } from "./parts";

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

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789";

/** The brand's own words in the sizes that a first page needs, and every letter of both faces. */
function Type({ look, prepared }: { look: Look; prepared: Prepared }) {
  const { theme, data } = prepared;
  const samples = [
    { role: "Headline", size: 34, family: look.display, weight: 600, words: shorten(look.brandName, 40) },
    { role: "Title", size: 17, family: look.display, weight: 600, words: data.tagline || data.summary },
    { role: "Text", size: 10, family: look.body, weight: 400, words: data.summary },
    { role: theme.display, size: 11, family: look.display, weight: 600, words: ALPHABET },
    { role: theme.body, size: 11, family: look.body, weight: 400, words: ALPHABET },
  ] as const;
  return (
    <View style={{ marginVertical: 8 }}>
      {keyed(samples.filter(({ words }) => words !== "")).map(({ key, value }) => (
        <View
          key={key}
          wrap={false}
          style={{
            flexDirection: "row",
            gap: 14,
            alignItems: "center",
            borderTopWidth: 0.75,
            borderTopColor: look.theme.rule,
            paddingVertical: 12,
          }}
        >
          <Text style={{ ...look.styles.label, width: 74 }}>{value.role}</Text>
          <View style={{ flex: 1 }}>
            <Words
              style={{
                fontFamily: value.family,
                fontWeight: value.weight,
                fontSize: value.size,
                lineHeight: value.size > 14 ? 1.2 : 1.5,
                color: value.size > 20 ? look.theme.heading : look.theme.text,
              }}
            >
              {shorten(value.words, 220)}
            </Words>
          </View>
        </View>
      ))}
    </View>
  );
}

/** Where each colour belongs: pairs that may carry text, as they look with text on them. */
function InUse({ look, prepared }: { look: Look; prepared: Prepared }) {
  const { theme } = prepared;
  const pairs = [
    { name: "Action", ground: theme.primary, ink: theme.onPrimary },
    { name: "Highlight", ground: theme.accent, ink: theme.onAccent },
    { name: "Page", ground: theme.background, ink: theme.text },
    { name: "Link on page", ground: theme.background, ink: readable(theme.primary, theme.background) },
  ];
  return (
    <View style={{ flexDirection: "row", gap: 8, marginVertical: 8 }} wrap={false}>
      {pairs.map(({ name, ground, ink }) => (
        <View
          key={name}
          style={{
            flex: 1,
            padding: 11,
            borderRadius: 6,
            backgroundColor: ground,
            borderWidth: 0.5,
            borderColor: look.theme.rule,
          }}
        >
          <Text style={{ ...look.styles.strong, color: ink, fontSize: 11, lineHeight: 1.3 }}>{name}</Text>
          <Text style={{ color: ink, fontSize: 7.5, lineHeight: 1.4 }}>
            {`${ink.toUpperCase()} on ${ground.toUpperCase()}`}
          </Text>
          <Text style={{ color: ink, fontSize: 7.5, lineHeight: 1.4 }}>
            {`${contrast(ink, ground).toFixed(1)} : 1`}
          </Text>
        </View>
      ))}
    </View>
  );
}

function Flow({ look, steps }: { look: Look; steps: readonly string[] }) {
  const { theme, styles } = look;
  return (
    <>
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
    </>
  );
}

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
  const flow = parseFlow(prototype?.userFlow ?? "");
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      <Cover look={look} text={{ title: TITLE, summary: data.summary, note: longDate(data.createdOn) }} />
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
          <View key={key} style={{ flexDirection: "row", gap: 10, marginBottom: 12 }} wrap={false}>
            {keyed(row).map(({ key: at, value }) => (
              <MockupDrawing key={at} look={look} mockup={value} theme={theme} />
            ))}
          </View>
        ))}
        {flow.length > 0 ? <ChapterHead look={look} title="User Flow" follows={rows.length > 0} /> : null}
        <Flow look={look} steps={flow} />
        <ChapterHead look={look} title="Key Features" follows={rows.length > 0 || flow.length > 0} />
        <View style={{ flexDirection: "row", gap: 16 }}>
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
      </Pages>
    </Document>
  );
}
