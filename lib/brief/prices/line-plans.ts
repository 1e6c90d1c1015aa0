import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import type { Frequency } from "../text/frequency";
import { COUNT, multiplierAt } from "../text/number-words";
import { conditionOf, isInstead } from "./alternatives";
import { capital } from "./line-names";
import { withLowerEnd } from "./lower-end";
import { calledBehind, forWhat } from "./plan-names";

/** An amount and the line it became, so that costs and volumes can find their line. */
export interface PricedLine {
  /** What one customer pays for it in a year, where the answers add it up. */
  ofAYear?: Assumed;
  line: RevenueLine;
  unit: string;
  amount: ReadAmount;
  /** Another name of what it counts: "12 bikes a day" of a service on a day that is sold. */
  also?: string;
  perDay?: Frequency;
  /** Its volume is that of each such thing a customer has: "room" of "two bars per room per week". */
  each?: string;
  /** Who buys it, where a volume and not its price says so. */
  buyer?: string;
  /** Its cost was said with its price. */
  costed?: boolean;
  /** So many of it are in the plan that it is added to. */
  included?: number;
}

/** "; training companies pay 49 €": another customer's price. */
const OTHER_PAYER =
  /(?:^|[;,.]\s|\b(?:and|while)\s)(?!(?:we|they|you|customers?|clients?|users?|members?|who|people)\s)(?:[\p{L}-]+\s){1,3}(?:pay|buy|take|book)\s[^.;]{0,24}$/iu;

/** "$20 a month or $200 a year" is one plan paid in two ways: whoever pays for the year pays less a month. */
export function asYearly(line: RevenueLine, lines: readonly RevenueLine[], amount: ReadAmount): boolean {
  const yearly = line.price?.value ?? 0;
  if (line.kind !== "recurring" || line.per !== "year" || OTHER_PAYER.test(amount.before)) return false;
  const monthly = lines.find((other) => {
    const ratio = yearly / (other.price?.value ?? 1);
    return other.kind === "recurring" && other.per === "month" && ratio >= 5 && ratio <= 12.5;
  });
  if (!monthly?.price) return false;
  monthly.ahead = { price: yearly, months: 12 };
  const said = `${line.price?.note.replace(/^Stated: /, "")} for a whole year`;
  monthly.price = withLowerEnd(monthly.price, yearly / 12, said);
  return true;
}

/** "then $0.03", "above 1,000 pages $0.03": a further step of the same price. */
const STEP =
  /\b(?:then|after(?: that)?|above|over|beyond|from|thereafter|more than|acima|a partir|ab|über|más de|au-delà|dès|oltre)(?![\p{L}])/iu;

const FROM =
  /\b(?:above|over|beyond|from|after|more than|up to|acima de|a partir de|ab|über|más de|au-delà de|dès|oltre)\s+(?:the first )?(an?|\d[\d,.]*)\s?(k|thousand|million|mil|m|tsd|mille)?(?![\p{L}])/iu;

export function asTier(
  line: RevenueLine,
  amount: ReadAmount,
  priced: readonly PricedLine[],
  text: string,
): boolean {
  const last = priced[priced.length - 1];
  const bare = !amount.tail.unit && !amount.tail.period;
  if (!last || !line.price || !last.line.price || line.later) return false;
  if (last.line.kind !== "perUse" || (line.kind !== "perUse" && !bare)) return false;
  const own = amount.before + amount.after.slice(0, 30);
  const between = bare ? own : text.slice(last.amount.end, amount.start) + amount.after.slice(0, 30);
  if (!STEP.test(between) || line.price.value >= last.line.price.value) return false;
  const [, count = "", many = ""] = FROM.exec(between) ?? [];
  const named = Number(/^an?$/i.test(count) ? 1 : count.replace(/[,.](?=\d{3})/g, ""));
  const from = named * multiplierAt(many, 0).factor || figureIn(between) || endOfStep(last, amount, text);
  if (!(from > 1)) return false;
  last.line.tiers = [...(last.line.tiers ?? []), { from, price: line.price.value }];
  last.line.price = { ...last.line.price, note: `${last.line.price.note}; ${amount.text} from ${from} on` };
  return true;
}

/** "18 for the first 1,000, 12 from there to 10,000, 8 beyond": a step begins where the one before it ends. */
const endOfStep = (last: PricedLine, amount: ReadAmount, text: string) =>
  Number(
    [
      ...text
        .slice(last.amount.end, amount.start)
        .matchAll(/\b(?:to|first|next|until) (\d[\d,]{2,})(?![\d.%])/gi),
    ]
      .at(-1)?.[1]
      ?.replace(/,/g, "") ?? "",
  );
