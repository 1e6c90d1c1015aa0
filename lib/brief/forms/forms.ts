import type { Archetype } from "../types";

/** The forms in the order in which their weights are written. */
export const FORMS: readonly Archetype[] = [
  "saas",
  "usage",
  "ecommerce",
  "hardware",
  "marketplace",
  "services",
  "local",
  "education",
  "media",
  "fintech",
  "nonprofit",
];
