import { fixed } from "./assumed";
import type { Assumptions, MarketInputs } from "./inputs";
import { sizeKinds } from "./market";
import type { RevenueLine } from "./types";
import { annualValue } from "./unit";

/** What each kind beside the counted customers makes up of all that can be won; empty where there is one kind. */
export function sharesOfKinds(market: MarketInputs): Map<string, number> {
  const [, ...others] = sizeKinds(market);
  const all = sizeKinds(market).reduce((sum, { somCustomers }) => sum + somCustomers, 0);
  return new Map(others.map(({ noun, somCustomers }) => [noun, all > 0 ? somCustomers / all : 0]));
}

/** The counted customers are those who are left. */
export const shareOf = (shares: ReadonlyMap<string, number>, buyer: string | undefined) =>
  shares.get(buyer ?? "") ?? 1 - [...shares.values()].reduce((sum, share) => sum + share, 0);

const STATED = "Follows from the shares of all customers that were stated.";

/** A share of all customers that the founder named decides how many of each kind are won beside the counted one. */
function withStated(market: MarketInputs, lines: readonly RevenueLine[]): MarketInputs {
  const { others = [] } = market;
  const [counted, ...sizes] = sizeKinds(market);
  const beside = new Set(others.map(({ buyer }) => buyer));
  const statedOf = (of: (buyer: string) => boolean) =>
    lines.reduce(
      (most, { buyer, attach }) =>
        buyer && of(buyer) && attach?.provenance === "founder" ? Math.max(most, attach.value) : most,
      0,
    );
  const own = statedOf((buyer) => !beside.has(buyer));
  const stated = others.map((other) => statedOf((buyer) => buyer === other.buyer));
  const rest = 1 - stated.reduce((sum, share) => sum + share, own);
  const free = sizes.reduce((sum, { somCustomers }, i) => sum + (stated[i] ? 0 : somCustomers), 0);
  const won = counted?.somCustomers ?? 0;
  if (others.length === 0 || rest < 0 || won <= 0 || (own === 0 && rest === 0)) return market;
  if (own === 0 && stated.every((share) => share === 0)) return market;
  const all = own > 0 ? won / own : (won + free) / rest;
  return {
    ...market,
    others: others.map((other, i) => {
      const { samCustomers, somCustomers } = sizes[i] ?? { samCustomers: 0, somCustomers: 0 };
      const unstated = own > 0 && free > 0 ? (somCustomers / free) * rest * all : somCustomers;
      const share = (stated[i] ? stated[i] * all : unstated) / samCustomers;
      return samCustomers <= 0 || share === other.won.value
        ? other
        : {
            ...other,
            base: share > 1 ? fixed(other.base.value * share, STATED, "derived") : other.base,
            won: fixed(Math.min(1, share), STATED, "derived"),
          };
    }),
  };
}

/**
 * Lines and market in step: what each kind makes up of the customers follows from what can be won of it, or was stated, and
 * what one of a kind is worth a year follows from its own lines. `before` is the market that the lines' shares were made for.
 */
export function inStep(
  a: Assumptions,
  before: MarketInputs = a.market,
): Pick<Assumptions, "lines" | "market"> {
  const market = withStated(a.market, a.lines);
  const [was, now] = [sharesOfKinds(before), sharesOfKinds(market)];
  const moved = (line: RevenueLine): RevenueLine => {
    const old = shareOf(was, line.buyer);
    const next = shareOf(now, line.buyer);
    return line.buyer && line.attach?.provenance === "derived" && old > 0 && next !== old
      ? { ...line, attach: fixed((line.attach.value / old) * next, line.attach.note, "derived") }
      : line;
  };
  const lines = now.size > 0 ? a.lines.map(moved) : a.lines;
  const worth = (buyer?: string) => {
    const of = (line: RevenueLine) =>
      buyer === undefined ? !now.has(line.buyer ?? "") : line.buyer === buyer;
    const share = shareOf(now, buyer);
    const bought = lines.filter((line) => line.buyer && of(line));
    const everybodys = annualValue({ ...a, lines: lines.filter((line) => !line.buyer) });
    return everybodys + (share > 0 ? annualValue({ ...a, lines: bought }) / share : 0);
  };
  const set = (value: MarketInputs["annualValue"], next: number) =>
    value.provenance === "derived" ? { ...value, value: next, low: next, high: next } : value;
  return {
    lines,
    market: {
      ...market,
      annualValue: set(market.annualValue, worth()),
      ...(market.others
        ? {
            others: market.others.map((other) => ({
              ...other,
              annualValue: set(other.annualValue, worth(other.buyer)),
            })),
          }
        : {}),
    },
  };
}
