import type { Archetype } from "@/lib/brief/types";

/** Where such a business is done or what it is given in, to stand behind the founder's own noun: "Kayak Row", "Pollen Hour". */
export const FORMS_OF_OWN_NOUNS: Readonly<Record<Archetype, readonly string[]>> = {
  saas: ["Desk", "Board", "List", "Line"],
  usage: ["Line", "Page", "Point"],
  fintech: ["Bridge", "Ledger", "Line"],
  ecommerce: ["House", "Shelf", "Works"],
  hardware: ["Watch", "Works", "House"],
  education: ["Practice", "Room", "Hour", "Circle"],
  services: ["Crew", "Call"],
  local: ["House", "Corner", "Works", "Lane"],
  nonprofit: ["Project"],
  marketplace: ["Square", "Exchange", "Board"],
  media: ["Page", "Hour", "Post", "Line"],
};
