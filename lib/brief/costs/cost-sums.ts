import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";

export const sells = ({ line }: PricedLine) =>
  line.kind !== "grant" &&
  line.kind !== "audience" &&
  !line.later &&
  !(line.kind === "recurring" && line.label === "Donations");

/** Two costs of one unit add up: "Ingredients cost 3 and packaging 1 per meal". The same sum said twice is one cost. */
export function added(before: Assumed | undefined, more: Assumed): Assumed {
  const said = more.note.replace(/\.$/, "");
  // "£3.40" holds no "£3".
  if (!before || new RegExp(`${literal(said)}(?![\\d.,]*\\d)`, "u").test(before.note)) return before ?? more;
  return {
    value: before.value + more.value,
    low: before.low + more.low,
    high: before.high + more.high,
    provenance: "derived",
    note: `${before.note.replace(/\.$/, "")}, and ${more.note.replace(/^Stated: /, "")}`,
  };
}

/** One of what a line is counted in: "bottle" out of "glass bottles". */
export const soldUnit = ({ unit }: Pick<PricedLine, "unit">) => singular(unit.split(" ").pop() ?? "");

/** What is sold one by one. */
export const PIECE_KINDS = new Set(["unitSale", "perUse", "capacity", "oneOff"]);
export const times = (each: Assumed, count: number, why: string): Assumed => ({
  value: each.value * count,
  low: each.low * count,
  high: each.high * count,
  provenance: "derived",
  note: `${each.note}, ${why}.`,
});

/** "45 for a studio and 65 for two bedrooms. Cleaners receive 26 and 38": as many costs as prices, each of its own. */
export function sideBySide(
  rows: readonly PricedLine[],
  amounts: readonly ReadAmount[],
  text: string,
): ReadAmount[] {
  const costs = amounts.filter(({ role, kind, tail }) => role === "cost" && kind === "money" && !tail.period);
  for (const [i, first] of costs.entries()) {
    const list = [first];
    for (const next of costs.slice(i + 1)) {
      const last = list.at(-1) ?? first;
      if (!/^\s*(?:,|,?\s?and|\/|or)\s*$/i.test(text.slice(last.end + last.tail.length, next.start))) break;
      list.push(next);
    }
    const priced = rows.filter(
      (row) => sells(row) && row.line.id.startsWith("plan-") && row.amount.start < first.start,
    );
    if (list.length < 2 || priced.length !== list.length) continue;
    for (const [at, { line }] of priced.entries()) {
      const cost = list[at];
      if (cost) line.unitCost = added(line.unitCost, stated(cost));
    }
    return list;
  }
  return [];
}

const YEAR_DAYS = 365;
const LASTS = new RegExp(
  `\\blasts?\\s+(?:about |around |up to )?(${COUNT})\\s+(month|year|season)s?\\b`,
  "iu",
);

/** "Buckets cost 11 and last two years, every restaurant needs four": of what is kept at each customer. */
const EACH_NEEDS = new RegExp(
  `\\b(?:every|each|an?|one) \\p{L}+ (?:needs|gets|has|holds|keeps|takes|uses) (${COUNT})(?= of (?:them|these)\\b|\\s*(?:$|[.;,]))`,
  "iu",
);

/** "And is used about 40 times". */
export const USED_TIMES = new RegExp(
  `\\b(?:is used|are used|and used|can be used|gets used|lasts(?: for)?|makes|does|survives|is good for|survives|goes out)\\s(?:about |around |up to )?(${COUNT})\\s(?:times|uses|rentals|hires|turns|cycles|parties|trips|washes|rounds|events|loans)\\b`,
  "iu",
);

/** "S/ 85 per kit per semester. A kit costs 210 and survives 5 semesters": one of its five turns. */
const TURNS = new RegExp(
  `\\b(?:survives?|lasts?|holds?|serves?|(?:is|are) good|does|makes)(?: for)?\\s(?:about |around |roughly |up to |at least )?(${COUNT})\\s((semester|term|school year|round)s?)\\b`,
  "iu",
);
const usedUp = (after: string, rows: readonly PricedLine[]) => {
  const [uses, count = ""] = USED_TIMES.exec(after) ?? [];
  if (uses) return { uses, count: countOf(count) };
  const [turns, many = "", , turn = ""] = TURNS.exec(after) ?? [];
  const sold = turns && rows.some(({ line }) => line.evidence.toLowerCase().includes(turn.toLowerCase()));
  return sold ? { uses: turns, count: countOf(many) } : null;
};

