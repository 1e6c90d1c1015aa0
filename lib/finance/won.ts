import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { assumption, tidy } from "./assumed";
import type { ArchetypeDefaults, Range } from "./data/archetype-defaults";
import { activeLines, isRepeated } from "./line-flow";
import { count } from "./money";
import type { Assumed, RevenueLine } from "./types";

/** Of this many private people a newcomer can win about a tenth; of a thousand times as many only a tenth of that share. */
const WON_OF = 3_000;
const MOST_WON = 0.12;
const LEAST_WON = 0.004;
const USUAL_REACH = 0.03;
/** Who need not pay is won more easily. */
const FREE_TO_USE = 3;

/** Private customers: the larger the market, the smaller the share of it that a newcomer wins in three years. */
export function wonOf(
  served: number,
  { reachable }: ArchetypeDefaults,
  lines: readonly RevenueLine[],
): Range {
  const kind = Math.min(2, Math.max(0.5, reachable[1] / USUAL_REACH));
  const free = lines.some(({ attach, buyer }) => !buyer && attach && attach.value < 0.2) ? FREE_TO_USE : 1;
  const share = 0.1 * Math.cbrt(WON_OF / Math.max(served, 1)) * kind * free;
  const won = tidy(Math.min(MOST_WON, Math.max(LEAST_WON, share)));
  return [won / 2, won, won * 2];
}

const TIMES = 4;
/** No plan counts on more than every third of all who can be served. */
const MOST_ONCE = 1 / 3;
/** Who buys once makes room for the next: in three years so many more are won than are customers at one time. */
export const eachYear = (won: Range, lines: readonly RevenueLine[]): Range => {
  const [low, value, high] = won.map((share) => Math.min(MOST_ONCE, share * TIMES));
  return activeLines(lines).some(isRepeated) ? won : [low ?? 0, value ?? 0, high ?? 0];
};

/** Beside the private customers a newcomer calls on organisations one by one: of the first hundred about one in seven buys. */
const CALLED_ON = 100;
const WON_CALLED_ON = 0.15;

/** Share won of a kind that buys beside the counted customers; by the same rule smaller in a larger market. */
export function wonBeside(
  buyer: string,
  served: number,
  defaults: ArchetypeDefaults,
  lines: readonly RevenueLine[],
): Assumed {
  const each = tidy(WON_CALLED_ON * Math.min(1, Math.cbrt(CALLED_ON / Math.max(served, 1))));
  const share: Range = isOrganisation(buyer)
    ? [each / 2, each, Math.min(1, each * 2)]
    : wonOf(served, defaults, lines);
  return assumption(
    eachYear(share, lines),
    `Share of the ${buyer} that can be served won by year 3; assumed: a newcomer wins a smaller share of a larger market, and this one has ${count(served)}.`,
  );
}
