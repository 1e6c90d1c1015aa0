"use client";

import { type OwnLine, ownLineSchema, type WayToPay } from "@/lib/brief/corrected/reading-corrections";
import { amountText, readAmount } from "../numbers/amount-text";
import { type Field, FieldsForm, isWorded } from "./fields-form";

const WAYS: readonly { value: WayToPay; label: string; placeholder: string }[] = [
  { value: "month", label: "Every month", placeholder: "subscription" },
  { value: "year", label: "Every year", placeholder: "membership" },
  { value: "week", label: "Every week", placeholder: "box" },
  { value: "each", label: "Each time: a visit, a session, a use", placeholder: "visit" },
  { value: "piece", label: "For each piece that is sold", placeholder: "bottle" },
  { value: "once", label: "Once", placeholder: "set-up" },
  { value: "share", label: "A share of each sale", placeholder: "booking" },
];
const REPEATED = new Set<string>(["each", "piece", "share"] satisfies WayToPay[]);

export type Prefilled = Partial<OwnLine>;

const text = (value: number | undefined, share = false) =>
  value === undefined ? "" : amountText(value, share ? "share" : "price");

const fieldsOf =
  (given: Prefilled, currency: string) =>
  (typed: Readonly<Record<string, string>>): Field[] => {
    const way = typed.way ?? given.way ?? "month";
    const share = way === "share";
    const number = (name: string, label: string, value: string, more: Partial<Field> = {}): Field => ({
      name,
      label,
      value,
      numeric: true,
      max: 16,
      unit: currency,
      ...more,
    });
    return [
      { name: "way", label: "How it is paid", value: way, options: WAYS },
      {
        name: "what",
        label: share ? "A share of one what?" : "What for",
        value: given.what ?? "",
        max: 60,
        placeholder: WAYS.find(({ value }) => value === way)?.placeholder ?? "",
      },
      number(
        "amount",
        share ? "Share you keep" : "Price",
        text(given.amount, share),
        share ? { unit: "%" } : {},
      ),
      ...(share ? [number("sale", "An average sale", text(given.sale))] : []),
      ...(REPEATED.has(way)
        ? [number("times", "Times a month", text(given.times), { unit: "each customer" })]
        : []),
      ...(share ? [] : [number("cost", "What one costs you", text(given.cost))]),
      number("takenBy", "Customers who buy it", text(given.takenBy, true), { unit: "%" }),
    ];
  };

/** What the fields say, as far as it can be read. */
function read(typed: Readonly<Record<string, string>>): Partial<Record<string, number>> {
  const amount = (name: string, share: boolean) => {
    const said = typed[name]?.trim();
    return said ? { [name]: readAmount(said, share ? "share" : "price") ?? Number.NaN } : {};
  };
  return {
    ...amount("amount", typed.way === "share"),
    ...amount("sale", false),
    ...amount("times", false),
    ...amount("cost", false),
    ...amount("takenBy", true),
  };
}

const lineOf = (typed: Readonly<Record<string, string>>) => ({
  what: typed.what,
  way: typed.way,
  ...read(typed),
});

function check(typed: Readonly<Record<string, string>>): Record<string, string> | null {
  const numbers = read(typed);
  const issues: Record<string, string> = {};
  if (!isWorded(typed.what)) issues.what = "Please say what it is for.";
  for (const [name, value] of Object.entries(numbers))
    if (value === undefined || Number.isNaN(value) || value < 0 || value > 1e9)
      issues[name] = "Please enter a number.";
    else if (value === 0 && name !== "cost") issues[name] = "More than 0, or leave it empty.";
    else if (value > 1 && (name === "takenBy" || (name === "amount" && typed.way === "share")))
      issues[name] = "At most 100%.";
  if (numbers.amount === undefined) issues.amount = "Please enter a number.";
  if (Object.keys(issues).length > 0) return issues;
  const { error } = ownLineSchema.safeParse(lineOf(typed));
  return error
    ? Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]))
    : null;
}

interface PriceFormProps {
  given: Prefilled;
  currency: string;
  onUse: (line: OwnLine) => void;
  onClose: () => void;
}

/** One price in fields; what is left empty is assumed, as for every other price. */
export function PriceForm({ given, currency, onUse, onClose }: PriceFormProps) {
  return (
    <FieldsForm
      fields={fieldsOf(given, currency)}
      check={check}
      action="Use this price"
      onClose={onClose}
      onSubmit={(typed) => onUse(ownLineSchema.parse(lineOf(typed)))}
    />
  );
}
