import type { Archetype } from "@/lib/brief/types";

/** What a short name has to fit on. */
export const SURFACE: Record<Archetype, string> = {
  saas: "the tile of an app",
  usage: "the first line of a manual",
  marketplace: "a sticker at the door",
  ecommerce: "the lid of a parcel",
  services: "the back of a jacket",
  fintech: "a bank statement",
  media: "the head of a page",
  hardware: "the housing, even a small one",
  local: "a shop sign and a paper bag",
  education: "the cover of an exercise book",
  nonprofit: "a collection box",
};
