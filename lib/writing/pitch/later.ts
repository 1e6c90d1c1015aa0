import { laterPlaces } from "@/lib/brief/places/in-turn";
import type { Case } from "../case";
import { bare, cap, wordCount } from "../english";
import { WORDS } from "./slide";

/** Where it begins and where it goes on, as far as the founder says it. */
export const placesInTurn = (c: Case): string | null | undefined =>
  c.place &&
  `${cap(c.place)} first, then ${laterPlaces(c.context.brief.answers.targetAudience) || "wherever customers ask for it"}`;

/** "Later hospitals at €3 per employee": what the founder keeps for afterwards. */
export function laterIn(c: Case): string {
  const said =
    /\b(?:later(?: on)?|eventually|from year (?:two|three|2|3)|in (?:the )?(?:second|third|next) year),? (?:we (?:also |will |want to )*)?([^.;]{8,90})/i.exec(
      c.context.brief.answers.businessModel,
    )?.[1] ?? "";
  return c.foreign || wordCount(said) > WORDS - 1 || wordCount(said) < 3 ? "" : `Later: ${bare(said)}`;
}
