import type { AmountRole } from "../data/amount-cues";
import { ALWAYS_PAID, PAID_UNLESS_SOLD, PERSON } from "../data/cost-words";
import { COUNT, multiplierAt, NUMBER, parseNumber } from "../text/number-words";
import { pointSeparates } from "./amount-patterns";
import type { Amount } from "./amounts";
import { readTail, type Tail } from "./price-tail";

/** What may stand between the words that name an unsigned sum and the sum. */
const ABOUT = "(?:about |around |roughly |some |only |just )?";
/** No thing follows that the number could count: "300 members" is no money. */
const NO_NOUN =
  "(?=\\s*(?:$|[.;)]|,(?!\\s*\\d))|\\s*/|\\s+and\\s+\\p{L}+\\s+\\d|\\s+(?:per|an?|each|every|of|to (?:build|make|produce|buy|run|fit out))\\b)";
const SUM = `(?:${NUMBER})(?![\\d.,]*\\d)(?:\\s?(?:million|thousand|k|m)\\b)?`;

const pattern = (source: string) => new RegExp(source, "giu");

/** "we pay 17.80 per hour": two decimals after a word of paying are money wherever they stand. */
const PAID = pattern(
  `\\b(?:we (?:pay|charge|sell(?: it)? (?:for|at))|costs? us|pay them|we pay (?:\\p{L}+\\s?){1,2})\\s+${ABOUT}(\\d+[.,]\\d\\d)(?=\\s+(?:per|an?|each|every)\\b)`,
);
/** "19,90 per month". */
const PRICED = pattern(`(?<![\\d.,])(\\d+[.,]\\d\\d)(?![\\d.,])(?=\\s*(?:/|per|an?|each|every|monthly)\\b)`);
/** "29 a month", where the whole text has no sign of money. */
const PLAIN = pattern(
  `(?:^|[;:(]\\s*|\\b(?:at|for|charge|charges|costs?|pays?|price(?: is)?|fee(?: is)?|subscription(?: is)?|rent(?: it)? (?:at|for)|then)\\s+)${ABOUT}(${SUM})(?=\\s*(?:/|per|an?|each|every|monthly)\\b)`,
);

