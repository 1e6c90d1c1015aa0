import { fixed } from "@/lib/finance/assumed";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import type { Clause } from "../types";
import { founder } from "./customers";
import type { Traded } from "./traded";

const STEM = 5;
const ANYBODY =
  /^(?:people|customers|clients|users|members|buyers|families|households|couples|firms|companies|businesses|offices|teams|shops|sites)$/i;

/** "41 growers did 1,460 pallet weeks", sold to growers. */
export const customersOf = (traded: Traded | undefined, [buyers]: readonly Clause[]): Assumed | undefined => {
  const { count = 0, who = "" } = traded?.by ?? {};
  const bought =
    ANYBODY.test(who) || buyers?.text.toLowerCase().includes(singular(who.toLowerCase()).slice(0, STEM));
  return count > 1 && bought ? founder(count, `${count} ${who}`) : undefined;
};

/** "In four months we did 860 cleanings", at seven a month for each customer: so many customers there must be. */
export function customersBehind(
  traded: Traded | undefined,
  lines: readonly RevenueLine[],
): Assumed | undefined {
  const often = lines.find(({ id }) => id === traded?.lineId)?.unitsPerCustomerMonth;
  if (!traded || !often || often.provenance === "assumption" || often.value <= 0) return undefined;
  const value = Math.round(traded.count / traded.months / often.value);
  return value < 2
    ? undefined
    : fixed(value, `Stated: ${traded.said}, ${often.note.replace(/^Stated: /, "")}`, "derived");
}

/** Who came one after the other was a customer for half of the time: between once in all of it and once in that half. */
const WHILE_THEY_CAME = 1.5;
/** Hardly more than one each: nobody is known to have come back. */
const CAME_BACK = 1.2;

/** "41 growers did 1,460 pallet weeks in the last harvest", "19 clients and 31 trips since March": so many each, where nothing else says how often. */
export function withOwnVolume(
  lines: readonly RevenueLine[],
  traded: Traded | undefined,
  customers: Assumed | undefined,
): RevenueLine[] {
  const who = customers?.note.replace(/^Stated: /, "") ?? "";
  const sold = lines.find(({ id }) => id === traded?.lineId);
  // Sizes of one purchase, and what is added to it, come as often as it does.
  const alike = ({ id, kind, buyer }: RevenueLine) =>
    /^(?:plan|further)/.test(id) &&
    /^plan-/.test(sold?.id ?? "") &&
    kind === sold?.kind &&
    buyer === sold.buyer;
  const growing = traded?.dated && !traded.exact;
  const cameBack = (traded?.count ?? 0) >= CAME_BACK * (customers?.value ?? 0);
  const over = growing ? WHILE_THEY_CAME : 1;
  const whole = ({ quantity }: RevenueLine) => (traded?.whole ? (quantity?.value ?? 1) : 1);
  return lines.map((line) =>
    (line === sold || alike(line)) &&
    line.kind !== "oneOff" &&
    (traded?.exact || (growing && cameBack)) &&
    traded &&
    customers &&
    !line.unitsPerCustomerMonth &&
    traded.sentence.includes(who)
      ? {
          ...line,
          unitsPerCustomerMonth: fixed(
            (over * whole(line) * traded.count) / traded.months / customers.value,
            `Stated: ${traded.said}, of ${who}.`,
            "derived",
          ),
        }
      : line,
  );
}

const IN_USE = new RegExp(
  `(?<![\\p{L}\\d.,-])(${COUNT})\\s(?:[\\p{L}-]+\\s)?(\\p{L}{3,})\\s(?:are|have been)\\s(?:already |now |currently )?(?:rented(?: out)?|let(?: out)?|leased|in use|taken|hired|occupied|subscribed)(?![\\p{L}-])`,
  "iu",
);

/** "52 boxes are rented out", each paid by the month: so many customers as take them. */
export function customersOfUnits(text: string, lines: readonly RevenueLine[]): Assumed | undefined {
  const [said, many = "", what = ""] = IN_USE.exec(text) ?? [];
  const line = lines.find(
    ({ kind, later, evidence }) =>
      kind === "recurring" &&
      !later &&
      new RegExp(`\\b${literal(singular(what.toLowerCase()))}\\b`, "i").test(evidence),
  );
  const each = line?.quantity?.value ?? 1;
  return said && line && countOf(many) / each >= 1
    ? fixed(Math.round(countOf(many) / each), `Stated: ${said}`, "derived")
    : undefined;
}

const opensWith = (audience: string, noun: string) =>
  new RegExp(`(?<!\\p{L})${literal(noun)}(?!\\p{L})`, "iu").test(
    audience.split(/ (?:with|who|that|in|of|at|from) |[;.(]/)[0] ?? "",
  );

/** "19 machines are on the plan" at so much a machine, of which a customer has two or three: so many customers as have them. */
export function whoHaveThem(
  counted: Assumed | undefined,
  lines: readonly RevenueLine[],
  [buyers]: readonly Clause[],
): Assumed | undefined {
  const [, noun = ""] = /^Stated: \D*\d[\d,]* (?:\p{L}+ )?(\p{L}{3,}s)\b/u.exec(counted?.note ?? "") ?? [];
  const line = lines.find(
    ({ kind, quantity, evidence }) =>
      kind === "recurring" &&
      (quantity?.value ?? 0) > 1 &&
      new RegExp(`\\b(?:per|each|every|an?) ${literal(singular(noun.toLowerCase()))}\\b`, "iu").test(
        evidence,
      ),
  );
  // "9 shops signed", sold to shops: they are the customers themselves.
  const areBuyers = buyers && opensWith(buyers.text, noun);
  if (!counted || noun === "" || areBuyers || !line?.quantity) return counted;
  const many = Math.max(1, Math.round(counted.value / line.quantity.value));
  return fixed(many, `${counted.note}, about ${line.quantity.value} each`, "derived");
}
