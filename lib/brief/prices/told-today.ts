import type { Span } from "../text/sentences";

const MOST_WORDS = 16;
/** With what "which" speaks of. */
const MOST_WITH_BEFORE = 22;
const OURS = /\b(?:we|our|ours|us|i|my|me|mine)\b/i;
/** Speaks of what was named before. */
const POINTS_BACK = /^(?:it|they|this|that|these|those|which|who|he|she|both|one|each|ones?)\b/i;
/** Sums of a whole trade. */
const OF_ALL =
  /\b(?:million|billion|bn|mio|econom\w+|industry|nhs|worldwide|globally|in total|together|country|nationwide|sector)\b|\d ?[mk]\b/i;
/** "Shops cannot pay £900": nobody does. */
const NOT_DONE = /\b(?:not|never|nobody|no one|none|cannot|unable)\b|n['’]t\b/i;
const BOUNDARY =
  /[,;:(–—]\s+(?:(?:and|but|or|so|while|whereas|where|because(?! of)|yet|then|plus)\s+)?|\b(?:but|while|whereas|because(?! of)|where|when|if|although|since|plus|so)\s+|(?<=\p{L}\s)and\s+/giu;
const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|cannot|can['’]t|do|does|don['’]t|doesn['’]t|cost|costs|take|takes|go|goes|come|comes|get|gets|need|needs|wait|waits|lose|loses|sit|sits|stand|stands|want|wants|buy|buys|sell|sells|throw|throws|\p{L}{3,}(?:ed|es))\b/iu;
const OPENS_WITH_VERB =
  /^(?:costs?|charges?|asks?|takes?|bills?|adds?|starts?|sells?|is|are|wants?|runs?)\b/i;
/** "They give up and pay an agency": who pays stands too far before. */
const THEN_PAY = /(?:^|\s)(?:and|or|then)\s(?:then\s)?(?=(?:pay|spend)\s)/giu;
const BEHIND =
  /^\s+(?:(?:to|for|in|on|from|through|with|because of|of|each time|at a time)\s)?(?:(?!(?:and|but|or|so|because|while|where|when|that|which|who|before|after|if|as|since|then|is|are)\b)[\p{L}\p{N}'’-]+\s?){1,5}(?=[,.;:)]|\s?(?:and|but|because|while|when|before|after|since|so)\b|$)/iu;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Where the statement that ends with `head` begins: after the last boundary that leaves it a subject, and the one before that. */
function openingsOf(head: string): [opening: number, before: number] {
  let [start, before] = [0, 0];
  for (const match of head.matchAll(BOUNDARY)) {
    const from = match.index + match[0].length;
    const joins = /^and\s/i.test(match[0]) && !FINITE.test(head.slice(start, match.index));
    if (!joins && !OPENS_WITH_VERB.test(head.slice(from))) [start, before] = [from, start];
  }
  const [then] = head.slice(start).matchAll(THEN_PAY);
  return [then ? start + then.index + then[0].length : start, before];
}

/**
 * The statement of a sentence around a figure that runs from `at.start` to `at.end`, told of others and understood without
 * the rest; null where there is none of at most 16 words. It opens with who pays or what costs, and ends with what for.
 */
export function statementAround(text: string, sentence: Span, at: Span): Span | null {
  const head = text.slice(sentence.start, at.start);
  const [opening, before] = openingsOf(head);
  const back = POINTS_BACK.test(head.slice(opening));
  const own = !back ? opening : POINTS_BACK.test(head.slice(before)) ? 0 : before;
  const behind = BEHIND.exec(text.slice(at.end, sentence.end))?.[0] ?? "";
  const span = { start: sentence.start + own, end: at.end + behind.trimEnd().length };
  const said = text.slice(span.start, span.end);
  const done = !NOT_DONE.test(text.slice(span.start, at.start));
  const alone = done && !OURS.test(said) && !POINTS_BACK.test(said) && !OF_ALL.test(said);
  return alone && words(said) <= (back ? MOST_WITH_BEFORE : MOST_WORDS) ? span : null;
}
