import type { ReadAmount } from "../amounts/amount-roles";
import { COUNT, countOf } from "../text/number-words";
import type { PricedLine } from "./line-plans";
import { withLowerEnd } from "./lower-end";
import { LEAST_EACH, SINGLE } from "./second-price";

/** "A closed group of 8 for a company 29,000": all its places at once. */
const WHOLE_GROUP = new RegExp(
  `\\b(?:closed |private |whole )?(?:group|class|team|party|course|workshop) (?:of|for|with)(?: up to)? (${COUNT})\\b[^.;,]{0,40}$`,
  "iu",
);
/** They pay as organisations, and not for a place more. */
const BY_AN_ORGANISATION =
  /\b(?:hospitals?|compan(?:y|ies)|firms?|schools?|employers?|offices?|hotels?|clubs?|clinics?|municipalit(?:y|ies)|universit(?:y|ies))\b/i;
export function asWholeGroup(amount: ReadAmount, priced: readonly PricedLine[]): boolean {
  const last = priced.findLast(({ line }) => line.price && SINGLE.has(line.kind) && !line.later);
  const price = last?.line.price;
  const count = BY_AN_ORGANISATION.test(amount.before)
    ? 0
    : countOf(WHOLE_GROUP.exec(amount.before)?.[1] ?? "");
  const each = amount.value / count;
  if (!last || !price || amount.tail.period || !(count > 1)) return false;
  if (each > price.value || each < price.value * LEAST_EACH) return false;
  last.line.price = withLowerEnd(price, each, `${amount.text} for a group of ${count}`);
  return true;
}

/** "Groups of five pay KSh 4,000 each", "£38 each if four book together". */
const TOGETHER_BEFORE = new RegExp(
  `\\b(?:groups?|teams?|parties|classes|famil(?:y|ies)) of (?:${COUNT})\\b[^.;]{0,40}$`,
  "iu",
);
const TOGETHER_AFTER = /^\s*(?:each|apiece)?,?\s*(?:if|when|for)\s[^.;]{0,30}\b(?:together|groups? of)\b/i;

/** "Adults €34, children €17, groups of more than twelve €28 a head". */
const WHO_PAYS_LESS =
  /(?:^|[,;]\s|\band\s)(?:for )?(?:children|kids|students|pupils|siblings|seniors|pensioners|under[- ]\p{L}+|concessions|(?:larger |bigger )?groups?)(?:\s(?:under|over|up to|of|from|aged)\s[^.;,€$£\d]{1,24}\d{0,3})?\s(?:pay |are |get in for |for |at )?$/iu;

/** "R950 per adult and R400 per child", "$28 for adults and $16 for children". */
const CHILD = /^\s*(?:for )?(?:child|children|kids?|pupils?|students?|seniors?)\b/i;
const ADULT = /^\s*(?:for )?(?:adults?|persons?|people|grown-ups?|heads?)\b/i;
const whom = ({ tail, after }: ReadAmount) => tail.unit ?? after;

/** Fewer pay the same for less when they come together: the lower end of the price and no second sale. */
export function asTogether(amount: ReadAmount, priced: readonly PricedLine[]): boolean {
  const last = priced.findLast(
    ({ line }) => line.price && (SINGLE.has(line.kind) || line.kind === "recurring") && !line.later,
  );
  const price = last?.line.price;
  if (!last || !price || amount.kind !== "money" || amount.tail.period || amount.role === "oneOff")
    return false;
  const each = /\b(?:each|apiece|per (?:person|head|seat|place))\b/i.test(amount.after.slice(0, 16));
  const ofAdult = CHILD.test(whom(amount)) && ADULT.test(whom(last.amount));
  const less = (ofAdult || WHO_PAYS_LESS.test(amount.before)) && amount.value < price.value;
  const once = last.line.kind !== "recurring";
  const together =
    less ||
    (once && each && TOGETHER_BEFORE.test(amount.before)) ||
    (once && TOGETHER_AFTER.test(amount.after));
  if (!together || amount.value >= price.value || amount.value < price.value * LEAST_EACH) return false;
  const whose = ofAdult
    ? "for children"
    : less
      ? amount.before.trim().replace(/^(?:and|for) /i, "")
      : "each for a group";
  last.line.price = withLowerEnd(price, amount.value, `${amount.text} ${whose}`);
  return true;
}
