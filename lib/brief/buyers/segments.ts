import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isSetback, tellsOfSome } from "../text/happened";
import { COUNT, SPELT_NUMBER } from "../text/number-words";
import { clauseAt, sentenceSpans } from "../text/sentences";
import type { Clause } from "../types";
import { describesAgain } from "./described-again";
import { COUNTS_FIRST, countsFrom } from "./market-count";
import { countBehind, tellsNoGroup } from "./no-group";
import { focusOf, isSomeOf, isStartedWith, leadOf } from "./opening";
import { withoutPromises } from "./promised";
import { putOffAt } from "./put-off";
import { buyersFirst, dealBetween } from "./sides";
import { beforeThem, talkBefore, talkBehind } from "./talk";
import {
  isPlaceOnly,
  isSortOfThem,
  namesCaller,
  namesDecider,
  paysInTheEnd,
  tellsOfAShare,
} from "./told-of-them";
import { namesBuyers, namesNobody, namesPayers, namesSellers, openingOf, toldOfUs } from "./told-sides";
import { withoutUsers } from "./users-beside";
import { tellsOfBuyers } from "./ways-in";

const SPLIT =
  /;\s|,\s+(?:and\s+)?(?=(?!and )(?:[\p{L}-]+ ){1,3}(?:later on|at a later|but not yet|eventually)\b)|[,;]\s+(?=(?:second|secondly|third|then|later|after that):\s)|,?(?<!\bbetween [\p{L}\d]+)\s+and\s+(?!the\s(?:netherlands|philippines|emirates|united)\b)(?=(?:the\s+)?(?:\p{L}+\s)?\p{L}{3,}s\s+(?:that|who|which)\b)|,\s+and\s+(?=[^,;.]{3,60}\s(?:who|that|which)\s)|\s+and\s+(?=(?:retired|young|local|independent)\s+\p{L}+s\b)|\s+plus\s+|,?\s+as well as\s+|,?\s+and also\s+|,\s+and\s+(?=(?:the|their|parents|companies|small|people|owners|teams|families|students|schools|employers|the\s+\p{L}+)\b)|,?\s+sowie\s+|,?\s+así como\s+/giu;

/** "Offices in Utrecht, ordered by the office manager": who signs is no part of the group. */
const SIGNED_BY =
  /,?\s(?:(?:who|that) (?:is|are) )?(?:bought|ordered|purchased|paid(?: for)?|chosen|decided(?: on)?|signed(?: off)?|booked|run|used)\s+by\s+(?:the|an?|their|its)\s.*$|,\s(?:the )?(?:decision[- ]?maker|buyer|payer)s?\s(?:is|are)\s.*$/iu;
