import { Text, View } from "@react-pdf/renderer";
import { typeset } from "@/lib/content/typeset";
import type { Grid } from "../rows";
import { type Block, blocksOf, isRightToLeft, shaped } from "../text";

import type { Look } from "./look";

type TextStyle = Exclude<NonNullable<React.ComponentProps<typeof Text>["style"]>, readonly unknown[]>;

/** A list whose entries may repeat, each with a key of its own. */
export const keyed = <T,>(list: readonly T[]): { key: string; value: T; index: number }[] =>
  list.map((value, index) => ({ key: String(index), value, index }));

interface WordsProps {
  children: string;
  style?: TextStyle;
  /** Begins at the left edge in any script. */
  left?: boolean;
}

/** Text in its own direction. */
export function Words({ children, style = {}, left = false }: WordsProps) {
  const flow: TextStyle = isRightToLeft(children)
    ? { direction: "rtl", textAlign: left ? "left" : "right" }
    : {};
  return (
    <Text style={{ fontSize: 10, lineHeight: 1.55, ...style, ...flow }} orphans={2} widows={2}>
      {shaped(typeset(children))}
    </Text>
  );
}

interface BlockProps {
  look: Look;
  block: Block;
  lead: boolean;
  /** The last entry of a list above a paragraph. */
  last: boolean;
}

function BlockView({ look, block, lead, last }: BlockProps) {
  const { styles } = look;
  if (block.kind === "paragraph")
    return <Words style={lead ? styles.lead : styles.paragraph}>{block.text}</Words>;
  if (block.kind === "heading")
    return (
      <View minPresenceAhead={40}>
        <Words style={styles.heading}>{block.text}</Words>
      </View>
    );
  return (
    <View style={last ? styles.paragraph : {}}>
      <Item look={look} marker={block.marker} text={block.text} />
    </View>
  );
}

interface ItemProps {
  look: Look;
  marker: string;
  text: string;
  style?: TextStyle;
}

export function Item({ look, marker, text, style = {} }: ItemProps) {
  const { styles } = look;
  return (
    <View style={styles.item} wrap={text.length > 600}>
      <Text style={{ ...styles.marker, fontSize: 10, lineHeight: 1.55, ...style }}>{marker}</Text>
      <View style={styles.itemText}>
        <Words style={style}>{text}</Words>
      </View>
    </View>
  );
}

/** Paragraphs and lists of one text; the first paragraph may open it in a larger size. */
export function Prose({ look, text, lead = false }: { look: Look; text: string; lead?: boolean }) {
  const blocks = blocksOf(text);
  return (
    <>
      {keyed(blocks).map(({ key, value, index }) => (
        <BlockView
          key={key}
          look={look}
          block={value}
          lead={lead && index === 0}
          last={index + 1 < blocks.length && blocks[index + 1]?.kind !== "item"}
        />
      ))}
    </>
  );
}

/** So many characters of two items still fit on any page together. */
const TOGETHER = 600;

/** The last item takes the one before it along: none stands alone at the head of a page. */
export function NumberedItems({ look, items }: { look: Look; items: readonly string[] }) {
  const rows = keyed(items.filter(Boolean)).map(({ key, value, index }) => (
    <Item key={key} look={look} marker={`${index + 1}.`} text={value} />
  ));
  const short = items.slice(-2).join("").length <= TOGETHER;
  return short && rows.length > 2 ? (
    <>
      {rows.slice(0, -2)}
      <View wrap={false}>{rows.slice(-2)}</View>
    </>
  ) : (
    rows
  );
}

/** A heading that never stands alone at the foot of a page. */
export function Section({ look, children, ahead = 70 }: { look: Look; children: string; ahead?: number }) {
  return (
    <View minPresenceAhead={ahead}>
      <Words style={look.styles.section}>{children}</Words>
    </View>
  );
}

/** "Month 14" where it stands alone. */
const capital = (value: string): string => value.charAt(0).toLocaleUpperCase("en") + value.slice(1);

/** Figures side by side: a number and what it is. */
export function FigureRow({
  look,
  facts,
}: {
  look: Look;
  facts: readonly { label: string; value: string }[];
}) {
  const { styles, theme } = look;
  const shown = facts.filter(({ value }) => value !== "");
  if (shown.length === 0) return null;
  return (
    <View style={{ flexDirection: "row", gap: 12, marginVertical: 8 }} wrap={false}>
      {shown.map(({ label, value }) => (
        <View
          key={label}
          style={{ flex: 1, borderTopWidth: 2, borderTopColor: theme.accent, paddingTop: 7, paddingRight: 4 }}
        >
          <Text style={{ ...styles.figure, fontSize: value.length > 11 ? 13 : 19 }}>{capital(value)}</Text>
          <Text style={{ ...styles.label, marginTop: 3 }}>{label}</Text>
        </View>
      ))}
    </View>
  );
}

/** A few rows with hairlines, never cut; the first column is wide, the others are figures; sums are bold. */
export function Table({ look, head, rows, totals = [] }: Grid & { look: Look }) {
  const { theme, scale, cell: padding } = look;
  const first = { flex: head.length > 3 ? 2.2 : 4.4 };
  const cell = (index: number) => (index === 0 ? first : { flex: 1, textAlign: "right" as const });
  const row = { flexDirection: "row", borderBottomColor: theme.rule, paddingVertical: padding } as const;
  return (
    <View style={{ marginVertical: 8 * scale, fontSize: 9 * scale }} wrap={false}>
      <View style={{ ...row, borderBottomWidth: scale, borderBottomColor: theme.heading, paddingTop: 0 }}>
        {keyed(head).map(({ key, value, index }) => (
          <Text key={key} style={{ ...cell(index), fontWeight: 600 }}>
            {value}
          </Text>
        ))}
      </View>
      {keyed(rows).map(({ key: rowKey, value: cells, index: at }) => (
        <View key={rowKey} style={{ ...row, borderBottomWidth: 0.5 }}>
          {keyed(cells).map(({ key, value, index }) => (
            <Text key={key} style={{ ...cell(index), fontWeight: totals.includes(at) ? 600 : 400 }}>
              {value}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}
