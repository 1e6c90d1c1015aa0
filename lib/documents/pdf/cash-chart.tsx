import { Circle, Line, Path, Svg, Text, View } from "@react-pdf/renderer";
import { display } from "../figures";
import { axisLabel, ticks } from "../scale";
import { Axis, onGround } from "./axis";
import { type ChartProps, leftOf, text, WIDTH } from "./chart";

/** Cash at each month's end before funding, with its lowest point. */
export function CashChart({ look, height = 180, width = WIDTH }: ChartProps) {
  const { figures, theme, styles } = look;
  if (!figures) return null;
  const { scale } = look;
  const { months, currency, troughMonth, breakEvenMonth } = figures.model;
  const cash = months.map((row) => row.cash);
  const least = Math.min(...cash);
  const span = Math.max(0, ...cash) - Math.min(0, least);
  const plot = height - 40 * scale;
  // Room below the lowest point for what is said about it.
  const levels = ticks(least < 0 ? least - (span * 22 * scale) / plot : least, Math.max(...cash));
  const labels = levels.map((level) => axisLabel(level, currency));
  const left = leftOf(look, labels);
  const [low = 0, high = 1] = [levels[0], levels[levels.length - 1]];
  const y = (value: number) => 12 * scale + plot * (1 - (value - low) / (high - low || 1));
  const x = (month: number) => left + 6 + ((width - left - 14) * (month - 1)) / 35;
  const line = months
    .map((row, i) => `${i === 0 ? "M" : "L"}${x(row.month).toFixed(1)} ${y(row.cash).toFixed(1)}`)
    .join(" ");
  const area = `${line} L${x(36).toFixed(1)} ${y(0).toFixed(1)} L${x(1).toFixed(1)} ${y(0).toFixed(1)} Z`;
  const lowest = months[troughMonth - 1];
  return (
    <View style={{ height, width, marginVertical: 6 * scale }} wrap={false}>
      <Axis {...{ look, levels, labels, left, y, width }} />
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: "absolute", top: 0, left: 0, width, height }}
      >
        <Path d={area} fill={theme.wash} />
        <Path d={line} stroke={theme.figure} strokeWidth={2 * scale} fill="none" />
        {breakEvenMonth ? (
          <Line
            x1={x(breakEvenMonth)}
            x2={x(breakEvenMonth)}
            y1={12 * scale}
            y2={y(low)}
            stroke={theme.secondary}
            strokeWidth={0.8}
            strokeDasharray="3 3"
          />
        ) : null}
        {lowest ? (
          <Circle
            cx={x(troughMonth)}
            cy={y(lowest.cash)}
            r={4 * scale}
            fill={theme.accent}
            stroke={theme.text}
            strokeWidth={0.8}
          />
        ) : null}
      </Svg>
      {lowest ? (
        <View
          style={{
            position: "absolute",
            top: y(lowest.cash) + 7 * scale,
            width: 160 * scale,
            left: Math.max(left, Math.min(width - 160 * scale, x(troughMonth) - 80 * scale)),
            alignItems:
              x(troughMonth) > width - 80 * scale
                ? "flex-end"
                : x(troughMonth) < left + 80 * scale
                  ? "flex-start"
                  : "center",
          }}
        >
          <Text style={{ ...styles.strong, ...onGround(look), fontSize: 9 * scale }}>
            {`${display(figures, "trough")} in ${display(figures, "trough_month")}`}
          </Text>
        </View>
      ) : null}
      {breakEvenMonth ? (
        <Text
          style={{
            ...text(look),
            top: 0,
            width: 120 * scale,
            left: breakEvenMonth > 24 ? x(breakEvenMonth) - 124 * scale : x(breakEvenMonth) + 4,
            textAlign: breakEvenMonth > 24 ? "right" : "left",
          }}
        >
          {`Break-even, month ${breakEvenMonth}`}
        </Text>
      ) : null}
      {[1, 6, 12, 18, 24, 30, 36].map((month) => (
        <Text
          key={month}
          style={{
            ...text(look),
            left: x(month) - 20 * scale,
            width: 40 * scale,
            textAlign: "center",
            top: y(low) + 6 * scale,
          }}
        >
          {month === 1 ? "Month 1" : String(month)}
        </Text>
      ))}
    </View>
  );
}
