import { withArticle } from "./english";

const PERSON =
  "[\\p{Ll}-]*(?:er|or|ess|ist|ian|man|woman|mother|father|parent|nurse|tailor|cook|chef|vet|widow|student|tenant|owner|farmer)";
/** "When a seamstress's machine stops she ...": who is called "she" from then on. */
const ANTECEDENT = new RegExp(
  `\\b(?:an?|each|every|the) (${PERSON})(?:['’]s)?\\b[^.;]*?\\b(she|he)\\b`,
  "iu",
);
const SPOKEN_OF = /(?<!\p{L})(she|he)(?!\p{L})/iu;

/** "Before Christmas she loses customers": standing alone, it says who is meant. */
export function whoIsMeant(text: string, problem: string): string {
  const [, person = "", told = ""] = ANTECEDENT.exec(problem) ?? [];
  const pronoun = SPOKEN_OF.exec(text);
  if (!person || pronoun?.[1]?.toLowerCase() !== told.toLowerCase()) return text;
  const before = text.slice(0, pronoun.index);
  if (new RegExp(`\\b(?:an?|each|every|the|one|her|his) ${PERSON}(?:['’]s)?\\b`, "iu").test(before))
    return text;
  const who = withArticle(person.toLowerCase());
  const opens = before === "" ? who.charAt(0).toUpperCase() + who.slice(1) : who;
  return `${before}${opens}${text.slice(before.length + (pronoun[0]?.length ?? 0))}`;
}
