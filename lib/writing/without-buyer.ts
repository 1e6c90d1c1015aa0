import { literal } from "@/lib/brief/text/literal";

/** "£149 per practice per month" of practices who pay it; "per school kitchen" is no price per school. */
export const withoutBuyer = (price: string, they: string, one: string): string =>
  price
    .replace(` for ${they}`, "")
    .replace(new RegExp(` per ${literal(one)}(?=$|,| (?:a|an|per|each|every|and|or|plus|in|for)\\b)`), "");
