import type { Doing } from "./doing";

/** What a screen of a deed is filled with. */
export interface Stage {
  doing: Doing;
  /** "Scan a barcode". */
  label: string;
  /** "weekly meal plan"; "entry" where nothing is named. */
  thing: string;
  /** One of it: "plan". */
  one: string;
  /** Rows of such things. */
  lines: readonly [string, string, string];
  /** "is safe" and "is not safe": what a look at it says; "" where the answers name nothing. */
  verdict: string;
  /** Whoever it is done for or told to: "parent". */
  other: string;
  /** What was read or handed in before: "contract". */
  before: string;
  brand: string;
  /** Three hours, as a calendar says them. */
  slots: readonly string[];
  place: string;
  prices: readonly (readonly [string, string])[];
  /** What was chosen, entered or handed in before, as fields. */
  fields: readonly string[];
  /** What the founder says of it, short enough for a row. */
  facts: readonly string[];
  /** What the founder can prove. */
  proofs: readonly string[];
  /** The deed as a sentence. */
  told: string;
  /** Whoever reads sends it, and does not get it. */
  sends: boolean;
  /** What customers ask about most, as the problem names it. */
  topics: readonly string[];
  firm: boolean;
  /** The answers speak of it. */
  says: (what: RegExp) => boolean;
}

/** How a deed is drawn, and what it needs besides. */
export interface Template {
  parts: (stage: Stage) => string[];
  empty: (stage: Stage) => string;
  error: (stage: Stage) => string;
  /** Wanted soon after. */
  should: (stage: Stage) => string;
}
