import type { Assumed } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { literal } from "../text/literal";
import { SHARE, shareOf } from "./shares-told";

/** "And vaccination" of "vaccination 350 on top". */
const WHAT = /(?:^|[.,;]\s|\b(?:and|plus)\s)(?:an?\s|the\s)?(?:\p{L}+\s)?(\p{L}{4,})\s(?:is\s|costs?\s)?$/iu;
const STEM = 6;

/** "Vaccination 350 on top, about 60% are vaccinated": what it is and how many of the customers take it. */
export function takenBySome({ before }: ReadAmount, text: string): { name: string; share: Assumed } | null {
  const name = WHAT.exec(before)?.[1];
  if (!name) return null;
  const told = new RegExp(`\\b${SHARE}\\s(?!off\\b)[^.;\\d]{0,30}?\\b${literal(name.slice(0, STEM))}`, "iu");
  const [said, part = ""] = told.exec(text) ?? [];
  const value = shareOf(part);
  if (!said || !(value > 0 && value < 1)) return null;
  return { name, share: { value, low: value, high: value, provenance: "founder", note: `Stated: ${said}` } };
}
