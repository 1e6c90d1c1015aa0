import { Circle, Line, Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { axisLabel, ticks } from "../scale";
import { mix } from "../theme";
import type { Look } from "./look";

const WIDTH = 471;
/** Room for the labels of the axis. */
const leftOf = (look: Look) => 44 * look.scale;

interface ChartProps {
  look: Look;
  height?: number;
  width?: number;
}

const text = (look: Look) => ({ ...look.styles.label, position: "absolute" as const });

function Axis({
  look,
  levels,
  y,
  width,
  currency,
}: {
  look: Look;
  levels: readonly number[];
  y: (value: number) => number;
  width: number;
  currency: string;
}) {
  const left = leftOf(look);
  return (
    <>
      {levels.map((level) => (
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
          {axisLabel(level, currency)}
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

/** Revenue of the three years, each bar with the ledger's own words. */
export function RevenueChart({ look, height = 170, width = WIDTH }: ChartProps) {
  const left = leftOf(look);
  const { figures, theme, styles } = look;
  if (!figures) return null;
  const { years, currency } = figures.model;
  const levels = ticks(0, Math.max(...years.map((year) => year.revenue)));
  const top = levels[levels.length - 1] ?? 1;
  const plot = height - 36 * look.scale;
  const y = (value: number) => 14 * look.scale + plot * (1 - value / top);
  const step = (width - left) / years.length;
  return (
    <View style={{ height, width, marginVertical: 6 }} wrap={false}>
      <Axis look={look} levels={levels} y={y} width={width} currency={currency} />
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: "absolute", top: 0, left: 0, width, height }}
      >
        {years.map((year, i) => (
          <Rect
            key={year.year}
            x={left + step * (i + 0.28)}
            y={y(year.revenue)}
            width={step * 0.44}
            height={Math.max(0.5, y(0) - y(year.revenue))}
            rx={2}
            fill={i === years.length - 1 ? theme.primary : mix(theme.primary, theme.background, 0.35)}
          />
        ))}
      </Svg>
      {years.map((year, i) => (
        <View key={year.year}>
          <Text
            style={{
              ...styles.strong,
              position: "absolute",
              fontSize: 9.5 * look.scale,
              lineHeight: 1.2,
              left: left + step * i,
              width: step,
              textAlign: "center",
              top: y(year.revenue) - 13 * look.scale,
            }}
          >
            {figures.ledger[`rev_y${year.year}`]?.display ?? ""}
          </Text>
          <Text
            style={{ ...text(look), left: left + step * i, width: step, textAlign: "center", top: y(0) + 5 }}
          >
            Year {year.year}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** Cash at each month's end before funding, with its lowest point. */
export function CashChart({ look, height = 180, width = WIDTH }: ChartProps) {
  const left = leftOf(look);
  const { figures, theme, styles } = look;
  if (!figures) return null;
  const { months, currency, troughMonth, breakEvenMonth } = figures.model;
  const cash = months.map((row) => row.cash);
  const levels = ticks(Math.min(...cash), Math.max(...cash));
  const [low = 0, high = 1] = [levels[0], levels[levels.length - 1]];
  const plot = height - 40 * look.scale;
  const y = (value: number) => 12 + plot * (1 - (value - low) / (high - low || 1));
  const x = (month: number) => left + 6 + ((width - left - 14) * (month - 1)) / 35;
  const line = months
    .map((row, i) => `${i === 0 ? "M" : "L"}${x(row.month).toFixed(1)} ${y(row.cash).toFixed(1)}`)
    .join(" ");
  const area = `${line} L${x(36).toFixed(1)} ${y(0).toFixed(1)} L${x(1).toFixed(1)} ${y(0).toFixed(1)} Z`;
  const lowest = months[troughMonth - 1];
  const right = troughMonth > 24;
  return (
    <View style={{ height, width, marginVertical: 6 }} wrap={false}>
      <Axis look={look} levels={levels} y={y} width={width} currency={currency} />
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: "absolute", top: 0, left: 0, width, height }}
      >
        <Path d={area} fill={theme.wash} />
        <Path d={line} stroke={theme.primary} strokeWidth={2} fill="none" />
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
        <Text
          style={{
            ...styles.strong,
            position: "absolute",
            fontSize: 9,
            lineHeight: 1.2,
            top: Math.max(0, y(lowest.cash) - 16),
            width: 160,
            left: right ? x(troughMonth) - 168 : x(troughMonth) + 8,
            textAlign: right ? "right" : "left",
          }}
        >
          {`${figures.ledger.trough?.display ?? ""} in ${figures.ledger.trough_month?.display ?? ""}`}
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

const MARKET = [
  { key: "tam", name: "Total market" },
  { key: "sam", name: "Serviceable market" },
  { key: "som", name: "Obtainable by year 3" },
] as const;

/** Total, serviceable and obtainable market as circles inside each other; areas to scale, the smallest kept visible. */
export function MarketChart({ look, height = 168, width = WIDTH }: ChartProps) {
  const { figures, theme, styles } = look;
  if (!figures?.model.market.sized || !(figures.model.market.tam > 0)) return null;
  const { market } = figures.model;
  const full = height / 2 - 2;
  const radius = (value: number, least: number) =>
    Math.max(least, full * Math.sqrt(Math.max(0, value) / market.tam));
  const rings = [
    full,
    Math.min(full - 14, radius(market.sam, 20)),
    Math.min(full - 30, radius(market.som, 7)),
  ];
  const fills = [
    mix(theme.background, theme.primary, 0.16),
    mix(theme.background, theme.primary, 0.45),
    theme.accent,
  ];
  const at = (i: number) => height - 2 - (rings[i] ?? 0);
  return (
    <View style={{ height, width, flexDirection: "row", gap: 26, marginVertical: 8 }} wrap={false}>
      <Svg viewBox={`0 0 ${height} ${height}`} style={{ width: height, height }}>
        {rings.map((r, i) => (
          <Circle key={fills[i]} cx={height / 2} cy={at(i)} r={r} fill={fills[i]} />
        ))}
      </Svg>
      <View style={{ flex: 1, justifyContent: "center", gap: 9 }}>
        {MARKET.map(({ key, name }, i) => (
          <View key={key} style={{ flexDirection: "row", gap: 9, alignItems: "flex-start" }}>
            <View
              style={{
                width: 10,
                height: 10,
                borderRadius: 5,
                backgroundColor: fills[i],
                marginTop: 6,
                borderWidth: 0.5,
                borderColor: theme.muted,
              }}
            />
            <View>
              <Text style={{ ...styles.figure, fontSize: 15 * look.scale }}>
                {figures.ledger[key]?.display ?? ""}
              </Text>
              <Text style={styles.label}>{`${name}, a year`}</Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

export const fundColours = ({ theme }: Pick<Look, "theme">): string[] => [
  theme.primary,
  theme.accent,
  theme.secondary,
  mix(theme.primary, theme.background, 0.45),
  mix(theme.secondary, theme.background, 0.5),
  theme.muted,
];

/** What the ask is for: one bar whose parts add up to it. */
export function FundsChart({ look, width = WIDTH }: ChartProps) {
  const { figures, theme, styles } = look;
  const funds = figures?.model.useOfFunds ?? [];
  if (!figures || funds.length === 0) return null;
  const colours = fundColours(look);
  const room = width - 3 * (funds.length - 1);
  return (
    <View style={{ width, marginVertical: 8 }} wrap={false}>
      <View style={{ flexDirection: "row", gap: 3, height: 26 * look.scale }}>
        {funds.map((fund, i) => (
          <View
            key={fund.key}
            style={{
              width: Math.max(2, room * fund.share),
              backgroundColor: colours[i % colours.length],
              borderRadius: 2,
            }}
          />
        ))}
      </View>
      <View style={{ flexDirection: "row", flexWrap: "wrap", marginTop: 9 }}>
        {funds.map((fund, i) => (
          <View
            key={fund.key}
            style={{ width: width / (look.scale > 1 ? 2 : 3), flexDirection: "row", gap: 7, marginBottom: 6 }}
          >
            <View
              style={{
                width: 9,
                height: 9,
                borderRadius: 2,
                backgroundColor: colours[i % colours.length],
                marginTop: 3,
                borderWidth: 0.4,
                borderColor: theme.muted,
              }}
            />
            <View style={{ flex: 1 }}>
              <Text style={{ ...styles.strong, fontSize: 10 * look.scale, lineHeight: 1.3 }}>
                {`${figures.ledger[`funds_${fund.key}`]?.display ?? ""} (${figures.ledger[`funds_${fund.key}_share`]?.display ?? ""})`}
              </Text>
              <Text style={styles.label}>{fund.label}</Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}
