import { leadOf } from "./opening";

/** "The lessons are paid for by companies in Gothenburg". */
const PAID_BY =
  "(?:the|our|this|it)\\s(?:[\\p{L}-]+\\s){0,3}?(?:(?:is|are|(?:will|would) be)\\s+)(?:(?:mainly|mostly|usually)\\s+)?(?:paid(?: for)?|financed|funded|bought)\\s+by\\s+(?:the\\s+|our\\s+)?";

const FURTHER = new RegExp(
  `^(?:${PAID_BY}|on (?:the other|our|the supply) side(?:,| there are| are)?\\s+)`,
  "iu",
);

/** What stands before a group and is no part of its name: what a founder calls it, or that it pays. */
export const openingOf = (said: string): string =>
  said.slice(0, leadOf(said, true)) || (FURTHER.exec(said)?.[0] ?? "");

const SELLERS =
  /\b(?:sellers?|vendors?|hosts?|suppliers?|providers?|owners|makers?|lenders?|readers?|listeners?|users?)\b/iu;
const BUYERS = /\b(?:buyers?|(?:paying )?customers?|clients?|advertisers?|sponsors?)\b/iu;

/** "The buyers are architects": a further sentence that names another side by what it does. */
export const namesBuyers = (said: string): boolean => BUYERS.test(openingOf(said));
export const namesPayers = (said: string): boolean => / by (?:the |our )?$/iu.test(openingOf(said));
export const namesSellers = (said: string): boolean => {
  const opening = openingOf(said);
  return SELLERS.test(opening) && !BUYERS.test(opening);
};

/** "Not the big chains", "hotels we leave to others", "no export brands": whom it is not for. */
const NOT_FOR =
  /^(?:but |and )?(?:(?:not|no|never)\b|(?:we|i|it)(?: do|['’]s| is| are| am|['’]re| will|['’]ll| wo| ca| can| don| isn| aren)?(?:n['’]t|['’]t| not)\b|(?:we|i) (?:never|avoid|leave|refuse)\b)|^[^.;]{3,60} (?:(?:is|are)(?: not|n['’]t) (?:(?:really )?for (?:us|me)|our|my|planned|a target|interested|who we)|(?:we|i) leave|(?:is|are) (?:far )?too (?:small|big|large) for (?:us|me)|so we leave|have their own \p{L}+(?:[ ,.]|$))|^[^.,;]{3,40} no, /iu;
/** "The owner or the head chef decides", "care managers tell them about us", "according to the ministry there are 1,100". */
const TOLD_OF_THEM =
  /^(?:according to|as the|by law)\b|\b(?:decides?|signs?|handl(?:es|ing)|tells? (?:them|people|everybody|others) about (?:us|me))(?: [^.;]{0,30})?$/iu;
export const namesNobody = (said: string): boolean => NOT_FOR.test(said) || TOLD_OF_THEM.test(said);

/** "Schools can ask us for a screening day", "music schools too, later on": who they are ends before what they do. */
const THEY_DO =
  /(?<=^(?:(?!(?:who|that|which|with|and|or)\b)[\p{L}'’-]+ ){0,3}?[\p{L}'’-]{3,}s),? (?:(?:can|may|could|might|will|would|also|too|later|come|use|buy|book|order|resell|send|ask|bring|contribute)\b).*$/iu;

/** "Bicycle shops are our second sales channel", "schools also use our service": behind the group is told what it is to us. */
const TO_US =
  /(?<=^(?!(?:they|we|most|many of|all|it)\b)(?:some )?(?:[\p{L}-]+ ){0,7}?[\p{L}-]{3,}s) (?:(?:are|is) (?:(?:our|a|another|the) (?:\p{L}+ ){0,3}?(?:group|channel|customers?|buyers|segment|market)\b|(?:also|equally) interested\b)|(?:also|often|sometimes) (?:use|stock|buy|rent|hire|book|order) |(?:use|stock|rent|hire|book) [^.;]{0,40}(?:\bour\b|\bfrom us\b)).*$/iu;
export const toldOfUs = (said: string): number => (TO_US.exec(said) ?? THEY_DO.exec(said))?.index ?? -1;
