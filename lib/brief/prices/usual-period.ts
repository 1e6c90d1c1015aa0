import type { RevenueLine } from "@/lib/finance/types";
import type { Venture } from "../ventures/venture";
import { capital } from "./line-names";

/** What the price of a line says of itself where its answers name no period. */
export const READ_AS_MONTHLY = "; no period was given, read as monthly";
/** Whoever says so is paid again and again, whatever others of the kind do. */
const AGAIN = /\b(?:subscri\w+|members?(?:hip)?|licen[cs]es?|retainers?|tier|season|per user|per seat)\b/i;

const isOpen = ({ kind, price, evidence }: RevenueLine) =>
  kind === "recurring" && price?.note.endsWith(READ_AS_MONTHLY) && !AGAIN.test(evidence);

const UNNAMED = "Sales";
/** So many times less or more than such ventures ask, it is the price of something else. */
const NEAR = 3;

/** "€119, app free" of air monitors: the one price without a name is that of what such ventures sell. */
export function calledAsUsual(lines: RevenueLine[], venture: Venture | null, perUsd: number): RevenueLine[] {
  const asked = venture?.price;
  const open = lines.filter(({ label, kind }) => kind === "unitSale" && label === UNNAMED);
  const [one] = open;
  const usd = (one?.price?.value ?? 0) / perUsd;
  const [low = 0, , high = 0] = asked?.range ?? [];
  const general = /(?:^| )order$/.test(asked?.unit ?? "order");
  const other =
    general || asked?.per === "month" || asked?.per === "year" || usd < low / NEAR || usd > high * NEAR;
  if (!asked || !one || open.length > 1 || other) return lines;
  return lines.map((line) => (line === one ? { ...line, label: capital(asked.unit) } : line));
}

/** "90 by day, 140 by night" of a locksmith: a price without a period is paid as such ventures are usually paid. */
export function paidAsUsual(lines: RevenueLine[], venture: Venture | null): RevenueLine[] {
  const asked = venture?.price;
  const once = asked?.per === "once";
  if (!asked || (asked.per !== "use" && !once)) return lines;
  const goods = venture.kinds[0] === "ecommerce" || venture.kinds[0] === "hardware";
  const kind = goods ? "unitSale" : once ? "oneOff" : "perUse";
  const labels = {
    unitSale: capital(asked.unit),
    oneOff: `Price per ${asked.unit}`,
    perUse: `Fee per ${asked.unit}`,
  };
  return lines.map((line) => {
    if (!isOpen(line) || !line.price) return line;
    const { per: _, quantity: __, ...rest } = line;
    const note = line.price.note.replace(READ_AS_MONTHLY, `; read as the price of one ${asked.unit}`);
    const named = /^(?:Subscription|Plan)$/.test(line.label);
    return {
      ...rest,
      kind,
      label: named ? labels[kind] : line.label,
      price: { ...line.price, note },
    };
  });
}
