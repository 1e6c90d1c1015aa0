import { Text, View } from "@react-pdf/renderer";
import { contrast, readableOn } from "@/lib/client/colour";
import type { Prepared } from "../prepare";
import { shorten } from "../text";
import { namedColours, readable } from "../theme";
import type { Look } from "./look";
import { nameSize } from "./name-size";
import { keyed, Words } from "./parts";

export function Palette({ look, prepared }: { look: Look; prepared: Prepared }) {
  return (
    <View style={{ flexDirection: "row", gap: 8, marginVertical: 8 }} wrap={false}>
      {namedColours(prepared.theme).map(([name, hex]) => {
        const on = readableOn(hex);
        return (
          <View
            key={name}
            style={{
              flex: 1,
              height: 96,
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

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789";

/** The brand's own words in the sizes that a first page needs, and every letter of both faces. */
export function Type({ look, prepared }: { look: Look; prepared: Prepared }) {
  const { theme, data } = prepared;
  const samples = [
    {
      role: "Headline",
      size: nameSize(look.brandName, 375, 34, 3),
      family: look.display,
      weight: 600,
      words: look.brandName,
    },
    { role: "Title", size: 17, family: look.display, weight: 600, words: data.tagline || data.summary },
    { role: "Text", size: 10, family: look.body, weight: 400, words: data.answers?.solution || data.summary },
    {
      role: theme.display,
      size: 11,
      family: look.display,
      weight: 600,
      words: theme.display === theme.body ? "" : ALPHABET,
    },
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
export function InUse({ look, prepared }: { look: Look; prepared: Prepared }) {
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
