import type { Brief } from "@/lib/brief/types";
import { around, assumption, fixed } from "./assumed";
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

const TO_CARRIER = 0.85;
const POSTAGE = /\b(?:postage|shipping|delivery|p ?& ?p)\b/i;
const DELIVERS = /\b(?:couriers?|riders|delivery service|deliver(?:s|ing)? for)\b/i;
/** What is charged for sending is charged with each order of what is sent, and goes to the carrier. */
export function withOrders({ answers }: Pick<Brief, "answers">, lines: RevenueLine[]): RevenueLine[] {
  // Whose work is to deliver sells deliveries.
  if (DELIVERS.test(answers.solution)) return lines;
  const [main] = lines.filter(
    ({ kind, later, evidence }) => kind === "unitSale" && !later && !POSTAGE.test(evidence),
  );
  if (!main?.price) return lines;
  const least = main.price.value;
  return lines.map((line) => {
    const { price, evidence, kind } = line;
    if (line === main || kind !== "unitSale" || !POSTAGE.test(evidence) || !price || price.value >= least)
      return line;
    const { unitsPerCustomerMonth: _, quantity: __, ...sent } = line;
    return {
      ...sent,
      label: "Postage",
      ...(main.quantity ? { quantity: fixed(1, "One parcel for each order is assumed.") } : {}),
      ...(main.unitsPerCustomerMonth ? { unitsPerCustomerMonth: main.unitsPerCustomerMonth } : {}),
      unitCost:
        sent.unitCost ?? around(price.value * TO_CARRIER, 0.1, "Most of it goes to the carrier; assumed."),
    };
  });
}

/** There and back, in kilometres. */
const WAY = [8, 20, 50] as const;
const IN_MILES = 0.6;
const BY_WAY = / per (?:(mile)|km|kilomet(?:er|re))$/i;
/** "R260 an hour plus R5.50 a km": some of them are paid each time, as often as the work that the way is driven for. */
export function withWay(lines: RevenueLine[]): RevenueLine[] {
  const [main] = lines.filter(({ kind, later, label }) => !later && kind !== "grant" && !BY_WAY.test(label));
  if (!main) return lines;
  const times = main.unitsPerCustomerMonth
    ? main.unitsPerCustomerMonth.value / (main.quantity?.value ?? 1)
    : undefined;
  return lines.map((line) => {
    const way = BY_WAY.exec(line.label);
    if (!way || line.kind === "recurring" || line.attach?.value !== 1 || line.later) return line;
    const { unitsPerCustomerMonth: _, quantity: __, ...each } = line;
    const driven = (many: number) =>
      assumption(
        WAY.map((km) => Math.round(km * (way[1] ? IN_MILES : 1)) * many) as [number, number, number],
        `About ${Math.round(WAY[1] * (way[1] ? IN_MILES : 1))} ${way[1] ? "miles" : "kilometres"} each time; how many was not stated.`,
      );
    return times
      ? { ...each, kind: "perUse", unitsPerCustomerMonth: driven(times) }
      : { ...each, kind: "unitSale", quantity: driven(1) };
  });
}
