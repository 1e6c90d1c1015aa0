import type { Brief } from "@/lib/brief/types";
import type { RevenueLine } from "@/lib/finance/types";
import { isFreeAtFirst } from "../free-use";

/** An assumption that a first pilot can measure: how it is called, how it is tested, and what must hold. */
export interface Sensitive {
  /** Inside a sentence, as its subject or object. */
  label: string;
  test(name: string, who: string): string;
  watch: string;
  /** What the records of somebody who sells already tell of it. */
  own?: string;
  /** After "and": what has to be true of it. */
  must(show: (key: string) => string): string;
}

export const SENSITIVE: Record<string, Sensitive> = {
  price: {
    label: "the price customers accept",
    test: (name, who) => `Quote the full price of ${name} to ten ${who} and write down how each one reacts.`,
    watch: "how many of the ten say yes without a discount",
    must: () => "the price has to hold without discounts",
  },
  cac: {
    label: "the cost of winning a customer",
    test: (name) =>
      `Give one channel for ${name} a small fixed budget, then divide what you spent by the customers who paid.`,
    watch: "money and hours spent per paying customer, channel by channel",
    own: "Your own books know it: divide what you spent on winning customers in the last six months by those who came, and put the result in the place of the assumed sum.",
    must: (show) => `winning one must not cost more than ${show("cac_limit")} in marketing`,
  },
  churn: {
    label: "the share of customers who leave",
    test: (name) => `Call everyone who stops using ${name} in the first two months and ask why.`,
    watch: "how many of the first customers still pay in month 3",
    own: "Your own list knows it: count for each of the last six months how many began and how many of them still pay, and put that share in the place of the assumed one.",
    must: (show) =>
      show("not_renewing")
        ? `no more than about ${show("not_renewing")} of them may leave after their year`
        : `no more than about ${show("churn")} of them may leave in a month`,
  },
  promised: {
    label: "how many of those who promised begin",
    test: (name, who) =>
      `Ask each of the ${who} who promised to buy ${name} for a first payment and a day, and count them.`,
    watch: "first payments from those who promised",
    must: () => "those who promised have to begin",
  },
  organicPerMonth: {
    label: "how many customers come without advertising",
    test: () => `Ask everyone who buys how they heard of it and keep the tally from day one.`,
    watch: "the share of new customers that no advertisement brought",
    must: () => "enough of them have to come without advertising",
  },
  /** The same where no money goes into advertising: all of them come so, and the share of them says nothing. */
  ownWays: {
    label: "how many new customers come in a month",
    test: () =>
      `Write down each new customer with the day, how they heard of it and the hours you gave to finding them.`,
    watch: "new customers a month, and your hours for each",
    must: () => "enough new ones have to come each month",
  },
  rampMonths: {
    label: "the time marketing takes to work",
    test: (name) =>
      `Note the days between the first contact and the first payment for every customer of ${name}.`,
    watch: "median days from first contact to first payment",
    must: () => "marketing has to take effect within a few months",
  },
  referral: {
    label: "how often a customer brings another one",
    test: (name) =>
      `Ask each satisfied customer of ${name} for one introduction and record what comes of it.`,
    watch: "introductions per ten customers",
    must: () => "satisfied customers have to bring others along",
  },
  usage: {
    label: "how often a customer buys",
    test: (name) => `Log every purchase that the first ten customers of ${name} make over eight weeks.`,
    watch: "purchases per customer and month",
    must: () => "they have to buy as often as the model assumes",
  },
  attach: {
    label: "the share of users who pay",
    test: (name) =>
      `Show the paid version of ${name} to the first users as soon as it exists and count who takes it.`,
    watch: "paying users in every hundred",
    must: () => "enough users have to move on to paying",
  },
  /** The same where nothing is free: each price has its share of the customers. */
  attachPaid: {
    label: "the share of customers who take each price",
    test: (name) =>
      `Show every price of ${name} to the first twenty customers and note which one each takes.`,
    watch: "how many of twenty take which price",
    must: () => "enough of them have to take each price that the plan counts on",
  },
  success: {
    label: "the share of cases that end with money",
    test: (name) =>
      `Keep a list of every case ${name} takes on, with its outcome, and turn down the kind that loses.`,
    watch: "paid cases in every ten taken on",
    must: () => "enough cases have to end with money, because only those are paid",
  },
  delivery: {
    label: "the cost of delivery",
    test: (name) =>
      `Write down the hours and the money that the first ten deliveries of ${name} really take.`,
    watch: "what one delivery costs, as a share of its price",
    must: () => "delivering it must cost no more than the model assumes",
  },
  unitCost: {
    label: "the cost of one unit",
    test: (name) =>
      `Get two written quotes for what goes into ${name}, one for a small order and one for ten times as much.`,
    watch: "cost of one unit, everything included",
    must: () => "one unit must not cost more than you state",
  },
  /** The same where people do the work and nothing is bought. */
  workCost: {
    label: "what the work costs",
    test: (name) =>
      `Note minutes, journeys and pay of the first ten that ${name} delivers, the waiting between two of them included.`,
    watch: "what one costs with its journey and waiting, against its price",
    must: () => "the work must not cost more than you state",
  },
  averageOrder: {
    label: "the size of an average order",
    test: (name) => `Keep a list of the first twenty orders at ${name} with the value of each.`,
    watch: "average value of an order",
    must: () => "the average order has to be as large as assumed",
  },
};

/** The assumption behind a key of the model's sensitivity, as it is tested in such a business; null where it is not told. */
export function sensitivityOf(
  key: string,
  form: string,
  lines: readonly RevenueLine[],
  advertises: boolean,
  brief?: Pick<Brief, "answers">,
): Sensitive | null {
  if (key === "organicPerMonth" && !advertises) return SENSITIVE.ownWays ?? null;
  if (key === "attach" && lines.some(({ label }) => label === "Success fee"))
    return SENSITIVE.success ?? null;
  if (key === "attach" && brief && !isFreeAtFirst(brief)) return SENSITIVE.attachPaid ?? null;
  const work = key === "unitCost" && (form === "services" || form === "education");
  return SENSITIVE[work ? "workCost" : key] ?? null;
}
