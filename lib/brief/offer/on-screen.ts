import { isTapped } from "./kinds/tapped";

/** Done on a screen, by a machine, at once. */
const SCREEN_DEED =
  /\b(?:taps?|clicks?|swipes?|uploads?|scrolls?|logs? in|connects? (?:their|your|its|the) (?:bank|accounts?|store|calendar|inbox|e-?mail|crm|erp|till)|types?(?= in\b)|phone photo|in one place|in one click|clean rows|(?:in|within) (?:\p{L}+|\d+) (?:seconds|milliseconds)|drafts? (?:an?|the) (?:reply|answer|letter|quote)|(?:finds|shows) the (?:answer|match)|(?<!\b(?:hours?|minutes|call|talk|speak) )on (?:a|the|any|their|your) (?:phone|tablet)|photographs? (?:an?|the|each)|appears?|sees? (?:at once|on \p{L}+day|who|which|when))\b/iu;
/** "The driver scans it and the brewer sees on one page", "works with no signal", "a green or red light". */
const THEIR_SCREEN = [
  "(?:^|[.;,:] |\\band |\\bwhen |\\bwhere )(?!we |i |our )(?:(?:the|an?|each|every|his|her|their) )?(?:\\p{L}+ ){1,2}?(?:scans?|signs?|ticks?|taps?|checks? in|photographs?)\\b[^.;]{0,50}?\\b(?:it|phone|tablet|code|app|screen|qr)\\b",
  "\\b(?:sees?|shows?|gets?) [^.;]{0,40}?on (?:one|his|her|their|your|the) (?:page|phone|screen|tablet)\\b",
  "\\b(?:forms?|report|letter|claim|pdf|diary|invoice|list) (?:fills?|writes?|is (?:ready|written|filled|sent|created))\\b",
  "\\bworks? (?:offline|without (?:signal|internet)|with no (?:signal|internet))\\b",
  "\\b(?:green|yellow|red) or (?:a )?(?:green|red) light\\b",
].map((said) => new RegExp(said, "iu"));
const THAT_READS =
  /^(?:an? |the |our )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+ that (?:reads|finds|drafts|answers|sorts|compares|translates|fills in|matches|calculates|plans|writes|predicts|keeps track)\b/iu;
/** "It listens in the consulting room and writes the letter". */
const IT_WRITES =
  /(?:^|[.;:] )it (?:listens|hears|reads|writes|watches|looks|checks|compares|calculates|plans|drafts|finds|translates|tells|shows|reminds|knows|sorts|answers)\b/i;
/** "Our AI answers the phone": a program does it. */
const AI_ACTS =
  /^(?:an? |our |the )?(?:[\p{L}-]+ ){0,2}ai (?:[\p{L}-]+ )?(?!is\b|has\b|was\b)\p{L}{3,}s (?!and\b|or\b|of\b)\p{L}/iu;
const BY_HAND =
  /\b(?:by hand|gardeners?|(?:our|two|with|by) drivers?|workshop|van|truck|stalls?|shop floor|courier|oven|kitchen)\b/i;

/** "You send us an address, we send back the roof in two seconds", "one connection for text and voice": called by other programs. */
const CALLED =
  /\b(?:you|your (?:system|app|software|developer)s?) (?:send|post|pass|call|give)s? (?:us |it )?(?:an?|the|one) [^.;]{3,50}(?:,|and|;) ?(?:(?:and )?(?:we|you|it) (?:send|give|get|return|answer)s?)\b[^.;]{0,90}?(?:\b(?:in|under|within|after) (?:\p{L}+ ){0,2}?(?:\p{L}+|[\d.]+) ?(?:s|ms|seconds?|milliseconds?)\b|\bas json\b)|\b(?:returns?|gets?|give) [^.;]{3,90}?\bas json\b|\b(?:goes|go) in\b[^.;]{0,60}\b(?:comes?|come) out\b|\byour developers? (?:is|are|needs?|adds?|calls?)\b|\b(?:one|a single|few) (?:line|call|connection|lines) (?:of code|for|to|gives?|returns?)\b|\b(?:their|your) (?:\p{L}+ )?systems? (?:asks?|calls?) (?:ours|us)\b|\bendpoint\b|\brequest by request\b|\bin (?:under )?\d+ ?(?:ms|milliseconds)\b|\bgoes in,? [^.;]{3,40} comes? out\b/iu;

/** What a program handles, and nobody carries. */
const HANDLED =
  /\b(?:chats?|voice messages?|forms?|tickets?|reminders?|alerts?|notifications?|calendar|on (?:the|a|their|his|her) phones?|in the phone|spreadsheets?|data|inbox|log-?in|offline|score|photos?|lists?|logs?|(?:is|are|was|were) marked|appears?|(?:tells|knows|sees|guesses|predicts) (?:\p{L}+ ){0,2}?(?:when|who|which|how|what|whether|not)|prints itself|prints? by itself)\b/iu;
const BY_US = /\b(?:we|our(?! (?:program|system|software|tool|app)s?\b)|us|i|my)\b/i;
const BY_THE_MONTH = /\d[^.;]{0,24}\b(?:a|per|each|every) (?:month|year)\b|\bmonthly\b/i;
const SOMEBODY_COMES =
  /\b(?:visits?|(?:insured|trained|qualified|same|checked) (?:\p{L}+ )?(?:person|people|woman|man)|comes? (?:by|to|on|every|with)|hour slot)\b/iu;
/** Paid by the month for what is written, shown and reminded of, and nothing in it is done by us. */
export const isPaidProgram = (solution: string, businessModel: string): boolean =>
  HANDLED.test(solution) &&
  !BY_US.test(solution) &&
  !BY_HAND.test(solution) &&
  !SOMEBODY_COMES.test(solution) &&
  BY_THE_MONTH.test(businessModel);
/** "Our program guesses how many rolls": called a program by whoever sells it. */
const OUR_PROGRAM =
  /^(?:our|my|the|an?) (?:\p{L}+ ){0,2}?(?:program|software|tool)\b(?! (?:of|for (?:children|kids|girls|boys|women))\b)/iu;
export const isOurProgram = (first: string): boolean => OUR_PROGRAM.test(first);

export const isActingAi = (first: string): boolean => AI_ACTS.test(first);
/** "Address in, flood class out", paid each time. */
const IN_AND_OUT = /\b\p{L}+ in, (?:an? )?(?:\p{L}+ ){1,2}(?:comes )?out\b/iu;
export const isCalled = (solution: string, businessModel: string): boolean =>
  CALLED.test(solution) || (IN_AND_OUT.test(solution) && !BY_THE_MONTH.test(businessModel));
/** What is told is done on a screen, and nobody comes. */
export const isOnScreen = (first: string, solution: string): boolean =>
  isTapped(solution) ||
  THEIR_SCREEN.some((said) => said.test(solution)) ||
  (!BY_HAND.test(solution) &&
    (THAT_READS.test(first) || IT_WRITES.test(solution) || SCREEN_DEED.test(solution)));
