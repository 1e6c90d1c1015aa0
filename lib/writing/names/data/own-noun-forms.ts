import type { Archetype } from "@/lib/brief/types";

/** Where such a business is done or what it is given in, to stand behind the founder's own noun: "Kayak Row", "Pollen Hour". */
export const FORMS_OF_OWN_NOUNS: Readonly<Record<Archetype, readonly string[]>> = {
  saas: ["Desk", "Line", "Hour", "Light", "Board"],
  usage: ["Line", "Desk", "Point", "Page"],
  fintech: ["Bridge", "Ledger", "Line", "Desk"],
  ecommerce: ["Row", "Post", "Shelf", "House", "Lane"],
  hardware: ["Bell", "Light", "Point", "House"],
  education: ["Hour", "Bench", "Room", "Page"],
  services: ["Yard", "Lane", "Bench", "Corner"],
  local: ["Row", "House", "Yard", "Lane", "Corner"],
  nonprofit: ["Circle", "Table", "Bridge", "House"],
  marketplace: ["Square", "Yard", "Bridge", "Corner"],
  media: ["Page", "Hour", "Post", "Line"],
};
