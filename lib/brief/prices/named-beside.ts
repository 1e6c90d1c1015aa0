import { singular } from "../amounts/price-tail";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";

const NAMELESS = /^(?:Sales|Usage fee|One-off fee)$/;
const PIECES = new Set(["unitSale", "perUse", "oneOff"]);
/** Two prices in one: what stands beside either is not said of both. */
const MERGED = /the middle is used|in the range/;

/** Up to the next sign that ends what is said of a sum. */
const PART = /^[^,;:()–—]*?(?=[,;:()–—]|\.(?:\s|$)|$)/;
const FOR_IT = /^(?:(?:flat|fixed|each) )?((?:for|with) (?!us\b|me\b|free\b|now\b|it\b|that\b).+)$/i;
const LED_IN = /(?:\s(?:at|for|is|are|costs?|of|from|about|around|only|just|then|or|and)|\s?[+=:~–-])*\s*$/i;
const OPENS = /^(?:and|or|plus|also|from|with|then|optional|online|one|each|an?|the|our)\s/i;
/** "Socks to £38 hoodie", "firms pay ₦150,000 finders fee": what stands before the sum is no name of it. */
const ELSEWHERE = /^.*\s(?:up to|to|pays?|paying)$/i;
/** Another price follows in the same part. */
const NEXT = /(?<!\bfor(?: up)?)\s(?:up to|and|or|to|plus|then)\s(?:\p{Sc}|[A-Z]{2,3}\s?)?\d.*$/su;
const RIGHT_BEFORE = /,\s|[.!?;:()]\s|\d\s(?:and|or|plus|to)\s|\splus\s|\p{Sc}\s?\d[\d.,]*\s/u;

/** Tells how, when, where or by whom it is paid, and not for what. */
const NO_THING =
  /^(?:(?:incl|excl|including|excluding|plus|minus|up|from|to|in|on|at|per|by|with|without|within|via|through|under|over|above|below|after|before|between|about|around|once|each|every|both|all|any|flat|fixed|average|typical|normal|normally|net|gross|min|minimum|maximum|max|retail|wholesale|turnkey|upfront|ready|extra|more|less|only|just|now|later|then|monthly|yearly|weekly|daily|hourly|annually|annual|quarterly|apiece|or|and|if|when|where|while|until|since|as|of|for|so|it|its|this|that|these|those|there|is|are|was|be|vat|gst|tax|cash|deposit|margins?|profit|revenue|turnover|price|prices|cost|costs|sum|total|free|cheaper|dearer|day|month|week|year|rate|online|direct(?:ly)?|otherwise|(?:my|our|the) (?:own )?(?:web|online)?-?(?:site|shop|store|website))(?![a-z'’-])|(?:[a-z-]+ed|private|combined|casual)$)/i;
const SAYS_MORE =
  /\b(?:we|i|us|you|they|he|she|it|who|which|that|pays?|paid|keeps?|kept|takes?|gets?|got|earns?|makes?|made|sells?|sold|charges?|buys?|bought|wants?|have|has|had|can|will|would|is|are|was|were|be|average|typical|mean|margins?|deposits?|discount|(?<!-)off|revenue|turnover|salary|wage|budget|savings?|shipping|postage|vat|starting|starts|runs?|per|monthly|yearly|weekly|hourly|daily|price[sd]?|costs?|rates?|between|orders?|spend|percent|commission|share|sponsors?)\b|['’]s fee\b/i;
const SIZE = /^(?:small|medium|large|big|mini|maxi|single|double|triple|half|full|whole|short|long|family)$/i;
const BINDS = /\s(?:or|and|of|with|by|as|without|for|in)\s/;
const MOST_WORDS = 4;

const isShort = (said: string) => said.split(BINDS).every((part) => part.split(" ").length <= MOST_WORDS);
const isThing = (said: string) =>
  /^[\p{L}\d].*\p{L}{2}/u.test(said) && isShort(said) && !NO_THING.test(said) && !SAYS_MORE.test(said);

/** "7 days", "ten visits". */
const SEVERAL = /^(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty) \S+s$/i;
/** "men's systems" of one sum: one of them. */
function one(thing: string): string {
  const [head = ""] = thing.split(BINDS);
  const words = head.split(" ");
  if (SEVERAL.test(head)) return thing;
  return [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ") + thing.slice(head.length);
}

/** "Full leather resole" of "full leather resole £65", "frame" of "£29 frame"; null where nothing beside a bare sum names a thing. */
export function namedBeside(
  { amount: { start, end, tail } }: Pick<PricedLine, "amount">,
  text: string,
  monthly = false,
): string | null {
  if (tail.unit || (tail.period && !monthly)) return null;
  const said = ` ${text.slice(0, start).split(RIGHT_BEFORE).at(-1) ?? ""}`
    .replace(/[\p{Sc}\s]*$/u, "")
    .replace(LED_IN, "")
    .replace(ELSEWHERE, "")
    .trim()
    .replace(OPENS, "")
    .replace(OPENS, "");
  if (said !== "") return isThing(said) ? one(said) : null;
  if (monthly) return null;
  const behind = (PART.exec(text.slice(end).replace(NEXT, ""))?.[0] ?? "").trim();
  const forIt = FOR_IT.exec(behind)?.[1];
  if (forIt)
    return isShort(forIt.replace(/^(?:for|with) (?:the |an? )?/i, "")) && !SAYS_MORE.test(forIt)
      ? forIt
      : null;
  return behind && isThing(behind) ? behind.replace(/ fee for .*$/i, " fee") : null;
}

/** "£45 per blanket, £29 frame", "locker €10 a month" beside a price by the hour: a sum without a name of its own is called by what stands beside it. */
export function callBeside(rows: readonly PricedLine[], text: string): void {
  for (const row of rows) {
    const { line } = row;
    const monthly = line.onTop === true && line.kind === "recurring" && line.label === "Subscription";
    const nameless = NAMELESS.test(line.label) && PIECES.has(line.kind);
    if (!(nameless || monthly) || MERGED.test(line.price?.note ?? "")) continue;
    const thing = namedBeside(row, text, monthly);
    if (thing) line.label = capital(SIZE.test(thing) ? `${thing} one` : thing);
  }
}
