import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { literal } from "../text/literal";
import { clauseAt } from "../text/sentences";
import type { Clause } from "../types";
import { isB2b, ORGANISATIONS, PERSONS } from "./firms-or-people";
import { isMeansOfPayment } from "./means-of-payment";
import { readSides } from "./sides";
import { sponsorsNamed } from "./sponsors-pay";
import { HEAD_ENDS } from "./users-beside";

const PEOPLE = "((?:(?!the |all |for |our )\\p{L}+ )?(?:\\p{L}+s|people|women|men|families))";
/** "Free for homeowners", "parents use it free", "nurses never pay". */
const FREE: readonly RegExp[] = [
  new RegExp(`\\bfree (?:for|to) (?:the |all )?${PEOPLE}\\b`, "iu"),
  new RegExp(
    `(?:^|[.;,:] |\\b(?:and|while|but) )(?:the )?${PEOPLE} (?:(?:can )?(?:use|search|join|browse|read|apply|list|get|book|play|post)\\b[^.;,]{0,30}\\bfree\\b|(?:never pay|(?:do not|don['’]t) pay|pay nothing)\\b)`,
    "iu",
  ),
  new RegExp(`(?:[.;,]|\\b(?:and|while|but)) (?:the )?${PEOPLE} (?:pay |get it for )?nothing\\b`, "iu"),
];
/** "Installers pay €45 per lead". */
const PAYS = new RegExp(
  `(?:^|[.;,:] |\\b(?:and|while|but) )(?:the )?${PEOPLE} (?:pay|are charged|subscribe)\\b(?! nothing| with)[^.;]{0,30}?\\d`,
  "giu",
);
/** "Billed to the nursery", "paid by the home". */
const PAID_BY =
  /\b(?:paid(?: for)?|billed|charged|invoiced|ordered and paid) (?:directly )?(?:by|to) (?:the |their |each |every |our |an? )?((?:[\p{L}-]+ [\p{L}-]+ [\p{L}-]+s(?=$|[,.;)])|(?:[\p{L}-]+ )?[\p{L}-]{3,}))(?=$|[\s,.;)])/iu;
/** "The landlord pays £60". */
const ONE_PAYS =
  /(?:^|[.;:,] |\b(?:and|while|but) )(?:the|each|every|an?) ((?:\p{L}+ )?\p{L}{4,}) pays\b(?! nothing)[^.;]{0,30}?\d/iu;
/** A grant is paid for those who are helped. */
const GIVES = /\b(?:grants?|donat\w+|subsid\w+|sponsor\w*|funds?)\b/i;
const GIVEN_WITHIN = 70;
/** "Vendors pay 12%" of what others pay. */
const A_SHARE = /^[^.;]{0,40}?\d[\d.,]* ?(?:%|per ?cent)/iu;
const ANYBODY =
  /^(?:we|us|you|they|users?|customers?|clients?|members?|subscribers?|people|person|buyers?|visitors?|others?|sponsors?|advertisers?|brands?|card|month|year|hour|week|day|insurance|insurer|state|city)$/i;

const head = (people: string) => singular(people.toLowerCase().split(" ").at(-1) ?? people).replace(/y$/, "");
const names = (text: string, people: string) =>
  new RegExp(`(?<!\\p{L})${literal(head(people))}`, "iu").test(text);
const isGeneric = (people: string) => ANYBODY.test(people.split(" ").at(-1) ?? "");

const FIELDS = [
  "targetAudience",
  "businessModel",
  "solution",
  "problem",
  "differentiator",
] as const satisfies readonly AnswerField[];

/** Where a group stands by its name alone, in the plural. */
function named(people: string, answers: QuizAnswers): Clause | null {
  const many = `${literal(people.replace(/y$/i, ""))}(?:s|es|y|ies)?`;
  for (const field of FIELDS) {
    const found = [...answers[field].matchAll(new RegExp(`(?<!\\p{L})${many}(?!\\p{L})`, "giu"))].find(
      ([said]) => /s$|^(?:people|women|men)$/i.test(said),
    );
    if (found)
      return clauseAt(field, answers[field], { start: found.index, end: found.index + found[0].length });
  }
  return null;
}

