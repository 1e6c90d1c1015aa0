import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import type { RevenueLine } from "./types";

/** Who comes together: of each customer so many pay. */
const TOGETHER: readonly (readonly [RegExp, Range])[] = [
  [/^famil(?:y|ies)|^parents|^households/i, [2, 3, 5]],
  [/^couples/i, [1.8, 2, 2]],
];

/** "Families pay 95 per person": a family pays for each of those it brings, once for a price that is paid once. */
export function withParty({ segments }: Brief, line: RevenueLine): RevenueLine {
  const buyer = line.buyer ?? segments[0]?.text ?? "";
  const many = / per (?:person|head|guest)$/i.test(line.label)
    ? TOGETHER.find(([who]) => who.test(buyer))?.[1]
    : undefined;
  if (!many || line.quantity || line.kind !== "oneOff") return line;
  return { ...line, quantity: assumption(many, "How many come together was not stated; assumed.") };
}
