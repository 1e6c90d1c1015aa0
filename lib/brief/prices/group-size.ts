import type { Assumed } from "@/lib/finance/types";
import { averageOf } from "../amounts/usual-count";
import { times } from "../costs/cost-sums";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";
import { quantityOf } from "./stated-count";

const SIZE = new RegExp(
  `\\b(?:an?|each|every|one|the average|a typical|our)\\s(?:typical |average |usual )?(?:order|group|booking|party|table|event|team|delivery)\\s(?:is|has|counts|serves)\\s(?:for\\s)?(?:about |around |on average )*(${COUNT})\\s(?:people|persons|guests|heads|participants|employees|children)\\b`,
  "iu",
);
/** "An order is around 600 labels", "a visit is 45 cows on average". */
const VISIT = "(?:order|visit|booking|party|job|delivery|event|purchase|load|pick-?up|collection|round)";
const OF_IT = (unit: string) =>
  new RegExp(
    `\\b(?:an?|each|every|one|the average|a typical|our)\\s(?:typical |average |usual )?${VISIT}\\s(?:is|has|means|covers|takes|needs|contains)\\s(?:for\\s)?(?:about |around |usually |on average |some )*(${COUNT})\\s(?:\\p{L}+\\s)?${literal(unit)}e?s\\b`,
    "iu",
  );
const exactly = (count: number, said: string): Assumed => ({
  ...{ value: count, low: count, high: count },
  ...{ provenance: "founder", note: `Stated: ${said}` },
});
const HEAD = /^(?:person|guest|head|participant|employee|child)$/;

/** "An order is for 22 people on average", at a price per person. */
export function groupSize(text: string): { said: string; count: number } | undefined {
  const [said = "", many = ""] = SIZE.exec(text) ?? [];
  return countOf(many) > 1 ? { said, count: countOf(many) } : undefined;
}

const BY_WEIGHT = /^(?:kilo|kg|gram|pound|litre|liter|metre|meter|tonne|ton)$/;

/** Whoever books for a group pays for all of it each time. */
export function withGroups(rows: readonly PricedLine[], text: string): void {
  for (const { line, unit } of rows) {
    const often = line.unitsPerCustomerMonth;
    const [said = "", many = ""] = unit === "" ? [] : (OF_IT(unit.split(" ").pop() ?? unit).exec(text) ?? []);
    // "A usual booking is three hours every week": the count is in the rhythm already.
    if (often && countOf(many) > 1 && !often.note.includes(`${many} `))
      line.unitsPerCustomerMonth = times(often, countOf(many), said);
    else if (!often && countOf(many) > 1 && line.kind === "perUse" && !line.later && !/hour$/.test(unit))
      line.quantity ??= exactly(countOf(many), said);
  }
  for (const { line, unit } of rows) {
    // "38 per kilo poured, average piece 4.2 kilos": what is paid by weight is bought by the piece.
    const [piece = "", many = ""] = BY_WEIGHT.test(unit) ? (averageOf(`${unit}s?`).exec(text) ?? []) : [];
    if (
      countOf(many) > 0 &&
      (line.kind === "unitSale" || line.kind === "perUse") &&
      !line.unitsPerCustomerMonth
    )
      line.quantity ??= exactly(countOf(many), piece);
  }
  const group = groupSize(text);
  if (!group) return;
  for (const { line, unit } of rows) {
    if (!HEAD.test(unit) || line.later) continue;
    const often = line.unitsPerCustomerMonth;
    if (often) line.unitsPerCustomerMonth = times(often, group.count, group.said);
    else if (line.kind === "oneOff" || line.kind === "unitSale")
      line.quantity ??= exactly(group.count, group.said);
  }
}

const MEASURE = /^(?:met(?:re|er)|square met(?:re|er)|m²|sqm|hectare|acre|foot)$/;
/** "6 per metre, four times a season" of "yachts of 7 to 14 metres": the whole length each time. */
export function withMeasures(rows: readonly PricedLine[], audience: string): void {
  for (const { line, unit } of rows) {
    const often = line.unitsPerCustomerMonth;
    if (!often || line.kind === "recurring" || !MEASURE.test(unit) || often.note.includes(unit)) continue;
    const size = quantityOf(unit, [audience]);
    if (size) line.unitsPerCustomerMonth = times(often, size.value, size.note.replace(/^Stated: /, ""));
  }
}
