import { assumption } from "./assumed";
import type { RevenueLine } from "./types";

const STAFF =
  /\bper (?:nurse|employee|worker|driver|teacher|engineer|technician|apprentice|manager|trainee|carer|cook|participant|learner|delegate|staff member|student|pupil)$/i;
/** "€690 per nurse", paid by the house that employs them. */
export const isForStaff = ({ label }: RevenueLine) => STAFF.test(label);

/** A firm sends several of its people in a year, each once. */
export const SENT = assumption(
  [2 / 12, 6 / 12, 15 / 12],
  "How many one customer sends in a year was not stated; six are assumed.",
);
