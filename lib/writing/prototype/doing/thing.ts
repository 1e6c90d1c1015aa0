import { sentences } from "../../cut";
import { bare, cap, wordCount } from "../../english";
import type { Material } from "../../material";
import type { Doing } from "./doing";
import { nounPhrase } from "./noun-phrase";
import { tokensOf } from "./words";

const LESSONS = /^(?:lesson|course|class|workshop|training|session|seminar)s?$/i;
const MOST_OF_A_FACT = 12;
const FORM = /^(?:app|tool|software|platform|system|site|website|service|program|marketplace|check)$/i;
const STARTS =
  / (?=(?:filled|sewn|sent|made|cut|built|chosen|grown|printed|roasted|delivered|packed|baked|knitted|with|in|for|from|by|using|after|that|which) )/i;

/** What is sold where the answer only names it: "blouses sewn after five measurements"; null where it opens with a deed or with software. */
export function thingSold({
  archetype,
  context: { brief },
}: Pick<Material, "context" | "archetype">): Doing | null {
  // What is read or heard is drawn as an edition, and is no thing on a shelf.
  if (archetype === "media") return null;
  const [first = ""] = sentences(brief.answers.solution);
  const object = nounPhrase(tokensOf(bare(first).replace(/^(?:live|online|our|we offer|i offer) /i, "")));
  if (!object || FORM.test(object.head) || !/^\p{L}{3,}$/u.test(object.head)) return null;
  const taught = LESSONS.test(object.head);
  return {
    sort: taught ? "teach" : archetype === "services" ? "service" : "thing",
    subject: { actor: "we", lead: "we", several: true },
    verb: taught ? "join" : "make",
    object,
    items: [],
    question: "",
    moment: "",
    rest: object.words,
    when: "",
    passive: null,
    sentence: 0,
  };
}

/** "In Pilsen": where it is stands elsewhere. */
const ONLY_WHERE = /^(?:in|at|near|around) \p{Lu}\S*(?: \p{Lu}\S*)*$/u;
/** "Sewn after five measurements", "sent through the letterbox every month": what is said of it, a row each. */
export function factsOfThing({ context: { brief } }: Pick<Material, "context">): string[] {
  const [first = ""] = sentences(brief.answers.solution).map(bare);
  const [opening = "", ...more] = first.split(/, (?!and )|: /);
  const [, ...behind] = opening.split(STARTS);
  return [behind.join(" "), ...more]
    .map((said) =>
      bare(said.split(/,? (?:and then|so that|which|that) | (?:you|we|they) (?=\p{L}+ )/u)[0] ?? said),
    )
    .filter((said) => wordCount(said) >= 2 && wordCount(said) <= MOST_OF_A_FACT && !ONLY_WHERE.test(said))
    .map(cap);
}
