import type { RevenueLine } from "@/lib/finance/types";
import { headOf } from "../prices/line-buyers";
import type { Brief, Clause } from "../types";
import { BUYER_MAX, EVERYBODY, type ReadingCorrections } from "./reading-corrections";

type Own = NonNullable<ReadingCorrections["lines"]>;

/** The same line also where it became another kind of price. */
const ownOf = (id: string, own: Own) => own[id] ?? own[id.replace(/^own-(?=[a-z])/, "")];
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The kinds of people and firms that the answers tell of, as a line names its buyer. */
export const groupsOf = (segments: readonly Clause[]): string[] => [
  ...new Set(segments.map(headOf).filter((head) => /\p{L}{3}/u.test(head) && head.length <= BUYER_MAX)),
];

/** Everybody whom a line can be said to be paid by: the groups of the answers, and who pays other lines. */
export const groupsIn = ({ segments, inEnglish, lines }: Brief): string[] => [
  ...new Set([
    ...groupsOf(inEnglish?.segments ?? segments),
    ...lines.flatMap(({ buyer, paidBy }) => buyer ?? paidBy ?? []),
  ]),
];

/**
 * Where the founder names who pays a line, a line of which nothing is said is paid by the group that the answers name
 * first beside them; one that was put right to everybody stays everybody's.
 */
export function paidApart(lines: RevenueLine[], own: Own, segments: readonly Clause[]): RevenueLine[] {
  const named = lines.flatMap(({ id, buyer }) => (buyer && ownOf(id, own)?.buyer ? [buyer] : []));
  if (named.length === 0) return lines;
  const rest = groupsOf(segments).find((group) => !named.some((buyer) => isSame(buyer, group)));
  return lines.map((line) => {
    if (isOnWhatTheyDo(line, lines)) return { ...line, buyer: undefined, paidBy: line.buyer };
    const { buyer, paidBy, later } = line;
    return buyer || paidBy || later || ownOf(line.id, own)?.buyer === EVERYBODY
      ? line
      : { ...line, buyer: rest };
  });
}

/** A share that nobody pays who pays another price is earned on what the others do. */
const isOnWhatTheyDo = ({ kind, buyer, later }: RevenueLine, lines: readonly RevenueLine[]) =>
  kind === "take" &&
  buyer !== undefined &&
  !later &&
  lines.some((line) => !line.later && line.kind !== "take") &&
  !lines.some((line) => line.kind !== "take" && line.buyer === buyer);

/** Who pays everything that is sold, where the founder named one kind of buyer for all of it; they are who pays first. */
export function onlyBuyer(lines: readonly RevenueLine[], { lines: own = {}, buyers }: ReadingCorrections) {
  const sold = lines.filter(({ later, kind }) => !later && kind !== "grant" && kind !== "audience");
  const [first] = sold;
  const alone =
    first?.buyer && ownOf(first.id, own)?.buyer && sold.every(({ buyer }) => buyer === first.buyer);
  return buyers === undefined && alone ? first.buyer : undefined;
}
