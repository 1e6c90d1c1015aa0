import { Text, View } from "@react-pdf/renderer";
import { linesOf } from "../measure";
import { WIDTH } from "./chart";
import type { Look } from "./look";
import { keyed, Words } from "./parts";

const STEP = { fontSize: 9.5, lineHeight: 1.45 } as const;

interface FlowProps {
  look: Look;
  steps: readonly string[];
  /** Number of the first of them. */
  from?: number;
}

/** Steps below each other on a line. */
function Steps({ look, steps, from = 1 }: FlowProps) {
  const { theme, styles } = look;
  return (
    <>
      {keyed(steps).map(({ key, value, index }) => (
        <View key={key} style={{ flexDirection: "row", gap: 12 }} wrap={false}>
          <View style={{ width: 26, alignItems: "center" }}>
            <View
              style={{
                width: 24,
                height: 24,
                borderRadius: 12,
                backgroundColor: theme.primary,
                justifyContent: "center",
                alignItems: "center",
              }}
            >
              <Text style={{ ...styles.strong, color: theme.onPrimary, fontSize: 10, lineHeight: 1.2 }}>
                {from + index}
              </Text>
            </View>
            {index < steps.length - 1 ? (
              <View style={{ flexGrow: 1, width: 1.5, minHeight: 12, backgroundColor: theme.rule }} />
            ) : null}
          </View>
          <View style={{ flex: 1, paddingBottom: index < steps.length - 1 ? 7 : 0, paddingTop: 5 }}>
            <Words style={STEP}>{value}</Words>
          </View>
        </View>
      ))}
    </>
  );
}

const COLUMN = { gap: 22, words: (WIDTH - 22) / 2 - 38 } as const;

/** Points that steps take below each other in one of two columns. */
const heightOf = (steps: readonly string[], { theme }: Look): number =>
  steps.reduce(
    (sum, step) =>
      sum + linesOf(step, STEP.fontSize, COLUMN.words, { family: theme.body, weight: 400 }) * 13.8 + 12,
    0,
  );

/** The steps in two columns about as high as each other; null where they are few, or more than a page. */
function columnsOf(steps: readonly string[], look: Look): { cut: number; height: number } | null {
  const cuts = steps.slice(1).map((_, i) => {
    const [left, right] = [steps.slice(0, i + 1), steps.slice(i + 1)];
    return { cut: i + 1, height: Math.max(heightOf(left, look), heightOf(right, look)) };
  });
  const [best] = cuts.toSorted((a, b) => a.height - b.height);
  return best && steps.length >= 6 && best.height < 560 ? best : null;
}

/** What stands below the heading before a page may end. */
export const flowHeight = (steps: readonly string[], look: Look): number =>
  columnsOf(steps, look)?.height ?? 220;

/** Two columns keep the whole way in sight; a long one runs over pages in one. */
export function Flow({ look, steps }: FlowProps) {
  const columns = columnsOf(steps, look);
  if (!columns) return <Steps look={look} steps={steps} />;
  return (
    <View style={{ flexDirection: "row", gap: COLUMN.gap }} wrap={false}>
      <View style={{ flex: 1 }}>
        <Steps look={look} steps={steps.slice(0, columns.cut)} />
      </View>
      <View style={{ flex: 1 }}>
        <Steps look={look} steps={steps.slice(columns.cut)} from={columns.cut + 1} />
      </View>
    </View>
  );
}