/** Beside an amount with its sign, or beside a price that was found without one. */
const BESIDE: readonly (readonly [RegExp, AmountRole | null])[] = [
  [
    pattern(
      `\\b(?:materials?|ingredients?|parts|packaging|labou?r|postage|shipping)\\s+(?:costs?\\s+|is\\s+)?${ABOUT}(${SUM})${NO_NOUN}`,
    ),
    "cost",
  ],
  [
    pattern(
      `\\b(?!(?:we|i|it|you|that|which|who|app|platform|site|company|customers?|clients?|members?|users?|subscribers?|famil(?:y|ies))\\s)\\p{L}{3,}\\s+(?:takes?|gets?|receives?|keeps?|earns?)\\s+${ABOUT}(${SUM})(?=[;.]|,(?!\\s*\\d)|$|\\s+(?:per|an?|each|every|of)\\b)(?!\\s+(?:per|an?|each|every) (?:day|week|month|year|hour)\\s)`,
    ),
    "cost",
  ],
  // "Builders pay 520 euros a shift, we pay the operator 410".
  [
    pattern(
      `\\b(?:we|i) (?:pay|give) (?:(?:the|an?|our|each|every) )?(?!(?:up|at|for|in|with|only|about|back|out) )(?:\\p{L}+ )?\\p{L}{3,} ${ABOUT}(${SUM})(?=[;.]|,(?!\\s*\\d)|$|\\s+(?:per|an?|each|every|of)\\b)`,
    ),
    "cost",
  ],
  [pattern(`\\bcosts?(?: us| me| add| come to| are| is)?\\s+${ABOUT}(${SUM})${NO_NOUN}`), null],
  [
    pattern(
      `(?:^|[.,;:(\\n]\\s*|\\b(?:the|our|plus|and)\\s)(?:\\p{L}+\\s)?(?:${ALWAYS_PAID}|${PAID_UNLESS_SOLD})(?:\\s(?:for|of|and|\\+|&)\\s(?:the\\s|a\\s|our\\s)?\\p{L}+)?\\s+(?:is\\s+|gets?\\s+|earns?\\s+)?${ABOUT}(${SUM})${NO_NOUN}`,
    ),
    null,
  ],
  [pattern(`(?<![\\d.,])(${SUM})(?=\\s+to (?:make|produce|bake|print|buy|ship|sew|brew)\\b)`), "cost"],
  [
    pattern(
      `\\b(?:worker|driver|cook|cleaner|teacher|assistant|mechanic|nurse|guard|baker|handler|attendant|trainer|therapist|editor|operator)s?\\s(?:earns?|gets?|costs?(?: us)?|(?:is|are) paid)\\s+${ABOUT}(${SUM})(?=\\s+(?:an?|per|each|gross|net)\\b)`,
    ),
    "cost",
  ],
  [pattern(`\\b(?:paid|pay|gave|give|spend|spent)\\s+${ABOUT}(${SUM})(?=\\s+on average\\b)`), "average"],
  [
    pattern(
      `\\b(?:above|over|beyond|from|after)\\s+(?:an?\\s)?(?:[\\d.,]+\\s?)?(?:k|thousand|million)?\\s?\\p{L}+\\s+(\\d+[.,]\\d+)(?=\\s*(?:$|[.;)]|,(?!\\s*\\d)))`,
    ),
    null,
  ],
  [
    pattern(
      `\\b(?:set-?up|installation|onboarding|commissioning|training)(?: fee)?\\s+(?:is\\s+)?${ABOUT}(${SUM})${NO_NOUN}`,
    ),
    null,
  ],
  // "Two riders at 14 an hour".
  [
    pattern(
      `(?:^|[.;,]\\s|\\b(?:and|plus)\\s)(?:${COUNT}\\s)?(?:\\p{L}+\\s)?(?:${PERSON})\\s(?:at|for|on|gets?|earns?)\\s${ABOUT}(${SUM})(?=\\s(?:an?|per) hour\\b)`,
    ),
    "cost",
  ],
  // "Kit 14.90 retail": a thing that opens a sentence, with a sum of two decimals.
  [
    pattern(
      `(?:^|[.;\\n]\\s+)(?:\\p{L}[\\p{L}-]+\\s){1,3}?(\\d+[.,]\\d\\d)(?![\\d.,]*\\d)(?=\\s*(?:$|[.;,)]|\\b(?:retail|wholesale|each|online|in shops)\\b))`,
    ),
    null,
  ],
  [pattern(`\\bor (\\d+(?:[.,]\\d\\d)?)(?=\\s(?:a|per|for the)\\s(?:month|year|week)\\b)`), null],
  [
    pattern(
      `\\b(?!(?:over|above|beyond|under|below|than|least|from|until)\\s)\\p{L}{3,}\\s(\\d{1,3}(?:[.,' ]\\d{3})+)(?=\\s*(?:$|[.;)]|,(?!\\s*\\d)))`,
    ),
    "capex",
  ],
];
/** "Haircut ₦4,000, beard 1,500, home visits 12k": a list goes on without repeating its sign. */
const LIST_GOES_ON = new RegExp(
  `^[^.,;\\n]{0,24}(?:[,;\\n]\\s*(?:and\\s)?|\\sand\\s(?=(?:the|delivery|packaging|shipping|postage|materials?|labou?r|ingredients?|food|fuel)\\s))(?!(?:(?:about|around|roughly|approximately|nearly|almost|usually|typically|over|up to|open|max|minimum|min|at least|for|from|to|of|with|in|at|on|by|every|we|i|they|each|after|before|since|age|aged|batch|holds?|has|have)\\s))(?:(?!(?:to|of|for|with|about|over|has|have|is|are|does|do|at|in|by|than|until|from|up|takes?|holds?|seats?|or|and|age|aged|day|week|month|year|batch|phase|level|orders?|needs?|buys?|uses?|books?|sends?|makes?|sells?|eats?|drinks?|serves?|bakes?|handles?|runs?|gets?|keeps?|pays?|owns?|first|last|top|only|above|below|beyond|under)\\s)[\\p{L}-]+\\s){1,3}(${SUM})(?=\\s*(?:$|[.;)\\n]|,(?!\\d)|/|\\s(?:per|an?|each|every)\\s))`,
  "iu",
);

