import { Text, View } from "@react-pdf/renderer";
import { display } from "../figures";
import { ASSUMED_MEANS } from "../notes";
import type { Prepared } from "../prepare";
import { assumptionGrid, factorGrid, sourceLines, yearGrid } from "../rows";
import { shorten } from "../text";
import { WIDTH } from "./chart";
import type { Look } from "./look";
import { FigureRow, NumberedItems, Section, Table, Words } from "./parts";

export function Key({ look }: { look: Look }) {
  const of = (key: string) => display(look.figures, key);
  if (!look.figures) return null;
  return (
    <FigureRow
      look={look}
      facts={[
        { label: "Revenue in year 3", value: of("rev_y3") },
        { label: "Break-even", value: of("be_month") },
        { label: "Money to raise", value: of("ask") },
        {
          label: "Left per customer and month",
          value: look.figures.model.unit.basis === "month" ? of("contribution") : "",
        },
      ]}
    />
  );
}

const IN_BRIEF = [
  ["Problem", "problem"],
  ["Solution", "solution"],
  ["Customers", "targetAudience"],
  ["Difference", "differentiator"],
  ["How it earns", "businessModel"],
] as const;

/** The founder's own answers, so that a reader who sees one page only knows what the business is. */
export function InBrief({ look, data }: { look: Look; data: Prepared["data"] }) {
  const { answers } = data;
  if (!answers) return null;
  return (
    <View style={{ ...look.styles.panel, marginTop: 14, paddingBottom: 6 }} wrap={false}>
      <Words style={{ ...look.styles.section, marginTop: 0 }}>In the founder's words</Words>
      {IN_BRIEF.map(([label, key]) => (
        <View key={key} style={{ flexDirection: "row", gap: 14, marginBottom: 8 }}>
          <Text
            style={{
              ...look.styles.strong,
              width: 74,
              fontSize: 10,
              lineHeight: 1.5,
              color: look.theme.heading,
            }}
          >
            {label}
          </Text>
          <View style={{ width: WIDTH - 116 }}>
            <Words style={{ lineHeight: 1.5 }}>{shorten(answers[key], 420)}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

export function Factors({ look }: { look: Look }) {
  if (!look.figures) return null;
  return (
    <>
      <Section look={look}>How the market is counted</Section>
      <Table look={look} {...factorGrid(look.figures)} />
    </>
  );
}

export const Years = ({ look }: { look: Look }) =>
  look.figures ? <Table look={look} {...yearGrid(look.figures)} /> : null;

export function Basis({ look, data }: { look: Look; data: Prepared["data"] }) {
  const meta = data.fullBusinessAnalysis?.meta;
  if (!meta) return null;
  return (
    <>
      {meta.warnings.length > 0 ? (
        <>
          <Section look={look}>What a reader should know</Section>
          <NumberedItems look={look} items={meta.warnings} />
        </>
      ) : null}
      <Section look={look}>What the figures rest on</Section>
      <Words style={{ color: look.theme.muted }}>{ASSUMED_MEANS}</Words>
      <Table look={look} {...assumptionGrid(meta)} />
      {meta.sources.length > 0 ? (
        <>
          <Section look={look}>Sources</Section>
          <NumberedItems look={look} items={sourceLines(meta)} />
        </>
      ) : null}
    </>
  );
}
