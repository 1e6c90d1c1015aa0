import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isOfOtherTrade } from "../rivals/other-trades";
import { SPELT_NUMBER } from "../text/number-words";
import { sentenceSpans } from "../text/sentences";
import type { Brief, WayIn } from "../types";
import { namedWays } from "./named-ways";

const FIELDS: readonly AnswerField[] = ["targetAudience", "differentiator", "businessModel"];
const WORD =
  "(?!(?:has|have|had|is|are|was|were|do|does|pays?|gets?|to|that|which|who|not|never)\\b)[\\p{L}\\d'’-]+";
const PEOPLE = `(?:${WORD} ){0,4}?${WORD}`;
const OFTEN =
  "(?:(?:also|often|usually|already|sometimes|regularly|always|now|gladly|can|will|would|(?:(?:have|has) )?agreed to) )?";

/** "Referred by the ward nurse": whoever knows the buyer first and passes them on. */
const SENT_BY = new RegExp(
  `\\b(?:referred|recommended|introduced|signposted|(?:sent|passed on|brought) to us|(?:\\d+|most|many|some|half|${SPELT_NUMBER}) (?:of (?:them|these) )?(?:(?:were|was|are|is) )?sent)(?: to us)? by ((?:the |their |an? |our |one )?${PEOPLE})(?=[,.;]| (?:or|and|who|when|after|before|because|so|to|in|at)\\b|$)`,
  "giu",
);
/** "Wedding planners send us people", "feed advisers visit them every month". */
const SEND = new RegExp(
  `(?:^|,? (?:and|but|while) )(?:most |many |some |their |the )?((?!they |we |it |you |i )${PEOPLE}(?:,? (?:and|or) ${PEOPLE})?) ${OFTEN}(?:refers?|recommends?(?! against)|introduces?|sends? (?:us|me|them|their|people|customers|clients|patients|students|families|guests)|pass(?:es)? (?:on|us|them|people)|brings? us|points? (?:them|people) to us|hands? out our|offers? it|(?:visits?|sees?|advises?|calls? on) (?:them|(?:each|every|all|most) [\\p{L}-]+) (?:every|each|once|twice|weekly|monthly|daily|anyway|already|regularly)|(?:knows?|pass(?:es)?|places?|serves?|supply|supplies|teach(?:es)?|meets?|trains?|employs?|insures?) (?:every one of |each of |all of |most of |half of |many of |thousands of |hundreds of |nearly all of )?them)\\b`,
  "iu",
);
const THROUGH = new RegExp(
  `\\b(?:(?:come|came|found|find|reach(?:ed)?|hear(?:d)?|sold|win|won|meet)\\b(?: (?:to )?(?:us|them|it|me|of us|about us|of it|about it))? (?:through|via|from)) ((?:the |their |our )?${PEOPLE}s)(?=[,.;]| (?:who|that|and they|which|when)\\b|$)`,
  "iu",
);
/** "Most come through the farrier or the vet": one of a kind stands for all of them. */
const THROUGH_ONE =
  /\b(?:come|came|find us|found us) (?:to us )?through ((?:the|their) (?:(?!or\b|and\b)[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+(?:er|or|ist|ian|ant|ect|vet|nurse|midwife|friend))(?: (?:or|and) ((?:the |their )?[\p{L}'’-]+(?:er|or|ist|ian|ant|ect|vet|nurse|midwife)))?(?=[,.;]|$)/iu;
/** "We have agreements with three allotment associations": who has agreed to something already. */
const AGREED =
  /\b(?:we|i) (?:already )?have (?:an? |signed |written )?(?:agreements?|contracts?|arrangements?|partnerships?) with (?:the |\d+ |(?:two|three|four|five|six|seven|eight|nine|ten) )?((?:[\p{Ll}'’-]+ ){0,3}?(?:associations|clubs|shops|stores|schools|clinics|practices|hospitals|unions|cooperatives|federations|hotels|guilds|chambers|parishes))\b/iu;
/** "We sell at design markets". */
const SOLD_AT =
  /\b(?:we|i) (?:already |also |now )?(?:sell|sold|show|stand) [^.;]{0,30}?\b(?:at|on) ((?:the |our |some )?(?:[\p{Ll}'’-]+ ){0,3}?(?:markets?|fairs?|festivals?|trade shows?))\b/iu;
const MEET =
  /\b(?:they|most|many|some|half|(?:[\p{L}-]+s)) (?:[\p{L}]+ly |often |already |all )?(?:buy|meet|gather|shop|talk|ask each other|ask one another|hang out|come together|hear (?:of|about) (?:it|us|each other)|find each other|compare|swap|read|wait|queue|are|sit)\b[^.;,]{0,60}? (?:at|in|on) ((?:the |their |a |an )?(?:[\p{L}\d'’-]+ ){0,3}?(?:fairs?|expos?|markets?|clubs?|groups?|forums?|meet-?ups?|conferences?|festivals?|communit(?:y|ies)|subreddits?|chats?|gates?|stalls?|evenings|workshops|counters?|congress(?:es)?|gyms?|trade shows?|associations?|newsletters?|servers?))(?=[,.;]| (?:at|the|where|before|after|on|every|and|in|of|with)\b|$)/iu;
/** "Most find us because another seamstress gave our number", "nearly all come by word of mouth". */
const PASSED_ON =
  /\b(?:most|many|nearly all|almost all|all|half|(?:our|the) (?:customers|clients)|they)\b[^.;]{0,24}\b(?:find|found|come|came|hear|heard|know|call)\b[^.;]{0,32}(?:\b(?:another|an?other|a|one) (?:of them|[\p{L}-]+) (?:gave|gives|passed|passes|told|tells|recommended|recommends|sent|sends)\b|\bword of mouth\b)/iu;

/** "Our partners", "the founders": no outsider. */
/** "All word of mouth from two church groups", "referrals from the hospice": who passes it on. */
const BY_WORD = new RegExp(
  `\\b(?:word of mouth|referrals?) (?:from|by|through|via|in|among|at) ((?:the |their |our |an? |\\d+ |${SPELT_NUMBER} )?${PEOPLE})(?=[,.;)]| (?:who|and|so|that|in|at)\\b|$)`,
  "iu",
);

const NOBODY =
  /\b(?:us|we|me|my|ourselves|friends|customers?|founders?|posts?|algorithm|law|word of mouth|mouth)\b/i;

/** "Nextdoor", "recommendations from neighbors": nobody who could be visited. */
const HEARD =
  /^(?:\p{Lu}[\p{L}\d.]+(?: \p{Lu}[\p{L}\d.]+)*|(?:[\p{Ll}-]+ )?(?:recommendations?|referrals?|reviews?|search(?:es)?|flyers?|leaflets?|social media|ads)(?: (?:from|by|of|in|on|at) .+)?)$/u;
const APART = /,? (?:and|or) (?:(?:also )?(?:through|via|from|on) )?|, (?:through |via |from |on )?/u;
/** Some of what customers come through are people, some are not. */
function cameThrough(who: string): readonly Pick<WayIn, "kind" | "name">[] {
  const parts = who.split(APART).filter((part) => part && !NOBODY.test(part));
  const heard = parts.filter((part) => HEARD.test(part));
  const people = heard.length > 0 ? parts.filter((part) => !HEARD.test(part)) : [who].filter(Boolean);
  return [
    ...people
      .filter((name) => !NOBODY.test(name))
      .map((name) => ({ kind: "sender" as const, name: outsider(name) })),
    ...heard.map((name) => ({ kind: "heard" as const, name })),
  ];
}

const SO_MANY = new RegExp(`^(?:\\d+|${SPELT_NUMBER}) `, "iu");
const outsider = (who: string) =>
  who
    .replace(/^(?:their|our|an?|one) /i, "the ")
    .replace(SO_MANY, "the ")
    .trim();

function inSentence(said: string): WayIn[] {
  const senders = [
    ...[...said.matchAll(SENT_BY)].map(([, who = ""]) => who),
    SEND.exec(said)?.[1] ?? "",
    AGREED.exec(said)?.[1] ?? "",
    BY_WORD.exec(said)?.[1] ?? "",
    ...(THROUGH_ONE.exec(said)
      ?.slice(1)
      .map((who) => who ?? "") ?? []),
  ].filter((who) => who && !NOBODY.test(who));
  const place = MEET.exec(said)?.[1] ?? SOLD_AT.exec(said)?.[1];
  return [
    ...senders.map((who) => ({ kind: "sender" as const, name: outsider(who), said })),
    ...cameThrough(THROUGH.exec(said)?.[1] ?? "").map((way) => ({ ...way, said })),
    ...(place ? [{ kind: "place" as const, name: outsider(place), said }] : []),
    ...(PASSED_ON.test(said) ? [{ kind: "customer" as const, name: "customers", said }] : []),
  ];
}

const NONE: Brief["named"] = { platforms: [], competitors: [], partners: [] };

/** Who already sends or sees the buyers and where these meet, as the founder says it; the audience answer first. */
export function readWaysIn(answers: QuizAnswers): WayIn[] {
  const found = FIELDS.flatMap((field) =>
    sentenceSpans(answers[field])
      .map(({ start, end }) => answers[field].slice(start, end).replace(/[.!?]+$/, ""))
      // "Fruit basket companies buy at the wholesale market": no customer is met there.
      .filter((said) => field !== "differentiator" || !isOfOtherTrade(said, { answers, named: NONE }))
      .flatMap(inSentence),
  );
  // What the founder plans to use counts where no way that works already is told.
  const planned = found.some(({ kind }) => kind !== "customer") ? [] : namedWays(answers);
  return [...found, ...planned].filter(
    ({ name }, i, all) => all.findIndex((other) => other.name === name) === i,
  );
}

const TOLD =
  /^(?:they|we|it|he|she|their|these|those|most|many|some|half|all|both|usually|often)\b(?! (?:small|young|other|local|independent|older|new|large|of the)\b)[^,;]*? (?:are|is|buy|meet|ask|come|find|decides?|pays?|have|has|use|read|talk|speak|visit|offer|want|need|know|live|work|see|gets?|go|shop)\b/i;
/** "The works manager decides": who signs is no further group. */
const DECIDES =
  /^(?:the |an? |our )?(?:(?!who |that )[\p{L}-]+ ){1,4}(?:usually |always |mostly )?(?:decides|signs|approves|chooses|has to|have to)\b/iu;
/** "Most are referred by the ward nurse" tells of the buyers and names no further group. */
export const tellsOfBuyers = (said: string) =>
  TOLD.test(said) || DECIDES.test(said) || inSentence(said).length > 0;
