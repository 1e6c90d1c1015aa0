import { type Case, within } from "../case";
import { bare, cap, uncap, wordCount } from "../english";
import { isClause } from "../is-clause";
import { baseVerb } from "../third";
import { offerSentence } from "../told-offer";
import { tellsYou } from "../voice";
import { isWhole } from "../whole";
import { beforeAnd, WORDS } from "./slide";

/** A title may be a little longer than a point. */
const TITLE = 22;
/** What cannot be ended anywhere is told whole up to here. */
const LONGEST = 24;
/** "Alderbox is a box": a name and a noun claim nothing. */
const SAYS_NOTHING = /^(?:\S+ ){0,3}\S+ (?:is|offers) (?:an? )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}$/u;

/** "Millday: berbere, mitmita and shiro": an offer that opens with the things themselves. */
function named(c: Case): string {
  const [things = ""] = bare(c.context.brief.answers.solution).split(
    / (?:that|which|who|for|made|ground|baked|cooked|brewed|grown|sewn|printed|built|sold|sent|posted|delivered|from|with|in|on|at|by) /,
  );
  return !c.foreign && wordCount(things) <= TITLE - 1 && wordCount(things) > 3 && !/ where /.test(things)
    ? `${cap(c.name)}: ${uncap(things, c.names)}`
    : "";
}

/** "..., which adapts light | , caffeine and nap advice", "notices | when someone has fallen": the sentence goes on. */
const WITHIN_A_LIST =
  /^, (?!which\b|who\b|so\b|and\b|with\b)(?:[\p{L}\d'’-]+ ){1,3}?(?:and|or) |^, (?!which\b|who\b|so\b|with\b)(?:[\p{L}\d'’-]+ ?){1,3}, /u;
/** "... list their kitchens | and small bakers book them". */
const OTHERS_DO =
  /^ and (?:\p{Ll}+ ){1,4}?(?:book|rent|hire|order|pay|pick|buy|find|choose|ask|take|reserve|borrow|search|bid)\b/u;
/** "... sheets | and towels": what follows the "and" does nothing. */
const anotherNoun = (rest: string) => {
  if (OTHERS_DO.test(rest)) return false;
  const [, next = ""] = /^ and (\p{Ll}+)/u.exec(rest) ?? [];
  return next !== "" && baseVerb(next) === null;
};
const NEEDS_MORE =
  /\b(?:notices?|knows?|learns?|checks?|remembers?|decides?|alerts?|asks?|rings?|calls?|comes?|pays?|works?|starts?|stops?|sells?|offers?|takes?|gives?|gets?|wants?|needs?)$/;

/** Where a claim may end: before its next verb, its next part or what it comes with. */
const ENDS =
  /, (?:and |so )?(?=\p{Ll})| where | and (?=[a-z]+ [a-z]+[ ,])|: |(?<= (?:is|offers) (?:an? )?(?:(?!that\b|which\b|where\b)[\p{L}-]+ ){1,4}[\p{L}-]+) with /gu;
/** "... and a priced": what it describes was cut off. */
const CUT_SHORT = /\b(?:an?|the|your|their) \p{L}+(?:ed|ful|ive|able|ible|ical|ous|less)$/u;
/** "..., with insurance": more of the list follows. */
const LIST_BEGUN = /, (?:with|including) [^,]+$/;
/** "Capsules filled | with beans": what it is done with belongs to it. */
const DONE_WITH = / (?:\p{Ll}{2,}ed|made|built|cut|sewn|grown|hung)$/u;
const HAS_SAID = 4;

/** "Reads the photo, reminds the customer": the last of two verbs takes an "and". */
export const endedWithAnd = (said: string) =>
  said.replace(/^([^,]*), (?=(\p{Ll}+) [^,]*$)/u, (comma, before: string, word: string) =>
    /s$|^(?:book|order|pay|pick|drop|choose|rent|take|bring|get|buy)$/.test(word) ? `${before} and ` : comma,
  );

/** "Visits a home, cleans" and checks something; "a yard with places, hot showers", and a kitchen: the list goes on. */
const LIST_GOES_ON = /, (?:\p{Ll}+ )?\p{Ll}+$/u;

/** As much of a sentence as a title has room for, and more than the name of a thing. */
export function prefix(said: string, most = TITLE): string {
  if (wordCount(said) <= most && !SAYS_NOTHING.test(said)) return said;
  const ends = [...said.matchAll(ENDS)]
    .filter(
      ({ index }) =>
        !WITHIN_A_LIST.test(said.slice(index)) &&
        !anotherNoun(said.slice(index)) &&
        !(DONE_WITH.test(said.slice(0, index)) && said.startsWith(" with ", index)),
    )
    .map(({ index }) => said.slice(0, index))
    .filter((part) => !NEEDS_MORE.test(part) && !LIST_GOES_ON.test(part));
  const ended =
    ends.findLast(
      (part) =>
        wordCount(part) <= most &&
        wordCount(part) >= HAS_SAID &&
        !SAYS_NOTHING.test(part) &&
        isWhole(part) &&
        !CUT_SHORT.test(part) &&
        !(LIST_BEGUN.test(part) && said.startsWith(`${part},`)),
    ) ?? "";
  return endedWithAnd(ended);
}

/** What it does, ended before the words run out: "Truecrust bakes sourdough bread". */
export function claim(c: Case): string {
  const whole = c.what ? `${cap(c.name)} ${c.what}` : "";
  const doing = whole.replace(/ is an? (?:[\p{L}-]+ ){1,4}(?:that|which) (?=[a-z]+s )/u, " ");
  const first = bare(offerSentence(c.context.brief.answers.solution));
  const parts = /^([\p{L}-]+s)\b.*? that (.+)$/u.exec(first);
  const subject = parts && !c.foreign ? within(WORDS, `${parts[1]} ${parts[2]}`) : "";
  const said = prefix(whole) || prefix(doing) || (subject && cap(subject));
  if (said) return said;
  if (c.foreign) return `${cap(c.name)} is ${c.usual.label} for ${c.people}`;
  // "You post us the coat": the founder speaks to the customer.
  const own =
    /^(?:we|i|you) /i.test(first) || isClause(first) || tellsYou(first)
      ? cap(prefix(first) || (beforeAnd(first).findLast((part) => wordCount(part) <= TITLE) ?? ""))
      : "";
  const most = wordCount(whole) <= LONGEST ? whole : "";
  return (
    own ||
    most ||
    named(c) ||
    `${cap(c.name)}: ${within(WORDS, uncap(first, c.names)) || uncap(first, c.names)}`
  );
}
