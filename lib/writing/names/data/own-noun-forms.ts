import type { Archetype } from "@/lib/brief/types";

/** Where such a business is done or what it is given in, to stand behind the founder's own noun: "Kayak Row", "Pollen Hour". */
export const FORMS_OF_OWN_NOUNS: Readonly<Record<Archetype, readonly string[]>> = {
  saas: ["Board", "List", "Book", "Line"],
  usage: ["Line", "Page", "Point"],
  fintech: ["Bridge", "Ledger", "Line"],
  ecommerce: ["House", "Shelf", "Works"],
  hardware: ["Works", "House", "Light"],
  education: ["Room", "Circle", "Hour", "Page"],
  services: ["Crew", "Works"],
  local: ["House", "Corner", "Works", "Lane"],
  nonprofit: ["Circle", "Table", "Bridge", "House"],
  marketplace: ["Square", "Bridge", "Corner"],
  media: ["Page", "Hour", "Post", "Line"],
};