/** "14,500 a bat for clubs, 11,900 for schools": another price of much the same size. */
const PRICE_GOES_ON = new RegExp(
  `^[^.,;\\n]{0,36}[,;]\\s*(?:and\\s|or\\s)?(${SUM})(?=\\s(?:for|each|off-peak|peak|on|in)\\s)`,
  "iu",
);
const SAME_SIZE = 4;

function listed(text: string, found: readonly Amount[]): Amount[] {
  const more: Amount[] = [];
  const queue = found.filter(({ kind }) => kind === "money");
  for (const from of queue) {
    const next = text.slice(from.end);
    const match = LIST_GOES_ON.exec(next) ?? PRICE_GOES_ON.exec(next);
    const digits = match?.[1] ?? "";
    const start = from.end + (match?.[0].lastIndexOf(digits) ?? 0);
    const end = start + digits.length;
    if (!match || overlaps([...found, ...more], start, end)) continue;
    const [, figure = digits] = /^([\d.,' ]*\d)/.exec(digits) ?? [];
    const value = parseNumber(figure, pointSeparates(text)) * multiplierAt(digits, figure.length).factor;
    const ratio = Math.max(value / from.value, from.value / value);
    if (!LIST_GOES_ON.test(next) && !(ratio < SAME_SIZE)) continue;
    const amount: Amount = {
      ...{ kind: "money", currency: from.currency, start, end, text: digits },
      ...{ value, low: value, high: value },
    };
    more.push(amount);
    queue.push(amount);
  }
  return more;
}

/** What is bought for the business is worth many sales. */
const EQUIPMENT_FACTOR = 100;

const overlaps = (found: readonly Amount[], start: number, end: number) =>
  found.some((amount) => start < amount.end && end > amount.start);

function amountsOf(text: string, found: readonly Amount[], rule: RegExp, role: AmountRole | null): Amount[] {
  const currency = found.find(({ kind }) => kind === "money")?.currency ?? "cent";
  return [...text.matchAll(rule)].flatMap((match): Amount[] => {
    const digits = match[1] ?? "";
    const start = match.index + match[0].lastIndexOf(digits);
    const end = start + digits.length;
    if (overlaps(found, start, end)) return [];
    const [, figure = digits] = /^([\d.,' ]*\d)/.exec(digits) ?? [];
    const value = parseNumber(figure, pointSeparates(text)) * multiplierAt(digits, figure.length).factor;
    const least = Math.min(...found.filter(({ kind }) => kind === "money").map((amount) => amount.value));
    if (role === "capex" && value < least * EQUIPMENT_FACTOR) return [];
    const amount: Amount = {
      kind: "money",
      value,
      low: value,
      high: value,
      currency,
      start,
      end,
      text: digits,
    };
    return [role ? { ...amount, role } : amount];
  });
}

/** Sums of money without their sign; beside signed ones the words around them are enough. */
export function unsignedAmounts(text: string, signed: readonly Amount[]): Amount[] {
  const found = [...signed];
  const take = (rule: RegExp, role: AmountRole | null) =>
    found.push(
      ...amountsOf(text, found, rule, role).filter(
        ({ end }) => role || rule !== PLAIN || isPriced(text, end),
      ),
    );
  take(PAID, null);
  const money = () => found.some(({ kind }) => kind === "money");
  take(PRICED, null);
  if (!money()) take(PLAIN, null);
  if (money()) for (const [rule, role] of BESIDE) take(rule, role);
  found.push(...listed(text, found));
  return found.slice(signed.length);
}

const isPriced = (text: string, end: number) => isMeasured(readTail(text.slice(end)));
const isMeasured = ({ period, unit }: Tail) => period !== null || unit === "hour";
