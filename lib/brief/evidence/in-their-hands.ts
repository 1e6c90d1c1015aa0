import { COUNT } from "../text/number-words";

/** Where somebody is counted or known, and no time, money or limit. */
const SO_MANY = new RegExp(
  `(?<!\\p{Sc}\\s?)(?<![\\p{L}\\d.,])${COUNT}\\s(?!(?:years?|months?|weeks?|days?|hours?|minutes?|times?|%|percent)\\b)`,
  "giu",
);
const NEAR_US =
  /\b(?:my|our) (?:own )?(?:friends|neighbou?rs|family|colleagues|co-?workers|mates|flatmates|classmates|cousins|relatives)\s/gi;
/** Between who and the verb; none of it may open another thought. */
const LONGEST_NAME = 60;
const ANOTHER_THOUGHT = /[,;]|\b(?:per|who|that|which|can|could|will|would|should|may|we|i)\b/i;

/** Somebody who is counted, or near to the founder, does what the pattern says. */
const theyDo = (text: string, verb: RegExp): boolean =>
  [...text.matchAll(SO_MANY), ...text.matchAll(NEAR_US)].some(({ 0: who, index }) => {
    const rest = text.slice(index + who.length);
    const at = rest.search(verb);
    return at >= 0 && at <= LONGEST_NAME && !ANOTHER_THOUGHT.test(rest.slice(0, at));
  });

const USING =
  /\b(?:are|is|have been|has been) (?:(?:now|already|currently|all|also|just|still) )*(?!(?:wait|ask|look|pay|plan|consider|talk|com|hop|mov|buy|order|earn|liv|work|go|gett|hav|see|tell|say)ing\b)\w{2,}ing (?:it|them|ours?|one|the|an?|my)\b|\b(?:eats?|drinks?|wears?|uses?|plays?|rides?) (?:it|them|ours)\b/i;
const IN_BETA =
  /\b(?:in|running an?) (?:(?:closed|open|private|free|small) )*(?:beta|pilot|trial) (?:with|at) \S*\d/i;
const HAVE_OURS =
  /\b(?:have|has) (?:(?:now|already|all|each) )*(?:(?:had )?(?:one|some|two|three|a few)(?: of (?:the|them|our|my|these)(?: [\w-]+){0,2})? (?:on|in|at|up)\b|(?:worn|tried|tested|tasted|had|got|kept|received|used|borrowed) (?:(?:our|the|my|some) )?(?:[\w-]+ )?(?:samples?|prototypes?|test|first|early|it|them|one)\b|(?:our|my) (?:sample|test|trial|prototype|demo|first|early))/i;

/** "About 20 parents are trying an early version", "6 families have one on their wall": in their hands, and no price is named. */
export const isInTheirHands = (text: string): boolean =>
  IN_BETA.test(text) || theyDo(text, USING) || theyDo(text, HAVE_OURS);

/** "I gave 25 jars to friends". */
const GAVE =
  /\b(?:we|i)(?:['’]ve| have)? (?:(?:already|also) )?(?:gave|given|handed out|gave away|given away|lent|sent out) [^.;]{0,30}?(?:\d|samples?\b)[^.;]{0,30}?(?:\b(?:to|away|out)\b|$)/i;
export const isGivenAway = (text: string): boolean => GAVE.test(text);

const JOIN =
  /^(?:.*\s)?(?:signed up|registered|joined|applied|come on board|agreed to (?:join|list|supply|take part|offer)|lined up|on board|ready to (?:start|join|list|sell|drive|teach|work))\b/i;
const WE_SIGNED =
  /\b(?:we|i)(?:['’]ve| have)? (?:(?:already|now) )?(?:signed up|recruited|onboarded|registered|enlisted|lined up) (?:(?:about|around|over|our|the first) )*(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)|\b(?:agreements?|arrangements?) with (?:about |around )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/i;
/** "We have signed up 18 technicians", "30 tutors have registered": whoever signs up has bought nothing by it. */
export const hasJoined = (text: string): boolean => WE_SIGNED.test(text) || theyDo(text, JOIN);
