import { hasBeenDone } from "./happened";

const NUMBER =
  "(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several)";
const YEARS = `(?:over |about |more than |almost |nearly |the last |the past )?(?:an? (?:whole |good )?|${NUMBER} )(?:years?|decades?|seasons?)`;
const MONTHS =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|last \\p{L}+|(?:19|20)\\d\\d)";
const US =
  "(?:i|we|both of us|(?:two|three|four|both|all) of us|my (?:co-?founder|business partner|partner) and i|my \\p{L}+ and i|(?:the )?(?:co-?)?founders?|my (?:co-?founder|business partner))";

const NOTHING_YET =
  /^(?:so far,? )?(?:nobody|no one|none|not (?:one|a single))\b.*\b(?:yet|so far|until now)\b|\b(?:not|nothing) (?:\p{L}+ )?(?:yet|so far)\b|\b(?:nobody|no one|none of them) (?:\p{L}+ )?(?:pays?|paid|bought|signed)\b/iu;
/** "Nobody pays yet": told openly, and no claim. */
export const isNothingYet = (text: string): boolean => NOTHING_YET.test(text);

const SOME = `(?:most|(?:about |around |nearly |almost |more than |over |roughly )?(?:half|a third|a quarter|two thirds|three quarters|\\d+ ?(?:%|percent)|${NUMBER} (?:out of|in|of) ${NUMBER}))`;
const BUYERS =
  "(?:customers|clients|buyers|subscribers|guests|students|participants|families|owners|orders|bookings|sales|revenue|turnover)";
