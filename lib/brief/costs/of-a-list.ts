import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { literal } from "../text/literal";
import { added, PIECE_KINDS, sells, soldUnit, times } from "./cost-sums";

/** Whatever is sold: "cost of a piece", "per order we pay". */
const ANY_ONE =
  /^(?:piece|unit|item|order|sale|one|product|job|booking|customer|client|deal|transaction|parcel|portion|set|purchase)$/;
/** "The set of two sizes": so many of what is costed. */
const SET_OF_TWO = /\b(?:set|pair|pack|box) of (two|three|four|five|six)\b/i;
const MANY: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Each of the costs counts, two equal ones too. */
function summed(costs: readonly ReadAmount[]): Assumed {
  const each = costs.map(stated);
  const sum = (of: (cost: Assumed) => number) =>
    Number(each.reduce((all, cost) => all + of(cost), 0).toPrecision(12));
  return {
    value: sum(({ value }) => value),
    low: sum(({ low }) => low),
    high: sum(({ high }) => high),
    provenance: "derived",
    note: `Stated: ${each.map(({ note }) => note.replace(/^Stated: /, "")).join(", and ")}`,
  };
}

const named = (words: string, { line, unit }: PricedLine) =>
  new RegExp(`(?<![\\p{L}])${literal(words)}`, "iu").test(`${unit} ; ${line.label} ; ${line.evidence}`);

/** The lines that a list of costs of one such thing belongs to. */
function linesOf(thing: string, rows: readonly PricedLine[], text: string): PricedLine[] {
  const pieces = rows.filter((row) => sells(row) && PIECE_KINDS.has(row.line.kind));
  const noun = thing.split(" ").pop() ?? "";
  for (const words of [thing, noun]) {
    const here = pieces.filter((row) => named(words, row));
    if (here.length > 0 && words !== "") return here;
  }
  const taken = rows.filter((row) => sells(row) && row.line.kind === "take");
  // "Average rental is 85; we keep 25%. For one rental we spend": of each that the commission is taken of.
  if (
    taken.length > 0 &&
    (ANY_ONE.test(noun) ||
      new RegExp(`\\b(?:average|typical|usual|each|every|of the|per) ${literal(noun)}`, "iu").test(text))
  )
    return taken.slice(0, 1);
  return ANY_ONE.test(noun) ? pieces.filter(({ line }) => line.kind === pieces[0]?.line.kind) : [];
}

/** "A new lining for 2,400" beside "one box costs us: shell 2,900, wool lining 1,350": the part that is sold alone, too. */
function asOwn(rows: readonly PricedLine[], whole: readonly PricedLine[], cost: ReadAmount): void {
  const part = singular(cost.before.trim().split(/\s/).pop()?.toLowerCase() ?? "");
  const alone = rows.find((row) => sells(row) && !whole.includes(row) && soldUnit(row) === part);
  if (part.length > 2 && alone && !alone.line.unitCost) alone.line.unitCost = stated(cost);
}

/** What an announced list says that one of a thing costs is the whole cost of that thing; answers the costs that were placed. */
export function ofAList(rows: readonly PricedLine[], own: readonly ReadAmount[], text: string): ReadAmount[] {
  const lists = new Map<number, ReadAmount[]>();
  for (const amount of own)
    if (amount.listed && amount.role === "cost") {
      const { at } = amount.listed;
      lists.set(at, [...(lists.get(at) ?? []), amount]);
    }
  const placed: ReadAmount[] = [];
  for (const costs of lists.values()) {
    const { of: thing = "", price } = costs[0]?.listed ?? {};
    const here =
      price === undefined
        ? linesOf(thing, rows, text)
        : rows.filter(({ amount }) => amount.start === price && own.includes(amount));
    for (const row of here) {
      const [said, many = ""] = SET_OF_TWO.exec(row.line.evidence) ?? [];
      const count = MANY[many.toLowerCase()] ?? 1;
      const whole = summed(costs);
      row.line.unitCost = added(
        row.line.unitCost,
        said && here.length > 1 ? times(whole, count, said) : whole,
      );
      row.costed = true;
    }
    for (const cost of costs) asOwn(rows, here, cost);
    if (here.length > 0) placed.push(...costs);
  }
  return placed;
}
