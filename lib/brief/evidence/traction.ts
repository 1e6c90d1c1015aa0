import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { saysOwnFigures } from "../beliefs/beliefs";
import { payingIn } from "../buyers/customers";
import { withoutPromises } from "../buyers/promised";
import { TRACTION_CUES } from "../data/cues";
import { unique } from "../offer/offer";
import { failedElsewhere } from "../text/failed-elsewhere";
import { ANSWER_FIELDS } from "../text/fields";
import { hasBeenDone, isSetback, tellsOfSome } from "../text/happened";
import { isInterest, isReckoned } from "../text/out-there";
import { clauseAt, sentencesOf } from "../text/sentences";
import { isForecast, isNothingYet, isPromise, isTrackRecord, tradesNow } from "../text/told-as";
import { countsToday } from "../told-numbers/counts";
import { likelyOneOf, tagNumbers } from "../told-numbers/tag-numbers";
import { PRICE_TAGS, type Tag } from "../told-numbers/tags";
import { hardlyTells, sentencesTelling } from "../told-sentences/told";
import type { Clause } from "../types";
import { overlap } from "./as-happened";
import { isDated } from "./deeds-told";
import { deniesSale } from "./denials";
import type { Happened } from "./happened-kinds";
import { type Evidence, type EvidenceKind, hasHappened, isPaidWork } from "./kinds";
import { readEvidence } from "./read-evidence";
import { isSign } from "./sign";
import { readSoFar } from "./so-far";

const MAX = 6;
const LEAST_WORDS = 3;

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
/** "Shops look after aids they have sold": whose, and not how many. */
const WHOSE =
  /\b(?:that |which )?(?:they|it|he|she) (?:ha(?:s|ve) )?(?:sold|made|built|fitted|repaired|bought)\b/giu;
/** "Costs are one truck, one driver and the baler I already own". */
const LISTS_COSTS =
  /^(?:our |my |the |all )?(?:running |monthly |fixed |main )?(?:costs?|expenses) (?:is|are|include)\b/i;

