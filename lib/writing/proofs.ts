import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { hasBeenDone, isSetback } from "@/lib/brief/text/happened";
import { isOutThere } from "@/lib/brief/text/out-there";
import { partsOf } from "@/lib/brief/text/sentences";
import { isTrackRecord } from "@/lib/brief/text/told-as";
import { countsToday } from "@/lib/brief/told-numbers/counts";
import type { Brief, Clause } from "@/lib/brief/types";
import { isEmptyClaim } from "./empty-claims";
import { bare, uncap, withoutOpener, wordCount } from "./english";
import { isGuarantee } from "./guarantee";
import { isNoReason } from "./no-reason";
import { isOfAFirm, isOfTheirs, isPricedElsewhere, ownPart } from "./not-ours";

export const FIGURE =
  /(?<![:\d])\d(?!\d*:\d\d|\d*\s?(?:am|pm)\b)|%|\b(half|third(?! (?:floor|party|parties|time|person|year)\b)|quarter|fifth|tenth|one in)\b|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (minutes|hours|days|weeks|months|years|times|calls|phone calls)\b/i;

const BOAST =
  /\b(?:I|we) know (?:what|how) (?:I|we)\b|\b(better|easier|tailored|innovative|holistic|unique|high[- ]quality|state[- ]of[- ]the[- ]art|cutting[- ]edge|passion\w*|faster|cheaper|simpler|best|simplest|cheapest|fastest|easiest|(?:most )?exclusive|number one|world-class|^(?:nobody|no one)(?: else)?(?= )(?:.{0,24} )?(?:else|does|do|offers?|sells?|has|have)|(?:more|most) (?:innovative|efficient|modern|advanced|effective|convenient))\b/i;
export const isBoast = (text: string) => isEmptyClaim(text) || (BOAST.test(text) && !FIGURE.test(text));

const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());

/** "The pilot earns $70": what a sale will pay out has not happened. */
const PAYS_OUT = /\b(?:earns?|(?<!\b(?:free of|no|without) )costs?|gets?|keeps?|receives?)\b/i;
export const hasHappened = ({ field, text }: Clause) =>
  (field !== "solution" ||
    countsToday(text) ||
    isOutThere(text) ||
    (hasBeenDone(text) && /\b(?:sold|bought|ordered|paid|rented|booked)\b/i.test(text))) &&
  (field !== "businessModel" ||
    text.split(/, (?:and )?/).some((part) => /\d/.test(part) && !PAYS_OUT.test(part)) ||
    !PAYS_OUT.test(text));

