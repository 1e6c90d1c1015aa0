import { PLATFORM_NAMES } from "../data/known-names";
import { literal } from "../text/literal";

export const WORD = "\\p{Lu}[\\p{L}'’-]*\\p{L}";
const NAME = `${WORD}(?:\\s(?:(?:de|la|le|del|da|do|das|dos|am|an der|im|upon|on|sur|of)\\s)?${WORD}){0,2}`;
export const AND = "(?:and|or|und|oder|y|e|et|ou|o|en|og|och|&)";
const LIST = `${NAME}(?:, (?:the )?${NAME})*(?:,? ${AND} (?:the )?${NAME})?`;
const KINDS =
  "(?:cities|towns|villages|districts|suburbs|municipalities|boroughs|quarters|neighbou?rhoods|estates|counties|provinces|valleys|islands|communes|city|town|village|district|suburb|municipality|parish|county|province)";
/** "Within 15 miles of", "an hour from". */
const NEAR =
  "(?:\\d+|an?|one|half an) (?:miles?|km|kilomet(?:re|er)s?|minutes?|hours?)(?: (?:drive|ride|walk))? (?:of|from|around)";
/** "In", "around", "in the five districts of", "em", "bei". */
const THERE = `(?:(?:across|throughout|within|outside|from|bei|à|dans|rund um|cerca de)|${NEAR}|${KINDS} (?:of|called)|${KINDS}[,:])`;
const OF_IT =
  "(?:(?:the|a|and around|greater|central|downtown|inner|rural|northern|southern|eastern|western|old|upper|lower|city|town|village|municipality|district|county|province|of|called|\\d+|two|three|four|five|nine)\\s)*";
export const LOCATED = new RegExp(
  `(?<![\\p{L}])((?:[Ii]n|[Ee]m|[Aa]round|[Nn]ear)(?=\\s)|${THERE})\\s(${OF_IT})(${LIST})(?![\\p{L}'’-]|\\s?\\d)`,
  "gu",
);
/** "In Excel sheets": what stands before a thing names it. */
export const NAMES_A_THING = new RegExp(
  `^(?: ${WORD})* (?!(?:and|or|but|who|that|which|where|when|with|without|to|for|by|is|are|was|were|has|have|had|do|does|on|from|at|of|in|near|they|we|i|you|he|she|it|there|since|because|as|so|after|before|every|each|all|now|today|first|then|later|only|mostly|mainly|area|prefecture|phases?|city|county|region|market|whose|while|if|say|said|lose|loses|pay|pays|buy|buys|want|wants|need|needs|must|can|could|cannot|drive|live|work|und|oder|y|e|et|die|der|das|que|qui|che|todo|tem|não|les?|la)\\b)\\p{Ll}`,
  "u",
);
const NO_PLACE = new RegExp(
  `^(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\\p{L}+day|Spring|Summer|Autumn|Winter|Christmas|Easter|Mothers?|Mother['’]s|Fathers?|Valentine|Valentines|Halloween|Thanksgiving|Hanukkah|Carnival|Black Friday|Ramadan|Eid|Lent|Diwali|English|Spanish|German|French|Italian|Portuguese|Dutch|Polish|Czech|Turkish|Russian|Japanese|Chinese|Korean|Vietnamese|Thai|Hindi|Arabic|Urdu|Bengali|Tamil|Kannada|Telugu|Marathi|Punjabi|Tagalog|Waray|Swahili|Mandarin|Cantonese|Yoruba|Hausa|Igbo|Zulu|Amharic|Farsi|Hebrew|Catalan|Basque|Welsh|Gaelic|Braille|Word|Google|Messenger|Python|Android|Windows|Bluetooth|React|I|Our|My|The|A|An|We|You|They|He|She|It|This|These|Facebook|Year|Grade|Primary|Secondary|Sec|Class|Form|Series|Part|Phase|Level|Chapter|Type|General|God|Bitcoin|${PLATFORM_NAMES.map(literal).join("|")})(?![\\p{L}])`,
  "u",
);
const ABBREVIATED = /^\p{Lu}{2,5}s?$/u;
const LANGUAGE = /^(?:\p{L}+ese|Danish|Swedish|Finnish|Flemish|Irish|Yiddish)$/u;
export const isName = (name: string) => ![NO_PLACE, ABBREVIATED, LANGUAGE].some((not) => not.test(name));
/** "Western Victoria" is no town of that name. */
export const PART_OF = /\b(?:rural|northern|southern|eastern|western) $/;
export const A_REGION = /\b(?:Valley|Bay|County|Province|Coast|Highlands|Islands?|Peninsula|Hills)$/;

export const GOING = new RegExp(`\\b(?:in|to|from|of|near|around) (${WORD})(?![\\p{L}'’-])`, "gu");
