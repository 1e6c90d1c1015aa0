import type { Case } from "./case";
import { measureOnce } from "./measure-once";
import { priceOnce } from "./price-once";
import { quoteOnce } from "./quote-once";

/** A document quotes each sentence, names each price and defines its measure once; its texts pass here in the order of reading. */
export function saidOnce(c: Case, offer?: string): (text: string) => string {
  const [quoted, priced, measured] = [quoteOnce(c, offer), priceOnce(c), measureOnce(c)];
  return (text) => measured(priced(quoted(text)));
}
