import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { added, times } from "../costs/cost-sums";
import { type Frequency, frequencyStated } from "../text/frequency";
import type { PricedLine } from "./line-plans";

/** "€27 by subscription", "subscribers pay 20.40", "im Abo 24 €". */
const SUBSCRIBED =
  /(?<!\p{L})(?:subscri\w+|im abo|abonn\w+|suscri\w+|assinat\w+|abbonament\w+|prenumer\w+)(?!\p{L})/iu;
const SINGLE = /\b(?:singles?|one-off|one-time|once|without (?:a )?subscription)\b/i;
/** A subscriber pays a little less for the same thing, never a fraction of it. */
const LEAST = 0.55;
const MOST = 1.05;
const GOODS = new Set<RevenueLine["kind"]>(["unitSale", "oneOff"]);
const SENT = new Set<RevenueLine["kind"]>([...GOODS, "perUse"]);

/**
 * "A box costs €32, a subscription with one box a month €27": one thing bought in two ways, of which each customer takes
 * one. A subscriber gets it as often as is stated (else once a month), and it costs the same to make and send.
 */
export function bySubscription(
  rows: PricedLine[],
  text: string,
  frequencies: readonly Frequency[],
  ships: boolean,
): PricedLine[] {
  const [once, again, ...more] = rows.filter(({ line }) => !line.later && line.price);
  if (!once || again?.line.kind !== "recurring" || once.line.buyer !== again.line.buyer) return rows;
  const kinds = ships ? SENT : GOODS;
  const listed = once.line.kind === "recurring" && SINGLE.test(once.amount.before);
  if ((!kinds.has(once.line.kind) && !listed) || /fee$/i.test(once.line.label)) return rows;
  const until = more[0]?.amount.start ?? text.length;
  const own = text.slice(once.amount.end, until).split(/\.\s(?!.*\bsubscri)/i)[0] ?? "";
  if (!SUBSCRIBED.test(own)) return rows;

  const stated = frequencies.find(
    ({ start }) => start > once.amount.end && start < once.amount.end + own.length,
  );
  const often = stated?.perMonth ?? 1;
  const [asked, price] = [again.line.price?.value ?? 0, once.line.price?.value ?? 0];
  const alike = (each: number) => each >= price * LEAST && each <= price * MOST;
  // "A bottle every three months for €14" asks for each bottle, "four trays a month for €62" for the month.
  const byPiece = again.amount.tail.period === null && alike(asked);
  if (!byPiece && !alike(asked / often)) return rows;

  const [here, there] = [once.line.unitCost, again.line.unitCost];
  // The cost of one, told for so many a month, is that of the single one.
  const isNew =
    there &&
    !here?.note.includes(there.note.replace(/^Stated: /, "")) &&
    !(here && there.note.startsWith(here.note));
  const unitCost = isNew ? added(here, there) : here;
  const { unitsPerCustomerMonth: told, per: _, ...good } = once.line;
  once.line = {
    ...good,
    ...(unitCost && { unitCost }),
    id: "plan-1",
    kind: "unitSale",
    label: once.line.label.replace(/ plan$/, ""),
    // How often a subscriber gets it says nothing of who buys it once.
    ...(told && told.note !== (stated && frequencyStated(stated).note) && { unitsPerCustomerMonth: told }),
  };
  const counted = (sum: Assumed, count: number) =>
    count === 1 ? sum : times(sum, count, stated?.text ?? "once a month");
  again.line = {
    ...again.line,
    id: "plan-2",
    label: "Subscription",
    ...(again.line.price && { price: counted(again.line.price, byPiece ? often : 1) }),
    ...(unitCost && { unitCost: counted(unitCost, often) }),
  };
  return rows;
}
