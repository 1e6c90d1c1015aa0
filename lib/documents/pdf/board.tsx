import { Circle, Line, Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { initialOf, markIn } from "@/lib/content/brand-mark";
import { type BrandShape, shapeOf } from "@/lib/content/brand-shape";
import type { Prepared } from "../prepare";
import { mix, readable, type Theme } from "../theme";
import type { Look } from "./look";
import { nameSize } from "./name-size";
import { Words } from "./parts";

/** Of the two columns the wider one. */
const LEFT = 278;
const MARK = 56;

/** The first letter of the name with what the identity draws around it. */
function Mark({ look, theme, visualIdentity }: { look: Look; theme: Theme; visualIdentity: string }) {
  const { path, filled, dashed } = markIn(visualIdentity);
  const line = { stroke: theme.accent, strokeWidth: 4, strokeLinecap: "round", fill: "none" } as const;
  return (
    <View style={{ width: MARK, height: MARK, alignItems: "center", justifyContent: "center" }}>
      <Svg viewBox="0 0 64 64" style={{ position: "absolute", width: MARK, height: MARK }}>
        <Path
          d={path}
          {...(filled ? { fill: theme.accent } : line)}
          {...(dashed && { strokeDasharray: "6 7" })}
        />
      </Svg>
      <Words
        style={{
          fontFamily: look.display,
          fontWeight: 600,
          color: theme.onPrimary,
          fontSize: 26,
          lineHeight: 1,
        }}
      >
        {initialOf(look.brandName)}
      </Words>
    </View>
  );
}

const many = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A surface in the brand's own manner, on a ground of 120 by 100. */
function Pattern({ theme, bullet }: { theme: Theme; bullet: BrandShape["bullet"] }) {
  const { secondary, accent, background } = theme;
  const paler = mix(secondary, background, 0.24);
  const grid = many(20).map((i) => ({ x: 12 + (i % 5) * 24, y: 13 + Math.floor(i / 5) * 25 }));
  return (
    <Svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice" style={{ width: "100%", height: "100%" }}>
      <Rect x={0} y={0} width={120} height={100} fill={secondary} />
      {bullet === "square"
        ? many(12).map((i) => (
            <Line key={i} x1={i * 20 - 100} x2={i * 20} y1={100} y2={0} stroke={paler} strokeWidth={7} />
          ))
        : null}
      {bullet === "dash"
        ? many(8).map((i) => (
            <Line
              key={i}
              x1={0}
              x2={120}
              y1={7 + i * 12.5}
              y2={7 + i * 12.5}
              stroke={paler}
              strokeWidth={2}
            />
          ))
        : null}
      {bullet === "dot"
        ? grid.map(({ x, y }) => <Circle key={`${x} ${y}`} cx={x} cy={y} r={5} fill={accent} />)
        : null}
      {bullet === "ring"
        ? grid.map(({ x, y }) => (
            <Circle key={`${x} ${y}`} cx={x} cy={y} r={7} fill="none" stroke={accent} strokeWidth={2.4} />
          ))
        : null}
    </Svg>
  );
}

/** The palette as shapes that lie over each other. */
const Shapes = ({ theme }: { theme: Theme }) => (
  <Svg viewBox="0 0 284 120" preserveAspectRatio="xMidYMid slice" style={{ width: "100%", height: "100%" }}>
    <Rect x={0} y={0} width={284} height={120} fill={theme.accent} />
    <Circle cx={40} cy={130} r={104} fill={theme.primary} />
    <Circle cx={40} cy={130} r={64} fill={theme.background} />
    <Circle cx={40} cy={130} r={28} fill={theme.secondary} />
    <Circle cx={236} cy={0} r={58} fill={theme.secondary} />
    <Circle cx={236} cy={0} r={24} fill={theme.background} />
  </Svg>
);

/** What can be pressed, and what comes second to it. */
function Buttons({ look, theme, button }: { look: Look; theme: Theme; button: number }) {
  const ink = readable(theme.primary, theme.background);
  const shape = {
    borderRadius: Math.min(button, 13),
    paddingVertical: 6,
    alignItems: "center",
    borderWidth: 1,
    borderColor: theme.primary,
  } as const;
  const label = { ...look.styles.strong, fontSize: 9, lineHeight: 1.3 };
  return (
    <View style={{ flex: 1, justifyContent: "center", gap: 8, paddingHorizontal: 18 }}>
      <View style={{ ...shape, backgroundColor: theme.primary }}>
        <Text style={{ ...label, color: theme.onPrimary }}>First thing to press</Text>
      </View>
      <View style={shape}>
        <Text style={{ ...label, color: ink }}>Second</Text>
      </View>
    </View>
  );
}

/** Name, mark, colours, surface and actions beside each other, as the panel shows them. */
export function Board({ look, prepared }: { look: Look; prepared: Prepared }) {
  const { theme, data } = prepared;
  const { corner, capitals, bullet, button } = shapeOf(theme.display);
  const name = capitals ? look.brandName.toLocaleUpperCase("en") : look.brandName;
  const tile = { borderRadius: Math.min(corner, 14), overflow: "hidden" } as const;
  const page = {
    ...tile,
    backgroundColor: theme.background,
    borderWidth: 0.5,
    borderColor: look.theme.rule,
  };
  const large = { fontFamily: look.display, fontWeight: 600 } as const;
  return (
    <View style={{ gap: 8, marginVertical: 8 }} wrap={false}>
      <View style={{ flexDirection: "row", height: 172, gap: 8 }}>
        <View
          style={{
            ...tile,
            width: LEFT,
            backgroundColor: theme.primary,
            padding: 18,
            justifyContent: "space-between",
          }}
        >
          <Mark look={look} theme={theme} visualIdentity={data.prototype?.visualIdentity ?? ""} />
          <Words
            style={{
              ...large,
              color: theme.onPrimary,
              fontSize: nameSize(name, 230, 34, 3),
              lineHeight: 1.1,
            }}
          >
            {name}
          </Words>
        </View>
        <View style={{ flex: 1, gap: 8 }}>
          <View style={{ ...page, flex: 1, padding: 12, justifyContent: "flex-end" }}>
            <Words style={{ color: theme.text, fontSize: 11, lineHeight: 1.35 }}>
              {data.tagline || data.summary.slice(0, 90)}
            </Words>
          </View>
          <View style={{ flex: 1, flexDirection: "row", gap: 8 }}>
            <View style={{ ...tile, flex: 1 }}>
              <Pattern theme={theme} bullet={bullet} />
            </View>
            <View
              style={{
                ...tile,
                flex: 1,
                backgroundColor: theme.accent,
                padding: 10,
                justifyContent: "flex-end",
              }}
            >
              <Text style={{ ...large, color: theme.onAccent, fontSize: 26, lineHeight: 1 }}>Aa</Text>
            </View>
          </View>
        </View>
      </View>
      <View style={{ flexDirection: "row", height: 98, gap: 8 }}>
        <View style={{ ...tile, width: LEFT }}>
          <Shapes theme={theme} />
        </View>
        <View style={{ ...page, flex: 1 }}>
          <Buttons look={look} theme={theme} button={button} />
        </View>
      </View>
    </View>
  );
}
