import { type Candidate, length } from "./candidate";
import { trigger } from "./triggers";

/** A name made by rule, with the sentences on what it is made of. */
export const made = (
  name: string,
  kind: Candidate["kind"],
  parts: string[],
  source: string,
  score: number,
  reasons: readonly string[],
): Candidate => ({
  ...{ name, kind, parts, reasons, source: `made of ${source}`, score: score - length(name) },
  ...{ gloss: reasons[0] ?? "", triggers: parts.slice(0, 1).map(trigger), about: "" },
});
