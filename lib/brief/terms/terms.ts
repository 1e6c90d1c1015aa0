import { findAmounts } from "../amounts/amounts";
import { freeByYear } from "../prices/paid-ahead";
import { COUNT, countOf } from "../text/number-words";

export type TermKind =
  | "trial"
  | "freePart"
  | "gift"
  | "costPlus"
  | "discount"
  | "deposit"
  | "least"
  | "share";

/** What a business model says of its prices beside the sums: a free time, a free part, a discount, parts at cost. */
export interface Term {
  kind: TermKind;
  /** The founder's words. */
  said: string;
  /** How long nothing is paid, for a trial that names it. */
  months?: number;
}

/** One statement about a price: a comma inside a number parts nothing. */
const PARTED =
  /[.;!?\n](?=\s|$)|,(?!\d)\s*(?:and |but |then )*|\s(?:and |but )?(?:then|after that|afterwards)\s|\s-\s|[()–—]|\s(?:and|plus|but)\s(?=[^.;,]*\b(?:free|deposit|minimum|discount|off|at cost)\b)/giu;

/** "Shipping is €4.50 and | is free above €50": what is free stands before the joint. */
const VERB_FIRST = /^(?:is|are) free\b/i;

const IS_FREE =
  /(?<![\p{L}]-)\bfree\b(?!-?\s?(?:lancers?|range|time|from|of (?!charge)|days?\b(?! trial)))|\b(?:costs?|pays?) (?:us )?nothing\b|\bfree of charge\b|\bat no (?:cost|charge)\b/iu;
const TIME = new RegExp(
  `\\b(?:first|free(?: trial)?(?: (?:for|of))?(?: the)?(?: first)?|a|an|one)?[\\s-]?(${COUNT})?[\\s-]?(day|week|month|year)s?\\b`,
  "iu",
);
const A_TRIAL = /\b(?:trial|test (?:period|phase|month|week))\b/i;
/** "249 a year, first year included": paid with the thing at the start. */
const FIRST_TIME = new RegExp(
  `\\bfirst (?:${COUNT} )?(?:months?|years?)(?: (?:is|are|comes?))? (?:free|included)\\b|\\bfree (?:for|in) (?:the )?(?:first|one|a) year\\b|\\bfirst (?:${COUNT} )?(?:weeks?|months?)\\b|\\bfree for (?:the )?(?:first )?(?:${COUNT}|a) (?:days?|weeks?|months?)\\b|\\b(?:${COUNT})[\\s-](?:days?|weeks?|months?)(?: (?:are|is))? free\\b|\\bfree (?:first )?(?:${COUNT} )?(?:weeks?|months?)\\b`,
  "iu",
);
/** A trial that is paid for, or a taster that is one sale. */
const TASTER = /\btrial (?:lesson|class|session|visit|box|pack|order|day|walk|clean)\b|\bpaid trial\b/i;

/** A use that stays free and ends at a size or a set of functions. */
const FREE_PART =
  /\bfreemium\b|\bfree (?:basic |starter )?(?:plan|tier|version|account|app|edition|use)\b|\bfree (?:for|up to|with|below|under) (?:an? |the )?(?:\p{L}+ )?(?:of |with )?(?:up to |one\b|two\b|three\b|single\b|\d|small)|\bup to (?:\d+|\p{L}+) \p{L}+ (?:is |are )?free\b|\b(?:apps?|basics?|basic \p{L}+|core|reading|browsing|search(?:ing)?|start(?:er)?|listing|joining) (?:is|are|stays?|remains?) free\b/iu;
/** "Delivery free above £40": the sum says when, and is no price. */
const FREE_FROM = /\bfree\b[^.;,]*\b(?:above|over|from|beyond|for orders of)\s/i;
const COST_PLUS =
  /\bat (?:our |my )?(?:cost|purchase)(?: price)?\b|\bcost plus\b|\b(?:parts|materials?|spares|fuel|travel|ingredients) (?:are |is )?(?:extra|on top|(?:charged|billed|paid) (?:separately|extra|as used))\b|\bplus (?:parts|materials?)\b|\b(?:add|charge|put|take)s? (?:about |around )?[\d.]+ ?(?:%|per ?cent) (?:extra |more )?(?:on|onto|to) (?:the |all |any )?(?:parts|materials?|spares)\b/i;
