import { Link, Page, Text, View } from "@react-pdf/renderer";
import { anchor, Frame } from "./frame";
import type { Look } from "./look";
import { LateNumber } from "./page-number";

/** Where each chapter came to stand, filled while the pages are drawn. */
export type PageOf = Map<string, number>;

/** The contents are laid out last, when every page is known, and then moved behind the cover. */
export function Contents({
  look,
  title,
  chapters,
  pages,
}: {
  look: Look;
  title: string;
  chapters: readonly string[];
  pages: PageOf;
}) {
  const { styles, theme } = look;
  return (
    <Page size="A4" style={styles.page} bookmark="Contents">
      <Frame look={look} title={title} page={2} />
      <Text style={styles.chapter}>Contents</Text>
      {chapters.map((chapter, index) => (
        <Link key={chapter} src={`#${anchor(chapter)}`} style={{ textDecoration: "none", color: theme.text }}>
          <View
            style={{
              flexDirection: "row",
              borderBottomWidth: 0.5,
              borderBottomColor: theme.rule,
              paddingVertical: 15,
            }}
          >
            <Text style={{ width: 30, fontSize: 14, color: theme.heading, fontWeight: 600 }}>
              {index + 1}
            </Text>
            <Text style={{ flex: 1, fontSize: 14 }}>{chapter}</Text>
            <LateNumber
              {...{ look, size: 14, color: theme.text, width: 40 }}
              number={() => (pages.get(chapter) ?? 0) + 1}
            />
          </View>
        </Link>
      ))}
    </Page>
  );
}

/**
 * Moves the last page to the second place. The page tree is the one plain list in the file and keeps its length, so
 * that every offset in the file stays true.
 */
export function lastPageSecond(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const found = /\/Kids \[([^\]]+)\]/.exec(text);
  const kids = found?.[1]?.match(/\d+ \d+ R/g) ?? [];
  const last = kids[kids.length - 1];
  if (!found || last === undefined || kids.length < 3) return pdf;
  const moved = [kids[0], last, ...kids.slice(1, -1)].join(" ");
  const swapped = found[0].replace(found[1] ?? "", moved);
  if (swapped.length > found[0].length) throw new Error("the page tree does not fit its place");
  const bytes = Buffer.from(pdf);
  bytes.write(swapped.padEnd(found[0].length, " "), found.index, "latin1");
  return bytes;
}
