import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { singular } from "./english";

/** "€390 per pond": what is worked on, where it is not whoever buys. */
export function paidPer({ lines, answers }: Brief): string | null {
  const unit = lines.map(({ label }) => /\bper (\p{L}{3,})$/u.exec(label)?.[1]).find(Boolean);
  const [customers = ""] = answers.targetAudience.toLowerCase().split(/ (?:of|with|in|who|that|at) /);
  const theirs = unit && customers.includes(unit);
  return unit &&
    !theirs &&
    !/^(?:visit|use|hour|day|night|stay|place|seat|bed|order|month|job|unit|hole|piece|kilo|kilogram|gram|litre|bag|bottle|box|pallet|metre|minute)$/.test(
      unit,
    )
    ? unit
    : null;
}

/** "wheel " before "change", where the van "changes the four wheels"; "" where no object is named. */
function doneTo(counted: string, solution: string): string {
  const object = new RegExp(
    `\\b${literal(counted)}s? (?:(?:the|your|their|an?|all) )?(?:\\p{L}+ )?(\\p{L}{3,}s)\\b`,
    "iu",
  );
  const thing = object.exec(solution)?.[1]?.toLowerCase();
  return thing ? `${singular(thing)} ` : "";
}

/** "wheel change" out of "€89 per change" of who "changes the four wheels", where the offer has no other name. */
export function workDone(brief: Brief): string | null {
  const counted = brief.offer.noun || brief.language !== "en" ? null : paidPer(brief);
  return counted && `${doneTo(counted, brief.answers.solution)}${counted}`;
}
