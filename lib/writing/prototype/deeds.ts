import { sentences } from "../cut";
import { bare, conjugate, singular } from "../english";
import { verbOf } from "../names/participle";
import { baseVerb } from "../third";
import { KIND_OF_VERB, type Kind } from "./data/deed-kinds";
import { kindOf } from "./kind-of-deed";
import { withoutReflexive } from "./reflexive";

/** Somebody of the founder's who does something: "the therapist picks exercises". */
export interface Deed {
  /** "therapist", "landlord and tenant"; "" for the product itself, "we" for the founder's own people. */
  actor: string;
  several: boolean;
  verb: string;
  /** What a screen of it is; null where it happens away from one. */
  kind: Kind | null;
  /** What follows the verb. */
  rest: string;
  /** The whole of it, with its subject: "the patient gets a daily plan". */
  text: string;
  /** Its subject as the founder says it: "the patient". */
  lead: string;
}

const AWAY = new Set(
  "come drop go stay meet share ride carry walk drive bring collect live dial ring press stand sit leave use cook eat wash clean lead call teach cut turn change serve keep find work return wait open close rent buy earn charge deliver visit repair fix cast deal learn grow bake hold need want tell announce like cannot can will never".split(
    " ",
  ),
);
const baseOf = (word: string) => {
  const said = word.toLowerCase();
  const forms = [said, said.replace(/s$/, ""), said.replace(/es$/, ""), said.replace(/ies$/, "y")];
  return (
    forms.find((form) => KIND_OF_VERB.has(form) || AWAY.has(form)) ??
    (/(?:s|have)$/.test(said) ? (baseVerb(said) ?? verbOf(said)) : null)
  );
};
const MANY = /(?:[^s]s|people|children|staff|men|both|police)$/i;
const LINKS =
  /^(?:of|in|on|for|from|with|to|at|by|per|and|or|who|that|which|when|where|while|is|are|was|were|not|as|than)$/i;
const OWN = /^(?:we|i)$/i;
const NO_SOMEBODY =
  /^(?:it|this|that|which|nobody|everything|there|they|ai|app|tool|software|platform|system|site|website|service|program|page|screen|assistant)$/i;

/** After "we": "we are", "we have filmed", "we only". */
const NO_DEED =
  /ly$|ed$|^(?:are|have|had|do|can|cannot|will|would|also|only|all|both|never|sold|built|made|were|and)$/i;
/** "The singer slows down the hard bars": an act of whoever was named, though the verb is not known. */
const actsUnknown = (word: string, next = "") =>
  /[^s]s$/.test(word) && /^(?:the|an?|their|his|her|its|it|them|down|up|out|off)$/i.test(next)
    ? word.slice(0, -1).toLowerCase()
    : null;
const agrees = (word: string, base: string, several: boolean) => (word.toLowerCase() === base) === several;

type Subject = Pick<Deed, "actor" | "several">;

/** "fills in the form", "adds up hours". */
const PARTICLE = /^(?:in|up|out|over|down) (?=\p{Ll}+)/u;
/** "Answer with a price": sent, not said in a thread. */
const BIDS = /^with (?:an? |their |its |a fixed )?(?=(?:price|quote|offer|bid|estimate)\b)/i;
function deed(subject: Subject, verb: string, rest: readonly string[], lead: string, said: string): Deed {
  const told = rest.join(" ");
  return /^(?:answer|reply|respond)$/.test(verb) && BIDS.test(told)
    ? deedOf(subject, "send", told.replace(BIDS, "a ").split(" "), lead, said)
    : deedOf(subject, verb, rest, lead, said);
}
const deedOf = (
  { actor, several }: Subject,
  verb: string,
  rest: readonly string[],
  lead: string,
  said: string,
): Deed => ({
  actor,
  several,
  verb,
  kind: kindOf(actor, verb, rest),
  rest: rest
    .join(" ")
    .replace(/ automatically\b/, "")
    .replace(/^(?:fill|add|hand|carry|pick|look)$/.test(verb) ? PARTICLE : /^$/, ""),
  text: said,
  lead: lead.replaceAll("~", " "),
});

/** "He scans a code": whoever holds the phone. */
const HE = /^(?:he|she)$/i;
const USER: Subject = { actor: "you", several: false };
const DETERMINED = /^(?:the|an?|our|each|every|one|two|three|four|both|all|their|your)$/i;
const LONGEST_SUBJECT = 4;

