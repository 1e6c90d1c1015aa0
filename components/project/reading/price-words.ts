import { atATime } from "@/lib/finance/line-labels";
import { percent, priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";

const UNIT: Partial<Record<RevenueLine["kind"], string>> = {
  perUse: "per use",
  unitSale: "per purchase",
  capacity: "per use",
  audience: "per thousand readers",
  oneOff: "once",
};

/** "$99 per month", "20% of each sale": what a line charges. Null when nothing is known of it. */
export function priceWords(line: RevenueLine, currency: string): string | null {
  if (line.takeRate) return `${percent(line.takeRate.value)} of each sale`;
  const amount = line.price ?? line.averageOrder;
  if (!amount) return null;
  const said = line.tail?.startsWith("per ") ? line.tail : undefined;
  const per = said ?? (line.per && line.per !== "use" ? `per ${line.per}` : (UNIT[line.kind] ?? ""));
  return `${priceMoney(amount.value, currency)} ${per}${atATime(line)}`.trim();
}
