import { cap, inWords, singular } from "./english";
import type { Material } from "./material";

const CALLED =
  /\b(?:\d[\d,]*|[a-z-]{3,}) (?:paying |active |regular |private )?(subscribers|members|customers|clients|users|readers|students|participants)\b/i;

/** "We have 310 subscribers": what those who pay today are called, whoever they are; the group's name where the count names nobody. */
export const customersToday = ({
  context,
  customerNoun,
}: Pick<Material, "context" | "customerNoun">): string =>
  CALLED.exec(context.brief.stated.customers?.note ?? "")?.[1]?.toLowerCase() ?? customerNoun;

/** Worked out from machines or visits it is an estimate, and no list that somebody has. */
export const isCounted = ({ context }: Pick<Material, "context">) =>
  context.brief.stated.customers?.provenance === "founder";

/** "One laboratory pays it today"; "" where nobody does, or how many is only worked out. */
export function payToday({
  context,
  fact,
  customerNoun,
}: Pick<Material, "context" | "fact" | "customerNoun">): string {
  const count = fact("today_customers")?.value ?? 0;
  if (count <= 0 || context.brief.stated.customers?.provenance === "derived") return "";
  return `${cap(inWords(count))} ${count === 1 ? `${singular(customerNoun)} pays` : `${customerNoun} pay`} it today`;
}
