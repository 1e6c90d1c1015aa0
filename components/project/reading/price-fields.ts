import {
  BUYER_MAX,
  EVERYBODY,
  type OwnLine,
  ownLineSchema,
  type WayToPay,
} from "@/lib/brief/corrected/reading-corrections";
import { amountText, readAmount } from "../numbers/amount-text";
import { type Field, isWorded } from "./fields-form";

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
/** A price for one, of which several can be bought at once. */
const BY_NUMBER = new Set<string>(["each", "piece", "once"] satisfies WayToPay[]);

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

const SOMEBODY_ELSE = "somebody else";
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who pays it: whoever buys, one of the kinds that the answers name, or somebody by name. */
function buyerFields({ buyer }: Prefilled, groups: readonly string[], chosen: string | undefined): Field[] {
  const known = [...new Set([...groups, ...(buyer && buyer !== EVERYBODY ? [buyer] : [])])];
  const options = [
    // Where a kind of buyer stood, everybody is said and not left open.
    { value: buyer ? EVERYBODY : "", label: "Everybody who buys" },
    ...known.map((value) => ({ value, label: capitalised(value) })),
    { value: SOMEBODY_ELSE, label: "Somebody else" },
  ];
  const who = { name: "who", label: "Who, in a word or two", value: "", max: BUYER_MAX };
  return [
    { name: "buyer", label: "Who pays it", value: buyer ?? "", options },
    ...((chosen ?? buyer) === SOMEBODY_ELSE ? [{ ...who, placeholder: "contractors" }] : []),
  ];
}

const whenField = ({ later }: Prefilled): Field => ({
  name: "when",
  label: "When",
  value: later ? "later" : "",
  options: [
    { value: later ? "start" : "", label: "From the start" },
    { value: "later", label: "Later, not in the plan yet" },
  ],
});

/** The fields of one price; some of them follow from how it is paid and by whom. */
export const fieldsOf =
  (given: Prefilled, currency: string, groups: readonly string[]) =>
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
      ...(BY_NUMBER.has(way) ? [number("atOnce", "How many at once", text(given.atOnce), { unit: "" })] : []),
      ...(share ? [] : [number("cost", "What one costs you", text(given.cost))]),
      number("takenBy", "Customers who buy it", text(given.takenBy, true), { unit: "%" }),
      ...buyerFields(given, groups, typed.buyer),
      whenField(given),
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
    ...amount("atOnce", false),
    ...amount("cost", false),
    ...amount("takenBy", true),
  };
}

/** One price as the fields say it; not checked yet. */
export const lineOf = (typed: Readonly<Record<string, string>>) => ({
  what: typed.what,
  way: typed.way,
  ...read(typed),
  buyer: (typed.buyer === SOMEBODY_ELSE ? typed.who?.trim() : typed.buyer) || undefined,
  later: typed.when ? typed.when === "later" : undefined,
});

/** What is wrong with the fields, by name; null when nothing is. */
export function check(typed: Readonly<Record<string, string>>): Record<string, string> | null {
  const numbers = read(typed);
  const issues: Record<string, string> = {};
  if (!isWorded(typed.what)) issues.what = "Please say what it is for.";
  if (typed.buyer === SOMEBODY_ELSE && !isWorded(typed.who)) issues.who = "Please say who pays it.";
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
