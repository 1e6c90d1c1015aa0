import { heldWell } from "../evidence/outcome";
import { failedElsewhere } from "./failed-elsewhere";
import { isOutThere } from "./out-there";

const NUMBER =
  "(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)";
/** Verbs of the past: the regular ones, and those a founder tells a beginning with. */
export const PAST =
  "(?:(?!(?:n|f|s|w|br|sp|bl|exc|proc|succ)eed\\b|hundred\\b|red\\b|bed\\b|shed\\b)\\p{L}{2,}ed|did|ran|made|built|sold|sewn|taught|bought|came|went|took|gave|prepaid|pre-paid|found|won|grew|cut|kept|left|wrote|began|paid|sent|said|met|held|chose|got|swam|stood|brought|let|had|done|gone|run|read|tried)";
/** "£110 detached" is a price, and counts nobody. */
const NO_SUM = "(?<!\\p{Sc}\\s?)(?<!\\d[.,])";
const HELPED = "(?:(?:have|has|had|were|was|been|already|now|also|since) )*";
/** "20 sheets used by schools", "three people trained in first aid": what they are like, and no event. */
const LIKE_THAT =
  "(?!(?:trained|made|born|built|based|used(?! (?:it|them|us|ours|our|the (?:beta|app|prototype|pilot|service|tool|site))\\b)|printed|located|needed|sewn|grown|designed|certified)\\b)";
/** "Forty-five people did the first term", "26 places were rented", "two lodges have bought 900 bars". */
const PEOPLE_DID = new RegExp(
  `${NO_SUM}\\b${NUMBER} (?:[\\p{L}'’-]+ ){0,3}?(?:[\\p{L}'’-]+[^su\\W]s|people|women|men|children|families|stores|houses|homes|them) (?:(?:have|has|had|were|was|been|already|now|also|since) ${HELPED}${PAST}|${LIKE_THAT}${PAST})\\b`,
  "iu",
);
/** "190 finished the test", "31 stayed": who is counted was named before. */
const OF_THEM_DID = new RegExp(
  `${NO_SUM}\\b${NUMBER} (?:of (?:them|these|those) )?${HELPED}${PAST}(?=$|[,.;]| (?:the|it|an?|for|again|in|on|to|so|since|from|by|at|after|their|our|us|last|this|more|less|better|over|and|within)\\b)`,
  "iu",
);
/** "Last season we did 64 repairs", "I've repaired 52 quilts". */
const WE_DID = new RegExp(
  `\\b(?:we|i)(?:['’]ve| have)? (?:(?:already|also|since) )?(?!(?<!(?:['’]ve|have|already|also|since) )(?:run|come|let|read|become)\\b)(?!(?:bought|spent|borrowed|invested|put|saved|paid|needed|cut from)\\b)${PAST} [^.;]{0,48}?\\b${NUMBER} (?!(?:years?|months?|weeks?|days?|hours?|minutes?|%|percent|times|am|pm|euro|kr)\\b)\\p{L}`,
  "iu",
);
/** "Twelve joiners use it", "six of them pay". */
const USED_NOW = new RegExp(
  `\\b${NUMBER} (?:[\\p{L}'’-]+ ){0,4}?(?:use it|use ours|use them|have (?:one(?=$|[,.;]| (?:now|already|today|in|at|since)\\b)|ours|our \\p{L}+)|(?:pay|subscribed?)(?=$|[,.;]| (?:today|now|already|so far)\\b)|are using it|(?:order|re-?order|buy|book|rent|come) (?:\\p{L}+ ){0,2}(?:every|each|regularly|weekly|monthly|again|now|today|already)|pay for it|of them pay|pay since|pay already)\\b`,
  "iu",
);
/** "Four films are done", "installed at two clubs". */
const STANDS = new RegExp(
  `\\b${NUMBER} (?:[\\p{L}'’-]+ ){1,3}(?:are|have been) (?:done|finished|running|open|installed|live|in use|rented|taken|signed(?! up))\\b|\\bwe(?:['’]re| are) (?:already |now )?(?:in|at) ${NUMBER} (?:[\\p{L}-]+ )?[\\p{L}'’-]+s\\b|\\b${NUMBER} (?:[\\p{L}'’-]+ ){1,3}(?:are|have been) (?:on|in) (?:an? |the |our )?(?:paid |free )?(?:trial|pilot|beta)\\b|^(?:installed|running|in use|tried|tested|open) (?:at|in|by|with|on) ${NUMBER}\\b(?! (?:seconds?|minutes?|hours?|days?|weeks?|months?)\\b)`,
  "iu",
);
/** "11 firms in our beta raised ...", "a trial with 64 dogs: 71% scratched less": it was tried, and this came of it. */
const TRIED =
  /\b(?:in|during) (?:our|a|an|the|one) (?:(?!free\b)[\p{L}-]+ ){0,2}(?:trial|pilot|beta|study|test)\b|(?<!\bfree |\bday |\bmonth |\bweek )\b(?:trial(?:led)?|pilot(?:ed)?|study|test(?:ed)?) (?:it )?(?:with|at|in|on|of)\b/iu;
