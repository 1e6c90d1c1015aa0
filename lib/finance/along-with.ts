import type { Brief } from "@/lib/brief/types";
import { fixed } from "./assumed";
import { isRepeated } from "./line-flow";
import type { RevenueLine } from "./types";

/** What goes along with a hire or a course of visits that is planned once is bought once with it. */
export function alongWith(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const whole = ({ label, kind, quantity }: RevenueLine) =>
    kind === "unitSale" && / per /.test(label) && quantity?.provenance === "founder";
  const open = ({ id }: RevenueLine) => !brief.lines.find((line) => line.id === id)?.unitsPerCustomerMonth;
  if (!lines.some((line) => whole(line) && !isRepeated(line))) return lines;
  return lines.map((line) => {
    const piece = line.kind === "unitSale" || line.kind === "perUse";
    if (!piece || !isRepeated(line) || !open(line)) return line;
    const { unitsPerCustomerMonth: _, ...once } = line;
    return { ...once, kind: "unitSale", quantity: once.quantity ?? fixed(1, "One with each is assumed.") };
  });
}
