import { sentences } from "../cut";
import { bare, cap, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { FEWEST, MOST, POINTS, told } from "./line";

const DURATION =
  /\b(?:within (?:an?|one|two|three|four|five|six|seven|ten|\d+) (?:hours?|days?|weeks?|minutes?)|(?:the )?same[ -](?:day|week|evening)|the next (?:day|morning)|by the next morning|overnight|in (?:ten|five|fifteen|twenty|thirty|\d+) minutes)\b/i;
/** "Within five days in Leeds". */
export function whenAndWhere({ place, context: { brief } }: Material): string[] {
  const { solution, differentiator } = brief.answers;
  const when = DURATION.exec(`${solution} ${differentiator}`)?.[0].replace(/-/g, " ");
  if (!when || !place || / and |,/.test(place) || brief.geography?.scale !== "city") return [];
  return told(`${/^same/i.test(when) ? "the " : ""}${when}, in ${place}`);
}

/** The customers as the founder names them, up to what else is said of them. */
export function forWhom({ context: { brief } }: Material): string[] {
  const [whole = ""] = brief.answers.targetAudience.split(
    /[.;:(]|,(?!\d)| (?:who|that|which|whose|found|mostly|aged) /,
  );
  // "In Madrid, Valencia and Seville": one of them alone would be wrong.
  const said = brief.answers.targetAudience.startsWith(`${whole},`)
    ? whole.replace(/ in \p{Lu}[^,]*$/u, "")
    : whole;
  const short =
    wordCount(said) < MOST ? said : (said.split(/ (?:with|in|near|of) (?=[^ ]+(?: [^ ]+)*$)/)[0] ?? "");
  return wordCount(short) < MOST && wordCount(short) > 1 && /^\p{L}/u.test(short) && !POINTS.test(short)
    ? [`For ${uncap(short.trim())}`]
    : [];
}

/** What the offer is, up to what it does: "A mobile workshop in a van". */
export function called({ context: { brief } }: Material): string[] {
  const [, said = ""] =
    /^((?:an? |the |our )[^,.;:]+?)(?= (?:that|which|where|who|for|matching|connecting|to)\b|[,.;:])/i.exec(
      brief.answers.solution,
    ) ?? [];
  return wordCount(said) > FEWEST + 1 ? told(said) : [];
}

/** What is free at first, in the founder's words; a price stands on the price list and makes no line. */
export function terms({ context: { brief } }: Material): string[] {
  return sentences(brief.answers.businessModel)
    .flatMap((said) => said.split(/[;:]|, (?!\d)| plus |^plus /i))
    .map(bare)
    .filter((piece) =>
      /\b(?:first|one|two|trial) (?:\p{L}+ )?(?:month|week|visit|lesson)s? (?:is |are )?free\b/iu.test(piece),
    )
    .slice(0, 1)
    .filter((line) => !POINTS.test(line))
    .map(cap);
}
