import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { times } from "../costs/cost-sums";
import type { PricedLine } from "./line-plans";
import { quantityOf } from "./stated-count";
import { alike, type Buying, isTheBuyer, usualCount } from "./usual-quantity";

const said = ({ note }: Assumed) => note.replace(/^Stated: /, "");

/** How many of a thing a firm has: said in the answers, else the planning value for such firms. */
function hadBy(thing: string, answers: QuizAnswers, buying: Buying): Assumed | null {
  const one = singular(thing.split(" ").at(-1) ?? thing);
  if (!buying.firms || isTheBuyer(one, buying)) return null;
  const texts = [answers.targetAudience, answers.businessModel];
  for (const name of [one, ...alike(one)]) {
    const found = quantityOf(name, texts, `${answers.targetAudience} ${answers.problem}`);
    if (found) return found;
  }
  return usualCount(one, buying);
}

/**
 * "€85 per van, twice a year" to firms with vans, "two bars per room per week" to hotels: as often for each that they have.
 * What is paid once for a van is paid for all of them.
 */
export function withFleets(rows: readonly PricedLine[], answers: QuizAnswers, buying: Buying): void {
  for (const row of rows) {
    const { line, unit, each } = row;
    const often = line.unitsPerCustomerMonth;
    if (line.later || line.buyer || line.kind === "recurring" || line.quantity) continue;
    // A derived rhythm counts them already: "an average farm has 600 panels".
    if (often && each && often.provenance !== "derived") {
      const many = hadBy(each, answers, buying);
      if (many) {
        const all = times(often, many.value, said(many));
        line.unitsPerCustomerMonth = { ...all, low: often.low * many.low, high: often.high * many.high };
      }
    } else if (!often && line.kind === "oneOff" && unit !== "") {
      const many = hadBy(unit, answers, buying);
      if (many && many.provenance !== "assumption") line.quantity = many;
    }
  }
}
