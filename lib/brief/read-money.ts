import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { type ReadAmount, readAmounts } from "./amount-roles";
import { findAmounts } from "./amounts";
import { projectCurrency, resolveCurrency } from "./currency";
import { findFrequencies, sentenceAround } from "./frequency";
import type { Setting } from "./line-kind";
import { singular } from "./price-tail";
import { linesFrom, type PricedLine, withVolumes } from "./revenue-lines";
import type { Brief, Geography } from "./types";

const FIELDS: readonly AnswerField[] = [
  "businessModel",
  "solution",
  "differentiator",
  "targetAudience",
  "problem",
];

export interface Money {
  currency: string;
  lines: RevenueLine[];
  amounts: { field: AnswerField; amount: ReadAmount }[];
  stated: Pick<
    Brief["stated"],
    "cac" | "unitCosts" | "capex" | "staffPay" | "budget" | "fixedMonthly" | "capacity" | "capacityUnit"
  >;
}

const stated = ({ value, low, high, text, tail }: ReadAmount): Assumed => ({
  value: value / tail.divisor,
  low: low / tail.divisor,
  high: high / tail.divisor,
  provenance: low < high ? "parsed" : "founder",
  note: `Stated: ${text}`,
});

const asMonthly = (amount: ReadAmount): Assumed => {
  const factor = { month: 1, year: 1 / 12, week: 52 / 12, day: 30, use: 1 }[amount.tail.period ?? "month"];
  const base = stated(amount);
  return { ...base, value: base.value * factor, low: base.low * factor, high: base.high * factor };
};

const sells = ({ line }: PricedLine) => line.kind !== "grant" && line.kind !== "audience" && !line.later;

/** A unit cost belongs to the line of the same unit, else to the first line that sells pieces. */
function placeCost(rows: PricedLine[], cost: ReadAmount): boolean {
  const unit = cost.tail.unit;
  const named =
    rows.find((row) => sells(row) && unit !== null && singular(row.unit.split(" ").pop() ?? "") === unit) ??
    rows.find(
      (row) =>
        sells(row) &&
        row.unit !== "" &&
        new RegExp(`\\b${row.unit.split(" ").pop() ?? ""}s?\\b`, "i").test(cost.before),
    );
  const pieces = rows.filter(
    (row) =>
      sells(row) &&
      (row.line.kind === "unitSale" ||
        row.line.kind === "perUse" ||
        row.line.kind === "capacity" ||
        row.line.kind === "oneOff"),
  );
  const target =
    named ??
    (unit === null || /^(?:unit|piece|item|order|customer|sale|one)$/.test(unit)
      ? (pieces[0] ?? rows.find(sells))
      : undefined);
  if (!target || target.line.unitCost) return false;
  if (cost.kind === "percent") target.line.costShare = stated(cost);
  else target.line.unitCost = stated(cost);
  return true;
}

/** Half of a box never costs more than ten boxes: a cost far above the price is about something else. */
const plausible = (rows: readonly PricedLine[], cost: ReadAmount) =>
  rows.some(({ line }) => line.price === undefined || cost.value / cost.tail.divisor < line.price.value * 20);

function withCosts(rows: PricedLine[], amounts: readonly ReadAmount[], into: Money["stated"]): void {
  for (const amount of amounts) {
    if (amount.role === "cost" && amount.kind === "money") {
      if (
        amount.tail.period &&
        amount.tail.period !== "use" &&
        (amount.tail.unit === null || amount.tail.unit === "month")
      )
        into.fixedMonthly = asMonthly(amount);
      else {
        into.unitCosts.push(stated(amount));
        if (plausible(rows, amount)) placeCost(rows, amount);
      }
    } else if (amount.role === "cost" && amount.kind === "percent") placeCost(rows, amount);
    else if (amount.role === "cac" && amount.kind === "money") into.cac ??= stated(amount);
    else if (amount.role === "capex") into.capex ??= stated(amount);
    else if (amount.role === "pay" && amount.tail.period && amount.tail.unit !== "hour")
      into.staffPay ??= asMonthly(amount);
    else if (amount.role === "budget" && /\b(?:we have|savings|saved|budget)\b/i.test(amount.before))
      into.budget ??= stated(amount);
    else if (amount.role === "share") {
      const takes = rows.some(
        ({ line }) => line.kind === "take" && (line.takeRate?.value ?? 0) + amount.value > 0.95,
      );
      if (takes) continue;
      for (const row of rows) if (sells(row) && !row.line.costShare) row.line.costShare = stated(amount);
    }
  }
}

function withAverages(rows: PricedLine[], amounts: readonly ReadAmount[]): void {
  for (const amount of amounts.filter(({ role }) => role === "average")) {
    const take = rows.find(({ line }) => line.kind === "take" && !line.averageOrder);
    if (take) take.line.averageOrder = stated(amount);
  }
  const take = rows.find(({ line }) => line.kind === "take" && !line.averageOrder);
  const sale = rows.find(
    ({ line }) => (line.kind === "unitSale" || line.kind === "perUse") && line.price !== undefined,
  );
  if (
    take &&
    sale &&
    /\b(?:each|every|of|sale|booking|rental|ride|order)\b/i.test(take.line.evidence) &&
    rows.length === 2 &&
    sale.amount.role !== "oneOff" &&
    Math.abs(sale.amount.start - take.amount.start) < 120 &&
    /\bof (?:that|it|this|which)\b/i.test(take.line.evidence)
  ) {
    take.line.averageOrder = sale.line.price;
    rows.splice(rows.indexOf(sale), 1);
  }
}