const MAY = /^(?:can|may)$/i;
const BESIDE = /^(?:nearby|also|then|only|now|together|themselves|usually)$/i;

/** "Brewers without a brewery request them": what they have or lack is not who they are. */
const WITH = /^(?:with|without)$/i;
const withoutWhat = ([who = "", , ...rest]: readonly string[]) => [
  who,
  ...rest.slice(DETERMINED.test(rest[0] ?? "") ? 2 : 1),
];
/** Whoever opens a clause, and what they do. */
function opened(parts: readonly string[], before: Subject | null): Deed | null {
  const said = WITH.test(parts[1] ?? "") && MANY.test(parts[0] ?? "") ? withoutWhat(parts) : parts;
  const words = said.filter((word, at) => at > LONGEST_SUBJECT || !BESIDE.test(word));
  if (/^whoever$/i.test(words[0] ?? "") && before) {
    const at = words.findIndex((word, i) => i > 1 && /s$/.test(word) && baseOf(word) !== null);
    return at < 0
      ? null
      : deed(before, baseOf(words[at] ?? "") ?? "", words.slice(at + 1), "whoever", words.join(" "));
  }
  for (let at = 1; at <= Math.min(LONGEST_SUBJECT, words.length - 1); at++) {
    const [first = ""] = words;
    // "Parents can see the menu": they see it.
    if (MAY.test(words[at] ?? "")) {
      const verb = baseOf(words[at + 1] ?? "");
      const plain = [...words.slice(0, at), ...words.slice(at + 1)];
      const several = MANY.test(words[at - 1] ?? "");
      if (verb === words[at + 1] && several) return opened(plain, before);
    }
    const head = (words[at - 1] ?? "").replaceAll("~", " ");
    const doing = words[at] ?? "";
    if (LINKS.test(words[at - 1] ?? "")) return null;
    const base =
      baseOf(doing) ??
      (OWN.test(head) && !NO_DEED.test(doing) ? doing.toLowerCase() : null) ??
      (at > 1 && /^(?:the|each|every|an?)$/i.test(first) && !MANY.test(head)
        ? actsUnknown(doing, words[at + 1])
        : null);
    const several =
      MANY.test(head) || head.includes(" and ") || OWN.test(head) || /^(?:they|you)$/i.test(head);
    if (!base || !agrees(doing, base, several)) continue;
    if (at === 1 && HE.test(head))
      return deed(before ?? USER, base, words.slice(at + 1), head, words.join(" ").replaceAll("~", " "));
    if (at === 1 && !several && !NO_SOMEBODY.test(head)) continue;
    if (at > 1 && !several && !DETERMINED.test(first)) continue;
    const actor = OWN.test(head)
      ? "we"
      : NO_SOMEBODY.test(head)
        ? ""
        : several
          ? oneOf(head)
          : head.toLowerCase();
    const subject = /^(?:they|both)$/i.test(head) && before ? before : { actor, several };
    const lead = words.slice(0, at).join(" ");
    return deed(subject, base, words.slice(at + 1), lead, words.join(" ").replaceAll("~", " "));
  }
  return null;
}
const oneOf = (head: string) =>
  (head.includes(" and ") || /^people$/i.test(head)
    ? head
    : /^both$/i.test(head)
      ? "people"
      : singular(head)
  ).toLowerCase();

const DONE_TO = /^(?:it|them|the|an?|each|every|all|this|what|your|our|their|\d+)$/i;

/** "and enters the colour": the same people go on. */
function continued(words: readonly string[], before: Subject | null, lead: string): Deed | null {
  const [said = "", ...rest] = words;
  const base =
    baseOf(said) ??
    (DONE_TO.test(rest[0] ?? "") ? (baseVerb(said) ?? verbOf(said)) : null) ??
    (before?.several === false ? actsUnknown(said, rest[0]) : null);
  if (!before || !base || !agrees(said, base, before.several)) return null;
  if (rest.length === 0 && !/^(?:book|pay|sign|order|answer|apply|applie)s?$/.test(said)) return null;
  return deed(before, base, rest, lead, `${lead} ${words.join(" ")}`);
}

const RELATIVE = /^(.+?) (that|which|who|where|in which|with which|on which) (.+)$/i;
/** After the first deed only another product does something: "charging history that stands beside it" does not. */
const OF_PRODUCT =
  /\b(?:apps?|tool|software|platform|system|site|website|programs?|screen|page|bot|assistant|plug-?in)\b/i;
