import { DONE_TO } from "../../third";
import { actorOf, isVerbHere, NO_DEED, type Opened, type Subject } from "./subject";
import { DETERMINER, isAdverb, isMany, isOne, isPronoun, JOINS, verbBefore, verbIn } from "./words";

/** "Glue and clamp it": both are done to it, whether the first is a known verb or not. */
const pairedVerb = (tokens: readonly string[], at: number, several: boolean) => {
  const [said = "", and = "", other = "", it = ""] = tokens.slice(at, at + 4);
  const isPair =
    /^\p{Ll}{3,}$/u.test(said) && and === "and" && /^\p{Ll}{3,}$/u.test(other) && /^(?:it|them)$/.test(it);
  if (!isPair || NO_DEED.test(said)) return null;
  return several ? said : /[^s]s$/.test(said) && /s$/.test(other) ? said.slice(0, -1) : null;
};

/** "and sends it": the same go on. */
export function continuedAt(tokens: readonly string[], at: number, subject: Subject): Opened | null {
  let verbAt = at;
  while (isAdverb(tokens[verbAt])) verbAt++;
  const said = tokens[verbAt] ?? "";
  const paired = pairedVerb(tokens, verbAt, subject.several);
  const base = paired ?? (/^\p{Ll}+$/u.test(said) ? verbBefore(said, tokens[verbAt + 1]) : null);
  if (base === null || NO_DEED.test(said) || isOne(said, base) === subject.several) return null;
  // "Answers texts and emails in the manager's name": two things of one kind.
  const before = tokens[at - 2] ?? "";
  if (
    /^and$/i.test(tokens[at - 1] ?? "") &&
    NOUN_TOO.test(base) &&
    isMany(before) === isMany(said) &&
    !DONE_TO.test(tokens[verbAt + 1] ?? "")
  )
    return null;
  // "Post shifts, pay and whether there is a bed": one more thing that is posted.
  if (JOINS.test(tokens[verbAt + 1] ?? "") && ASKS_WHICH.test(tokens[verbAt + 2] ?? "")) return null;
  return paired || isVerbHere(base, tokens, verbAt) ? { subject, verb: base, verbAt } : null;
}
/** "Emails", "orders": things as well. */
const NOUN_TOO =
  /^(?:email|text|call|message|plan|order|report|list|record|note|photo|form|file|book|bill|check|test|repair|visit|price|cost|review|rate|reply|offer|invoice|quote|update|alert|scan|design|print|sample|stamp|tag|label|post|film|map|log)$/;
const ASKS_WHICH = /^(?:whether|what|which|who|how|where|when)$/i;

const LETS = /^(?:let|allow|enable|help)$/;
/** "Lets parents scan a barcode": whoever may do it does it. */
export function allowedBy(tokens: readonly string[], { verb, verbAt }: Opened): Opened | null {
  if (!LETS.test(verb)) return null;
  const from = verbAt + 1;
  for (let k = from + 1; k <= from + 4 && k < tokens.length; k++) {
    const head = tokens[k - 1] ?? "";
    if (DETERMINER.test(head)) continue;
    const at = /^to$/i.test(tokens[k] ?? "") ? k + 1 : k;
    const said = tokens[at] ?? "";
    if (verbIn(said) !== said.toLowerCase()) continue;
    const several = isMany(head) || isPronoun(head);
    const actor =
      isPronoun(head) || /^(?:them|users?|customers?)$/i.test(head) ? "you" : actorOf(head, several);
    return { subject: { actor, lead: tokens.slice(from, k).join(" "), several }, verb: said, verbAt: at };
  }
  return null;
}
