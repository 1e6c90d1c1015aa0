import { Text, View } from "@react-pdf/renderer";
import type { Mockup, MockupElement } from "@/lib/artifacts/prototype/parse-mockup";
import { readableOn } from "@/lib/client/colour";
import { shorten } from "../text";
import type { Theme } from "../theme";
import type { Look } from "./look";
import { DRAWINGS, small } from "./mockup-elements";
import { keyed, Words } from "./parts";

const WIDTH = 150;

/** One screen as a drawing. */
function Screen({ look, mockup, theme }: { look: Look; mockup: Mockup; theme: Theme }) {
  const element = ({ kind, label, holds }: MockupElement) => DRAWINGS[kind](shorten(label, 80), theme, holds);
  return (
    <View
      style={{
        width: WIDTH,
        borderWidth: 3.5,
        borderColor: theme.text,
        borderRadius: 15,
        backgroundColor: theme.background,
        color: theme.text,
        overflow: "hidden",
        minHeight: 190,
      }}
    >
      <View
        style={{
          backgroundColor: theme.primary,
          paddingVertical: 7,
          paddingHorizontal: 9,
          flexDirection: "row",
          justifyContent: "space-between",
          alignItems: "center",
        }}
      >
        <Text
          style={{
            fontFamily: look.display,
            fontSize: 9,
            lineHeight: 1.2,
            fontWeight: 600,
            color: theme.onPrimary,
            maxLines: 1,
            textOverflow: "ellipsis",
            maxWidth: 100,
          }}
        >
          {look.brandName}
        </Text>
        <View
          style={{
            width: 11,
            height: 11,
            borderRadius: 6,
            backgroundColor: theme.accent,
            borderWidth: 0.5,
            borderColor: readableOn(theme.primary),
          }}
        />
      </View>
      <View style={{ paddingHorizontal: 9, paddingVertical: 6, gap: 4 }}>
        <Words style={{ fontFamily: look.display, fontSize: 11, lineHeight: 1.2, fontWeight: 600 }}>
          {shorten(mockup.title, 60)}
        </Words>
        {keyed(mockup.elements.slice(0, 6)).map(({ key, value }) => (
          <View key={key}>{element(value)}</View>
        ))}
      </View>
    </View>
  );
}

/** What the screen says when there is nothing to show, or when something went wrong. */
function States({ look, mockup, alone }: { look: Look; mockup: Mockup; alone: boolean }) {
  const zoom = alone ? 1.4 : 1;
  return (
    <View style={{ width: alone ? 2 * WIDTH : WIDTH }}>
      <Words style={{ ...small, fontSize: 8 * zoom, fontWeight: 600 }}>{shorten(mockup.title, 60)}</Words>
      {keyed(mockup.states).map(({ key, value }) => (
        <View key={key} style={{ marginTop: 2 * zoom }}>
          <Words
            style={{ ...small, fontSize: 7.2 * zoom, color: look.theme.muted }}
          >{`${value.kind === "error" ? "On an error" : "When empty"}: ${shorten(value.text, 110)}`}</Words>
        </View>
      ))}
    </View>
  );
}

interface RowProps {
  look: Look;
  theme: Theme;
  mockups: readonly Mockup[];
  /** A screen on its own has its states beside it. */
  alone: boolean;
}

/** Screens of one height side by side, their states below. */
export function MockupRow({ look, theme, mockups, alone }: RowProps) {
  const row = { flexDirection: "row", gap: 10 } as const;
  const screens = keyed(mockups).map(({ key, value }) => (
    <Screen key={key} look={look} mockup={value} theme={theme} />
  ));
  const states = keyed(mockups).map(({ key, value }) => (
    <States key={key} look={look} mockup={value} alone={alone} />
  ));
  return (
    <View style={{ ...(alone && { ...row, gap: 18, alignItems: "center" }), marginBottom: 9 }} wrap={false}>
      <View style={row}>{screens}</View>
      <View style={{ ...row, ...(!alone && { marginTop: 6 }) }}>{states}</View>
    </View>
  );
}
