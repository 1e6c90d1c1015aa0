import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { isSetback } from "@/lib/brief/text/happened";
import { sentencesOf } from "@/lib/brief/text/sentences";
import { isNothingYet, isPromise, tradesNow } from "@/lib/brief/text/told-as";
import { sentencesTelling, likelyTells as tellsIn } from "@/lib/brief/told-sentences/told";
import { sentences } from "./cut";
import { bare, cap, wordCount } from "./english";
import { quote } from "./frames";
import { isGuarantee } from "./guarantee";
import type { Material } from "./material";
import { isNoReason } from "./no-reason";
import { IS_NOT, IS_PAST, isOwnContrast, tellsOfOthers } from "./not-of-ours";
import { isPricedElsewhere, ownPart } from "./not-ours";
import { isBoast, tellsOfSales } from "./proofs";
import { reasonsOf } from "./reasons";
import { leansBack, standsWell } from "./stands-well";

const FAULT =
  /\b(?:noisy|full of|jungles?|risks?|childish|wrong|slow|expensive|(?:do|does|are|is|ca|wo)n['’]t|cannot|never|only|just|still|made for|not for|by the)\b/i;
const SUBJECT =
  /^(?:most |other |many |generic |general |the usual )?(?:[\p{L}'’-]+ ){0,2}?([\p{L}-]{4,}[^s\W]s) (?:(?:for|in|from) \p{L}+ )?(?:are|have|do|don['’]t|can|can['’]t|cannot|look|read|send|charge|only|just|still|never) /iu;
/** "Facebook groups are noisy": a fault of something that the offer does not have. */
function isOfRivals(said: string, { context: { brief } }: Material): boolean {
  const head = SUBJECT.exec(said)?.[1]?.toLowerCase();
  const ours = `${brief.answers.solution} ${brief.answers.targetAudience}`.toLowerCase();
  return head !== undefined && FAULT.test(said) && !ours.includes(head.replace(/(?:ies|es|s)$/, ""));
}

const LEAST = 3;
const MOST = 30;
const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());
/** "Van loading is included; generic planners don't have it", "the only certified truck in town, tastes better": what is ours, without the rest. */
function ofOurs(said: string, m: Material): string {
  const [first = said] = said.split(", ");
  if (isBoast(said) && first !== said && !isBoast(first) && wordCount(first) > LEAST) return first;
  return said
    .split("; ")
    .filter((half) => !isOfRivals(half, m))
    .join("; ");
}

/** A whole sentence of the difference, where none of its parts can stand alone. */
function ownSentence(m: Material): string | undefined {
  const { brief } = m.context;
  const elsewhere = [...m.traction, ...m.team, m.record, ...brief.redFlags.map(({ clause }) => clause.text)];
  return sentences(brief.answers.differentiator)
    .map((said) => ofOurs(bare(said), m))
    .find(
      (said) =>
        wordCount(said) >= LEAST &&
        wordCount(said) <= MOST &&
        !leansBack(said) &&
        !isOfRivals(said, m) &&
        !tellsOfOthers(said, m) &&
        ownPart(said, brief) === said &&
        !isNoReason(said) &&
        !isNothingYet(said) &&
        !tradesNow(said) &&
        !tellsOfSales(said) &&
        !isBoast(said) &&
        !elsewhere.some((told) => told !== "" && overlaps(bare(told), said)),
    );
}

const SHORTEST = 2;
/** "Speaking only": short, and all of it. */
const ONLY = /\bonly$/i;
/** "Ask anyone", "Really": a word to the reader. */
const TO_THE_READER = /\b(?:really|sorry)\b[.!]?$|[?]|^(?:ask|imagine|ever|yes|no)\b[^,]{0,12}$/iu;

/** The sentences of the difference in the founder's order, but for what tells of sales or of the founders, what is wrong with others and what nobody can check. */
function firstOwn(m: Material): string | undefined {
  const { brief } = m.context;
  const { differentiator } = brief.answers;
  const flagged = brief.redFlags.map(({ clause }) => bare(clause.text));
  const plain = sentencesOf("differentiator", differentiator).filter(
    ({ text }) =>
      !leansBack(text) && wordCount(text) <= MOST && !flagged.some((told) => overlaps(told, text)),
  );
  const fits = plain.filter(
    (clause) =>
      wordCount(clause.text) >= SHORTEST &&
      !tellsOfOthers(clause.text, m) &&
      !isPricedElsewhere(bare(clause.text)) &&
      !IS_PAST.test(clause.text) &&
      !tellsIn(clause, differentiator, "sign") &&
      !tellsIn(clause, differentiator, "team") &&
      !TO_THE_READER.test(clause.text) &&
      !isOfRivals(clause.text, m) &&
      !isSaidOfOthers(bare(clause.text), brief) &&
      ownPart(bare(clause.text), brief) === bare(clause.text) &&
      !isNoReason(clause.text) &&
      !isSetback(clause.text) &&
      !isNothingYet(clause.text) &&
      !tradesNow(clause.text) &&
      !tellsOfSales(clause.text) &&
      !isBoast(clause.text) &&
      (m.what !== null || !overlaps(clause.text, m.solutionQuote)),
  );
  const told = fits.filter(({ text }) => wordCount(text) >= LEAST || ONLY.test(bare(text)));
  const positive = told.find(({ text }) => !isGuarantee(text) && !IS_NOT.test(text));
  const contrast = positive ? undefined : plain.find(({ text }) => isOwnContrast(text, m) && !isBoast(text));
  return (positive ?? contrast ?? told.find(({ text }) => !isGuarantee(text)) ?? told[0] ?? fits[0])?.text;
}

/** Who made it, where the answer tells of nothing else that sets it apart. */
const byWhom = (m: Material): string | undefined => {
  const { differentiator } = m.context.brief.answers;
  return sentencesTelling("differentiator", differentiator, "team").find(
    ({ text }) => wordCount(text) <= MOST && !leansBack(text) && !overlaps(text, m.record || "\u0000"),
  )?.text;
};

/** What customers get that others do not give, called what it is: a promise or a quality; "" where no whole sentence says it. */
export function setApart(m: Material): string {
  if (m.foreign) return "";
  const said =
    firstOwn(m) ??
    reasonsOf(m).find(
      (reason) =>
        standsWell(reason, m.context.brief.answers) &&
        !isOfRivals(reason, m) &&
        !tellsOfOthers(reason, m) &&
        (m.what !== null || !overlaps(reason, m.solutionQuote)),
    ) ??
    ownSentence(m) ??
    byWhom(m);
  if (!said) return "";
  return isPromise(said)
    ? `Its promise, in your words: ${quote(cap(said))}`
    : `What sets it apart, in your words: ${quote(cap(said))}`;
}

/** Who does the work, where the answers on the offer tell of it beside what sets it apart. */
function ofFounders(m: Material): string {
  const { answers } = m.context.brief;
  const apart = setApart(m);
  const [told] = (["differentiator", "solution"] as const)
    .flatMap((field) => sentencesTelling(field, answers[field], "team"))
    .filter(
      ({ text }) =>
        wordCount(text) >= LEAST &&
        wordCount(text) <= MOST &&
        !leansBack(text) &&
        !apart.includes(bare(text)),
    );
  return told ? bare(told.text) : "";
}

/** What the founders have done themselves; it stands before what they promise. */
export const broughtAlong = (m: Material): string => {
  const told = m.record || ofFounders(m);
  return m.foreign || !told ? "" : `What you bring to it, in your words: ${quote(cap(told))}`;
};
