import { chargesPerMonth } from "@/lib/finance/line-flow";
import type { ReadAmount } from "../amounts/amount-roles";
import { singular } from "../amounts/price-tail";
import { stated } from "../amounts/stated-amount";
import type { PricedLine } from "../prices/line-plans";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { Brief } from "../types";
import { added, soldUnit, times } from "./cost-sums";

type Lent = NonNullable<Brief["stated"]["lent"]>;

const ONE_COSTS =
  /\b(?:an?|one|each|every|the|per|average|typical)\s+(?!(?:two|three|four|five|six|seven|eight|nine|ten)\s)(?:\p{L}+\s){0,2}?(?!(?:gets?|receives?|keeps?|earns?|takes?|makes?|pays?|charges?|costs?|is|are|for|of|at|with)\b)(\p{L}+)(?:\s+(?:costs?|is)(?:\s(?:us|me))?)?\s+(?:about |around |roughly |some )?$/iu;
/** "Gate hardware costs us 31,000". */
const COSTS_US = /((?:\p{L}+\s){1,3})costs?\s(?:us|me)\s(?:about |around )?$/iu;
/** "Building one costs us 71,000", "71,000 per container". */
const PER_PIECE = /\b(?:costs?|pay|build|buy)\b/i;
/** Work is paid for each time and never lent. */
const DONE =
  /^(?:visit|lesson|session|repair|cleaning|delivery|check|inspection|service|call|treatment|appointment|workshop|class|course|trip|test|meal|box|order|customer|client|user)$/;
/** A measure, or somebody: nothing that is put at a customer's. */
const NO_THING =
  /^(?:hectare|acre|met(?:re|er)|square|mile|kilomet(?:re|er)|kilo|tonne|lit(?:re|er)|person|child|pupil|student|patient|guest|employee|coach|nurse|vet|\p{L}*(?:ist|ician|trainer|teacher|tutor|advis[eo]r|driver|operator|mechanic|cleaner|guide|cook|chef|carer|freelancer|designer|consultant|lawyer|doctor))$/u;
/** "We pay the grower 38 per tree": whoever is paid is nothing that is lent. */
const PAID_TO = /\b(?:we|i) pay (?:the|each|every|our|an?) [\p{L} ]{3,24}$/iu;
/** "We run two vans": with which the work is done. */
const isOwnFleet = (noun: string, said: string) =>
  new RegExp(
    `\\b(?:we|i) (?:run|have|own|operate|drive|work with) (?:${COUNT}) (?:\\p{L}+ )?${literal(noun)}s?\\b`,
    "iu",
  ).test(said);

/** One for each customer, however they pay. */
const AT_CUSTOMERS =
  /\b(?:install(?:ed|s)?|placed?|lend|lent|rent(?:ed|s)?|let|put|at (?:the|their|your)|for free|on loan)\b/i;
/** "9,800 per sensor per year", where no sensor is sold. */
const paidByTheMonth = (rows: readonly PricedLine[], noun: string) =>
  rows.some((row) => row.line.kind === "recurring" && soldUnit(row) === singular(noun)) &&
  !rows.some(
    ({ line, amount }) =>
      line.kind === "unitSale" && !new RegExp(`\\b${literal(noun)}s?\\scosts?\\s`, "iu").test(amount.before),
  );
const letsIt = (noun: string, offer: string) =>
  new RegExp(
    `\\b${literal(noun)}s?\\s(?:rental|hire|leasing|lease|subscription)\\b|\\b(?:rent|lease|hire|lend)s?\\s(?:\\p{L}+\\s){0,2}${literal(noun)}`,
    "iu",
  ).test(offer);
