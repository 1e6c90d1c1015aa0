import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "./amount-roles";
import { SEAT_WORDS } from "./data/periods";
import type { Frequency } from "./frequency";
import { type Reading, readKind, type Setting } from "./line-kind";
import { singular } from "./price-tail";

const stated = (amount: Pick<ReadAmount, "value" | "low" | "high" | "text">, divisor = 1): Assumed => ({
  value: amount.value / divisor,
  low: amount.low / divisor,
  high: amount.high / divisor,
  provenance: amount.low < amount.high ? "parsed" : "founder",
  note: `Stated: ${amount.text}`,
});

const FIRST_MONTH: Assumed = {
  value: 1,
  low: 1,
  high: 1,
  provenance: "assumption",
  note: "From the first month.",
};
const LATER_MONTH: Assumed = {
  value: 25,
  low: 18,
  high: 36,
  provenance: "assumption",
  note: "Stated as coming later; not in the base case.",
};

const LABELS: Record<RevenueLine["kind"], string> = {
  recurring: "Subscription",
  perUse: "Usage fee",
  unitSale: "Sales",
  take: "Commission",
  capacity: "Usage fee",
  audience: "Sponsors",
  oneOff: "One-off fee",
  grant: "Grants",
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function labelOf({ kind, unit }: Reading, amount: ReadAmount): string {
  if (amount.role === "donation") return "Donations";
  if (kind === "oneOff" && /set-?up/i.test(`${amount.before}${amount.after}`)) return "Set-up fee";
  if (kind === "oneOff" && /install/i.test(`${amount.before}${amount.after}`)) return "Installation fee";
  if (kind === "oneOff" && /onboard/i.test(`${amount.before}${amount.after}`)) return "Onboarding fee";
  if (kind === "oneOff" && unit) return `Price per ${unit}`;
  if (kind === "recurring" && /paid edition/i.test(amount.before)) return "Paid edition";
  if (kind === "recurring" && /\bmembership|members?\b/i.test(amount.before)) return "Membership";
  if (kind === "recurring" && /\b(?:service|monitoring|alert|maintenance)\b/i.test(amount.before))
    return "Service subscription";
  if (kind === "perUse" && unit) return `Fee per ${unit}`;
  if (kind === "unitSale" && unit) return capital(unit);
  return LABELS[kind];
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 24);

const ID: Record<RevenueLine["kind"], string> = {
  recurring: "subscription",
  perUse: "use",
  unitSale: "sale",
  take: "commission",
  capacity: "use",
  audience: "sponsors",
  oneOff: "fee",
  grant: "grant",
};

function uniqueId(base: string, taken: readonly RevenueLine[]): string {
  let id = base;
  for (let n = 2; taken.some((line) => line.id === id); n += 1) id = `${base}-${n}`;
  return id;
}

/** An amount and the line it became, so that costs and volumes can find their line. */
export interface PricedLine {
  line: RevenueLine;
  unit: string;
  amount: ReadAmount;
}

const SEATS: Assumed = {
  value: 5,
  low: 3,
  high: 12,
  provenance: "assumption",
  note: "How many of them a customer pays for was not stated.",
};

function lineOf(
  amount: ReadAmount,
  reading: Reading,
  taken: readonly RevenueLine[],
  evidence: string,
): RevenueLine {
  const price = stated(amount, amount.tail.divisor);
  if (!reading.stated && reading.kind === "recurring") price.note += "; no period was given, read as monthly";
  const base =
    reading.unit && reading.kind !== "recurring" && reading.kind !== "audience"
      ? `${ID[reading.kind]}-${slug(reading.unit)}`
      : ID[reading.kind];
  return {
    id: uniqueId(base, taken),
    label: labelOf(reading, amount),
    kind: reading.kind,
    startMonth: amount.later ? LATER_MONTH : FIRST_MONTH,
    price,
    ...(reading.per ? { per: reading.per } : {}),
    ...((reading.kind === "recurring" || reading.kind === "unitSale") &&
    SEAT_WORDS.has(reading.unit.split(" ").pop() ?? "")
      ? { quantity: SEATS }
      : {}),
    ...(amount.later ? { later: true } : {}),
    evidence,
  };
}

function takeLine(amount: ReadAmount, taken: readonly RevenueLine[], evidence: string): RevenueLine {
  return {
    id: uniqueId("commission", taken),
    label: "Commission",
    kind: "take",
    startMonth: amount.later ? LATER_MONTH : FIRST_MONTH,
    takeRate: stated(amount),
    ...(amount.later ? { later: true } : {}),
    evidence,
  };
}

/** "$20 a month or $200 a year" is one plan paid in two ways. */
function isYearlyOfMonthly(line: RevenueLine, lines: readonly RevenueLine[]): boolean {
  return (
    line.kind === "recurring" &&
    line.per === "year" &&
    lines.some((other) => {
      const ratio = (line.price?.value ?? 0) / (other.price?.value ?? 1);
      return other.kind === "recurring" && other.per === "month" && ratio >= 6 && ratio <= 12.5;
    })
  );
}

/** "then $0.03", "above 1,000 pages $0.03": a further step of the same price. */
const STEP = /\b(?:then|after(?: that)?|above|over|beyond|from|thereafter|more than)\b/i;

function asTier(line: RevenueLine, amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = priced[priced.length - 1];
  if (line.kind !== "perUse" || !last || last.line.kind !== "perUse" || !line.price || !last.line.price)
    return false;
  const between = text.slice(last.amount.end, amount.start) + amount.after.slice(0, 30);
  if (!STEP.test(between) || line.price.value >= last.line.price.value) return false;
  const from = Number((/\b(\d[\d,]{2,})\b/.exec(between)?.[1] ?? "").replace(/,/g, ""));
  if (!(from > 0)) return false;
  last.line.tiers = [...(last.line.tiers ?? []), { from, price: line.price.value }];
  return true;
}

/** Revenue lines from the amounts whose role is a price, a commission, a grant or an advertising rate. */
export function linesFrom(
  text: string,
  amounts: readonly ReadAmount[],
  setting: Setting,
  strict: boolean,
): PricedLine[] {
  const priced: PricedLine[] = [];
  const lines = () => priced.map(({ line }) => line);
  const sold = new Set<ReadAmount["role"]>([
    "price",
    "oneOff",
    "cpm",
    "grant",
    "donation",
    ...(strict ? [] : [null]),
  ]);
  for (const amount of amounts) {
    const evidence = text.slice(amount.phrase.start, amount.phrase.end).replace(/^[\s,;:]+|[\s,;:.]+$/g, "");
    if (amount.kind === "percent") {
      if (amount.role !== "take" || amount.value >= 0.9) continue;
      priced.push({ line: takeLine(amount, lines(), evidence), unit: "", amount });
      continue;
    }
    if (!sold.has(amount.role) || !(amount.value > 0)) continue;
    const reading = readKind(amount, setting);
    const line = lineOf(amount, reading, lines(), evidence);
    if (isYearlyOfMonthly(line, lines()) || asTier(line, amount, priced, text)) continue;
    priced.push({ line, unit: reading.unit, amount });
  }
  return namedPlans(priced);
}

/** Several subscriptions in one list are plans of one product, told apart by their number. */
function namedPlans(priced: PricedLine[]): PricedLine[] {
  const plans = priced.filter(
    ({ line, amount }) =>
      line.kind === "recurring" && !line.later && line.per === "month" && amount.role !== "donation",
  );
  const listed = plans.filter((plan, i) => {
    const near = (other: PricedLine | undefined) =>
      other !== undefined && Math.abs(other.amount.start - plan.amount.start) < 60;
    return near(plans[i - 1]) || near(plans[i + 1]);
  });
  const sameUnit = new Set(listed.map(({ unit }) => unit)).size === 1;
  if (listed.length < 2 || !sameUnit) return priced;
  return priced.map((row) => {
    const at = listed.indexOf(row);
    if (at < 0) return row;
    const name = /([\p{L}]{3,14})(?:\s+(?:plan|tier|is|at|for|costs))*\s*[:(]?\s*$/iu.exec(
      row.amount.before,
    )?.[1];
    const label =
      name &&
      !/^(?:and|for|per|plan|plans|tier|tiers|costs?|charge|pay|the|subscription|subscriptions|month|monthly|three|two|with|offer|from|have|are|prices?|pricing)$/i.test(
        name,
      )
        ? `${capital(name)} plan`
        : `Plan ${at + 1}`;
    return { ...row, line: { ...row.line, id: `plan-${at + 1}`, label } };
  });
}

const sameThing = (noun: string, unit: string) =>
  unit !== "" && (singular(unit.split(" ").pop() ?? unit) === noun || singular(noun) === unit);
const BUYING =
  /\b(?:orders?|buys?|rents?|uses?|books?|visits?|purchases?|reorders?|shops?|comes? back|returns?|sends?|files?|rides?|stays?|eats?|has|have|makes?|needs?)\b/i;

/** Gives volumes to the line that they speak of: the same noun first, else the last line that is bought repeatedly. */
export function withVolumes(
  priced: PricedLine[],
  frequencies: readonly Frequency[],
  sentenceOf: (at: number) => string,
): PricedLine[] {
  const rows = priced.map((row) => ({ ...row, line: { ...row.line } }));
  for (const found of frequencies) {
    const open = rows.filter(
      ({ line }) =>
        (line.kind === "perUse" ||
          line.kind === "unitSale" ||
          line.kind === "take" ||
          line.kind === "capacity") &&
        !line.unitsPerCustomerMonth &&
        !line.later,
    );
    const { noun } = found;
    const target =
      (noun !== null ? open.find(({ unit }) => sameThing(noun, unit)) : undefined) ??
      (BUYING.test(sentenceOf(found.start))
        ? (open.find(({ line }) => line.kind === "take") ?? open[0])
        : undefined);
    if (!target) continue;
    target.line.unitsPerCustomerMonth = {
      value: found.perMonth,
      low: found.low,
      high: found.high,
      provenance: found.low < found.high ? "parsed" : "founder",
      note: `Stated: ${found.text}`,
    };
  }
  return rows;
}
