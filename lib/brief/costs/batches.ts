import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { literal, saidTwice } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";

/** How many of what is costed are in one piece that is sold. */
export interface Portion {
  factor: number;
  why: string;
}

/** "A firing has four shelves": so much of what is costed is in one that is sold. */
export function batchOf(costed: string, sold: string, text: string): Portion | null {
  if (sold === "" || !saidTwice(text, costed)) return null;
  const [said, many = ""] =
    new RegExp(
      `\\b(?:an?|one|each|every)\\s${literal(costed)}\\s(?:has|holds|fits|takes|contains|makes|gives|fills|is|yields|serves)\\s(?:about |around |up to |enough for )?(${COUNT})\\s(?:\\p{L}+\\s)?${literal(sold.replace(/(?:fe?|y)$/, ""))}`,
      "iu",
    ).exec(text) ?? [];
  return said && countOf(many) > 1 ? { factor: 1 / countOf(many), why: said } : null;
}

/** "A pilot day costs us 600 and covers 25 hectares": spread over what is sold. */
const SPREAD = new RegExp(
  `^\\s*(?:,?\\s(?:and|which|that)\\s)?(?:covers?|serves?|handles?|is enough for|lasts for|does|yields?)\\s(?:about |around |up to )?(${COUNT})\\s(\\p{L}+)`,
  "iu",
);
export function spreadOver({ after }: ReadAmount, sold: string): Portion | null {
  const [said = "", many = "", noun = ""] = SPREAD.exec(after) ?? [];
  return said && sold !== "" && singular(noun) === sold && countOf(many) > 1
    ? { factor: 1 / countOf(many), why: bareOf(said) }
    : null;
}
const bareOf = (said: string) => said.trim().replace(/^(?:,\s)?(?:and|which|that)\s/, "");
