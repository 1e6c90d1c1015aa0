import type { Case } from "./case";
import { priceOnce } from "./price-once";
import { quoteOnce } from "./quote-once";

/** A document quotes each sentence and names each price in full once; its texts pass here in the order of reading. */
export function saidOnce(c: Case, offer?: string): (text: string) => string {
  const [quoted, priced] = [quoteOnce(c, offer), priceOnce(c)];
  return (text) => priced(quoted(text));
}
