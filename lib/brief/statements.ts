import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { PAIN_CUES, PROOF_CUES, TEAM_CUES } from "./data/cues";
import { unique } from "./offer/offer";
import { failedElsewhere } from "./text/failed-elsewhere";
import { ANSWER_FIELDS } from "./text/fields";
import { isSetback } from "./text/happened";
import { clausesOf, sentencesOf, statementsOf } from "./text/sentences";
import { isOfFamily, isPromise, isTrackRecord, tradesNow } from "./text/told-as";
import { wholeClaim } from "./text/whole-claim";
import { hardlyTells, likelyTells } from "./told-sentences/told";
import type { Clause } from "./types";

const MAX = 6;
const pickWhere = (clauses: readonly Clause[], fits: (text: string) => boolean) =>
  unique(clauses.filter(({ text }) => fits(text) && text.split(/\s+/).length >= 3)).slice(0, MAX);
const pick = (clauses: readonly Clause[], cue: RegExp) => pickWhere(clauses, (text) => cue.test(text));

/** Sentences of the problem that name a cost, a loss or a worry; the whole problem when no cue speaks. */
export function readPains(answers: QuizAnswers): Clause[] {
  const sentences = sentencesOf("problem", answers.problem);
  const found = pick(sentences, PAIN_CUES);
  return found.length > 0 ? found : sentences.slice(0, 2);
}

/** What is said of others is no claim of the founder. */
const OF_OTHERS =
  /^(?:our |the |most |other |some )?(?:competitors?|rivals?|others|alternatives|incumbents|they|existing (?:tools|solutions|products))\b/i;
/** What somebody was before says who they are, not what the offer does. */
const BIOGRAPHY =
  /^(?:(?:the |our |both |two |three |all )?(?:co-?)?founders? (?!made\b|tested\b)\p{L}+ed\b|(?:i|we|both(?: of us| founders)?|my (?:\p{L}+|co-founder)|the founders?) (?:(?:was|were|am|have been|worked|spent|grew up|come from|trained|studied)\b|(?:ran|managed|led) (?!it\b|this\b|them\b).*\b(?:for|until|before)\b)|(?:i|my \p{L}+|(?:one|two|three|four|both|all) of us)(?:['’]ve|['’]s)? [^;]*\b(?:for (?:over |about |more than |almost |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|many) (?:years?|generations)|since (?:19|20)\d\d)\b)|^(?:one|two|three|both|all) of (?:the|our) (?:owners|founders|partners) (?:is|are|has|have|was|were)\b|^my (?:co-?founder|partner|brother|sister|wife|husband|aunt|uncle|cousin|friend|father|mother|dad|mum|mom|son|daughter|neighbour) (?=.{0,40}\b(?:is|was|were|are|works?|worked|drives?|runs?|ran|leads?|teach(?:es)?|taught|builds?)\b)(?!.*\p{Sc}\s?\d)/iu;
const isBiography = (text: string) => BIOGRAPHY.test(text) || isOfFamily(text) || isTrackRecord(text);

/** Of "I repaired 400 scooters for two years, and we come within 48 hours" the parts that have one nature each. */
function unmixed(clause: Clause, answers: QuizAnswers, fits: (text: string) => boolean): Clause[] {
  const { field, start, end } = clause;
  const parts = clausesOf(field, answers[field]).filter((part) => part.start >= start && part.end <= end);
  return parts.length > 1 && parts.some(({ text: said }) => isPromise(said) || isTrackRecord(said))
    ? parts.filter(({ text: said }) => fits(said))
    : [clause];
}

/** Who a relative was says nothing of who does the work. */
const RELATIVE =
  /^my (?:mother|father|mum|mom|dad|grand\p{L}+|son|daughter|child(?:ren)?|uncle|aunt) (?:was|were)\b/iu;

/** Checkable clauses of the differentiator, as the founder's claims. */
export const readProof = (answers: QuizAnswers): Clause[] =>
  pick(
    clausesOf("differentiator", answers.differentiator)
      .filter(
        ({ text }) =>
          !OF_OTHERS.test(text) && !isBiography(text) && !isSetback(text) && !failedElsewhere(text),
      )
      .map((clause) => wholeClaim(clause, answers)),
    PROOF_CUES,
  );

/** A sentence that tells of somebody, or the clause in it that does: "..., and I have run kilns for eight years". */
const isOfSomebody = (text: string) => (isBiography(text) || TEAM_CUES.test(text)) && !tradesNow(text);

const toldOfPeople = (field: AnswerField, answers: QuizAnswers): Clause[] => {
  const text = answers[field];
  const clauses = clausesOf(field, text).filter((clause) => isBiography(clause.text));
  return sentencesOf(field, text).flatMap((sentence) => {
    if (hardlyTells(sentence, text, "team")) return [];
    const likely = likelyTells(sentence, text, "team");
    const whole = likely || isBiography(sentence.text) || TEAM_CUES.test(sentence.text);
    const found = whole
      ? unmixed(sentence, answers, isOfSomebody)
      : clauses.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const own = found.filter(({ text: said }) => isOfSomebody(said));
    return own.length > 0 || !likely ? own : [sentence];
  });
};

export const readTeam = (answers: QuizAnswers): Clause[] =>
  pick(
    ANSWER_FIELDS.flatMap((field) => toldOfPeople(field, answers)).filter(
      ({ text, field }) => !(field === "problem" && (RELATIVE.test(text) || isOfFamily(text))),
    ),
    /./,
  );

const OUR_FIELDS: readonly AnswerField[] = ["differentiator", "solution", "problem"];
/** Work the founders have done in the trade themselves; what is counted comes first. */
export const readTrackRecord = (answers: QuizAnswers): Clause[] =>
  unique(
    OUR_FIELDS.flatMap((field) => statementsOf(field, answers[field]))
      .flatMap((clause) => unmixed(clause, answers, isTrackRecord))
      .filter(({ text }) => isTrackRecord(text)),
  ).sort((a, b) => Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)));