/** Everybody that the answers say pays for the first thing that has a price; who pays for a later one is a buyer beside them. */
function payersOf(answers: QuizAnswers): { all: string[]; first: string | undefined } {
  const { businessModel, targetAudience } = answers;
  const supply = readSides(answers)?.supply;
  const gives = (at: number, who: string) =>
    supply !== undefined && head(supply) === head(who) && A_SHARE.test(businessModel.slice(at + 1));
  const pays = [...businessModel.matchAll(PAYS)].map((found) => ({ at: found.index, who: found[1] ?? "" }));
  const one = ONE_PAYS.exec(businessModel);
  const by = PAID_BY.exec(businessModel) ?? PAID_BY.exec(targetAudience);
  const all = [...pays, ...(one ? [{ at: one.index, who: one[1] ?? "" }] : [])].filter(
    ({ at, who }) =>
      !isGeneric(who) && !GIVES.test(businessModel.slice(at, at + GIVEN_WITHIN)) && !gives(at, who),
  );
  const opens = all.find(({ at }) => !/\d/.test(businessModel.slice(0, at)));
  const passive = by?.[1] && !isGeneric(by[1]) && !isMeansOfPayment(by[1]) ? by[1] : undefined;
  return {
    all: [...all.map(({ who }) => who), ...(passive ? [passive] : [])],
    first: opens?.who ?? (all.length === 0 ? passive : undefined),
  };
}

/** "Adopters and animal shelters", where shelters pay nothing: two groups, and those who pay come first. */
function apart(first: Clause, payer: string, free: string, answers: QuizAnswers): Clause[] | null {
  const joint = /,? and |, /.exec(first.text);
  if (!joint || /s, /.test(first.text.slice(joint.index + joint[0].length))) return null;
  const cut = { end: joint.index, start: joint.index + joint[0].length };
  const sides = [
    { start: first.start, end: first.start + cut.end },
    { start: first.start + cut.start, end: first.end },
  ].map((span) => clauseAt(first.field, answers[first.field], span));
  const [pays, has] = sides;
  return pays && has && names(pays.text, payer) && !names(pays.text, free) && names(has.text, free)
    ? [pays, has]
    : null;
}

type Sort = "firm" | "person" | null;
const sortOf = (people: string): Sort =>
  isA(ORGANISATIONS, people) ? "firm" : isA(PERSONS, people) ? "person" : null;
const isA = (kind: string, people: string) =>
  new RegExp(`(?<!\\p{L})(?:${kind})(?!\\p{L})`, "iu").test(people);

/**
 * Who pays is who is counted, whatever the audience answer says: another group that pays for what these have free, or
 * employers where the audience are the people they look for.
 */
export function payersFirst(segments: readonly Clause[], answers: QuizAnswers): Clause[] {
  const sponsors = sponsorsNamed(answers);
  // Readers who never pay are no market beside them.
  if (sponsors) return [sponsors];
  const [first] = segments;
  const { all, first: opens } = payersOf(answers);
  const free = FREE.map((said) => said.exec(answers.businessModel)?.[1]).find(
    (people) => people !== undefined,
  );
  if (!first) return [...segments];
  const payers = all.find((who) => free !== undefined && head(who) !== head(free));
  const two = payers && free && !isGeneric(free) ? apart(first, payers, free, answers) : null;
  if (two) return [...two, ...segments.slice(1)];
  // "Firms that need a welder" are firms.
  const given = free !== undefined && !isGeneric(free) && names(first.text.replace(HEAD_ENDS, ""), free);
  // "Growers are mostly people in flats" names the growers too.
  const leading = first.field === "targetAudience" ? answers.targetAudience.slice(0, first.start) : "";
  if (!given && all.some((payer) => names(`${leading}${first.text}`, payer))) return [...segments];
  const payer = given ? all.find((who) => head(who) !== head(free)) : opens;
  if (!payer || (free && head(payer) === head(free))) return [...segments];
  const own = segments.find((segment) => segment !== first && names(segment.text, payer));
  const told =
    own && !new RegExp(`${literal(payer)} pays?\\b`, "iu").test(own.text) ? own : named(payer, answers);
  if (!told) return [...segments];
  const counted: Sort = isB2b([first], answers) ? "firm" : "person";
  const sort = sortOf(told.text);
  const other = sort !== null && sort !== counted;
  return given || (free && sort) || other
    ? [told, ...segments.filter((segment) => segment !== own)]
    : [...segments];
}
