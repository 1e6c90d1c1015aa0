import { readSides } from "@/lib/brief/buyers/sides";
import type { Archetype, Brief } from "@/lib/brief/types";

/** Who provides in a marketplace, plural: "relief milkers"; null for everything else and where nobody is named. */
export const supplySideOf = ({ answers, language }: Brief, form: Archetype): string | null =>
  form === "marketplace" && language === "en" ? (readSides(answers)?.supply ?? null) : null;

const THINGS =
  /\b(?:sells?|selling|resell\w*|second-?hand|pre-owned|swaps?|orders?|buys?|harvest\w*|rents? out|lends?|borrows?)\b/i;
const WORKERS =
  /\b(?:hires?|books?|finds?) (?:an? |the |one )?(?:[\p{L}-]+ )?[\p{L}-]{3,}(?:ers?|ors?|ists?|nan(?:ny|nies)|cooks?)\b|\b(?:sells?|offers?|lists?|lends?) (?:their|an?|one|spare|free) (?:[\p{L}-]+ )?(?:hours?|days?|time|help|skills?|services?|lessons?|hands)\b/iu;

/** Whether those who provide hand over a thing and do no work: sellers of dresses, farms, owners of tents. */
export const dealsInThings = ({ answers, language }: Brief): boolean =>
  language === "en" && THINGS.test(answers.solution) && !WORKERS.test(answers.solution);
