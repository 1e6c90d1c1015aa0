import { Page, Text, View } from "@react-pdf/renderer";
import { APPENDIX, yearGrid } from "../rows";
import { LEFT, ROW, SLIDE, TITLE_TOP } from "../slide-layout";
import { shorten } from "../text";
import { Frame } from "./frame";
import type { Look } from "./look";
import { Table } from "./parts";

/** Small enough that its rows stay on the slide in any typeface. */
const DENSE = { scale: 1.3, cell: 2 } as const;

/** The years line by line, on the slide behind the last one. */
export function AppendixSlide({ look, number }: { look: Look; number: number }) {
  const { theme, figures } = look;
  if (!figures) return null;
  const small = { fontSize: 12, lineHeight: 1.3, color: theme.muted };
  const at = (top: number) => ({ position: "absolute" as const, left: LEFT, top });
  return (
    <View style={{ width: SLIDE.width, height: SLIDE.height, overflow: "hidden" }}>
      <View
        style={{ position: "absolute", width: 12, height: SLIDE.height, backgroundColor: theme.primary }}
      />
      <Text style={{ ...small, ...at(42), fontSize: 14 }}>{APPENDIX.name}</Text>
      <Text
        style={{
          ...at(TITLE_TOP),
          fontFamily: look.display,
          fontWeight: 600,
          fontSize: 30,
          lineHeight: 1.16,
          color: theme.heading,
        }}
      >
        {APPENDIX.title}
      </Text>
      <View style={{ ...at(108), width: ROW.width }}>
        <Table look={{ ...look, ...DENSE }} {...yearGrid(figures)} />
      </View>
      <View style={{ ...at(502), width: ROW.width, flexDirection: "row", justifyContent: "space-between" }}>
        <Text style={small}>{shorten(look.brandName, 60)}</Text>
        <Text style={small}>{String(number)}</Text>
      </View>
    </View>
  );
}

/** The same on paper, behind the questions that it answers. */
export function AppendixPage({ look, title }: { look: Look; title: string }) {
  const { styles, figures } = look;
  if (!figures) return null;
  return (
    <Page size="A4" style={styles.page} bookmark={APPENDIX.title}>
      <Frame look={look} title={title} />
      <Text style={styles.chapter}>{APPENDIX.title}</Text>
      <Text style={styles.lead}>{APPENDIX.note}</Text>
      <Table look={look} {...yearGrid(figures)} />
    </Page>
  );
}