/** "Tablet included (costs us 85)". */
const INCLUDED_AT =
  /(\p{L}{3,})\s(?:is |are )?included\s?[(,]\s?(?:which |it )?costs?\s(?:us\s)?(?:about )?$/iu;
const isLet = (noun: string, rows: readonly PricedLine[], offer: string, text: string) =>
  IS_LET.test(text) || letsIt(noun, offer) || paidByTheMonth(rows, noun);
const FOR_EACH = /^(?:customer|client|household|family|company|site|location|member|subscriber|user)$/;
/** "Hardware is leased for 990 a month", "home battery rental". */
const IS_LET =
  /\b(?:leas(?:e|ed|ing)|rent(?:al|ed|ing)?|hire|on loan|pay[- ]as[- ]you[- ]go|instal?lments?|then own (?:the|it))\b/i;
/** "9.90 per month including tracker". */
const comesWith = (noun: string, text: string) =>
  new RegExp(
    `\\b(?:including|incl\\.|includes|with) (?:the |an? |our )?(?:\\p{L}+ )?${literal(noun)}|\\b${literal(noun)}s? (?:is |are )?included`,
    "iu",
  ).test(text);
const THE_ONE = /(?:^|[.;,]\s)the\s(?:\p{L}+\s)?\p{L}+\s(?:is|costs?)\s(?:about )?$/iu;
/** Words for whatever the thing is. */
const THE_THING = /^(?:device|hardware|unit|machine|equipment|kit|box|sensor|piece|set|appliance)$/;
/** "Battery costs S$900". */
const BARE_COSTS = /(?:^|[.;,]\s)(?:\p{L}+\s)?(\p{L}{3,})\scosts?\s(?:about |around )?$/iu;
/** "We use it for five years", whatever the shortest contract is. */
const USED_FOR = /\b(?:use|keep) (?:it|them|each) (?:for )?(?:about )?(\p{L}+|\d+)\s(year|month)s?\b/iu;
const LIFE =
  /\b(?:lasts?|life(?:time)? (?:of|is)|good for|written off over|contract(?: of| for|:)?|minimum(?: of)?|runs?(?: for)?)\s+(?:about |around |up to )?(\p{L}+|\d+)\s+(year|month)s?\b|\b(\d+|two|three|four|five)[- ](year|month)s?[- ](?:contract|lease|rental|agreement|term)\b/iu;
/** "Each station costs 38 million to build and can do 140 swaps a day": one for many customers. */
const SERVES_MANY =
  /^[^.;]{0,30}\b(?:and|which|that|it) (?:can )?(?!(?:lasts?|costs?|has|have|weighs?|is|are|needs?|runs?|lives?|fits|takes)\s)\p{L}{2,}\s(?:up to |about |around )?\d/iu;
/** "A box costs 4,800 and has six places", let by the place. */
const HOLDS = new RegExp(`^\\s*and (?:has|holds|fits|takes) (${COUNT}) \\p{L}+`, "iu");
/** "A box for 20 aids costs us 310": put up once for all of them. */
const FOR_MANY = new RegExp(`\\sfor (?:up to )?(${COUNT}) \\p{L}+(?=\\scosts?\\b)`, "iu");

/** "A hive costs us 1,400 and lasts about eight years": kept, however small the sum. */
const LASTS = new RegExp(
  `\\b(?:lasts?|lives?|keeps?|is good for)\\s(?:about |around |at least )?(?:${COUNT})\\syears\\b`,
  "iu",
);
/** "950 a month for two hives". */
const haveSeveral = (noun: string) => new RegExp(`\\b(${COUNT})\\s${literal(noun)}s\\b`, "iu");

/** Below so many months' rent it is a cost of the month and not a thing that is let, unless the rent is paid for each. */
const LEAST_MONTHS = 3;
const USUAL_LIFE = 48;

/** The thing that a sum is said to buy; null where customers are asked for it. */
const costedIn = ({ asked, before }: ReadAmount): string | null =>
  asked
    ? null
    : ((INCLUDED_AT.exec(before) ?? BARE_COSTS.exec(before) ?? ONE_COSTS.exec(before))?.[1]?.toLowerCase() ??
      null);

function lifeOf(text: string): number {
  const [, said = "", period = "", term = "", of = ""] = USED_FOR.exec(text) ?? LIFE.exec(text) ?? [];
  const [count, unit] = said ? [said, period] : [term, of];
  const number = countOf(count);
  const months = number * (/year/i.test(unit) ? 12 : 1);
  return months >= 12 && months <= 240 ? months : USUAL_LIFE;
}

/** "A used lift costs us £350, parts £120": what is put into it. */
const PART = /^(?:,?\s|,?\s?and\s)?(?:its |the |new |spare )?(?:\p{L}+\s){1,2}(?:costs?\s|are\s|is\s)?$/iu;
function partsBehind(amounts: readonly ReadAmount[], amount: ReadAmount): ReadAmount[] {
  const behind = amounts.slice(amounts.indexOf(amount) + 1);
  const end = behind.findIndex(
    ({ role, kind, tail, before, clause }) =>
      (role !== "cost" && role !== "oneOff") ||
      kind !== "money" ||
      tail.unit ||
      tail.period ||
      clause?.deed === "pay" ||
      !PART.test(before),
  );
  return end < 0 ? behind : behind.slice(0, end);
}

/**
 * "We rent the container for €2,400 a month; one costs us 71,000 to build": bought by the business for each customer who
 * pays by the month, unless it is sold to them. Null where nothing is let. Life in months.
 */
export function lentEquipment(
  rows: readonly PricedLine[],
  amounts: readonly ReadAmount[],
  offer: string,
  text: string,
): { lent: Lent; amounts: ReadAmount[]; paidBy: ReadAmount } | null {
  for (const whole of amounts) {
    const [forMany = "", held = "1"] = FOR_MANY.exec(whole.before) ?? [];
    const amount = forMany ? { ...whole, before: whole.before.replace(forMany, "") } : whole;
    if (amount.kind !== "money" || amount.tail.period || amount.later || SERVES_MANY.test(amount.after))
      continue;
    const costed = costedIn(amount);
    const withIt = costed !== null && comesWith(costed, text);
    const bare = costed !== null && (withIt || isLet(costed, rows, offer, text)) ? costed : undefined;
    const named =
      ONE_COSTS.exec(amount.before)?.[1] ??
      INCLUDED_AT.exec(amount.before)?.[1] ??
      (bare && (THE_THING.test(bare) || new RegExp(`\\b${bare}`, "iu").test(offer)) ? bare : undefined);
    const shown = COSTS_US.exec(amount.before)?.[1]
      ?.trim()
      .split(" ")
      .findLast((word) => word.length > 3 && new RegExp(`\\b${singular(word)}`, "iu").test(offer));
    // "Hives and gear cost 900 per customer".
    const each = FOR_EACH.test(amount.tail.unit ?? "")
      ? /(\p{L}{3,})\scosts?\s(?:us\s)?(?:about |around )?$/iu.exec(amount.before)?.[1]
      : undefined;
    const noun = singular(
      each ?? named ?? shown ?? (PER_PIECE.test(amount.before) ? (amount.tail.unit ?? "") : ""),
    );
    if (
      (DONE.test(noun) && !forMany) ||
      NO_THING.test(noun) ||
      PAID_TO.test(whole.before) ||
      isOwnFleet(noun, `${offer} ${text}`) ||
      /\b(?:producing|making|recording|writing|filming|shooting)\b/i.test(amount.before)
    )
      continue;
    // "The charger with installation is 1,390": what customers pay first is lent to nobody.
    if (amount.told === "main" && amount.role !== "cost") continue;
    if (noun.length < 3 || (amount.role !== "capex" && amount.role !== "cost" && noun !== bare)) continue;
    const sold = rows.some(
      ({ line, unit, amount: own }) =>
        own !== amount &&
        (line.kind === "unitSale" || line.kind === "oneOff" || line.kind === "perUse") &&
        (soldUnit({ unit }) === noun || new RegExp(`\\b${noun}s?\\b`, "iu").test(own.before)),
    );
    if (sold) continue;
    const lasts = LASTS.test(amount.after);
    const row = rows.find(({ line, unit }) => {
      const used = line.unitsPerCustomerMonth?.value;
      const monthly = (line.price?.value ?? 0) * (used ?? chargesPerMonth(line.per));
      return (
        (line.kind === "recurring" ||
          (line.kind !== "take" &&
            used !== undefined &&
            (unit === noun || AT_CUSTOMERS.test(`${amount.after} ${offer}`)))) &&
        !line.later &&
        line.label !== "Donations" &&
        amount.value >=
          Math.max(
            ((unit === noun && (named ?? shown)) || lasts ? 0 : withIt ? 1 : LEAST_MONTHS) * monthly,
            line.kind === "recurring" ? 0 : (line.price?.value ?? 0),
          ) &&
        (each !== undefined ||
          unit === noun ||
          withIt ||
          (THE_THING.test(noun) && IS_LET.test(text)) ||
          new RegExp(`\\b${noun}(?:e?s)?\\b`, "iu").test(`${offer} ${line.evidence}`))
      );
    });
    // "The drone is 16,500": one, for the work that is sold.
    const theOne = !bare && !withIt && !THE_THING.test(noun) && THE_ONE.test(amount.before);
    if (!row || row.amount === amount || (theOne && row.unit !== noun)) continue;
    const [holds = "", places = held] = HOLDS.exec(amount.after) ?? [];
    const parts = partsBehind(amounts, whole);
    const all = parts.reduce((sum, part) => added(sum, stated(part)), stated(amount));
    const why = (holds || forMany).trim();
    const [two = "", several = ""] = haveSeveral(noun).exec(row.line.evidence) ?? [];
    const cost =
      why && row.unit !== noun
        ? times(all, 1 / countOf(places), why)
        : two && row.unit !== noun
          ? times(all, countOf(several), two)
          : all;
    const lent = { noun, lineId: row.line.id, cost, lifeMonths: lifeOf(text) };
    return { lent, amounts: [whole, ...parts], paidBy: row.amount };
  }
  return null;
}
