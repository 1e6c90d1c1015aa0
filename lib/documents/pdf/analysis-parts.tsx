import { Text, View } from "@react-pdf/renderer";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { toldTime } from "@/lib/finance/told-time";
import { display } from "../figures";
import { linesOf } from "../measure";
import type { Prepared } from "../prepare";
import { accountGrid, factorGrid, yearGrid } from "../rows";
import { shorten } from "../text";
import { WIDTH } from "./chart";
import type { Look } from "./look";
import { FigureRow, Table, Words } from "./parts";

export function Key({ look }: { look: Look }) {
  const of = (key: string) => display(look.figures, key);
  if (!look.figures) return null;
  const { label } = toldTime(look.figures.model);
  return (
    <FigureRow
      look={look}
      facts={[
        { label: "Revenue in year 3", value: of("rev_y3") },
        look.figures.model.breakEvenMonth === null && of("covered_month")
          ? { label: "Costs covered, before your pay", value: of("covered_month") }
          : { label: "Break-even", value: of("be_month") },
        { label: "Money to raise", value: of("ask") },
        {
          label: `Left ${label}`,
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

/** Width of the panel's words; points of the page that anything else takes: head, figures, the panel's own. */
const [ANSWER, TAKEN] = [WIDTH - 116, 172];
/** How much of an answer may stand there, the most first. */
const LENGTHS = [420, 340, 270, 210, 160, 120] as const;

const said = (answer: string, length: number): string => shorten(answer.replace(/\s*\n\s*/g, " "), length);

/** As much of each answer as leaves the panel on the page of the summary. */
function lengthBelow(summary: string, answers: QuizAnswers, { theme }: Look): number {
  const face = { family: theme.body, weight: 400 } as const;
  const [lead = "", ...rest] = summary.split(/\n+/).filter(Boolean);
  const told = rest.reduce(
    (sum, paragraph) => sum + linesOf(paragraph, 10, WIDTH, face) * 15.5 + 8,
    linesOf(lead, 12, WIDTH, face) * 18,
  );
  const height = (length: number) =>
    IN_BRIEF.reduce(
      (sum, [, key]) => sum + linesOf(said(answers[key], length), 9.5, ANSWER, face) * 13.3 + 8,
      0,
    );
  return LENGTHS.find((length) => told + height(length) < 688 - TAKEN) ?? LENGTHS[0];
}

interface InBriefProps {
  look: Look;
  data: Prepared["data"];
  /** The summary that it stands below. */
  below: string;
}

/** The founder's own answers, so that a reader who sees one page only knows what the business is. */
export function InBrief({ look, data, below }: InBriefProps) {
  const { answers } = data;
  if (!answers) return null;
  const length = lengthBelow(below, answers, look);
  return (
    <View style={{ ...look.styles.panel, marginTop: 14, paddingBottom: 6 }} wrap={false}>
      <Words style={{ ...look.styles.section, marginTop: 0 }}>In the founder's words</Words>
      {IN_BRIEF.map(([label, key]) => (
        <View key={key} style={{ flexDirection: "row", gap: 14, marginBottom: 8 }}>
          <Text
            style={{
              ...look.styles.strong,
              width: 74,
              fontSize: 9.5,
              lineHeight: 1.4,
              color: look.theme.heading,
            }}
          >
            {label}
          </Text>
          <View style={{ width: ANSWER }}>
            <Words style={{ fontSize: 9.5, lineHeight: 1.4 }}>{said(answers[key], length)}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

export function Factors({ look }: { look: Look }) {
  if (!look.figures) return null;
  return (
    <View wrap={false}>
      <Words style={look.styles.section}>How the market is counted</Words>
      <Table look={look} {...factorGrid(look.figures)} />
    </View>
  );
}

export function Years({ look }: { look: Look }) {
  if (!look.figures) return null;
  const account = accountGrid(look.figures);
  return (
    <View>
      <Table look={look} {...yearGrid(look.figures)} />
      {account && <Table look={look} {...account} />}
    </View>
  );
}
