import { OPENERS, VERBS } from "./data/known-verbs";
import { bare } from "./english";

/** "Two weavers and a pupil come with a loom", "people abroad adopt a tree": a whole sentence, and the name of nothing. */
export function isClause(text: string): boolean {
  const said = bare(text).replace(SOMEWHERE, "");
  if (ONE_DOES.test(said) || AT_TIMES.test(said)) return true;
  const words = said.toLowerCase().split(" ");
  return words.some(
    (word, i) =>
      i > 0 &&
      i < MOST_BEFORE_VERB &&
      (VERBS.has(word) || OPENERS.has(word) || word === "come" || word === "meet") &&
      (/(?:[^su]s|people|women|men|children|abroad|together)$/.test(words[i - 1] ?? "") ||
        (/^an?$/.test(words[i - 2] ?? "") && words[i - 3] === "and")) &&
      WITH_VERB.test(words[i + 1] ?? "") &&
      !words.slice(0, i).some((before) => NO_SUBJECT.test(before)),
  );
}
/** "The conductor uploads the score", "a trained nurse comes from ten to six". */
export const ONE_DOES =
  /^(?:an?|each|every|one) (?:(?!(?:that|which|who|with|for|of|where|in|on|from|to|by|at|and|or)\b)[\p{L}-]+ ){1,4}(?!is\b|has\b)\p{Ll}+[^s\W]s (?:the|an?|their|your|our|its|it|them|from|in|into|to|at|on|each|every)\b|^the (?:(?!(?:that|which|who|with|for|of|where|in|on|from|to|by|at|and|or)\b)[\p{L}-]+ ){1,3}(?!is\b|has\b)\p{Ll}+[^s\W]s (?:the|an?|their|your|it|them)\b/iu;
const SOMEWHERE = / (?:in|from) \p{Lu}\p{L}+(?:(?:,| and| or) \p{Lu}\p{L}+)*/gu;
/** "Twice a week a neighbour cooks ..." */
const AT_TIMES =
  /^(?:(?:once|twice|three times|four times) an? \p{L}+|(?:every|each) \p{L}+|on \p{L}+days?),? (?:an?|the|one|two|our|your) /iu;
const MOST_BEFORE_VERB = 8;
const WITH_VERB =
  /^(?:with|to|in|at|on|from|by|an?|the|their|our|your|it|them|each|every|out|up|together|two|three)$/;
const NO_SUBJECT = /^(?:for|that|which|who|where|with|to|in|of|when|so|if|we|i|it)$/;
