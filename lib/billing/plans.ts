import type { Tier } from "@/lib/journey/tiers";
import { TIER_NAMES } from "@/lib/journey/tiers";

export interface Plan {
  tier: Tier;
  name: string;
  /** US dollars, paid once. */
  price: number;
  /** What this tier adds to the one below it. */
  features: readonly string[];
  isPopular?: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    tier: "freemium",
    name: TIER_NAMES.freemium,
    price: 0,
    features: [
      "Idea analysis",
      "10 brand names",
      "Full business analysis and plan",
      "Domain checks",
      "Up to 3 projects",
    ],
  },
  {
    tier: "spark",
    name: TIER_NAMES.spark,
    price: 199,
    features: [
      "Mood board and mockups",
      "60-day action plan",
      "Pitch deck",
      "Logo generator",
      "PDF downloads",
      "Unlimited projects",
    ],
  },
  {
    tier: "fuel",
    name: TIER_NAMES.fuel,
    price: 599,
    isPopular: true,
    features: ["Marketing plan", "Excel forecasts", "Logo kit", "Calendar export", "Advanced analytics"],
  },
  {
    tier: "rocket",
    name: TIER_NAMES.rocket,
    price: 1499,
    features: [
      "Full launch funnel",
      "Project management board",
      "1-on-1 mentoring",
      "Investor deck",
      "Real-time analytics",
      "Priority support",
    ],
  },
];

/** Promised by a plan and not built yet; said wherever the plan is shown, before and after it is paid. */
const IN_PREPARATION: ReadonlySet<string> = new Set([
  "Marketing plan",
  "Advanced analytics",
  "Full launch funnel",
  "Project management board",
  "Investor deck",
  "Real-time analytics",
]);

export const isInPreparation = (feature: string): boolean => IN_PREPARATION.has(feature);

/** What a payment for this plan does not bring yet, the plans below it included. */
export const stillInPreparation = (tier: Tier): string[] =>
  PLANS.slice(0, PLANS.findIndex((plan) => plan.tier === tier) + 1)
    .flatMap(({ features }) => features)
    .filter(isInPreparation);
