import { literal } from "@/lib/brief/text/literal";
import { singular } from "../english";
import type { Material } from "../material";
import { reasonsOf } from "../reasons";
import { baseVerb } from "../third";
import { KIND_OF_VERB } from "./data/deed-kinds";
import { isFunction, withoutOpener } from "./no-function";

/** "bars are still wrong" out of "which bars are still wrong", "in order of hours left": no feature of anything. */
const BEFORE_FRAGMENT = /\b(?:which|how|what|whose|whether) $/i;
const ONLY_HOW =
  /^(?:in|on|at|of|for|by|from|to|into|within|during|once|twice|(?:every|each) (?:day|week|month|year|morning|evening|night|time|hour|season)|who|which|where) /i;

/** What the offer does, in whole clauses; what the founder does keeps its "we". */
export function featuresOf({ features, context }: Material): string[] {
  const { solution } = context.brief.answers;
  const whole = features.filter(
    (feature) =>
      !ONLY_HOW.test(feature) &&
      isFunction(feature) &&
      !BEFORE_FRAGMENT.test(solution.slice(0, Math.max(0, solution.indexOf(feature)))),
  );
  return (whole.length > 1 ? whole : features)
    .map((feature) => {
      const [, who] =
        new RegExp(`\\b(we|I) (?:also |then |only )?${literal(feature)}`, "iu").exec(solution) ??
        new RegExp(`(?:^|[.!?] )(we|I) [^.!?;,]* and ${literal(feature)}`, "iu").exec(solution) ??
        [];
      return who ? `${who === "I" ? who : "we"} ${feature}` : feature;
    })
    .filter(isFunction);
}

/** "Ours reads any score", "ours is checked by a notary": on its own page nobody says whose. */
const OURS =
  /^ours (?:(?:is|are) (?=\p{L}+ed\b)|(?:has|have) (?=\S+ \S)|(?=(?!is\b|has\b|was\b)\p{L}+s\b))/iu;
/** "Ours has 6" says nothing by itself. */
const UNSAID =
  /^no ?(?:one|body) else\b.* (?:does|has|can|do)(?: it| this| that)?$|^(?:today|currently|at present|until now|so far|now(?:adays)?)\b|^(?:ours?|it|they) (?:has|have|is|are) \S+$|^of \d/i;
const BEFORE_OURS = /^[^.;]*[.;]\s+(?:we|ours?|with us|here|my|(?:every|each)(?: one)? of ours)\b/i;
const OWN_SUBJECT =
  /^(?:we|ours?|it|every|each|all|both|no|nothing|nobody|with|the|an?|\d+|one|two|three|four|five|six)\b/i;
/** "Couriers send a link that nobody opens. We write ...": what stands first, of somebody else than the buyers, is told against the others. */
function isToldAgainst(proof: string, { context: { brief } }: Material): boolean {
  const { differentiator, targetAudience } = brief.answers;
  const own = `${targetAudience} ${brief.offer.noun ?? ""}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular);
  return (
    differentiator.toLowerCase().startsWith(proof.toLowerCase()) &&
    BEFORE_OURS.test(differentiator) &&
    !OWN_SUBJECT.test(proof) &&
    !proof
      .toLowerCase()
      .split(" ")
      .slice(0, 2)
      .some((word) => word.length > 3 && own.includes(singular(word)))
  );
}

/** "The canteen closes at 8", "a full rebuild takes two weeks": said of something that the offer does not speak of. */
function isOfOthers(proof: string, { context: { brief } }: Material): boolean {
  if (OWN_SUBJECT.test(proof) && !/^the\b/i.test(proof)) return false;
  if (CUSTOMERS.test(proof)) return false;
  const words = proof.split(" ");
  const verb = words.findIndex((word, at) => at > 0 && isVerb(word, words[at - 1] ?? ""));
  const subject = words.slice(0, verb);
  const named =
    /^(?:the|an?|existing|other|most|ordinary|usual)$/i.test(subject[0] ?? "") ||
    /[^s]s$/.test(subject.at(-1) ?? "");
  if (verb < 1 || verb > MOST_SUBJECT || !named) return false;
  const { solution, targetAudience, businessModel } = brief.answers;
  const own = `${solution} ${targetAudience} ${businessModel}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular);
  return !subject.some(
    (word) => word.length > 3 && !FORM.test(word) && own.includes(singular(word.toLowerCase())),
  );
}
const MOST_SUBJECT = 4;
/** "The customers vote each spring": whoever buys is not another. */
const CUSTOMERS = /^(?:the |all |our )?(?:customers|members|users|subscribers|buyers|clients|guests)\b/i;
/** "Weather apps": others have one too. */
const FORM = /^(?:apps?|tools?|software|platforms?|services?|systems?|sites?|websites?|programs?)$/i;
const isVerb = (word: string, before: string) =>
  /^(?:is|are|has|have|can|cannot|do|does|will|costs?|want|wants|need|take|charge|quote|sell|cost)$/i.test(
    word,
  ) ||
  (/s$/.test(word)
    ? !/s$/.test(before) && baseVerb(word) !== null
    : /s$/.test(before) && KIND_OF_VERB.has(word));

/** What the founder can prove, as it can stand alone on a page. */
export const meritsOf = (m: Material) =>
  reasonsOf(m)
    .filter((proof) => !m.context.brief.answers.solution.toLowerCase().includes(proof.toLowerCase()))
    .filter((proof) => !isToldAgainst(proof, m) && !isOfOthers(proof, m))
    .map((proof) => proof.replace(OURS, ""))
    .map(withoutOpener)
    .filter((proof) => !UNSAID.test(proof) && isFunction(proof));
