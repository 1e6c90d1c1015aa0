import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { inEnglish } from "@/lib/brief/abroad/in-own-words";
import { readTraction } from "@/lib/brief/evidence/traction";
import { readOffer } from "@/lib/brief/offer/offer";
import { isForbiddenClaim } from "@/lib/brief/rules";
import { readPains, readProof } from "@/lib/brief/statements";
import { hasBeenDone } from "@/lib/brief/text/happened";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { bare, cap, wordCount } from "./english";

const CLAIMED: readonly AnswerField[] = ["solution", "differentiator", "businessModel"];
/** What led to the claim: "which", "and can", "that will also". */
const LEADS_IN =
  /(?:[\s,;:]+(?:which|that|who|and|so|it|they|you|there|to|can|will|also|even|really|has been|have been|is|are|being|an?|the|pays?|gives?|offers?|brings?|promises?|earns?|makes?|yields?|grows?|with|at|all|you|your|it['’]s))+$/i;
const LEAST = 2;
/** "It does not cure diabetes" makes no claim, and cut there it would say something else. */
const DENIED = /\b(?:not|never|no|nor|nobody|without|cannot|unlike)\b|n['’]t\b/i;
/** The same in the other languages that claims are known in. */
const ABROAD = {
  leadsIn: /(?:[\s,;:]+(?:qui|que|et|peut|der|die|das|und|er|sie|kann|che|può|y|e|puede|pode|se|elle|il))+$/i,
  denied:
    /(?<!\p{L})(?:ne|n['’]\p{L}+|pas|sans|nicht|kein\p{L}*|nie|ohne|non|senza|nunca|sin|sem|no|não|aucun\p{L}*)(?!\p{L})/iu,
};
/** A denial turns only its own clause round. */
const CLAUSES = /[;:]|,? (?:and|but|so|because) /;
/** "Nobody else guarantees it": of the promise that was withheld. */
const OF_THE_CLAIM =
  /\b(?:nobody|no one|none|no other \p{L}+)(?: else)?(?: \p{L}+)? (?:guarantees?|promises?) (?:it|this|that|so much)\b/iu;
const isClaim = (text: string) => isForbiddenClaim(text) || OF_THE_CLAIM.test(text);

/** "Clinically proven (twelve people tried it, nine slept better)": what happened may be told without the claim. */
function whatHappened(rest: string): string {
  const told = bare(
    rest.replace(/^[\s,;:(–-]*(?:(?:as|because|since|and|so) )*/, "").replace(/[).\s]+$/, ""),
  );
  return hasBeenDone(told) && !isForbiddenClaim(told) ? `${cap(told)}.` : "";
}

const BE = /^(?:is|are|was|were|gets?|got|has been|have been)\b/i;
/** "100% of users", before "are cured". */
const SUBJECT =
  /(?:(?:(?:nearly |almost )?(?:all|every\p{L}*|most|\d[\d.]*\s?%) )?(?:of )?(?:(?:our|the|my|its) )?(?!and\b|but\b)[\p{L}-]+|\d[\d.]*\s?%)$/iu;

/** First and last word of a claim; null where there is none. The verb of a claim stands a few words before its object. */
function claimIn(words: readonly string[], isOne: (text: string) => boolean): [number, number] | null {
  const said = (from: number, to: number) => isOne(words.slice(from, to + 1).join(" "));
  const last = words.findIndex((_, i) => said(0, i));
  if (last < 0) return null;
  const verb = Math.max(
    0,
    words.findLastIndex((_, i) => i <= last && said(i, last)),
  );
  const subject = BE.test(words[verb] ?? "") ? SUBJECT.exec(words.slice(0, verb).join(" "))?.[0] : undefined;
  return [verb - (subject ? subject.split(" ").length : 0), last];
}

/** "cures eczema": the words of a sentence that make it a claim by that rule; "" where there are none. */
export function claimWords(sentence: string, rule: string): string {
  const words = sentence.split(/\s+/);
  const claim = claimIn(words, (text) => isForbiddenClaim(text, rule));
  return claim ? bare(words.slice(claim[0], claim[1] + 1).join(" ")) : "";
}

/** Up to where the claim begins: "Drops made from ginkgo" of "Drops made from ginkgo which cure everything, guaranteed". */
function beforeClaim(sentence: string, language: string, field: AnswerField): string {
  const words = sentence.split(/\s+/);
  const claim = claimIn(words, isClaim);
  if (!claim) return sentence;
  const before = words.slice(0, claim[0]).join(" ");
  const { leadsIn, denied } = language === "en" ? { leadsIn: LEADS_IN, denied: DENIED } : ABROAD;
  if (denied.test(before.split(CLAUSES).at(-1) ?? before)) return sentence;
  // What stands before a claim in a language that is not parsed names the offer, where the offer is told, and else nothing.
  const named = language === "en" || field === "solution";
  const kept = named ? bare(before.replace(leadsIn, "")) : "";
  const happened = whatHappened(words.slice(claim[1] + 1).join(" "));
  return [wordCount(kept) >= LEAST ? `${kept}.` : "", happened].filter(Boolean).join(" ");
}

/** "You can take it out whenever you like": "it" stood in the sentence that is withheld. */
const OF_WHAT_WAS_CUT = /^(?:\p{L}+ ){0,4}(?:it|them|they)\b/iu;

/** Free for ever beside a price: the plan follows the price, so no text promises the other. */
const FREE_FOR_EVER =
  /\b(?:(?:completely|always|totally|entirely|100%) free|(?<!tax[- ])free (?:for ?ever|for ever|for life|always|for (?:everyone|everybody|all)))\b/i;

const isTheOther = (field: AnswerField, { contradictions }: Brief) =>
  field !== "solution" && contradictions.some(({ rule }) => rule.startsWith("free-"))
    ? (sentence: string) => !FREE_FOR_EVER.test(sentence)
    : () => true;

function withheld(said: readonly string[], language: string, field: AnswerField): string {
  const kept: string[] = [];
  let cut = false;
  for (const sentence of said) {
    const left = beforeClaim(sentence, language, field);
    cut = left === "" || (cut && OF_WHAT_WAS_CUT.test(left));
    if (!cut) kept.push(left);
  }
  return kept.join(" ").trim();
}

const tractionIn = (brief: Brief, answers: Brief["answers"]) => {
  const kept = brief.stated.traction.filter(({ text }) => !isForbiddenClaim(text));
  const cut = brief.stated.traction.filter(({ text }) => isForbiddenClaim(text));
  const left = readTraction(answers).filter(({ text }) =>
    cut.some((whole) => whole.text.toLowerCase().includes(text.toLowerCase())),
  );
  return [...kept, ...left];
};

/** What texts are made of, read again from answers in which some sentences are withheld. */
const readAgain = (brief: Brief, answers: Brief["answers"]): Brief => ({
  ...brief,
  answers,
  offer: { ...brief.offer, ...readOffer(answers), noun: brief.offer.noun },
  pains: readPains(answers),
  proof: readProof(answers),
  stated: {
    ...brief.stated,
    traction: tractionIn(brief, answers),
    soFar: brief.stated.soFar.filter(({ clause }) => !isForbiddenClaim(clause.text)),
  },
});

/** The answers as texts may repeat them, in whatever language: what nobody may promise is warned of and stands in no other sentence. */
export function withoutClaims(brief: Brief): Brief {
  const { language, answers: own, inEnglish: read } = brief;
  const untouched = CLAIMED.every(
    (field) => !isForbiddenClaim(own[field]) && sentences(own[field]).every(isTheOther(field, brief)),
  );
  if (untouched) return brief;
  const cleaned = CLAIMED.map((field) => [
    field,
    withheld(sentences(own[field]).filter(isTheOther(field, brief)), language, field),
  ]);
  const kept: Brief["answers"] = { ...own, ...Object.fromEntries(cleaned) };
  const answers = kept.solution ? kept : { ...kept, solution: brief.offer.noun ?? "An offer" };
  const told = readAgain(brief, answers);
  const english = read && inEnglish(answers, language)?.english;
  return read?.spoken && english
    ? { ...told, inEnglish: { ...readAgain(read, english), spoken: { ...read.spoken, answers } } }
    : told;
}
