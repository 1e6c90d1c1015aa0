import { Line, Svg, Text } from "@react-pdf/renderer";
import { text } from "./chart";
import type { Look } from "./look";

interface AxisProps {
  look: Look;
  levels: readonly number[];
  labels: readonly string[];
  left: number;
  y: (value: number) => number;
  width: number;
}

export function Axis({ look, levels, labels, left, y, width }: AxisProps) {
  return (
    <>
      {levels.map((level, i) => (
        <Text
          key={level}
          style={{
            ...text(look),
            left: 0,
            width: left - 8 * look.scale,
            textAlign: "right",
            top: y(level) - 5 * look.scale,
          }}
        >
          {labels[i] ?? ""}
        </Text>
      ))}
      <Svg
        viewBox={`0 0 ${width} ${y(levels[0] ?? 0) + 20}`}
        style={{ position: "absolute", top: 0, left: 0, width, height: y(levels[0] ?? 0) + 20 }}
      >
        {levels.map((level) => (
          <Line
            key={level}
            x1={left}
            x2={width}
            y1={y(level)}
            y2={y(level)}
            stroke={level === 0 ? look.theme.muted : look.theme.rule}
            strokeWidth={level === 0 ? 1 : 0.6}
          />
        ))}
      </Svg>
    </>
  );
}

/** Covers the lines of the axis where they would run through the words. */
export const onGround = ({ theme, scale }: Look) => ({
  backgroundColor: theme.background,
  paddingHorizontal: 3 * scale,
  lineHeight: 1.2,
});
