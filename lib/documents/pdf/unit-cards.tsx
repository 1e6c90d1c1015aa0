import { Text, View } from "@react-pdf/renderer";
import { unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import { BODY_HEIGHT, PICTURE } from "../slide-layout";
import type { Look } from "./look";

export function UnitCards({ look, width, k }: { look: Look; width: number; k: number }) {
  const { theme } = look;
  const facts = unitFacts(look.figures);
  const size = facts.some(({ value }) => value.length > 9) ? 22 : 28;
  const fits = ((BODY_HEIGHT + 10) / Math.ceil(facts.length / 2) - 33) / (size * 1.2 + 13.5 * 1.3);
  const zoom = Math.min(width / (PICTURE.width * k), fits);
  return (
    <View style={{ width, flexDirection: "row", flexWrap: "wrap", columnGap: 20 * k, rowGap: 10 * k }}>
      {facts.map(({ label, value }) => (
        <View
          key={label}
          style={{
            width: (width - 20.5 * k) / 2,
            borderTopWidth: 3 * k,
            borderTopColor: theme.accent,
            paddingTop: 8 * k,
            paddingBottom: 12 * k,
          }}
        >
          <Text
            style={{
              fontFamily: look.display,
              fontWeight: 600,
              fontSize: size * k * zoom,
              lineHeight: 1.2,
              color: theme.heading,
            }}
          >
            {value}
          </Text>
          <Text style={{ fontSize: 13.5 * k * zoom, lineHeight: 1.3, color: theme.muted }}>{label}</Text>
        </View>
      ))}
    </View>
  );
}
