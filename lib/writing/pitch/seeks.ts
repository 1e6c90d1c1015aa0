import type { Case } from "../case";
import { t } from "../frames";
import { soughtIn } from "../sought";

/** The money that the founder looks for, with its purpose where the words say it: what is asked for, whatever the plan counts; "" where none is named or no sum can be asked for. */
export const seeks = (c: Case, most: number): string =>
  c.loses || c.vague ? "" : soughtIn(c.context.brief, most) || c.show("sought");

/** So far apart they are two sums. */
const APART = 0.1;

/** What of it the plan accounts for. */
export function accountedFor(c: Case): string {
  const [sought, ask] = [c.fact("sought")?.value ?? 0, c.context.model.ask];
  if (sought <= 0 || Math.abs(sought - ask) <= APART * sought) return "";
  if (ask <= 0) return "our plan does not count yet what it pays for, and that list comes first";
  return sought > ask
    ? t`our plan accounts for ${c.show("ask")} of it, and what the rest pays for is the next list we write`
    : t`our plan takes ${c.show("ask")}, so a part of that still has to come from elsewhere`;
}
