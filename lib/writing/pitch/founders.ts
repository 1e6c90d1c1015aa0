import { clausesOf } from "@/lib/brief/text/sentences";
import { tradesNow } from "@/lib/brief/text/told-as";
import type { Case } from "../case";
import { sentences } from "../cut";
import { bare, uncap, wordCount } from "../english";
import { quote } from "../frames";
import { WORDS } from "./slide";

const LEAST = 4;
/** "I have been a mechanic for eleven years and run the workshop of ...": the first half says it. */
const inShort = (said: string) =>
  [said, ...said.split(/, (?=\p{L})| and (?=\p{L}+ )/u)].find(
    (part) => wordCount(part) <= WORDS && wordCount(part) >= LEAST,
  ) ?? "";

/** "My mum is 81 and on her own": whom it is for, and nobody who works in it. */
const IN_NEED =
  /\b(?:is|are) (?:now |over |nearly |almost )?\d{2}\b|\b(?:alone|on (?:her|his|their) own|ill|disabled)\b/i;
/** "I make glass eyes by hand over the burner": whoever makes it alone has said so with that. */
const MAKES =
  /^I (?:make|bake|build|repair|sew|carve|cook|grow|teach|paint|print|brew|restore|clean|fix|tune|design|write|weave|roast)\b/;

const OF_OTHERS = /^my (?!own\b|work\b|background\b)/i;

/** Who does it already has said so with that. */
function atWork({ context: { brief }, names, access }: Case): string[] {
  const told = clausesOf("differentiator", brief.answers.differentiator)
    .map(({ text }) => uncap(bare(text), names))
    .filter((text) => /^(?:we|i)\b/i.test(text) && (tradesNow(text) || access.includes(text)));
  const made = sentences(brief.answers.solution)
    .map(bare)
    .filter((said) => MAKES.test(said));
  return [...told, ...made];
}

/** What the answers tell of the founders, each short enough for a line and their own work first; [] where they tell nothing. */
export function founders(c: Case): string[] {
  const { brief } = c.context;
  const told = c.foreign
    ? brief.stated.team.map(({ text }) => quote(text)).filter((said) => wordCount(said) <= WORDS)
    : (c.team.length > 0 ? c.team : atWork(c)).filter(
        (said) => !(OF_OTHERS.test(said) && IN_NEED.test(said)),
      );
  return told
    .map(inShort)
    .filter(Boolean)
    .sort((a, b) => Number(OF_OTHERS.test(a)) - Number(OF_OTHERS.test(b)))
    .slice(0, 2);
}
