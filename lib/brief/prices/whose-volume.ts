import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { exactly } from "../amounts/usual-count";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import type { Clause } from "../types";
import { headOf, isOrganisation, namedBuyer } from "./line-buyers";
import type { PricedLine } from "./line-plans";

const BUYS =
  "(?:orders?|buys?|takes?|books?|needs?|uses?|rents?|gets?|fills?|sends?|hires?|reserves?|eats?|drinks?|purchases?)";
const WHO =
  "(?:an?\\s|each\\s|every\\s|the\\s|most\\s|our\\s|(?:an?\\s|the\\s)?(?:average|typical|usual)\\s)?";
/** "Companies order 30 boxes on average", "a bar takes around 4 kegs a month", "people buy four at a time". */
const VOLUME = new RegExp(
  `(?:^|[.;,:(]\\s|\\b(?:and|while|but)\\s)${WHO}((?:(?!and\\s|we\\s|i\\s|they\\s|it\\s)[\\p{L}-]+\\s){0,2}?[\\p{L}-]{3,})\\s(?:usually\\s|typically\\s|often\\s|on average\\s)?${BUYS}\\s(?:about\\s|around\\s|roughly\\s|some\\s|on average\\s|at least\\s|up to\\s)?(${COUNT})(?:\\s?(?:to|-|–)\\s?(${COUNT}))?(?:\\s(?!(?:a|an|per|each|every|on|at|and|of|in|times)\\s)([\\p{L}-]+(?:\\s(?!(?:a|an|per|each|every|on|at|and|of|in)\\s)[\\p{L}-]+)?))?(?=[\\s.,;)]|$)`,
  "giu",
);
/** "Min order 24 tins". */
const LEAST = /\bmin(?:\.|imum)? orders? (?:of |is |are )?\d+/giu;
const ANYBODY =
  /^(?:customers?|clients?|people|person|users?|buyers?|members?|everyone|subscribers?|orders?)$/i;
const RHYTHM =
  /^\s(?:a|an|per|each|every)\s(?:day|week|month|year|quarter|season|night|evening|visit)\b|^\s(?:once|twice|\S+ times)\b/i;

/** A volume, and the lines that it can speak of. */
export interface Owned {
  start: number;
  end: number;
  ids: readonly string[];
}

interface Said extends Omit<Owned, "ids"> {
  who: string;
  many: number;
  thing: string;
  said: string;
  rhythm: boolean;
}

const lastWord = (text: string) => singular(text.trim().split(/\s+/).at(-1)?.toLowerCase() ?? "");
/** "Delis" are those of "independent delis and cafés". */
const isAmong = (who: string, people: string) =>
  new RegExp(`(?<!\\p{L})${literal(lastWord(who).replace(/y$/, ""))}`, "iu").test(people);

