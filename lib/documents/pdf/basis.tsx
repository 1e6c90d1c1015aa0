import { Text, View } from "@react-pdf/renderer";
import { linesOf } from "../measure";
import { ASSUMED_MEANS } from "../notes";
import type { Prepared } from "../prepare";
import { assumptionGrid, type Grid, sourceLines } from "../rows";
import { WIDTH } from "./chart";
import type { Look } from "./look";
import { keyed, NumberedItems, Section, Words } from "./parts";

const GAP = 24;
const COLUMN = (WIDTH - GAP) / 2;
const VALUE = 62;
/** Of a column, in points: a longer one may run over the page. */
const WHOLE = 480;

interface Entry {
  label: string;
  value: string;
  /** Where it comes from and why. */
  basis: string;
}

/** Said once where the note says it too: "Assumed at no more than 35%". */
function basisOf(basis: string, note = ""): string {
  const said = note.toLowerCase().startsWith(basis) ? note : [basis, note].filter(Boolean).join(" · ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const entriesOf = ({ rows, notes = [] }: Grid): Entry[] =>
  rows.map(([label = "", value = "", basis = ""], at) => ({
    label,
    value,
    basis: basisOf(basis, notes[at]),
  }));

function heightOf({ label, basis }: Entry, { theme }: Look): number {
  const face = { family: theme.body, weight: 400 } as const;
  return linesOf(label, 9, COLUMN - VALUE, face) * 12 + linesOf(basis, 8, COLUMN, face) * 10.8 + 7;
}

/** How many stand in the first of two columns about as high as each other, and how high that one is. */
function halved(entries: readonly Entry[], look: Look): { count: number; height: number } {
  const heights = entries.map((entry) => heightOf(entry, look));
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let height = 0;
  let count = 0;
  while (height < half) {
    height += heights[count] ?? half;
    count += 1;
  }
  return { count, height };
}

function Entries({ look, entries }: { look: Look; entries: readonly Entry[] }) {
  const { theme, styles } = look;
  return (
    <View style={{ flex: 1, borderTopWidth: 1, borderTopColor: theme.heading }}>
      {keyed(entries).map(({ key, value: { label, value, basis } }) => (
        <View
          key={key}
          wrap={false}
          style={{ paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: theme.rule }}
        >
          <View style={{ flexDirection: "row", justifyContent: "space-between", gap: 10 }}>
            <View style={{ flex: 1 }}>
              <Words style={{ fontSize: 9, lineHeight: 1.3 }}>{label}</Words>
            </View>
            <Text style={{ ...styles.strong, fontSize: 9, lineHeight: 1.3, maxWidth: 90 }}>{value}</Text>
          </View>
          <Words style={styles.label}>{basis}</Words>
        </View>
      ))}
    </View>
  );
}

/** What the figures rest on, each with its reason, in two columns on one page. */
export function Basis({ look, data }: { look: Look; data: Prepared["data"] }) {
  const meta = data.fullBusinessAnalysis?.meta;
  if (!meta) return null;
  const entries = entriesOf(assumptionGrid(meta));
  const { count, height } = halved(entries, look);
  return (
    <>
      {meta.warnings.length > 0 ? (
        <>
          <Section look={look}>What a reader should know</Section>
          <NumberedItems look={look} items={meta.warnings} />
        </>
      ) : null}
      <Section look={look} ahead={Math.min(height, WHOLE)}>
        What the figures rest on
      </Section>
      <Words style={look.styles.label}>{ASSUMED_MEANS}</Words>
      <View style={{ flexDirection: "row", gap: GAP, marginTop: 8 }} wrap={height > WHOLE}>
        <Entries look={look} entries={entries.slice(0, count)} />
        <Entries look={look} entries={entries.slice(count)} />
      </View>
      {meta.sources.length > 0 ? (
        <>
          <Section look={look}>Sources</Section>
          <NumberedItems look={look} items={sourceLines(meta)} />
        </>
      ) : null}
    </>
  );
}
