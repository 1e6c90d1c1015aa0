import { activeLines } from "@/lib/finance/line-flow";
import { list } from "../english";
import { t } from "../frames";
import type { Material } from "../material";

/** Of what several plans of one kind an average is made: "£540 from 80% and £440 from 20% of schools"; "" where there is one price. */
export function averageInWords(m: Material): string {
  const lines = activeLines(m.context.model.assumptions.lines);
  const [first] = lines;
  const alike = lines.every(
    ({ kind, per, attach, quantity, buyer }) =>
      kind === "recurring" &&
      attach &&
      per === first?.per &&
      (quantity?.value ?? 1) === 1 &&
      buyer === first?.buyer,
  );
  if (!alike || lines.length < 2) return "";
  const parts = lines.map(({ id }) => `${m.show(`price_${id}`)} from ${m.show(`attach_${id}`)}`);
  const told = lines.every(({ attach }) => attach?.provenance === "founder");
  return t`That average is ${list(parts)} of ${m.customerNoun}${told ? "" : ", and how they spread is assumed"}`;
}
