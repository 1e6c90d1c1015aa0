import { around, fixed, tidy } from "./assumed";
import type { Assumptions } from "./inputs";
import { isUsual, keptSmall } from "./needed-by-kind";
import { simulate } from "./simulate";
import { withoutWaiting } from "./staffing";
import type { Assumed } from "./types";
import { leftInAYear } from "./unit";

/** Parts of the usual budget that are tried. */
const PARTS = [1, 0.5, 0.25, 0] as const;
/** Each amount of it has to bring back itself and half as much again, counted to a year after the plan. */
const WORTH = 1.5;
/** Of the revenue of year 2 the assumed overhead is no more than this. */
const OF_REVENUE = 0.25;
/** Below this part of the usual nobody runs a business. */
const LEAST = 0.4;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const NONE =
  "No money for marketing: with the usual budget the plan would end with less, so customers are won by your own time. Assumed.";

/** Assumed marketing money only as far as it brings back clearly more than it costs, found by trying. */
function marketingThatPays(a: Assumptions): Assumptions {
  const { marketingBase, marketingShare } = a.costs;
  if (marketingBase.provenance !== "assumption" || marketingBase.value <= 0) return a;
  const plan = withoutWaiting(a);
  const yearOfEach = leftInAYear(a);
  const tried = PARTS.map((part) => {
    const costs = {
      ...a.costs,
      marketingBase:
        part === 0
          ? fixed(0, NONE)
          : part === 1
            ? marketingBase
            : around(tidy(marketingBase.value * part), 0.4, marketingBase.note),
      marketingShare: part === 0 ? fixed(0, NONE) : { ...marketingShare, value: marketingShare.value * part },
    };
    const { months } = simulate({ ...plan, costs });
    const spent = months.reduce((sum, { marketing }) => sum + marketing, 0);
    const last = months.at(-1);
    const left = (last?.cash ?? 0) + (last?.customers ?? 0) * yearOfEach - (WORTH - 1) * spent;
    return { costs, left };
  });
  const best = tried.reduce((found, one) => (one.left > found.left ? one : found));
  return { ...a, costs: best.costs };
}

/** Assumed overhead is in proportion to the revenue it serves. */
function overheadThatFits(a: Assumptions): Assumptions {
  const { overhead } = a.costs;
  if (overhead.provenance !== "assumption") return a;
  const { months } = simulate(withoutWaiting(a));
  const second = months.slice(12, 24).reduce((sum, { revenue }) => sum + revenue, 0) / 12;
  const most = tidy(Math.max(second * OF_REVENUE, overhead.value * LEAST));
  return most >= overhead.value
    ? a
    : {
        ...a,
        costs: {
          ...a.costs,
          overhead: around(
            most,
            0.25,
            isUsual(overhead)
              ? keptSmall(overhead.note)
              : "Tools, insurance and bookkeeping, kept small while sales are small; no source.",
          ),
        },
      };
}

/** No more is put into the start than the sales of its second year, as long as the least that it takes allows. */
function startThatFits(a: Assumptions): Assumptions {
  const { launchOneOff } = a.costs;
  const all = [launchOneOff, ...a.capex.map(({ cost }) => cost)].filter(isUsual);
  const [low, value] = [sum(all.map((part) => part.low)), sum(all.map((part) => part.value))];
  const { months } = simulate(withoutWaiting(a));
  const second = sum(months.slice(12, 24).map(({ revenue }) => revenue));
  const part = Math.max(low, second) / (value || 1);
  if (value <= 0 || part >= 1) return a;
  const fitted = (cost: Assumed): Assumed =>
    isUsual(cost)
      ? {
          ...cost,
          value: tidy(cost.value * part),
          low: Math.min(cost.low, cost.value * part),
          note: keptSmall(cost.note),
        }
      : cost;
  return {
    ...a,
    costs: { ...a.costs, launchOneOff: fitted(launchOneOff) },
    capex: a.capex.map((item) => (item.month > 0 ? { ...item, cost: fitted(item.cost) } : item)),
  };
}

/** What nobody stated is spent in proportion to what it serves; stated sums stand. */
export const fitSpending = (a: Assumptions): Assumptions =>
  startThatFits(overheadThatFits(marketingThatPays(a)));
