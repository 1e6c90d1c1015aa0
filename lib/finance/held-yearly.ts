import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import type { Assumed, RevenueLine } from "./types";

const AN_EVENT =
  /\b(?:festival|(?:fun |trail |charity |half[- ])?(?:run|race|marathon)|triathlon|tournament|championship|trade fair|congress|conference|regatta|hackathon)$/i;
const MORE_OFTEN = /\b(?:every|each|per|a) (?:month|week|quarter)\b|\b(?:monthly|weekly|quarterly|series)\b/i;
const ONCE_A_YEAR: Range = [0.05, 0.075, 1 / 12];

/** An event that is held once a year is entered once a year; null for everything else. */
export const heldYearly = ({ offer, answers, b2b }: Brief): Assumed | null =>
  !b2b && AN_EVENT.test(offer.noun ?? "") && !MORE_OFTEN.test(answers.solution)
    ? assumption(
        ONCE_A_YEAR,
        "An event of each year is entered once a year, and not by all of them again; assumed.",
      )
    : null;

/** "A winter place", "a season pass": paid for once in each year. */
const OF_A_SEASON =
  /\b(?:winter|summer|season(?:al)?|annual|yearly) (?:places?|berths?|storage|pass(?:es)?|tickets?|plots?|spots?|slots?|pitch(?:es)?|cards?|moorings?)\b/i;
const NEXT_YEAR = "Paid for once a year, and not by all of them again in the next; assumed.";

/** What is sold for one season is bought once a year; null for everything else. */
export const ofASeason = ({ evidence }: Pick<RevenueLine, "evidence">): Assumed | null =>
  OF_A_SEASON.test(evidence) ? assumption(ONCE_A_YEAR, NEXT_YEAR) : null;
