import { sentences } from "../cut";
import { wordCount } from "../english";

/** How far the founder has come, or a term of the price. */
const STATUS =
  /\b(?:no ?body|no one|nobody|no(?! more\b)|not|none|never(?! pay\b))\b.*\b(?:yet|paid|payed|pays?|(?:customers?|users?|clients?)(?! (?:portal|login|account)\b)|sold|launched|opened)\b|\byet$|^(?:the )?first (?:[\p{L}\d-]+ ){0,3}(?:is |are )?free\b|\b(?:waiting list|for now|not (?:qualified|trained|licen[cs]ed|allowed))\b|\b(?:my|our|your|him|her|it|them)sel(?:f|ves)\b/iu;
/** What customers or staff have to do first is nothing that wins anybody. */
const CHORE =
  /^(?:you )?(?:fill|enter|upload|send|text|add|post|book|order|bring|type|sign up|register|submit|answer|pick|tap|scan)\b|^you (?:choose|get|pay|see|can)\b/i;
/** "Gives you a simple plan", "the teacher is working as": somebody is told of. */
const OF_SOMEBODY =
  /^(?:gives?|lets?|allows?|helps?|members|customers|users|people|parents|students) |^the \p{L}+(?: \p{L}+)? (?:is|are|was|were) (?!never|always|all|only|no\b)/iu;
/** "Made for electrical firms", "for drivers in Texas": whom it is for, as a label says it. */
const LABEL =
  /^(?:made )?for \p{L}|^(?!no )(?:an? |our |the )?(?:[\p{L}-]+ ){0,3}(?:apps?|software|platform|web ?site|service|tool|assistant|program|marketplace|studio|workshop|library|course|business)\b(?!,| (?:for commuters|in your))/iu;
/** "Kept your books for years", "less burned out". */
const BROKEN_OFF =
  /^(?:kept|taught|worked|made for|built for|less \p{L}+ed\b|before (?:the|they|you)\b)|\benough (?:cut|made|built|sewn)\b/iu;
/** "A local student to the room": a thing alone promises nothing. */
const ONLY_A_THING = /^(?:an?|one|two|three|four|five|six|only (?:one|two|three|four|five|six|\d+)) /i;
const HOW = /\b(?:every|each|always|never|within|same|all|no|without|your|once|just|until|by|per)\b/i;
const GOES_ON =
  /^ (?!(?:and|or) (?:who|how|what|when)\b)(?:that|which|who|where|of|on|with|in|to|for|from|by|at|as|and|or|during|about|into|before|after|what)\b(?! (?:nobody|nothing|no|we|i|you|it|they|every|each|all|(?:the )?\p{L}+ (?:is|are|gets?))\b)/iu;
/** "Only Swiss Water" out of "only Swiss Water, sugarcane or CO2 process": one thing of several. */
const LISTS =
  /^, (?!(?:and|but|so|because|which|who|we|i|you|it|they|no|not|never|just|only|all|in|on|at|for|from|with|to|by)\b)[\p{L}\d][\p{L}\d'’ -]{1,40}?,? (?:and|or) /iu;

/** "Small studio on the east side" out of "... of Columbus": the answer goes on where the line ends. */
const isCut = (line: string, said: string) => {
  const at = said.toLowerCase().indexOf(line.toLowerCase().replace(/^know /, ""));
  const rest = said.slice(at + line.toLowerCase().replace(/^know /, "").length);
  return at >= 0 && (GOES_ON.test(rest) || LISTS.test(rest));
};

/** Whether an answer goes on where the line ends. */
export const isCutShort = (line: string, answers: Readonly<Record<string, string>>): boolean =>
  Object.values(answers).some((said) => isCut(line, said));

/** What opens the answer names the offer and promises nothing. */
const opens = (line: string, solution: string) => {
  const [first = ""] = sentences(solution);
  return first
    .toLowerCase()
    .replace(/^(?:we|i) \p{L}+ |^(?:an?|the|our) /iu, "")
    .startsWith(line.toLowerCase());
};

/** Whether a clause that is whole already promises something: no status, label or chore. */
export const isPromise = (line: string): boolean =>
  ![STATUS, CHORE, LABEL, BROKEN_OFF].some((fault) => fault.test(line));

/** Whether a line made of the answers promises something whole to whoever reads it: no status, label, chore or half of a clause. */
export const standsAsLine = (line: string, answers: Readonly<Record<string, string>>): boolean =>
  wordCount(line) > 2 &&
  ![STATUS, CHORE, OF_SOMEBODY, LABEL, BROKEN_OFF].some((fault) => fault.test(line)) &&
  (!ONLY_A_THING.test(line) || HOW.test(line)) &&
  !opens(line, answers.solution ?? "") &&
  !isCutShort(line, answers);
