import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed } from "@/lib/finance/types";
import { kindOfStatement } from "../evidence/classify";
import { isYetToCome } from "../evidence/kinds";
import { withoutNorms } from "../text/norms";
import { COUNT, countOf, SPELT_NUMBER, spelt } from "../text/number-words";
import { statementsOf } from "../text/sentences";
import { FREE, withoutUnpaid } from "../text/tried";
import { withoutWishes } from "../text/wishes";
import type { Clause } from "../types";
import { withoutPromises } from "./promised";

const MANY = `(?<![\\p{L}\\d.,-])(${COUNT}|${SPELT_NUMBER})(?!\\s?%)`;
/** Up to three words between a count and its verb; nothing that has not happened, and no price. */
const THEM =
  "(?:\\s(?!(?:can|could|will|would|may|must|should|to|or|per|if|when|they|who|i|we)\\s)[\\p{L}-]+){0,3}?";
const said = (before: string, after: string) => new RegExp(`${before}${MANY}${after}`, "iu");
const WHO = "(?:customers?|users?|subscribers?|clients?|members?|companies|restaurants|pilots)";
/** Words that by themselves name who pays. */
const OF_A_HOUSE = "(?:subscribers|customers|members|clients|advertisers|sponsors|tenants|patients|donors)";

const SOMEBODY =
  "(?:families|couples|households|parents|people|children|students|guests|patients|schools|shops|firms|companies|hotels|restaurants|caf[ée]s|clinics|practices|farms|pharmacies|garages|salons|offices|clubs|women|men)";

/** Who pays today, most surely said first. */
const PAYING: readonly RegExp[] = [
  // "Four of the six pilot clinics now pay".
  said(
    "",
    `\\sof (?:the|our|these|those) (?:first )?(?:${COUNT}|${SPELT_NUMBER})${THEM}(?:\\s(?:already|now|have|do|still))*\\s(?:pay|paid|are paying|bought|signed|renewed|subscribed)\\b`,
  ),
  said("", `(?:\\s\\p{L}+)?\\s(?:paying|paid)(?:\\s\\p{L}+)?\\s${WHO}\\b`),
  said(
    "\\b(?:we (?:already )?have|already have|(?<!can )serve|serving)\\s",
    "\\s(?:customers|clients|subscribers)\\b",
  ),
  said(
    "",
    `\\s${OF_A_HOUSE}\\s(?:so far|already|today|by now|now|currently|at (?:the|this) moment|at present)\\b`,
  ),
  said(
    "\\b(?:at (?:the|this) moment|today|currently|at present|so far),? (?:(?:we|i) have |there are )?",
    `\\s(?:paying\\s)?${OF_A_HOUSE}\\b`,
  ),
  // "Since April my sister and I have looked after 31 graves", "seventeen families so far".
  said(
    "\\b(?:we|i)(?: have|['’]ve) (?:already )?(?:looked after|cared for|served|taught|worked for|cleaned for|supplied|treated)\\s",
    "\\s[\\p{L}-]+",
  ),
  said("^(?:and )?(?:about |around |over )?", `\\s${SOMEBODY}\\sso far\\b`),
  said(
    "",
    `${THEM}\\s(?:gets?|receives?) (?:the|our) (?:\\p{L}+ )?(?:box|bag|basket|crate|parcel|delivery|magazine|letters?)\\b`,
  ),
  said("\\bin use (?:in|at|by) (?:about |around |over )?", "\\s[\\p{L}-]+"),
  said("\\b(?:we|i) (?:currently|now|already|today) have\\s", `\\s(?:paying\\s)?${OF_A_HOUSE}\\b`),
  // "31 tried it, nine of them pay", "and 340 pay", "six are paying".
  said(
    "",
    "(?:\\sof (?:them|these|those|which))?(?:\\s(?:already|now|have|do))?\\s(?:pay|paid|are paying|pay today)(?=\\s*[(,.;]|$|\\s(?:now|already|today|us|for (?:it|us))\\b)",
  ),
  said(
    "",
    `${THEM}\\s(?:(?:are )?(?:already )?paying|pays? (?:already|today|now|so far|since|us|for it)|already pays?|pay(?=\\s*(?:[,.;]|$)))\\b`,
  ),
  said("", `${THEM}\\s(?:already pay for|pay for|paid for|have paid(?: for| us)?)\\b`),
  said(
    "",
    `${THEM}\\s(?:use|tried|test|have) (?:it|them|us|ours|one)(?:\\s(?:daily|weekly|every day))? and (?:all )?pay\\b`,
  ),
  said(
    "",
    `(?:\\sof (?:them|these|those))?\\s(?:are |have )?still (?:ordering|order|buying|buy|paying|pay|subscribed|booking|book|renting|rent)\\b`,
  ),
  // Who works with the business again and again pays it.
  said(
    "",
    `${THEM}\\s(?:(?:have )?(?:ordered|bought|booked|rented)|order|buy|book|rent|come|reorder|re-order)(?:\\s\\p{L}+){0,2}?\\s(?:every (?:day|week|month|other week|two weeks)|each (?:week|month)|weekly|monthly|regularly|again)\\b`,
  ),
  said(
    "",
    `${THEM}\\s(?:(?:have |has )(?:already )?(?:bought|paid|prepaid|pre-paid|rented)|(?:have |has )?(?:already )?(?:signed(?! up)|hired us|subscribed?|renewed|booked us)|use us|hire us|call us|book us|rent (?:one|from us)|(?:order|buy) from (?:us|me)|work with (?:us|it)|trust us|(?:made|placed|did) (?:over |about |more than )?\\d[\\d,]* (?:bookings|orders|purchases|rentals|visits))\\b`,
  ),
  said(
    "\\b(?:temos|tenemos|nous avons|wir haben|abbiamo|we hebben)\\s(?:já |ya |déjà |schon |bereits )?",
    "\\s(?:clientes|clients?|kunden|assinantes|suscriptores|abonnés|abonnenten|clienti|klanten)\\b",
  ),
];
/** "17 pilot customers", "118 different renters": they have bought, or the word would be another. */
const HAVE_BOUGHT = new RegExp(
  `${MANY}\\s(?:(?:pilot|first|early)\\s(?:customers|clients)|(?:different|separate|unique)\\s(?:renters|buyers|customers|clients|guests|riders|borrowers|hirers|owners|families|households))\\b`,
  "iu",
);
/** "17 customers, 1 left": so many fewer. */
const HAVE_LEFT = new RegExp(
  `^[^.;]{0,24}?[,(] ?(?:and |of (?:whom|them) )?(${COUNT}|${SPELT_NUMBER}) (?:of them )?(?:has |have )?(?:left|quit|cancelled|stopped|dropped out|gave up|gone)\\b`,
  "iu",
);
const FIRST =
  /\b(?:(?:the |our |my )?first|(?:our|my) only) (?:\p{L}+ )?(?:clients?|customers?|firms?|companies|schools?|hotels?|shops?|clinics?|practices?|clubs?|homes?) (?:has |have )?(?:already |now )?(?:signed|paid|bought|pays)\b/iu;
