import { Text, View } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import type { ElementKind } from "@/lib/artifacts/prototype/parse-mockup";
import type { BrandShape } from "@/lib/content/brand-shape";
import { fieldOf, MAP } from "@/lib/content/scenery";
import { shorten } from "../text";
import { readable } from "../theme";
import { Code, Field, small, tint } from "./mockup-art";
import { type Draw, menu, steps, table } from "./mockup-lines";
import { Words } from "./parts";

/** A drawn screen is half the size of one in the panel. */
const half = (radius: number, most = 8) => Math.min(radius / 2, most);

const BULLETS: Record<BrandShape["bullet"], (accent: string) => ComponentProps<typeof View>["style"]> = {
  dot: (accent) => ({ width: 5, height: 5, borderRadius: 2.5, backgroundColor: accent }),
  square: (accent) => ({ width: 6, height: 6, borderRadius: 1, backgroundColor: accent }),
  ring: (accent) => ({ width: 6, height: 6, borderRadius: 3, borderWidth: 1.5, borderColor: accent }),
  dash: (accent) => ({ width: 6, height: 1.5, backgroundColor: accent }),
};

const text: Draw = (label) => <Words style={small}>{label}</Words>;

/** How each kind of element looks in the brand's colours, with the screen's own words. */
export const DRAWINGS: Record<ElementKind, Draw> = {
  headline: (label) => <Words style={{ ...small, fontSize: 9.5, fontWeight: 600 }}>{label}</Words>,
  price: (label, theme, { button }) => (
    <View
      style={{
        backgroundColor: theme.accent,
        borderRadius: half(button),
        paddingVertical: 3,
        paddingHorizontal: 7,
        alignSelf: "flex-start",
      }}
    >
      <Text style={{ ...small, fontWeight: 600, color: theme.onAccent }}>{label}</Text>
    </View>
  ),
  bar: (label, theme, { corner }) => (
    <View style={{ backgroundColor: tint(theme, 0.14), borderRadius: half(corner), padding: 5 }}>
      <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
    </View>
  ),
  button: (label, theme, { button }, _, quiet) => (
    <View
      style={{
        backgroundColor: quiet ? theme.background : theme.primary,
        borderWidth: 1,
        borderColor: theme.primary,
        borderRadius: half(button, 11),
        padding: 4,
      }}
    >
      <Text
        style={{
          ...small,
          fontWeight: 600,
          textAlign: "center",
          color: quiet ? readable(theme.primary, theme.background) : theme.onPrimary,
        }}
      >
        {label}
      </Text>
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
  field: (label, theme, { corner }, holds) => (
    <View>
      <Words style={small}>{label}</Words>
      <View
        style={{
          minHeight: 17,
          padding: 3,
          marginTop: 2,
          borderWidth: 0.75,
          borderColor: theme.secondary,
          borderRadius: half(corner, 5),
          backgroundColor: tint(theme, 0.03),
        }}
      >
        {holds?.[0] ? <Words style={small}>{shorten(holds[0], 40)}</Words> : null}
      </View>
    </View>
  ),
  picture: (label, theme, { corner }) => (
    <View>
      <Field shapes={fieldOf(label)} theme={theme} corner={half(corner)} />
      <Words style={{ ...small, fontSize: 6.5, marginTop: 1.5 }}>{label}</Words>
    </View>
  ),
  map: (label, theme, { corner }) => (
    <View>
      <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
      <Field shapes={MAP} theme={theme} corner={half(corner)} />
    </View>
  ),
  code: (label, theme, { corner }) => <Code label={label} theme={theme} corner={half(corner)} />,
  menu,
  steps,
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
  list: (label, theme, { bullet }, holds) => (
    <View>
      <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
      {(holds ?? ["72%", "54%"]).map((line) => (
        <View
          key={line}
          style={{
            flexDirection: "row",
            alignItems: "center",
            gap: 5,
            paddingVertical: 3,
            borderTopWidth: 0.5,
            borderTopColor: tint(theme, 0.24),
          }}
        >
          <View style={BULLETS[bullet](theme.accent)} />
          {holds ? (
            <View style={{ flex: 1 }}>
              <Words style={small}>{shorten(line, 160)}</Words>
            </View>
          ) : (
            <View style={{ width: line, height: 4, borderRadius: 2, backgroundColor: tint(theme, 0.3) }} />
          )}
        </View>
      ))}
    </View>
  ),
  table,
  talk: (label, theme, { corner }, holds = []) => (
    <View style={{ gap: 3 }}>
      <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
      {holds.map((line, at) => (
        <View
          key={line}
          style={{
            maxWidth: "88%",
            alignSelf: at % 2 ? "flex-end" : "flex-start",
            backgroundColor: at % 2 ? theme.primary : tint(theme, 0.14),
            borderRadius: Math.max(half(corner), 5),
            paddingVertical: 3,
            paddingHorizontal: 6,
          }}
        >
          <Text style={{ ...small, color: at % 2 ? theme.onPrimary : theme.text }}>{shorten(line, 60)}</Text>
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
