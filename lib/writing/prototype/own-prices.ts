import type { Meaning } from "@/lib/brief/meanings/meaning";
import { priceMoney } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { bare, cap, inWords, wordCount } from "../english";
import type { Material } from "../material";
import { areNamed, linePhrase, ofFirstBuyer } from "../prices";
import { COINS } from "./orders/price-rows";

/** A sum beside one of these is what something costs or brings, not what is asked. */
export const COST =
  /\b(?:costs?|earns?|gets?|receives?|rent|making|parts|material|wages|salary|spends?|keeps?|paid to|we pay|pay(?:s)? us|margin|expect|planned|sells?|orders? about|a family sends|on average|average|sold|takes? home|of it|of which|takes \d+)\b/i;
/** "An overhaul £320 on average" is asked all the same. */
const ON_AVERAGE = /(?<=\d) on average$/i;
/** "The toolbox costs 79 euros" says a price; "costs us" says none. */
const COSTS_YOU = /\bcosts?(?! (?:us|me|about \S+ to make)\b)(?=(?: \p{L}+){0,2} [^\p{L}]*\d)/iu;
/** "A bag sells for $15", "subscribers receive three bags for $39": said of what is asked. */
const SOLD_TO_YOU = /\bsells? for\b|^(?:subscribers|members|customers) (?:receive|get)\b/i;
const MONEY = new RegExp(
  `\\p{Sc}|\\d ?(?:zł|kr|Kč|Ft|lei)(?!\\p{L})|\\b(?:${COINS}|[A-Z]{3}|GEL|TL|[0-9.]+ ?%)\\b|%`,
  "u",
);
/** Given by somebody who orders nothing. */
const GRANTED = /\b(?:grants?|subsid(?:y|ies)|lottery|endowment)\b/i;
const MOST_PRICE = 12;
const MOST_ROWS = 4;
/** One place of a course, with a price for whoever pays it: each finds theirs on the list. */
const arePlaces = (lines: readonly RevenueLine[]) =>
  lines.length === 2 && lines.every(({ kind, buyer }) => kind === "oneOff" && buyer);

const figuresIn = (part: string) =>
  (part.match(/\d(?:[\d.,]*\d)?/g) ?? []).map((figure) =>
    Number(figure.replace(/,(?=\d{3})/g, "").replace(",", ".")),
  );

/** "1 690 Kč" is one figure. */
const withoutGaps = (said: string) =>
  said.replace(/(?<![\d.,]|\d )\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,]?\d)/g, (figure) =>
    figure.replace(/\s/g, ","),
  );

/** "We sell online: sleeping bag €69" asks for the bag. */
const LED_IN = /^[^:\d]{3,40}: /;
/** Between two prices of a list: "€69 for a bag, €39 for trousers and €89 for an overall". */
const BETWEEN = /(?: plus |, | and | or )(?=(?:[A-Z]{2,3} ?|[A-Z]?\p{Sc} ?)?\d)/u;

/** What is sold comes before what is sold beside it, and is said where the founder's own words for it are no price. */
function mainFirst(said: readonly string[], main: number | undefined, charged: string): string[] {
  if (main === undefined || said.length === 0) return [...said];
  const isMain = (part: string) => figuresIn(part).includes(main);
  const first = said.filter(isMain);
  const [usual = ""] = charged.split(BETWEEN);
  const led = first.length === 0 && isMain(usual);
  const told = new Set(led ? figuresIn(usual) : []);
  return [
    ...(led ? [usual] : first),
    ...said.filter((part) => !isMain(part) && !figuresIn(part).some((figure) => told.has(figure))),
  ];
}

/** "CA$" out of "CA$1.50": the sign that the texts use. */
const signOf = (currency: string) => /^[^\d]*/.exec(priceMoney(1, currency))?.[0] ?? "";
/** "C$1.50" and "R160" are written as everywhere else. */
const asInText = (price: string, sign: string) =>
  sign
    ? price
        .replace(/(?<![\p{L}\d])(?:\p{Lu}{1,3}\$|R|Rs\.?|KSh|Ksh|KES|ZAR|CAD|AUD)\s?(?=\d)/gu, sign)
        .replace(/(?<![\p{L}\d])\$(?=\d)/gu, sign.endsWith("$") ? sign.replace("$", "$$$$") : "$$")
    : price;

