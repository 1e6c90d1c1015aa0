import type { Archetype } from "@/lib/brief/types";
import { baseVerb } from "../third";

/** Where somebody does it for the customer, who may be told "we"; a program is not spoken for. */
const WE_DO: readonly Archetype[] = ["services", "local", "ecommerce", "education", "nonprofit"];
const DOES =
  /^(\p{Lu}\p{Ll}+s) (?=(?:the|an?|your|you|to|each|every|what|all|it|from|up|in|on|with|any|recipes|tomorrow)(?!\p{L}))/u;
/** "Van for car owners", "Simple web for boards": what it is made of and who pays make no promise. */
const THING_FOR_WHOM =
  /^(?:[\p{L}-]+|(?:[\p{L}-]+ )*(?:apps?|web|software|tools?|platform|site|website|van|marketplace|system|service|program|programme|business)) for (?!(?:less|life|free|good|once|you|your|the|an?)\b)/iu;
const THING_WITH = /^(?:an? |the )?(?:app|tool|site|website|platform|software|system) with /i;

const PRICED =
  /^(?:[\p{L}-]+ )*(?:apps?|web|software|tools?|platform|site|system|programme|program), (?:from )?[\p{L}$]*[\p{Sc}\d]/iu;

const baseOf = (verb: string) =>
  verb
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/((?:ch|sh|ss|x|z))es$/, "$1")
    .replace(/s$/, "");

/** The words of the answers before a line that was cut out of them, back to the start of their clause; null where it was not. */
function before(line: string, answers: string): string | null {
  const at = answers.toLowerCase().indexOf(line.toLowerCase());
  return at < 0 ? null : (/[^.;:!?]*$/.exec(answers.slice(0, at))?.[0] ?? "");
}

/** "Stores the other set for you" as a brand says it, "We store the other set for you"; "" where it is no line of a brand. */
export function spokenLine(line: string, form: Archetype, answers: string): string {
  if (THING_FOR_WHOM.test(line) || THING_WITH.test(line) || PRICED.test(line)) return "";
  const lead = before(line, answers);
  if (lead === null) return line;
  // What the customers do meanwhile promises them nothing.
  if (/\b(?:they|who) $/i.test(lead)) return "";
  const [first = ""] = line.split(" ");
  if (/\b(?:we|i) [^,]*\band $/i.test(lead) && baseVerb(first) === first.toLowerCase())
    return `We ${first.toLowerCase()}${line.slice(first.length)}`;
  const [, does = ""] = DOES.exec(line) ?? [];
  // Cut out of a sentence on the venture: its subject stands before it and is lost.
  if (!does || !/(?:\b(?:it|that|which|and|app|van|who)|,) ?$/i.test(lead)) return line;
  return WE_DO.includes(form) ? `We ${baseOf(does)}${line.slice(does.length)}` : "";
}