function saidIn(text: string): Said[] {
  return [...text.matchAll(VOLUME)].map((match) => {
    const [said, who = "", first = "", second = "", thing = ""] = match;
    const [low, high] = [countOf(first), countOf(second || first)];
    return {
      ...{ start: match.index, end: match.index + said.length },
      ...{ who, thing, many: Math.sqrt(low * high), said: said.replace(/^[.;,:(]?\s?(?:and\s)?/i, "") },
      rhythm: RHYTHM.test(text.slice(match.index + said.length)),
    };
  });
}

const isSold = ({ line }: PricedLine) => !line.later && line.kind !== "grant" && line.kind !== "audience";
const isOf = (thing: string, { unit, line }: PricedLine) =>
  thing !== "" &&
  (lastWord(unit) === lastWord(thing) || new RegExp(literal(lastWord(thing)), "i").test(line.label));

/** Lines that the one who buys so many can mean; empty where nobody knows. */
function linesOf(
  { who, thing }: Said,
  rows: readonly PricedLine[],
  nameOf: (row: PricedLine) => string | null,
  segments: readonly Clause[],
): PricedLine[] {
  const sold = rows.filter(isSold);
  const theirs = sold.filter((row) => isAmong(who, nameOf(row) ?? ""));
  const open = sold.filter((row) => nameOf(row) === null);
  const first = ANYBODY.test(lastWord(who)) || isAmong(who, segments[0]?.text ?? "");
  const meant = theirs.length > 0 ? theirs : first && open.length > 0 ? open : [];
  const named = meant.filter((row) => isOf(thing, row));
  if (named.length === 0 && sold.some((row) => isOf(thing, row))) return [];
  return named.length > 0 ? named : meant;
}

/** Each volume of the text that one of several kinds of buyer has, with the lines it can speak of. */
export function ownedVolumes(
  text: string,
  rows: readonly PricedLine[],
  segments: readonly Clause[],
  offer: string,
): Owned[] {
  const audience = segments.map(({ text: said }) => said.toLowerCase()).join(" ; ");
  const names = new Map(rows.map((row) => [row, namedBuyer(row, audience, offer)] as const));
  const nameOf = (row: PricedLine) => names.get(row) ?? null;
  if (rows.every((row) => nameOf(row) === null)) return [];
  const owned = saidIn(text).flatMap((said): Owned[] => {
    const ids = linesOf(said, rows, nameOf, segments).map(({ line }) => line.id);
    return ids.length > 0 ? [{ start: said.start, end: said.end, ids }] : [];
  });
  const spans = sentenceSpans(text);
  const least = [...text.matchAll(LEAST)].flatMap(({ 0: said, index }): Owned[] => {
    const from = spans.find(({ start, end }) => start <= index && index < end)?.start ?? 0;
    const row = rows.findLast(({ amount }) => amount.start >= from && amount.end <= index);
    const end = index + said.length + (/^\s\p{L}+/u.exec(text.slice(index + said.length))?.[0].length ?? 0);
    return row ? [{ start: index, end, ids: [row.line.id] }] : [];
  });
  return [...least, ...owned];
}

/** The text as it concerns one line: what other buyers take is left out. */
export const concerning = ({ line }: PricedLine, text: string, owned: readonly Owned[]): string =>
  owned
    .filter(({ ids }) => !ids.includes(line.id))
    .reduce((left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end), text);

/**
 * "Tourists, and companies that send gifts"; "the box is £45, companies order 30 boxes": who buys so many of what
 * everybody pays the same for has a line of their own.
 */
export function apartByVolume(
  rows: readonly PricedLine[],
  text: string,
  segments: readonly Clause[],
  offer: string,
): PricedLine[] {
  const [first, ...others] = segments;
  const pieces = rows.filter(
    (row) => isSold(row) && (row.line.kind === "unitSale" || row.line.kind === "perUse"),
  );
  const [only, ...more] = pieces;
  const audience = segments.map(({ text: said }) => said.toLowerCase()).join(" ; ");
  if (!first || !only || rows.some((row) => namedBuyer(row, audience, offer) !== null)) return [...rows];
  const firms = isOrganisation(headOf(first));
  const found = saidIn(text)
    .map((said) => ({
      said,
      group:
        others.find((group) => isAmong(said.who, headOf(group)) && isOrganisation(headOf(group)) !== firms) ??
        besideIn(first, said.who, firms),
    }))
    .find(({ said, group }) => group && said.many > 1 && !isAmong(said.who, headOf(first)));
  if (!found?.group || more.some((row) => isOf(found.said.thing, row))) return [...rows];
  const { said, group } = found;
  const buyer = headOf(group);
  const line = {
    ...only.line,
    id: `${only.line.id}-${lastWord(buyer)}`,
    label: `${only.line.label} for ${buyer}`,
    ...(said.rhythm ? {} : { quantity: exactly(said.many, said.said) }),
  };
  const mine = { ...only, buyer: headOf(first), line: { ...only.line } };
  return rows.flatMap((row) => (row === only ? [mine, { ...only, buyer, line }] : [row]));
}

/** "People in wheelchairs and care homes": the second of two named in one breath. */
function besideIn(first: Clause, who: string, firms: boolean): Clause | undefined {
  const listed = new RegExp(`(?:,|\\band)\\s(${literal(who)})(?!\\p{L})`, "iu").exec(first.text);
  return listed?.[1] && isOrganisation(who) !== firms
    ? { ...first, text: listed[1].toLowerCase() }
    : undefined;
}

/** Two prices of one plan, told apart by who takes it, cost the same where both are paid alike. */
function plansCostAlike(rows: readonly PricedLine[]): void {
  const plans = rows.filter(({ line }) => line.kind === "recurring" && line.id.startsWith("plan-"));
  const costed = plans.filter(({ line }) => line.unitCost);
  const [only] = costed;
  if (!only || costed.length > 1 || only.line.quantity?.provenance === "founder") return;
  for (const row of plans)
    if (row.line.per === only.line.per && (row.unit === only.unit || row.unit === ""))
      row.line.unitCost ??= only.line.unitCost;
}

/** Who pays the same price for the same piece costs the same. */
export function withSameCost(rows: readonly PricedLine[]): void {
  plansCostAlike(rows);
  for (const row of rows) {
    const like = rows.find((other) => other !== row && other.amount === row.amount && other.line.unitCost);
    if (row.buyer && like?.buyer && !row.line.unitCost) row.line.unitCost = like.line.unitCost;
    if (row.buyer && like?.buyer && like.line.costShare) row.line.costShare ??= like.line.costShare;
  }
}

/** One line for each price: those that only differ in who buys are left out. */
export const onePerPrice = (rows: readonly PricedLine[]): PricedLine[] =>
  rows.filter(
    (row, at) => !row.buyer || !rows.slice(0, at).some(({ buyer, amount }) => buyer && amount === row.amount),
  );

/** "People buy four at a time", "contractors rent 5 on average": so many at once, of what has no count of its own. */
export function withVolumesAtOnce(
  rows: readonly PricedLine[],
  { businessModel, solution }: Pick<QuizAnswers, "businessModel" | "solution">,
  segments: readonly Clause[],
): void {
  const audience = segments.map(({ text: said }) => said.toLowerCase()).join(" ; ");
  const nameOf = (row: PricedLine) => row.line.buyer ?? namedBuyer(row, audience, solution);
  for (const said of saidIn(businessModel)) {
    if (said.rhythm || !(said.many > 1)) continue;
    const [row, ...more] = linesOf(said, rows, nameOf, segments);
    if (!row || (more.length > 0 && said.thing === "") || (said.thing !== "" && !isOf(said.thing, row)))
      continue;
    const { line } = row;
    const open = !line.quantity || line.quantity.provenance === "assumption";
    const counted = line.kind === "recurring" ? row.unit !== "" : COUNTED.test(line.kind);
    if (open && counted && !line.unitsPerCustomerMonth) line.quantity = exactly(said.many, said.said);
  }
}
const COUNTED = /^(?:perUse|unitSale|oneOff)$/;
