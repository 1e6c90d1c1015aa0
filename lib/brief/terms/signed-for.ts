import { COUNT, countOf } from "../text/number-words";

const TIME = `(${COUNT})[- ](months?|years?|seasons?|monate?n?|jahre?n?|meses|años?|anos?|mois|ans?|mesi|anni?|maanden|jaar)(?![\\p{L}])`;
const AGREED =
  "(?:contracts?|agreements?|commitments?|(?:contract |minimum |notice )?terms?|subscriptions?|memberships?|retainers?|lease|tenancy|mindestlaufzeit|laufzeit|vertrag(?:slaufzeit)?|contrato|engagement|contratto)";
/** "Minimum is six months", "contract at least six months", "a one-year agreement", "you sign for two seasons". */
const SAYINGS = [
  `\\b(?:minimum|min\\.|mínimo|minimo|mindestens)(?:\\s${AGREED})?(?:\\s(?:is|of|for|de|von))*:?\\s${TIME}(?!\\s(?:of|old|ago|before|later)\\b)`,
  `\\b${AGREED}(?:\\s(?:is|are|of|for|runs?|lasts?|at least|minimum|over|von|über|mindestens|de|mínimo))*:?\\s${TIME}`,
  `(?<![\\d.,])${TIME}[-\\s](?:minimum\\s)?${AGREED}\\b`,
  `\\b(?:sign(?:ed|s)?(?: up)?|commit(?:s|ted)?|bound|tied|book(?:s|ed)?)\\sfor(?: at least| a minimum of)?\\s${TIME}`,
].map((source) => new RegExp(source, "iu"));
const NONE =
  /\b(?:no|not|without|never|any|instead of|unlike|kein\w*|ohne|sin|sem|sans|senza)\b[^.;,]{0,24}$/i;

export interface SignedFor {
  months: number;
  /** The founder's words. */
  said: string;
}

/** How long a customer is bound who signs; null where nothing binds. */
export function signedFor(text: string): SignedFor | null {
  for (const saying of SAYINGS) {
    const match = saying.exec(text);
    if (!match || NONE.test(text.slice(0, match.index))) continue;
    const many = countOf(match[1] ?? "");
    const months = many * (/^(?:m|meses)/i.test(match[2] ?? "") ? 1 : 12);
    if (months > 1 && months <= 60) return { months, said: match[0].trim() };
  }
  return null;
}
