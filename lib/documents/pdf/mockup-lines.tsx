import { Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { cellsOf } from "@/lib/artifacts/prototype/parse-mockup";
import type { BrandShape } from "@/lib/content/brand-shape";
import { shorten } from "../text";
import { readable, type Theme } from "../theme";
import { small, tint } from "./mockup-art";
import { Words } from "./parts";

export type Draw = (
  label: string,
  theme: Theme,
  shape: BrandShape,
  holds?: readonly string[],
  quiet?: boolean,
) => ReactElement;

/** What can be ordered, each line with its price at the right. */
export const menu: Draw = (label, theme, _, holds) => (
  <View>
    <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
    {cellsOf(holds).map(([name = "", price = ""]) => (
      <View
        key={`${name} ${price}`}
        style={{
          flexDirection: "row",
          justifyContent: "space-between",
          gap: 6,
          paddingVertical: 2.5,
          borderTopWidth: 0.5,
          borderTopColor: tint(theme, 0.24),
        }}
      >
        <View style={{ flex: 1 }}>
          <Words style={small}>{name}</Words>
        </View>
        <View style={{ maxWidth: "60%" }}>
          <Words
            style={{
              ...small,
              fontWeight: 600,
              textAlign: "right",
              color: readable(theme.primary, theme.background),
            }}
          >
            {price}
          </Words>
        </View>
      </View>
    ))}
  </View>
);

/** What happens, one thing after the other. */
export const steps: Draw = (label, theme, _, holds = []) => (
  <View style={{ gap: 3 }}>
    <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
    {holds.map((line, at) => (
      <View key={line} style={{ flexDirection: "row", gap: 5 }}>
        <View
          style={{
            width: 11,
            height: 11,
            borderRadius: 5.5,
            backgroundColor: theme.accent,
            alignItems: "center",
            justifyContent: "center",
          }}
        >
          <Text style={{ fontSize: 6.5, fontWeight: 600, lineHeight: 1.1, color: theme.onAccent }}>
            {String(at + 1)}
          </Text>
        </View>
        <View style={{ flex: 1 }}>
          <Words style={small}>{shorten(line, 160)}</Words>
        </View>
      </View>
    ))}
  </View>
);

const [NARROW, WIDE] = [8, 22];
const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
/** As wide as its longest cell, but above all as its longest word, which cannot be broken. */
function widthOf(lines: readonly (readonly string[])[], column: number) {
  const cells = lines.map((line) => line[column] ?? "");
  const [whole, word] = [Math.min(WIDE, longest(cells)), longest(cells.flatMap((cell) => cell.split(" ")))];
  return Math.max(NARROW, (whole + 2 * word) / 3);
}

/** Lines with cells, the first of them the heads of the columns. */
export const table: Draw = (label, theme, _, holds) => (
  <View>
    <Words style={{ ...small, fontWeight: 600 }}>{label}</Words>
    {cellsOf(holds).map((cells, at, all) => (
      <View
        key={cells.join()}
        style={{ flexDirection: "row", gap: 4, padding: 3, backgroundColor: tint(theme, at ? 0.03 : 0.14) }}
      >
        {cells.map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a line may say the same
          <View key={column} style={{ flex: widthOf(all, column) }}>
            <Words style={{ ...small, ...(at === 0 && { fontWeight: 600 }) }}>{cell}</Words>
          </View>
        ))}
      </View>
    ))}
  </View>
);
