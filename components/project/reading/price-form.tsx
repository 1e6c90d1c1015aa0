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

/** Months in the time that a frequency is told in. */
const MONTHS_IN = { month: 1, year: 12, week: 12 / 52 } as const;
type Often = keyof typeof MONTHS_IN;
const OFTEN = Object.keys(MONTHS_IN).map((value) => ({ value, label: `a ${value}` }));

/** What is bought less than once a month is told by the year: "4 a year", and no "0.333 a month". */
function oftenOf({ times }: Prefilled): { times: number | undefined; often: Often } {
  if (times === undefined || times >= 1) return { times, often: "month" };
  return { times: Number((times * 12).toPrecision(4)), often: "year" };
}

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
        ? [
            number("times", "Times each buys", text(oftenOf(given).times), { unit: "" }),
            { name: "often", label: "In", value: oftenOf(given).often, options: OFTEN, narrow: true },
          ]
        : []),
      ...(share ? [] : [number("cost", "What one costs you", text(given.cost))]),
      number("takenBy", "Customers who buy it", text(given.takenBy, true), { unit: "%" }),
    ];
  };

const timesIn = ({ times }: Partial<Record<string, number>>, often = "month") =>
  times === undefined ? {} : { times: times / (MONTHS_IN[often as Often] ?? 1) };

/** What the fields say, as far as it can be read. */
function read(typed: Readonly<Record<string, string>>): Partial<Record<string, number>> {
  const amount = (name: string, share: boolean) => {
    const said = typed[name]?.trim();
    return said ? { [name]: readAmount(said, share ? "share" : "price") ?? Number.NaN } : {};
  };
  return {
    ...amount("amount", typed.way === "share"),
    ...amount("sale", false),
    ...timesIn(amount("times", false), typed.often),
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
