/** "In practice", "honestly", "at the moment": how sure or since when, and no part of a name. */
const HEDGE = `(?:in (?:practi[cs]e|reality|truth|fact|general|essence|most cases|many cases|the beginning|the end|my (?:experience|opinion|view|case|area))|to be (?:honest|fair|precise|exact)|at (?:the|this) (?:moment|beginning|start)|(?:right|for|from) now(?: on)?|for the (?:moment|start)|to (?:begin|start) with|so far|of course|above all|first of all|i mean|as (?:i|we) said|(?:well|ok(?:ay)?|so|today|now|first|then),|(?:almost|nearly) always|honestly|frankly|actually|basically|essentially|really|usually|typically|normally|generally|mostly|mainly|primarily|chiefly|largely|probably|possibly|perhaps|maybe|(?:very |quite |most |more )?often|sometimes|always|especially|particularly|currently|initially|obviously|naturally|only|later(?: on)?(?! in life)|also|secondly)`;
/** "I would say", "we think mostly of". */
const OPINION = `(?:i|we)(?:['’](?:d|ll|m|re)| would| will| do| am| are)? (?:(?:${HEDGE}) )?(?:say|think|guess|believe|reckon|suppose|assume|imagine|mean|have in mind|(?:thinking|talking|speaking) of)(?: (?:that|of|about)(?= ))?(?: (?:${HEDGE}))?(?: of(?= ))?`;
/** "It's mostly", "that will be". */
const CLEFT = `(?:it|this|that|they|these|those)(?:['’](?:s|re|ll be)| is| are| was| were| will be| would be| tend to be)(?= )(?: (?:for|about)(?= ))?|its(?= ${HEDGE} )`;
/** "Everyone really, but mainly students": those named after all are meant. */
const ANYBODY_BUT = `(?:every|any)(?:one|body)(?: really| basically| of course)?,? (?:but|though|and|especially|particularly|mainly|mostly)(?= )`;
const GROUPS = `(?:(?:these|the|there are) )?(?:two|three|several|some) (?:different |main |kinds of |types of |sorts of )*(?:groups|sides|kinds|types|sorts|customers|segments|people|users)(?: of (?:customers|people|users|buyers|clients))?:`;
const LEADS = new RegExp(
  `^(?:(?:${[HEDGE, OPINION, CLEFT, ANYBODY_BUT, GROUPS].join("|")})[,:]?\\s+)+`,
  "iu",
);

/** "The daughters mostly", "good bread basically". */
const BEHIND =
  /,? (?:mostly|mainly|really|basically|usually|generally|normally|actually|honestly|probably|perhaps|maybe|too|as well|anyway|of course|i (?:think|guess|suppose|would say))[.!]*$/iu;
/** "..., they find me already": a new sentence behind a comma. */
const NEW_SENTENCE =
  /(?<=\p{L}{2,})(?:,? (?:and|but|because|though|although|as|so|since))?,? (?:they|he|she|it|we|i|(?:many|most|some|half)(?: of (?:them|these|those))?) (?:\p{L}+ly |often |also |already )?(?:turn|become|am|are|is|was|were|have|has|had|do|does|find|found|live|work|buy|pay|know|want|need|come|use|can|will|would|don['’]t|\p{Ll}+ed)\b/iu;

/** "The wife who orders, couples with a garden": who decides stands before those who are meant. */
const BEFORE_COMMA =
  /^((?:the|an?|their|his|her) [^,.;]{3,60}),\s+(?!(?:and|or|but|who|which|that|as|because|so|usually|often|mostly)\b)(?=[^,.;]*\p{L}{3,}s\b)/iu;

/** How many characters of a sentence only lead to those it names: "Honestly I would say it's mostly". */
export const talkBefore = (said: string): number => LEADS.exec(said)?.[0].length ?? 0;

/** What stands before a comma and those who are meant behind it; "" where nothing does. */
export const beforeThem = (said: string) => BEFORE_COMMA.exec(said) ?? ["", ""];

/** Where what is said of them behind their name begins; -1 where nothing does. */
export function talkBehind(said: string): number {
  const ends = [BEHIND, NEW_SENTENCE]
    .map((pattern) => pattern.exec(said)?.index ?? -1)
    .filter((at) => at > 3);
  return ends.length > 0 ? Math.min(...ends) : -1;
}
