import type { ReadAmount } from "./amount-roles";
import type { PricedLine } from "./line-plans";
import { COUNT, countOf } from "./number-words";

const JOINED = /^[^.;:]{0,36}?(?:,|\bor\b|\band\b)\s*(?:or |and )?(?:\p{L}+ ){0,1}$/iu;
const SEVERAL = new RegExp(`^\\s*for (${COUNT})\\b(?: (\\p{L}+))?`, "iu");
/** "for a detached one", "with treatment": the same thing, larger or with more. */
const LARGER = /^\s*(?:for (?:an?|the|two|three|four|\d+)\b|with (?!vat|tax)|including |without )/i;
const SINGLE = new Set(["perUse", "unitSale", "oneOff", "capacity"]);
/** Dearer than this it is another thing. */
const MOST_LARGER = 6;
/** Cheaper than this a piece it is a size and no number of them. */
const LEAST_EACH = 0.4;

/** The price that another one follows in the same list; null where it stands for itself. */
function followed(amount: ReadAmount, priced: readonly PricedLine[], text: string): PricedLine | null {
  const last = priced.at(-1);
  if (!last?.line.price || !SINGLE.has(last.line.kind) || last.line.later || amount.later) return null;
  if (amount.tail.unit || amount.tail.period || amount.kind !== "money" || amount.role === "oneOff")
    return null;
  return JOINED.test(text.slice(last.amount.end + last.amount.tail.length, amount.start)) ? last : null;
}

/** "£7.50 a bar or £20 for 3": several at once are no second sale but the lower end of the price. */
export function asSeveral(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = followed(amount, priced, text);
  const price = last?.line.price;
  if (!last || !price) return false;
  const [, said = "", noun = ""] = SEVERAL.exec(amount.after) ?? [];
  const ofThem =
    noun === "" ||
    /^(?:and|or|a|per|with|plus)$/i.test(noun) ||
    (last.unit !== "" && noun.startsWith(last.unit));
  const count = ofThem ? countOf(said) : 0;
  const each = amount.value / count;
  if (!(count > 1) || amount.value <= price.value || each > price.value || each < price.value * LEAST_EACH)
    return false;
  last.line.price = {
    ...price,
    low: Math.min(price.low, each),
    note: `${price.note}; ${amount.text} for ${count}, which is the lower end.`,
  };
  return true;
}

/** "€65 for a cut, €95 with treatment": the same thing, larger or with more; the plan takes the middle. */
export function asLargerOne(amount: ReadAmount, priced: readonly PricedLine[], text: string): boolean {
  const last = followed(amount, priced, text);
  const price = last?.line.price;
  if (!last || !price || !LARGER.test(amount.after)) return false;
  if (amount.value <= price.value || amount.value > price.value * MOST_LARGER) return false;
  last.line.price = {
    value: (price.value + amount.value) / 2,
    low: price.low,
    high: Math.max(price.high, amount.high),
    provenance: "parsed",
    note: `${price.note} and ${amount.text}; the middle is used.`,
  };
  return true;
}

const WHOLE_COURSE = new RegExp(
  `^\\s*for (?:${COUNT})[ -](?:classes|lessons|sessions|weeks|months|days|evenings|modules|units)\\b`,
  "iu",
);
const TERMS: Record<string, number> = { semester: 6, trimester: 3, term: 4 };

/** "$449 per student for 12 classes" is paid once, "$349 per semester" twice a year. */
export function paidAtOnce({ line, unit, amount }: PricedLine): void {
  const months = TERMS[unit.split(" ").pop() ?? ""];
  if (line.kind === "perUse" && WHOLE_COURSE.test(amount.after)) {
    line.kind = "oneOff";
    line.label = line.label.replace(/^Fee per /, "Price per ");
  } else if (
    months &&
    line.price &&
    (line.kind === "perUse" || line.kind === "oneOff" || line.kind === "unitSale")
  ) {
    const part = (value: number) => value / months;
    const { value, low, high, note } = line.price;
    line.kind = "recurring";
    line.per = "month";
    line.label = "Subscription";
    line.price = {
      ...line.price,
      value: part(value),
      low: part(low),
      high: part(high),
      note: `${note} a ${unit}, spread over ${months} months.`,
    };
  }
}
