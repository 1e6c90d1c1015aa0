import { type Elsewhere, readElsewhere } from "@/lib/brief/prices/elsewhere";
import type { Brief } from "@/lib/brief/types";
import type { Fact, FactLedger } from "@/lib/finance/ledger";
import { priceMoney } from "@/lib/finance/money";
import { uncap } from "./english";
import type { Material } from "./material";

const soldByPiece = ({ lines }: Pick<Brief, "lines">) =>
  lines.find(({ kind, later }) => !later && (kind === "unitSale" || kind === "perUse"))?.price;

/** What another way costs in all, and what lies between that and the own price. */
export function elsewhereFacts(brief: Brief): FactLedger {
  const there = readElsewhere(brief);
  const own = soldByPiece(brief);
  if (!there || !own) return {};
  const { price, way, what } = there;
  const fact = (key: string, label: string, value: number, formula: string): Fact => ({
    ...{ key, label, value, unit: brief.currency, display: priceMoney(value, brief.currency) },
    ...{ formula, inputs: [] },
  });
  const facts = [
    fact("elsewhere_price", "What the other way asks, as stated", price, "as stated"),
    fact("elsewhere_way", `What the ${what} there costs, as stated`, way, "as stated"),
    fact("elsewhere_all", "What the other way costs in all", price + way, "price + the way there"),
    fact("elsewhere_gap", "Own price and that", Math.abs(own.value - price - way), "own price − that"),
    fact("elsewhere_own", "Own price for the same", own.value, "as stated"),
  ];
  return Object.fromEntries(facts.map((one) => [one.key, one]));
}

export interface There extends Elsewhere {
  /** "GHS 80, and GHS 50 go to the taxi: GHS 130 in all, against GHS 150" */
  sum: string;
  /** The same on a slide. */
  short: string;
  /** What the difference means. */
  beside: string;
}

/** The sum that a customer does, whoever she asks; null where the answers tell of no such way. */
export function priceThere(m: Pick<Material, "context" | "foreign" | "vague" | "names">): There | null {
  const there = m.foreign || m.vague ? null : readElsewhere(m.context.brief);
  const own = soldByPiece(m.context.brief)?.value;
  if (!there || own === undefined) return null;
  const say = (value: number) => priceMoney(value, m.context.brief.currency);
  const all = there.price + there.way;
  const gap = own - all;
  return {
    ...there,
    who: uncap(there.who, m.names),
    sum: `${say(there.price)}, and ${say(there.way)} go to the ${there.what}: ${say(all)} in all, against ${say(own)}`,
    short: `Elsewhere, ${there.what} included: ${say(all)}; with us: ${say(own)}`,
    beside:
      gap > 0
        ? `the ${say(gap)} between buys back the time that is lost there`
        : gap < 0
          ? `the dearer way is theirs, by ${say(-gap)}`
          : "it comes to the same sum",
  };
}