const OF_NOW =
  /\bpay(?:ing|s)?\b|\bso far\b|\balready\b|\bsigned\b|\b(?:clients?|customers?) (?:signed|paid|bought)\b|\bus\b/i;
/** "Two members pay €4" is a price. */
const A_PRICE = /\bpay\s[^.;]{0,12}[\d€$£]/i;

export const founder = (value: number, text: string): Assumed => ({
  value,
  low: value,
  high: value,
  provenance: "founder",
  note: `Stated: ${text}`,
});

/** "Three towns with 84 playgrounds pay": who is counted first is who pays. */
const WITH_SO_MANY = new RegExp(
  `((?:${COUNT}|${SPELT_NUMBER})\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?)\\swith (?:a total of |together |in all )?(?:${COUNT})\\s\\p{L}+(?: (?:in total|in all|altogether|together))?`,
  "iu",
);

/** "We checked 40 contracts, half of them paid": half of the forty. */
const lastCount = (before: string) => Number(before.match(/(?<![\p{L}\d.,])\d+(?![\d.,])/gu)?.at(-1) ?? 0);

/** How many pay today, as one sentence says it. */
export function payingIn(statement: string): Assumed | undefined {
  if (FREE.test(statement)) return undefined;
  const text = withoutUnpaid(withoutWishes(withoutPromises(withoutNorms(statement)))).replace(
    WITH_SO_MANY,
    "$1",
  );
  const match = [...PAYING, HAVE_BOUGHT].map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const first = match ? null : FIRST.exec(text);
  if (first) return founder(1, first[0]);
  const many = match?.[1] ?? "";
  const told = /\d/.test(many) ? countOf(many) : spelt(many);
  const [, left = ""] = HAVE_LEFT.exec(text.slice((match?.index ?? 0) + (match?.[0].length ?? 0))) ?? [];
  const all = told < 1 ? Math.round(told * lastCount(text.slice(0, match?.index))) : told;
  const count = all - (left ? countOf(left) || spelt(left) : 0);
  return match && count > 0 && !A_PRICE.test(text.slice(match.index))
    ? founder(count, match[0].trim())
    : undefined;
}

/** "Church halls and sports clubs list their kitchens": such words name who provides. */
const offers = (word: string, solution: string) =>
  /^\p{Ll}{3,}s$/u.test(word) &&
  new RegExp(
    `\\b${word}(?: and [\\p{L} ]{3,24})? (?:list|put up|put in|offer|rent out|lend|let|post|enter|share|open) (?:their|an?|spare|free|empty|unused)\\b`,
    "iu",
  ).test(solution);

const TODAY = /^(?:today|now|currently|at present|to date|so far)\s*:\s*/i;
/** "Today: 62 flats, 19 hosts, 402 visits in October": of what is counted, those who buy. */
function standsAt(told: string, { targetAudience }: QuizAnswers): Assumed | undefined {
  const [who = ""] = targetAudience.toLowerCase().split(/ (?:with|in|who|that|of|at|from) |[,;(.]/);
  for (const part of TODAY.test(told) ? told.replace(TODAY, "").split(/, | and /) : []) {
    const [, many = "", noun = ""] = /^(\d[\d,]*) (?:\p{L}+ )?([\p{L}-]+s)$/u.exec(part.trim()) ?? [];
    if (noun && who.split(/[^\p{L}-]+/u).includes(noun.toLowerCase()))
      return founder(countOf(many), part.trim());
  }
  return undefined;
}

/** Paying customers that exist already; readers and testers who do not pay are no customers. */
export function readCustomers(traction: readonly Clause[], answers: QuizAnswers): Assumed | undefined {
  const own = statementsOf("businessModel", answers.businessModel).filter(
    ({ text }) => OF_NOW.test(text) && !isYetToCome(kindOfStatement(text, "businessModel")),
  );
  const provides = ({ note }: Assumed) => note.split(" ").some((word) => offers(word, answers.solution));
  for (const { text } of traction) {
    const found = standsAt(text, answers);
    if (found) return found;
  }
  for (const { text } of [...traction, ...own])
    for (const part of [text, ...text.split(/,? and (?=\d)/)]) {
      const found = payingIn(part);
      if (found && !provides(found)) return found;
    }
  return undefined;
}
