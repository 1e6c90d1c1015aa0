import { priceMoney } from "@/lib/finance/money";
import { cap } from "../english";
import type { Material } from "../material";
import { type PriceRow, priceRows } from "./orders/price-rows";

/** "A roll of stickers is 22,000 which the lab buys from us for 38,000": sold beside, at the second sum. */
const SOLD_BESIDE =
  /\b(?:an?|the|each) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+?) (?:is|costs?) [^.;]*?\bwhich [^.;]*?\bbuys? (?:it )?(?:from us|of us)[^.;\d]*?(\d[\d.,]*)/giu;
/** "Card swipe fees on top": paid beside it, at a sum that is not told. */
const ON_TOP =
  /(?:^|[;,.] (?:and |plus )?)((?:[\p{L}-]+ ){0,3}[\p{L}-]+) (on top|extra|at cost|charged separately|not included)(?=$|[;,.])/giu;
const figure = (said: string) =>
  Number(
    said
      .replace(/[.,](?=\d{3}\b)/g, "")
      .replace(/[.,]$/, "")
      .replace(",", "."),
  );

const DAYS_A_MONTH = 30;
/** Half a month is told in days. */
const firstOf = (months: number) =>
  months === 1
    ? "First month"
    : Number.isInteger(months)
      ? `First ${months} months`
      : `First ${Math.round(months * DAYS_A_MONTH)} days`;

/** What stands on a price list beside what is paid for: what is sold with it, and what is free at first. */
export function alsoPriced({ foreign, context: { brief, model } }: Material): PriceRow[] {
  if (foreign) return [];
  const sold = [...brief.answers.businessModel.matchAll(SOLD_BESIDE)].map(
    ([, thing = "", sum = ""]): PriceRow => [cap(thing), priceMoney(figure(sum), brief.currency)],
  );
  const months = model.assumptions.lines.flatMap(({ freeMonths }) =>
    freeMonths?.provenance === "founder" ? [freeMonths.value] : [],
  );
  const [first] = months.sort((a, b) => a - b);
  const free: PriceRow[] = first ? [[firstOf(first), "free"]] : [];
  const onTop = [...brief.answers.businessModel.matchAll(ON_TOP)].map(
    ([, thing = "", how = ""]): PriceRow => [
      cap(thing.replace(/ (?:priced|charged|billed|paid)$/i, "")),
      how,
    ],
  );
  return [...sold, ...free, ...onTop];
}

/** Everything that is asked or given, as the rows of one list. */
export const priceList = (
  { prices, also }: { prices: readonly string[]; also: readonly PriceRow[] },
  usual: string,
): PriceRow[] => [...priceRows(prices, usual), ...also];
