import * as z from "zod";

/** Ordered from free to full; a tier includes everything below it. */
export const TIERS = ["freemium", "spark", "fuel", "rocket"] as const;
export const tierSchema = z.enum(TIERS);
export type Tier = z.infer<typeof tierSchema>;

export const TIER_NAMES: Record<Tier, string> = {
  freemium: "Free",
  spark: "Spark",
  fuel: "Fuel",
  rocket: "Rocket",
};

export function tierAtLeast(tier: Tier, required: Tier): boolean {
  return TIERS.indexOf(tier) >= TIERS.indexOf(required);
}

/** Free accounts hold three projects; paid ones any number. */
export const FREE_PROJECT_LIMIT = 3;
export function projectLimit(tier: Tier): number {
  return tier === "freemium" ? FREE_PROJECT_LIMIT : Number.POSITIVE_INFINITY;
}