/** What a grant-funded place costs is a cost, not a price; times the stated number of people a year it is a budget. */
function fundedPlaces(rows: PricedLine[], answers: QuizAnswers, into: Money["stated"]): void {
  if (!rows.some(({ line }) => line.kind === "grant")) return;
  const place = rows.find(
    ({ line, unit, amount }) =>
      line.kind !== "grant" &&
      /\b(?:place|trainee|participant|beneficiary|child|family|meal|bed|person|student)$/.test(unit) &&
      /\bcosts?\b/i.test(amount.before),
  );
  if (!place?.line.price) return;
  rows.splice(rows.indexOf(place), 1);
  into.unitCosts.push(place.line.price);
  const people = findFrequencies(
    `${answers.differentiator} ${answers.solution} ${answers.businessModel}`,
  ).find(
    ({ noun, perMonth }) =>
      noun !== null &&
      /^(?:woman|women|people|person|trainee|student|participant|child|family|man|men|youth|refugee|place)$/.test(
        noun,
      ) &&
      perMonth < 500,
  );
  if (!people) return;
  const cost = place.line.price.value * people.perMonth;
  into.fixedMonthly = {
    value: cost,
    low: cost,
    high: cost,
    provenance: "derived",
    note: `${place.line.price.note} for each of ${people.text}`,
  };
}

/** "the first 200 pages free each month" of a usage price. */
function withAllowance(rows: PricedLine[], text: string): void {
  const match =
    /\bfirst (\d[\d,]*)\s*(?:\p{L}+\s)?(?:\p{L}+\s)?(?:are |is )?(?:for )?free\b/iu.exec(text) ??
    /\b(\d[\d,]*)\s+free\s+\p{L}+/iu.exec(text);
  const free = Number(match?.[1]?.replace(/,/g, ""));
  const row = rows.find(({ line }) => line.kind === "perUse" && line.price && !line.later);
  if (!match || !(free > 1) || !row?.line.price) return;
  row.line.tiers = [
    { from: 0, price: 0 },
    { from: free, price: row.line.price.value },
    ...(row.line.tiers ?? []),
  ];
}

/** "One room holds 150 crates" with a price per crate and day: what can be sold is limited. */
function capacityOf(rows: PricedLine[], answers: QuizAnswers, into: Money["stated"]): void {
  const text = `${answers.differentiator} ${answers.solution} ${answers.businessModel}`;
  for (const row of rows.filter(
    ({ line, unit }) => unit !== "" && (line.kind === "perUse" || line.kind === "unitSale") && !line.later,
  )) {
    const noun = row.unit.split(" ").pop() ?? row.unit;
    const match = new RegExp(
      `\\b(?:holds?|fits?|stores?|seats?|room for|space for|capacity (?:of|for)|makes?|bakes?|produces?)\\s+(?:about |around |up to )?(\\d[\\d,.]*)\\s+(?:\\p{L}+\\s)?${noun}`,
      "iu",
    ).exec(text);
    const count = Number(match?.[1]?.replace(/[,.](?=\d{3})/g, ""));
    if (!match || !(count > 0)) continue;
    const days =
      row.line.per === "day" ||
      /\b(?:a|per|each|every) (?:day|night)\b/i.test(
        text.slice(match.index, match.index + match[0].length + 16),
      );
    const perMonth = days ? count * 30 : count;
    into.capacity = {
      value: perMonth,
      low: perMonth,
      high: perMonth,
      provenance: "derived",
      note: days ? `Stated: ${match[0]}; 30 days a month.` : `Stated: ${match[0]}, read as a month's.`,
    };
    into.capacityUnit = row.line.per === "day" ? `${noun}-days` : `${noun}s`;
    row.line.kind = "capacity";
    return;
  }
}

function inField(answers: QuizAnswers, field: AnswerField): ReadAmount[] {
  const text = answers[field];
  return readAmounts(text, findAmounts(text));
}

/** Prices, costs, volumes and limits of all answers; prices come from the business model, else from offer texts that name one. */
export function readMoney(
  answers: QuizAnswers,
  geography: Geography | null,
  setting: Setting,
  language: string,
): Money {
  const byField = new Map(FIELDS.map((field) => [field, inField(answers, field)] as const));
  const own = byField.get("businessModel") ?? [];
  const country = geography?.country ?? null;
  const currency = projectCurrency(
    own,
    FIELDS.flatMap((field) => byField.get(field) ?? []),
    geography,
    language,
  );
  const foreign = (amount: ReadAmount) =>
    amount.kind === "money" && resolveCurrency(amount.currency, country, currency) !== currency;

  let rows = linesFrom(
    answers.businessModel,
    own.filter((amount) => !foreign(amount)),
    setting,
    false,
  );
  for (const field of ["solution", "differentiator"] as const) {
    if (rows.length > 0) break;
    rows = linesFrom(
      answers[field],
      (byField.get(field) ?? []).filter((amount) => !foreign(amount)),
      setting,
      true,
    );
  }
  const spans = own.map(({ start, end }) => ({ start, end }));
  rows = withVolumes(rows, findFrequencies(answers.businessModel, spans), (at) =>
    sentenceAround(answers.businessModel, at),
  );
  const into: Money["stated"] = { unitCosts: [] };
  const spoken = [
    ...own,
    ...(byField.get("differentiator") ?? []),
    ...(byField.get("solution") ?? []),
  ].filter((amount) => !foreign(amount));
  fundedPlaces(rows, answers, into);
  withAverages(rows, spoken);
  withCosts(rows, spoken, into);
  withAllowance(rows, answers.businessModel);
  capacityOf(rows, answers, into);
  return {
    currency,
    lines: rows.map(({ line }) => line),
    amounts: FIELDS.flatMap((field) => (byField.get(field) ?? []).map((amount) => ({ field, amount }))),
    stated: into,
  };
}