/** A line that the founder set in fields has left its sentence. */
const isSet = ({ evidence, tail }: RevenueLine) => evidence === "" && Boolean(tail);
const NO_THING = /^(?:subscription|membership|plan|fee|price|sales?)$/i;
/** "Tube set CHF 29", "€24 a year": a line as it was corrected. */
function asSet(line: RevenueLine, currency: string): string {
  const { label, price, per, takeRate } = line;
  if (takeRate || !price) return linePhrase(line, currency);
  const thing = label.replace(/^(?:fee|price) per /i, "");
  const often = per === "month" || per === "year" || per === "week" ? ` a ${per}` : "";
  return `${NO_THING.test(thing) ? "" : `${cap(thing)} `}${priceMoney(price.value, currency)}${often}`;
}

const RANGE =
  /\b(?:from|between) [^\d,.;]{0,8}(\d[\d.,]*)(?: \([^)]*\))? (?:(?:up )?to|and) ([^\d,.;]{0,8}(\d[\d.,]*))(?!\p{L})/iu;
/** "Cakes from £25 (1 kg) to £90" is one price with two ends. */
function withRange(prices: readonly string[], businessModel: string, sign: string): string[] {
  const [, low = "", high = "", top = ""] = RANGE.exec(businessModel) ?? [];
  const [from = Number.NaN, to = Number.NaN] = figuresIn(`${low} ${top}`.replace(/[.,](?= |$)/g, ""));
  const first = prices.findIndex((price) => figuresIn(price).includes(from));
  const last = prices.findIndex((price) => figuresIn(price).includes(to));
  if (first < 0 || last < 0 || first === last) return [...prices];
  const written = /(?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3} ?)?\d[\d.,]*\d(?: ?\p{Sc})?/u;
  return prices
    .map((price, at) =>
      at === first
        ? price.replace(
            written,
            (sum) => `from ${sum} to ${asInText(high, sign).trim().replace(/[.,]$/, "")}`,
          )
        : price,
    )
    .filter((_, at) => at !== last);
}

/** "Costs $114", "parents who pay for six months in advance pay £129": the plan of the line before it, for several months at once. */
function paidAhead(price: string, lines: readonly RevenueLine[], currency: string): string {
  const ahead = lines.find((line) => line.ahead && figuresIn(price).includes(line.ahead.price))?.ahead;
  return !ahead || /\b(?:per|an?) (?:year|quarter)\b/i.test(price)
    ? price
    : `${ahead.months === 12 ? "A year" : `${cap(inWords(ahead.months))} months`} in advance for ${priceMoney(ahead.price, currency)}`;
}

/** What is paid or put in to begin, wanted or looked for. */
const NEVER_ASKED: ReadonlySet<Meaning> = new Set<Meaning>(["start", "draw", "hand", "sought", "monthly"]);

/** What is asked: lines as they were corrected, then the founder's own price clauses; without what it costs to make. */
export function pricesIn(m: Material): string[] {
  const { brief } = m.context;
  // What race organisers pay does not stand in an athlete's basket.
  const sold = brief.lines.filter((line) => !(line.later && isSet(line)));
  const lines = arePlaces(sold) ? sold : ofFirstBuyer(sold);
  if (arePlaces(lines))
    return lines.map((line) => `${cap(line.buyer ?? "")} pay ${linePhrase(line, brief.currency)}`);
  if (areNamed(lines)) return lines.slice(0, MOST_ROWS).map((line) => cap(linePhrase(line, brief.currency)));
  const set = lines.filter(isSet).map((line) => asSet(line, brief.currency));
  const told = toldPrices(
    m,
    lines.filter((line) => !isSet(line)),
  );
  // "I have about $600 put aside" asks nobody for anything.
  const kept = new Set(brief.sums.flatMap(({ taken, amount }) => (NEVER_ASKED.has(taken) ? [amount] : [])));
  const asked = told.filter((price) => !figuresIn(price).some((figure) => kept.has(figure)));
  const sums = withRange(asked, brief.answers.businessModel, signOf(brief.currency)).map((price) =>
    paidAhead(price, lines, brief.currency),
  );
  return set.length > 0 ? [...set, ...(set.length < lines.length ? sums : [])].slice(0, 3) : sums;
}

/** "Clients who want us to check new pages regularly pay 190 euros per month": a price all the same, said shortly. */
const toldAtLength = (
  lines: readonly RevenueLine[],
  told: readonly string[],
  currency: string,
  foreign: boolean,
) => {
  const figures = new Set(told.flatMap(figuresIn));
  return foreign
    ? []
    : lines
        .filter(
          ({ price, kind, evidence }) =>
            price?.provenance === "founder" &&
            kind === "recurring" &&
            wordCount(evidence) > MOST_PRICE &&
            !figures.has(price.value),
        )
        .map((line) => `${line.label} ${linePhrase(line, currency)}`);
};

