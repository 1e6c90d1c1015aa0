import type { PaidToday } from "@/lib/brief/prices/paid-today";
import type { Brief } from "@/lib/brief/types";
import type { Fact } from "@/lib/finance/ledger";
import { priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { inWords } from "./english";

/** So many a month are hardly prevented one by one. */
const MOST = 30;

interface Back {
  price: string;
  /** Mishaps of a month that cost as much as the plan. */
  times: number;
  /** Pieces of a month among which so many go wrong; null where it is not said how often that is. */
  among: number | null;
  facts: Fact[];
}

/** What a mishap costs, and each monthly plan as so many of them. */
export interface PaidBack {
  said: string;
  plans: readonly Back[];
  oneIn: { every: number; one: string } | null;
}

const isPlan = ({ kind, per, later, everyMonths, price, paidBy }: RevenueLine) =>
  kind === "recurring" && per === "month" && !later && !everyMonths && !paidBy && price !== undefined;

function back(line: RevenueLine, { amount, mishap }: PaidToday, currency: string): Back | null {
  const price = line.price?.value ?? 0;
  const times = Math.ceil(price / amount);
  if (price <= 0 || times > MOST) return null;
  const among = mishap?.oneIn ? times * mishap.oneIn.every : null;
  const fact = (key: string, label: string, value: number, formula: string): Fact => ({
    ...{ key: `${key}_${line.id}`, label, value, unit: "a month", display: String(value), formula },
    inputs: [`price_${line.id}`],
  });
  return {
    price: priceMoney(price, currency),
    times,
    among,
    facts: [
      fact("prevented", "Mishaps that cost as much as a month", times, "price / what one costs, rounded up"),
      ...(among === null
        ? []
        : [fact("among", "Pieces among which so many go wrong", among, "mishaps × one in so many")]),
    ],
  };
}

/** "Each crown made again costs 95,000" beside a monthly price: how many prevented bring it back; null where none of it is told. */
export function paidBack({ paidToday, lines, currency }: Brief): PaidBack | null {
  const told = paidToday.find(({ mishap }) => mishap !== undefined);
  if (!told) return null;
  const plans = lines.filter(isPlan).flatMap((line) => back(line, told, currency) ?? []);
  return plans.length > 0 ? { said: told.said, plans, oneIn: told.mishap?.oneIn ?? null } : null;
}

/** "two crowns saved a month pay for COP 190,000, and four for COP 340,000" */
export function bringBack({ plans: [first, ...more], oneIn }: PaidBack): string {
  if (!first) return "";
  const [one, many] = oneIn ? [` ${oneIn.one} saved`, ` ${oneIn.one}s saved`] : [" prevented", " prevented"];
  return [
    `${inWords(first.times)}${first.times === 1 ? one : many} a month ${first.times === 1 ? "pays" : "pay"} for ${first.price}`,
    ...more.map(({ times, price }) => `${inWords(times)} for ${price}`),
  ].join(", and ");
}

/** "at one crown in twelve, two go wrong among 24"; "" where nobody said how often. */
export const goWrongAmong = ({ plans: [first], oneIn }: PaidBack): string =>
  first?.among && oneIn
    ? `at one ${oneIn.one} in ${inWords(oneIn.every)}, ${inWords(first.times)} ${first.times === 1 ? "goes" : "go"} wrong among ${first.among}`
    : "";

export const paysForItself = (back: PaidBack): string =>
  [bringBack(back), goWrongAmong(back)].filter(Boolean).join("; ");
