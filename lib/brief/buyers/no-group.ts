/** What is said of one behind a relative pronoun is a part of its name. */
const RELATIVE = /,? \b(?:who|that|which|whose|where|with|without)\b[^,;.]*/giu;
const SUBJECT = "(?:[\\p{L}\\d'’-]+ ){0,6}?[\\p{L}\\d'’-]+";
/** "A baby needs two sizes", "the list has 1,900", "typical integration would run 2,500 checks": whole sentences that tell and name no group. */
const TELLS = new RegExp(
  `^(?!(?:who|whoever|anyone|those|our customers|buyers|sellers)\\b)${SUBJECT} (?:is|are|was|were|has|have|had|would|will|need(?:s|ed)?|wants?|wanted|goes|go|pays?|brings?|counts?|counted|gets?|costs?|lives?|says?|said|uses?|comes?|came|speaks?|sells?|make|makes|know|knows|likes?|think|thinks|do|does|did)\\b(?! (?:to|for|by|with|by the)$)`,
  "iu",
);
/** "In the chamber's list there are 410", "every year in Jordan around 180,000 babies are born", "I estimate around 3,000". */
const COUNTED =
  /^(?:in|from|by|according|every|each|per|about|around|roughly|some|over|nearly|more than|approximately) [^.;]{0,60}?\d|\bthere (?:are|is|were)\b|^\d[\d.,]* of (?:those|these|them)\b|^(?:we|i) (?:count|estimate|guess|reckon)\b|^(?:\d[\d.,]*|[\p{L}-]+) \p{L}+ (?:[\p{L}-]+ ){0,6}?(?:we|i) (?:have )?(?:counted|found|know|asked|visited)\b/iu;
/** "First only two districts, Hai Chau and Son Tra": where it begins. */
const PLACES =
  /^(?:(?:at )?first|to begin with|for now|initially|only|to start),? (?:only )?(?:in )?(?:\p{L}+ )?(?:districts?|towns?|cit(?:y|ies)|villages?|quarters?|streets?|regions?|suburbs?|neighbou?rhoods?)\b|^(?:only|just) in \p{Lu}/iu;

/** "Places close to where I live", "clothes, homeware and gifts to begin with, because those sites are similar", "the huge gifting market": what, where or why, and nobody. */
const NOBODY =
  /^(?:probably |maybe |perhaps |mostly |mainly )?(?:the |any )?(?:places|sites|areas|spots|streets|countries|towns|cities)\b|\b(?:to begin|to start) with,? because\b|^(?:the |a )?(?:[\p{L}-]+ ){0,3}(?:market|segment|niche|sector|industry)\b(?! (?:stalls?|traders?|sellers?|vendors?|gardeners?|researchers?|women|halls?))/iu;

/** A further sentence of the audience answer that tells a count, a habit or a place. */
export const tellsNoGroup = (said: string): boolean =>
  COUNTED.test(said) ||
  PLACES.test(said) ||
  NOBODY.test(said.trim()) ||
  TELLS.test(said.replace(RELATIVE, ""));

/** "Around 3,000 by my estimate", "I know about 150 of them": a count behind the group is no part of its name. */
const COUNT_BEHIND =
  /,? (?:(?:i|we) (?:estimate|guess|think|know|counted|reckon)\b|(?:my|our) (?:own )?(?:estimate|guess|count)\b|(?:around|about|roughly|some|approximately|approx\.?|maybe|perhaps|in all|together|altogether) \d[\d.,]*(?: (?:firms|companies|businesses|operators|practices|farms) (?:running|operating|owning|managing|holding) [^.;]*$)?(?: (?:of them|in all|\p{L}+))?(?: (?:according|by|in|in the|from) [^.;]*)?$).*$/iu;
export const countBehind = (said: string): number => COUNT_BEHIND.exec(said)?.index ?? -1;
