import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import { payingTold } from "../evidence/paying-told";
import { areNoBuyers, toldCustomers } from "../told-numbers/counts";
import type { Clause } from "../types";
import { readCustomers } from "./customers";
import { customersOfLastSeason } from "./last-season";
import type { Promised } from "./promised";
import { servedNow } from "./served-now";
import { customersToday } from "./today";
import type { Traded } from "./traded";
import { customersBehind, customersOf, customersOfUnits, whoHaveThem } from "./traded-by";

/** "45 are paying", "one town has signed": so plain that no likelihood is asked. */
const SAID_TO_PAY = /\b(?:are|is|now|already) paying$|\b(?:has|have) (?:already )?signed$/;

export interface Told {
  answers: QuizAnswers;
  /** The answers without the founder's corrections of who buys. */
  plain: QuizAnswers;
  english: boolean;
  /** The founder says that nobody has bought. */
  unsold: boolean;
  traction: readonly Clause[];
  traded: Traded | undefined;
  promised: Promised | undefined;
  written: readonly Clause[];
  segments: readonly Clause[];
  sold: readonly RevenueLine[];
}

/** Customers who pay today, by the surest way that they are told, and those of what was sold in a time that is over. */
export function whoPays({
  answers,
  plain,
  english,
  unsold,
  traction,
  traded,
  promised,
  written,
  segments,
  sold,
}: Told): {
  paying: Assumed | undefined;
  customers: Assumed | undefined;
} {
  if (unsold) return { paying: undefined, customers: undefined };
  const buying =
    readCustomers(traction, answers) ??
    customersToday(answers) ??
    (english ? servedNow(answers) : undefined) ??
    customersOf(traded, written);
  const paying =
    buying && english && !SAID_TO_PAY.test(buying.note) && areNoBuyers(answers, buying.value)
      ? undefined
      : buying;
  const counted = english ? toldCustomers(plain, written, sold) : null;
  const told = counted && counted.value !== promised?.count ? counted : null;
  const customers =
    whoHaveThem(paying ?? told ?? undefined, sold, written) ??
    (english ? customersOfLastSeason(answers, sold) : undefined) ??
    (english ? payingTold(traction, segments) : undefined) ??
    customersBehind(traded, sold) ??
    customersOfUnits(answers.businessModel, sold);
  return { paying, customers };
}
