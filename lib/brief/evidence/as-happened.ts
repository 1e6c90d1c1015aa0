import type { Assumed } from "@/lib/finance/types";
import { founder } from "../buyers/customers";
import type { Pledge, Promised } from "../buyers/promised";
import type { Traded } from "../buyers/traded";
import type { Clause } from "../types";
import type { Happened, HappenedKind } from "./happened-kinds";

const isPaid = ({ kind }: Happened): boolean => kind === "paying" || kind === "bought";
export const paidFor = (soFar: readonly Happened[]): readonly Happened[] => soFar.filter(isPaid);

/** The two stand in the same words. */
export const overlap = (a: Clause, b: Clause): boolean =>
  a.field === b.field && a.start < b.end && b.start < a.end;

/** Whoever uses it may pay for it, and whoever has signed is going to; a gift, a test, a wait or a question is no sale. */
const MAY_PAY: ReadonlySet<HappenedKind> = new Set<HappenedKind>(["used", "promised"]);
const areCountedOtherwise = (value: number, soFar: readonly Happened[]) =>
  soFar.some((told) => !isPaid(told) && !MAY_PAY.has(told.kind) && told.count === value) &&
  !soFar.some((told) => isPaid(told) && told.count === value);

/** Customers of today: whoever tests, waits, provides or was asked is none, and who is said to pay is one. */
export function customersAsTold(
  customers: Assumed | undefined,
  soFar: readonly Happened[],
): Assumed | undefined {
  if (soFar.length === 0 || (customers && customers.provenance !== "founder")) return customers;
  const paid = paidFor(soFar);
  const paying = paid.find(({ kind, others, count }) => kind === "paying" && others && count);
  const known = customers && paid.some(({ count }) => count === customers.value);
  if (customers && (known || (!paying && !areCountedOtherwise(customers.value, soFar)))) return customers;
  const told = paying ?? paid.find(isOfCustomers);
  return told?.count ? founder(told.count, told.who) : undefined;
}

/** "23 have ordered at least once", said of those it is for: they are people, though nobody names them. */
const isOfCustomers = ({ kind, count, clause, who }: Happened) =>
  kind === "bought" && (count ?? 0) > 1 && clause.field === "targetAudience" && /^\d+$/.test(who);

/** What was counted of those who wait or provide is no sale. */
export const tradedAsTold = (traded: Traded | undefined, soFar: readonly Happened[]): Traded | undefined =>
  traded && areCountedOtherwise(traded.count, soFar) ? undefined : traded;

const PLEDGES: Partial<Record<HappenedKind, Pledge>> = { promised: "word", waiting: "list" };
/** "140 emails are waiting": whoever left one. */
const PERSONS =
  /^(?:them|these|those|of them|(?:[\p{L}-]+ )?(?:e-?mails?(?: addresses)?|addresses|names|contacts|sign-?ups|registrations|pre-?registrations|enquiries|inquiries))$/iu;
const LAST_WORDS = /(?:[\p{L}'’-]+ )?[\p{L}'’-]{3,}$/u;

/** Who has promised or waits, where no rule for promises has read it. */
export function promisedAsTold(
  promised: Promised | undefined,
  soFar: readonly Happened[],
): Promised | undefined {
  if (promised) return promised;
  const told = (["promised", "waiting"] as const)
    .map((kind) => soFar.find((each) => each.kind === kind && (each.count ?? 0) > 1))
    .find((each) => each);
  const pledge = told && PLEDGES[told.kind];
  if (!told?.count || !pledge) return undefined;
  const [who = "people"] =
    LAST_WORDS.exec(
      told.who.replace(/^\S+ (?:more |of )?|^\S+$/, "").replace(/ (?:of|from|in|at) .*$/, ""),
    ) ?? [];
  return {
    count: told.count,
    pledge,
    who: PERSONS.test(who) ? "people" : who,
    theirs: false,
    said: told.clause.text,
  };
}
