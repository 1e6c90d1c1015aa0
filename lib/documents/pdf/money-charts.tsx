import { Circle, Line, Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { display } from "../figures";
import { axisLabel, ticks } from "../scale";
import { mix } from "../theme";
import { type ChartProps, leftOf, text, WIDTH } from "./chart";
import type { Look } from "./look";
import { keyed } from "./parts";

interface AxisProps {
  look: Look;
  levels: readonly number[];
  labels: readonly string[];
  left: number;
  y: (value: number) => number;
  width: number;
}

function Axis({ look, levels, labels, left, y, width }: AxisProps) {
  return (
    <>
      {levels.map((level, i) => (
        <Text
          key={level}
          style={{
            ...text(look),
            left: 0,
            width: left - 8,
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
const onGround = ({ theme, scale }: Look) => ({
  backgroundColor: theme.background,
  paddingHorizontal: 3 * scale,
  lineHeight: 1.2,
});

interface YearColumnsProps extends ChartProps {
  /** Of years 1 to 3, each with the ledger's own words. */
  values: readonly { value: number; shown: string }[];
  axis(level: number): string;
}

function YearColumns({ look, height = 170, width = WIDTH, values, axis }: YearColumnsProps) {
  const { theme, styles } = look;
  const levels = ticks(0, Math.max(...values.map(({ value }) => value)));
  const labels = levels.map(axis);
  const left = leftOf(look, labels);
  const top = levels[levels.length - 1] ?? 1;
  const plot = height - 36 * look.scale;
  const y = (value: number) => 14 * look.scale + plot * (1 - value / top);
  const step = (width - left) / values.length;
  return (
    <View style={{ height, width, marginVertical: 6 * look.scale }} wrap={false}>
      <Axis {...{ look, levels, labels, left, y, width }} />
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: "absolute", top: 0, left: 0, width, height }}
      >
        {keyed(values).map(({ key, value: { value }, index }) => (
          <Rect
            key={key}
            x={left + step * (index + 0.28)}
            y={y(value)}
            width={step * 0.44}
            height={Math.max(0.5, y(0) - y(value))}
            rx={2}
            fill={index === values.length - 1 ? theme.figure : mix(theme.figure, theme.background, 0.35)}
          />
        ))}
      </Svg>
      {keyed(values).map(({ key, value: { value, shown }, index }) => (
        <View key={key}>
          <View
            style={{
              position: "absolute",
              left: left + step * index,
              width: step,
              alignItems: "center",
              top: y(value) - 13.5 * look.scale,
            }}
          >
            <Text style={{ ...styles.strong, ...onGround(look), fontSize: 9.5 * look.scale }}>{shown}</Text>
          </View>
          <Text
            style={{
              ...text(look),
              left: left + step * index,
              width: step,
              textAlign: "center",
              top: y(0) + 5 * look.scale,
            }}
          >
            {`Year ${index + 1}`}
          </Text>
        </View>
      ))}
    </View>
  );
}

export function RevenueChart(props: ChartProps) {
  const { figures } = props.look;
  if (!figures) return null;
  const { years, currency } = figures.model;
  const values = years.map(({ year, revenue }) => ({
    value: revenue,
    shown: display(figures, `rev_y${year}`),
  }));
  return <YearColumns {...props} values={values} axis={(level) => axisLabel(level, currency)} />;
}

const COUNT = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });

export function CustomerChart(props: ChartProps) {
  const { figures, styles, scale } = props.look;
  if (!figures) return null;
  const values = figures.model.years.map(({ year, customers }) => ({
    value: customers,
    shown: display(figures, `cust_y${year}`),
  }));
  return (
    <View>
      <Text style={{ ...styles.strong, fontSize: 10 * scale, lineHeight: 1.3 }}>Customers at year end</Text>
      <YearColumns {...props} values={values} axis={(level) => COUNT.format(level)} />
    </View>
  );
}

/** Cash at each month's end before funding, with its lowest point. */
export function CashChart({ look, height = 180, width = WIDTH }: ChartProps) {
  const { figures, theme, styles } = look;
  if (!figures) return null;
  const { months, currency, troughMonth, breakEvenMonth } = figures.model;
  const cash = months.map((row) => row.cash);
  const least = Math.min(...cash);
  const span = Math.max(0, ...cash) - Math.min(0, least);
  // Room below the lowest point for what is said about it.
  const levels = ticks(least < 0 ? least - span * 0.14 : least, Math.max(...cash));
  const labels = levels.map((level) => axisLabel(level, currency));
  const left = leftOf(look, labels);
  const [low = 0, high = 1] = [levels[0], levels[levels.length - 1]];
  const plot = height - 40 * look.scale;
  const y = (value: number) => 12 + plot * (1 - (value - low) / (high - low || 1));
  const x = (month: number) => left + 6 + ((width - left - 14) * (month - 1)) / 35;
  const line = months
    .map((row, i) => `${i === 0 ? "M" : "L"}${x(row.month).toFixed(1)} ${y(row.cash).toFixed(1)}`)
    .join(" ");
  const area = `${line} L${x(36).toFixed(1)} ${y(0).toFixed(1)} L${x(1).toFixed(1)} ${y(0).toFixed(1)} Z`;
  const lowest = months[troughMonth - 1];
  return (
    <View style={{ height, width, marginVertical: 6 }} wrap={false}>
      <Axis {...{ look, levels, labels, left, y, width }} />
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: "absolute", top: 0, left: 0, width, height }}
      >
        <Path d={area} fill={theme.wash} />
        <Path d={line} stroke={theme.figure} strokeWidth={2} fill="none" />
        {breakEvenMonth ? (
          <Line
            x1={x(breakEvenMonth)}
            x2={x(breakEvenMonth)}
            y1={12}
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
            r={4}
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
            top: y(lowest.cash) + 7,
            width: 160,
            left: Math.max(left, Math.min(width - 160, x(troughMonth) - 80)),
            alignItems:
              x(troughMonth) > width - 80 ? "flex-end" : x(troughMonth) < left + 80 ? "flex-start" : "center",
          }}
        >
          <Text style={{ ...styles.strong, ...onGround(look), fontSize: 9 }}>
            {`${display(figures, "trough")} in ${display(figures, "trough_month")}`}
          </Text>
        </View>
      ) : null}
      {breakEvenMonth ? (
        <Text
          style={{
            ...text(look),
            top: 0,
            width: 120,
            left: breakEvenMonth > 24 ? x(breakEvenMonth) - 124 : x(breakEvenMonth) + 4,
            textAlign: breakEvenMonth > 24 ? "right" : "left",
          }}
        >
          {`Break-even, month ${breakEvenMonth}`}
        </Text>
      ) : null}
      {[1, 6, 12, 18, 24, 30, 36].map((month) => (
        <Text
          key={month}
          style={{ ...text(look), left: x(month) - 20, width: 40, textAlign: "center", top: y(low) + 6 }}
        >
          {month === 1 ? "Month 1" : String(month)}
        </Text>
      ))}
    </View>
  );
}
