const YET =
  "(?:yet|so far|until now|up to now|as yet|to date|at (?:the|this) moment|right now|for now|today)";
const NO_BODY = "(?:nobody|no[ -]?one|no body|none(?: of (?:them|these|those))?|not (?:one|a single one))";
const BUYERS =
  "(?:customers?|clients?|users?|sales?|revenues?|orders?|bookings?|subscribers?|students?|pupils?|guests?|buyers?|sponsors?|advertisers?|members?|patients?|riders?|diners?|payments?|income|takings|traction)";
const PAID = "(?:paid|payed|bought|ordered|booked|subscribed|signed(?! up))";
const BEGUN =
  "(?:sold|launched|opened|started|begun|traded|earned|charged|invoiced|gone live|taken (?:an?y?|the first) \\p{L}+|had (?:an?y?|the first|our first|my first) (?:paying )?\\p{L}+|made (?:an?y|the first|our first|my first) sales?)";
/** Behind "not opened": of the business itself, and of no second shop or country. */
const OF_ALL = `(?=$|[,.;!]| (?:${YET}|it|this|anything|one|them|any|to|for|selling|and|but|because|as|so)\\b)`;
const rule = (source: string) => new RegExp(source, "iu");

const DENIED: readonly RegExp[] = [
  rule(`\\bno (?:(?:real|actual|paying|paid|first) )*${BUYERS}(?: or ${BUYERS})? ${YET}\\b`),
  // "No paid rentals yet": whatever it is that is paid for.
  rule(`\\bno (?:(?:real|actual) )?(?:paying|paid) \\p{L}+(?: \\p{L}+)? ${YET}\\b`),
  rule(
    `(?:^|[,;] |\\b(?:we|i) (?:(?:still|currently) )?have |\\bthere are )(?:(?:currently|still|so far),? )?no (?:(?:real|actual|paying) )*(?:customers|clients|users|sales|revenue|subscribers|buyers|income|traction)(?=$|[,.;]| and\\b| but\\b)`,
  ),
  rule(
    `\\b${NO_BODY} (?:of them )?(?:(?:has|have|had|is|are) )?(?:(?:${YET}|actually|really) )?(?:${PAID}|paying)\\b`,
  ),
  rule(`\\b${NO_BODY} (?:of them )?(?:pays?|buys?)(?: [^.;,]{1,20}?)? ${YET}\\b`),
  rule(
    `\\b(?:have|has|am|are|is|did|do|does)(?: not|n['’]?t| never)(?: (?:yet|actually|officially|really))* ${BEGUN}${OF_ALL}`,
  ),
  rule(
    `\\b(?:have|has)(?: not|n['’]?t)(?: yet)? (?:sold|earned|made|taken) (?:anything|any|one|a (?:single )?\\p{L}+|money)\\b`,
  ),
  rule(
    `\\b(?:am|are|is|['’]re|['’]m|it['’]s)(?: still)? not (?:open|live|launched|trading|selling|on sale)(?: \\p{L}+)?(?=$|[,.;]| (?:${YET}|to)\\b)`,
  ),
  rule(
    `\\b(?:nothing|not (?:one|a single) \\p{L}+) (?:(?:has been|was|is|has) )?(?:sold|earned|paid|ordered|booked)\\b`,
  ),
  rule(
    "\\bpre-?(?:launch|revenue|seed and unlaunched)\\b|\\bbefore (?:the |our )?launch\\b|\\byet to (?:sell|launch|open|earn|start)\\b",
  ),
  rule(`\\bnot (?:yet )?(?:sold|launched|opened)(?: (?:it|anything|any))? yet\\b`),
];
/** "Nobody would pay for it", "if nobody has paid": of a wish, a rule or others. */
const NO_STATUS = /\b(?:would|will|wants? to|should|if|until|unless|other|others|competitors?)\b/i;

/** "Nobody is paying yet", "have not opened to customers", "pre-launch": a part of a sentence says that nothing is sold. English. */
export const deniesSale = (part: string): boolean =>
  !NO_STATUS.test(part) && DENIED.some((told) => told.test(part));