const figureIn = (words: string) => Number((/\b(\d[\d,]{2,})\b/.exec(words)?.[1] ?? "").replace(/,/g, ""));

/** "Course €149, course with kit €229": the same thing with more in it, of which a customer takes one. */
export function asOptions(priced: PricedLine[]): PricedLine[] {
  const once = ({ line }: PricedLine) => (line.kind === "oneOff" || line.kind === "unitSale") && !line.later;
  return priced.map((row, i) => {
    const label = (at: number) => priced[at]?.amount.before.toLowerCase().trim() ?? "";
    const larger = i > 0 && once(row) && WITH_MORE.exec(label(i))?.[1];
    const base = larger ? i - 1 : i;
    const next = WITH_MORE.exec(label(base + 1))?.[1];
    const first = priced[base];
    const second = priced[base + 1];
    if (!next || !first || !second || !once(first) || !once(second)) return row;
    if (!label(base).endsWith(next) && first.unit !== next) return row;
    const name = larger ? label(i).replace(/[,;:]\s*$/, "") : next;
    return {
      ...row,
      line: { ...row.line, id: larger ? "plan-2" : "plan-1", kind: first.line.kind, label: capital(name) },
    };
  });
}
/** "for income under 100k", "up to 250k", "over five hectares": the size that a price is for. */
const SIZE =
  /^\s*((?:for\s(?:\p{L}+\s){0,3})?(?:under|below|up to|over|above|from|until|more than|less than)\s[^.;,]{1,24}?)(?:\s(?:and|or))?[\s.;,]*$/iu;

