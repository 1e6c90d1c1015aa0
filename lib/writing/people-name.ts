import { plural, wordCount } from "./english";

/** Where the name of a group ends and what tells them apart begins. */
const TOLD_APART =
  / (?:who|that|which|whose|where|with|without|of|in|at|on|for|from|to|over|under|aged|near|between|after|before|around|within|by|(?<=s |people |men |women |children |crew )\p{L}+ing|(?<=s |people |men |women )(?:under|over)?\d\S*)(?= |$)/iu;
/** What no name of people opens or closes with. */
const AT_THE_EDGE =
  /^(?:(?:and|or|but|the|a|an|also|only|mostly|mainly|usually|really|some|many|most|all|these|those(?! )|such|of|in|at|by|for|with|from|to)[ ,]+)+|,?[ ,]+(?:mostly|mainly|usually|really|basically|generally|probably|perhaps|maybe|often|already|too|also|as well|anyway|actually|honestly|only|etc|and|or|of|in|at|by|for|with|from|to|the|an?|(?<=s |people |women |men |children )\p{L}+ing)$/iu;
const MANY_ARE =
  /(?:(?<!s)s|people|folk|women|men|children|staff|crew|brides to be|alumni|personnel|police|youth)$/iu;
/** A verb or a pronoun: it is cut out of a sentence. */
const SPEAKS =
  /\b(?:is|are|am|was|were|be(?<!to be)|been|has|had|does|did|will|would|could|should|shall|i|we|you|it|its|he|she|they|him|me|my|our|your|this|there|here|not|never|mostly|mainly|usually|really|anyway|easily|because|if|when|while|than|then|yes|no)\b|['’](?:s|re|ve|ll|d|m|t)$/iu;
/** "Owners of sailing": what they own has lost its noun. */
const HAS_SOME =
  /^(?:[\p{L}-]+ )?(?:owners|keepers|riders|drivers|buyers|sellers|growers|operators|makers|users|holders|collectors) of (?!the |an? |their |his |\p{Lu})(?:[\p{L}-]+ )*(?:[\p{L}-]+(?:ing|ed|al|ic|ous|ful)|big|small|large|old|new|own|second|diesel|electric|private)$/u;

/** A group as it can be named in any sentence: in the plural, without a verb, a pronoun or an adverb; null where it is none. */
export function asPeople(said: string): string | null {
  let name = said.trim();
  for (let cut = name.replace(AT_THE_EDGE, ""); cut !== name; cut = name.replace(AT_THE_EDGE, "")) name = cut;
  const at = name.search(TOLD_APART);
  const head = at < 0 ? name : name.slice(0, at);
  const whole = head === "" || SPEAKS.test(head) || HAS_SOME.test(name) || !MANY_ARE.test(head);
  return whole ? null : name;
}

const PLURAL = "(?:[\\p{L}-]{2,}(?<!s)s|people|women|men|children)";
/** Up to the first plural that ends what they are called: "welding, machining and oilfield service shops". */
const CALLED = new RegExp(
  `^(?:the |our |all )*((?:(?!who\\b|that\\b|of\\b|in\\b|with\\b|for\\b|at\\b|on\\b)[\\p{L}\\d&'’-]+,? ){0,6}?)(${PLURAL})(?![\\p{L}-]| (?:\\p{L}+ )?\\p{L}+(?:ies|ops|ms|ands)\\b)`,
  "iu",
);
/** "At a care home", "the secretary of a parish": the house of whom one is told. */
const HOUSE_OF_ONE =
  /^(?:the |an? )[^,.;]{3,40}? (?:of|at|in|from) an? ((?:\p{Ll}+ )?\p{Ll}{3,})(?= (?:who|that)|[,.;]|$)/iu;
/** Said of anybody without the word before them. */
const ANY_PEOPLE = /^(?:people|women|men|children|families|workers|owners|users|members)$/i;
const MOST = 4;

/** "Arab families" out of "Emirati and Arab families who celebrate", "shops" out of a list of what they do: what is surely whole; null without a plural. */
export function plainHead(segment: string): string | null {
  const house = HOUSE_OF_ONE.exec(segment)?.[1];
  if (house) return asPeople(plural(house));
  const [, before = "", head = ""] = CALLED.exec(segment) ?? [];
  if (!head) return null;
  const list = /,|\band\b|\bor\b|&/.test(before);
  const whole = `${before}${head}`;
  const short = wordCount(whole) <= MOST && !before.includes(",");
  const last = ANY_PEOPLE.test(head)
    ? before
        .split(/,|\b(?:and|or)\b|&/)
        .at(-1)
        ?.trim()
    : "";
  return (
    (short || !list ? asPeople(whole) : null) ?? asPeople(`${last ? `${last} ` : ""}${head.toLowerCase()}`)
  );
}
