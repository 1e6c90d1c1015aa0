import { kindOfOffer } from "@/lib/brief/data/offer-kinds";
import { article, bare, uncap } from "./english";
import { third } from "./voice";

const MASS =
  /(?:ing|ware|bread|sauce|tea|coffee|chocolate|cheese|soap|clothing|cosmetics|honey|jam|granola|care|insurance|shoes|savings|credit)$/i;

function link(noun: string): string {
  if (/[^s]s$/.test(noun)) return "offers";
  return kindOfOffer(noun) && !MASS.test(noun) ? `is ${article(noun)}` : "is";
}

/** "is a studio with ...", "is herb pesto in ...", "offers bouquets from ...": where the thing itself opens the sentence. */
export function namedFirst(solution: string, noun: string | null, names: ReadonlySet<string>): string | null {
  if (!noun || /\b(?:we|i|you)\b/i.test(solution)) return null;
  if (!solution.toLowerCase().startsWith(`${noun.toLowerCase()} `)) return null;
  return `${link(noun)} ${third(uncap(bare(solution), names))}`;
}