/** "The cart can serve 160 a morning": what could be done has not been. */
const CAN_DO = /^(?:[\p{L}'’-]+ ){1,4}?(?:can|could) \p{L}+/iu;

/** "I've spent $8,500 on prototypes so far". */
const IS_SPENT =
  /\b(?:we|i)(?:['’]ve| have)? (?:already |also |just )?(?:spent|invested|put (?:in|aside)|saved|borrowed|paid for)\b/iu;

/** "Extractor was $1,450, already paid": every number in it is what the business pays. */
const SPENT_ON: readonly Tag[] = ["invest", "fixed", "cost", "part", "ad"];
const ofOwnMoney = (text: string) => {
  const numbers = tagNumbers(text, "businessModel");
  return (
    numbers.length > 0 &&
    numbers.every((number) => number.kind === "money" && likelyOneOf(number, SPENT_ON) >= SURELY_SPENT)
  );
};
const SURELY_SPENT = 0.85;

/** "45 full minutes one to one", "$1,290, preorder now": sums and times of the offer, and no deed. */
const OF_THE_OFFER: readonly Tag[] = [...PRICE_TAGS, "time"];
const A_DEED =
  /\p{L}{2,}ed\b|\b(?:sold|taught|ran|made|built|won|given|gave|bought|had|have|has|since|running|are|is|was|were|came|come|use|uses|pay|pays|stays?|keeps?|comes?|goes|joins?|works?|wrote|done|did)\b/iu;
function ofTheOffer({ text, field }: Clause): boolean {
  if (A_DEED.test(text) || tradesNow(text)) return false;
  if (text.split(/\s+/).length <= NO_SENTENCE) return true;
  const numbers = tagNumbers(text, field);
  return (
    numbers.length > 0 && numbers.every((number) => likelyOneOf(number, OF_THE_OFFER) >= SURELY_OF_OFFER)
  );
}
const SURELY_OF_OFFER = 0.5;
/** "Of 400 kits": so few words without a deed tell of nothing that happened. */
const NO_SENTENCE = 3;

const isDenied = (text: string) =>
  IS_SPENT.test(text) ||
  ofOwnMoney(text) ||
  deniesSale(text) ||
  CAN_DO.test(text) ||
  isPromise(text) ||
  isTrackRecord(text) ||
  isNothingYet(text) ||
  isForecast(text) ||
  isReckoned(text) ||
  isSetback(text) ||
  failedElsewhere(text) ||
  saysOwnFigures(text);

/** A statement whose doer and verb tell nothing, but that carries a word of an event. */
const isCued = ({ field, text }: Clause): boolean =>
  (field !== "targetAudience" || tellsOfSome(text) || isInterest(text)) &&
  !IS_OFFERED.test(text) &&
  !LISTS_COSTS.test(text) &&
  (tradesNow(text) ||
    isInterest(text) ||
    TRACTION_CUES.test(text.replace(OWNED, "").replace(WHOSE, "")) ||
    hasBeenDone(text) ||
    payingIn(text) !== undefined ||
    withoutPromises(text) !== text ||
    countsToday(text)) &&
  (!(IS_PRICE.test(text) || IS_TERM.test(text)) || hasBeenDone(text) || tradesNow(text)) &&
  (((!OF_WORK.test(text) || payingIn(text) !== undefined) &&
    !/\b(?:will|plan to|want to|hope to|going to|would)\b[^.]{0,40}$/i.test(text)) ||
    isInterest(text) ||
    /\d/.test(text));

/** Statements whose doer, verb and count tell it. */
const byRules = (answers: QuizAnswers, evidence: readonly Evidence[]): Clause[] =>
  evidence.flatMap(({ kind, clause }) => {
    if (clause.text.split(/\s+/).length < LEAST_WORDS || saysOwnFigures(clause.text)) return [];
    if (!isSign(clause.text)) return [];
    if (!tradesNow(clause.text) && hardlyTells(clause, answers[clause.field], "sign")) return [];
    if (hasHappened(kind)) return isPaidWork(kind) && isNothingYet(clause.text) ? [] : [clause];
    return kind === "other" && !isDenied(clause.text) && isCued(clause) ? [clause] : [];
  });

/** "Companies file about 12 claims a month on average": how it usually is, and nothing that has happened. */
const IS_USUAL =
  /\b(?:on average|typically|usually|normally|would|at most|no more than|up to|max(?:imum)?)\b/i;
const BY_NOW = /\b(?:so far|since|already|last (?:year|month|season)|today|now|to date)\b/i;

/** Whole sentences that tell of customers or results by all that is in them, where no rule has found a part of them. */
const byLikelihood = (
  answers: QuizAnswers,
  evidence: readonly Evidence[],
  found: readonly Clause[],
): Clause[] =>
  ANSWER_FIELDS.flatMap((field) => sentencesTelling(field, answers[field], "sign")).filter((said) => {
    const within = ({ clause }: Evidence) =>
      clause.field === said.field && clause.start >= said.start && clause.end <= said.end;
    const kinds = evidence.filter(within).map(({ kind }) => kind);
    return (
      !found.some((known) => within({ kind: "other", clause: known })) &&
      !isDenied(said.text) &&
      !(IS_USUAL.test(said.text) && !BY_NOW.test(said.text)) &&
      !saysOwnFigures(said.text) &&
      !kinds.some((kind) => kind === "failed" || kind === "wish")
    );
  });

/** Where the parts that tell of it are known, nothing is guessed: only a gift, a test or a sale with its time or share is told beside them. */
const KNOWN_BESIDE: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>(["grant", "test", "sold", "jobs"]);
const beside = (evidence: readonly Evidence[], told: Clause) =>
  (isDated(told.text) || /%|\bgrant|\d of \d/i.test(told.text)) &&
  evidence.some(({ kind, clause }) => KNOWN_BESIDE.has(kind) && overlap(clause, told));

/** The parts of one sentence that tell of it as one clause, as long as the rules have read it. */
function wholeOf(
  answers: QuizAnswers,
  { clause }: Happened,
  soFar: readonly Happened[],
  rules: readonly Clause[],
) {
  const text = answers[clause.field];
  const within = sentencesOf(clause.field, text).find((sentence) => overlap(sentence, clause));
  const parts = [...soFar.map((told) => told.clause), ...rules].filter(
    (each) => within && overlap(within, each),
  );
  const [start, end] = [
    Math.min(...parts.map((each) => each.start)),
    Math.max(...parts.map((each) => each.end)),
  ];
  return clauseAt(clause.field, text, { start, end });
}

/** What has happened with others by the founder's own account: sales, jobs, users, tests that held, grants and promises. */
export function readTraction(answers: QuizAnswers, soFar = readSoFar(answers)): Clause[] {
  const evidence = readEvidence(answers);
  const found = byRules(answers, evidence);
  const rules = unique([
    ...found,
    ...(soFar.length > 0 ? [] : byLikelihood(answers, evidence, found)),
  ]).filter((told) => !ofTheOffer(told));
  const happened = soFar.map((told) => wholeOf(answers, told, soFar, rules));
  const others = rules.filter(
    (told) =>
      !happened.some((known) => overlap(known, told)) && (soFar.length === 0 || beside(evidence, told)),
  );
  return unique([...happened, ...others]).slice(0, MAX);
}
