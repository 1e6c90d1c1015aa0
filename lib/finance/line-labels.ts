import { largerBuyers } from "@/lib/brief/prices/larger-buyers";
import { count, priceMoney } from "./money";
import type { RevenueLine } from "./types";

/** "Average order: Orders from shops"; a line that is named as the figure itself is named once. */
export const figureOf = (what: string, { label }: Pick<RevenueLine, "label">): string =>
  label === what ? what : `${what}: ${label}`;

type Delivered = Pick<RevenueLine, "label" | "kind" | "quantity">;
/** "Cost per month": a plan is delivered month by month, however it is paid, and each of its seats costs. */
export const costPer = ({ kind, quantity }: Omit<Delivered, "label">): string =>
  kind !== "recurring" ? "Cost per unit" : quantity ? "Cost per unit and month" : "Cost per month";
export const costOf = (line: Delivered): string => `${costPer(line)}: ${line.label}`;

/** "Price per year": a sum alone does not say how often it is paid. */
export const pricePer = ({ per }: Pick<RevenueLine, "per">): string =>
  per && per !== "use" ? `Price per ${per}` : "Price";
export const priceOf = (line: Pick<RevenueLine, "label" | "per">): string => figureOf(pricePer(line), line);
/** The price as it is charged, where `price` is the part of one month. */
export const chargeOf = (line: Pick<RevenueLine, "label" | "per" | "everyMonths">): string =>
  line.everyMonths ? figureOf(`Price for ${line.everyMonths} months`, line) : priceOf(line);

/** What may tell two lines of one name apart, most telling first. */
const MARKS: readonly ((line: RevenueLine, currency: string, at: number) => string)[] = [
  ({ buyer }) => (buyer ? ` for ${buyer}` : ""),
  (line) => (largerBuyers(line) ? ` for ${largerBuyers(line)?.toLowerCase()}` : ""),
  ({ per }) => (per && per !== "use" ? ` by the ${per}` : ""),
  ({ price }, currency) => (price ? ` at ${priceMoney(price.value, currency)}` : ""),
  (_line, _currency, at) => (at > 0 ? ` ${at + 1}` : ""),
];

function marked(line: RevenueLine, all: readonly RevenueLine[], currency: string): string {
  const alike = all.filter(({ label }) => label === line.label);
  if (alike.length < 2) return "";
  const marks = MARKS.map((mark) => alike.map((one, at) => mark(one, currency, at)));
  const telling = marks.find((told) => new Set(told).size === told.length) ?? [];
  return telling[alike.indexOf(line)] ?? "";
}

/** Lines as they are listed, each by a name of its own: "Crate at $48" beside "Crate at $72". */
export const namedApart = (lines: readonly RevenueLine[], currency: string): RevenueLine[] =>
  lines.map((line) => ({ ...line, label: `${line.label}${marked(line, lines, currency)}` }));

/** ", 500 at a time" behind the price for one: the order as the founder set it. */
export const atATime = ({ tail, quantity, kind }: RevenueLine) =>
  tail?.startsWith("per ") && quantity && quantity.value > 1
    ? `, ${count(quantity.value)} at ${kind === "oneOff" ? "once" : "a time"}`
    : "";
