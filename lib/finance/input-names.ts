import type { CapitalItem } from "./inputs";
import type { GroupCost } from "./types";

/** What each input of the model is called: on the panel, in the analysis, in the ledger and in the workbook. */
export const INPUT = {
  take: "Commission",
  order: "Average order",
  units: "Units per customer and month",
  attach: "Share of customers who buy",
  free: "Months free at the start",
  quantity: "Units bought at once",
  sold: "Share of places sold",
  paidAway: "Share of revenue paid away",
  delivery: "Cost of delivery as a share of revenue",
  cac: "Marketing money per new customer",
  cacInflation: "Marketing money per new customer, rise a year",
  organic: "New customers a month without marketing",
  organicGrowth: "Growth a month of those who come without marketing",
  referral: "New customers a month that each customer brings",
  churn: "Customers lost each month",
  customers: "Customers at the start",
  promised: "Customers who promised and begin at the launch",
  mostNew: "New customers a month that can be served",
  launch: "Month of the first sale",
  ramp: "Months until marketing works fully",
  marketing: "Marketing budget a month",
  marketingShare: "Marketing, at least this share of revenue",
  overhead: "Overhead a month",
  overheadShare: "Overhead, share of revenue on top",
  launchCost: "One-off cost of launching",
  paymentShare: "Payment fees, share",
  paymentFixed: "Payment fees, per transaction",
  tax: "Tax on profit",
  salesTax: "VAT or GST in prices to private people",
  salesTaxLimit: "Sales a year from which VAT or GST is owed",
  pay: "Gross pay a month",
  openingCash: "Money in the bank at the start",
  receivable: "Days until customers pay",
  payable: "Days until suppliers are paid",
  inventory: "Days that goods wait in stock",
  lot: "First lot of goods, paid before the first sale",
  sellable: "Share of the capacity that can be sold",
  annualValue: "Revenue per customer and year",
  seasonTimes: "Sales of a strong month, times a usual one",
  reach: "Share of the serviceable market won by year 3",
} as const;

/** "Oven, bought once": what a sum for equipment stands for. */
export const equipmentOf = ({ label, letWith, month }: Pick<CapitalItem, "label" | "letWith" | "month">) =>
  letWith !== undefined
    ? `${label}, cost of one`
    : `${label}, ${month > 0 ? "bought once" : "there already"}`;
export const capacityOf = (unit: string): string => `Capacity a month of one site, in ${unit}`;
export const otherBase = (buyer: string): string => `Beside them: ${buyer}`;
export const otherValue = (buyer: string): string => `Revenue a year, each of the ${buyer}`;
export const otherWon = (buyer: string): string => `Share of the ${buyer} won by year 3`;

export const costOfGroup = ({ unit }: GroupCost) => `Cost of one ${unit}, however many come`;
export const placesOf = ({ unit }: GroupCost) => `Places in one ${unit}`;
export const heldOf = ({ unit }: GroupCost) =>
  `${unit.charAt(0).toUpperCase()}${unit.slice(1)}: held in a month`;
export const takenOf = ({ unit }: GroupCost) => `Places sold in one ${unit}, the whole plan together`;
