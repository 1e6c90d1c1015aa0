import { Text, View } from "@react-pdf/renderer";
import { ASSUMED_MEANS } from "../notes";
import type { Prepared } from "../prepare";
import { assumptionGrid, type Grid, sourceLines } from "../rows";
import type { Look } from "./look";
import { keyed, NumberedItems, Section, Words } from "./parts";

const GAP = 24;
/** The last rows stand together: none is alone on a page. */
const TOGETHER = 4;

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

/** Two beside each other: what stands in a row is never cut, and a page may end below any of them. */
const pairsOf = (entries: readonly Entry[]): Entry[][] =>
  entries.flatMap((_, i) => (i % 2 === 0 ? [entries.slice(i, i + 2)] : []));

function EntryView({ look, entry: { label, value, basis } }: { look: Look; entry: Entry }) {
  const { theme, styles } = look;
  return (
    <View style={{ flex: 1, paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: theme.rule }}>
      <View style={{ flexDirection: "row", justifyContent: "space-between", gap: 10 }}>
        <View style={{ flex: 1 }}>
          <Words style={{ fontSize: 9, lineHeight: 1.3 }}>{label}</Words>
        </View>
        <Text style={{ ...styles.strong, fontSize: 9, lineHeight: 1.3, maxWidth: 90 }}>{value}</Text>
      </View>
      <Words style={styles.label}>{basis}</Words>
    </View>
  );
}

/** What the figures rest on, each with its reason, in two columns. */
export function Basis({ look, data }: { look: Look; data: Prepared["data"] }) {
  const meta = data.fullBusinessAnalysis?.meta;
  if (!meta) return null;
  const rows = keyed(pairsOf(entriesOf(assumptionGrid(meta)))).map(({ key, value: pair }) => (
    <View key={key} style={{ flexDirection: "row", gap: GAP }} wrap={false}>
      {keyed(pair).map((entry) => (
        <EntryView key={entry.key} look={look} entry={entry.value} />
      ))}
      {pair.length === 1 ? <View style={{ flex: 1 }} /> : null}
    </View>
  ));
  return (
    <>
      {meta.warnings.length > 0 ? (
        <>
          <Section look={look}>What a reader should know</Section>
          <NumberedItems look={look} items={meta.warnings} />
        </>
      ) : null}
      <Section look={look} ahead={110}>
        What the figures rest on
      </Section>
      <Words style={{ ...look.styles.label, marginBottom: 5 }}>{ASSUMED_MEANS}</Words>
      {rows.slice(0, -TOGETHER)}
      <View wrap={false}>{rows.slice(-TOGETHER)}</View>
      {meta.sources.length > 0 ? (
        <>
          <Section look={look}>Sources</Section>
          <NumberedItems look={look} items={sourceLines(meta)} />
        </>
      ) : null}
    </>
  );
}
