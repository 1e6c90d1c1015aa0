import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { readOffer } from "@/lib/brief/offer/offer";
import { isForbiddenClaim } from "@/lib/brief/rules";
import { readPains, readProof, readTraction } from "@/lib/brief/statements";
import { hasBeenDone } from "@/lib/brief/text/happened";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { bare, cap, wordCount } from "./english";

const CLAIMED: readonly AnswerField[] = ["solution", "differentiator", "businessModel"];
/** What led to the claim: "which", "and can", "that will also". */
const LEADS_IN =
  /(?:[\s,;:]+(?:which|that|who|and|so|it|they|you|there|to|can|will|also|even|really|has been|have been|is|are|being|an?|the|pays?|gives?|offers?|brings?|promises?|earns?|with|at))+$/i;
const LEAST = 2;
/** "It does not cure diabetes" makes no claim, and cut there it would say something else. */
const DENIED = /\b(?:not|never|no|nor|nobody|without|cannot|unlike)\b|n['’]t\b/i;

/** "Clinically proven (twelve people tried it, nine slept better)": what happened may be told without the claim. */
function whatHappened(rest: string): string {
  const told = bare(
    rest.replace(/^[\s,;:(–-]*(?:(?:as|because|since|and|so) )*/, "").replace(/[).\s]+$/, ""),
  );
  return hasBeenDone(told) && !isForbiddenClaim(told) ? `${cap(told)}.` : "";
}

/** Up to where the claim begins: "Drops made from ginkgo" of "Drops made from ginkgo which cure everything, guaranteed". */
function beforeClaim(sentence: string): string {
  if (!isForbiddenClaim(sentence)) return sentence;
  const words = sentence.split(/\s+/);
  const at = words.findIndex((_, i) => isForbiddenClaim(words.slice(0, i + 1).join(" ")));
  // The verb of the claim stands a few words before its object.
  const starts = words.findLastIndex((_, i) => i <= at && isForbiddenClaim(words.slice(i, at + 1).join(" ")));
  const before = words.slice(0, Math.max(0, starts)).join(" ");
  if (DENIED.test(before)) return sentence;
  const kept = bare(before.replace(LEADS_IN, ""));
  const happened = whatHappened(words.slice(at + 1).join(" "));
  return [wordCount(kept) >= LEAST ? `${kept}.` : "", happened].filter(Boolean).join(" ");
}

const tractionIn = (brief: Brief, answers: Brief["answers"]) => {
  const kept = brief.stated.traction.filter(({ text }) => !isForbiddenClaim(text));
  const cut = brief.stated.traction.filter(({ text }) => isForbiddenClaim(text));
  const left = readTraction(answers).filter(({ text }) =>
    cut.some((whole) => whole.text.toLowerCase().includes(text.toLowerCase())),
  );
  return [...kept, ...left];
};

/** The answers as texts may repeat them: what nobody may promise is warned of and stands in no other sentence. English answers only. */
export function withoutClaims(brief: Brief): Brief {
  if (brief.language !== "en" || !CLAIMED.some((field) => isForbiddenClaim(brief.answers[field])))
    return brief;
  const cleaned = CLAIMED.map((field) => [
    field,
    sentences(brief.answers[field]).map(beforeClaim).join(" ").trim(),
  ]);
  const answers = { ...brief.answers, ...Object.fromEntries(cleaned) };
  return {
    ...brief,
    answers: answers.solution ? answers : { ...answers, solution: brief.offer.noun ?? "An offer" },
    offer: { ...readOffer(answers), way: brief.offer.way, noun: brief.offer.noun },
    pains: readPains(answers),
    proof: readProof(answers),
    stated: {
      ...brief.stated,
      traction: tractionIn(brief, answers),
    },
  };
}
