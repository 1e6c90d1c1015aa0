/** Said of what only some take beside the main thing. */
const OPTIONAL = /\boptional(?:ly)?\b|\badd-?on\b|\bon request\b|\bif (?:wanted|needed|you like)\b/i;
/** "Optional accounting export for": the thing right before its sum. */
const NAMED =
  /^(?:(?:and|plus|an?|the|our|optional(?:ly)?|add-?on|extra|additional|also|as):?,? )*((?:(?!(?:for|at|is|are|costs?|we|you|they)\s)\p{L}[\p{L}-]* ){1,3})(?:(?:is|are|costs?|for|at) )*(?:\p{Sc}|\d|[A-Z]{3}\s?\d)/iu;

/** "optional yearly check" of "Yearly check for €79, optional"; null where nothing is optional or it has no name. */
export function optionalThing(evidence: string): string | null {
  const thing = OPTIONAL.test(evidence) ? NAMED.exec(evidence)?.[1]?.trim().toLowerCase() : undefined;
  return thing ? `optional ${thing}` : null;
}

/** "tablet rented for 6 a month": the thing that is paid for beside the service. */
const LET =
  /^(?:and |plus |the |an? )?([\p{L}-]+(?: (?!is |are )[\p{L}-]+)?) (?:is |are )?(?:rented|hired|leased|lent|rental) (?:out )?(?:for |at )?(?:\p{Sc}|\d|[A-Z]{3})/u;

export const paidBeside = (evidence: string) => LET.exec(evidence)?.[1] ?? optionalThing(evidence);
