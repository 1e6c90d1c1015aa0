import type { RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import type { Reading } from "./line-kind";

const LABELS: Record<RevenueLine["kind"], string> = {
  recurring: "Subscription",
  perUse: "Usage fee",
  unitSale: "Sales",
  take: "Commission",
  capacity: "Usage fee",
  audience: "Sponsors",
  oneOff: "One-off fee",
  grant: "Grants",
};

/** "Pick-up and return cost 15 per day": brought and fetched, beside what is done there. */
export const FETCHED =
  /(?:^|[,;]\s|\band\s)((?:pick-?up|collection|drop-?off|shuttle|transport)(?: (?:and|or) (?:return|delivery|drop-?off|collection))?)\s(?:is|costs?|at|for)?\s*$/iu;

/** "Starts with a strategy workshop for": what is paid once has a name. */
const NAMED =
  /(?<!\p{L}ing\s)\b(?:an?|the|our|one)\s((?:[\p{L}-]+\s)?(?!(?:fee|payment|price|charge|sum|amount|total|average|beginning|start|course|month|year)s?\s)[\p{L}-]{4,})(?:,? (?:which|that))?\s(?:is|costs?|for|at|of|costing)\s(?:about )?$/iu;

/** "The charger with installation is": the thing, and its fitting with it. */
const WITH_FITTING =
  /(?:^|[\s,;])(?:the|an?|our)\s((?:[\p{L}-]+\s){1,2}(?:with|including|and) (?:the )?(?:installation|fitting|set-?up))\s(?:is|costs?|for|at)\s(?:about )?$/iu;

export function labelOf({ kind, unit }: Reading, amount: ReadAmount): string {
  if (amount.role === "donation") return "Donations";
  if (kind === "oneOff" && /set-?up/i.test(`${amount.before}${amount.after}`)) return "Set-up fee";
  const [, fitted = ""] = (kind === "oneOff" && WITH_FITTING.exec(amount.before)) || [];
  if (fitted) return capital(fitted.toLowerCase());
  if (kind === "oneOff" && /install/i.test(`${amount.before}${amount.after}`)) return "Installation fee";
  if (kind === "oneOff" && /onboard/i.test(`${amount.before}${amount.after}`)) return "Onboarding fee";
  if (kind === "oneOff" && unit) return `Price per ${unit}`;
  if (kind === "recurring" && /paid edition/i.test(amount.before)) return "Paid edition";
  if (kind === "recurring" && /\bstorage(?: (?:is|costs?|for|at))?:?\s*$/i.test(amount.before))
    return "Storage";
  if (kind === "recurring" && /\bmembership|members?\b/i.test(amount.before)) return "Membership";
  if (kind === "recurring" && /\b(?:service|monitoring|alert|maintenance)\b/i.test(amount.before))
    return "Service subscription";
  const [, fetched = ""] = FETCHED.exec(amount.before) ?? [];
  if (kind === "perUse" && fetched) return capital(fetched);
  if (kind === "perUse" && unit) return `Fee per ${unit}`;
  if (kind === "unitSale" && unit) return capital(unit);
  const [, named = ""] = (kind === "oneOff" && NAMED.exec(amount.before)) || [];
  if (named) return capital(named.toLowerCase());
  return LABELS[kind];
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 24);

export const ID: Record<RevenueLine["kind"], string> = {
  recurring: "subscription",
  perUse: "use",
  unitSale: "sale",
  take: "commission",
  capacity: "use",
  audience: "sponsors",
  oneOff: "fee",
  grant: "grant",
};

export function uniqueId(base: string, taken: readonly RevenueLine[]): string {
  let id = base;
  for (let n = 2; taken.some((line) => line.id === id); n += 1) id = `${base}-${n}`;
  return id;
}
