import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import type { PricedLine } from "../prices/line-plans";
import type { Money } from "./stated-costs";

/** "We need £14,000 for wheels, kilns and shelves": the money is looked for, and what it buys is told. */
const FOR_THINGS =
  /^\s*(?:for|to buy) (?:the |our |an? |two |three |four |\d+ )?(?!first\b|next\b|\d)[\p{L} ,-]{3,60}?(?=[.;]|$)/iu;
const NO_THING =
  /\b(?:marketing|advertis\w*|ads|launch\w*|growth|grow|hir\w+|staff|people|team|salar\w+|wages|runway|capital|cash|months?|years?|develop\w*|build\w*|software|apps?|website|platform|product|stock|inventory|batch\w*|units|run|licen[cs]\w*|legal|rent|deposits?|expan\w+|scal\w+|sales|certif\w+|pilots?|trials?|us|this|it|that|everything|investors|start\w*|reserve|loans?|advances?)\b/i;

/** "The container and first tools, about": what is bought stands before the sum. */
const THINGS_FIRST = /(?:^|[.;]\s)(?:(?:the|our|an?)\s)?[\p{L} -]{3,60},\s(?:about |around |roughly )?$/iu;

export const buysThings = ({ before, after }: ReadAmount): boolean => {
  const said = FOR_THINGS.exec(after)?.[0] ?? THINGS_FIRST.exec(before)?.[0];
  return said !== undefined && !NO_THING.test(said);
};

const EQUIPMENT_FACTOR = 200;

/** "The cart costs", "barge and stove cost". */
const COSTS_SO_MUCH =
  /(?:^\s*costs?|\p{L}+\s+costs?|\b(?:an?|o|as|el|la|le|il|der|die|das|um|uma|une?|eine?)\s+\p{L}+\s+(?:custa|cuesta|coûte|kostet|costa))\s+(?:about |around |roughly )?$/iu;
/** "Hospitals pay $40 per fitting; each fitting costs $180": paid one sum, costing another. */
const COSTED = /\b(?:each|every|one|an?) (\p{L}+) costs?\s+(?:about |around )?$/iu;
const PAID = /\b(?:pays?|charge|take)\b/i;

/** "One lab test costs $140 and we do 20 a month": so many times a month the business pays that itself. */
const WE_DO_MANY =
  /^\s*(?:each |apiece )?(?:and|,|;)\s*(?:and )?we (?:do|run|need|buy|make|order|commission|pay for|use) (?:about |around )?(\d+)(?: of (?:them|those))? (?:a|per|each|every) (day|week|month|year)\b/i;

/** Beside coffee at €2.80, "the cart costs €14,000" is what the business buys for itself, not what it sells. */
export function withoutOwnSpending(rows: PricedLine[], into: Money["stated"], text: string): PricedLine[] {
  const prices = rows.flatMap(({ line }) => (line.price && line.kind !== "grant" ? [line.price.value] : []));
  const least = Math.min(...prices);
  return rows.filter(({ line, amount }) => {
    if (line.kind === "recurring" || line.price === undefined || rows.length < 2) return true;
    const [, many, period] = WE_DO_MANY.exec(text.slice(amount.end)) ?? [];
    if (many && /\bcosts?\s+$/i.test(amount.before)) {
      const times = Number(many) * chargesPerMonth(period as RevenueLine["per"]);
      const each = (value: number) => value * times;
      into.fixedMonthly = {
        value: each(line.price.value),
        low: each(line.price.low),
        high: each(line.price.high),
        provenance: "derived",
        note: `${line.price.note}, ${many} times a ${period}`,
      };
      return false;
    }
    const own = rows.find(
      (row) =>
        row.unit !== "" &&
        COSTED.exec(amount.before)?.[1]?.toLowerCase() === row.unit &&
        PAID.test(row.amount.before),
    );
    if (own && own.line !== line) {
      own.line.unitCost = line.price;
      into.unitCosts.push(line.price);
      return false;
    }
    const bought =
      line.kind === "unitSale" &&
      line.price.value >= least * EQUIPMENT_FACTOR &&
      COSTS_SO_MUCH.test(amount.before);
    if (bought) into.capex ??= line.price;
    return !bought;
  });
}
