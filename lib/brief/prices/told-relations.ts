import { singular } from "../amounts/price-tail";
import { sentenceAround } from "../text/frequency";
import { COUNT, countOf } from "../text/number-words";
import { FETCHED } from "./line-names";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";
import { withFreeByYear, withoutPaidAhead } from "./paid-ahead";
import { SINGLE } from "./second-price";
import { sponsorsGive } from "./sponsors";

/** Twelve months at once cost less than twelve times a month, and seldom less than half of it. */
const OF_A_YEAR = { least: 6, most: 12 };
const YEARLY = /\b(?:years?|yearly|annual(?:ly)?|twelve months|12 months)\b/i;

/** "79 a month; pay yearly and it is $790": the same plan, paid for a year at once. */
function wholeYears(rows: PricedLine[], text: string): PricedLine[] {
  const monthly = rows.filter(
    ({ line }) => line.kind === "recurring" && line.per === "month" && !line.everyMonths,
  );
  return rows.filter((row) => {
    const { amount, line } = row;
    const of = monthly.findLast(({ amount: { start, value } }) => {
      const times = amount.value / value;
      return start < amount.start && times >= OF_A_YEAR.least && times <= OF_A_YEAR.most;
    });
    const sentence = sentenceAround(text, amount.start).text;
    // "£300 a month for teams, for a year" names its own time.
    const bare = line.per !== "year" && amount.kind === "money" && amount.tail.period !== "month";
    const told = of && bare && YEARLY.test(sentence);
    if (told && of.line.price) {
      of.line.ahead ??= { price: amount.value, months: 12 };
      of.line.price = withLowerEnd(of.line.price, amount.value / 12, `${amount.text} for a whole year`);
    }
    return !told;
  });
}

/** "Pay yearly and the plan is $1,490" beside a monthly price names its own time; another size is paid like the first. */
function perYear({ line, amount }: PricedLine): void {
  const said = `${amount.before} ${amount.after}`;
  const bare =
    line.kind === "recurring" &&
    line.per === "month" &&
    !line.everyMonths &&
    amount.tail.period === null &&
    amount.told !== "size";
  if (bare && YEARLY.test(said) && !/\bmonth/i.test(said)) line.per = "year";
}

/** "6,500 in full, or 2,400 a month for three months": the same price in parts. */
const IN_PARTS = new RegExp(
  `^\\s*(?:an?|per|each|every)\\s(?:month|week)\\s(?:for|over)\\s(${COUNT})\\s(?:months|weeks)\\b`,
  "iu",
);
/** "In four instalments of 625": their sum was read already. */
const INSTALMENTS = /\binstal?ments?\b/i;
const NEARLY = { least: 0.95, most: 1.4 };
function withoutParts(rows: PricedLine[], text: string): PricedLine[] {
  return rows.filter(({ amount }) => {
    const [, many = ""] = IN_PARTS.exec(text.slice(amount.end)) ?? [];
    const summed = INSTALMENTS.test(amount.text);
    const whole = amount.value * (summed ? 1 : countOf(many));
    const same = rows.some(
      (other) =>
        other.line.kind !== "recurring" &&
        other.amount !== amount &&
        whole >= other.amount.value * NEARLY.least &&
        whole <= other.amount.value * NEARLY.most,
    );
    if (same && summed) amount.role = "through";
    return !same;
  });
}

/** "Ten nights bought together", "the trio in a box": several at once for less, in place of one. */
const SEVERAL =
  /\b(?:packages?|bundles?|trio|duo|set of|box of|course of|together|at once|(?:two|three|four|five|six|eight|ten|twelve|\d+) (?:visits|sessions|lessons|classes|nights|hours|treatments|jars|bottles|tickets|times))\b/i;
const isPlan = ({ line }: PricedLine) => line.id.startsWith("plan-");

/** Whoever buys several at once does not buy the single one, too. */
function inItsPlace(rows: readonly PricedLine[], text: string): void {
  const [one] = rows.filter(({ line }) => line.price && !line.later);
  if (!one || rows.some(isPlan) || !SINGLE.has(one.line.kind)) return;
  const several = rows.find(
    (row) =>
      row !== one &&
      row.amount.told === "size" &&
      SINGLE.has(row.line.kind) &&
      row.amount.value > one.amount.value &&
      SEVERAL.test(text.slice(row.amount.phrase.start, row.amount.phrase.end)),
  );
  if (!several) return;
  one.line.id = "plan-1";
  several.line.id = "plan-2";
}

/** "Larger groups pay £440 a year": the same plan at another price, where a sentence of its own tells so. */
export function asOtherPlan(rows: readonly PricedLine[], text: string): void {
  const plans = rows.filter(({ line }) => line.kind === "recurring" && !line.later && !line.onTop);
  const [base] = plans;
  if (!base || rows.some(isPlan)) return;
  const others = plans.filter(
    ({ line, amount: { told, start } }) =>
      line !== base.line &&
      /[.;]\s/.test(text.slice(base.amount.end, start)) &&
      line.per === base.line.per &&
      line.everyMonths === base.line.everyMonths &&
      line.buyer === base.line.buyer &&
      (told === "size" || told === "plan"),
  );
  if (others.length !== plans.length - 1) return;
  for (const [i, { line }] of (others.length > 0 ? plans : []).entries()) line.id = `plan-${i + 1}`;
}

/** "The app is free, and a service plan costs 6 a month": the thing works without the plan. */
const FREE_APP = /\b(?:the|our|its) (?:\p{L}+ )?app (?:is|stays|remains|comes) free\b/iu;
function besideFreeApp(rows: readonly PricedLine[], text: string): void {
  const [thing] = rows;
  if (thing?.line.kind !== "unitSale" || !FREE_APP.test(text)) return;
  for (const { line } of rows)
    if (line.kind === "recurring" && !line.later)
      line.attach ??= {
        ...{ value: 0.3, low: 0.15, high: 0.5, provenance: "assumption" },
        note: "The app is free, so the thing works without this plan; the share that takes it is assumed.",
      };
}

/** "25 per crate per night. We rent the crates at 10 per trip": some of those who store them rent them, too. */
const LET =
  /\b(?:we|i) (?:also )?(?:rent|lease|hire) (?:out )?(?:the |our )?(?:\p{L}+ )?(\p{L}{3,}) (?:at|for)\s$/iu;
const isLetBeside = ({ amount }: PricedLine, rows: readonly PricedLine[]) => {
  const noun = singular(LET.exec(amount.before)?.[1]?.toLowerCase() ?? "");
  return noun !== "" && rows.some((other) => other.amount !== amount && other.unit === noun);
};

const BEGINS = /^(?:set-up|installation|onboarding) fee$/i;

/** How the prices stand to each other where only the words around them tell: a year of a plan at once, and what some take on top. */
export function asTold(rows: PricedLine[], text: string): PricedLine[] {
  for (const { line, amount, unit } of rows)
    if (
      (amount.told === "extra" || isLetBeside({ line, amount, unit }, rows) || FETCHED.test(amount.before)) &&
      amount.role !== "oneOff" &&
      !BEGINS.test(line.label) &&
      !/^(?:grant|recurring)$/.test(line.kind)
    )
      line.onTop = true;
  const kept = withoutParts(withoutPaidAhead(wholeYears(rows, text)), text);
  withFreeByYear(kept, text);
  besideFreeApp(kept, text);
  for (const row of kept) perYear(row);
  inItsPlace(kept, text);
  sponsorsGive(kept, text);
  return kept;
}