const DISCOUNT = /\boff\b|\bdiscount\w*\b|\bcheaper\b|\bhalf[- ]price\b|\bless\b/i;
const DEPOSIT = /\bdeposits?\b|\bdown ?payment\b|\bup ?front\b|\bin advance\b/i;
/** "The first run is 1,000, so 20,000 up front" is paid by the business itself. */
const isDeposit = (part: string) => DEPOSIT.test(part) && !/^\s*so\b/i.test(part);
const LEAST =
  /\b(?:minimum|min\.?|smallest|least)\b.*\b(?:orders?|bookings?|term|contract|stay|hire|purchase|spend|quantity|fee|visit|\d)|\border(?:s)? (?:of|from) at least\b/i;

const UNITS: Record<string, number> = { day: 1 / 30, week: 7 / 30, month: 1, year: 12 };
/** A single day or two delay no payment of a month. */
const SHORTEST = 0.15;

function freeTime(part: string): number | undefined {
  const [, many = "", unit = ""] = TIME.exec(part) ?? [];
  if (!unit) return undefined;
  const months = (many ? countOf(many) : 1) * (UNITS[unit.toLowerCase()] ?? 0);
  return months > 0 && months <= 12 ? Number(months.toFixed(2)) : undefined;
}

/** "In the first two months 26 places were taken": how it began, and nothing that is free. */
const BEGAN =
  /\bin (?:the|our|my) first (?:\p{L}+ |\d+ )?(?:days?|weeks?|months?)\b(?!.*\b(?:free|nothing|trial)\b)/iu;

function asFree(said: string): Term | null {
  if (BEGAN.test(said)) return null;
  if (A_TRIAL.test(said) || FIRST_TIME.test(said)) {
    const months = freeTime(said);
    if (months === undefined) return A_TRIAL.test(said) ? { kind: "trial", said } : null;
    return months < SHORTEST ? { kind: "gift", said } : { kind: "trial", said, months };
  }
  if (!IS_FREE.test(said)) return null;
  return { kind: FREE_PART.test(said) ? "freePart" : "gift", said };
}

/** What one statement says beside a price; null where it names nothing but sums. */
function termOf(said: string): Term | null {
  const sums = findAmounts(said);
  const money = sums.some(({ kind }) => kind === "money");
  const percent = sums.some(({ kind }) => kind === "percent");
  const free = money || TASTER.test(said) ? null : asFree(said);
  if (free) return free;
  if (money && FREE_FROM.test(said)) return { kind: "gift", said };
  if (COST_PLUS.test(said) && !money) return { kind: "costPlus", said };
  if (isDeposit(said) && (money || percent)) return { kind: "deposit", said };
  if ((percent || /half[- ]price|discount/i.test(said)) && DISCOUNT.test(said))
    return { kind: "discount", said };
  if (LEAST.test(said) && !/\bat least\b.*\b(?:we|i)\b/i.test(said)) return { kind: "least", said };
  return percent ? { kind: "share", said } : null;
}

/** Everything that a business model says of its prices beside the sums, in its order. */
export function readTerms(text: string): Term[] {
  const parts = text
    .split(PARTED)
    .map((part) => (part ?? "").replace(/^[\s,;:.]+|[\s,;:.]+$/gu, ""))
    .filter((part) => part.length > 3)
    .map((part, i, all) => {
      const whole = VERB_FIRST.test(part) ? `${all[i - 1] ?? ""} and ${part}` : part;
      return text.includes(whole) ? whole : part;
    });
  const ofPlan = freeByYear(text)?.said;
  return parts
    .filter((part) => !ofPlan || !(ofPlan.includes(part) || part.includes(ofPlan)))
    .flatMap((part) => termOf(part) ?? []);
}