const LETS =
  /^(?:.+ )?(?:lets?|allows?|helps?|enables?|for) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+s|people|children|(?:the|an?|each|every) [\p{L}-]+) (?:to )?(\p{L}+)(.*)$/iu;
const LETS_IN = /(?:^|\b(?:that|which|it) (?:also )?)(?:lets|allows|helps|enables)\b/i;
const PRODUCT: Subject = { actor: "", several: false };
/** "That automatically sets aside": how it is done. */
const HOW =
  /(?<=\b(?:that|which|and|it) )(?:automatic\p{L}*|instantly|quickly|easily|constantly|continuously) /giu;
/** "Takes a photo and it is in the record": what follows from a deed is no part of it. */
const HOW_IT_STANDS =
  /^(?:it|they|that|this|everything) (?:is|are|was|has|have|can|will|stays?|goes|comes?)\b/iu;
const BREAK =
  /(, (?:and |then |but |so )?|[;:] (?=\p{Ll})| and then | and | then | so (?:that )?(?=(?:the|they|an?|every|nobody|parents|people)\b))/u;

/** "That joins video calls": an act of the product, though the verb is not known. */
function productActs(clause: string): Deed | null {
  const [verb = "", ...rest] = clause.split(" ");
  return /^(?!has$|is$|was$|does$|costs$|comes$)\p{Ll}{2,}[^s]s$/u.test(verb) && rest.length > 0
    ? deed(PRODUCT, verb.slice(0, -1), rest, "it", `it ${clause}`)
    : null;
}

function read(part: string, before: Subject | null, lead: string): Deed | null {
  const words = part.trim().split(" ");
  const [, who = "", act = "", on = ""] = LETS.exec(part) ?? [];
  const one = /^(?:the|an?|each|every) \S+[^s]$/i.test(who);
  const allowed =
    who && !LINKS.test(act) ? opened(`${who} ${one ? conjugate(act) : act}${on}`.split(" "), before) : null;
  if (allowed && /^(?:lets|allows|helps|enables)$/i.test(words[0] ?? "")) return allowed;
  const own = continued(words, before, lead) ?? opened(words, before);
  if (own) return own;
  if (allowed) return allowed;
  const [, named = "", link = "", clause = ""] = RELATIVE.exec(part) ?? [];
  if (!link || link === "who" || (before && !OF_PRODUCT.test(named))) return null;
  return link.endsWith("where") || link.includes(" ")
    ? opened(clause.split(" "), before)
    : (continued(clause.split(" "), PRODUCT, "it") ?? productActs(clause));
}

/** Who does what, in the founder's order; English answers only. */
export function deedsIn(text: string): Deed[] {
  const found: Deed[] = [];
  let people: Subject | null = null;
  for (const sentence of sentences(withoutReflexive(text)).map(bare)) {
    const joined = sentence
      .replace(HOW, "")
      .replace(
        /(?<=^|, |: )((?:[Tt]he |[Aa]n? )?\p{L}\p{Ll}{2,}) and (\p{Ll}{3,})(?= \p{Ll}+ )/gu,
        (both, one: string, other: string) =>
          baseOf(one.split(" ").at(-1) ?? "") || baseOf(other) ? both : `${one}~and~${other}`,
      );
    const parts = joined.split(BREAK);
    let before: Subject | null = null;
    let lead = "";
    let last: Deed | null = null;
    // "An app that lets parents log feeds, shows ...": the app goes on.
    let lets = false;
    for (let at = 0; at < parts.length; at += 2) {
      const part = parts[at] ?? "";
      const next: Deed | null =
        read(part, /^(?:they|whoever|both)\b/i.test(part) ? (people ?? before) : before, lead) ??
        (lets ? continued(part.trim().split(" "), PRODUCT, "it") : null);
      lets ||= LETS_IN.test(part);
      if (next) {
        found.push(next);
        [before, last, lead] = [next, next, next.lead];
        if (next.actor && next.actor !== "we") people = next;
      } else if (last && !/[;:]/.test(parts[at - 1] ?? "") && !HOW_IT_STANDS.test(part)) {
        const more = `${parts[at - 1] ?? ""}${part}`.replaceAll("~", " ");
        last.rest += more;
        last.text += more;
      }
    }
  }
  return found;
}
