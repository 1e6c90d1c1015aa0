import { Document, Text, View } from "@react-pdf/renderer";
import { Fragment, type ReactNode } from "react";
import { money } from "@/lib/finance/money";
import { longDate } from "../dates";
import { display } from "../figures";
import type { Prepared } from "../prepare";
import { shorten } from "../text";
import { Contents, type PageOf } from "./contents";
import { ChapterHead, Cover, Pages } from "./frame";
import { type Look, lookOf } from "./look";
import { FundsChart, MarketChart } from "./market-charts";
import { CashChart, RevenueChart } from "./money-charts";
import { FigureRow, NumberedItems, Prose, Section, Table, Words } from "./parts";

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

const IN_BRIEF = [
  ["Problem", "problem"],
  ["Solution", "solution"],
  ["Customers", "targetAudience"],
  ["Difference", "differentiator"],
  ["How it earns", "businessModel"],
] as const;

/** The founder's own answers, so that a reader who sees one page only knows what the business is. */
function InBrief({ look, data }: { look: Look; data: Prepared["data"] }) {
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

interface ChapterPlan {
  title: string;
  text: string;
  before?: ReactNode;
  after?: ReactNode;
  /** Its first paragraph opens the document. */
  lead?: boolean;
  /** Goes on below the chapter before it. */
  follows?: boolean;
  ahead?: number;
}

/** Chapters by the page that they begin on. */
const inPages = (chapters: readonly ChapterPlan[]): ChapterPlan[][] =>
  chapters.reduce<ChapterPlan[][]>((pages, chapter) => {
    const last = pages.at(-1);
    if (chapter.follows && last) last.push(chapter);
    else pages.push([chapter]);
    return pages;
  }, []);

/** The analysis as a document to hand over; `pages` is filled while it is laid out. */
export function AnalysisDocument({ prepared, pages }: { prepared: Prepared; pages: PageOf }) {
  const { data, figures } = prepared;
  const look = lookOf(prepared);
  const analysis = data.fullBusinessAnalysis;
  const chapters: ChapterPlan[] = [
    {
      title: "Executive Summary",
      text: analysis?.executiveSummary ?? "",
      lead: true,
      after: (
        <>
          <Key look={look} />
          <InBrief look={look} data={data} />
        </>
      ),
    },
    {
      title: "Market Potential",
      text: analysis?.marketPotential ?? "",
      before: <MarketChart look={look} />,
      after: <Factors look={look} />,
    },
    { title: "Competitive Landscape", text: analysis?.competitiveLandscape ?? "", follows: true },
    {
      title: "Financial Projections",
      follows: true,
      ahead: figures ? 220 : undefined,
      text: analysis?.financialProjections ?? "",
      before: figures ? (
        <>
          <View wrap={false}>
            <Text style={{ ...look.styles.section, marginTop: 4 }}>Revenue</Text>
            <RevenueChart look={look} />
          </View>
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
    { title: "Marketing Strategy", text: analysis?.marketingStrategy ?? "", follows: true },
    {
      title: "Strategic Recommendations",
      text: "",
      follows: true,
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
      {inPages(chapters).map((page) => (
        <Pages key={page[0]?.title} look={look} document={TITLE} shift={1}>
          {page.map(({ title, text, before, after, lead, follows, ahead }) => (
            <Fragment key={title}>
              <ChapterHead
                look={look}
                title={title}
                follows={follows}
                ahead={ahead}
                seen={(number) => pages.set(title, number)}
              />
              {before}
              <Prose look={look} text={text} lead={lead} />
              {after}
            </Fragment>
          ))}
        </Pages>
      ))}
      <Contents look={look} title={TITLE} chapters={chapters.map(({ title }) => title)} pages={pages} />
    </Document>
  );
}
