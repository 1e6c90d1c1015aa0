import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import { count } from "@/lib/finance/money";
import { display } from "../figures";
import { axisLabel, ticks } from "../scale";
import { mix } from "../theme";
import { Axis, onGround } from "./axis";
import { type ChartProps, leftOf, text, WIDTH } from "./chart";
import { keyed } from "./parts";

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
      <YearColumns {...props} values={values} axis={count} />
    </View>
  );
}
