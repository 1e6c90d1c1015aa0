import { Document, Text, View } from "@react-pdf/renderer";
import { Fragment, type ReactNode } from "react";
import { longDate } from "../dates";
import { display } from "../figures";
import type { Prepared } from "../prepare";
import { projections } from "../rows";
import { Factors, InBrief, Key, Years } from "./analysis-parts";
import { Basis } from "./basis";
import { CashChart } from "./cash-chart";
import { Contents, type PageOf } from "./contents";
import { ChapterHead, Cover, Pages } from "./frame";
import { lookOf } from "./look";
import { FundsChart, MarketChart } from "./market-charts";
import { RevenueChart } from "./money-charts";
import { NumberedItems, Prose } from "./parts";

const TITLE = "Full Business Analysis";

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
  // What the figures rest on opens the chapter; the charts stand between it and what follows from them.
  const blocks = projections(analysis?.financialProjections ?? "", figures).split(/\n{2,}/);
  const [opening = "", ...told] = figures ? blocks : ["", ...blocks];
  const chapters: ChapterPlan[] = [
    {
      title: "Executive Summary",
      text: analysis?.executiveSummary ?? "",
      lead: true,
      after: (
        <>
          <Key look={look} />
          <InBrief look={look} data={data} below={analysis?.executiveSummary ?? ""} />
        </>
      ),
    },
    {
      title: "Market Potential",
      text: analysis?.marketPotential ?? "",
      before: <MarketChart look={look} height={142} />,
      after: <Factors look={look} />,
    },
    { title: "Competitive Landscape", text: analysis?.competitiveLandscape ?? "", follows: true },
    {
      title: "Financial Projections",
      follows: true,
      ahead: 110,
      text: told.join("\n\n"),
      before: figures ? (
        <>
          <Prose look={look} text={opening} />
          <View wrap={false}>
            <Text style={{ ...look.styles.section, marginTop: 10 }}>Revenue</Text>
            <RevenueChart look={look} height={126} />
          </View>
          <View wrap={false}>
            <Text style={look.styles.section}>Cash before funding, month by month</Text>
            <CashChart look={look} />
          </View>
          {figures.model.ask > 0 && !figures.model.stopsGrowth ? (
            <View wrap={false}>
              <Text style={look.styles.section}>{`What the ${display(figures, "ask")} is for`}</Text>
              <FundsChart look={look} />
            </View>
          ) : null}
          <View wrap={false}>
            <Text style={look.styles.section}>Three years in figures</Text>
            <Years look={look} />
          </View>
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
      ? [
          {
            title: "Assumptions and Sources",
            text: "",
            follows: true,
            ahead: 200,
            after: <Basis look={look} data={data} />,
          },
        ]
      : []),
  ];
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      <Cover
        look={look}
        text={{ title: TITLE, summary: data.tagline || data.summary, note: longDate(data.createdOn) }}
      />
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
