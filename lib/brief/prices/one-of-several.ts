import type { RevenueLine } from "@/lib/finance/types";
import { capital } from "./line-names";
import type { PricedLine } from "./line-plans";

const ONCE = new Set<RevenueLine["kind"]>(["perUse", "unitSale", "oneOff"]);
/** Taken beside the main thing, or asked once for another reason. */
export const BESIDE =
  /\b(?:extra|add-?ons?|additional|further|spare|replacement|gift|delivery|shipping|postage|set-?up|installation|onboarding|joining|registration|deposit|kit|insurance|engraving|embroidery|birthday|hire|rental|swatch|sample|refill|consumables?|parts?|materials?|tip|tips|workshop|training|report|call-?out|trial|taster|on top|plus|also|optional|following|first (?:year|month)|afterwards|thereafter|renewal)\b/iu;
/** Cheaper than this part of the dearest it is taken beside it; so many times dearer it is another deal. */
const [LEAST, MOST] = [0.3, 4];

const A_SIZE =
  /^(?:half|full|whole|single|double|triple|small|medium|large|big|short|long|family|standard|basic|premium|deluxe|one-day|two-day|evening|weekend)\b/i;
const NAMELESS = /^(?:Sales|Usage fee|One-off fee)$/;
/** "The chop bar size GH₵ 980", "with the canopy ฿4,650": what stands before the sum. */
const NAMED =
  /^(?:and |or )?(?:the |an? )?((?!\p{Lu}{3} )(?!(?:we|i|you|they|it|there|men|ladies|women|from|about|around)\b)\p{L}[\p{L}' -]{2,32}?)(?: (?:is|are|costs?|at|for|comes to|pays?))?\s[^\p{L}\s]*\d/iu;

/** "340 after 10 pm". */
const AT_THAT_TIME = /^\s*((?:after|before|at|on|during) [\p{L}\d .:]{2,24}?)(?=\s*(?:[.,;]|$))/iu;

/** "On the quarterly plan each clean drops to 360": the same work, agreed on for longer. */
const PLAN_OF_IT = /\b(?:plan|contract|agreement)\b/i;
/** "The pump is 900, the service contract 95 every four months": kept up after it was bought. */
const KEPT_UP = /\b(?:service|maintenance|servicing|cleaning|support) (?:plan|contract|agreement)\b/i;
const WORK = /\b(?:visit|clean|service|call|check|session|treatment|repair|lesson|wash|inspection)/i;
const isPlanOfIt = ({ line }: PricedLine, first: PricedLine) =>
  line.kind === "recurring" &&
  !(first.line.kind === "unitSale" && KEPT_UP.test(line.evidence) && !WORK.test(first.line.label)) &&
  !line.later &&
  !line.attach &&
  line.buyer === first.line.buyer &&
  PLAN_OF_IT.test(line.evidence) &&
  !BESIDE.test(line.evidence);

/** "And each person spends another $13 on food": on top of the first. */
const FURTHER = /\b(?:another|a further)\s$/i;
const priceOf = ({ line }: PricedLine) => line.price?.value ?? 0;
const open = ({ line, amount }: PricedLine) =>
  ONCE.has(line.kind) &&
  line.price !== undefined &&
  !line.later &&
  !line.attach &&
  !line.quantity &&
  !line.onTop &&
  !/^(?:plan|further)-?/.test(line.id) &&
  !FURTHER.test(amount.before) &&
  !BESIDE.test(`${line.label} ; ${line.evidence}`);

/** "A single canopy is 420 and a double 690", "a search is 390, the full line 950": several prices of one job; each customer pays one of them. */
export function asOneOfSeveral(rows: readonly PricedLine[]): void {
  if (rows.some(({ line }) => /^plan-/.test(line.id))) return;
  const [first, ...others] = rows.filter(open);
  if (!first || first.line !== rows[0]?.line) return;
  const near = others.filter(
    (row) =>
      row.line.buyer === first.line.buyer &&
      // A night and a lesson are taken beside each other.
      (!row.amount.tail.unit || !first.amount.tail.unit || row.amount.tail.unit === first.amount.tail.unit) &&
      // A winder and a comb are two goods on a list; a size without a name of its own is one of the first.
      (row.line.kind !== "unitSale" || NAMELESS.test(row.line.label) || A_SIZE.test(row.line.label)) &&
      row.line.unitsPerCustomerMonth === undefined &&
      priceOf(row) >= priceOf(first) * LEAST &&
      priceOf(row) <= priceOf(first) * MOST,
  );
  const plans = rows.filter((row) => isPlanOfIt(row, first));
  if (
    near.length + plans.length === 0 ||
    near.length !== others.filter(({ line }) => line.buyer === first.line.buyer).length
  )
    return;
  for (const [i, { line, amount, unit }] of [first, ...near].entries()) {
    line.id = `plan-${i + 1}`;
    const atTime = unit ? undefined : AT_THAT_TIME.exec(amount.after)?.[1];
    const named = NAMED.exec(line.evidence)?.[1] ?? atTime;
    // "90 per opening, 140 after 10 pm": done as often as the first.
    if (atTime && first.line.kind === "perUse" && NAMELESS.test(line.label)) line.kind = "perUse";
    if (named && NAMELESS.test(line.label)) line.label = capital(named.replace(/ [A-Z]{3}$/, ""));
  }
  for (const [i, { line }] of plans.entries()) line.id = `plan-${near.length + i + 2}`;
}

const RHYTHMS: readonly (readonly [RegExp, number])[] = [
  [/\bquarterly (?:plan|contract|agreement)\b/i, 3],
  [/\b(?:half-?yearly|six-?monthly) (?:plan|contract|agreement)\b/i, 6],
];
const YEARLY = /\b(?:yearly|annual) (?:plan|contract|agreement|membership|subscription)\b/i;

/** "On the quarterly plan each clean drops to 360", "the yearly plan is 1,490 for 10 visits": paid once in that time. */
export function withRhythmOfPlan(rows: readonly PricedLine[]): void {
  for (const { line, amount } of rows) {
    if (
      ONCE.has(line.kind) &&
      YEARLY.test(line.evidence) &&
      !line.later &&
      (!amount.tail.period || amount.tail.period === "use")
    ) {
      line.kind = "recurring";
      line.per = "year";
      line.label = capital(/\b((?:yearly|annual) \p{L}+)/iu.exec(line.evidence)?.[1] ?? "Yearly plan");
      delete line.unitsPerCustomerMonth;
    }
    const months = RHYTHMS.find(([said]) => said.test(line.evidence))?.[1];
    if (!months || !line.price || line.kind !== "recurring" || amount.tail.period || line.everyMonths)
      continue;
    const part = (value: number) => value / months;
    const { value, low, high, note } = line.price;
    line.per = "month";
    line.everyMonths = months;
    line.price = {
      ...line.price,
      value: part(value),
      low: part(low),
      high: part(high),
      note: `${note} each time, spread over ${months} months.`,
    };
  }
}