/** "60 locks with two fleets for 5 months", "1 theft instead of 11 the year before". */
const LASTED = new RegExp(
  `\\b\\d[\\d,]* [\\p{L}-]+s (?:with|at|in) (?:\\d+|${"two|three|four|five|six|seven|eight|nine|ten|twelve"}) [\\p{L}-]+s for (?:\\d+|two|three|four|five|six) (?:weeks|months)\\b|\\b\\d+ [\\p{L}-]+ instead of \\d+\\b(?=.*\\b(?:before|last year|per|a)\\b)`,
  "iu",
);
const CAME_OF_IT = new RegExp(
  `\\b${NUMBER}\\b.*\\b(?:\\p{L}{3,}ed|fell|rose|cut|went|grew|found|caught|kept|paid|came|slept|won|gave|told|heard|saw|held|met)\\b|\\d of \\d`,
  "iu",
);
export const gaveResult = (text: string) => (TRIED.test(text) && CAME_OF_IT.test(text)) || LASTED.test(text);
/** "310 patients today", "480 beta users", "62% still active", "waitlist of 1,300", "€4,100 MRR". */
const STANDING =
  /\b\d[\d,.]* (?:[\p{L}'’-]+ ){0,2}(?:(?:paying|active|beta|registered|signed-up|early) (?:[\p{L}'’-]+ )?[\p{L}'’-]+s|[\p{L}'’-]+s (?:today|to date|on board|so far|live))\b|\d ?% (?:\p{L}+ )?(?:still (?:active|use|here|with us|subscribed|paying)|(?:weekly|monthly) (?:active|retention)|retention)\b|\bwait(?:ing )?list of \d|\d[\d,.]* (?:people |families |firms )?on (?:the|our) wait(?:ing )?list|\b\d[\d,.]* [\p{L}-]+s (?:made|created|sent|processed|completed|analysed|scanned|matched|delivered|filed|written|shipped|issued)(?=$|[,.;])|\b\d[\d,.]* [\p{L}-]+s (?:in use|installed|deployed|running)(?=$|[,.;])|^\d[\d,.]* (?:surveys|installations|installs|bookings|orders|customers|clients|subscribers|rides|sales|repairs|deliveries|cleanings), (?=\d)|\b(?:no|zero) churn\b|\b\d[\d,.]* (?:m|metres|kg|kilos|units?|pieces|boxes|bottles|bags|tickets|copies|seats|licen[cs]es) (?:were |have been )?sold\b|\d ?% (?:ordered|bought|booked|came back|subscribed|rented) again\b|\d[\d.,]*k? (?:in )?(?:MRR|ARR)\b/iu;
