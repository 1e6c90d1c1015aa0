import { bare, cap, singular, uncap, wordCount } from "../english";

/** What is named one by one, under the word that announces it. */
export interface NamedList {
  /** "Menu", "Size"; "" where no word announces them. */
  title: string;
  items: string[];
  /** The same as they stand within a sentence: "Gujarati", "pine". */
  within: string[];
  /** The words of the answer that name them. */
  said: string;
}

const COUNT = "(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})";
const ITEM = "(?:[\\p{L}\\d'’&/-]+)(?: [\\p{L}\\d'’&/-]+){0,3}";
const ITEMS = `(${ITEM}(?:, ${ITEM})*(?:,? (?:and|or|&) ${ITEM}|, ${ITEM}))(?=[.;(]|$)`;
const MOST = 6;
/** What a program does, whatever it is called. */
const OF_A_PROGRAM =
  "things|jobs|functions|features|modules|tools|parts|areas|tasks|screens|tabs|sections|lists";
const FUNCTIONS = new RegExp(
  `(?:\\b(?:does|do|covers?|handles?|has|have|with|offers?|brings?|of|in|just|only) )?(?:just |only )?${COUNT} (?:\\p{L}+ )?(?:${OF_A_PROGRAM})(?: in one(?: place)?| only)?: ${ITEMS}`,
  "iu",
);
const CHOICES = new RegExp(
  `(?:(?:^|[.;,] )|(?= (?:in|with) ) )(?:(?:in|with|choose (?:from|between)|we (?:have|offer|do)|there are|comes in) )?${COUNT} ((?:\\p{L}+ )?\\p{L}+s): ${ITEMS}`,
  "iu",
);
/** "One size and two colours, olive and black". */
const SORTS = new RegExp(
  `\\b${COUNT} (colou?rs|sizes|flavou?rs|scents|lengths|strengths|widths|patterns|finishes|shades)(?:,|:) ${ITEMS}`,
  "iu",
);
const THING = "[\\p{L}'’-]+(?: [\\p{L}'’-]+)?";
/** "Tyres, brakes, batteries, done on the kerb": a sentence that opens with its things. */
const BARE_LIST = new RegExp(
  `(?:^|\\. )((?=\\p{Lu})${THING}(?:, ${THING}){1,4}(?:,? and ${THING})?), (?:all |each )?(?:\\p{L}+ed|done|brought|made|whatever|anything|you name it)\\b[^.]*`,
  "u",
);
const DEED = /^(?:we|i|you|they|it|she|he|who|which|that|then|so|because|if|when)\b/i;
const NO_CHOICE =
  /^(?:steps?|stages?|phases?|reasons?|ways?|problems?|people|persons?|founders?|days?|weeks?|months?|hours?|minutes?|rules?|towns?|cities|villages?|places?)$/i;

const parted = (list: string) =>
  list
    .split(/,? (?:and|or|&) |, /)
    .map((item) => bare(item.replace(/^(?:and|or|an?|the|our|their) /i, "")))
    .filter(Boolean)
    .slice(0, MOST);
const areNames = (items: readonly string[]) =>
  items.length > 1 && items.every((item) => wordCount(item) <= 4 && !DEED.test(item));

const listOf = (title: string, within: string[], said: string): NamedList => ({
  title,
  items: within.map(cap),
  within,
  said,
});

/** "It does three things: attendance, term fees, costume orders": each is a function of its own. */
export function functionsIn(solution: string): NamedList | null {
  const [said = "", list = ""] = FUNCTIONS.exec(solution) ?? [];
  const items = parted(list);
  return areNames(items) ? listOf("", items, said) : null;
}

/** "Three menus: ...", "Tyres, brakes, batteries, done on the kerb": what whoever orders has to choose from. */
export function choicesIn(solution: string): NamedList | null {
  const [said = "", noun = "", list = ""] = CHOICES.exec(solution) ?? SORTS.exec(solution) ?? [];
  const head = noun.split(" ").at(-1) ?? "";
  const items = parted(list);
  if (areNames(items) && !NO_CHOICE.test(head) && !new RegExp(`^(?:${OF_A_PROGRAM})$`, "i").test(head))
    return listOf(cap(singular(noun)), items, said);
  const [all = "", plain = ""] = BARE_LIST.exec(solution) ?? [];
  const things = parted(uncap(plain));
  return areNames(things) && things.length > 2 ? listOf("", things, all) : null;
}

/** Says no more than what there is to choose from: "Three menus: ...", "whatever they use". */
export const onlyNames = (text: string, list: NamedList) =>
  namesAll(text, list) && (list.title !== "" || /, (?:whatever|anything|you name it)\b/i.test(text));
export const namesAll = (text: string, { items }: NamedList) =>
  items.every((item) => text.toLowerCase().includes(item.toLowerCase()));

const PICKED =
  /\b(?:pick|choose|select)(?: an?| the| your| their)? ((?:[\p{L}-]+(?: [\p{L}-]+)?, )+(?:and |or )?[\p{L}-]+(?: (?:and|or) [\p{L}-]+)?)/iu;
const IS_DONE =
  /^(?:upload|see|pay|add|send|enter|tell|get|order|book|write|draw|share|we|you|they|it|then|so|have|wait)\b/i;
/** "Pick size, flavour, colours, upload a picture": what is decided on the order page, a field each. */
export function pickedIn(solution: string): string[] {
  const [, list = ""] = PICKED.exec(solution) ?? [];
  const all = parted(list);
  const end = all.findIndex((item) => IS_DONE.test(item));
  const picked = end < 0 ? all : all.slice(0, end);
  return areNames(picked) ? picked.map(cap) : [];
}
