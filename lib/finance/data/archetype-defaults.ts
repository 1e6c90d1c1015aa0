import type { Archetype } from "@/lib/brief/types";
import type { LineKind } from "../types";

/** Low, planned and high value. */
export type Range = readonly [low: number, value: number, high: number];

export interface DefaultLine {
  kind: LineKind;
  label: string;
  /** US dollars at US prices. */
  price?: number;
  /** The same where a person pays and no firm. */
  personPays?: number;
  per?: "month" | "year" | "use";
  averageOrder?: number;
  takeRate?: Range;
  often?: Range;
}

/**
 * Planning values for what the founder did not say. Money in US dollars at US cost level; shares 0 to 1. None has a source:
 * every use is marked "assumption".
 */
export interface ArchetypeDefaults {
  line: DefaultLine;
  cogsShare: Range;
  churn: Range;
  /** Acquisition cost, as months of a customer's contribution (purchases: as a share of one purchase's contribution). */
  cacMonths: Range;
  cacFloor: number;
  marketingBase: number;
  marketingShare: number;
  overhead: number;
  founderPay: number;
  launchMonth: Range;
  launchOneOff: number;
  /** New customers without advertising, as a share of those that the base budget buys. */
  organicShare: number;
  referral: Range;
  paymentShare: number;
  paymentFixed: number;
  receivableDays: number;
  inventoryDays: number;
  /** Who joins, in this order, once gross profit carries them. */
  hires: readonly { role: string; pay: number; salesShare: number }[];
  reachable: Range;
}

const SUPPORT = { role: "Customer support", pay: 3_200, salesShare: 0.1 };
const DEVELOPER = { role: "Developer", pay: 6_500, salesShare: 0 };
const SALES = { role: "Sales", pay: 5_000, salesShare: 1 };
const MARKETING = { role: "Marketing", pay: 4_500, salesShare: 1 };
const OPERATIONS = { role: "Operations", pay: 3_500, salesShare: 0 };

