import type { Archetype, Way } from "../types";

export type Sort = "program" | "goods" | "sides" | "lessons" | "work" | "media";

/** What is sold in each form. */
export const SORT: Readonly<Record<Archetype, Sort>> = {
  saas: "program",
  usage: "program",
  fintech: "program",
  ecommerce: "goods",
  hardware: "goods",
  education: "lessons",
  services: "work",
  local: "work",
  nonprofit: "work",
  marketplace: "sides",
  media: "media",
};

/** Lessons are work, and what is given is neither: as the words of founders tell them apart. */
export const FAMILY: Readonly<Record<Archetype, Sort | "gift">> = {
  ...SORT,
  education: "work",
  nonprofit: "gift",
};

/** How each form can be sold, the usual way first; what is taught, published or given is sold in any. */
const WAYS: Partial<Record<Archetype, readonly Way[]>> = {
  saas: ["program"],
  usage: ["program"],
  marketplace: ["sides"],
  ecommerce: ["goods", "work", "let", "device"],
  hardware: ["device", "goods", "let", "work"],
};
const NEVER: Partial<Record<Sort, readonly Way[]>> = { work: ["program", "sides"] };

/** The way that the sentences tell, where it goes with the form; else the usual one of the form. */
export function wayOf(told: Way | null, form: Archetype | null): Way | null {
  if (!told || !form) return told;
  const ways = WAYS[form];
  if (ways) return ways.includes(told) ? told : (ways[0] ?? null);
  return NEVER[SORT[form]]?.includes(told) ? null : told;
}
