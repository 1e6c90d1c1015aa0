import type { Fact } from "@/lib/finance/ledger";
import { inWords } from "./english";

const MOST = 12;

/** A fact as a sentence says it: a small count in words, anything else as it is shown; "" where there is none. */
export const inSmallWords = (fact: Fact | undefined): string =>
  fact && Number.isInteger(fact.value) && fact.value <= MOST && !/%|x|[A-Z]{3}/.test(fact.unit)
    ? inWords(fact.value)
    : (fact?.display ?? "");
