import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { dealBetween, names, readSides } from "../buyers/sides";
import { readNamed } from "../rivals/named";
import { isSaidOfOthers } from "../rivals/others-said";
import { COUNT, countOf } from "../text/number-words";
import { clauseAt, sentencesOf } from "../text/sentences";
import type { Clause } from "../types";
import { toldByNumber, withNumbers } from "./by-number";
import type { Group } from "./counted-group";
import {
  type Deed,
  deedIn,
  deniesDeed,
  hasTense,
  isDated,
  isForNothing,
  isPriced,
  PEOPLE_BEHIND,
} from "./deeds-told";
import { deniesSale } from "./denials";
import type { Happened, HappenedKind } from "./happened-kinds";
import { A_SHARE, PAID_REGULARLY, PAYS_BY_NAME } from "./how-it-pays";
import { isOther } from "./not-so-far";
import { partsTold } from "./parts-told";
import { whom } from "./whom-counted";

const FIELDS: readonly AnswerField[] = [
  "businessModel",
  "targetAudience",
  "differentiator",
  "solution",
  "problem",
];
/** Of the problem only what was asked and what was done is the founder's own. */
const OF_US = /\b(?:we|i|us|me|my|our)\b/i;

/** What is done for those near to the founder is not paid for unless that is told. */
const NEAR = /\b(?:friends?|cousins?|neighbou?rs?|my family|relatives|mates|colleagues|sister|brother)\b/i;
const SALES: ReadonlySet<HappenedKind> = new Set<HappenedKind>(["bought", "used", "paying"]);
/** "The makerspace across town has 400 members": theirs. */
const USERS: ReadonlySet<HappenedKind> = new Set<HappenedKind>(["used", "paying"]);
const PAY = /\bpa(?:y|ys|id|yed|ying)\b/i;
const PAID = new RegExp(
  `${PAY.source}|\\b(?:bought|sold|subscribed|signed|ordered|booked|rented|hired)\\b`,
  "i",
);
const OF_THEM = /\bof (?:them|these|those|whom|which)\b/i;
const THEY = /^(?:and |but )?(?:they|all|all of them|both)\b/i;
const NOBODY = /^(?:something|nothing|everything|anyone|it|this|that|a lot|lot|one)$|\byou\b/i;
/** "I've made 6 by hand and they are with friends": what was counted before is meant. */
const MADE = new RegExp(`\\b(?:made|built|have|sold|done|printed) (${COUNT})(?![\\d.,])`, "iu");

/** What all answers together say of the two sides and of payment. */
interface Setting {
  regular: boolean;
  shared: boolean;
  supply: string;
  deal: boolean;
  unsold: boolean;
}

function kindOf(part: string, deed: Deed, group: Group, setting: Setting): HappenedKind {
  const { supply, deal, unsold, regular, shared } = setting;
  const { kind, byUs } = deed;
  const provides = supply !== "" && names(group.who, supply);
  if (provides && !PAY.test(part) && (deal ? kind !== "interviewed" : SALES.has(kind))) return "suppliers";
  // Who signs up where a share of each deal is kept provides; elsewhere he waits until it costs something.
  if (kind === "suppliers" && !provides && !deal && !byUs) return shared ? "suppliers" : "waiting";
  if (SALES.has(kind) && isForNothing(part)) return "free";
  if (kind === "used" && regular && !unsold && PAYS_BY_NAME.test(group.who)) return "paying";
  const unpaid = byUs && !/\bsold\b/i.test(part) && !isPriced(part) && (unsold || NEAR.test(group.who));
  return kind === "bought" && unpaid ? "free" : kind;
}

/** A thing is counted, a time or a tense is told: what is usual or offered has none of these. */
function isSure(part: string, { byUs }: Deed, kind: HappenedKind, { count, others }: Group): boolean {
  const nothing = isForNothing(part);
  if (count === null && !others) return false;
  if (count === 1 && !(byUs && nothing) && (!others || (kind === "used" && !nothing))) return false;
  if (
    count === null &&
    byUs &&
    kind !== "interviewed" &&
    kind !== "free" &&
    !isDated(part) &&
    !isPriced(part)
  )
    return false;
  if (kind === "used" && !others && !isDated(part)) return false;
  const many = (count ?? 0) > 1 && (kind === "paying" || (kind === "used" && !byUs));
  return hasTense(part) || kind === "promised" || many;
}

function inSentence(sentence: Clause, text: string, setting: Setting): Happened[] {
  const found: Happened[] = [];
  let made: number | null = null;
  let from = sentence.start;
  for (const part of partsTold(sentence.text)) {
    const start = text.indexOf(part, from);
    from = start + part.length;
    if (isOther(part)) continue;
    const last = found.at(-1);
    const deed = deedIn(part);
    const nothing = isForNothing(part);
    const [, counted = ""] = MADE.exec(part) ?? [];
    const named = deed && whom(part, deed);
    const they = THEY.test(part);
    if (last && nothing && !named?.count) {
      if (SALES.has(last.kind)) last.kind = "free";
      last.clause = clauseAt(sentence.field, text, { start: last.clause.start, end: from });
    }
    if (they && last && deed && (deed.kind === "paying" || deed.kind === "bought"))
      last.kind = nothing ? "free" : deed.kind;
    const group = they ? { count: made, who: PEOPLE_BEHIND.exec(part)?.[1] ?? "", others: true } : named;
    if (counted) made = countOf(counted);
    if (!deed || (they && last) || (deniesDeed(part) && !nothing) || !group?.who || NOBODY.test(group.who))
      continue;
    const kind = kindOf(part, deed, group, setting);
    if (!isSure(part, deed, kind, group)) continue;
    if (sentence.field === "problem" && kind !== "interviewed" && !deed.byUs) continue;
    if (last && OF_THEM.test(part) && SALES.has(kind)) {
      if (!PAID.test(part)) continue;
      // "I gave it seven times, four of those paid": the other three did not.
      const rest = (last.count ?? 0) - (group.count ?? 0);
      if ((last.kind === "bought" || last.kind === "paying") && rest > 0)
        Object.assign(last, { kind: "free", count: rest });
    }
    found.push({ kind, ...group, clause: clauseAt(sentence.field, text, { start, end: from }) });
  }
  return found;
}

/** What has happened with others so far, thing by thing; what is planned, asked or usual is none of it. English; pure. */
export function readSoFar(answers: QuizAnswers): Happened[] {
  const told = FIELDS.flatMap((field) => sentencesOf(field, answers[field]));
  const sides = readSides(answers);
  const deal = dealBetween(answers) !== null;
  const setting = {
    regular: PAID_REGULARLY.test(answers.businessModel),
    shared: A_SHARE.test(answers.businessModel),
    // One side alone provides for nobody.
    supply: sides && (sides.demand || deal) ? sides.supply : "",
    deal,
    unsold: told.some(({ text }) => partsTold(text).some(deniesSale)),
  };
  const read = { answers, named: readNamed(answers) };
  return told
    .filter(({ field, text }) => field !== "problem" || OF_US.test(text))
    .flatMap((sentence) => {
      const text = answers[sentence.field];
      const happened = inSentence(sentence, text, setting);
      const theirs = sentence.field === "differentiator" && isSaidOfOthers(sentence.text, read);
      return sentence.field === "problem" || isOther(sentence.text)
        ? happened
        : withNumbers(happened, toldByNumber(sentence, text, setting.unsold)).filter(
            ({ kind }) => !theirs || !USERS.has(kind),
          );
    });
}
