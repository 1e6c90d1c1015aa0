import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import { activeLines } from "@/lib/finance/line-flow";
import { percent } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { mainLine } from "@/lib/finance/unit";
import { list, plural, singular, withArticle } from "./english";
import { kindsOf } from "./kinds-of-buyer";
import type { Material } from "./material";

const PER =
  /\b(?:per|each|every)\s(?:further |additional |extra |single |new |completed |prepaid |paid )?(?!further|prepaid|month|year|week|day|customer|user|client)([\p{L}-]{3,})(?![\p{L}])/iu;
/** "Fee per day": what is counted is the time. */
const BY_TIME = /^Fee per (day|week|night|hour)$/i;
/** "1.2% of payments". */
const SHARE_OF = /% (?:of|on) (?:all |the |each )?(?:(\p{L}{3,}) fees?|(\p{L}{3,}s))(?!\p{L}|['’])/iu;
/** "A single cleaning costs $195 for a one-story house": what is done once. */
const SINGLE = /^(?:an?|one|each) single ([\p{L}-]{3,}) (?:costs?|is)\b/iu;
/** "Bag" of "9.50 per 250 g bag", and "Bottle, wholesale": what is sold is its name. */
function namedBy(label: string, evidence: string): RegExpExecArray | null {
  const named = /^(?:single |each |one )?(\p{L}{3,})(, wholesale)?$/iu.exec(label);
  const said = new RegExp(`(?<!\\p{L})${named?.[1]}(?!\\p{L})`, "iu");
  return named?.[2] || said.test(evidence) ? named : null;
}
/** What is counted: "orders" of "8% of each order", "exams" of "€30 per exam". */
export function countedIn({
  label,
  kind,
  evidence,
  tail = "",
}: Pick<RevenueLine, "label" | "kind" | "evidence" | "tail">): string {
  const hired = kind === "recurring" ? undefined : BY_TIME.exec(label)?.[1];
  if (hired) return `${hired}s`;
  // A commission is counted in what it is taken of.
  const taken = kind === "take" ? PER.exec(tail) : namedBy(label, evidence);
  const found =
    SINGLE.exec(evidence) ?? PER.exec(label) ?? taken ?? PER.exec(evidence) ?? SHARE_OF.exec(evidence);
  const noun = (found?.[1] ?? found?.[2])?.toLowerCase();
  return noun && nounPhrase(noun) ? plural(noun) : kind === "take" ? "orders" : "purchases";
}

/** "12 orders a month" of one line; "" where the answers say how often. */
function oftenOfLine(m: Material, line: RevenueLine): string {
  if (line.unitsPerCustomerMonth?.provenance !== "assumption") return "";
  const [, many = "", time = ""] = /^(.+) (a \w+)$/.exec(m.show(`units_${line.id}`)) ?? [];
  const noun = countedIn(line);
  return many && `${many} ${many === "1" ? singular(noun) : noun} ${time}`;
}

/** What some take beside the main thing says nothing of how often a customer comes. */
const isExtra = ({ id, attach, buyer }: RevenueLine) =>
  /^further/.test(id) || (attach !== undefined && !buyer && !/^plan-/.test(id));

const asOften = (one: RevenueLine, other: RevenueLine) =>
  one.kind === other.kind &&
  one.buyer === other.buyer &&
  one.unitsPerCustomerMonth?.value === other.unitsPerCustomerMonth?.value;

function told({ context: { model } }: Material): RevenueLine[] {
  const lines = activeLines(model.assumptions.lines);
  const main = mainLine(model.assumptions);
  const counted = lines.filter((line) => line.id === main?.id || !isExtra(line));
  // Of two prices for the same deed each customer pays one, as often as the other.
  return counted.filter(
    (line, i) =>
      !/^plan-/.test(line.id) ||
      !counted.slice(0, i).some((other) => /^plan-/.test(other.id) && asOften(line, other)),
  );
}

/** "For the 30% without a plan": who pays by the year is not counted by the visit; "" where nobody does. */
function withoutPlan({ context: { model } }: Material, counted: readonly RevenueLine[]): string {
  const plans = activeLines(model.assumptions.lines).filter(({ id }) => /^plan-/.test(id));
  const paid = plans.filter(({ kind, buyer }) => kind === "recurring" && buyer === counted[0]?.buyer);
  const part = (lines: readonly RevenueLine[]) =>
    lines.reduce((sum, { attach }) => sum + (attach?.value ?? 0), 0);
  const left = 1 - part(paid);
  if (!counted.every((line) => plans.includes(line)) || !(part(paid) > 0 && left > 0)) return "";
  const plan = paid[0]?.per === "year" ? "yearly plan" : "plan";
  return ` for the ${percent(left)} without a ${plan}`;
}

/** Each customer takes one of several plans: so often the one or so often the other. */
function oftenOf(m: Material, buys: (line: RevenueLine) => boolean): string {
  const lines = told(m).filter(buys);
  const uses = lines
    .map((line) => oftenOfLine(m, line))
    .filter(Boolean)
    .slice(0, 2);
  const often = list(uses, lines.every(({ id }) => /^plan-/.test(id)) ? "or" : "and");
  return (
    often &&
    `${often}${withoutPlan(
      m,
      lines.filter((line) => oftenOfLine(m, line)),
    )}`
  );
}

/** How often one kind of buyer is assumed to buy. */
export const oftenBy = (m: Material, buyers: readonly string[]): string =>
  oftenOf(m, ({ buyer }) => buyer !== undefined && buyers.includes(buyer));

/**
 * How often a customer is assumed to buy, each kind of buyer apart: "4.8 bottles a year for a home cook", "18 bottles a month
 * for a shop"; `each` is said behind it where one kind buys. Empty where the answers say it.
 */
export function assumedUses(m: Material, each = ""): string[] {
  const kinds = kindsOf(m);
  const all = oftenOf(m, () => true);
  if (kinds.length === 0)
    return all ? [/ without a (?:yearly )?plan$/.test(all) ? all : `${all}${each}`] : [];
  return kinds.flatMap(({ buyers, one }) => {
    const often = oftenBy(m, buyers);
    return often ? [`${often} for ${withArticle(one)}`] : [];
  });
}

export const assumedUse = (m: Material, each = ""): string => list(assumedUses(m, each));
