import type { Clause } from "../types";

/** What somebody has done with the offer so far. */
export type HappenedKind =
  /** They pay again and again, or stand in the books today. */
  | "paying"
  /** They paid once, or it was done or sold for money. */
  | "bought"
  /** They have or use it and pay nothing. */
  | "free"
  /** They use it; whether they pay is not told. */
  | "used"
  | "tested"
  | "promised"
  | "waiting"
  /** They signed up to provide, on the other side of a deal. */
  | "suppliers"
  | "interviewed";

/** One thing that has happened with others by the founder's own account. */
export interface Happened {
  kind: HappenedKind;
  /** How many of them, summed where several are named; null where the founder does not count them. */
  count: number | null;
  /** As the founder calls them: "12 friends". */
  who: string;
  /** They are people or places, and no things or visits. */
  others: boolean;
  /** The whole clause that tells of it. */
  clause: Clause;
}
