import { findAmounts } from "@/lib/brief/amounts/amounts";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { bare } from "./english";
import type { Material } from "./material";

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

/** What is left where half of that work is done by the founder, who then earns what it pays; "" where nobody is paid so. */
export function doneByHalf(m: Pick<Material, "context" | "derived">, who: "you" | "us"): string {
  const hand = hiredHand(m.context.brief);
  const half = m.derived.own_half;
  return hand && half ? `with half of ${hand.name}'s work done by ${who} it would leave ${half.display}` : "";
}
