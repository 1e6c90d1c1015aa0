import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { BEGUN, FITTED, THE_FIRST } from "../data/after-price";
import { COUNT } from "../text/number-words";

/** The thing a sentence sells: "A mixed box costs" gives "mixed box". */
const SUBJECT =
  /(?:^|[\s,;:(])(?:(?:a|an|the|each|one|our|every|single)\s+)?((?:[\p{L}'’-]+\s){0,2}?[\p{L}-]+)\s+(?:cost|costs|sells? (?:for|at)|sold (?:for|at)|is|are|goes? for|priced at|at|for|from|retails? (?:for|at))\s+(?:about |around |roughly |from |just |only |a |an )?$/iu;
const NOT_SUBJECT =
  /\b(?:we|they|it|this|that|there|customers?|clients?|companies|families|price|prices|users?|people|which|who|charge|pay|starting|starts|and|plan|plans|priced|what|business|model|pricing|basic|pro|standard|premium|monthly|annual|yearly|weekly|sold|selling|available|them|these|those|one(?!-)|about|around|from|for|just|only|at|then|gets?|takes?|keeps?|average|free|plus|with|without|per|our|your|each|lunch box of)\b/i;

/** "Sandwiches cost €7.50 and coffee €3": the second thing has no verb of its own. */
const BARE =
  /^\s*(?:an?\s|the\s)?((?:\d+(?:[.,]\d+)?\s?(?:ml|cl|l|g|kg|cm|m|oz|lb)\s)?(?:[\p{L}-]+\s)?[\p{L}-]{3,})(?: of (?:\p{L}+|\d+)(?: \p{L}+)?)?(?:\s\d+\s?(?:g|kg|ml|l))?\s*[:=]?\s*$/u;

/** "Pair of batteries fitted £185": of what the pair is belongs to its name. */
const PAIR_OF =
  /^\s*(?:an?\s|the\s|one\s|each\s)?((?:pair|set) of (?:[\p{L}-]+\s)?[\p{L}-]{3,}s)(?:\s\p{L}+ed)?\s*[:=]?\s*$/iu;

/** "A move within the city is": the move is sold. */
const SOMEWHERE = /(?<=\p{L})\s(?:within|inside|around|near|across)\s[^.;,]{2,30}(?=\s(?:is|are|costs?)\s)/iu;

/** "The second test after the corrections costs": the second test is sold. */
const AT_ITS_TIME =
  /(?<=\p{L}{3})\s(?:after|before|following)\s(?:the|each|every|an?)\s[^.;,]{2,40}(?=\s(?:is|are|costs?)\s)/iu;
/** "A second bracket for another bicycle costs": the bracket is sold. */
const FOR_ANOTHER = /(?<=\p{L})\sfor another [^.;,\d]{2,24}(?=\scosts?\s)/iu;

/** "A check every six months for": the check is sold. */
const RHYTHM = new RegExp(
  `\\s(?:every|each)\\s(?:(?:${COUNT}|other|second)\\s)?(?:day|week|month|quarter|season|year)s?\\s(?=(?:(?:for|at|is|costs?)\\s)?$)`,
  "iu",
);
/** "Box of 6 pairs is £32": the box is sold. */
const PACK = new RegExp(
  `(?:^|[\\s,;:(])(box|pack|package|bundle|set|case|crate|tray|bag|tin|jar|bottle|kit|hamper|basket)\\sof\\s(?:${COUNT})(?:\\s\\p{L}+){0,3}\\s(?:(?:is|are) sold (?:for|at)|is|costs?|at|for|sells for|goes for)\\s(?:about )?$`,
  "iu",
);

/** "The scale is bought once for 350". */
const BOUGHT = /(\p{L}{3,})\s(?:is|are)\s(?:bought|sold|paid|charged)(?:\sonce)?\s(?:for|at)\s(?:about )?$/iu;

/** "A case of six, paid in advance, costs": how it is paid or brought is no part of its name. */
const IN_PASSING =
  /,\s(?:paid|sold|billed|ordered|delivered|sent|prepaid)\b[^.;,]{0,30},(?=\s(?:costs?|is|are)\s)/iu;

/** "One visit with flowers is": the visit is sold. */
const WITH_IT =
  /(?<=(?:^|[.;,(]\s?)(?:one|an?|each|every|the|our)\s(?:[\p{L}-]+\s)?[\p{L}-]+)(?<!plan|subscription|membership|pass)\s(?:with|including)\s[^.;,]{2,40}(?=\s(?:is|are|costs?)\s)/iu;

/** "Jar of 340g at": the jar is sold. */
const OF_A_SIZE =
  /(?<=\p{L})\s(?:of|with)\s\d+(?:[.,]\d+)?\s?(?:g|kg|ml|cl|l|grams?|kilos?|lit(?:re|er)s?|oz|lbs?)(?=\s)/iu;
/** "The course of six evenings costs": the course is sold. */
const OF_SO_MANY = new RegExp(
  `(?<=\\p{L}['’]?)\\s(?:of|with|over|for|in)\\s(?:${COUNT})\\s(?:\\p{L}+\\s)?(?:evening|morning|afternoon|day|night|week|weekend|month|hour|lesson|class|session|meeting|visit|module|part|unit)(?:e?s)(?=\\s(?:is|are|costs?|for|at)\\s)`,
  "iu",
);
/** "Tablecloths can be added for": the tablecloths are sold. */
const CAN_BE_HAD =
  /(?<=\p{L})\s(?:can|may|could)\s(?:also\s)?be\s(?:added|booked|bought|ordered|hired|rented|had|reserved|chosen|included)(?=\s(?:for|at)\s)/iu;
/** "A closed class for up to 12 students for": the class is sold. */
const FOR_UP_TO = new RegExp(
  `(?<=\\p{L})\\s(?:for|with) up to (?:${COUNT})\\s\\p{L}+(?=\\s(?:for|at|is|costs?)\\s)`,
  "iu",
);
/** "Dive shops buy at": who buys is not sold. */
const BUYERS = /^(?:\p{L}+\s)*\p{L}+s (?:buy|pay|order|take|get|rent|book)$/u;

const SO_LARGE = /\b\d+(?:[.,]\d+)?\s?(?:cm|mm|inch(?:es)?)\s(?=\p{L})/iu;
/** "A second product, a 22 cm pan, will sell at": the pan is sold. */
const WILL_BE_SOLD = /,?\s(?:will|would|shall|is going to)(?=\s(?:sell|cost|be)\b)/iu;
/** "Sets start at": the sets are sold. */
const STARTS = /(?<=\p{L})\s(?:start|begin)s?(?=\s(?:at|from)\s)/iu;
/** "We sell on our own e-shop for", "Sold direct on our own site at": where it is sold. */
const SOLD_WHERE =
  /(?:\b(?:we|i) sell|\bselling|(?<!\p{L}\s)\bsold) (?:it |them )?(?:direct(?:ly)? |online )?(?:on|in|at|through|via|from) (?:our |my |the |an? )?(?:[\p{L}-]+ ){1,3}(?=(?:for|at)\s)/iu;
/** "A single delivery costs the restaurant": the delivery is sold. */
const COSTS_WHOM = /(?<=\bcosts?)\s(?:the|each|every) \p{L}+\s(?:about )?$/iu;
/** "Extra tins of three litres cost": the tins are sold. */
const OF_SO_MUCH = new RegExp(
  `\\sof (?:${COUNT}) (?:lit(?:re|er)s?|kilos?|kilograms?|grams?|pounds?|ounces|met(?:re|er)s?|pieces|portions)(?=\\s(?:costs?|is|are|at|for)\\s*$)`,
  "iu",
);

/** "By the website", "on average probably about": where or how, and no thing. */
const TELLS_HOW = /^(?:by|on|in|at|via|through|from|with|to) /i;

export function subjectOf({ before: said, role }: ReadAmount): string | null {
  const before = said
    // "We sell online: a sleeping bag".
    .replace(/^[^:]*:\s(?=\S)/, "")
    .replace(/\s\([^)]*\)\s*$/, " ")
    .replace(IN_PASSING, "")
    .replace(OF_A_SIZE, "")
    .replace(FOR_UP_TO, "")
    .replace(OF_SO_MANY, "")
    .replace(WILL_BE_SOLD, " ")
    .replace(SO_LARGE, "")
    .replace(OF_SO_MUCH, "")
    .replace(SOLD_WHERE, "we sell it ")
    .replace(STARTS, "")
    .replace(COSTS_WHOM, " ")
    .replace(CAN_BE_HAD, "")
    .replace(SOMEWHERE, "")
    .replace(AT_ITS_TIME, "")
    .replace(FOR_ANOTHER, "")
    .replace(WITH_IT, "")
    .replace(RHYTHM, " ");
  const pack = PACK.exec(before)?.[1];
  if (pack) return singular(pack);
  const bought = BOUGHT.exec(before)?.[1];
  if (bought) return singular(bought.toLowerCase());
  const pair = PAIR_OF.exec(before)?.[1];
  if (pair && (role === null || role === "price")) return pair.toLowerCase();
  const match = SUBJECT.exec(before) ?? (role === null || role === "price" ? BARE.exec(before) : null);
  const words = match?.[1]
    ?.trim()
    .toLowerCase()
    .replace(/^(?:we )?sell (?:it|them)?/, "")
    // "Companies book a day for": the day is sold.
    .replace(
      /^(?:\p{L}+s )?(?:books?|buys?|rents?|hires?|orders?|reserves?|gets?|takes?) (?=an? |one |the )/u,
      "",
    )
    .replace(/^(?:\p{L}+s )?(?:books?|buys?|rents?|hires?|orders?) (?=\p{L}+)/u, "")
    .replace(/^(?:a|an|the|each|one|our|every|and|plus)\s+/, "")
    .replace(/(?<=\p{L})\s(?:a|an|per|each|every)\s(?:year|month|week|day)$/u, "");
  if (!words || NOT_SUBJECT.test(words) || BUYERS.test(words) || TELLS_HOW.test(words)) return null;
  return words
    .split(/\s+/)
    .map((word, i, all) => (i === all.length - 1 ? singular(word) : word))
    .join(" ");
}

/** What a customer pays when it begins, said before or behind the sum; null where it says nothing of a beginning. */
export function begunBy({ before, after, tail }: ReadAmount, program: boolean): string | null {
  const named = (FITTED.exec(after) ?? THE_FIRST.exec(after))?.[1]?.toLowerCase();
  return named ?? (program && tail.length === 0 && BEGUN.test(before) ? "" : null);
}
