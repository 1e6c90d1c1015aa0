import type { Brief } from "@/lib/brief/types";
import { coreOf, isOfCore } from "./core";
import { CONCRETE_NOUNS } from "./data/concrete-nouns";
import { isTelling, singular } from "./key-nouns";
import { verbOf } from "./participle";

/** Something the offer handles, as its founder names it. */
export interface Thing {
  noun: string;
  weight: number;
  /** How often the answers speak of it. */
  times: number;
}

const KNOWN = new Set(CONCRETE_NOUNS);
const OPENS =
  "the|an?|each|every|one|its|their|your|his|her|own|per|of|any|this|our|two|three|four|five|six|seven|eight|nine|ten|no";
const CLOSES =
  "and|or|in|on|at|to|for|from|with|without|by|of|is|are|was|has|have|that|which|who|where|so|as|when|until|before|after|than|looks?|goes|can|every|each|a|per|it|we|they|within|into|under|over|costs?|keeps?|takes?|itself";
/** The last word of "the ...", "each ...", "clean gravestones,". */
const NAMED = new RegExp(
  `(?:\\b(?:${OPENS}) |\\d )(?:[a-z-]+ )?([a-z]{3,11})(?=['’]s|[,.;:!?)]|$| (?:${CLOSES})\\b)`,
  "g",
);
const LISTED = new RegExp(`(?:, |and |with )([a-z]{3,10}s)(?=[,.;:]|$| (?:${CLOSES})\\b)`, "g");
/** Things in number, without an article; a verb may look the same, so that it has to be said more than once. */
const PLURAL = /\b([a-z]{4,11}s)(?= (?:on|in|from|for|with|that|which|who|so)\b|[,.;])/g;

/** "The adjuster sees a report", "answers the phone, books, moves and cancels appointments": done, not handled. */
const isVerb = (found: string, rest: string) =>
  (/^(?:the|an?|each|every|one|our) [a-z-]+ [a-z]+s$/.test(found) &&
    /^ (?:an?|the|each|every|its|their) /.test(rest)) ||
  /^(?:, [a-z]+s)* and [a-z]+s (?:an?|the|[a-z]+s)\b/.test(rest);

/** What the offer is comes before what is handled on the way. */
const OF_CORE = 3.5;
const FIELDS = { solution: 1.5, differentiator: 1, businessModel: 1.2, problem: 0.7 } as const;
const LEAST = 1.5;

/** What the offer handles, most telling first: said as a thing, and said of the offer. English answers only. */
export function thingsOf(brief: Brief): Thing[] {
  const { answers, language, offer } = brief;
  if (language !== "en") return [];
  const all = Object.values(answers).join(" ").toLowerCase();
  const core = coreOf(brief);
  const weights = new Map<string, number>();
  for (const [field, weight] of Object.entries(FIELDS)) {
    const text = answers[field as keyof typeof FIELDS].toLowerCase();
    for (const pattern of [NAMED, LISTED, PLURAL])
      for (const found of text.matchAll(pattern)) {
        const [whole, word = ""] = found;
        const noun = singular(word);
        if (word !== noun && isVerb(whole, text.slice(found.index + whole.length))) continue;
        if (isTelling(noun) && !(pattern === PLURAL && verbOf(noun)))
          weights.set(noun, (weights.get(noun) ?? 0) + (pattern === PLURAL ? weight / 2 : weight));
      }
  }
  const head = singular((offer.noun ?? "").toLowerCase().split(" ").at(-1) ?? "");
  return [...weights]
    .map(([noun, weight]) => {
      const priced = new RegExp(`\\b(?:per|each|an?) (?:[a-z]+ )?${noun}\\b`).test(
        answers.businessModel.toLowerCase(),
      );
      const offered = new RegExp(`\\b${noun}`).test(answers.solution.toLowerCase());
      const times = all.match(new RegExp(`\\b${noun}`, "g"))?.length ?? 0;
      return {
        noun,
        times,
        weight:
          weight +
          (priced ? 1 : 0) +
          Math.min(3, times - 1) * 0.4 +
          (KNOWN.has(noun) ? 0.8 : 0) +
          (noun === head ? 1 : 0) +
          (isOfCore(core, noun) ? OF_CORE : 0) -
          (offered ? 0 : 1.2),
      };
    })
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight);
}

/** What the offer is about: named more than once, so that no example is taken for it ("from a pizza to a job interview"). */
export const mainThing = (brief: Brief): string | undefined =>
  thingsOf(brief).find(({ times }) => times > 1)?.noun;
