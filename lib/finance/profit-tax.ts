import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import { profitTaxId, profitTaxIn } from "./data/profit-tax";
import type { Assumed } from "./types";

const UNKNOWN = 0.22;
const ALONE = "Who trades without a company pays income tax and contributions instead.";

/** Share of the profit that is owed: the published rate for companies of the country; nothing where donors carry a cause. */
export function profitTax({ archetypes, geography }: Brief): Assumed {
  if (archetypes[0]?.id === "nonprofit")
    return fixed(0, "A recognised cause owes no tax on what is left over; assumed, so ask your tax office.");
  const percent = profitTaxIn(geography?.country);
  if (percent === undefined || !geography?.country)
    return fixed(UNKNOWN, `Tax on a company's profit; assumed, check the local rate. ${ALONE}`);
  return {
    ...fixed(percent / 100, `Published rate on a company's profit. ${ALONE}`),
    provenance: "benchmark",
    sourceId: profitTaxId(geography.country),
  };
}