/** "Which costs $340 per year": what it is said of stands before it, and is the name of the line. */
const OF_WHAT_STANDS_BEFORE = /^(?:which|that|it|this) (?:costs?|is|comes to) /i;
function byName(part: string, lines: readonly RevenueLine[]): string {
  const named = lines.find(
    ({ price, label }) => !NO_THING.test(label) && figuresIn(part).includes(price?.value ?? -1),
  );
  return named && OF_WHAT_STANDS_BEFORE.test(part)
    ? part.replace(OF_WHAT_STANDS_BEFORE, `${named.label} `)
    : part;
}

/** "Between 6,000 and 15,000 euro" is one price with two ends. */
const inOne = (said: string) =>
  said.replace(/\bbetween (\S{0,4}\d[\d.,]*(?:\s?\p{Sc})?) and (?=\S{0,4}\d)/giu, "from $1 to ");
const OFTEN =
  /^(.*?)(?<![\d.,]|\p{L})(\d[\d.,]*) ?((?:an?|per|each|every) (?:month|year|week|visit|hour|day)|monthly|yearly|annually|weekly)\b/iu;
/** "Phone line 9 a month": the coin was named with the sum before it. */
const OTHER_COIN = /(?<!\p{L})\p{Lu}\p{L}{0,3}\.? ?\d/u;
const withCoin = (part: string, currency: string) =>
  OTHER_COIN.test(part)
    ? part
    : part.replace(
        OFTEN,
        (_, before: string, sum: string, often: string) =>
          `${before}${priceMoney(figuresIn(sum)[0] ?? 0, currency)} ${often}`,
      );

/** The founder's own price clauses. */
function toldPrices({ context, foreign, charged }: Material, lines: readonly RevenueLine[]): string[] {
  const { answers, currency } = context.brief;
  const businessModel = inOne(withoutGaps(answers.businessModel));
  const asked = new Set(
    lines
      .flatMap(({ price, takeRate, ahead }) => [
        price?.value,
        price?.low,
        price?.high,
        ahead?.price,
        100 * (takeRate?.value ?? 0),
      ])
      .map((value) => Number((value ?? 0).toFixed(3))),
  );
  const isAsked = (part: string) => figuresIn(part).some((figure) => asked.has(figure));
  const stated = businessModel
    .split(
      /;|,(?!\d)|\.(?!\d)| (?:and|plus|or) (?=(?:[A-Z]{0,3}\p{Sc}|\d|[A-Z]{1,3} ?\d))|(?<=\d[^,;.]{0,24}) and (?=(?:an?|the) (?:[\p{L}-]+ ){1,5}costs? )/u,
    )
    .map((part) => bare(part.replace(LED_IN, "")).replace(/^(?:(?:and|plus|or|then|also|for) )+/i, ""))
    .map((part) => (MONEY.test(part) || !isAsked(part) ? part : withCoin(part, currency)))
    .filter(
      (part) =>
        /\d/.test(part) &&
        MONEY.test(part) &&
        !GRANTED.test(part) &&
        !COST.test(
          isAsked(part)
            ? part.replace(ON_AVERAGE, "").replace(COSTS_YOU, "is").replace(SOLD_TO_YOU, "")
            : part,
        ) &&
        wordCount(part) <= MOST_PRICE,
    );
  const said = mainFirst(
    stated.filter(isAsked).map((part) => byName(part, lines)),
    lines[0]?.price?.value,
    charged,
  );
  const written = new Set(Object.values(answers).map(withoutGaps).flatMap(figuresIn));
  const isWritten = (price: string) => figuresIn(price).every((figure) => written.has(figure));
  const prices = said.length > 0 || foreign || lines.length > 0 ? said : stated.slice(0, 1);
  const sign = signOf(currency);
  if (prices.length > 0) {
    const short = [...new Set(prices.map((price) => cap(asInText(price, sign))))];
    return [...short, ...toldAtLength(lines, short, currency, foreign)].slice(0, 3);
  }
  // A figure that the founder never wrote is no price on a screen.
  if (!isWritten(charged)) return stated.filter(isAsked).map(cap);
  return charged ? charged.split(BETWEEN).map((price) => cap(price.replace(/ per order$/, " once"))) : [];
}
