import { talkBefore } from "./talk";

const ONE =
  "(?:the|an?(?! (?:few|lot|number|couple)\\b)|one|their|his|her|our|my|every|each) (?:(?!who\\b|that\\b|which\\b)[\\p{L}'’-]+ ){0,3}?(?:(?!who\\b|that\\b|which\\b)[\\p{L}'’-]+(?<!s|people|men|children)|(?:wo)?man|boss|director of \\p{L}+)";
const OF_SOMEBODY =
  "(?: (?:of|at|in|from) (?:the |an? |each |every |their )?(?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+)?";
const DECIDE =
  "(?:decides?|signs?|approves?|chooses|choose|orders?|buys?|books?|pays?|asks?|calls?|rings?|phones?|enquires?|handles?|arranges?|organi[sz]es|keeps?|does|manages?|brings?|reads?|has to|have to|takes? care|makes? the (?:decision|choice|order|call)|holds? the (?:purse|money|budget))";
/** "Usually the wife of the owner or the HR lady buys it", "the eldest daughter decides": of whose house was told before. */
const DECIDER = new RegExp(
  `^(?:(?:the |an? )?(?:decision|order|payment|bill|invoice)s? (?:is|are|comes?|goes?)\\b|(?:it is |it['’]s )?${ONE}${OF_SOMEBODY}(?:,? (?:or|and|/) (?:${ONE}|[\\p{L}'’-]+(?: [\\p{L}'’-]+)?)${OF_SOMEBODY})?(?:,? (?:who|that))?,? (?:(?:usually|always|often|mostly|normally|then|also|only|herself|himself|together) )*${DECIDE}(?![\\p{L}-]))`,
  "iu",
);
/** Told of who decides among those named elsewhere, and no group of its own. */
export const namesDecider = (said: string): boolean => DECIDER.test(said.slice(talkBefore(said)));

/** "Scooter owners, and very often the daughter who rings up for them": who acts for those named before. */
const CALLER =
  /^(?:the|their|an?|his|her) [^.;,]{2,40}? who (?:rings?|calls?|phones?|writes?|books?|orders?|asks?|enquires?|arranges?|organi[sz]es?|decides?)\b[^.;]*\bfor (?:them|him|her)\b/iu;
export const namesCaller = (said: string): boolean => CALLER.test(said.slice(talkBefore(said)));

const SORT =
  "(?:(?:young|younger|old|older|elderly|middle|lower|upper|working|middle-aged|middle-income|low-income|high-income|middle-class|working-class|class|income|aged|urban|rural|educated|retired|employed|busy|poor|rich|well-off|married|single|local|a bit|rather|not so|not very|quite|both|and|or|but|also|to),? )*";
const ANY_PEOPLE =
  "(?:people|persons|adults|men|women|guys|ladies|males?|females?|ones|folks?|older|younger|young|old|retired|educated|poor|rich|busy|over|under|in|between|from|aged|around)";
const OR_FAMILIES =
  "(?:famil\\p{L}+|households|couples|parents|mothers|fathers|professionals|pensioners|seniors|singles)";
const BEHIND =
  "(?:,? (?:and|or|but|but also) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)?(?: (?:of|over|under|aged|between|from|in|above|around|with (?:some|little|a good|an? (?:average|middle))) [^.;]*)?";
const ONLY_SORT = new RegExp(`^${SORT}${ANY_PEOPLE}${BEHIND}$`, "iu");
const MORE_OF_SORT = new RegExp(
  `^(?:all )?${SORT}(?:${ANY_PEOPLE}|${OR_FAMILIES})${BEHIND}(?: (?:who|that|with) [^.;]*)?$`,
  "iu",
);
const CLASS =
  /^(?:the )?(?:upper |lower )*(?:upper|lower|middle|working)(?:[ -](?:and|to|or) (?:upper|lower|middle|working))?[ -](?:class|income)\b[^.;,]*$/iu;
/** "Mostly men over 50", "middle class families": how those are who were named before. */
export function isSortOfThem(said: string): boolean {
  const led = talkBefore(said);
  const rest = said.slice(led).replace(/,? (?:mostly|mainly|usually|often)$/i, "");
  const more = rest.length < said.length && !/^(?:later|also|then)\b/i.test(said);
  return CLASS.test(rest) || ONLY_SORT.test(rest) || (more && MORE_OF_SORT.test(rest));
}

const NAME = "\\p{Lu}[\\p{L}\\d'’.-]*(?: (?:\\p{Lu}|\\d)[\\p{L}\\d'’.-]*)*";
/** "Site C and Harare sections", "Leeds and Bradford": where it begins, and nobody. */
const OF_A_TOWN =
  "(?:sections?|districts?|areas?|suburbs?|quarters?|wards?|villages?|towns?|regions?|neighbou?rhoods?|streets?|townships?|sectors?|blocks?)";
const PLACES = new RegExp(
  `^(?:in |the |our |only |just |around )*(?:${NAME}(?:(?:, | and | or |, and )(?:the )?${NAME})*)(?: (?:only|first|alone))?$`,
  "u",
);
const PARTS_OF_TOWN = new RegExp(
  `^(?:in |the |our |only |just |around )*(?:[\\p{L}\\d'’-]+ ){0,6}${OF_A_TOWN}(?: (?:only|first|alone))?$`,
  "iu",
);
export const isPlaceOnly = (said: string): boolean => PARTS_OF_TOWN.test(said) || PLACES.test(said);

/** "The grown-up children who book and pay", "their sons, who pay for it": who pays is who buys. */
const WHO_PAY =
  /\b(?:who|that)\b[^,.;]{0,40}?(?:\band pay|\bpays?(?: for (?:it|everything|them|the)| us| the bill))\b|\b(?:who|that) (?:(?:usually|then|always|mostly|really) )?pay$/iu;
/** "About half the people who pay us live overseas", "one in three of those who pay is a neighbour": told of some who were named. */
const SHARE_OF_THEM =
  /^(?:(?:about|around|roughly|nearly|almost|over|more than|well over|maybe|perhaps|at least|up to) )?(?:half|an? (?:third|quarter|fifth)|(?:two|three|four)[ -](?:thirds|quarters|fifths)|\d+ ?(?:%|percent|per cent)|(?:one|two|three|four|\d+) (?:in|out of) (?:\d+|two|three|four|five|ten)|most|many|some|several|a few|the (?:majority|rest|others?)|quite a few)(?: of)? (?:the|our|my|these|those|all) /iu;
export const tellsOfAShare = (said: string): boolean => SHARE_OF_THEM.test(said.slice(talkBefore(said)));

export const paysInTheEnd = (said: string): boolean => WHO_PAY.test(said) && !tellsOfAShare(said);
