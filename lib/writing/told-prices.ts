import { percent } from "@/lib/finance/money";
import type { RevenueLine } from "@/lib/finance/types";
import { list } from "./english";
import { dealtIn } from "./main-first";
import { linePhrase, ofFirstBuyer, pricePhrase, shortPrice, tradeIn } from "./prices";
import { withoutBuyer } from "./without-buyer";

const isSold = ({ kind }: RevenueLine) => kind !== "grant" && kind !== "audience";

/** What the buyers pay themselves; what others pay on what they do stands among it only where it is the main line. */
function heardOf(lines: readonly RevenueLine[]): RevenueLine[] {
  const own = ofFirstBuyer(lines).filter(isSold);
  const theirs = own.filter(({ paidBy }) => !paidBy);
  return own[0]?.paidBy || theirs.length === 0 ? own : theirs;
}

export interface ToldPrices {
  prices: string;
  charged: string;
  short: string;
  /** ", and supermarkets pay 3% of each order": on what the customers do. */
  byOthers: string;
  /** Who pays the main line and how all pay, where those are not the customers. */
  payer?: string;
  pay?: string;
}

const NO_PRICE = /^(?:sale|order|transaction|deal|purchase|item|product|basket|contract|invoice|loan)$/i;
/** "£15 per walk": of a commission on it a buyer hears nothing. */
function dealHeard(heard: readonly RevenueLine[], currency: string): string | null {
  const [line] = heard;
  if (!line || heard.length > 1 || line.kind !== "take" || line.paidBy) return null;
  const deal = tradeIn(line, currency);
  return deal && !NO_PRICE.test(deal.thing) ? `${deal.sum} per ${deal.thing}` : null;
}

/** What all pay, and what a buyer hears of it. */
export function toldPrices(lines: readonly RevenueLine[], currency: string, who: string): ToldPrices {
  const heard = heardOf(lines);
  const own = lines.filter(({ paidBy }) => !paidBy);
  const all = pricePhrase(heard[0]?.paidBy ? lines : own, currency) || pricePhrase(lines, currency);
  const [main] = heard;
  const others = lines.filter(({ paidBy }) => paidBy && paidBy !== main?.paidBy);
  const byOthers = others.map((line) => `, and ${line.paidBy} pay ${linePhrase(line, currency)}`).join("");
  const charged = dealHeard(heard, currency) ?? (pricePhrase(heard, currency) || all);
  const told = {
    prices: all,
    charged,
    short: dealHeard(heard, currency) ?? (shortPrice(heard, currency) || charged),
  };
  if (!main?.paidBy) return { ...told, byOthers: heard.length > 0 ? byOthers : "" };
  const dealt = dealtIn(main, currency);
  const rest = pricePhrase(own.filter(isSold), currency);
  const theirs = rest
    ? `${dealt && ` (${who} place ${dealt})`}, and ${who} pay ${rest}`
    : dealt && `, with ${dealt} from one of the ${who}`;
  return { ...told, byOthers, payer: main.paidBy, pay: `pay ${linePhrase(main, currency)}${theirs}` };
}

/** "Property managers" are the managers of the lines. */
const isCalled = (buyer: string, who: string) =>
  who.toLowerCase().includes((buyer.split(" ").at(-1) ?? buyer).toLowerCase().replace(/s$/, ""));

/** "pay 220 DKK a week, while cafés pay 38 DKK a loaf": what each kind of buyer pays; null where all pay alike. */
function payByBuyer(lines: readonly RevenueLine[], currency: string, who: string): string | null {
  const named = [...new Set(lines.flatMap(({ buyer }) => (buyer ? [buyer] : [])))];
  const mine = named.find((buyer) => isCalled(buyer, who));
  const buyers = mine ? [mine, ...named.filter((buyer) => buyer !== mine)] : named;
  const [first, ...others] = buyers;
  if (!first || others.length === 0) return null;
  const of = (buyer: string) =>
    pricePhrase(
      lines.filter((line) => line.buyer === buyer),
      currency,
    ).replaceAll(` for ${buyer}`, "");
  return `pay ${of(first)}, while ${list(others.map((buyer) => `${/(?:s|men|people|children)$/.test(buyer) ? `${buyer} pay` : `the ${buyer} pays`} ${of(buyer)}`))}`;
}

/** "15% on each booking", "12% of every €95 paid", "8% of rental income": what the share is taken of. */
const SHARE_OF =
  /^(\d[\d.,]* ?%) (?:of|on|from|for) (?:each|every) (?:(\p{Sc}[^ ]+|[A-Z]{3} [^ ]+) paid|(.+))$/u;

/**
 * "pay €55 per milking, of which Fairplate keeps 14%": who orders pays the whole, and the share is given up by those who
 * provide; without them "accept a fee of 14%".
 */
export function feePaid(
  lines: readonly RevenueLine[],
  { name, currency, supply }: { name: string; currency: string; supply: string | null },
  fee: string,
): string {
  const [line] = lines;
  const trade = line && tradeIn(line, currency);
  if (lines.length === 1 && line?.takeRate && trade)
    return `pay ${trade.sum} per ${trade.thing}, of which ${name} keeps ${percent(line.takeRate.value)}`;
  const [, share, sum, thing] = SHARE_OF.exec(fee) ?? [];
  if (lines.length > 1 || !supply || !share || ON_TOP.test(line?.evidence ?? ""))
    return `accept a fee of ${fee}`;
  const paid = sum
    ? `about ${sum} each time`
    : thing === "transaction"
      ? "the agreed price"
      : `the price of each ${thing}`;
  return `pay ${paid}, of which ${name} keeps ${share}`;
}
/** "Owners pay 15 percent on top": added to the price. */
const ON_TOP = /\bon top\b/i;

const ANYBODY = /^(?:funders and buyers|donors(?: and councils)?)$/;
/** Who hands over the money, and how it is said of them: "pay $99 a month", "accept a fee of 20% of each rental". */
export function whoPays(
  told: ToldPrices,
  lines: readonly RevenueLine[],
  {
    name,
    who,
    currency,
    foreign,
    supply,
  }: { name: string; who: string; currency: string; foreign: boolean; supply: string | null },
): { payer: string; pay: string } {
  const { payer, pay } = told;
  if (payer && pay) return { payer, pay };
  if (lines.length > 0 && lines.every(({ kind }) => kind === "audience"))
    return { payer: "sponsors", pay: `pay ${told.prices.replace(/^sponsorship at /, "")}` };
  const split = foreign ? null : payByBuyer(lines, currency, who);
  const paid = withoutBuyer(told.charged, who, who.split(" ").at(-1)?.replace(/s$/, "") ?? who);
  const first = lines.find(({ buyer }) => buyer)?.buyer;
  // Visitors pay where nobody is called anything but a funder.
  if (split || !paid) return { payer: split && first && ANYBODY.test(who) ? first : who, pay: split ?? "" };
  const fee = lines.length > 0 && lines.every((line) => line.kind === "take");
  return {
    payer: who,
    pay: fee ? feePaid(lines, { name, currency, supply }, paid) : `pay ${paid}${told.byOthers}`,
  };
}
