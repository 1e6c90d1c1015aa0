import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { saysOwnFigures } from "./beliefs/beliefs";
import { payingIn } from "./buyers/customers";
import { ownStatements } from "./buyers/own-statements";
import { withoutPromises } from "./buyers/promised";
import { PAIN_CUES, PROOF_CUES, TEAM_CUES, TRACTION_CUES } from "./data/cues";
import { unique } from "./offer/offer";
import { failedElsewhere } from "./text/failed-elsewhere";
import { ANSWER_FIELDS } from "./text/fields";
import { hasBeenDone, isSetback, tellsOfSome } from "./text/happened";
import { COUNT } from "./text/number-words";
import { isInterest, isReckoned } from "./text/out-there";
import { clausesOf, sentencesOf, statementsOf } from "./text/sentences";
import { isForecast, isNothingYet, isOfFamily, isPromise, isTrackRecord, tradesNow } from "./text/told-as";
import { wholeClaim } from "./text/whole-claim";
import { withoutWishes } from "./text/wishes";
import { countsToday } from "./told-numbers/counts";
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

/** "Coaches are paid £14 an hour and one can handle 40 families" has not happened. */
const OF_WORK = /\b(?:(?:is|are|gets?) paid|earns?|can (?:handle|take|serve|look after|carry)|costs?) /i;

/** "I already have the machines": what somebody owns has not happened with a customer. */
const OWNED =
  /\balready (?=(?:have|own|has|owns|got|bought|rent)\s(?:the|an?|my|our|all|most|some|every\p{L}*|enough)\b(?!\s(?:\p{L}+\s){0,2}(?:contracts?|agreements?|orders?|deals?|partners?|customers?|clients?|users?|members?|buyers?|permits?|licen[cs]es?|approval|permission|list|pilots?|demand)\b))/giu;

/** "One price with no surcharge for subscribers", "each group is at most 24": a term, whomever it names. */
const IS_TERM =
  /\b(?:is|are|has|have|holds?|takes?) (?:at most|up to|(?:no|never) more than) \d|^(?:only )?(?:one|a|the same|fixed|flat|all-in) (?:\p{L}+ )?price\b|^no (?:\p{L}+ ){0,2}(?:surcharges?|fees?|contracts?|commitment|minimum)\b/iu;
/** "€29 per user per month, from 10 users €24": what is asked, and nothing that has happened. */
const IS_PRICE =
  /^(?:[\p{L} ]{0,20}\s)?(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|[A-Z]{3}))\s?(?:\/|(?:a|per|each) )\s?\p{L}/u;

/** "Hospitals can book a closed class for 12", "we mail our subscribers a story", "subscribers receive three bags": what is offered. */
const IS_OFFERED =
  /\b(?:can|may) (?:also )?(?:use|try|vote|swap|book|choose|pay|order|buy|reserve|rent|cancel|join|add|renew)\b|^(?:we|i) (?:mail|send|ship|post|deliver|rotate) (?:\p{L}+ ){0,3}(?:subscribers|members|customers|between)\b|^(?:subscribers|members|customers) (?:receive|get|choose)\b/iu;