export const ARCHETYPE_DEFAULTS: Record<Archetype, ArchetypeDefaults> = {
  saas: {
    line: { kind: "recurring", label: "Subscription", price: 49, personPays: 9, per: "month" },
    cogsShare: [0.18, 0.22, 0.28],
    churn: [0.015, 0.025, 0.04],
    cacMonths: [6, 9, 15],
    cacFloor: 20,
    marketingBase: 800,
    marketingShare: 0.2,
    overhead: 350,
    founderPay: 3_000,
    launchMonth: [3, 4, 6],
    launchOneOff: 5_000,
    organicShare: 1.1,
    referral: [0.002, 0.006, 0.012],
    paymentShare: 0.029,
    paymentFixed: 0.3,
    receivableDays: 10,
    inventoryDays: 0,
    hires: [DEVELOPER, SUPPORT, SALES, DEVELOPER],
    reachable: [0.01, 0.03, 0.06],
  },
  marketplace: {
    line: {
      kind: "take",
      label: "Commission",
      averageOrder: 60,
      takeRate: [0.1, 0.15, 0.25],
      often: [0.3, 0.6, 1],
    },
    cogsShare: [0.03, 0.06, 0.1],
    churn: [0.04, 0.06, 0.1],
    cacMonths: [3, 5, 9],
    cacFloor: 6,
    marketingBase: 800,
    marketingShare: 0.25,
    overhead: 350,
    founderPay: 3_000,
    launchMonth: [3, 4, 6],
    launchOneOff: 5_000,
    organicShare: 1.6,
    referral: [0.005, 0.015, 0.03],
    paymentShare: 0.015,
    paymentFixed: 0.25,
    receivableDays: 2,
    inventoryDays: 0,
    hires: [OPERATIONS, DEVELOPER, SUPPORT, MARKETING],
    reachable: [0.005, 0.02, 0.05],
  },
  ecommerce: {
    line: { kind: "unitSale", label: "Orders", price: 45, averageOrder: 45, often: [0.15, 0.25, 0.4] },
    cogsShare: [0.4, 0.48, 0.58],
    churn: [0.05, 0.08, 0.12],
    cacMonths: [2, 3, 5],
    cacFloor: 12,
    marketingBase: 600,
    marketingShare: 0.18,
    overhead: 350,
    founderPay: 2_500,
    launchMonth: [2, 3, 5],
    launchOneOff: 4_000,
    organicShare: 1.15,
    referral: [0.004, 0.01, 0.02],
    paymentShare: 0.029,
    paymentFixed: 0.3,
    receivableDays: 3,
    inventoryDays: 35,
    hires: [OPERATIONS, MARKETING, SUPPORT, OPERATIONS],
    reachable: [0.005, 0.02, 0.04],
  },
  services: {
    line: { kind: "recurring", label: "Monthly service", price: 900, personPays: 150, per: "month" },
    cogsShare: [0.35, 0.45, 0.55],
    churn: [0.03, 0.05, 0.08],
    cacMonths: [1, 2, 3.5],
    cacFloor: 20,
    marketingBase: 250,
    marketingShare: 0.08,
    overhead: 300,
    founderPay: 3_000,
    launchMonth: [1, 2, 3],
    launchOneOff: 1_500,
    organicShare: 2.2,
    referral: [0.005, 0.015, 0.03],
    paymentShare: 0.01,
    paymentFixed: 0,
    receivableDays: 25,
    inventoryDays: 0,
    hires: [OPERATIONS, SALES, OPERATIONS, SUPPORT],
    reachable: [0.01, 0.03, 0.08],
  },
  fintech: {
    line: {
      kind: "take",
      label: "Transaction fee",
      averageOrder: 150,
      takeRate: [0.006, 0.012, 0.02],
      often: [1, 2, 4],
    },
    cogsShare: [0.2, 0.3, 0.45],
    churn: [0.02, 0.035, 0.06],
    cacMonths: [5, 8, 14],
    cacFloor: 15,
    marketingBase: 1_500,
    marketingShare: 0.2,
    overhead: 1_200,
    founderPay: 3_000,
    launchMonth: [6, 9, 14],
    launchOneOff: 15_000,
    organicShare: 0.7,
    referral: [0.004, 0.012, 0.025],
    paymentShare: 0,
    paymentFixed: 0,
    receivableDays: 2,
    inventoryDays: 0,
    hires: [{ role: "Compliance", pay: 5_500, salesShare: 0 }, DEVELOPER, SUPPORT, MARKETING],
    reachable: [0.005, 0.015, 0.04],
  },
  media: {
    line: { kind: "recurring", label: "Paid edition", price: 9, per: "month" },
    cogsShare: [0.05, 0.1, 0.2],
    churn: [0.015, 0.025, 0.04],
    cacMonths: [2, 3, 6],
    cacFloor: 1.5,
    marketingBase: 300,
    marketingShare: 0.15,
    overhead: 150,
    founderPay: 2_500,
    launchMonth: [1, 2, 3],
    launchOneOff: 1_500,
    organicShare: 2.6,
    referral: [0.005, 0.015, 0.03],
    paymentShare: 0.03,
    paymentFixed: 0.3,
    receivableDays: 20,
    inventoryDays: 0,
    hires: [{ role: "Editor", pay: 4_000, salesShare: 0 }, SALES, MARKETING],
    reachable: [0.03, 0.08, 0.12],
  },
  hardware: {
    line: { kind: "unitSale", label: "Device", price: 149, averageOrder: 149 },
    cogsShare: [0.02, 0.05, 0.1],
    churn: [0.01, 0.02, 0.035],
    cacMonths: [0.4, 0.7, 1.2],
    cacFloor: 15,
    marketingBase: 800,
    marketingShare: 0.15,
    overhead: 600,
    founderPay: 3_000,
    launchMonth: [6, 8, 11],
    launchOneOff: 20_000,
    organicShare: 0.95,
    referral: [0.003, 0.008, 0.015],
    paymentShare: 0.029,
    paymentFixed: 0.3,
    receivableDays: 10,
    inventoryDays: 75,
    hires: [{ role: "Hardware engineer", pay: 6_500, salesShare: 0 }, OPERATIONS, SALES, SUPPORT],
    reachable: [0.005, 0.02, 0.05],
  },
  usage: {
    line: { kind: "perUse", label: "Usage", price: 0.05, often: [2_000, 4_000, 8_000] },
    cogsShare: [0.2, 0.3, 0.45],
    churn: [0.01, 0.02, 0.035],
    cacMonths: [5, 8, 14],
    cacFloor: 40,
    marketingBase: 800,
    marketingShare: 0.18,
    overhead: 400,
    founderPay: 3_000,
    launchMonth: [3, 4, 6],
    launchOneOff: 8_000,
    organicShare: 1.6,
    referral: [0.002, 0.006, 0.012],
    paymentShare: 0.029,
    paymentFixed: 0.3,
    receivableDays: 25,
    inventoryDays: 0,
    hires: [DEVELOPER, { role: "Developer relations", pay: 6_000, salesShare: 0.8 }, DEVELOPER, SUPPORT],
    reachable: [0.01, 0.03, 0.06],
  },
  local: {
    line: { kind: "unitSale", label: "Sales on site", price: 9, averageOrder: 9, often: [1, 2, 4] },
    cogsShare: [0.28, 0.34, 0.4],
    churn: [0.04, 0.06, 0.09],
    cacMonths: [0.5, 1, 2],
    cacFloor: 3,
    marketingBase: 250,
    marketingShare: 0.04,
    overhead: 2_800,
    founderPay: 2_500,
    launchMonth: [2, 4, 6],
    launchOneOff: 6_000,
    organicShare: 3.4,
    referral: [0.005, 0.015, 0.03],
    paymentShare: 0.018,
    paymentFixed: 0.05,
    receivableDays: 1,
    inventoryDays: 7,
    hires: [
      { role: "Team member", pay: 2_600, salesShare: 0 },
      { role: "Team member", pay: 2_600, salesShare: 0 },
      { role: "Manager", pay: 3_600, salesShare: 0.2 },
    ],
    reachable: [0.03, 0.08, 0.15],
  },
  education: {
    line: { kind: "oneOff", label: "Course place", price: 250 },
    cogsShare: [0.15, 0.25, 0.4],
    churn: [0.25, 0.33, 0.5],
    cacMonths: [0.15, 0.25, 0.4],
    cacFloor: 8,
    marketingBase: 300,
    marketingShare: 0.15,
    overhead: 250,
    founderPay: 2_500,
    launchMonth: [2, 3, 4],
    launchOneOff: 2_000,
    organicShare: 2,
    referral: [0.005, 0.02, 0.04],
    paymentShare: 0.029,
    paymentFixed: 0.3,
    receivableDays: 5,
    inventoryDays: 0,
    hires: [
      { role: "Course coordinator", pay: 3_000, salesShare: 0.2 },
      MARKETING,
      { role: "Lead teacher", pay: 4_000, salesShare: 0 },
    ],
    reachable: [0.005, 0.02, 0.05],
  },
  nonprofit: {
    line: { kind: "grant", label: "Grants and donations", price: 60_000, per: "year" },
    cogsShare: [0.15, 0.25, 0.35],
    churn: [0.03, 0.05, 0.08],
    cacMonths: [0.2, 0.5, 1],
    cacFloor: 10,
    marketingBase: 100,
    marketingShare: 0.02,
    overhead: 400,
    founderPay: 2_200,
    launchMonth: [2, 3, 5],
    launchOneOff: 2_000,
    organicShare: 2.4,
    referral: [0.005, 0.015, 0.03],
    paymentShare: 0.01,
    paymentFixed: 0,
    receivableDays: 30,
    inventoryDays: 0,
    hires: [
      { role: "Programme coordinator", pay: 2_800, salesShare: 0.1 },
      { role: "Fundraiser", pay: 3_000, salesShare: 1 },
    ],
    reachable: [0.01, 0.05, 0.1],
  },
};
