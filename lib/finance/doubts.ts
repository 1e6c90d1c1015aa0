import type { FinancialModel } from "./model";
import { count, money, percent, priceMoney } from "./money";
import { perUsd } from "./scale";
import { yearOfToday } from "./traded";
import type { RevenueLine } from "./types";

type Body = Omit<FinancialModel, "warnings">;

/** What a reader must know before believing the figures. */
export interface Warning {
  rule: string;
  text: string;
  /** Set where a figure was more likely read wrongly than meant: what to ask before anything is built on it. */
  question?: string | undefined;
}

/** In US dollars: what no young firm sells in a year. */
const BEYOND_BELIEF = 100_000_000;
/** Shares of revenue kept as the operating result of year 3. */
const HIGH_MARGIN = 0.55;
const IMPLAUSIBLE_MARGIN = 0.7;
/** Lifetime value over acquisition cost: rare, and never seen. */
const RARE = 8;
const UNSEEN = 15;

function beyondBelief({ years, currency }: Body): Warning | null {
  const revenue = years[2]?.revenue ?? 0;
  if (revenue / perUsd(currency) <= BEYOND_BELIEF) return null;
  return {
    rule: "beyond-belief",
    text: `Year 3 comes to ${money(revenue, currency)}, which no young business sells: one of your figures was probably read wrongly, so check how your answers were read first.`,
    question: "Which price, count or share was read wrongly?",
  };
}

function marginTooGood({ years, months }: Body): Warning | null {
  // Pay that nobody draws yet is a cost all the same.
  const unpaid = months.slice(24).reduce((sum, row) => sum + row.unpaid, 0);
  const margin = years[2] && years[2].revenue > 0 ? (years[2].ebitda - unpaid) / years[2].revenue : 0;
  if (margin <= HIGH_MARGIN) return null;
  return {
    rule: margin > IMPLAUSIBLE_MARGIN ? "margin-beyond-belief" : "margin-too-good",
    text: `Year 3 would keep ${percent(margin)} of its revenue as operating result, which ${margin > IMPLAUSIBLE_MARGIN ? "hardly any business does" : "few businesses do"}: a cost is missing or a figure was read wrongly, so settle that before you show any other figure.`,
    question: "Which cost is missing: wages, rent, or what each sale takes?",
  };
}

/** In US dollars and customers: what nobody sells in a first year that starts from nothing. */
const FIRST_YEAR = 300_000;
const MANY_CUSTOMERS = 150;

function tooMuchAtOnce({ years, currency, assumptions: { demand, aim } }: Body): Warning | null {
  const [first] = years;
  if (!first || aim || demand.startCustomers.value > 0) return null;
  if (first.revenue / perUsd(currency) <= FIRST_YEAR || first.newCustomers <= MANY_CUSTOMERS) return null;
  return {
    rule: "first-year-too-good",
    text: `Year 1 comes to ${money(first.revenue, currency)} from ${count(first.newCustomers)} new ${demand.noun} at ${money(demand.cac.value, currency)} of marketing each, which hardly any newcomer sells: the cost of winning one is assumed and is the figure to doubt.`,
    question: "What did winning the last ten customers, or ten like them, really cost?",
  };
}

/** Below this part of what is sold today, the first year forgets what the founder has. */
const OF_TODAY = 0.9;

function lessThanToday({ months, currency, assumptions }: Body): Warning | null {
  const today = yearOfToday(assumptions);
  const first = months.slice(0, 12).reduce((sum, { takings }) => sum + takings, 0);
  if (!today || first >= OF_TODAY * today.revenue) return null;
  return {
    rule: "less-than-today",
    text: `A year of what you sell today (${today.said}) comes to ${money(today.revenue, currency)} at your prices, and year 1 of this plan to ${money(first, currency)}: how often a customer buys, or how many stay, is read or assumed too low.`,
    question: "How much do you sell in an ordinary month today, and to how many?",
  };
}

