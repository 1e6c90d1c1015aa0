import { NAMES_A_THING } from "./located-words";
import { PLACE_PATTERN } from "./place-names";

/** "I sing in one in Utrecht myself": where the founder is, said beside where the customers are. */
const OWN_PLACE =
  /(?:(?<=^|[.!?]\s)(?:I['’]m|I was) (?:an? |the )?(?:former|ex|retired|nurse|teacher|lawyer|doctor|chef|\p{L}+ by trade)\b|(?<=[.!?]\s)(?:I|My \p{L}+) (?:am|lived?|work(?:ed)?|sing|play|teach|taught|stud(?:y|ied)|trained|learn(?:ed|t)|spent|run|ran|c[ao]me|lives?|works?|is|was|grew)\b)[^.!?]*[.!?]?/gu;
/** "Emigrants in France whose parents are buried in Braga": what they have there is not where they live. */
const HAVE_THERE = /\b(?:whose|with (?:family|parents|relatives|roots)) [^.;]*?\b(?:in|from|near)\s[^.;]*/giu;
/** "Many of them used to live in Melbourne": they do so no longer. */
const LIVED_THERE =
  /\b(?:used to (?:live|work|study)|(?:once|formerly|previously) (?:lived|worked|studied)|grew up|(?:was|were) born|moved away from|have left|left)\s(?:in\s)?(?:the\s)?\p{Lu}[^.;,]*/gu;
/** "Austria, later Germany", "first in Cork, then Kerry": where it goes on afterwards is no place to begin. */
const LATER_THERE =
  /(?:[,;(]|\band\b)\s(?:and\s)?(?:later|then|afterwards|after that|eventually|next)(?:\son)?(?:\s(?:also|perhaps|maybe|possibly))?(?:\s(?:in|to|into|for|across))?(?:\sthe)?\s\p{Lu}[^.;]*/gu;

/** "Women come to Bali or Portugal to learn", "want six weeks in Lisbon": where they travel to. */
const TRAVELLED_TO =
  /\b(?:(?:come|comes|travel|travels|fly|flies|go|goes|trips?|holidays?|vacations?) (?:all the way )?to|(?:\d+|an?|two|three|four|six) (?:days?|weeks?|months?|holiday|vacation) in) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*(?:, \p{Lu}[\p{L}'’-]*)* or \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*/gu;
export const withoutTravels = (text: string): string => text.replace(TRAVELLED_TO, " ");

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

/** "In Dubai and |Abu Dhabi| people pay": one of the places where somebody is. */
const STANDS_THERE =
  /\b(?:[Ii]n|[Aa]round|[Nn]ear|[Aa]cross|[Ff]or|[Oo]utside|[Oo]f|[Ff]rom)\s(?:the\s)?(?:\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*(?:,|,?\s(?:and|or|&))\s(?:the\s)?)*$/u;
const ITS_PEOPLE =
  /^\s(?:families|people|households|women|men|parents|mothers|residents|workers|commuters)\b/;
/** "The Nairobi wholesale price", "a Berlin agency": a name that only tells one thing from others. */
export const withoutNamesOfThings = (text: string) =>
  text.replace(PLACE_PATTERN, (name, at: number) =>
    NAMES_A_THING.test(text.slice(at + name.length)) &&
    !ITS_PEOPLE.test(text.slice(at + name.length)) &&
    !STANDS_THERE.test(text.slice(0, at))
      ? " "
      : name,
  );