/** "Basic $490, Plus $990": packages of which each customer takes one. */
const PACKAGE =
  /(?:^|[\s:,(-])(basic|plus|pro|premium|standard|starter|full|classic|deluxe|express|essential|complete|mini|midi|maxi|small|medium|large|bronze|silver|gold|platinum|light|luxury)(?: (?:package|plan|tier|option|box|version|edition|service|course))?(?: (?:is|costs?|for|at))?\s?[:(=-]?\s*$/iu;
function asChoice(priced: PricedLine[], named: readonly PricedLine[], text: string): PricedLine[] {
  // "Small box €16, medium €24, every week": the thing and its rhythm are said once.
  const thing = named.map(({ amount }) => PACKAGED.exec(text.slice(0, amount.start))?.[1]).find(Boolean);
  const often = named.map(({ line }) => line.unitsPerCustomerMonth).find(Boolean);
  return priced.map((row) => {
    const at = named.indexOf(row);
    if (at < 0) return row;
    const size = capital(PACKAGE.exec(text.slice(0, row.amount.start))?.[1]?.toLowerCase() ?? row.line.label);
    return {
      ...row,
      line: {
        ...row.line,
        id: `plan-${at + 1}`,
        kind: named[0]?.line.kind ?? row.line.kind,
        label: thing && !size.includes(thing) ? `${size} ${thing}` : size,
        ...(often ? { unitsPerCustomerMonth: often } : {}),
      },
    };
  });
}
const PACKAGED =
  /\b(?:small|medium|large|mini|midi|maxi|basic|standard|premium|classic|deluxe|starter) (box|bag|kit|set|basket|crate|hamper|package|tour)(?: (?:is|costs?|for|at))?\s?[:(=-]?\s*$/iu;

/** "Packages at 249, 449 and 890": several prices of one thing and not a word between them. */
const A_SERIES =
  /\b(packages?|bundles?|plans?|options?|sizes?|tickets?|kits|boxes|sets|versions|levels|formats)(?: (?:at|for|from|cost|start at|are|of))?:?\s$/i;
function bareSeries(priced: readonly PricedLine[], text: string): PricedLine[] {
  const from = priced.findIndex(
    ({ line, amount }) =>
      (line.kind === "unitSale" || line.kind === "oneOff") && !line.later && A_SERIES.test(amount.before),
  );
  if (from < 0) return [];
  const series = priced.slice(from, from + 1);
  for (const row of priced.slice(from + 1)) {
    const last = series.at(-1)?.amount;
    if (!last || row.amount.tail.length > 0) break;
    if (!/^(?:,|,?\s?(?:and|or))\s$/i.test(text.slice(last.end, row.amount.start))) break;
    series.push(row);
  }
  const noun = singular(A_SERIES.exec(series[0]?.amount.before ?? "")?.[1] ?? "");
  if (series.length > 1)
    for (const [at, { line }] of series.entries()) line.label = `${capital(noun)} ${at + 1}`;
  return series;
}
/** "£950 under 100k, £1,600 up to 250k": prices of one thing in several sizes, of which each customer takes one. */
export function asSizes(priced: PricedLine[], goods: boolean, text: string): PricedLine[] {
  const named = priced.filter(
    ({ line, amount }) =>
      (line.kind === "unitSale" || line.kind === "oneOff") &&
      !line.later &&
      !amount.tail.unit &&
      PACKAGE.test(text.slice(0, amount.start)),
  );
  if (named.length > 1) return asChoice(priced, named, text);
  const series = bareSeries(priced, text);
  if (series.length > 1) return asChoice(priced, series, text);
  const sized = priced.filter(
    ({ line, unit, amount }) =>
      (line.kind === "unitSale" || line.kind === "oneOff") &&
      !line.later &&
      unit === "" &&
      SIZE.test(amount.after),
  );
  if (sized.length < 2) return priced;
  return priced.map((row) => {
    const at = sized.indexOf(row);
    if (at < 0) return row;
    const size = SIZE.exec(row.amount.after)?.[1] ?? "";
    return {
      ...row,
      line: {
        ...row.line,
        id: `plan-${at + 1}`,
        kind: goods ? row.line.kind : "oneOff",
        label: capital(
          size.replace(/^for (?:\p{L}+ )*?(?=under|below|up|over|above|from|until|more|less)/iu, ""),
        ),
      },
    };
  });
}

/** "course with kit": what stands before "with". */
const WITH_MORE = /(?:^|[\s,])(\p{L}{3,}) (?:with|including|incl\.?|plus|and) (?:\p{L}+\s?){1,3}$/iu;

const BEYOND =
  /^\s*(above|over|beyond|more than|from|for more|for larger (?:ones|\p{L}+s)|if (?:there are|it has|they have) more)(?:\s(?:that|this|it|there))?[\s.,;]*$/iu;
const UP_TO = new RegExp(
  `^(?:for )?(?:up to|under|below|until|less than|fewer than|with up to)\\s(?=\\d|(?:${COUNT})(?!\\p{L}))`,
  "iu",
);

/** "Up to 50 scaffolds, €149 above that": above 50 scaffolds. */
function sizeBeyond(last: PricedLine | undefined, { amount }: PricedLine): string | null {
  const size = (last && conditionOf(last)) ?? "";
  const word = BEYOND.exec(amount.after.split(",")[0] ?? "")?.[1];
  return word && UP_TO.test(size)
    ? `${/^(?:for|if|more)/i.test(word) ? "more than" : "above"} ${size.replace(UP_TO, "")}`
    : null;
}

/** Prices of one list that are paid over and over, of which a customer pays one: plans, told apart by name or size. */
export function namedPlans(priced: PricedLine[], text: string): PricedLine[] {
  const plans = priced.filter(
    ({ line, amount }) =>
      line.kind === "recurring" && !line.later && !line.attach && amount.role !== "donation",
  );
  const listed = plans.filter((plan, i) => {
    const [before, next] = [plans[i - 1], plans[i + 1]];
    return (before && isInstead(before, plan, text)) || (next && isInstead(plan, next, text));
  });
  return priced.map((row) => {
    const at = listed.indexOf(row);
    if (at < 0) return row;
    const name = /([\p{L}]{3,14})(?:\s+(?:plan|tier|is|at|for|costs))*\s*[:(]?\s*$/iu.exec(
      row.amount.before,
    )?.[1];
    const label =
      name && !NO_NAME.test(name)
        ? `${capital(name)} plan`
        : capital(
            sizeBeyond(listed[at - 1], row) ??
              conditionOf(row) ??
              forWhat(row) ??
              calledBehind(row) ??
              `Plan ${at + 1}`,
          );
    return { ...row, line: { ...row.line, id: `plan-${at + 1}`, label } };
  });
}
const NO_NAME =
  /^(?:and|for|per|plan|plans|tier|tiers|costs?|charge|pay|pays|the|subscription|subscriptions|month|monthly|three|two|with|offer|from|zahlen|pagam|paient|paying|have|are|prices?|pricing|that|above|it)$/i;
