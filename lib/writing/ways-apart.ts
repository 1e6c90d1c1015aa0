import type { WritingContext } from "@/lib/artifacts/recipe";
import { CHANGING } from "@/lib/finance/ledger-ways";
import { betterWay, type WayToPay, waysToPay } from "@/lib/finance/ways-to-pay";
import { cap, inWords, list } from "./english";
import { plansBySize } from "./tiers";

const [EVERY_SECOND, NOT_QUITE, ONCE, MONTHS] = [0.4, 0.7, 0.95, 12];

type Told = { context: Pick<WritingContext, "model" | "ledger"> };
const show = ({ context }: Told, key: string) => context.ledger[key]?.display ?? "";

/** "Three times a year", "about every second year"; `told` is how the ledger has it, for what comes more often than once a month. */
function oftenInWords(year: number, told: string): string {
  if (year < EVERY_SECOND) return "every few years";
  if (year < NOT_QUITE) return "about every second year";
  if (year < ONCE) return "not quite once a year";
  const times = Math.round(year);
  if (times > MONTHS) return told.replace(" a ", " times a ");
  const many = times === 1 ? "once" : times === 2 ? "twice" : `${inWords(times)} times`;
  return `${Math.abs(year - times) > 0.05 ? "about " : ""}${many} a year`;
}

/** "$95 three times a year", "GHS 45 a month for each of two". */
function payment(m: Told, { line, told }: WayToPay): string {
  const price = show(m, `price_${line.id}`);
  const many = Math.round(line.quantity?.value ?? 1);
  if (line.kind === "recurring")
    return `${price} a ${line.per ?? "month"}${many > 1 ? ` for each of ${inWords(many)}` : ""}`;
  if (told === "once") return `${price} once`;
  return `${price} ${oftenInWords(12 * (line.unitsPerCustomerMonth?.value ?? 1), show(m, `units_${line.id}`))}`;
}

/** "Who pays GHS 45 a month leaves GHS 735 a year and who pays GHS 150 three times a year GHS 203": each way for itself; "" where all pay alike. */
export function eachWay(m: Told): string {
  const ways = waysToPay(m.context.model.assumptions);
  if (ways.some(({ line }) => !show(m, `price_${line.id}`))) return "";
  return list(
    ways.map((way) => {
      const when = way.told === "once" ? "" : ` ${way.told}`;
      return `who pays ${payment(m, way)} leaves ${show(m, `only_${way.line.id}`)}${when}`;
    }),
  );
}

/** What it brings to have more of those who leave far more; "" where none do. */
export function changingInWords(m: Told): string {
  const better = betterWay(waysToPay(m.context.model.assumptions));
  const sum = show(m, "ways_change");
  if (!better || !sum || !eachWay(m)) return "";
  const [most, other] = [payment(m, better.best), payment(m, better.other)];
  // Nobody grows to take a larger plan.
  return plansBySize(m).length > 0
    ? `${cap(inWords(CHANGING))} who pay ${most} leave ${sum} a year more than as many who pay ${other}, so call on those first`
    : `${cap(inWords(CHANGING))} who change from ${other} to ${most} leave ${sum} a year more, so offer that first`;
}
