import { percent, priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { bare, list, wordCount } from "./english";

/** "$99 per company per month", "20% of each rental": one revenue line as a noun phrase. */
export function linePhrase(line: RevenueLine, currency: string): string {
  const words = bare(line.evidence);
  if (/\d/.test(words) && wordCount(words) <= 8 && /^(?:\p{Sc}|\d|[A-Z]{3} |kr |Rs)/u.test(words))
    return words;
  if (line.kind === "take" && line.takeRate) return `${percent(line.takeRate.value)} of every transaction`;
  const amount = line.price ?? line.averageOrder;
  if (!amount) return line.label.toLowerCase();
  const shown = priceMoney(amount.value, currency);
  if (line.kind === "recurring") return `${shown} a ${line.per ?? "month"}`;
  if (line.kind === "perUse") return `${shown} per ${unitOf(line)}`;
  if (line.kind === "audience") return `sponsorship at ${shown} per thousand readers`;
  if (line.kind === "grant") return `a grant of ${shown}${line.per === "year" ? " a year" : ""}`;
  return `${shown} per ${unitOf(line)}`;
}

const PERIOD = /^(month|year|week|day|first|family|average|mixed|customer)$/i;

/** "claim" out of "$3 per claim filed"; else the line's own short label. */
function unitOf(line: RevenueLine): string {
  const found = /\b(?:per|each|every) ([\p{L}-]+)/iu.exec(line.evidence)?.[1];
  if (found && !PERIOD.test(found)) return found.toLowerCase();
  const label = line.label.toLowerCase();
  return wordCount(label) <= 3 && !/\d/.test(label) ? label : line.kind === "unitSale" ? "order" : "sale";
}

export function pricePhrase(lines: readonly RevenueLine[], currency: string): string {
  return list([...new Set(lines.slice(0, 3).map((line) => linePhrase(line, currency)))], "plus");
}
