import { baseVerb } from "../third";

/** "Spots the payouts", "the owner sees what is open", "so that people know": told of the offer, where a line speaks to whoever reads it. */
const DESCRIBES =
  /^(?!(?:always|works) )\p{L}+s (?:an?|the|your|you|it|next|for|to|up|profit)\b|^(?:the|an?) \p{L}+ (?:sees?|gets?|goes|arrives?) |^(?:so that|somewhere|priced|an? truly|by the|one job|know which|all \p{L}+ are|staff)\b|^\p{L}+ \p{L}+ for \p{L}+|\b(?:directly|is necessary)$/iu;

/** "Translates the script", "by the hour", "rather than fix and run": half of a sentence, whatever else it says. */
const HALF =
  /^(?:(?:only |can only |just |also )?(?:is|are|was|were|does|would|could|can|has|have) |(?:only )?(?!always|works|fits|stays|lasts|keeps|runs|goes|comes|no )\p{L}+[^s\W]s (?=(?:an?|the|only|just|your|their|its|each|every|in|on|over|at|with|without|next|by|back|up|out|size|who|what|which)\b)|rather |today |start at |by the \p{L}+$|month to month$|pay (?:per|by) |all within |with you |open (?:every|six|seven|five) days?$)/iu;
/** "The second one home brought": points at what was said before. */
const POINTS_BACK = /\bthe (?:first|second|third|other|last|next) one\b/i;
/** "Texts the owner": only a verb stands before such a word. */
const ACTS_ON = /^(?!always )\p{L}+[^s\W]s (?:an?|the|your|their|its|each|every) /iu;
/** "Books routine stuff", "counts steps": a verb without whoever does it. */
export const acts = (line: string) => {
  const [first = "", next = ""] = line.split(" ");
  return (
    /\p{L}s$/u.test(first) &&
    baseVerb(first) !== null &&
    !/^(?:works|fits|stays|lasts|keeps|runs|goes|comes|holds|folds|weighs|needs|knows|notes)$/i.test(first) &&
    !/^(?:and|or|of|in|for|from|with|without|that|on|at|by|to|is|are|as|like|under|over)$/i.test(next)
  );
};
/** Half of a sentence, or what points at another. */
export function isHalf(line: string) {
  const said = line.replace(/^(?:only|just|can only|also) /i, "");
  const [first = ""] = said.toLowerCase().split(" ");
  return (
    ACTS_ON.test(said) ||
    acts(said) ||
    POINTS_BACK.test(said) ||
    (HALF.test(line) &&
      (!/s$/.test(first) || /^(?:is|was|does|has)$/.test(first) || baseVerb(first) !== null))
  );
}
/** What may stand alone beside a logo. */
export const standsAlone = (line: string) => !DESCRIBES.test(line) && !isHalf(line);
