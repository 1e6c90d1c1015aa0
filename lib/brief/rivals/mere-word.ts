const ABBREVIATED = /^\p{Lu}{2,5}s?$/u;
const ARTICLE = /(?:^|\s)(?:the|an?|my|our|your|their|its|this|that|of|in|as|for)\s+$/iu;
/** "Supermarket treats are", "MIS jobs ask": it only says of which sort a thing is. */
const BEFORE_ITS_NOUN =
  /^ (?:(?!has|is|does|was)\p{Ll}+ )?(?:(?!has\b|is\b|does\b|was\b)\p{Ll}{3,}s|software|people|staff|data|equipment|furniture) (?:is|are|have|do|don['’]?t|can|can['’]?t|cannot|will|won['’]?t|must|ask|want|need|say|cost|require)\b/u;

/** "Automatic checks find", "Manual audits miss": how a thing is, before what it is. */
const HOW_IT_IS = /(?:ic|al|ary|ive|ous|less|able|ible|ed)$/u;
const A_THING = /^ (?!is\b|has\b|was\b|does\b)\p{Ll}{3,}(?:s|ing) \p{Ll}+/u;

/** A large first letter that names no company: an abbreviation behind an article, or the word before a plural at the head of a sentence. */
export function isMereWord(name: string, before: string, after: string): boolean {
  if (/\s|\d|\p{Ll}\p{Lu}/u.test(name)) return false;
  if (ABBREVIATED.test(name)) return ARTICLE.test(before) || BEFORE_ITS_NOUN.test(after);
  const opens = /(?:^|[.!?;]\s+)$/.test(before);
  return opens && (BEFORE_ITS_NOUN.test(after) || (HOW_IT_IS.test(name) && A_THING.test(after)));
}
