import { Circle, Svg, Text, View } from "@react-pdf/renderer";
import { mix, readable } from "../theme";
import { type ChartProps, WIDTH } from "./chart";
import type { Look } from "./look";

const MARKET = [
  { key: "tam", name: "Total market" },
  { key: "sam", name: "Serviceable market" },
  { key: "som", name: "Obtainable by year 3" },
] as const;

/** In points: what can still be seen. */
const SMALLEST = 7;

/** Total, serviceable and obtainable market as circles inside each other; areas to scale, the smallest kept visible. */
export function MarketChart({ look, height = 168, width = WIDTH }: ChartProps) {
  const { figures, theme, styles } = look;
  if (!figures?.model.market.sized || !(figures.model.market.tam > 0)) return null;
  const { market } = figures.model;
  const full = height / 2 - 2;
  const rings = MARKET.map(({ key }) =>
    Math.max(SMALLEST, full * Math.sqrt(Math.max(0, market[key]) / market.tam)),
  );
  const fills = [
    mix(theme.background, theme.figure, 0.16),
    mix(theme.background, theme.figure, 0.45),
    readable(theme.accent, theme.background, 1.5),
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
  theme.figure,
  readable(theme.accent, theme.background, 1.5),
  theme.secondary,
  mix(theme.figure, theme.background, 0.45),
  mix(theme.secondary, theme.background, 0.5),
  theme.muted,
  mix(theme.accent, theme.background, 0.5),
];

/** Width in units of the letters' size from which three entries stand beside each other, the same on paper, slide and small slide. */
const THREE_COLUMNS = 300;
/** Heights in the same units: bar, margins and one row of entries. */
const ROW = { words: 23.8, below: 6 };
const ABOVE = { margin: 8, bar: 26, gap: 9 };

interface FundsProps extends ChartProps {
  zoom?: number;
}

/** What the ask is for: one bar whose parts add up to it, and below it what each part is; no higher than `height`. */
export function FundsChart({ look, width = WIDTH, height = Number.POSITIVE_INFINITY, zoom = 1 }: FundsProps) {
  const { figures, theme, styles } = look;
  const funds = figures?.model.useOfFunds ?? [];
  if (!figures || funds.length === 0) return null;
  const colours = fundColours(look);
  const wished = look.scale * zoom;
  const columns = width / wished < THREE_COLUMNS ? 2 : 3;
  const rows = Math.ceil(funds.length / columns);
  const whole = 2 * ABOVE.margin + ABOVE.bar + ABOVE.gap + rows * (ROW.words + ROW.below);
  const scale = Math.min(wished, height / whole);
  const between = 2 * scale;
  const room = width - between * (funds.length - 1);
  return (
    <View style={{ width, marginVertical: ABOVE.margin * scale }} wrap={false}>
      <View style={{ flexDirection: "row", gap: between, height: ABOVE.bar * scale }}>
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
      <View style={{ flexDirection: "row", flexWrap: "wrap", marginTop: ABOVE.gap * scale }}>
        {funds.map((fund, i) => (
          <View
            key={fund.key}
            style={{
              width: width / columns,
              flexDirection: "row",
              gap: 6 * scale,
              marginBottom: ROW.below * scale,
            }}
          >
            <View
              style={{
                width: 8 * scale,
                height: 8 * scale,
                borderRadius: 2 * scale,
                backgroundColor: colours[i % colours.length],
                marginTop: 2.5 * scale,
                borderWidth: 0.4,
                borderColor: theme.muted,
              }}
            />
            <View style={{ flex: 1 }}>
              <Text style={{ ...styles.strong, fontSize: 10 * scale, lineHeight: 1.3 }}>
                {`${figures.ledger[`funds_${fund.key}`]?.display ?? ""} (${figures.ledger[`funds_${fund.key}_share`]?.display ?? ""})`}
              </Text>
              <Text style={{ ...styles.label, fontSize: 8 * scale }}>{fund.label}</Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}
