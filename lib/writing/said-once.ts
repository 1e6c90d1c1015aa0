import type { Case } from "./case";
import { measureOnce } from "./measure-once";
import { priceOnce } from "./price-once";
import { quoteOnce } from "./quote-once";

/** Where the measure is told in full: in this document, or in another one of the package. */
export type MeasureTold = "here" | "elsewhere";

/** A document quotes each sentence, names each price and defines its measure once; its texts pass here in the order of reading. */
export function saidOnce(c: Case, measure: MeasureTold = "here", offer?: string): (text: string) => string {
  const [quoted, priced, measured] = [
    quoteOnce(c, offer),
    priceOnce(c),
    measureOnce(c, measure === "elsewhere"),
  ];
  return (text) => measured(priced(quoted(text)));
}
