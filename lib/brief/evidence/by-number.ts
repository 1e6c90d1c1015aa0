import { clauseAt, type Span } from "../text/sentences";
import { likelyOneOf, type TaggedNumber, tagNumbers } from "../told-numbers/tag-numbers";
import type { Clause } from "../types";
import { groupsIn, isMeasured, isOfAnybody } from "./counted-group";
import { isAhead } from "./deeds-told";
import type { Happened, HappenedKind } from "./happened-kinds";

/** What the words beside a count say of those who are counted, the surest first. */
const SAID: readonly (readonly [HappenedKind, RegExp])[] = [
  [
    "promised",
    /\b(?:said|say|says) (?:yes\b|they|it\b|he|she)|\bwould (?:buy|pay|order|join|take)\b|\bpledged?\b|\bpromised\b|\bdeposits?\b|\bpre-?orders?\b|\bpre-?ordered\b|\bletters? of\b|\breserv(?:ed|ations?)\b/i,
  ],
  [
    "interviewed",
    /\b(?:asked(?! (?:for|about|if we|whether we))|interviewed|surveyed?|poll(?:ed)?|spoke (?:to|with)|talked (?:to|with)|told (?:me|us)|answered|confirmed)\b/i,
  ],
  [
    "waiting",
    /\bwait(?:ing|s)?\b|\bwait-?list(?:ed)?\b|\bsigned up\b|\bsign-?ups?\b|\bon (?:(?:the|my|our|an?) )?(?:\p{L}+ )?list\b|\binterested\b|\bapplied\b|\b[ie]nquir(?:y|ies|ed)\b|\basked (?:for|about)\b/iu,
  ],
  ["free", /\bfree\b|\bwithout paying\b|\bgratis\b|\bnot? pay(?:ing)?\b|\bpays? nothing\b/i],
  [
    "paying",
    /\bpay(?:s|ing)?\b(?! (?:attention|only|just|slips?|checks?|cheques?|stubs?|rolls?|runs?|grades?|day|rates?|gaps?|scales?))|\bpaid (?:plan|version|tier|subscri\w+)\b|\bsubscribe(?:d|rs?)\b|\b(?:put|have put) (?:a|their) card in\b|\brenew(?:ed)?\b|\bstay(?:ed|ing)? on\b|\b(?:go|carry) on\b|\bcontinu(?:e|es|ed|ing)\b|\bregulars?\b|\bregular \p{L}+|\bmonthly donors?\b|\b(?:have|book|order|buy|use|hire|call)s? (?:me|us|from us|it) (?:every|each|weekly|monthly|again)\b/iu,
  ],
  ["bought", /\b(?:sold|bought|ordered|orders?|sales|booked|bookings?|rented|rentals?|paid|backers?)\b/i],
  ["tested", /\b(?:try|tries|tried|trying|trial(?:led|ling)?|test(?:s|ed|ing|ers?)?|beta|prototypes?)\b/i],
  [
    "bought",
    /\b(?:selling|hired|shipped|delivered|taught|finished|filled|cleaned|repaired|did|done|ran|served)\b/i,
  ],
  ["used", /\b(?:us(?:e|es|ing|ers?)|on it|live|active|running)\b/i],
];
/** The tags of numbers that count others who have to do with the business. */
const OF_OTHERS = ["customers", "sold", "waiting"] as const;
const LIKELY = 0.35;
/** So sure that no word has to say it. */
const SURE = 0.8;
const UNPAID: ReadonlySet<HappenedKind> = new Set<HappenedKind>([
  "free",
  "tested",
  "used",
  "waiting",
  "promised",
]);