/** "A battery costs us 180,000 and lasts four years", let by the day, month or season: each time uses up its part. */
export function wearOut(rows: PricedLine[], cost: ReadAmount): boolean {
  const used = usedUp(cost.after, rows);
  const piece = rows.find(({ line }) => PIECE_KINDS.has(line.kind) && !line.later);
  if (used && used.count > 1) {
    // How many of them go into a month that is paid for, nobody said.
    if (piece)
      piece.line.unitCost = added(piece.line.unitCost, times(stated(cost), 1 / used.count, used.uses.trim()));
    return true;
  }
  const [said, many = "", unit = ""] = LASTS.exec(cost.after) ?? [];
  const months = countOf(many) * (/month/i.test(unit) ? 1 : 12);
  const row =
    rows.find(({ line }) => line.per === "day" && !line.unitCost && line.kind !== "recurring") ??
    rows.find(({ line }) => line.kind === "recurring" && !line.later && line.label !== "Donations");
  if (!said || !row || !(months > 0)) return false;
  const charges = row.line.kind === "recurring" ? months : (months * YEAR_DAYS) / 12;
  const [needs, held = ""] = EACH_NEEDS.exec(cost.after) ?? [];
  const each = stated(cost);
  const part = (value: number) => (value * (needs ? countOf(held) : 1)) / charges;
  row.line.unitCost = added(row.line.unitCost, {
    value: part(each.value),
    low: part(each.low),
    high: part(each.high),
    provenance: "derived",
    note: `${each.note}${needs ? `, ${needs}` : ""}, spread over the ${said.replace(/^lasts?\s+/i, "")} it lasts.`,
  });
  return true;
}

const BY_TIME = /^(?:hour|day|night|week)$/;
/** "3.20 a day, on average 38 days, post is 18": once in each hire. */
export function onceInAHire({ line, unit }: PricedLine, cost: ReadAmount): boolean {
  const { quantity, price } = line;
  if (cost.kind !== "money" || cost.tail.unit || !BY_TIME.test(unit)) return false;
  if (quantity?.provenance !== "founder" || cost.value >= (price?.value ?? 0) * quantity.value) return false;
  const why = quantity.note.replace(/^Stated: /, "");
  line.unitCost = added(line.unitCost, times(stated(cost), 1 / quantity.value, why));
  return true;
}

/** One stated sum this many times the price was read wrongly (a loss of twice the price is told as one), unless the founder says that he loses by it. */
const BEYOND_BELIEF = 4;
const AT_A_LOSS =
  /\b(?:los(?:e|es|ing|s)|below cost|under cost|subsidi[sz]e[sd]?|negative|loss[- ]leader)\b/i;

/** Takes out what one sale alone cannot cost; answers which stated sums are thereby in no line. */
export function withoutUnbelievable(rows: readonly PricedLine[], text: string, costs: Assumed[]): Assumed[] {
  return AT_A_LOSS.test(text)
    ? costs
    : rows.filter(sells).reduce((left, row) => withoutBeyond(row, left), [...costs]);
}

function withoutBeyond({ line }: PricedLine, costs: Assumed[]): Assumed[] {
  if (!line.unitCost) return costs;
  const charges = line.kind === "recurring" ? chargesPerMonth(line.per) : 1;
  const paid = line.takeRate
    ? line.takeRate.value * (line.averageOrder?.value ?? 0)
    : (line.price?.value ?? 0) * charges;
  const { note, value: whole } = line.unitCost;
  const beyond = (value: number) => value > paid * BEYOND_BELIEF;
  const read = costs.filter((cost) => note.includes(cost.note.replace(/^Stated: /, "")));
  // "One tractor handles 70 driveways; fuel is 210 per driveway": the sum itself is of one, and no number belongs to it.
  if (paid > 0 && beyond(whole) && read.length > 0 && read.every(({ value }) => value < paid)) {
    line.unitCost = read.reduce<Assumed | undefined>((sum, cost) => added(sum, cost), undefined);
    return costs;
  }
  if (!(paid > 0) || ![whole, Math.max(...read.map(({ value }) => value))].every(beyond)) return costs;
  delete line.unitCost;
  return costs.filter((cost) => !read.includes(cost));
}

/** "We charge 3.2% of the invoice. The lender takes 1.4% of it": of the invoice, so almost half of what we charge. */
export function ofTheRate({ takeRate }: RevenueLine, amount: ReadAmount): Assumed {
  const share = stated(amount);
  const whole = /^\s*of (?:it|that|this|the (?!commission|fee|share)\p{L}+)\b/iu.test(amount.after);
  return takeRate && whole && amount.value < takeRate.value
    ? times(share, 1 / takeRate.value, `of ${takeRate.note.replace(/^Stated: /, "")}`)
    : share;
}
