import { NAMES_A_THING } from "./located-words";
import { PLACE_PATTERN } from "./place-names";

/** "I sing in one in Utrecht myself": where the founder is, said beside where the customers are. */
const OWN_PLACE =
  /(?<=[.!?]\s)(?:I|My \p{L}+) (?:am|lived?|work(?:ed)?|sing|play|teach|taught|stud(?:y|ied)|trained|learn(?:ed|t)|spent|run|ran|c[ao]me|lives?|works?|is|was|grew)\b[^.!?]*[.!?]?/gu;
/** "Emigrants in France whose parents are buried in Braga": what they have there is not where they live. */
const HAVE_THERE = /\b(?:whose|with (?:family|parents|relatives|roots)) [^.;]*?\b(?:in|from|near)\s[^.;]*/giu;
/** "Many of them used to live in Melbourne": they do so no longer. */
const LIVED_THERE =
  /\b(?:used to (?:live|work|study)|(?:once|formerly|previously) (?:lived|worked|studied)|grew up|(?:was|were) born|moved away from|have left|left)\s(?:in\s)?(?:the\s)?\p{Lu}[^.;,]*/gu;
/** "Austria, later Germany", "first in Cork, then Kerry": where it goes on afterwards is no place to begin. */
const LATER_THERE =
  /(?:[,;(]|\band\b)\s(?:and\s)?(?:later|then|afterwards|after that|eventually|next)(?:\son)?(?:\s(?:also|perhaps|maybe|possibly))?(?:\s(?:in|to|into|for|across))?(?:\sthe)?\s\p{Lu}[^.;]*/gu;

/** What is left of an answer when only the customers' places are asked for; what comes later is kept where nothing else is named. */
export function theirPlaces(text: string, namesAPlace: (text: string) => boolean): string {
  const there = [OWN_PLACE, HAVE_THERE, LIVED_THERE].reduce((rest, not) => rest.replace(not, " "), text);
  const first = there.replace(LATER_THERE, " ");
  return first !== there && namesAPlace(first) ? first : there;
}

/** Where the machines stand, not the customers. */
export const HOSTED = /\b(?:hosted|servers?|data cent(?:re|er)s?|stored|based) in \p{Lu}[\p{L}]+/gu;

/** "Ground near Addis Ababa", "honey from Transylvania": where it is made. */
export const MADE_THERE =
  /\b(?:made|ground|grown|sewn|woven|knitted|produced|roasted|imported|sourced|crafted|carved|built|harvested|brewed|picked|bought|farmers|farms|mills?|cooperatives?|weavers|makers|growers|families|women)\b[^.;,]{0,50}?\b(?:in|from|near|of|at)\s\p{Lu}[\p{L}]+(?:\s\p{Lu}[\p{L}]+)*|\bfrom\s(?:[a-z]+\s(?:in|near)\s)?\p{Lu}[\p{L}]+/gu;

/** "The Nairobi wholesale price", "a Berlin agency": a name that only tells one thing from others. */
export const withoutNamesOfThings = (text: string) =>
  text.replace(PLACE_PATTERN, (name, at: number) =>
    NAMES_A_THING.test(text.slice(at + name.length)) &&
    !/\b(?:in|around|near|across|for|outside|of|from)\s(?:the\s)?$/i.test(text.slice(0, at))
      ? " "
      : name,
  );
