import type { Brief } from "@/lib/brief/types";
import { isClause, ONE_DOES } from "./is-clause";
import { baseVerb } from "./third";
import { splitAtVerbs } from "./voice";

/** "a marketplace where ...", "it ...": what stands before the doing. */
const LEAD_IN =
  /^(?!(?:in|on|at|with|for|from|by|of|to|without) )(?!\p{Ll}+s (?:only|just|the|each|every|all|those|an?) )(?!(?:[\p{L}-]+ ){0,4}(?:shows?|sees?|tells?|knows?|says?|learns?|finds?|checks?|decides?|explains?|reports?|asks?|hears?|notices?) (?:you |them |him |her )?(?:that|which|where) )(?:it |(?:an? |the )?(?:[\p{L}-]+ ){1,4}(?:that|which|where|in which) |\p{Ll}* ?(?:software|app|tool) for (?:[\p{L}-]+ ){1,3}(?:that|where) )/u;

/** "When a shift opens up it texts the right people": what it does comes after the occasion. */
const ON_OCCASION =
  /^(?:if|when|whenever|once|as soon as) [^,;]{3,60}?,? (?:it|the (?:app|system|tool|software)) (?=\p{L}+s\b)/iu;

/** "At the end of the month it makes the statement": the day stands behind what is done. */
const ON_A_DAY =
  /^(at the end of (?:the|each|every) \p{Ll}+|(?:each|every) (?:day|morning|evening|night|week|month|quarter|year)),? (?:it|the (?:app|system|tool|software)) (?=\p{L}+s\b)([^,;]+)$/iu;

/** "..., so the agency is the last resort" is what follows from it, and nothing that it does. */
export const deeds = ({ offer: { features }, answers: { solution } }: Brief) => {
  const done = features.filter(({ start }) => !/\bso (?:that )?$/i.test(solution.slice(0, start)));
  return done.length > 0 ? done : features;
};

/** "A simple program on the technician's phone": what it is called, beside what it does. */
const CALLED_SO =
  /^(?:an? |the |our )?(?:\p{Ll}+ ){0,2}?(?:apps?|program|software|platform|website|site|tool|system|service)(?: (?:on|in|for|at|from) (?:the |an? )?[\p{L}'’ -]+)?$/iu;

/** "Three times a week", "checked by members", "a radio with one button": no deed of its own. */
const HAS_VERB =
  /^(?!(?:an?|the|our|one|two|three|four|\d+) )(?:\p{L}+ly )?(\p{L}+)\b|^(?:\p{L}+ ){0,5}?(?:\p{L}+s|people|you|they|it|we|nobody|everybody|\p{L}+) (\p{Ll}+) (?:the|an?|their|your|it|them|what|who|where|how|when|on|in|at|to|from|by|without|every|each|all|more|only|no)\b/u;
/** "Emails the client": whatever the verb is, something is done to somebody. */
const DOES_TO =
  /^\p{Ll}+[^s\W]s (?:the|an?|their|your|its|it|them|each|every|all|who|what|which|how|where|when|whether) /u;
/** "The form will not send if something is missing": what it does not let happen. */
const REFUSES =
  /^(?:the|an?|each|every|nothing|no) (?:\p{L}+ ){0,3}(?:will not|cannot|does not|won['’]t|can['’]t) \p{Ll}+\b/u;
const isDeed = (clause: string) => {
  const [, first, second] = HAS_VERB.exec(clause) ?? [];
  const verb = first ?? second ?? "";
  const participle = /(?:ed|(?<!^(?:br|r|s|w|sw|st|cl))ing)$/.test(verb);
  return (
    (!participle && baseVerb(verb) !== null) ||
    DOES_TO.test(clause) ||
    ONE_DOES.test(clause) ||
    REFUSES.test(clause) ||
    isClause(clause)
  );
};
const DESCRIBES =
  /^(?:\p{L}{3,}ed (?:by|in|with|at|on|for|within|without|every)\b|(?:once|twice|three times|every) )/u;

/** What only describes the offer is left out where deeds are told. */
function telling(features: string[]): string[] {
  // "Maybe a community": what is only hoped for is told as such.
  const done = features.filter(
    (feature) => isDeed(feature) || /^(?:maybe|perhaps|later|eventually) /i.test(feature),
  );
  const kept = done.length > 1 ? done : features.filter((feature) => !DESCRIBES.test(feature));
  return kept.length > 0 ? kept : features;
}

/** What the offer does, one deed each, as it can stand after "it" or in a list. */
export const featuresIn = (said: readonly string[], called: string | null): string[] =>
  telling(cleaned(said, called));

const cleaned = (said: readonly string[], called: string | null): string[] =>
  said
    .map((clause) =>
      clause
        .replace(called ? `${called} ` : "", "")
        .replace(/^(?:(?:we|i) (?:also |then )?|with |plus |and )/i, "")
        .replace(
          /^(?:an? |the |our )?(?:[\p{L}-]+ ){0,2}(?:app|software|platform|tool|website|site|system) with (?=\p{L})/iu,
          "",
        )
        .replace(/^(?:so )?that (?=(?:nothing|nobody|no|every\w*|all|the|they|each)\b)/i, "")
        .replace(ON_OCCASION, "")
        .replace(ON_A_DAY, (_, when: string, does: string) => `${does} ${when.toLowerCase()}`)
        .replace(LEAD_IN, ""),
    )
    .flatMap(splitAtVerbs)
    .filter((clause, _, all) => all.length < 3 || !CALLED_SO.test(clause))
    .filter((clause) => !/^(?:is|are|was|were|has been|have been) /i.test(clause))
    .filter((clause) => !/^(?:if|before|after|when|while|until|so|where|because) /i.test(clause))
    .filter(
      (clause, _, all) =>
        all.length === 1 ||
        !/^(?:in|on|at|with|for|from|by|of|to|not|nor|without|as|under|over) /i.test(clause),
    );
