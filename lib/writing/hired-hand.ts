import { findAmounts } from "@/lib/brief/amounts/amounts";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { bare } from "./english";

/** Somebody who is paid for each piece of the work, by name. */
export interface HiredHand {
  name: string;
  paid: number;
  /** "visit" */
  job: string;
}

const PAID_EACH =
  /^(?:and )?(\p{Lu}\p{Ll}+) (?:gets|earns|is paid|takes|receives) (.{1,24}?) (?:for|per) (?:each |every |a )?(\p{Ll}+)(?: (?:he|she|they) (?:does|do|makes|make|takes))\b/u;

/** "Kwabena gets GHS 60 for each visit he does": whoever else does one does it without that sum. */
export function hiredHand({ answers, language }: Pick<Brief, "answers" | "language">): HiredHand | null {
  if (language !== "en") return null;
  for (const said of sentences(answers.businessModel).flatMap((one) =>
    bare(one).split(/,? and (?=\p{Lu})/u),
  )) {
    const [, name = "", sum = "", job = ""] = PAID_EACH.exec(said) ?? [];
    const [paid] = findAmounts(sum).filter(({ kind }) => kind === "money");
    if (name && paid) return { name, paid: paid.value, job };
  }
  return null;
}
