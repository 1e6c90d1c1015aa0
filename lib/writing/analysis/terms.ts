import { type ToldTerm, termsTold } from "@/lib/finance/terms-told";
import { cap, inWords, list } from "../english";
import { para, quote } from "../frames";
import type { Material } from "../material";

const MOST = 4;
const told = ({ said, why }: ToldTerm) => `${quote(said)} (${why})`;

/** What the business model says beside its prices: what the plan counts of it, and what it leaves out and why. */
export function termsInWords({ context: { brief, model } }: Material): string {
  const terms = termsTold(brief, model.assumptions);
  const counted = terms.filter(({ counted }) => counted);
  const left = terms.filter(({ counted }) => !counted);
  const more = left.length - MOST;
  const rest = more > 0 ? [`${inWords(more)} more`] : [];
  return para(
    ...counted.map(({ said, why }) => `${quote(cap(said))} is in the plan: ${why}`),
    left.length > 0 && `Not in the plan yet: ${list([...left.slice(0, MOST).map(told), ...rest])}`,
  );
}