/** "There are about 7,000 labs" counts a group and is none. */
const COUNTS =
  /^(?:there (?:are|is)|(?:about|around|roughly|some|over|nearly|more than|approximately)\s+\d(?!\d['’]?s\b))/i;

/** "I sing in one myself", "the owner is usually an old technician", "Acme has signed a letter of intent": told of people, and no further group. */
const IS_SENTENCE =
  /^(?:usually|often|mostly|typically|normally|sometimes|generally|in most cases),? (?:the|an?|it|they|he|she|his|their|one)\b|^(?:an?|the|our) (?:typical|regular|average|usual|normal) |^(?:about |around |roughly |more than )?(?:half|a third|a quarter|two thirds) of (?:them|these|our)\b|^many people (?!who|that|with|in)\p{L}+ |^(?:the )?(?:buyer|payer|user|decision[- ]?maker|customer)s? (?:is|are)\b|^(?:i|we|my|our|they|he|she|it|this|these|those|there|most of them|some of them|many of them)\b|^(?:the|an?|each|every) (?:\p{L}+ ){1,2}(?:is|are|was|has|have|pays?|decides?|usually|often|always)\b|^\p{Lu}[^.;]{2,60} (?:has|have) (?:\p{L}+ )?(?:signed|promised|agreed|asked|ordered|tested|confirmed|offered|said)\b/iu;
/** "46 families have rented since March", "two homes left": what has happened is no further group. */
const isTold = (said: string) =>
  isSetback(said) || tellsOfSome(said) || SOME_HAVE.test(said) || SO_FAR.test(said);
/** "1,340 subscribers after seven months": how far it came. */
const SO_FAR = /^\d[\d.,]*\s\p{L}+\s(?:after|so far|since|already|today|now|in total|until)\b/iu;
const SOME_HAVE = new RegExp(`^(?:${COUNT}|${SPELT_NUMBER}) (?:have|has|pay|use|bought|came)\\b`, "iu");

/** "..., and the food" before "and craft traders who": the noun of both stands behind the second. */
const SHARES_HEAD =
  /(?:^|[,;]\s(?:and\s)?)(?:the )?(?!people\b|men\b|women\b|children\b|staff\b)\p{Ll}+(?<!s)$/u;

/** "In London, Dublin, and |Manchester who want something real|". */
const TOWN_WHO = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:who|that|which) /u;
/** "Sons" before "and daughters who moved away": named in one breath, and what is told of the second is told of both. */
const BARE_GROUP = /^\s*(?:the )?(?:[\p{L}-]+ )?(?:\p{L}{2,}s|people|men|women|children)$/iu;

/** "Podcasters, coaches" before "and YouTubers who": one list, and what is told of the last is told of all. */
const IN_A_LIST = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+s(?:, (?:[\p{L}-]+ ){0,2}[\p{L}-]+s)+,?$/u;

/** "The families notice first, but the manager pays", of managers of care homes: whoever that is was named first. */
function paysAlready(told: string, first: string): boolean {
  const payer = /\bbut (?:the|their|its|an?) (\p{L}{4,}?)s? (?:pays?|decides?|signs?|buys?)\b/iu.exec(
    told,
  )?.[1];
  return payer !== undefined && first.toLowerCase().includes(payer.toLowerCase());
}

/** How much leads to the group: small talk, what the founder calls it, or how many there are. */
function leadIn(opens: string, first: boolean): number {
  const small = talkBefore(opens);
  const [before = "", decider = ""] = beforeThem(opens.slice(small));
  const talk = small + (namesDecider(decider) ? before.length : 0);
  const said = opens.slice(talk);
  const led =
    leadOf(said, first) || (first ? (COUNTS_FIRST.exec(said)?.[0].length ?? 0) : 0) || openingOf(said).length;
  return talk + led + (led > 0 ? talkBefore(said.slice(led)) : 0);
}

/** "Makers who sell at markets, graduates who lost their room, costume people": after two groups that are each told with their own clause, each further one stands for itself. */
const OWN_CLAUSE = /,\s+(?:and\s+|or\s+)?(?=\p{Ll}[\p{L}’'-]*\s(?:[\p{L}’'-]+\s){0,3}(?:who|that|whose)\s)/gu;
const FURTHER_ONE =
  /,\s+(?:and\s+|or\s+)?(?=(?:[\p{L}’'-]+\s){0,3}(?:\p{L}{3,}s|people)(?=\s*(?:[,.;!?]|$)))/giu;
const WHO = /\s(?:who|that|whose)\s/iu;
function besideEachOther(body: string): RegExpExecArray[] {
  const own = [...body.matchAll(OWN_CLAUSE)].filter(({ index }) => WHO.test(body.slice(0, index)));
  const [first] = own;
  return first
    ? [
        ...own,
        ...[...body.matchAll(FURTHER_ONE)].filter(({ index }) => index > first.index + first[0].length),
      ]
    : [];
}

/** Who buys, as contiguous spans of the audience answer; the first is the beachhead. */
export function readSegments(answers: QuizAnswers): Clause[] {
  const text = answers.targetAudience;
  const found: Clause[] = [];
  const spans = sentenceSpans(text);
  const named = spans.filter(({ start, end }) => !namesDecider(text.slice(start, end)));
  for (const sentence of named.length > 0 ? named : spans) {
    let start = sentence.start;
    const body = text.slice(sentence.start, sentence.end);
    const whole = body.replace(/[.!?]+$/, "");
    const putOff = putOffAt(whole);
    const told = putOff > 3 ? whole.slice(0, putOff) : whole;
    const before = found.length;
    if (before > 0 && paysAlready(told, found[0]?.text ?? "")) continue;
    const buyers =
      before > 0 && (namesPayers(told) || paysInTheEnd(told) || (namesSellers(text) && namesBuyers(told)));
    if (
      before > 0 &&
      !buyers &&
      !focusOf(told) &&
      (IS_SENTENCE.test(told) ||
        (putOff <= 3 && describesAgain(told, found[0]?.text ?? "")) ||
        namesNobody(told) ||
        (toldOfUs(told) < 0 && tellsNoGroup(told)) ||
        tellsOfBuyers(told) ||
        isSortOfThem(told) ||
        tellsOfAShare(told) ||
        withoutPromises(body) !== body ||
        isTold(told))
    )
      continue;
    const cuts = [...body.matchAll(SPLIT), ...besideEachOther(body)]
      .filter(({ index, 0: joint }) => {
        const opens = body.slice(0, index);
        const together = /^\s+and\s+$/.test(joint) && BARE_GROUP.test(opens) && !dealBetween(answers);
        const lastTown = TOWN_WHO.test(body.slice(index + joint.length)) && /\p{Lu}[\p{L}-]+$/u.test(opens);
        return !SHARES_HEAD.test(opens) && !IN_A_LIST.test(opens) && !together && !lastTown;
      })
      .map((match) => ({ at: sentence.start + match.index, length: match[0].length }))
      .sort((a, b) => a.at - b.at)
      .filter(({ at }, i, all) => at !== all[i - 1]?.at);
    for (const cut of [...cuts, { at: sentence.end, length: 0 }]) {
      const opens = text.slice(start, cut.at);
      const first = found.length === 0;
      const focus = first ? 0 : focusOf(opens);
      const lead = focus || leadIn(opens, first);
      const said = text.slice(start + lead, cut.at);
      const signed = SIGNED_BY.exec(said)?.index ?? putOffAt(said);
      const counted = countsFrom(said);
      const ends = [signed, counted, countBehind(said), toldOfUs(said), talkBehind(said)].filter(
        (at) => at > 3,
      );
      const clause = clauseAt("targetAudience", text, {
        start: start + lead,
        end: ends.length > 0 ? start + lead + Math.min(...ends) : cut.at,
      });
      if (
        clause.text.length > 3 &&
        /\p{L}{2}/u.test(clause.text) &&
        !(focus > 0 && isPlaceOnly(clause.text)) &&
        !COUNTS.test(clause.text) &&
        !(
          found.length > 0 &&
          (namesNobody(clause.text) || tellsNoGroup(clause.text) || namesCaller(clause.text))
        )
      )
        if (!focus) found.push(clause);
        else if (!isSomeOf(clause.text, found[0]?.text ?? "")) found.unshift(clause);
      start = cut.at + cut.length;
    }
    // Who only uses what these pay for is no market beside them.
    if (before > 0 && paysInTheEnd(told)) found.splice(0, before);
    else if (buyers || isStartedWith(told)) found.unshift(...found.splice(before));
  }
  return found.length > 0
    ? withoutUsers(buyersFirst(found.slice(0, 5), answers), answers)
    : fromOffer(answers);
}

/** Without an audience answer the offer may name it: "It is for office managers at ...". */
function fromOffer({ solution }: QuizAnswers): Clause[] {
  const match =
    /(?:^|[\s(])(?:(?:is|built|made|designed|meant|intended)\s+for|(?:app|service|tool|platform|software|school|club|newsletter|marketplace)\s+for)\s+/iu.exec(
      solution,
    );
  if (!match) return [];
  const start = match.index + match[0].length;
  const length = solution.slice(start).search(/[.;!?]|,\s|\s(?:that|which|so that)\s/);
  const clause = clauseAt("solution", solution, {
    start,
    end: length < 0 ? solution.length : start + length,
  });
  return clause.text.length > 3 ? [clause] : [];
}
