import { readBrief } from "./read-brief";
import type { Brief } from "./types";

const round = (value: number) => String(Number(value.toFixed(6)));

/** The lines of one business model as a short text: currency, kind, price and period, volume, cost. */
function linesOf({ currency, lines }: Brief): string {
  const shown = lines.map((line) =>
    [
      line.later ? "later " : "",
      line.kind,
      " ",
      line.takeRate ? `${round(line.takeRate.value * 100)}%` : round(line.price?.value ?? 0),
      line.per ? `/${line.per}` : "",
      line.averageOrder ? ` of ${line.averageOrder.value}` : "",
      line.unitsPerCustomerMonth ? ` x${round(line.unitsPerCustomerMonth.value)}` : "",
      line.unitCost ? ` cost ${round(line.unitCost.value)}` : "",
      line.costShare ? ` share ${line.costShare.value}` : "",
    ].join(""),
  );
  return [currency, ...shown].join(" | ");
}

const STATED = [
  "fixedMonthly",
  "capex",
  "cac",
  "churn",
  "conversion",
  "marketing",
  "budget",
  "capacity",
] as const;

/** What the business itself pays, loses or can do, in the same short form. */
const statedOf = ({ stated }: Brief) =>
  STATED.flatMap((key) => {
    const amount = stated[key];
    return amount ? [`${key} ${round(amount.value)}`] : [];
  }).join(", ");

const read = (businessModel: string) =>
  readBrief({
    solution: /API|request|message|page|token|email/.test(businessModel)
      ? "An API for developers"
      : "A service for people",
    businessModel,
  });

/** The money of five whole answers: problem, solution, audience, difference, business model. */
export function answersSignature([
  problem,
  solution,
  targetAudience,
  differentiator,
  businessModel,
]: readonly [string, string, string, string, string]) {
  const brief = readBrief({ problem, solution, targetAudience, differentiator, businessModel });
  const { aim, lent } = brief.stated;
  return [
    linesOf(brief),
    statedOf(brief),
    aim ? `aim ${aim.customers}` : "",
    lent ? `lent ${lent.cost.value}` : "",
  ]
    .filter(Boolean)
    .join(" ; ");
}

export const signature = (businessModel: string) => linesOf(read(businessModel));
export const fullSignature = (businessModel: string) => {
  const brief = read(businessModel);
  return [linesOf(brief), statedOf(brief)].filter(Boolean).join(" ; ");
};
