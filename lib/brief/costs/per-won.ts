import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { stated } from "../amounts/stated-amount";
import { COUNT, countOf } from "../text/number-words";
import { times } from "./cost-sums";

const ONE_IN = new RegExp(
  `\\b(?:one|1) (?:in|out of) (${COUNT})\\b[^.;]{0,24}?\\b(?:sign|buy|convert|become|order|book|pay|close|subscribe)`,
  "iu",
);
/** "Leads cost about 45 each and we expect one in ten to sign": ten of them for one customer. */
export function perWon(amount: ReadAmount): Assumed {
  const [said = "", many = ""] = ONE_IN.exec(amount.after) ?? [];
  return said && countOf(many) > 1 ? times(stated(amount), countOf(many), said) : stated(amount);
}
