import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { exactly } from "../amounts/usual-count";
import { times } from "../costs/cost-sums";
import type { Money } from "../costs/stated-costs";
import { findFrequencies, frequencyStated } from "../text/frequency";
import { saidTwice } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";

const OF_THE_RESULT =
  /\b\d+(?:\.\d+)?\s?% of (?:what|whatever|the (?:money|amount|sum|refund|compensation|savings?))\b[^.;,]{0,40}?\b(?:gets?|recovers?|wins?|saves?|receives?|won|recovered|saved|comes? back|is (?:refunded|paid back))\b(?: back)?|\b\d+(?:\.\d+)?\s?% of (?:the|each|every|any) \p{L}+,? (?:but )?only (?:if|when)\b/iu;
const AVERAGE = /\b(?:average|typical|typically|usually|mean)\b/i;
const LEAST = /\b(?:at least|minimum|min\.?|never less than)\s*(?:of\s*)?$/i;
const ONLY_IF = /\bonly if\b|\bno win,? no fee\b|\bnothing (?:if|unless)\b|\bonly when\b/i;

/** "One in five needs a claim". */
const ONE_IN = new RegExp(
  `\\bone (?:in|out of) (${COUNT})\\s(?:\\p{L}+\\s)?(?:needs?|has|have|claims?|goes|comes|ends?)\\b[^.;,]{0,20}`,
  "iu",
);
/** "The average sale is 85": what each deal is worth, however many there are. */
const A_TRADE = /\b(?:sale|order|booking|price|rental|basket|piece|item)\b[^.;]*$/i;

/** "25% of what the tenant gets back, at least 60 CAD; on average 900 CAD": one fee for each case, the larger of the two. */
export function asSuccessFee(
  rows: PricedLine[],
  own: readonly ReadAmount[],
  spoken: readonly ReadAmount[],
  texts: readonly string[],
): void {
  const [businessModel = ""] = texts;
  const rate = own.find(
    (amount) => amount.kind === "percent" && OF_THE_RESULT.test(businessModel.slice(amount.start)),
  );
  const sums = spoken.filter((amount) => amount.kind === "money");
  const least = sums.find(({ before }) => LEAST.test(before));
  const average = sums.find((amount) => amount !== least && AVERAGE.test(`${amount.before} ${amount.after}`));
  if (!rate || !average || A_TRADE.test(average.before) || rate.value >= 0.9) return;
  const [some, oneIn = ""] = ONE_IN.exec(businessModel) ?? [];
  const fee = Math.max(rate.value * average.value, least?.value ?? 0);
  const from = rows.find(({ amount }) => [rate, least, average].includes(amount));
  const row: PricedLine = {
    unit: "",
    amount: from?.amount ?? average,
    line: {
      id: "fee",
      label: "Success fee",
      kind: "oneOff",
      startMonth: from?.line.startMonth ?? { value: 1, low: 1, high: 1, provenance: "assumption", note: "" },
      price: {
        value: fee,
        low: Math.max(rate.value * average.value * 0.8, least?.value ?? 0),
        high: Math.max(rate.value * average.value * 1.2, least?.value ?? 0),
        provenance: "derived",
        note: `Stated: ${rate.text} of ${average.text} on average${least ? `, at least ${least.text}` : ""}; the larger counts.`,
      },
      ...(some
        ? { attach: { ...exactly(1 / countOf(oneIn), some), provenance: "founder" as const } }
        : texts.some((text) => ONLY_IF.test(text))
          ? {
              attach: {
                value: 0.6,
                low: 0.4,
                high: 0.75,
                provenance: "assumption" as const,
                note: "Share of cases that end with money, since only those are paid; assumed.",
              },
            }
          : {}),
      evidence: "",
    },
  };
  const others = rows.filter(({ amount }) => ![rate, least, average].includes(amount));
  rows.splice(0, rows.length, row, ...others);
}

/** Nobody sells every hour. */
const BOOKED = 0.85;
const ONE_CUSTOMER = "(?:an?|each|every|one|the)\\s+(?:typical|average|usual|normal)?\\s*";

/** "An average appointment takes 14 minutes and a practice has 9 appointments a month" at a price per minute. */
function asMeasured({ line }: PricedLine, unit: string, text: string): boolean {
  const [said, noun = "", many = ""] =
    new RegExp(
      `\\b(?:average|typical|usual|normal|an?|each|every|one)\\s(?:\\p{L}+\\s)?(\\p{L}{3,})\\s(?:takes|lasts|is|has|runs|uses|needs)\\s(?:about |around |on average )?(${COUNT})\\s${unit}s?\\b`,
      "iu",
    ).exec(text) ?? [];
  const often = findFrequencies(text).find((found) => found.noun === noun.toLowerCase());
  const count = countOf(many);
  if (!said || !often || !(count > 0) || line.kind === "oneOff") return false;
  const { value, low, high } = frequencyStated(often);
  line.unitsPerCustomerMonth = {
    ...{ value: value * count, low: low * count, high: high * count },
    provenance: "derived",
    note: `Stated: ${said}, ${often.text}.`,
  };
  return true;
}

