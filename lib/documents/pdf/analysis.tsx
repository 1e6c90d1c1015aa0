import { Document, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { money } from "@/lib/finance/money";
import { display } from "../figures";
import type { Prepared } from "../prepare";
import { Contents, type PageOf } from "./contents";
import { Chapter, Cover, longDate } from "./frame";
import { type Look, lookOf } from "./look";
import { FundsChart, MarketChart } from "./market-charts";
import { CashChart, RevenueChart } from "./money-charts";
import { FigureRow, NumberedItems, Prose, Section, Table } from "./parts";

const TITLE = "Full Business Analysis";

function Key({ look }: { look: Look }) {
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

function Factors({ look }: { look: Look }) {
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

function Years({ look }: { look: Look }) {
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

function Basis({ look, data }: { look: Look; data: Prepared["data"] }) {
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

/** The analysis as a document to hand over; `pages` is filled while it is laid out. */
export function AnalysisDocument({ prepared, pages }: { prepared: Prepared; pages: PageOf }) {
  const { data, figures } = prepared;
  const look = lookOf(prepared);
  const analysis = data.fullBusinessAnalysis;
  const chapters: { title: string; text: string; after?: ReactNode; before?: ReactNode }[] = [
    { title: "Executive Summary", text: analysis?.executiveSummary ?? "", after: <Key look={look} /> },
    {
      title: "Market Potential",
      text: analysis?.marketPotential ?? "",
      before: <MarketChart look={look} />,
      after: <Factors look={look} />,
    },
    { title: "Competitive Landscape", text: analysis?.competitiveLandscape ?? "" },
    {
      title: "Financial Projections",
      text: analysis?.financialProjections ?? "",
      before: figures ? (
        <>
          <Section look={look}>Revenue</Section>
          <RevenueChart look={look} />
          <Years look={look} />
        </>
      ) : null,
      after: figures ? (
        <>
          <View wrap={false}>
            <Text style={look.styles.section}>Cash before funding, month by month</Text>
            <CashChart look={look} />
          </View>
          {figures.model.ask > 0 ? (
            <View wrap={false}>
              <Text style={look.styles.section}>{`What the ${display(figures, "ask")} is for`}</Text>
              <FundsChart look={look} />
            </View>
          ) : null}
        </>
      ) : null,
    },
    { title: "Marketing Strategy", text: analysis?.marketingStrategy ?? "" },
    {
      title: "Strategic Recommendations",
      text: "",
      after: <NumberedItems look={look} items={analysis?.strategicRecommendations ?? []} />,
    },
    ...(analysis?.meta
      ? [{ title: "Assumptions and Sources", text: "", after: <Basis look={look} data={data} /> }]
      : []),
  ];
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      <Cover look={look} text={{ title: TITLE, summary: data.summary, note: longDate(data.createdOn) }} />
      {chapters.map(({ title, text, before, after }) => (
        <Chapter
          key={title}
          look={look}
          document={TITLE}
          title={title}
          shift={1}
          seen={(page) => pages.set(title, page)}
        >
          {before}
          <Prose look={look} text={text} />
          {after}
        </Chapter>
      ))}
      <Contents look={look} title={TITLE} chapters={chapters.map(({ title }) => title)} pages={pages} />
    </Document>
  );
}
