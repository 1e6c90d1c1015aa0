import { literal } from "@/lib/brief/text/literal";
import type { Material } from "../material";

/** "bars are still wrong" out of "which bars are still wrong", "in order of hours left": no feature of anything. */
const BEFORE_FRAGMENT = /\b(?:which|how|what|whose|whether) $/i;
const ONLY_HOW = /^(?:in|on|at|of|for|by|from|to|into|within|during|once|twice|every|each|who|which|where) /i;

/** What the offer does, in whole clauses; what the founder does keeps its "we". */
export function featuresOf({ features, context }: Material): string[] {
  const { solution } = context.brief.answers;
  const whole = features.filter(
    (feature) =>
      !ONLY_HOW.test(feature) &&
      !BEFORE_FRAGMENT.test(solution.slice(0, Math.max(0, solution.indexOf(feature)))),
  );
  return (whole.length > 1 ? whole : features).map((feature) => {
    const [, who] =
      new RegExp(`\\b(we|I) (?:also |then |only )?${literal(feature)}`, "iu").exec(solution) ?? [];
    return who ? `${who === "I" ? who : "we"} ${feature}` : feature;
  });
}

/** "Ours reads any score", "ours is checked by a notary": on its own page nobody says whose. */
const OURS = /^ours (?:(?:is|are) (?=\p{L}+ed\b)|(?=(?!is\b|has\b|was\b)\p{L}+s\b))/iu;
/** "Ours has 6" says nothing by itself. */
const UNSAID = /^(?:ours?|it|they) (?:has|have|is|are) \S+$|^of \d/i;
/** What the founder can prove, as it can stand alone on a page. */
export const meritsOf = ({ proofs }: Material) =>
  proofs.map((proof) => proof.replace(OURS, "")).filter((proof) => !UNSAID.test(proof));
