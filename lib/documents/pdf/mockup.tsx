import { Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import {
  columnsOf,
  type ElementKind,
  type Frame,
  footOf,
  isWiderAtRight,
  type Mockup,
  type MockupElement,
} from "@/lib/artifacts/prototype/parse-mockup";
import { readableOn } from "@/lib/client/colour";
import { initialOf } from "@/lib/content/brand-mark";
import { type BrandShape, shapeOf } from "@/lib/content/brand-shape";
import { shorten } from "../text";
import { readable, type Theme } from "../theme";
import type { Look } from "./look";
import { small } from "./mockup-art";
import { DRAWINGS } from "./mockup-elements";
import { keyed, Words } from "./parts";

const [WIDTH, GAP] = [150, 10];
const MOST_DRAWN = 7;
/** Set in several lines at the head of a screen. */
const LONG_NAME = 20;
/** A sentence is set whole; a label is short. */
const LONGEST: Partial<Record<ElementKind, number>> = { headline: 140, text: 190, picture: 190 };
/** A desk is as wide as two phones. */
export const spanOf = ({ frame }: Mockup) => (frame === "desk" ? 2 : 1);
const widthOf = (mockup: Mockup) => spanOf(mockup) * (WIDTH + GAP) - GAP;

const FRAMES: Record<Frame, { borderWidth: number; borderRadius: number }> = {
  phone: { borderWidth: 3.5, borderRadius: 15 },
  keypad: { borderWidth: 3.5, borderRadius: 8 },
  desk: { borderWidth: 1.5, borderRadius: 5 },
  paper: { borderWidth: 0.75, borderRadius: 0 },
};

const HEADS: Record<BrandShape["head"], (theme: Theme) => { ground?: string; ink: string; rule?: string }> = {
  filled: ({ primary, onPrimary }) => ({ ground: primary, ink: onPrimary }),
  ink: ({ text }) => ({ ground: text, ink: readableOn(text) }),
  ruled: ({ primary, background }) => ({ ink: readable(primary, background), rule: primary }),
  open: ({ primary, background }) => ({ ink: readable(primary, background) }),
};

/** The brand's name at the head of a screen; a desk's window has its three dots. */
function Head({ look, theme, frame }: { look: Look; theme: Theme; frame: Frame }) {
  const { head, capitals } = shapeOf(theme.display);
  const { ground, ink, rule } = HEADS[frame === "paper" ? "filled" : head](theme);
  // As round as the inner edge of the frame, which would else be painted over at its corners.
  const corner = Math.max(0, FRAMES[frame].borderRadius - FRAMES[frame].borderWidth);
  return (
    <View
      style={{
        ...(ground && { backgroundColor: ground }),
        borderTopLeftRadius: corner,
        borderTopRightRadius: corner,
        ...(rule && { borderBottomWidth: 1, borderBottomColor: rule }),
        paddingVertical: frame === "desk" ? 4 : 7,
        paddingHorizontal: 9,
        flexDirection: "row",
        justifyContent: "space-between",
        alignItems: "center",
      }}
    >
      {frame === "desk" ? (
        <View style={{ flexDirection: "row", gap: 2 }}>
          {["close", "fold", "widen"].map((dot) => (
            <View
              key={dot}
              style={{ width: 4, height: 4, borderRadius: 2, borderWidth: 0.6, borderColor: ink }}
            />
          ))}
        </View>
      ) : null}
      <Text
        style={{
          fontFamily: look.display,
          fontSize: frame === "paper" ? 11 : look.brandName.length > LONG_NAME ? 5.5 : 9,
          lineHeight: 1.2,
          fontWeight: 600,
          color: ink,
          maxLines: 3,
          textOverflow: "ellipsis",
          maxWidth: 100,
        }}
      >
        {capitals ? look.brandName.toLocaleUpperCase("en") : look.brandName}
      </Text>
      <View
        style={{
          width: frame === "desk" ? 7 : 11,
          height: frame === "desk" ? 7 : 11,
          borderRadius: 6,
          backgroundColor: theme.accent,
          borderWidth: 0.5,
          borderColor: ink,
          alignItems: "center",
          justifyContent: "center",
        }}
      >
        <Text
          style={{
            fontFamily: look.display,
            fontSize: frame === "desk" ? 4 : 6.5,
            lineHeight: 1.1,
            fontWeight: 600,
            color: theme.onAccent,
          }}
        >
          {initialOf(look.brandName)}
        </Text>
      </View>
    </View>
  );
}

/** One screen as a drawing. */
function Screen({ look, mockup, theme }: { look: Look; mockup: Mockup; theme: Theme }) {
  const { frame, heading, elements: all } = mockup;
  const elements = all.slice(0, MOST_DRAWN);
  const draw = (shown: readonly MockupElement[]) =>
    keyed(shown).map(({ key, value: { kind, label, holds, quiet } }) => (
      <View key={key}>
        {DRAWINGS[kind](shorten(label, LONGEST[kind] ?? 90), theme, shapeOf(theme.display), holds, quiet)}
      </View>
    ));
  const foot = footOf(elements);
  const [left, right] = columnsOf(elements.slice(0, foot));
  const [first, second] = isWiderAtRight(left, right) ? [2, 3] : [3, 2];
  return (
    <View
      style={{
        width: widthOf(mockup),
        borderColor: theme.text,
        ...FRAMES[frame],
        backgroundColor: theme.background,
        color: theme.text,
        overflow: "hidden",
        minHeight: frame === "desk" ? 110 : 190,
        ...(frame === "desk" && { alignSelf: "flex-end" }),
      }}
    >
      <Head look={look} theme={theme} frame={frame} />
      <View style={{ flexGrow: 1, paddingHorizontal: 9, paddingTop: 6, paddingBottom: 9, gap: 5 }}>
        {heading ? (
          <Words
            style={{
              fontFamily: look.display,
              fontSize: frame === "paper" ? 14 : 11,
              lineHeight: 1.2,
              fontWeight: 600,
            }}
          >
            {shorten(heading, 60)}
          </Words>
        ) : null}
        {frame === "desk" ? (
          <>
            <View style={{ flexDirection: "row", gap: 14 }}>
              <View style={{ flex: first, gap: 3.5 }}>{draw(left)}</View>
              {right.length > 0 ? <View style={{ flex: second, gap: 3.5 }}>{draw(right)}</View> : null}
            </View>
            <View style={{ flexDirection: "row", gap: 6 }}>{draw(elements.slice(foot))}</View>
          </>
        ) : (
          <>
            <View style={{ gap: 3.5 }}>{draw(elements.slice(0, foot))}</View>
            <View style={{ gap: 3.5, marginTop: "auto" }}>{draw(elements.slice(foot))}</View>
          </>
        )}
      </View>
    </View>
  );
}

/** What the screen says when there is nothing to show, or when something went wrong. */
function States({ look, mockup }: { look: Look; mockup: Mockup }) {
  return (
    <View style={{ width: widthOf(mockup) }}>
      <Words style={{ ...small, fontSize: 7.2, fontWeight: 600, marginBottom: 2 }}>
        {shorten(mockup.title, 60)}
      </Words>
      {keyed(mockup.states).map(({ key, value }) => (
        <View key={key} style={{ marginBottom: 2 }}>
          <Words
            style={{ ...small, fontSize: 7.2, color: look.theme.muted }}
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
  /** Stands to the right of them, where there is room. */
  beside?: ReactNode;
  /** Stands below another row. */
  follows: boolean;
}

/** Screens of one height side by side, their states below. */
export function MockupRow({ look, theme, mockups, beside, follows }: RowProps) {
  const row = { flexDirection: "row", gap: GAP } as const;
  return (
    <View style={{ flexDirection: "row", gap: 18, marginTop: follows ? 6 : 0 }} wrap={false}>
      <View>
        <View style={row}>
          {keyed(mockups).map(({ key, value }) => (
            <Screen key={key} look={look} mockup={value} theme={theme} />
          ))}
        </View>
        <View style={{ ...row, marginTop: 5 }}>
          {keyed(mockups).map(({ key, value }) => (
            <States key={key} look={look} mockup={value} />
          ))}
        </View>
      </View>
      {beside ? <View style={{ flex: 1 }}>{beside}</View> : null}
    </View>
  );
}
