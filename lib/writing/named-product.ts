import { ORGANISATIONS, PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { OFFER_HEADS } from "@/lib/brief/data/offer-heads";
import { isAdjective } from "@/lib/brief/text/noun-phrase";
import { isKnownWord } from "@/lib/brief/ventures/venture-of";
import { bare, plural } from "./english";
import { PLACE_NAMES } from "./proper-names";
import { baseVerb } from "./third";
import { ANYBODY } from "./verb-in-name";

const COMMON = /^(?:It|This|That|She|He|Everybody|Everyone|Nobody|Each|Every|One|Our|My|The|There|Here)$|s$/;
/** "Fridgewise is a phone app": a name and what it is. */
const SAID_TO_BE =
  /^\p{Lu}[\p{L}\d]{2,} is (?:an?|the|our) (?:[\p{L}-]+ ){0,3}(?:app|application|site|platform|software|tool|marketplace|website|newsletter|plug-?in|bot|chatbot|device|sensor|box|service|brand|online shop|web ?shop|program|programme)\b/u;
/** "SafeTray is a web application". */
const IS_A_THING = /^\S+ is (?:an?|the|our) (?!(?:lot|few|bit|little|must)\b)/u;
const SOMEBODY = new RegExp(`^(?:${PERSONS}|${TRADESPEOPLE}|${ORGANISATIONS})$`, "iu");
/** "Software listens", "Receptionist registers": no name of anything. */
const isPlainWord = (word: string) =>
  OFFER_HEADS.has(word) || isAdjective(word) || SOMEBODY.test(word) || SOMEBODY.test(plural(word));
/** "Sole Clinic does", "Menu Watch reads": two words with capitals at the head of a sentence are a name, unless they are a place. */
function namedByTwo(solution: string): string | null {
  const [, name = "", verb = ""] =
    /^(\p{Lu}\p{L}+ \p{Lu}\p{L}+) (is|does|[a-z]+[^s\W]s) /u.exec(bare(solution)) ?? [];
  const placed = name.split(" ").some((word) => COMMON_FIRST.test(word) || PLACE_NAMES.has(word));
  return name && !placed && (/^(?:is|does)$/.test(verb) || baseVerb(verb) !== null) ? name : null;
}
const COMMON_FIRST =
  /^(?:The|An?|Our|My|Your|Each|Every|All|No|One|Two|Three|In|On|At|For|From|With|When|If)$/;

/** "Hallkeeper is an online diary": no word that founders use of anything else. */
const isCoinedWord = (word: string, solution: string) =>
  (!isKnownWord(word) || /^\p{Lu}{4,}$/u.test(word)) &&
  !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, "u").test(solution);

/** "Checkmate reads ...", "ChoirBox keeps ...": a working title with a verb after it; null where the sentence opens otherwise. */
export function namedProduct(solution: string): string | null {
  const two = namedByTwo(solution);
  if (two) return two;
  const [, name = "", verb = ""] = /^(\p{Lu}[\p{L}\d]{2,}) ([a-z]+s) /u.exec(bare(solution)) ?? [];
  if (SAID_TO_BE.test(bare(solution)) && !COMMON.test(name)) return name;
  if (verb === "is" && IS_A_THING.test(bare(solution)) && !COMMON.test(name) && isCoinedWord(name, solution))
    return name;
  // Only a product has a capital inside its name.
  if (/\p{Ll}\p{Lu}/u.test(name))
    return /^(?:is|was|has)$/.test(verb) && !IS_A_THING.test(bare(solution)) ? null : name;
  return name &&
    !COMMON.test(name) &&
    !isPlainWord(name.toLowerCase()) &&
    !ANYBODY.test(name) &&
    !/^(?:with|of|for|from|and|or|in|to|made|that)\b/.test(
      bare(solution).slice(name.length + verb.length + 2),
    ) &&
    baseVerb(verb) !== null &&
    baseVerb(verb) !== verb
    ? name
    : null;
}
