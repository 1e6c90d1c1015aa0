import type { Brief, Geography } from "../types";

/** What reaches buyers wherever they live. */
const FROM_AFAR =
  /\b(?:online|zoom|video calls?|remote(?:ly)?|web ?sites?|web ?shop|apps?|by (?:post|mail|courier|phone|e-?mail)|(?:post|ship|mail|courier)(?:s|ed|ing|ped|ping)?|download\w*|software|subscription box(?:es)?)\b/i;

type Placed = Pick<Brief, "buyersIn" | "geography" | "archetypes" | "answers">;

/** A shop, a studio or work at the customer's door stays where it begins, however far its founder means to go. */
const staysLocal = ({ archetypes: [form], answers: { solution, businessModel } }: Placed): boolean =>
  form?.id === "local" || (form?.id === "services" && !FROM_AFAR.test(`${solution} ${businessModel}`));

/** Where the customers of the first three years are counted: the larger area that the answers name, and not the start. */
export function marketArea(brief: Placed): Geography | null {
  const { buyersIn, geography } = brief;
  const isPart = geography?.population != null && geography.country === buyersIn?.country;
  return buyersIn && !(isPart && staysLocal(brief)) ? buyersIn : geography;
}

/** The start as a share of that area's people; null where they are the same or unknown. */
export function startShare(brief: Placed): { label: string; share: number } | null {
  const area = marketArea(brief);
  const { geography } = brief;
  if (!area?.population || !geography?.population || area === geography) return null;
  const share = geography.population / area.population;
  return share < 1 && area.country === geography.country ? { label: geography.label, share } : null;
}