/** "Nine out of ten participants finish the programme": told of those who came. */
const MOST_DO = new RegExp(
  `\\b${NUMBER} (?:out of|in|of) ${NUMBER} (?:of (?:our|the) |our )?[\\p{L}'’-]+s (?:finish|complete|pass|stay|return|come back|renew|order again|rebook|recommend)\\b`,
  "iu",
);
const NOT_YET =
  /\b(?:will|would|could|can|might|should|plan(?:s|ned)? to|want to|hope to|going to|if|once|until)\b|\b(?:i|we)['’](?:d|ll)\b/i;
/** "38 said they would come again": what was said has happened. */
const THEY_WOULD = /\b(?:said|told us) (?:that )?they would\b/i;
const NOT_OURS =
  /\b(?:competitors?|rivals?|studies|study(?! (?:with|in|at|on) \d)|statistics|survey|paid by)\b/i;

/** "Fourteen pockets sized for insulated tools": what a thing is like. */
const IS_SHAPED = new RegExp(
  `\\b${NUMBER} [\\p{L}-]+s (?:sized|shaped|designed|meant|arranged) (?:for|to|like)\\b`,
  "iu",
);

/** Something that has been done or is in use, and how much of it: no plan, no price, no one else's count. */
export const hasBeenDone = (text: string) =>
  !NOT_YET.test(text.replace(THEY_WOULD, "")) &&
  !NOT_OURS.test(text) &&
  !IS_SHAPED.test(text) &&
  (gaveResult(text) ||
    isOutThere(text) ||
    [PEOPLE_DID, OF_THEM_DID, WE_DID, USED_NOW, STANDS, STANDING, MOST_DO].some((said) => said.test(text)));

/** "140 buyers last year". */
const LATELY = /\b(?:last|this) (?:year|season|spring|summer|autumn|winter|month)\b/i;
const OPENS_WITH_SOME = new RegExp(
  `^(?:so far,? |already |today,? |since [\\p{L}\\d ]{3,14}?,? )?(?:we|i|(?:about |over |nearly )?${NUMBER})\\b`,
  "iu",
);
/** "Four pay today", "46 families have rented since March": of some it is told what they did. */
export const tellsOfSome = (sentence: string) =>
  OPENS_WITH_SOME.test(sentence) && (hasBeenDone(sentence) || LATELY.test(sentence));

/** Work of the kind that is paid for was done for others. */
export const hasServed = (text: string) =>
  hasBeenDone(text) &&
  /\b(?:travelled|booked|nights|arranged|organi[sz]ed|catered|cooked|photographed|matched|moved|repaired|cleaned|served|delivered|taught|rented|fitted|installed|treated|hosted|finish(?:ed)?|stayed|repairs?|cleanings?|rentals?|rides?|deliveries|lessons?|dinners?|meals?|weddings?|parties|visits?|term|course|orders?|ordered|bookings?)\b|\d [\p{L}-]+s (?:made|sent|filed|issued|drawn)(?=$|[,.;])/iu.test(
    text,
  ) &&
  !/\b(?:free|tests?|tested|trial|pilot|tried|trained (?:our|the|an?) (?:\p{L}+ )?model)\b/iu.test(text);

const PARTS = /[;,] (?:but |and )?| but | and (?=\d|had to )/;
const SOLD =
  /\b(?:sold|(?<!\b(?:we|i|nobody|no one|none|never|not|hardly anyone) )paid|gone|ordered|bought)\b/i;
/** "Three", but not "only one". */
const COUNT =
  "(?<!\\b(?:only|just) )\\b(?:[1-9][\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ";
/** "One batch of 90", "three of the pilots". */
const SOME = `${COUNT}(?:(?!(?:and|but|who|that|which|if|before|until|when|so|i|we)\\b)[\\p{L}\\d'’-]+ ){0,3}?`;
const BY_ITSELF =
  "complained|cancelled|burst|burn(?:ed|t) (?:out|down|through)|(?:got|caught|had) (?:\\p{L}+ )?(?:mould|mites|rot|rust|damp)|exploded|collapsed|closed|folded|failed|leaked|cracked|melted|overheated|crashed|died|broke(?! even)|dropped out|gave up|(?:stopped|quit)(?! \\p{L}+ing\\b)|never (?:came|paid|finished|used)|left(?: us)?(?=$|[,.;]| again| after| because| when| in the| this| last| during)|(?:did not|didn['’]t|have not|haven['’]t) (?:renew|come back|return|reorder|order again|pay|finish|stay|work)(?:ed)?|arrived (?:late|broken|damaged|dead|melted|spoiled|wet|with (?:mites|holes|cracks|damage|mould|scratches))|came back(?! (?:for|to|again|twice|a second|the next|every|each))|went (?:bad|off|missing|mouldy)|asked for (?:their |the |a )?(?:money back|refund)|(?:sent|gave|brought|handed) (?:it|them|theirs|(?:the|their|an?) [\\p{L}-]+) back|(?:the )?wrong (?:size|colour|one)|too (?:small|big|late)";
const DONE_TO_IT =
  "(?:(?:were|was|been|have|had to be|got) )?(?:exchanged|replaced|returned|sent back|thrown (?:away|out)|scrapped|binned|written off|recalled|redone|repeated|done again|closed)|(?:were|was|been|had to be|got) (?:stolen|damaged|lost|rejected|refunded|broken|spoiled|destroyed)";
/** "The first batch was thrown away": no count is needed where there is but one. */
const FIRST_OF =
  "(?:the|our|my) (?:very )?(?:first|second|third|last|whole|entire|early) (?:[\\p{L}'’-]+ ){1,3}?(?!came back)";
/** "31 of 44 did not work on the first visit": how it stood before the offer came. */
const FOUND_SO =
  /\b(?:on|at|before|until) (?:the|our|my) (?:first|start|arrival)\b(?! (?:batch|try|attempt|trial|pilot|market|fair|season|month|week|winter|summer))|\bbefore (?:us|we came)\b|\bwhen (?:we|i) (?:came|arrived|started|began)\b/iu;
/** What came back or went away is a cost and no claim. */
const WENT_WRONG = new RegExp(
  `${SOME}(?:${BY_ITSELF}|${DONE_TO_IT})\\b|\\bhad to (?:redo|repeat|refund|replace|return|scrap|close|cancel|repair|throw away) ${COUNT}|${COUNT}(?!(?:kilos?|kg|pounds|stone)\\b)(?:[\\p{L}-]+ ){1,2}lost(?=$|[,.;]| (?:since|so far|in|this|last|to)\\b)|${COUNT}[^.;]{0,50}? and (?:was|were) (?:written off|thrown (?:away|out)|scrapped|destroyed|lost)\\b|\\bhad to (?:apologi[sz]e|pay (?:for )?(?:the )?damages?)\\b|\\b(?:we|i) lost ${COUNT}(?!(?:hours?|days?|weeks?|kilos?|kg)\\b)|\\b${FIRST_OF}(?:${BY_ITSELF}|${DONE_TO_IT})\\b|(?:${COUNT}|\\b(?:gave|had|raised) )(?:\\p{L}+ )?(?:complaints?|refunds?|accidents?|breakdowns?|false alarms?|no-shows?)\\b|\\b(?:said|wrote|told us|complained|reported|found)\\b[^.;]{0,40}\\btoo (?:hard|small|big|slow|expensive|heavy|dear|difficult|weak|loud|long|complicated|tight|sweet|salty)\\b`,
  "iu",
);

/** "A pharmacy group said no because it keeps for ten weeks only". */
const REFUSED =
  /\b(?!(?:we|i)\s)[\p{L}-]+ (?:has |have )?(?:said no|turned (?:us|it) down|declined|refused (?:it|us|to (?:buy|stock|sell|list|join|sign|pay|insure|renew)))\b/iu;

/** "I'd like to get to 15 clients before I quit my day job": what is hoped for went wrong for nobody. */
const HOPED =
  /\b(?:I|we)(?:['’]d| would) (?:like|love) to\b|\b(?:I|we) (?:want|hope|plan|aim) to\b|\bday job\b|\b(?:I|we) (?:(?:can|could|will) )?quit\b/iu;

const COUNTED = new RegExp(`\\d|\\b${NUMBER}\\b`, "iu");
/** Says what went wrong, and nothing of what was sold. */
export const isSetback = (text: string): boolean =>
  (WENT_WRONG.test(text) || REFUSED.test(text)) &&
  !failedElsewhere(text) &&
  !HOPED.test(text) &&
  !SOLD.test(text) &&
  !FOUND_SO.test(text) &&
  !text.split(PARTS).some((part) => COUNTED.test(part) && !WENT_WRONG.test(part));

/** "..., and 7 were exchanged": the part of what happened that went wrong; none where nearly all of it held. */
export const setbackIn = (text: string) =>
  heldWell(text) ? null : (text.split(PARTS).find(isSetback) ?? null);
export const withoutSetback = (text: string) => {
  const wrong = setbackIn(text);
  if (!wrong) return text;
  const at = text.indexOf(wrong);
  const before = text.slice(0, at).replace(/[;,]?\s*(?:and|but)?\s*$/, "");
  const after = text.slice(at + wrong.length).replace(/^[;,]?\s*(?:and |but )?/, "");
  const left = [before, after].find((part) => part.split(" ").length > 2) ?? text;
  return left.replace(/^(?:from|of) (?=\d)/i, "");
};

const OF_WHOM = new RegExp(
  `^(?:and |but )?(?:had to |\\S+ (?:of (?:them|these) )?(?:do |didn['’]t |never )?${HELPED}${PAST}\\b)`,
  "iu",
);
/** "Two left": of whom stands in what was told before it; "two hives arrived dead" says it itself. */
export const leansOnBefore = (setback: string) => OF_WHOM.test(setback);

/** What is left to be proud of: sentences without the part that went wrong. */
export const claimsIn = (told: readonly string[]) =>
  told.filter((text) => !isSetback(text)).map(withoutSetback);
