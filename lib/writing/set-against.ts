import type { Brief } from "@/lib/brief/types";
import { PROVIDER } from "./alternatives";
import { bare, uncap } from "./english";

/** "Unlike reminder tools", "instead of a locksmith": what the founder measures the offer against. */
const AGAINST =
  /\b(?:unlike|instead of|rather than|compared (?:to|with)|(?:cheaper|faster|better|quicker|easier|smaller|lighter|safer) than) ((?:an? |the |other |most |usual )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+s)(?=[,.;]|$| (?:it|we|they|that|which|who|and|in|at|with|for)\b)/iu;

/** A class of supplier that the founder sets the offer against; null when none is said. */
export function setAgainst({ answers, language }: Brief, names: ReadonlySet<string>): string | null {
  if (language !== "en") return null;
  const found = AGAINST.exec(answers.differentiator)?.[1] ?? AGAINST.exec(answers.solution)?.[1];
  const said = uncap(bare((found ?? "").replace(/^(?:an?|the|other|most|usual) /i, "")), names);
  return PROVIDER.test(said) ? said : null;
}
