import type { Pledge } from "@/lib/brief/buyers/promised";
import { promisedByBuyers } from "@/lib/finance/assume-promised";
import { inWords } from "./english";
import type { Material } from "./material";

/** Who has promised, ready for a sentence; nobody of them has paid for it yet. */
export interface Pledged {
  count: number;
  /** "31 people who paid a deposit". */
  people: string;
  /** They are to pay, and do not only take part. */
  buyers: boolean;
  pledge: Pledge;
  said: string;
}

const DID: Record<Pledge, string> = {
  deposit: "who paid a deposit",
  order: "who ordered ahead",
  word: "who gave their word",
  list: "on your waiting list",
};

/** The founder's own promises from buyers or partners; null where there are none, or where customers pay already. */
export function pledgedOf({
  context: { brief },
  foreign,
  customerNoun,
  suppliers,
}: Pick<Material, "context" | "foreign" | "customerNoun" | "suppliers">): Pledged | null {
  const { promised, customers } = brief.stated;
  if (!promised || customers || foreign) return null;
  const buyers = promisedByBuyers(brief, promised);
  const who = promised.who || (buyers ? customerNoun : (suppliers ?? "partners"));
  const { count, pledge, said } = promised;
  return {
    count,
    people: `${inWords(count)} ${who} ${DID[pledge]}`,
    buyers,
    pledge,
    said,
  };
}