const CUT = /[,;:–—(]\s+(?:and |but |of (?:whom|which) |so far )?|\s(?:and|but|of whom|of which|-)\s/giu;
/** Where the words of one count end and those of the next begin. */
function piecesOf(
  text: string,
  { start, end }: Span,
  numbers: readonly TaggedNumber[],
): (Span & { goesOn: boolean })[] {
  const cuts = numbers.slice(1).map((number, at) => {
    const from = numbers[at]?.end ?? start;
    const last = [...text.slice(from, number.start).matchAll(CUT)].at(-1);
    return last ? { end: from + last.index, start: from + last.index + last[0].length } : null;
  });
  return numbers.map((_, at) => ({
    start: cuts[at - 1]?.start ?? (at === 0 ? start : (numbers[at]?.start ?? start)),
    end: cuts[at]?.end ?? (at === numbers.length - 1 ? end : (numbers[at + 1]?.start ?? end)),
    // "180 packs to 70 families": one thing is told with two counts.
    goesOn: at < numbers.length - 1 && !cuts[at],
  }));
}

const isSure = (number: TaggedNumber) => (number.likely.get("customers") ?? 0) >= SURE;
/** "Two of the six testers": the six are counted by the two. */
const OF_SO_MANY =
  /\b(?:of|out of) (?:(?:the|these|those|our|my) )?(?:first )?$|\b(?:\d|one|two|three|four|five|six|seven|eight|nine) in $/i;
/** "Trained our model on 60,000 dinners": what it is made from. */
const MADE_WITH = /\b(?:trained|built|collected|gathered|measured)\b/i;
/** "Locker $15 a month, I've only got 10": so many things there are, where no people are named. */
const ARE_THERE =
  /\b(?:(?:only|just) (?:got|have|has|own)|(?:have|has|['’]ve|own)(?: got)? (?:only|just)|there (?:are|is) (?:only|just)) [\p{L}\d]+(?: of (?:them|those|these))?$/iu;
const kindBy = (piece: string, number: TaggedNumber, unsold: boolean): HappenedKind | null => {
  if (ARE_THERE.test(piece)) return null;
  if (likelyOneOf(number, OF_OTHERS) >= LIKELY)
    for (const [kind, said] of SAID)
      if (said.test(piece) && !(kind === "used" && isSure(number))) return kind;
  if (unsold || MADE_WITH.test(piece) || !/\d/.test(piece)) return null;
  if (isSure(number)) return "paying";
  if ((number.likely.get("waiting") ?? 0) >= SURE) return "waiting";
  return (number.likely.get("sold") ?? 0) >= SURE ? "bought" : null;
};

const PAYS = SAID.find(([kind]) => kind === "paying")?.[1] ?? /pay/;
const A_YEAR = /^(?:19|20)\d\d$/;
/** "19 using it, 12 paying", "58 tried it free, 21 bought the pack": a sentence that tells number by number what has happened; pure. */
export function toldByNumber(sentence: Clause, text: string, unsold: boolean): Happened[] {
  const { field } = sentence;
  const numbers = tagNumbers(text, field).filter(
    ({ start, end }) =>
      start >= sentence.start && end <= sentence.end && !OF_SO_MANY.test(text.slice(sentence.start, start)),
  );
  const pieces = piecesOf(text, sentence, numbers);
  const each = pieces.map((span, at): Happened | null => {
    const number = numbers[at];
    const clause = clauseAt(field, text, span);
    if (number?.kind !== "count" || number.value < 2 || !Number.isInteger(number.value)) return null;
    const said = text.slice(number.start, number.end);
    if (A_YEAR.test(said) || isMeasured(text.slice(number.end)) || clause.negated || isAhead(clause.text))
      return null;
    const kind = kindBy(clause.text, number, unsold);
    if (!kind) return null;
    const who = groupsIn(clause.text).find(({ count }) => count === number.value)?.who ?? said;
    return { kind, count: number.value, who, others: kind !== "bought" || isOfAnybody(who), clause };
  });
  const toPeople = (at: number) =>
    pieces[at]?.goesOn && groupsIn(text.slice(numbers[at + 1]?.start, pieces[at + 1]?.end))[0]?.others;
  const told = each.filter((one, at): one is Happened => one !== null && (one.others || !toPeople(at)));
  // "6 choirs on it, 4 pay": who uses it is more than who pays.
  const payers = Math.min(
    ...told.flatMap(({ kind, count, clause }) =>
      kind === "paying" && PAYS.test(clause.text) ? (count ?? []) : [],
    ),
  );
  return told.map((one) =>
    one.kind === "paying" && !PAYS.test(one.clause.text) && (one.count ?? 0) > payers
      ? { ...one, kind: "used" }
      : one,
  );
}

/** What the grammar of a sentence tells, put right and filled up by what stands beside each number. */
export function withNumbers(read: readonly Happened[], byNumber: readonly Happened[]): Happened[] {
  const same = (a: Happened, b: Happened) =>
    (a.count === b.count || (a.kind === b.kind && a.who.includes(b.who))) &&
    a.clause.start < b.clause.end &&
    b.clause.start < a.clause.end;
  const kept = read.map((told) => {
    const own = byNumber.find((each) => same(told, each));
    const putRight = byNumber.length > 1 || (told.kind === "used" && own?.kind === "bought");
    return own && putRight && UNPAID.has(own.kind) !== UNPAID.has(told.kind) ? own : told;
  });
  // "My brother and two of his friends" are counted already.
  const among = (told: Happened, each: Happened) => each.who.includes(" ") && told.who.includes(each.who);
  const added = byNumber.filter((each) => !kept.some((told) => same(told, each) || among(told, each)));
  return [...kept, ...added].sort((a, b) => a.clause.start - b.clause.start);
}