/** "Most customers choose our yearly plan", "nearly half of our sales are made in November", "families stay with us for eight months": only who sells knows that. */
const KNOWS_CUSTOMERS: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,;] )(?:today )?${SOME} (?:of )?(?:our |my |the )?(?:[\\p{L}-]+ )?${BUYERS} (?:choose|order again|come back|return|renew|continue|stay|find us|found us|hear of us|came|come (?:from|through|by)|are made|is made|fall)\\b`,
    "iu",
  ),
  /\b(?:stay|remain) with us (?:for )?(?:about |around |on average )?(?:\d+|\p{L}+) (?:months|years)\b/iu,
  /\b(?:is|are) (?:by far )?our (?:busiest|strongest|quietest|weakest) (?:time|times|months?|season|weeks?|days?)\b/iu,
];

/** "We have been doing this on Saturdays for a year", "I sell at two markets", "our regulars". */
const TRADING: readonly RegExp[] = [
  new RegExp(
    `\\b(?:we|i)(?:['’]ve| have)? (?:already |now )?been (?:doing|running|offering|making) (?:this|it|these|them|so|exactly this)\\b.*\\b(?:for (?:${YEARS}|(?:an?|${NUMBER}) (?:months|weeks))|since)\\b`,
    "iu",
  ),
  /\b(?:we|i)(?:['’]ve| have)? (?:already |now )?been (?:selling|serving|renting|delivering|hosting)\b.*\b(?:for|since|in|at|on)\b/iu,
  new RegExp(
    `\\b(?:we|i)(?:['’]ve| have)? (?:already |now )?been \\p{L}+ing [^.;]{2,60}\\b(?:since ${MONTHS}|for (?:(?:an?|${NUMBER}) (?:months|weeks)))\\b`,
    "iu",
  ),
  new RegExp(
    `\\b(?:we|i) (?:already )?(?:do|run|offer|sell|bake|cook|make|teach|deliver|rent|clean|repair|fix)\\b[^.;]{0,60}\\bsince ${MONTHS}\\b`,
    "iu",
  ),
  /^(?:(?:now|already|currently|today) )?(?:doing|selling|making|running at) (?:about |around |some )?\d[\d,.]* [\p{L}-]+ (?:a|an|per|each|every) \p{L}/iu,
  /^(?:about |around |some )?\d[\d,.]* [\p{L}-]+ (?:(?:a|an|per|each|every) \p{L}+|daily|weekly|monthly) (?:at the moment|now|today|so far|at present|already|(?:in|during) (?:the|high|our) (?:\p{L}+ )?season)\b/iu,
  /\bi (?:already |now )?sell\b(?!ing)/iu,
  /\bwe (?:already |now )?sell\b[^.;]*\b(?:already|since|on (?:etsy|ebay|amazon|saturdays?|sundays?|weekends?)|at (?:(?:two|three|four|five|\d+|the|our|a) )?(?:[\p{L}-]+ ){0,2}(?:markets?|fairs?|festivals?))\b/iu,
  /\b(?:we|i) already (?!have\b|own\b|know\b|had\b|got\b|tried\b|use\b|work\b|live\b|built\b|made\b|did\b|done\b|spent\b|paid\b|bought\b)(?!\p{L}+ed\b)\p{L}{2,}\b[^.;]*\b(?:\d|every|on|at|for|in)\b/iu,
  /\b(?:our|my) (?:regulars|regular (?:customers|clients|guests|buyers)|(?:existing|current|first|paying) (?:customers|clients|guests|buyers|members))\b/iu,
  /\b(?:we|i) (?:turned over|took in|earned|made) (?:over |about |around |nearly )?\p{Sc}?\s?\d/iu,
];
const MEANT = /\b(?:will|would|could|want to|plan to|hope to|going to|once|until)\b|\bif (?:we|i|they)\b/i;
/** It is sold or done for customers today, by the founder's own account, with or without a count. */
export const tradesNow = (text: string): boolean =>
  !MEANT.test(text.split(/\band (?:now )?(?=want|plan|hope|will)/i)[0] ?? text) &&
  !NOTHING_YET.test(text) &&
  [...TRADING, ...KNOWS_CUSTOMERS].some((told) => told.test(text));

const WORKED: readonly RegExp[] = [
  // "I repaired 400 scooters for a sharing company for two years", "we have been repairing bikes together for 20 years"
  new RegExp(
    `^${US}(?:['’]ve| have| has)? (?:\\p{L}+ly )?(?!(?:live|lived|living|been living|had|suffer\\w*|wait\\w*|searched|needed)\\b)\\p{L}+[^;.]*? (?:for|in|over|during) ${YEARS}\\b`,
    "iu",
  ),
  // "I worked nine years at a bank"
  new RegExp(
    `^${US} (?:(?:have |has )?(?:worked|spent|was|were|been|taught|ran|served|did|done|had|put in)) (?:for )?${YEARS}\\b`,
    "iu",
  ),
  // "Nine years I was a field officer"
  new RegExp(
    `^(?:for )?${YEARS} (?:i|we)(?:['’]ve| have)? (?:been|was|were|worked|ran|taught|served|did|drove|led)\\b`,
    "iu",
  ),
  // "400 bikes repaired as a mechanic at a chain"
  new RegExp(
    `^${US} (?:have |has )?(?:worked|trained|studied|qualified|ran|managed|led) (?:as|at|in|for|with|the|an?)\\b`,
    "iu",
  ),
  new RegExp(
    `^(?:for )?${YEARS},? ${US}(?:['’]ve| have| has)? (?:was|were|been|worked|taught|run|made|built|sold|\\p{L}+ed)\\b`,
    "iu",
  ),
  // "Trained carpenter, 15 years", "former head of service at a scooter company"
  /^(?:trained|qualified|licen[cs]ed|retired|former|ex-|certified) (?!by\b|on\b|with\b|in\b|for\b|to\b)(?:(?:head|manager|chief|director) (?:of|at) )?(?:\p{L}+ ){0,2}\p{L}*(?:er|or|ist|ian|man|woman|nurse|cook|chef|vet|guide|pilot|smith|ant|ent|head|mechanic|service)\b/iu,
  new RegExp(
    `^(?:with )?${YEARS} (?:of (?:\\p{L}+ )?experience\\b|(?:as|in|at|of|with|behind) (?:an?|the|our|my|\\p{L}+)\\b)`,
    "iu",
  ),
  new RegExp(`^(?:we are|i am|i['’]m|we['’]re) [^;.]*\\b(?:with|for|since) ${YEARS}\\b`, "iu"),
];
/** "For two years I lost ...": what somebody went through is no work. */
const SUFFERED = /\b(?:lost|waited|suffered|struggled|lived|was ill|had to|could not|searched|looked for)\b/i;
/** Work that the founders themselves have done in the trade, before this or beside it. */
/** "We repair any seam free for five years": promised, and done by nobody yet. */
const GUARANTEED = /\b(?:free|at no cost|without charge)\b[^.;]{0,16}\bfor\b[^.;]{0,16}\byears?\b/i;
export const isTrackRecord = (text: string): boolean =>
  !tradesNow(text) &&
  !GUARANTEED.test(text) &&
  !MEANT.test(text) &&
  !SUFFERED.test(text) &&
  WORKED.some((told) => told.test(text.trim()));

const TO_COME =
  /\b(?:we|i|they|it|our \p{L}+)(?:['’]ll| (?:will|would|shall|hopes?|plans?|wants?|expects?|aims?|intends?|(?:is|are|am) (?:going|planning|hoping|aiming)|should|could)(?: to)?)(?: soon| easily| quickly)? (?:have|reach|get|win|make|sell|sign|grow|serve|be|become|earn|hit|own|turn over|open|bring)\b|\bwill \p{L}[^.;]*\bnext (?:week|month|year|season|term|spring|summer|autumn|fall|winter)\b/iu;
const HAPPENED = /\b(?:have|has|had|sold|ordered|paid|pays?|uses?|signed|joined|bought)\b/i;
/** "We will have 1 million users in the first year": meant, hoped or expected, and nothing in the sentence has happened. */
export const isForecast = (text: string): boolean =>
  TO_COME.test(text) &&
  !text
    .split(/[,;] |,? (?:and|but) /)
    .some((part) => !TO_COME.test(part) && (hasBeenDone(part) || HAPPENED.test(part))) &&
  !tradesNow(text);

const RELATIVE =
  "(?:brother|sister|wife|husband|aunt|uncle|cousin|friend|father|mother|dad|mum|mom|parents|grand\\p{L}+|son|daughter|neighbour|neighbor|girlfriend|boyfriend|family)";
const WITH_FAMILY = new RegExp(
  `^(?:(?:(?:i|we) )?(?:built|made|run|started|founded|developed|written|wrote|designed) (?:it |this )?)?(?:together )?(?:with|by) my (?:\\p{L}+ )?${RELATIVE}\\b|^my (?:\\p{L}+ )?${RELATIVE}(?: \\p{L}+)? (?:is|are|was|were|has|have|runs?|ran|works?|worked|drives?|drove|owns?|owned|knows?|kept|keeps?)\\b|^my (?:\\p{L}+ )?${RELATIVE}(?: \\p{L}+)? (?!and i\\b)\\p{L}+ [^.;]*\\b(?:for|since) ${YEARS}\\b`,
  "iu",
);
/** "My sister is a food inspector", "built with my sister, who is a nurse": who stands beside the founder. */
export const isOfFamily = (text: string): boolean => WITH_FAMILY.test(text.trim());

const SOON =
  "(?:within|in under|in less than|under|inside) (?:an?|one|the|\\d+|two|three|four|five|six|seven|eight|ten|twelve|twenty-four)(?:[ -]| working | business )(?:minutes?|hours?|days?|weeks?|same day)";
const KEPT: readonly RegExp[] = [
  new RegExp(
    `\\b(?:we|i|you|it|they|our \\p{L}+|every \\p{L}+|each \\p{L}+|the \\p{L}+|everybody) (?:always |also )?(?:\\p{L}+ )?(?!\\p{L}+ed\\b)\\p{L}+ [^.;]{0,40}?${SOON}\\b`,
    "iu",
  ),
  new RegExp(
    `^(?:repairs?|answers?|delivery|replies|reply|pick-?up|response|help|a new one|refund|installed|delivered|repaired|ready|there|back) (?:\\p{L}+ ){0,3}${SOON}\\b`,
    "iu",
  ),
  /\b(?:guarantee[ds]?|warranty|money[- ]back|(?:your |the )?money (?:is )?back|refund(?:ed|s)?|(?:you|they|nobody|it|customers?|owners?) (?:pays? nothing|costs? nothing)|pays? nothing|no (?:charge|fee|cost) if|free (?:of charge )?if|or (?:it is|it['’]s|you get it|the \p{L}+ is) free|come back (?:for free|free of charge)|we replace it|(?<!\b(?:first|trial|one|an?) (?:\p{L}+ ){0,3})on us\b|always on time|never late|same[- ]day|or you (?:do not|don['’]t) pay)\b/iu,
];
/** "Packed within a day of landing" tells how it is made, and is no word to a customer. */
const OF_ITS_MAKING =
  /\bwithin [^.;,]{2,16} (?:of|after) (?:the |its |their |being )?(?:land|harvest|pick|catch|slaughter|roast|bak|milk|press|cut|dig|lift|pull|brew|bottl|print)\p{L}*/iu;
const BY_THEN = /\b(?:sold|fell|dropped|went|gone|was|were|came back|halved|paid|ordered|renewed)\b/i;
/** What is to be kept and has not been shown: "we come within 48 hours", "or you pay nothing". */
export const isPromise = (text: string): boolean =>
  !hasBeenDone(text) &&
  !BY_THEN.test(text) &&
  !OF_ITS_MAKING.test(text) &&
  KEPT.some((told) => told.test(text));

/** "Battery lasts two years", "47 of 50 still ran", "2 mm thinner": somebody else could measure it. */
const MEASURED =
  /\d ?(?:%|per ?cent|mm|cm|m\b|km|kg|g\b|kilos?|grams?|litres?|liters?|db|°|degrees|watts?|kwh?|volts?)|\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|half|one) ?(?:times|seconds?|minutes?|hours?|days?|weeks?|months?|years?|cycles|drops|washes)\b|\b\d+ of (?:our |the )?\d+\b|\b(?:tests?|tested|trial(?:led)?|measured|certified|laborator\w+|dropped|compared|counted)\b/i;
/** "20 hours of credit", "certified": given by an office, and nothing that a customer measures. */
const GRANTED = /\bcredits?\b|\baccredited\b|\blicen[cs]ed\b/i;
/** A claim that could turn out otherwise when somebody measures again. */
export const isMeasured = (text: string): boolean =>
  MEASURED.test(text) && !isPromise(text) && !GRANTED.test(text);
