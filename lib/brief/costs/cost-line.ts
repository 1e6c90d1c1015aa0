import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import type { PricedLine } from "../prices/line-plans";
import { literal } from "../text/literal";
import { PIECE_KINDS, sells } from "./cost-sums";

/** "The book is 120, printing it costs 38", "a robot to keep: 120, costs us 71": of what the sentence just sold. */
const OF_IT =
  /(?:^|[\s,(])(?:\p{L}+ing (?:it|one|them)|it|which|each|one)\s(?:costs?|is)(?:\s(?:us|me))?\s(?:about |around )?$|^\s*(?:which |and |it )?costs?(?:\s(?:us|me))?\s(?:about |around )?$/iu;
/** "The technician gets 2,000 of it", "of which the lawyer gets 15". */
const PART_OF_IT = /^\s*of (?:it|that|this|which|each)\b/i;
const OF_WHICH = /\bof (?:which|that|this)\b[^.;]*$/i;

/** "650 per vehicle per month, data 90". */
const RUNS_ALONG =
  /,\s(?:(?:mobile|cloud)\s)?(?:data|sim|airtime|hosting|server|cloud|support|messages|texts|sms)\s(?:about |around )?$/i;
/** "Kits at 14 each, materials and post 6.20" beside a subscription: what follows a price in its own clause is of that piece. */
function pieceBeside(rows: readonly PricedLine[], cost: ReadAmount, text: string): PricedLine | undefined {
  const row = rows.findLast(({ amount }) => amount.start < cost.start);
  const between = row ? text.slice(row.amount.end, cost.start) : "";
  return row &&
    sells(row) &&
    (PIECE_KINDS.has(row.line.kind) || RUNS_ALONG.test(between)) &&
    cost.value < (row.line.price?.value ?? 0) &&
    /^[^.;:\d]{3,60}$/.test(between) &&
    !rows.some(
      (other) =>
        other !== row && other.unit !== "" && new RegExp(`\\b${literal(other.unit)}`, "i").test(between),
    )
    ? row
    : undefined;
}

export function priceBefore(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  text: string,
): PricedLine | undefined {
  if (cost.kind !== "money" || cost.tail.unit || cost.tail.period) return undefined;
  const beside = pieceBeside(rows, cost, text);
  if (beside) return beside;
  if (!OF_IT.test(cost.before) && !PART_OF_IT.test(cost.after) && !OF_WHICH.test(cost.before))
    return undefined;
  const row = rows.findLast(({ amount }) => amount.start < cost.start);
  const between = row ? text.slice(row.amount.end, cost.start) : "";
  // "Schools pay 780 for each day. The teacher gets 600 of it": the sentence before it told the whole.
  const made = /\b\p{L}+ing (?:it|one|them) costs?\b/iu.test(cost.before);
  const stops = between.match(/[.;]\s/g)?.length ?? 0;
  return row &&
    (sells(row) || row.line.later) &&
    (row.line.kind !== "recurring" || OF_IT.test(cost.before)) &&
    stops <= ((made || PART_OF_IT.test(cost.after)) && cost.value < row.amount.value ? 1 : 0)
    ? row
    : undefined;
}

/** "A yearly refill of 45", "a refill 14", "a refill pack 14". */
function inWords({ line }: PricedLine, cost: ReadAmount): boolean {
  const nouns =
    /(?:^|\s)(?:an?|each|one|the|per)\s(\p{L}{4,}(?:\s\p{L}{4,})?)\s(?:(?:costs?|is)\s(?:us\s)?)?(?:about |around )?$/iu
      .exec(cost.before)?.[1]
      ?.split(" ") ?? [];
  return nouns.some((noun) => new RegExp(`(?<![\\p{L}])${literal(noun)}`, "iu").test(line.evidence));
}

/** The line that a cost speaks of, where its unit or its words name one. */
export function lineOfCost(
  rows: readonly PricedLine[],
  cost: ReadAmount,
  _text: string,
): PricedLine | undefined {
  const unit = cost.tail.unit;
  return (
    rows.find(
      (row) =>
        sells(row) &&
        unit !== null &&
        (singular(row.unit.split(" ").pop() ?? "") === unit || row.also === unit),
    ) ??
    rows.find(
      (row) =>
        sells(row) &&
        row.unit !== "" &&
        new RegExp(`\\b${row.unit.split(" ").pop() ?? ""}s?\\b`, "i").test(cost.before),
    ) ??
    rows.find((row) => sells(row) && unit === null && inWords(row, cost)) ??
    // "Pot de 500 g à 9,50", "2,30 par pot".
    rows.find(
      (row) =>
        sells(row) &&
        row.unit === "" &&
        PIECE_KINDS.has(row.line.kind) &&
        unit !== null &&
        unit.length > 2 &&
        new RegExp(`(?<![\\p{L}])${literal(unit)}`, "iu").test(row.amount.before),
    )
  );
}
