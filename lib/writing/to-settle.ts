import type { Brief } from "@/lib/brief/types";
import { bare, uncap } from "./english";
import { quote } from "./frames";

/** Of these every figure hangs: whether and how anybody pays. */
const ON_MONEY =
  /^(?:free-|no-commission|no-subscription|no-ads|rich-and-poor|business-and-consumer|guaranteed-return)/;

const theFirst = ({ contradictions, language }: Brief) => (language === "en" ? contradictions[0] : undefined);

/** "First settle this": two answers that cannot both hold, said before anything is built on one of them; "" where there are none or no money does not hang on them. */
export function toSettle(brief: Brief, length: "whole" | "short" = "whole"): string {
  const found = theFirst(brief);
  if (!found || !ON_MONEY.test(found.rule)) return "";
  const { a, b, reading, why } = found;
  if (length === "short") return `First settle this: ${uncap(why)}`;
  const said =
    a.text === b.text
      ? `${quote(bare(a.text))} says two things that cannot both hold`
      : `${quote(bare(a.text))} and ${quote(bare(b.text))} cannot both hold`;
  return `First settle this: ${said}. ${why} Until you have decided, ${uncap(reading)}`;
}

/** The same for contradictions on which no figure hangs. */
export function contradicted(brief: Brief): string {
  const found = theFirst(brief);
  return found && !toSettle(brief)
    ? `Two of your answers contradict each other; ${uncap(found.reading)}`
    : "";
}
