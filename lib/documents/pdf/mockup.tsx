import { Circle, Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { ElementKind, Mockup, MockupElement } from "@/lib/artifacts/prototype/parse-mockup";
import { readableOn } from "@/lib/client/colour";
import { shorten } from "../text";
import { mix, readable, type Theme } from "../theme";
import type { Look } from "./look";
import { keyed, Words } from "./parts";

const small = { fontSize: 7.5, lineHeight: 1.3 } as const;
const tint = (theme: Theme, share: number) => mix(theme.background, theme.primary, share);

type Draw = (label: string, theme: Theme) => ReactElement;

const text: Draw = (label) => <Words style={small}>{label}</Words>;

/** How each kind of element looks in the brand's colours, with the screen's own words. */
const DRAWINGS: Record<ElementKind, Draw> = {
  headline: (label) => <Words style={{ ...small, fontSize: 9.5, fontWeight: 600 }}>{label}</Words>,
  price: (label, theme) => (
    <View
      style={{
        backgroundColor: theme.accent,
        borderRadius: 8,
        paddingVertical: 3,
        paddingHorizontal: 7,
        alignSelf: "flex-start",
      }}
    >
      <Text style={{ ...small, fontWeight: 600, color: theme.onAccent }}>{label}</Text>
    </View>
  ),
  bar: (label, theme) => (
    <View style={{ backgroundColor: tint(theme, 0.14), borderRadius: 3, padding: 5 }}>
      <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
    </View>
  ),
  button: (label, theme) => (
    <View
      style={{ backgroundColor: theme.primary, borderRadius: 4, paddingVertical: 6, paddingHorizontal: 5 }}
    >
      <Text style={{ ...small, fontWeight: 600, textAlign: "center", color: theme.onPrimary }}>{label}</Text>
    </View>
  ),
  link: (label, theme) => (
    <Text
      style={{
        ...small,
        fontWeight: 600,
        textAlign: "center",
        color: readable(theme.primary, theme.background),
        textDecoration: "underline",
      }}
    >
      {label}
    </Text>
  ),
  field: (label, theme) => (
    <View>
      <Words style={small}>{label}</Words>
      <View
        style={{
          height: 17,
          marginTop: 2,
          borderWidth: 0.75,
          borderColor: theme.secondary,
          borderRadius: 3,
          backgroundColor: tint(theme, 0.03),
        }}
      />
    </View>
  ),
  picture: (label, theme) => (
    <View
      style={{
        backgroundColor: tint(theme, 0.22),
        borderRadius: 4,
        minHeight: 28,
        paddingVertical: 4,
        paddingHorizontal: 6,
        flexDirection: "row",
        alignItems: "center",
        gap: 7,
      }}
    >
      <Svg viewBox="0 0 16 12" style={{ width: 16, height: 12 }}>
        <Rect
          x={0.5}
          y={0.5}
          width={15}
          height={11}
          rx={1.5}
          stroke={theme.text}
          strokeWidth={1}
          fill="none"
        />
        <Circle cx={5} cy={4.5} r={1.4} fill={theme.text} />
      </Svg>
      <View style={{ flex: 1 }}>
        <Words style={small}>{label}</Words>
      </View>
    </View>
  ),
  chart: (label, theme) => (
    <View>
      <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
      <View
        style={{
          flexDirection: "row",
          alignItems: "flex-end",
          gap: 3,
          height: 34,
          borderBottomWidth: 0.75,
          borderBottomColor: theme.secondary,
        }}
      >
        {[13, 21, 17, 29, 24].map((height) => (
          <View
            key={height}
            style={{ flex: 1, height, backgroundColor: height === 29 ? theme.accent : theme.primary }}
          />
        ))}
      </View>
    </View>
  ),
  list: (label, theme) => (
    <View>
      <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
      {["72%", "54%"].map((width) => (
        <View
          key={width}
          style={{
            flexDirection: "row",
            alignItems: "center",
            gap: 5,
            paddingVertical: 4,
            borderTopWidth: 0.5,
            borderTopColor: tint(theme, 0.24),
          }}
        >
          <View style={{ width: 11, height: 11, borderRadius: 3, backgroundColor: theme.accent }} />
          <View style={{ width, height: 4, borderRadius: 2, backgroundColor: tint(theme, 0.3) }} />
        </View>
      ))}
    </View>
  ),
  choice: (label, theme) => (
    <View style={{ flexDirection: "row", justifyContent: "space-between", gap: 6 }}>
      <View style={{ flex: 1 }}>
        <Words style={small}>{label}</Words>
      </View>
      <View
        style={{
          width: 20,
          height: 11,
          borderRadius: 6,
          backgroundColor: theme.primary,
          padding: 1.5,
          alignItems: "flex-end",
        }}
      >
        <View style={{ width: 8, height: 8, borderRadius: 4, backgroundColor: theme.background }} />
      </View>
    </View>
  ),
  text,
};

/** One screen as a drawing, its states below. */
export function MockupDrawing({ look, mockup, theme }: { look: Look; mockup: Mockup; theme: Theme }) {
  const element = ({ kind, label }: MockupElement) => DRAWINGS[kind](shorten(label, 80), theme);
  return (
    <View style={{ width: 150 }} wrap={false}>
      <View
        style={{
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
            padding: 9,
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
        <View style={{ paddingHorizontal: 9, paddingVertical: 7, gap: 5 }}>
          <Words style={{ fontFamily: look.display, fontSize: 11, lineHeight: 1.2, fontWeight: 600 }}>
            {shorten(mockup.title, 60)}
          </Words>
          {keyed(mockup.elements.slice(0, 6)).map(({ key, value }) => (
            <View key={key}>{element(value)}</View>
          ))}
        </View>
      </View>
      <Words style={{ ...small, fontWeight: 600, marginTop: 7 }}>{shorten(mockup.title, 60)}</Words>
      {keyed(mockup.states).map(({ key, value }) => (
        <View key={key} style={{ marginTop: 2 }}>
          <Words
            style={{ ...small, fontSize: 7, color: look.theme.muted }}
          >{`${value.kind === "error" ? "On an error" : "When empty"}: ${shorten(value.text, 110)}`}</Words>
        </View>
      ))}
    </View>
  );
}
