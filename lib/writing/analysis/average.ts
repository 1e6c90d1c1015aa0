import { activeLines } from "@/lib/finance/line-flow";
import type { RevenueLine } from "@/lib/finance/types";
import { list, plural } from "../english";
import { t } from "../frames";
import type { Material } from "../material";

/** "6 rolls of stickers a year": how much of it each customer is assumed to use up. */
const usedByEach = (m: Material) => (line: RevenueLine) => {
  const [, many = "", time = ""] = /^(.+) (a \w+)$/.exec(m.show(`units_${line.id}`)) ?? [];
  const [head = "", ...rest] = line.label.replace(/^Fee per /i, "").split(" of ");
  return many && [`${many} ${many === "1" ? head : plural(head)}`, ...rest].join(" of ").concat(` ${time}`);
};

/** Of what several plans of one kind an average is made: "£540 from 80% and £440 from 20% of schools"; "" where there is one price. */
export function averageInWords(m: Material): string {
  const all = activeLines(m.context.model.assumptions.lines);
  // What every customer uses up is paid beside the plan.
  const usedUp = all.filter(({ kind, onTop, attach }) => kind === "perUse" && onTop && attach?.value === 1);
  const lines = all.filter((line) => !usedUp.includes(line));
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
  const uses = list(usedUp.map(usedByEach(m)).filter(Boolean));
  const assumed = [told ? "" : "how they spread", uses ? "how much they use up" : ""].filter(Boolean);
  const beside = uses && `, with ${uses} beside it`;
  const open = assumed.length > 0 ? `, and ${list(assumed)} is assumed` : "";
  return t`That average is ${list(parts)} of ${`${m.customerNoun}${beside}${open}`}`;
}
