import type { RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { COUNT } from "../text/number-words";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";

/** "from 40 turbines 3,500", "11,900 for schools ordering 20 or more": the same thing for who takes many. */
const FOR_MANY =
  /\b(?:siblings?|second child|students|seniors|pensioners|concessions|early birds?)\s(?:pay |at |for )?$|\b(?:from|over|above|ab|desde)\s\d+\+?\s\p{L}+\s*(?:it is |only )?$|\b(?:with|of)\s(?:more than |over |at least )?\d+\s?\+?\s(?:or more )?\p{L}+\s(?:pay|get it for|are)\s(?:only |just )?$|^\s*(?:each |apiece )?(?:(?:for|from|over|above)\s(?:\p{L}+\s){0,3}\d+\+?\s?(?:\p{L}+|or more)|(?:for |if )[^.;,]{0,30}\b(?:\d+ or more|more than \d+|at least \d+))/iu;

/** "100 bags and above KSh 430", "40 plates or more in one office is N5,000", "10+ cars €14": so many, and then the sum. */
const SO_MANY_FIRST = new RegExp(
  `(?:^|[.;,:]\\s|\\band\\s)(?:for |from )?(?:${COUNT})(?:\\+(?: \\p{L}+)?|(?: \\p{L}+){0,2} (?:or|and) (?:more|above|over|up|upwards))(?: (?:in|at|for|per|on) (?:an?|one|the|each) \\p{L}+)?,?(?: (?:is|are|at|for|it['’]s|costs?|pays?|get))*\\s$`,
  "iu",
);

/** "Founding shops pay 49", "the first 20 clubs get it for 300": the same thing for who comes early. */
const FOR_FIRST =
  /\b(?:founding|pilot|early|first)\s(?:\d+\s)?\p{L}+\s(?:pay|get it (?:for|at))\s(?:only |just )?$/iu;

/** "Salons that order 6 or more pay 119,000 each", "from 40 sets a week it's 54", "if five friends order together, they pay 2,500 each". */
const WHO_TAKE_MANY = new RegExp(
  `\\b(?:(?:with|of|taking|ordering|booking|buying|sending|(?:that|who) (?:order|take|book|buy|have|send|run))\\s(?:(?:more than|over|at least|from|above)\\s(?:${COUNT})|(?:${COUNT})\\s?(?:\\+|\\p{L}*\\s?(?:or|and) more|\\p{L}+ (?:or|and) more))[^.;,]{0,40}?|(?:from|over|above|if)\\s(?:${COUNT})\\s[^.;,]{2,40}?,?)\\s?(?:they |it |each )?(?:pays?|gets? (?:it|them|one) (?:for|at)|get|(?:it )?(?:is|['’]s)|are|costs?|comes? to|drops to)(?: only| just)?\\s$`,
  "iu",
);
/** "£70 each if a school books four or more", "4.50 if a farmer takes over 2,000". */
const IF_MANY = new RegExp(
  `^\\s*(?:each |apiece )?(?:if|when|where|for) [^.;,]{0,40}?\\b(?:(?:${COUNT})(?: \\p{L}+)? (?:or|and) more|(?:more than|over|at least|above) (?:${COUNT}))(?! (?:hours|days|weeks|months|years)\\b)`,
  "iu",
);
const sameUnit = ({ tail }: ReadAmount, row: PricedLine) =>
  tail.unit === null || row.unit === "" || singular(tail.unit) === singular(row.unit);

export function asVolumePrice(line: RevenueLine, amount: ReadAmount, priced: readonly PricedLine[]): boolean {
  const value = line.price?.value;
  if (value === undefined || line.later) return false;
  const less = ({ line: { price } }: PricedLine) => !!price && value < price.value && value > price.value / 3;
  const taken = WHO_TAKE_MANY.test(amount.before) && !amount.tail.period;
  const whole =
    taken &&
    priced.findLast((each) => less(each) && ONE_BY_ONE.has(each.line.kind) && sameUnit(amount, each));
  if (whole) return atTheLowerEnd(whole, amount, "who takes many");
  if (amount.tail.unit || amount.tail.period) return false;
  const early = FOR_FIRST.test(amount.before);
  const many =
    SO_MANY_FIRST.test(amount.before) ||
    FOR_MANY.test(amount.before) ||
    [FOR_MANY, IF_MANY].some((said) => said.test(amount.after));
  const row = early ? priced.findLast(less) : priced.at(-1);
  return row && less(row) && (early || (many && row.unit !== ""))
    ? atTheLowerEnd(row, amount, early ? "who comes early" : "who takes many")
    : false;
}

const ONE_BY_ONE = new Set<RevenueLine["kind"]>(["perUse", "unitSale", "capacity", "oneOff"]);

function atTheLowerEnd({ line }: PricedLine, { value, text }: ReadAmount, who: string): boolean {
  if (!line.price) return false;
  line.price = withLowerEnd(line.price, value, `${text} for ${who}`);
  return true;
}
