import { Text, View } from "@react-pdf/renderer";
import { money } from "@/lib/finance/money";
import { display } from "../figures";
import type { Prepared } from "../prepare";
import { shorten } from "../text";
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
          <Text style={{ ...look.styles.strong, width: 74, lineHeight: 1.5, color: look.theme.heading }}>
            {label}
          </Text>
          <View style={{ flex: 1 }}>
            <Words style={{ lineHeight: 1.5 }}>{shorten(answers[key], 420)}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

export function Factors({ look }: { look: Look }) {
  const market = look.figures?.model.market;
  if (!market || !look.figures) return null;
  const { currency } = look.figures.model;
  const shown = (label: string, value: number) =>
    /revenue/i.test(label)
      ? money(value, currency)
      : value <= 1
        ? `${Number((value * 100).toPrecision(3))}%`
        : new Intl.NumberFormat("en").format(Math.round(value));
  return (
    <>
      <Section look={look}>How the market is counted</Section>
      <Table
        look={look}
        head={["Factor", "Value", "Basis"]}
        rows={market.factors.map((factor) => [
          factor.label,
          shown(factor.label, factor.value),
          BASIS[factor.provenance],
        ])}
      />
    </>
  );
}

const BASIS = {
  founder: "your answers",
  parsed: "your answers",
  benchmark: "published",
  derived: "computed",
  assumption: "assumed",
} as const;

export function Years({ look }: { look: Look }) {
  const { figures } = look;
  if (!figures) return null;
  const row = (label: string, key: string) => [
    label,
    ...[1, 2, 3].map((year) => display(figures, `${key}_y${year}`)),
  ];
  return (
    <Table
      look={look}
      head={["", "Year 1", "Year 2", "Year 3"]}
      rows={[
        row("Revenue", "rev"),
        row("Gross profit", "gp"),
        row("People", "payroll"),
        row("Marketing", "marketing"),
        row("Operating result", "ebitda"),
        row("Cash at year end, before funding", "cash"),
        row("Customers at year end", "cust"),
      ]}
    />
  );
}

export function Basis({ look, data }: { look: Look; data: Prepared["data"] }) {
  const meta = data.fullBusinessAnalysis?.meta;
  if (!meta) return null;
  const words: Record<string, string> = BASIS;
  return (
    <>
      {meta.warnings.length > 0 ? (
        <>
          <Section look={look}>What a reader should know</Section>
          <NumberedItems look={look} items={meta.warnings} />
        </>
      ) : null}
      <Section look={look}>What the figures rest on</Section>
      <Table
        look={look}
        head={["Assumption", "Value", "Basis"]}
        rows={meta.assumptions.map((a) => [a.label, a.value, words[a.provenance] ?? a.provenance])}
      />
      {meta.sources.length > 0 ? (
        <>
          <Section look={look}>Sources</Section>
          <NumberedItems
            look={look}
            items={meta.sources.map((s) => `${s.publisher}: ${s.title} (${s.year}). ${s.url}`)}
          />
        </>
      ) : null}
    </>
  );
}
