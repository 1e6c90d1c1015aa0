import { signedFor } from "@/lib/brief/terms/signed-for";
import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import { activeLines } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";

/** Nobody leaves before the months that are signed for; afterwards as many go as would have gone from the first. */
const after = (share: number, months: number) => 1 / (months + 1 / share);

/** Customers lost a month, where a term may bind those who sign. */
export function lostInTerm(brief: Brief, lines: readonly RevenueLine[], usual: Range, note: string): Assumed {
  const told = "Customers lost a month.";
  const term = activeLines(lines).some(({ kind }) => kind === "recurring")
    ? signedFor(brief.answers.businessModel)
    : null;
  if (!term) return assumption(usual, `${told} ${note}`);
  const [low, value, high] = usual.map((share) => Number(after(share, term.months).toFixed(3)));
  return assumption(
    [low ?? usual[0], value ?? usual[1], high ?? usual[2]],
    `${told} Nobody leaves in the ${term.months} months that are signed for ("${term.said}"); what is lost afterwards is assumed.`,
  );
}
