import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sponsorsNamed } from "../buyers/sponsors-pay";
import { sentencesOf } from "../text/sentences";

/** "Free for riders always", "the girl pays nothing", "nobody is refused", "a free paper". */
const USED_FREE =
  /\b(?:free|no charge|nothing) (?:for|to) (?!(?:the first|try|start|\d)\b)(?:all |the |every |our |any )*\p{L}{3,}|\b(?:pays?|costs? \p{L}+(?: \p{L}+)?) nothing\b|\bnobody (?:is refused|pays(?! (?:yet|us|so far|today))|is turned away)\b|\bfree (?:of charge|website|newsletter|news|paper|magazine|map|guide|bot|meals?|lunch(?:es)?|lessons|classes|service|by \p{L}+|on \p{L}+|in every|at every)\b|\bwithout (?:paying|charge)\b/iu;
/** "Local shops sponsor a stage", "advertisers pay", "a message under the page costs 3,500". */
const SPONSORS =
  /\b(?:companies|shops|firms|brands|clinics|banks|suppliers|businesses)\b[^.]{0,40}\b(?:pays?|takes?|books?)\b[^.]{0,30}\b(?:minute|page|mention|slot|notice|message|line|spot|ad)\b|\b(?:sponsors?|advertisers?|advertising|adverts?|banners?|ad slots?|sponsored (?:\p{L}+)|(?:a|one|each|the) (?:message|notice|ad|advert|leaf|spot|page|line)s?)\b[^.]{0,90}?(?:\bpays?\b|\bcosts?\b|\bis\b|\bat\b|\bfor\b|[:(,])[^.]{0,24}?\d/iu;
const SPENT_ON_ADS =
  /\b(?:ads?|advertising) (?:are|is|cost|costs us|spend|budget)\b|\b(?:on|to|for) (?:ads|advertising)\b|\b(?:google|facebook|instagram|tiktok|meta) ads\b/i;
const ADVERTISED_IN = /\badvertisers\b|\bsponsors\b/i;

const GIVERS: readonly RegExp[] = [
  /\bgrants?\b|\bfoundations?\b|\blottery\b|\bEU fund\w*/i,
  /\bdonat\w+|\bdonors?\b|\bgive(?:s)? (?:\p{Sc} ?|\p{L}{2,3} )?\d[\d.,]* ?(?:\p{L}+ )?(?:a|per|each|every)? ?(?:month|year|monthly)/iu,
  /\b(?:municipalit(?:y|ies)|ministry|province|county|city|council|region|church|diocese|town hall)\b[^.;,]{0,24}\b(?:gives?|pays?|funds?|covers?|adds?)\b|\d+ ?% (?:from )?(?:the )?(?:municipalit(?:y|ies)|city|council|region|county)/iu,
  /\b(?:companies|firms|banks?|families|people|friends|neighbours|supporters) (?:\p{L}+ )?(?:give|adopt|chip in)s?\b/iu,
];
/** Money for machines or a building comes once and funds no work. */
const GIVEN_ONCE =
  /\b(?:build-?out|building|machines?|equipment|mou?lds?|tooling|development|training set|prototype|to start|start-?up|set-?up|pilot|won|fit-?out|renovation|oven|kitchen|half from|grants? (?:of|for) [^.;]{0,30}(?:machine|equipment|build))\b/i;
const EARNED = /\b(?:commission|we keep|we take|our share|per (?:seat|user|check|photo)|subscription)\b/i;

const MONEY_FROM = /\b(?:money|funds?|funded|financed|paid|donat\w*)\b/i;
/** What is told of money that keeps the work going. */
const givenTo = ({ businessModel, targetAudience }: Pick<QuizAnswers, "businessModel" | "targetAudience">) =>
  [
    ...sentencesOf("businessModel", businessModel).filter(({ text }) => !GIVEN_ONCE.test(text)),
    ...sentencesOf("targetAudience", targetAudience).filter(({ text }) => MONEY_FROM.test(text)),
  ]
    .map(({ text }) => text)
    .join(" ");

/** Who pays in place of those it is for: sponsors who want to be seen by them, or donors who want them helped; null where they pay themselves. */
export function paidByOthers(answers: QuizAnswers): "sponsors" | "donors" | null {
  const { solution, targetAudience, businessModel } = answers;
  const free = USED_FREE.test(`${businessModel} ${solution}`);
  const given = givenTo(answers);
  const givers = GIVERS.filter((giver) => giver.test(given)).length;
  if (givers >= 2 && !EARNED.test(businessModel)) return "donors";
  const pays = SPONSORS.test(businessModel.replace(SPENT_ON_ADS, ""));
  if (sponsorsNamed(answers)) return "sponsors";
  if (pays && (free || ADVERTISED_IN.test(targetAudience))) return "sponsors";
  return givers === 1 && free && !EARNED.test(businessModel) ? "donors" : null;
}