const TIMES_ONLY = /^Stated: (?:once|twice|\S+ times|every)\b/i;

/** "A typical dog needs 8 visits" at a price per visit: so many are sold once to each customer, and none after that. */
export function asTreatments(rows: readonly PricedLine[], text: string, into: Money["stated"]): void {
  for (const row of rows) {
    if (row.line.later || row.unit === "" || !["perUse", "capacity", "unitSale"].includes(row.line.kind))
      continue;
    const unit = singular(row.unit.split(" ").pop() ?? row.unit);
    if (!saidTwice(text, unit) || asMeasured(row, unit, text)) continue;
    const course = new RegExp(
      `\\b(?:an?|the|each|every|one)\\s(?:\\p{L}+\\s)?(?:course|programme|program|treatment|package|block|term)\\s(?:is|has|runs|consists of|of|takes)\\s(${COUNT})\\s${unit}(?:s|es)?\\b`,
      "iu",
    ).exec(text);
    const found =
      course ??
      new RegExp(
        `\\b(?:${ONE_CUSTOMER}|(?:most|many|typical) )(?!(?:visit|job|session|appointment|clean|repair|call|trip)s? )\\p{L}+ (?:needs?|takes?|requires?|books?|rents?|hires?|gets?|has|have) (?:about |around |usually )?(${COUNT}) (?:square )?${unit}(?:s|es)?\\b(?! (?:a|an|per|each|every|once|twice|(?:two|three|four|\\d+) times) )`,
        "iu",
      ).exec(text);
    // "Each dinner has twelve seats": how many come, and not how many one of them takes.
    const room = /^(?:seat|ticket)$/.test(unit) && / ha(?:s|ve) /.test(found?.[0] ?? "");
    const many = room ? 0 : countOf(found?.[1] ?? "");
    // "A course of 10 lessons costs 180. Private lessons are 45": the course has a price of its own.
    if (
      !found ||
      !(many > 1) ||
      rows.some((other) => other !== row && other.line.evidence.includes(found[0]))
    )
      continue;
    const often = row.line.unitsPerCustomerMonth;
    // "1.20 per panel, twice a year; a farm has 600 panels", "two towers for five days a month": all of them, each time.
    if (often && (TIMES_ONLY.test(often.note) || row.line.per === "day")) {
      row.line.unitsPerCustomerMonth = times(often, many, found[0]);
      continue;
    }
    const { capacity } = into;
    if (row.line.kind === "capacity" && capacity)
      into.capacity = {
        ...capacity,
        value: (capacity.value / many) * BOOKED,
        low: (capacity.low / many) * BOOKED,
        high: (capacity.high / many) * BOOKED,
        note: `${capacity.note} At ${many} each, with some of it left unbooked, so many new customers a month.`,
      };
    row.line.kind = "oneOff";
    row.line.quantity = {
      value: many,
      low: many,
      high: many,
      provenance: "founder",
      note: `Stated: ${found[0]}`,
    };
    delete row.line.unitsPerCustomerMonth;
  }
}

const READERS =
  /\b(\d[\d,]*)\s+(?:\p{L}+\s)?(?:subscribers|readers|listeners|followers|people (?:read|listen|watch|hear))\b/iu;
/** How many readers an issue has where nobody says so. */
const USUAL_READERS = 2_500;

/** "Sponsors pay €350 per issue" becomes a price per thousand readers, so that it grows with them and not by itself. */
export function asSponsorship(rows: readonly PricedLine[], texts: readonly string[]): void {
  const said = texts.map((text) => READERS.exec(text)).find((found) => found !== null);
  const count = Number(said?.[1]?.replace(/,/g, ""));
  const readers = count > 0 ? count : USUAL_READERS;
  for (const { line, unit } of rows) {
    if (line.kind !== "audience" || !line.price || unit === "reader" || unit === "") continue;
    const each = (value: number) => (value / readers) * 1000;
    line.price = {
      ...line.price,
      value: each(line.price.value),
      low: each(line.price.low),
      high: each(line.price.high),
      provenance: "derived",
      note: `${line.price.note} per ${unit}, spread over ${said ? said[0] : `${USUAL_READERS} readers (assumed)`}; per thousand readers.`,
    };
  }
}
