import { Path, Svg, Text, View } from "@react-pdf/renderer";
import { type Shape, STRENGTH, squareOf, type Tone } from "@/lib/content/scenery";
import { mix, type Theme } from "../theme";

export const small = { fontSize: 7.5, lineHeight: 1.3 } as const;
export const tint = (theme: Theme, share: number) => mix(theme.background, theme.primary, share);

const TONES: Record<Tone, (theme: Theme) => string> = {
  wash: (theme) => tint(theme, STRENGTH.wash / 100),
  pale: (theme) => tint(theme, STRENGTH.pale / 100),
  mid: (theme) => tint(theme, STRENGTH.mid / 100),
  deep: ({ primary }) => primary,
  accent: ({ accent }) => accent,
};

interface FieldProps {
  shapes: readonly Shape[];
  theme: Theme;
  corner: number;
}

/** Shapes in the brand's colours, where a photograph or a map will be. */
export const Field = ({ shapes, theme, corner }: FieldProps) => (
  <View style={{ height: 44, borderRadius: corner, overflow: "hidden", backgroundColor: TONES.wash(theme) }}>
    <Svg viewBox="0 0 320 120" preserveAspectRatio="xMidYMid slice" style={{ width: "100%", height: 44 }}>
      {shapes.map(({ path, tone, line }) => (
        <Path
          key={path}
          d={path}
          fill={line ? "none" : TONES[tone](theme)}
          stroke={line ? TONES[tone](theme) : "none"}
          strokeWidth={line ?? 0}
        />
      ))}
    </Svg>
  </View>
);

/** A square to point a phone at, with what it leads to. */
export const Code = ({ label, theme, corner }: { label: string; theme: Theme; corner: number }) => (
  <View
    style={{
      flexDirection: "row",
      alignItems: "center",
      gap: 7,
      padding: 5,
      borderRadius: corner,
      backgroundColor: theme.primary,
    }}
  >
    <View style={{ backgroundColor: "#ffffff", padding: 2, borderRadius: Math.min(corner, 3) }}>
      <Svg viewBox="0 0 21 21" style={{ width: 34, height: 34 }}>
        <Path d={squareOf(label)} fill="#1b1714" fillRule="evenodd" />
      </Svg>
    </View>
    <Text style={{ ...small, flex: 1, fontSize: 9, fontWeight: 600, color: theme.onPrimary }}>{label}</Text>
  </View>
);
