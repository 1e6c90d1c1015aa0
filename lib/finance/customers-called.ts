import { isAnybody } from "@/lib/brief/buyers/anybody";
import { calledByFounder } from "@/lib/brief/buyers/called";
import { customerNoun } from "@/lib/brief/buyers/customer-noun";
import type { Archetype, Brief } from "@/lib/brief/types";

const NOUNS: Partial<Record<Archetype, string>> = { media: "readers", education: "students" };

/** Readers and students, unless the answer calls those who pay for themselves by a name of their own; undefined where neither says it. */
export function nounOf(brief: Brief, archetype: Archetype): string | undefined {
  const byName =
    archetype === "education" ? brief.b2b || brief.venture === null : archetype === "media" && brief.b2b;
  const told = byName ? countedAs(brief) : "customers";
  return told === "customers" || told === "people" ? NOUNS[archetype] : told;
}

/** The founder's own word for them, else the noun of the answer, unless it says only what many are. */
export function countedAs(brief: Brief): string {
  const { segments, b2b, language, known } = brief;
  const called = calledByFounder(brief);
  if (called) return called;
  const noun = customerNoun(segments, b2b, language);
  return isAnybody(segments[0]?.text ?? "") ? (known?.customer?.[1] ?? noun) : noun;
}
