import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { literal } from "../text/literal";

/** What comes next tells of us: "; I come to the lounge", ". Ours are by the hour", ", while we ask once". */
const THEN_OURS =
  /^\s*[.;,–-]+\s*(?:(?!(?:it|this|that|these|each|every|all|both|no|you|they|he|she|we|i|ours?|my|mine|with|here)\b)[^.;!?]{8,90}[.;!]\s+)?(?:(?:and|but|while|whereas|so) )?(?:with us|i(?:['’]m|['’]ve)?|we(?:['’]re|['’]ve)?|ours?|mine|here)\b/iu;
/** "Clinics make", "dark kitchen companies want", "most salons in town close". */
const MANY =
  /^(?!(?:we|i|our|ours|my|an?|each|every|one|this|that|he|she|it|you|who|no|nobody|nothing|there|if|when|they|these|those|all|each|both|no|two|three|four|five|six|seven|eight|nine|ten|twelve|customers|clients|people|families|users|members|parents|guests|buyers|residents|patients)\b)(?:(?:the|most|many|some|normal|usual|ordinary|big|large|local) )?((?:[\p{L}'’-]+ ){0,2}?)([\p{L}-]{3,}(?<!ss|us|is)s)(?: (?:in|from|around|near) (?:the |my |our )?[\p{L}-]+)? (?!(?:of|who|that|which|for|with|in|from|to|and|or|by|at|on|per|a|an|the|is|was|has|does)\b)(?!\p{Ll}+(?<!s)s\b)\p{Ll}+(?: |$)/iu;
/** "Clinics make them travel; I come": both in one. */
const OURS_TOO = /[;,–-] (?:(?:but|and|while|whereas|so) )?(?:we|i|ours?|with us)\b/iu;
/** "Checks every hearing aid", "comes with worms": what ours does, and no plural. */
const ITS_DEED =
  /^(?:comes|works|makes|takes|keeps|shows|checks|sends|gives|lets|helps|fits|runs|costs|lasts|uses|sits|looks|tells|learns|always|perhaps|sometimes|plus|unless|besides)\b/i;

/** "Wool keeps warm", "the owner brings tea": a verb, and no plural. */
const IS_VERB =
  /^(?:keeps|stays|brings|takes|makes|gives|gets|lets|puts|sets|comes|goes|does|has|was|works|runs|fits|holds|lasts|costs|pays|sells|buys|sends|shows|tells|knows|learns|reads|writes|speaks|teaches|helps|needs|wants|uses|checks|cleans|washes|dries|cooks|bakes|grows|feels|looks|smells|tastes|breathes|burns|cuts|saves|earns|leaves|lives|moves|opens|closes|starts|stops|ends|turns|finds|sees|hears|meets|plays|rides|drives|walks|carries|delivers|collects|arrives|answers|asks|says|calls|books|signs|sorts|stores|ships|prints|records|measures|counts|weighs|adds|fills|covers|protects|removes|replaces|repairs|fixes|builds|designs|supports|includes|allows|offers|provides|means|becomes|remains|sits|stands|lies|hangs|folds|rolls|snaps|locks|connects|syncs|updates|alerts|warns|suggests|finishes|returns|always|perhaps|besides|less)$/i;

/** The offer speaks of them as those who act or buy: "halls list", "each clinic", and not "a clinic appointment". */
function isOfTheOffer(noun: string, { solution, targetAudience, businessModel }: QuizAnswers): boolean {
  const told = `${solution}\n${targetAudience}\n${businessModel}`;
  const one = literal(
    noun
      .toLowerCase()
      .replace(/(?:(?<=ch|sh|x|ss)es|s)$/, "")
      .replace(/ie$/, ""),
  );
  return (
    new RegExp(`(?<!\\p{L})${literal(noun)}(?!\\p{L})`, "iu").test(told) ||
    new RegExp(
      `(?<!\\p{L})(?:an?|the|each|every|one|your|per|any) (?:\\p{L}+ )?${one}\\p{L}{0,3}(?=$|[,.;:'’\\n]| (?:\\p{Ll}+s|and|or|in|at|for|to|with|by|on|who|that|can|pays?)\\b)`,
      "iu",
    ).test(told)
  );
}

/** "Clinics make residents travel; I come to the lounge": whatever several others do, said before what we do. */
export function isAnsweredByUs(said: string, { answers }: { answers: QuizAnswers }): boolean {
  const told = answers.differentiator;
  const at = told.indexOf(said);
  const opens = at === 0 || /[.!?;]\s+$/.test(told.slice(0, Math.max(0, at)));
  const noun = ITS_DEED.test(said) ? "" : (MANY.exec(said)?.[2] ?? "");
  return (
    at >= 0 &&
    opens &&
    noun !== "" &&
    !IS_VERB.test(noun) &&
    !OURS_TOO.test(said) &&
    THEN_OURS.test(told.slice(at + said.length)) &&
    !/\b(?:us|ours?|my|me)\b/i.test(said) &&
    !isOfTheOffer(noun, answers)
  );
}