/** "We're raising R5 million to reach 800 families" has not happened. */
const SEEKS = /\b(?:we|i)(?:['’](?:re|m)| are| am) (?:now |currently )?(?:raising|seeking|looking for)\b/i;

/** "A home has about 22 users", "if it cannot be adjusted", "is €900 installed", "a rider costs us 16": how things are, and nothing that happened. */
const NO_EVENT = new RegExp(
  `^(?:and )?(?:if|when|unless|where) |\\bcosts? (?:us|me)\\b|\\p{Sc}\\s?\\d[\\d.,]* (?:installed|fitted|delivered|mounted)\\b|^(?:and )?(?:an?|each|every|the (?:average|typical|usual)) (?!few\\b)(?:[\\p{L}-]+ ){1,3}?(?:with \\S+ \\p{L}+ )?(?:(?:has|have) (?:about |around |some )?${COUNT}|takes?|needs?|plays?|does|pays?|saves?|earns?|uses?|buys?|orders?|spends?|makes?|gets?|holds?|comes?)\\b(?!.*\\b(?:since|already|now|today|so far|last|this|(?:it|ours?) (?:every|each))\\b)`,
  "iu",
);
/** "Costs are one truck, one driver and the baler I already own". */
const LISTS_COSTS =
  /^(?:our |my |the |all )?(?:running |monthly |fixed |main )?(?:costs?|expenses) (?:is|are|include)\b/i;
/** "Shops look after aids they have sold": whose, and not how many. */
const WHOSE =
  /\b(?:that |which )?(?:they|it|he|she) (?:ha(?:ve|s) )?(?:sold|made|built|fitted|repaired|bought)\b/giu;

export function readTraction(answers: QuizAnswers): Clause[] {
  const told = (text: string) =>
    !isPromise(text) &&
    !isTrackRecord(text) &&
    !isNothingYet(text) &&
    !isForecast(text) &&
    !isReckoned(text) &&
    !SEEKS.test(text) &&
    !NO_EVENT.test(text) &&
    !IS_OFFERED.test(text) &&
    !LISTS_COSTS.test(text) &&
    !saysOwnFigures(text);
  const said = [
    ...ownStatements(answers, ["differentiator", "solution", "businessModel"]),
    ...statementsOf("targetAudience", answers.targetAudience).filter(
      ({ text }) => tellsOfSome(text) || isInterest(text),
    ),
  ]
    .flatMap((clause) => unmixed(clause, answers, told))
    .map(withoutWish)
    .filter(({ text }) => told(text));
  return pickWhere(
    said,
    (text) =>
      tradesNow(text) ||
      isInterest(text) ||
      TRACTION_CUES.test(text.replace(OWNED, "").replace(WHOSE, "")) ||
      hasBeenDone(text) ||
      payingIn(text) !== undefined ||
      withoutPromises(text) !== text ||
      countsToday(text),
  )
    .filter(
      ({ text }) =>
        !isSetback(text) &&
        !failedElsewhere(text) &&
        (!(IS_PRICE.test(text) || IS_TERM.test(text)) || hasBeenDone(text) || tradesNow(text)) &&
        (((!OF_WORK.test(text) || payingIn(text) !== undefined) &&
          !/\b(?:will|plan to|want to|hope to|going to|would)\b[^.]{0,40}$/i.test(text)) ||
          isInterest(text) ||
          /\d/.test(text)),
    )
    .filter(({ text }) => !OWN_MONEY.test(text));
}

/** "I have 400,000 saved" tells of no customer. */
const OWN_MONEY =
  /^(?:we|i)(?: have|['’]ve)? (?:already )?(?:\p{L}+ )?[^.;]{0,24}(?:saved(?: up)?|put aside|set aside|of (?:my|our) own(?: money)?|in savings)$/iu;

/** What is wished for is nothing that happened, nor is a price (", which costs $340"); a clause that is nothing else stays for whoever judges it. */
function withoutWish(clause: Clause): Clause {
  const text = withoutWishes(clause.text).replace(/, which costs? [^,;]*$/i, "");
  if (text === "" || !clause.text.startsWith(text)) return clause;
  return { ...clause, text, end: clause.start + text.length };
}

/** A sentence that tells of somebody, or the clause in it that does: "..., and I have run kilns for eight years". */
const isOfSomebody = (text: string) => (isBiography(text) || TEAM_CUES.test(text)) && !tradesNow(text);

const toldOfPeople = (field: AnswerField, answers: QuizAnswers): Clause[] => {
  const text = answers[field];
  const clauses = clausesOf(field, text).filter((clause) => isBiography(clause.text));
  return sentencesOf(field, text).flatMap((sentence) => {
    if (isBiography(sentence.text) || TEAM_CUES.test(sentence.text))
      return unmixed(sentence, answers, isOfSomebody);
    return clauses.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
  });
};

export const readTeam = (answers: QuizAnswers): Clause[] =>
  pick(
    ANSWER_FIELDS.flatMap((field) => toldOfPeople(field, answers)).filter(
      ({ text, field }) =>
        isOfSomebody(text) && !(field === "problem" && (RELATIVE.test(text) || isOfFamily(text))),
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
