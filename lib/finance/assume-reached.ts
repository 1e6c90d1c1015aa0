import type { Brief } from "@/lib/brief/types";
import { promisedByBuyers } from "./assume-promised";
import { assumption } from "./assumed";
import type { Assumed } from "./types";

/** Of so few each is asked by name, and all of them can be had. */
const BY_NAME = 10;
/** Of more than that so large a part comes, or comes again in others, within sixty days. */
const PART = 1 / 2;
/** Who pays today brings so large a part of as many new ones, and no more than can be won by hand. */
const ON_TOP = 1 / 4;

/** So many on a list can be rung up one by one. */
const SHORT_LIST = 100;

const moreThan = (count: number) =>
  count <= BY_NAME ? count + 1 : Math.max(BY_NAME + 1, Math.ceil(count * PART));
const said = (value: number, note: string) => assumption([value, value, value], note);

/** How many new customers sixty days have to bring so that they are more than what was promised or sold before; undefined where nothing was. */
export function reachedSoFar(brief: Brief): Assumed | undefined {
  const { promised, customers, soFar } = brief.stated;
  if (customers && customers.value > 0)
    return said(
      Math.min(BY_NAME, Math.ceil(customers.value * ON_TOP)),
      `a quarter of those who pay today (${customers.note}), at most ${BY_NAME}`,
    );
  const bought = soFar.find(({ kind, others, count }) => kind === "bought" && others && count);
  if (bought?.count)
    return said(moreThan(bought.count), `more than what was sold before (${bought.clause.text})`);
  if (!promised || !promisedByBuyers(brief, promised)) return undefined;
  if (promised.pledge !== "list")
    return said(moreThan(promised.count), `more than what was promised before (${promised.said})`);
  return promised.count <= SHORT_LIST
    ? said(Math.ceil(promised.count * ON_TOP), `a quarter of those who wait (${promised.said})`)
    : undefined;
}
