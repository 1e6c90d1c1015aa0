import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import { activeLines } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import { list, plural, singular } from "./english";
import type { Material } from "./material";

const PER =
  /\b(?:per|each|every)\s(?:further |additional |extra |single |new |completed |prepaid |paid )?(?!further|prepaid|month|year|week|day|customer|user|client)([\p{L}-]{3,})(?![\p{L}])/iu;
/** "1.2% of payments". */
const SHARE_OF = /% (?:of|on) (?:all |the )?(\p{L}{3,}s)(?!\p{L}|['’])/iu;
/** What is counted: "orders" of "8% of each order", "exams" of "€30 per exam". */
export function countedIn({
  label,
  kind,
  evidence,
}: Pick<RevenueLine, "label" | "kind" | "evidence">): string {
  const noun = (PER.exec(label) ?? PER.exec(evidence) ?? SHARE_OF.exec(evidence))?.[1]?.toLowerCase();
  return noun && nounPhrase(noun) ? plural(noun) : kind === "take" ? "orders" : "purchases";
}

/** "12 orders a month": how often a customer is assumed to buy, line by line; "" where the answers say it. */
export function assumedUse(m: Material): string {
  const said = activeLines(m.context.model.assumptions.lines)
    .filter(({ unitsPerCustomerMonth: often }) => often?.provenance === "assumption")
    .map((line) => {
      const [, many = "", time = ""] = /^(.+) (a \w+)$/.exec(m.show(`units_${line.id}`)) ?? [];
      const noun = countedIn(line);
      return many && `${many} ${many === "1" ? singular(noun) : noun} ${time}`;
    })
    .filter(Boolean);
  return list(said.slice(0, 2));
}
