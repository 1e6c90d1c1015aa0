import type { Identity } from "@/lib/auth/identity";
import type { Tier } from "@/lib/journey/tiers";

const PER_DAY: Record<Tier, number> = { freemium: 20, spark: 60, fuel: 120, rocket: 240 };
const DEMO_PER_DAY = 10;

/** Sections that a model may write for this caller on one day; past it the built-in writer goes on. */
export const dailyCalls = ({ kind, tier }: Identity) =>
  kind === "demo" && tier === "freemium" ? DEMO_PER_DAY : PER_DAY[tier];
