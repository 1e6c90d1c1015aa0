import { Text, View } from "@react-pdf/renderer";
import { FEATURE_GROUPS, type FeatureGroup } from "@/lib/artifacts/prototype/parse-flow";
import { linesOf } from "../measure";
import { WIDTH } from "./chart";
import type { Look } from "./look";
import { keyed, Words } from "./parts";

interface FeaturesProps {
  look: Look;
  features: Record<FeatureGroup, readonly string[]>;
}

const TITLES = { must: "Must be there", should: "Should follow", later: "Can come later" } as const;
const GAP = 16;
const FEATURE = { fontSize: 9.5, lineHeight: 1.45 } as const;
const FEATURE_WIDTH = (WIDTH - 2 * GAP) / 3 - 5;

function Group({ look, features, group }: FeaturesProps & { group: FeatureGroup }) {
  const { theme, styles } = look;
  if (features[group].length === 0) return null;
  return (
    <View style={{ borderTopWidth: 2, borderTopColor: theme.accent }}>
      <Text style={{ ...styles.section, marginTop: 9 }}>{TITLES[group]}</Text>
      {keyed(features[group]).map(({ key, value }) => (
        <View key={key} style={{ borderBottomWidth: 0.5, borderBottomColor: theme.rule }}>
          <Words style={{ ...FEATURE, marginVertical: 4 }}>{value}</Words>
        </View>
      ))}
    </View>
  );
}

/** A column for each group; on one page where they are few. */
export function Features({ look, features, few }: FeaturesProps & { few: boolean }) {
  return (
    <View style={{ flexDirection: "row", gap: GAP }} wrap={!few}>
      {FEATURE_GROUPS.filter((group) => features[group].length > 0).map((group) => (
        <View key={group} style={{ flex: 1 }}>
          <Group {...{ look, features, group }} />
        </View>
      ))}
    </View>
  );
}

/** Two columns of about a third of the page, beside something else. */
export function FeaturesBeside({ look, features }: FeaturesProps) {
  return (
    <View style={{ flexDirection: "row", gap: GAP }}>
      <View style={{ flex: 1 }}>
        <Group {...{ look, features }} group="must" />
      </View>
      <View style={{ flex: 1, gap: 12 }}>
        <Group {...{ look, features }} group="should" />
        <Group {...{ look, features }} group="later" />
      </View>
    </View>
  );
}

/** Points that the two columns take. */
export function besideHeight({ look: { theme }, features }: FeaturesProps): number {
  const face = { family: theme.body, weight: 400 } as const;
  const height = (group: FeatureGroup) =>
    features[group].reduce(
      (sum, feature) => sum + linesOf(feature, FEATURE.fontSize, FEATURE_WIDTH, face) * 13.8 + 8.5,
      36,
    );
  return Math.max(height("must"), height("should") + height("later") + 12);
}
