import type { Archetype } from "@/lib/brief/types";

/** Ways of doing business in which a trade's permissions and tests hold; a trade that is not listed holds in all. */
const ROWS: Readonly<Record<string, string>> = {
  ecommerce:
    "allergen baking drinks meals health-claim medical-device children-product handmade fashion bikes cosmetics waste repair garden-farm jar-food flowers for-the-home pet-goods",
  hardware: "bees livestock home-sensor medical-device drone children-product cold-store",
  services:
    "allergen baking street-food meals pet-treatment pet-walks drone energy-share medical-device workshop things-to-lend legal-help warranty payroll tutoring bike-repair bikes photo dubbing carbon school-orders cold-store transport care-visits childcare clinic fitness events travel waste repair home-help rent-home memory roof-energy salon placement music flowers vehicle-care interpreting agency bookkeeping by-the-hour renovation",
  local:
    "allergen baking street-food meals drinks health-claim pet-treatment pet-walks workshop things-to-lend stay bike-repair bikes school-orders cold-store transport cosmetics childcare clinic fitness events travel waste repair garden-farm salon jar-food flowers vehicle-care for-the-home by-the-hour",
  saas: "quotes warranty payroll extraction investing dubbing carbon rota school-orders food-forecast",
  usage: "quotes payroll extraction dubbing carbon food-forecast",
  fintech: "energy-share legal-help lending investing roof-energy rent-home",
  media: "audio-ads newsletter",
  // Who brings two sides together does not do the work itself.
  marketplace: "pet-walks workshop things-to-lend care-visits home-help placement interpreting energy-share",
  education: "exam-course tutoring fitness music",
};
const HELD = new Map(Object.entries(ROWS).map(([way, ids]) => [way, new Set(ids.split(" "))]));
/** Of these it matters more what they join than how it is paid. */
const ANY_WAY = new Set(["hotel-network"]);

export const holdsFor = (trade: string, way: Archetype): boolean =>
  ANY_WAY.has(trade) || (HELD.get(way)?.has(trade) ?? true);