/** "We did 22 rooms since June": what has been done, in whichever answer it stands. */
const WORK_DONE =
  /^(?:so far |already )?(?:we|i)(?:['’]ve| have)? (?:(?:opened|started|began) (?:in |on |last )?[\p{L}\d ]{2,16}? and )?(?:already )?(?:have )?(?:had|did|done|made|served|sold|built|repaired|taught|delivered|cleaned|hosted|ran|run|fitted|installed|finished|planted|treated) (?:over |about |around )?\d[\d,]* [^.;]{3,60}$|^(?:over |about )?\d[\d,]* \p{L}+ (?:in|during) (?:the |our |a )?(?:\p{L}+ )?(?:trial|pilot)\b.{0,40}$|^(?:over |about )?\d[\d,]* [\p{L}-]+ (?:have |already )?(?:passed|finished|joined|signed|ordered|renewed|completed|bought)\b.{0,40}$|^(?:over |about )?\d[\d,]* [\p{L}-]+ in the first (?:season|month|week|year)\b.{0,40}$/iu;
export const workDone = ({ answers, stated: { traction } }: Brief) =>
  Object.values(answers)
    .flatMap((answer) => answer.split(/[.;,] |\n| - /))
    .map(bare)
    .filter(
      (said) =>
        WORK_DONE.test(said) && !isTrackRecord(said) && !traction.some(({ text }) => text.includes(said)),
    )
    .map((said) => uncap(said));

const LEAST_CLAIM = 5;
/** "Works without coverage, battery 4 years": claims in a row, each for itself. */
const listed = (said: string, elsewhere: readonly string[]) => {
  const all = said.split(/, (?:and )?|; /).map(bare);
  const parts = all.filter((part) => !elsewhere.some((other) => overlaps(other, part)));
  return parts.length >= (parts.length < all.length ? 1 : 3) && parts.every((part) => wordCount(part) <= 9)
    ? parts.filter((part) => wordCount(part) >= 3)
    : [];
};

const JOINED = /^[,;]? ?(?:and|but|so) |^[,;:] | (?:and|but)$/i;
/** "I have tuned 1,300 pianos, | and if a string breaks we replace it": what stands beside a part told elsewhere. */
const besides = (sentence: string, elsewhere: readonly string[]) =>
  elsewhere.flatMap((told) => {
    const at = sentence.toLowerCase().indexOf(told.toLowerCase());
    if (at < 0 || wordCount(sentence) - wordCount(told) < LEAST_CLAIM - 1) return [];
    const rest = at === 0 ? bare(sentence).slice(told.length) : "";
    const claim = bare(rest.replace(JOINED, ""));
    return JOINED.test(rest) && wordCount(claim) >= LEAST_CLAIM - 1 ? [claim] : [];
  });

const OWN_SUBJECT =
  /^(?:\p{L}+ ){1,4}?(?:is|are|stays?|remains?|comes?|goes|can|has|have|gets?|keeps?|pays?|knows?|sees?|costs?|needs?|takes?|gives?|works?|never|always) /iu;
/** "One question takes 10 seconds, | and answers stay anonymous": a second claim with a subject of its own. */
const second = (sentence: string, marked: readonly string[]) =>
  marked.flatMap((mark) => {
    const [, rest = ""] = sentence.split(mark);
    const claim = bare(rest.replace(/^[,;]? ?and /, ""));
    return rest !== claim && OWN_SUBJECT.test(`${claim} `) && !claim.includes(",") ? [claim] : [];
  });
/** "Ours swaps ingredients so that one dinner works for everyone, | and a dietitian checks it": the first claim of the two. */
const before = (sentence: string, marked: readonly string[]) =>
  marked.flatMap((mark) => {
    const claim = bare((sentence.split(mark)[0] ?? "").replace(/,? and $/, ""));
    return sentence.includes(`, and ${mark}`) &&
      /^(?:ours?|we|it|each|every) /i.test(claim) &&
      wordCount(claim) >= LEAST_CLAIM
      ? [claim]
      : [];
  });
const SEEN =
  /\b(?:fewer|at our (?:\w+ )?(?:site|test|pilot)|went from|gave|found|caught|fell|rose|dropped|saved|held|lasted|survived|renewed|stayed|were right|tested|counted|measured|in (?:our|the|a) (?:\w+ ){0,3}(?:trial|test|pilot))\b/i;
/** "If you want", "ours weighs 480 grams": what comes on request and how large a thing is are no reasons to change. */
const ON_REQUEST =
  /\bif (?:you|they|somebody|anybody) (?:want|like|need|prefer|ask)s?\b|\b(?:on|upon) request\b/i;
const A_SIZE =
  /^(?:ours?|it|each(?: one)?|they|the \p{L}+) (?:only )?(?:weighs?|measures?|is|are) (?:only |just |about )?\d[\d.,]* ?(?:g|grams?|kg|kilos?|pounds|lb|cm|mm|met(?:re|er)s?|inch(?:es)?|lit(?:re|er)s?)\b/iu;
/** "In a factory we visit every three months": how often is no measure of what customers get. */
const EVERY_SO_OFTEN = /\bevery (?:\d+|two|three|four|six) (?:days|weeks|months|years)\b/i;
/** "The groups have no more than 16 participants": a limit counts nothing that has been reached. */
const A_LIMIT =
  /\b(?:at most|no more than|never more than|up to|a maximum of|limited to|limit (?:the|each|every)\b|only take)\b/i;
/** "CFO came from trade finance": who somebody was tells why to believe, and not what to buy. */
const OF_FOUNDERS = /^(?:one of the founders|(?:the |our )?(?:co-?founders?|founders?|c[efot]o)\b)/i;
export const isOfFounders = (said: string): boolean => OF_FOUNDERS.test(said);
/** A result that was seen tells more than a figure, that more than a claim, a claim more than an extra or who one was. */
const telling = (said: string) =>
  ON_REQUEST.test(said) || isOfFounders(said) || (A_SIZE.test(said) && !SEEN.test(said))
    ? -1
    : Number(FIGURE.test(said.replace(EVERY_SO_OFTEN, "")) && !A_LIMIT.test(said)) *
      (SEEN.test(said) ? 2 : 1);

/** "Not in a file of 40 pages": the second half of a sentence. */
const HALF = /^(?:not|nor|instead of|rather than|without|even|only then|or)\b/i;
/** "They are paid fairly": who is, was named in what was cut off. */
const OF_SOMEBODY_BEFORE = /^(?:they|these|those) (?:are|have|were|get|can|do|always|never)\b/i;
/** "No contract": what is left out tells less than what is there. */
const DENIES = /^(?:no|never|nothing|nobody|none)\b/i;

/** "My uncle lends us the place" helps and proves nothing. */
const OF_FAMILY =
  /^my (?:brother|sister|wife|husband|aunt|uncle|cousin|friend|father|mother|dad|mum|mom|son|daughter|neighbour)(?: |$)/i;

/** "I sell none", "we do not": of what stands in the sentence before it. */
const POINTS_BACK =
  /^(?:i|we|they|it|ours?) (?:(?:\p{L}+ ){1,2}(?:none|it|them|both|that|so|neither|any)|(?:do|does|did|can|are|is|will)(?: not|n['’]t)?)$/iu;

/** "You rent the whole show, for example 30 orphans": the claim, and not what illustrates it; "the objects are real" says little without. */
const BY_EXAMPLE = /(?:^|(?<=^(?:\S+ ){4,}\S+),? )(?:for example|for instance|e\.g\.|such as)\b.*$/iu;

/** "We make them from any score, and we show ...": "them" stood in a sentence that is not repeated. */
const OF_THEM = /^(?:we|you) \p{Ll}+ them\b[^.;]*?, and (?=we )/iu;

/** "..., not only when they are free": half of a comparison promises nothing. */
const HALF_DENIED = /^(?:not (?:only|just|merely)|nor|either)\b/i;

const TOO_LONG = 26;
/** "We come by ourselves, and our plan is linked to ...": of two claims in one long breath, those that say enough. */
const apart = (said: string): string[] => {
  if (wordCount(said) <= TOO_LONG) return [said];
  const [first = "", ...rest] = said.split(/,? and (?=(?:we|our|ours|the|every|each|it) )/iu);
  const parts = [first, ...rest].filter((part) => wordCount(part) >= LEAST_CLAIM);
  return rest.length > 0 && parts.length > 0 ? parts : [said];
};

const SPEAKS_OF_US = /\b(?:we|our|ours|us|i|my|here|unlike)\b/i;
/** "So it does not need an industrial plant": what follows from a claim is none. */
const FOLLOWS = /^(?:so|therefore|thus|hence|which|because|then|that is why|this way|as a result)\b/i;

/** What the founder offers as proof, then whatever else the answer on the difference says; each said once. */
export function proofsOf(
  brief: Brief,
  own: readonly string[],
  elsewhere: readonly string[],
  names: ReadonlySet<string>,
): string[] {
  const marked = [...brief.proof, ...brief.stated.traction.filter(hasHappened)].flatMap(({ text }) =>
    apart(text),
  );
  const proofs: string[] = [];
  const { differentiator } = brief.answers;
  const said = [
    ...marked,
    ...own.flatMap((sentence) => partsOf(sentence).flatMap(apart)),
    ...own.flatMap(apart),
    ...own.flatMap((sentence) => [
      ...listed(sentence, elsewhere),
      ...besides(sentence, elsewhere),
      ...before(sentence, marked),
      ...second(sentence, marked),
    ]),
  ];
  // "Unlike Nona, which sells one stock, we ...": what stands before "we" is not said of the offer.
  const ofThem = own.map((sentence) => {
    const ends = sentence.length - ownPart(bare(sentence), brief).length - 1;
    return /^unlike /i.test(sentence) ? sentence.slice(0, Math.max(0, ends)) : "";
  });
  // "Rover is cheap but it is somebody else every week": the second half is as little ours as the first.
  const theirs = own.filter(
    (sentence) =>
      (isSaidOfOthers(bare(sentence), brief) || isPricedElsewhere(bare(sentence))) &&
      !SPEAKS_OF_US.test(sentence),
  );
  const ours = said
    .filter((part) => !theirs.some((sentence) => sentence.includes(bare(part))))
    .map((part) =>
      part
        .replace(BY_EXAMPLE, "")
        .replace(/^(?:and|but|while|whereas) (?=\p{Ll})/iu, "")
        .replace(OF_THEM, ""),
    )
    .filter((part) => !ofThem.some((theirs) => theirs.includes(bare(part))))
    .map((part) => ownPart(bare(part), brief))
    // What is wrong with a rival shows nothing of the offer.
    .filter(
      (part) =>
        part &&
        !HALF_DENIED.test(part) &&
        !FOLLOWS.test(part) &&
        !partsOf(part).some((each) => isSaidOfOthers(bare(each), brief)) &&
        !isOfTheirs(part, brief),
    );
  for (const text of ours.map((part) => uncap(withoutOpener(bare(part)), names)))
    if (
      text &&
      !isNoReason(text) &&
      !BARE_SUM.test(text) &&
      !isSetback(text) &&
      !OF_FAMILY.test(text) &&
      !POINTS_BACK.test(text) &&
      !isOfAFirm(text) &&
      ![...proofs, ...elsewhere].some((other) => overlaps(other, text))
    )
      proofs.push(text);
  const at = (text: string) => differentiator.toLowerCase().indexOf(text.toLowerCase());
  const whole = proofs.filter((text) => !HALF.test(text) && !OF_SOMEBODY_BEFORE.test(text));
  return (whole.length > 0 ? whole : proofs).sort(
    (a, b) =>
      Number(DENIES.test(a)) - Number(DENIES.test(b)) ||
      Number(isGuarantee(a)) - Number(isGuarantee(b)) ||
      telling(b) - telling(a) ||
      at(a) - at(b),
  );
}

/** "About GHS 80", between two commas: whose sum it is stands elsewhere. */
const BARE_SUM =
  /^(?:for |from |at |only |just )?(?:about |around |roughly )?(?:\p{Lu}{2,3}\s?|\p{Lu}{0,2}\p{Sc}\s?)?\d[\d.,\s]*(?:\p{L}{1,6}|%)?\.?$/iu;

/** That somebody has paid, or says he would, is worth telling, and nothing that customers get. */
const OF_SALES =
  /\b(?:(?:have|has) (?:paid|signed|ordered|bought)|said (?:they|that|yes)|would (?:have )?(?:pay|paid|buy|bought))\b/i;
export const tellsOfSales = (text: string): boolean => OF_SALES.test(text);
