/** Says what a thing is like, in whatever trade. */
const LIKE_THAT = new Set(
  "new old big small large little long short high low wide narrow thin thick fresh good better best bad full empty free own same first last next other several few more most many much less least front rear upper lower outer inner left right cheap dear expensive quick fast slow warm cold hot wet clean dirty ready early late weekly monthly yearly daily hourly annual extra spare whole double single fixed mobile online offline digital local rural urban smart simple safe strong weak easy hard open closed available included additional external internal usual normal ordinary standard basic different similar certain various young elderly rich poor happy sad alone alike alive asleep awake real true false sure main major minor private human busy heavy silent quiet loud soft loose tight raw ripe mild bitter vegan organic ergonomic electric automatic public specific historic domestic".split(
    " ",
  ),
);
/** These end like a word for a quality and name a thing. */
const ENDS_SO =
  /^(?:table|cable|vegetable|timetable|stable|fable|bible|crucible|consumable|wearable|handful|spoonful|cupful|mouthful|armful|bus|business|illness|harness|fitness|wellness|fish|dish|radish|polish|finish|varnish|rubbish|bulletproof|proof)$/;
const QUALITY = /(?:proof|less|ful|ous|ible|able|ish)$/;

/** "Weatherproof", "front", "affordable": never what is sold or counted. */
export const isAdjective = (word: string) =>
  LIKE_THAT.has(word) || (word.length > 4 && QUALITY.test(word) && !ENDS_SO.test(word));

/** Says when, where or how. */
const ADVERB =
  /^(?:once|twice|thrice|again|already|always|never|ever|often|sometimes|only|just|still|also|too|very|soon|later|now|then|today|tomorrow|yesterday|here|there|away|together|back|yet|else|so|not|almost|nearly|about|instead|automatically)$|^(?!(?:fami|rep|supp|assemb|jel|butterf|al|lil|anoma|monopo|ear|week|month|dai|year|hour|jul|bel|f|p|bul)ly$)\p{L}{2,}ly$/u;
/** Hardly ever a noun: a sentence goes on here. */
const VERB =
  /^(?:is|are|was|were|be|been|being|am|has|have|had|does|do|did|can|cannot|could|will|would|shall|should|may|might|must|comes?|came|goes|went|gets?|got|gives?|gave|takes|took|makes?|made|keeps?|kept|lets|knows?|knew|tells?|told|brings?|brought|puts?|wants?|finds?|found|pays|paid|sends?|sent|sells?|sold|buys?|bought|says?|said|sees?|saw|hears?|heard|becomes?|became|eats?|writes?|wrote|learns?|teaches|taught|helps|shows|reads|writes|uses|needs|asks|works|lives|holds|arrives?|allows?|enables?|offers|enters?)$/;
const NOBODY =
  /^(?:i|we|you|he|she|it|they|us|them|me|him|that|which|who|whom|whose|what|where|when|why|how|if|because|while|and|or|but|as|than|this|these|those|there)$/;
const BORDER =
  /^(?:with|without|for|from|in|into|on|onto|at|to|by|of|off|under|over|near|between|against|through|across|around|after|before|during|behind|inside|outside|per|via|about|up|out|until|since)$/;
const OPENS = /^(?:an?|the|our|your|their|its|his|her|my|each|every|all|any|some|no|one)$/;
/** "Ten minutes": how long it takes. */
const SO_LONG =
  /^(?:\d+|half|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?:second|minute|hour|day|week|month|year|time)s?$/;
const DOING = /^\p{L}{2,}ing$/u;

/**
 * A noun with what stands before it, and its tail where that is whole: "rental of 38 days", "rusks without sugar".
 * Null for a clause, a quality or an adverb, and for what goes on behind a preposition: cut out of a sentence, it can stand in no other.
 */
export function nounPhrase(said: string, most = 6): string | null {
  const words = said.trim().split(/\s+/).filter(Boolean);
  while (OPENS.test(words[0]?.toLowerCase() ?? "")) words.shift();
  const small = words.map((word) => word.toLowerCase());
  const at = small.findIndex((word) => BORDER.test(word));
  const head = small.slice(0, at < 0 ? undefined : at);
  const tail = small.slice(head.length + 1);
  const last = head.at(-1) ?? "";
  if (
    !/^[\p{L}\d][\p{L}\d'’-]*$/u.test(last) ||
    !/\p{L}/u.test(last) ||
    isAdjective(last) ||
    SO_LONG.test(head.join(" ")) ||
    head.some((word) => ADVERB.test(word) || NOBODY.test(word) || VERB.test(word)) ||
    head.some((word, i) => i > 0 && OPENS.test(word) && DOING.test(head[i - 1] ?? ""))
  )
    return null;
  const end = tail.at(-1) ?? "";
  const whole =
    tail.length > 0 &&
    words.length <= most &&
    !isAdjective(end) &&
    !BORDER.test(end) &&
    !OPENS.test(end) &&
    !tail.some((word) => ADVERB.test(word) || NOBODY.test(word) || VERB.test(word));
  return (whole ? words : words.slice(0, head.length)).join(" ");
}
