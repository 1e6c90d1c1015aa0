import { COUNT, SPELT_NUMBER } from "../text/number-words";
import { FREE } from "../text/tried";
import { groupsIn } from "./counted-group";
import { BY_OTHERS } from "./deeds-by-others";
import type { HappenedKind } from "./happened-kinds";
import { DEED } from "./patterns";
import { OTHERS } from "./sign";

const rule = (...parts: string[]) => new RegExp(parts.join("|"), "iu");
const ADV =
  "(?:(?:already|now|also|just|currently|even|since|so far|all|each|both|still|once|really|regularly|today|actually|personally|since then) )*";
const HAVE = `(?:['’]?(?:ve|d|m|re)| have| had| has| am| are)? ?${ADV}`;
const WE = `(?:\\b(?:we|i)${HAVE}|^(?=(?:did|sold|ran|taught|made|gave|talked|spoke|asked|interviewed|had)\\b))`;

/** Of the future, a wish, a rule or a limit: nothing of it has happened. */
const AHEAD =
  /\b(?:will|won['’]t|would|could|can(?:not)?|may|might|should|shall|(?:we|i|they) (?:also |now )?plan|planned|planning|plans? (?:to|is|for)|aim(?:s|ing)?|target(?:s|ing)?|goals?|hop(?:e|es|ing)|(?:we|i) (?:also |now |only )?want|wants? to|wish|expect(?:s|ed)?|intend|going to|(?:we|i|am|are we)(?:['’]re|['’]m| are| am)? ready to|if|unless|until (?:we|i|then)|at most|maximum|enough for|budget|needs?|looking for|in talks|in conversations?|reckon|guess|think|usually|typically|on average|later|soon|north star|by the end of)\b|\b\p{L}+['’](?:ll|d)\b/iu;
/** What was said they would do has been said. */
const SAID_SO =
  /\b(?:said|says?|told (?:me|us)|signed|wrote|asked|confirmed)\b(?: that)?[^.;,]{0,30}\b(?:(?:would|will|want|wants|can)\b|they['’](?:d|ll)\b)|\b(?:wants?|would like) to (?:begin|start|try|join|buy|order|be (?:the )?first)\b|\bwhen (?:we|i) (?:open|launch|start|asked)\b/iu;
/** "€29 per firm", "12% of each booking", "first month free": what is asked. */
const TERMS =
  /\b(?:first|one|two|three|\d+)(?: (?:calendar ))?[- ](?:months?|weeks?|days?|hours?)(?: (?:is|are|on|of))?(?: (?:for )?free| us\b)|\bfree trial\b|\b(?:price|fee|subscription|membership|rent|cost)s? (?:is|are|comes?)\b|\bcosts? (?:us|me|about|around)\b|(?<!\bfor )\bfree (?:for|to) (?!\d|friends|them\b|now\b|the (?:moment|first)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/iu;

/** Work that is preparation or the founder's own life is done for nobody. */
const MADE = "built|designed|developed|created|printed|drawn|drew";
const NO_WORK = `(?:bought|spent|borrowed|invested|put|saved|paid|needed|counted|asked|spoke|talked|visited|interviewed|lost|saw|met|read|drove|lived|waited|hired|wrote|came|went|left|worked|got|found|surveyed|grew|learned|learnt|studied|trained|quit|moved|started|began|opened|decided|noticed|${MADE}|collected|called|rang|compared|checked|measured|been|wanted|liked|stood|said|told|thought|knew|became|noted|watched|signed|registered|applied|raised|received|won|was|used|tested|tried|kept)`;
const WE_DID = new RegExp(
  `${WE}(?!${NO_WORK}\\b)(?:${DEED}|given|taken|shown|driven)\\b(?: (?:after|up|out|over|through)\\b)?`,
  "iu",
);
const WE_DO = rule(`${WE}(?:do(?= \\d)|look after|clean for|walk|teach|serve|deliver to)\\b`);
const WE_MADE = rule(`${WE}(?:${MADE})\\b`);
const WE_ASKED = rule(
  `${WE}(?:talked|spoke|spoken|chatted|interviewed|asked|surveyed|polled|questioned|met|visited)\\b(?! (?:me|us)\\b)`,
);
const WE_SIGNED = rule(
  `${WE}(?:signed up|signed|recruited|onboarded|registered|enlisted|lined up|vetted|listed)\\b`,
);
const WE_SOLD = rule(`${WE}(?:sold|sell|invoiced|billed|earned|took|shipped|placed)\\b`);
const WHEN =
  /\b(?:already|so far|to date|until now|up to now|by now|at present|currently|right now|at the moment|for now|since|last|this (?:year|season|spring|summer|autumn|winter|month)|now|today|in (?:two|three|four|five|six|\d+) (?:days|weeks|months)|in (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|20\d\d|first|beginning|pilot))\b/iu;
const PRICED =
  /\b(?:at|for|paid|paying) (?:a |an )?(?:reduced |half |full )?(?:\p{Sc}\s?\d|\d[\d.,]* ?(?:\p{Sc}|[A-Z]{3}\b|euros?|dollars?|pounds?)|(?:the )?(?:half|full) (?:the )?price)|\bcharging\b(?! nothing)|\bpa(?:id|yed|ying)\b|\bcharged\b/iu;

const NOT_PAID =
  /\b(?:nobody|no one|no body|none|not?|never|n['’]t|without)\b[^.;]{0,24}\b(?:pay(?:ing|s)?|paid|payed|charg(?:e|ed|ing))\b|\b(?:all|both|is|are|was|were|still|it|done|tested|testing|use|used|using) (?:it )?(?:for )?free\b|\bfree\b(?=$|[,.;]| (?:for|since|until|in|at|to|of)\b)|\bgratis\b|\bpaid? (?:just|only)\b|\bonly paid\b|\bfree of charge\b/iu;
/** Nobody pays for it, or only what it is made of. */
export const isForNothing = (text: string): boolean => FREE.test(text) || NOT_PAID.test(text);

const NONE =
  /\b(?:nobody|no one|no body|none|nothing|no (?:[\p{L}-]+ ){0,2}?(?:customers?|clients?|users?|sales?|bookings?|buyers?|one)|(?:have|has|had|did|do|does|is|are|was|were)(?: not|n['’]t)|not (?:yet|still|open)|never|haven['’]t|still no|no \p{L}+ (?:has|have|is|are|was))\b/iu;
export const deniesDeed = (text: string): boolean => NONE.test(text);

/** How a part of a statement tells what happened, and where the verb stands; null where nothing has. */
export interface Deed {
  kind: HappenedKind;
  /** The verb with what goes with it. */
  at: number;
  end: number;
  /** The founders did it, to or for those who are named behind it. */
  byUs: boolean;
}

const found = (pattern: RegExp, text: string) => {
  const match = pattern.exec(text);
  return match ? { at: match.index, end: match.index + match[0].length } : null;
};

const DID_SO = /\b(?:did|done|had) (?:about |around |over )?\S+ \p{L}/iu;
const A_TRIAL =
  /^(?: (?:an?|our|the|one|small|free|first|short))* (?:test|trial|pilot|beta|taster|try-?out)s?\b/i;
const SOME_SINCE = new RegExp(
  `^(?:so far,? |already |now |today )?(?:about |around |over )?(?:${COUNT}|${SPELT_NUMBER}) (?:[\\p{L}'’-]+ ?){1,6}`,
  "iu",
);
const GOES_ON = /\b(?:are|is|have been|has been) \p{L}{3,}ing\b/iu;
const GAVE = rule(
  `${WE}(?:gave|given|lent|handed out|sent out|gave away|put)\\b(?=[^.;]{0,30}?\\b(?:to|away|out)\\b)`,
);
/** Another clause asks or does it: "when I asked". */
const ASIDE = /\b(?:when|before|after|if|because|as|that|what|where|who)\s$/i;

/** "May" is a month, and "to see whether" why it was done. */
const inPlainTime = (text: string) =>
  text.replace(/\bto see (?:if|whether|how)\b.*/iu, "").replace(/(?<=\p{L}+ )May\b/gu, "June");
/** Of the future, a wish, a limit or what is asked, unless somebody has said so. */
export function isAhead(text: string): boolean {
  const dated = inPlainTime(text);
  const said = SAID_SO.exec(dated);
  return AHEAD.test(said ? dated.slice(0, said.index) : dated) || TERMS.test(text);
}

/** What a part of a statement says has been done, by all that is in it; null where nothing has. */
export function deedIn(text: string): Deed | null {
  if (isAhead(text)) return null;
  const dated = inPlainTime(text);
  const main = (pattern: RegExp) => {
    const match = found(pattern, text);
    return match && !ASIDE.test(text.slice(0, match.at)) ? match : null;
  };
  for (const [kind, pattern] of BY_US) {
    const match = main(pattern);
    if (match) return { kind, ...match, byUs: true };
  }
  const going = WHEN.test(dated) ? main(WE_DO) : null;
  if (going) return { kind: "paying", ...going, byUs: true };
  const ours = main(WE_DID);
  const made = main(WE_MADE);
  if (made && PEOPLE_BEHIND.test(text.slice(made.end))) return { kind: "bought", ...made, byUs: true };
  if (
    ours &&
    (WHEN.test(dated) ||
      isForNothing(text) ||
      PRICED.test(text) ||
      PEOPLE_BEHIND.test(text.slice(ours.end)) ||
      (DID_SO.test(text.slice(ours.at)) && groupsIn(text.slice(ours.end)).length > 0) ||
      groupsIn(text.slice(ours.end))[0]?.others)
  )
    return { kind: A_TRIAL.test(text.slice(ours.end)) ? "tested" : "bought", ...ours, byUs: true };
  for (const [kind, pattern] of BY_OTHERS) {
    const match = found(pattern, text);
    if (match) return { kind, ...match, byUs: false };
  }
  const busy = isForNothing(text) ? found(GOES_ON, text) : null;
  if (busy) return { kind: "used", ...busy, byUs: false };
  // Whoever is counted and has been at it since a time does something with it.
  const since = WHEN.test(dated) && SOME_SINCE.exec(dated);
  return since && groupsIn(since[0])[0]?.others
    ? { kind: "used", at: since[0].length, end: since[0].length, byUs: false }
    : null;
}
/** "For the neighbours", "to about 70 families". */
export const PEOPLE_BEHIND = new RegExp(
  `\\b(?:for|to|with|at) ((?:about |around |over )?(?:(?:the|my|our|some|a few|several|\\d[\\d,.]*|\\p{L}+) )?(?:[\\p{L}'’-]+ ){0,3}?${OTHERS})(?![\\p{L}-])`,
  "iu",
);
const BY_US: readonly (readonly [HappenedKind, RegExp])[] = [
  ["interviewed", WE_ASKED],
  ["suppliers", WE_SIGNED],
  ["bought", WE_SOLD],
  ["tested", GAVE],
];
export const isPriced = (text: string): boolean => PRICED.test(text);
export const isDated = (text: string): boolean => WHEN.test(text);
/** Told in a tense of what has happened or goes on. */
export const hasTense = (text: string): boolean => TENSE.test(text);
const TENSE = new RegExp(
  `\\b(?:have|has|had|is|are|was|were|been|already|now|currently|since|so far|told|given|${DEED})\\b|['’]ve\\b`,
  "iu",
);