function worthTooMuch({ unit, assumptions }: Body): Warning | null {
  const { cac, churn } = assumptions.demand;
  // Who comes without advertising makes the average cheap; the next one has to be won for what winning takes.
  const times = unit.ltv / Math.max(unit.cac ?? 0, cac.value, Number.MIN_VALUE);
  if (unit.ltvToCac === null || times <= RARE) return null;
  const stated = [cac, churn].some(({ provenance }) => provenance === "founder");
  return {
    rule: "ltv-too-good",
    text: "A customer is worth more than eight times what it costs to win one; that is rare, so check churn and acquisition cost first.",
    ...(stated || times > UNSEEN
      ? { question: "What does it really take to win one customer, and how many leave in a month?" }
      : {}),
  };
}

const SAYABLE = 110;
const cap = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);

/** A sum of the answers that no figure counts makes every figure after it wrong by that much. */
function notCounted({ assumptions: { unread } }: Body): Warning | null {
  const [first] = unread ?? [];
  if (!first || first.quote.length > SAYABLE) return null;
  const sentence = `“${first.quote.replace(/[.;,]$/, "")}”`;
  const alone = (first.quote.match(/\d[\d.,]*/g) ?? []).length < 2;
  const said = alone ? sentence : `the ${first.said} in ${sentence}`;
  return first.spent
    ? {
        rule: "cost-not-counted",
        text: `${cap(said)} is in no figure of this plan, because your answers do not say how much of it falls on one customer.`,
        question: `How much of ${said} does one customer take in a month, or with one purchase?`,
      }
    : {
        rule: "sum-not-counted",
        text: `${cap(said)} is in no figure of this plan: your answers leave open whether a customer pays it or you do.`,
        question: `Who pays ${said}, and how often?`,
      };
}

/** Two subscriptions side by side: often one is for those who do not take the other. */
function bothPaid({ assumptions: { lines }, currency }: Body): Warning | null {
  const [one, other] = lines.filter(
    ({ kind, per, later, attach, buyer, quantity, id }) =>
      kind === "recurring" &&
      per === "month" &&
      !later &&
      !attach &&
      !buyer &&
      !quantity &&
      !/^further/.test(id),
  );
  if (!one?.price || !other?.price) return null;
  const [first, second] = [priceMoney(one.price.value, currency), priceMoney(other.price.value, currency)];
  return {
    rule: "both-paid",
    text: `The plan takes it that every customer pays ${first} and ${second} a month.`,
    question: `Does one customer pay both ${first} and ${second} a month, or one of the two?`,
  };
}

/** A loss on every sale that stands on a cost taken from the answers: the one reading to confirm before the verdict counts. */
export function lossQuestion(lines: readonly RevenueLine[]): string | undefined {
  const costs = lines.flatMap(({ unitCost, later }) =>
    !later && unitCost?.provenance === "founder" ? [unitCost.note] : [],
  );
  const said = /^Stated: ([^;]+)/.exec(costs[0] ?? "")?.[1]?.replace(/\.$/, "");
  return said && `You wrote “${said}” as a cost: does that really come off every sale?`;
}

/** More of all who can be served than a newcomer wins in three years. */
const OF_THE_MARKET = 1 / 3;

function tooMuchOfTheMarket({ years, market, assumptions }: Body): Warning | null {
  const { base } = assumptions.market;
  const won = years[2]?.customers ?? 0;
  // Where nobody knows how many there are, twice those of today were taken.
  if (base.provenance === "derived" || won <= OF_THE_MARKET * market.samCustomers) return null;
  const { noun } = assumptions.demand;
  return {
    rule: "market-share-too-good",
    text: `Year 3 has ${count(won)} of the ${count(market.samCustomers)} ${noun} that can be served at all, ${percent(won / market.samCustomers)} of them, which hardly any newcomer wins: the count of possible customers, or the share of them that can be won, is the figure to settle first.`,
    question: `How many such ${noun} are there, and who counted them?`,
  };
}

/** What looks like a misreading, the gravest first. */
export const doubtful = (body: Body): Warning[] =>
  [
    beyondBelief,
    notCounted,
    bothPaid,
    tooMuchOfTheMarket,
    marginTooGood,
    tooMuchAtOnce,
    lessThanToday,
    worthTooMuch,
  ].flatMap((rule) => rule(body) ?? []);

/** The first thing to ask before a figure of this plan is shown to anybody; null where nothing looks misread. */
export const doubtOf = ({ warnings }: Pick<FinancialModel, "warnings">) =>
  warnings.find((warning): warning is Warning & { question: string } => warning.question !== undefined) ??
  null;
