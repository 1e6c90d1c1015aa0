import { isMeansOfPayment } from "@/lib/brief/buyers/means-of-payment";
import type { Brief } from "@/lib/brief/types";
import { crowdIn } from "./crowd";
import { bare, plural } from "./english";

const OLD =
  /\b\d{2}\+|\b(?:old|older|elderly|seniors?|grandparents?|pensioners|retired|parents live alone)\b/i;

/** "... and their children who pay" are no second group. */
export const PAYS = /\b(?:who|that|which) (?:pays?|buys?|funds?|orders?)\b/i;

/** "Paid by daughters", "also in Wales": how or where, and no group of its own. */
export const NO_GROUP = /^(?:paid|also|or|via|by|through|later|then|plus|sometimes|mostly|on|in|at|from)\b/i;

/** "Adults who ..., and the families who buy for them": grown-ups named first are the customers. */
const FIRST_BUY_TOO =
  /^(?!.*\b(?:child|kids?\b|bab(?:y|ies)|toddler|teen|pupil|boys|girls|patient|resident|dogs?\b|cats?\b|pets?\b)).*\bwho (?:also |sometimes )?(?:buy|order)s? (?:it |one |them )?for them\b/i;

/** "The parents pay, of course". */
const THEY_PAY =
  /(?:^|[.;,] )(?:(?:and|but) )?(?:of course )?(?:it is )?(?:the|their) (parents|mothers|fathers|mums|moms|families|employers|companies|schools|landlords|owners|managers) (?:who )?(?:(?:usually|always|mostly|normally|then|of course) )?(?:pay|decide and pay|book and pay)\b/iu;

/** "parents" out of "... and the parents who pay". */
export function payersIn(audience: string): string | null {
  if (FIRST_BUY_TOO.test(audience) && !OLD.test(audience)) return null;
  const group =
    /(?:,? and|;|,) (?:the )?(?!and )([^,;.]{3,60}?) (?:who|that|which) (?:pay|buy|fund|order(?=[,.;]|$| (?:it|them|for|on)\b))/i.exec(
      audience,
    )?.[1];
  const told = THEY_PAY.exec(audience)?.[1];
  if (told) return told.toLowerCase();
  const people = group
    ?.split(/ and (?:the )?| or /)
    .findLast((part) => /s$|children$|men$|people$/.test(part));
  const named = people
    ? bare(people).replace(/^(?:(?:also|sometimes|often|mostly|their|our|his|her|the|whose) )+/i, "")
    : null;
  return named && OLD.test(audience) ? named.replace(/^(?:kids|children)$/i, "adult children") : named;
}

/** "..., paid by the hospital", "invoiced to the council": whoever uses it is not asked for money. */
export function paidBy(said: string): string | null {
  const by =
    /\b(?:(?:paid (?:for )?|bought )by|(?:invoiced|billed) (?:directly )?to) (?:the |their |an? )?([\p{L}-]+(?: (?!(?:on|for|in|at|per|each|when|after|and|or|who)\b)[\p{L}-]+){0,2})(?=[,;./]|$| (?:and|or|who|per|each|when|after|on|for|in|at))/iu.exec(
      said,
    )?.[1];
  const people = by?.toLowerCase();
  if (
    /\b(?:electricity|power|water|rent|fuel|heating|insurance|postage|shipping|delivery|travel|flights?)\b[^.;,]{0,30} (?:is|are) paid by\b/i.test(
      said,
    )
  )
    return null;
  // "Free school meals billed to the council": a few of them, and not the price.
  if (/\bfree (?:\p{L}+ ){1,3}(?:are )?(?:invoiced|billed|paid)\b/iu.test(said)) return null;
  if (
    !people ||
    /^(?:fans?|guests?|attendees?|ticket (?:holders?|buyers?)|shoppers?|diners?|(?:end )?customers?|buyers?)$/.test(
      people,
    )
  )
    return null;
  if (
    isMeansOfPayment(people) ||
    /\b(hour|week|month|quarter|year|terms?|season|course|lesson|class|session|night|use|results?|day|it|them|us|you|me)\b/.test(
      people,
    )
  )
    return null;
  // Whoever pays is grown up.
  if (/^(?:daughters|sons|children|kids)$/.test(people)) return "adult children";
  return /s$/.test(people) ? people : plural(people);
}

/** "Housing associations pay £95 per machine": of a non-profit, those who pay are not those who are served. */
export const buyersIn = (businessModel: string): string | null => {
  const one =
    /^(?:The |An? )?((?:\p{L}+ )?(?:municipality|council|city|hospital|state|region|ministry|insurer|foundation|company|school)) pays\b/iu.exec(
      businessModel,
    )?.[1];
  const many = /^(\p{Lu}[\p{L} -]{3,40}(?<!s)s) pay\b(?!-)/u.exec(businessModel)?.[1];
  return (one ? plural(one) : many)?.toLowerCase() ?? null;
};

const CUSTOMERS =
  /^(?:customers|users|members|clients|buyers|people|guests|subscribers|visitors|readers|participants)$/;
/** "Hospitals pay €9,500 per nurse": said before any other price, and not of those who are served. */
export function othersPay(businessModel: string, segment: string): string | null {
  const who = buyersIn(businessModel);
  const head = who?.split(" ").at(-1) ?? "";
  return who && !CUSTOMERS.test(head) && !segment.toLowerCase().includes(head.replace(/s$/, "")) ? who : null;
}

/** "Care homes ..., paid by the home": those who are served pay for themselves. */
export function unlessSame(payers: string | null, segment: string): string | null {
  const [group = ""] = segment.toLowerCase().split(/[,;.(]| (?:with|who|that|in|for|of) /);
  const head = payers
    ?.toLowerCase()
    .split(" ")
    .at(-1)
    ?.replace(/(?:ies|es|s)$/, "");
  return head && group.includes(head) ? null : payers;
}

/** "HR managers of companies" where "companies pay": the employer. */
function organisationOf(who: string, businessModel: string): string | null {
  const said = buyersIn(businessModel);
  return said && new RegExp(` (?:of|at|in|for) (?:\\p{L}+ ){0,2}${said}$`, "iu").test(who) ? said : null;
}

/** "Free for workers. Employers pay $49 ...": of two sides the one that is named with the price. */
const namedAsPayer = (businessModel: string, who: string): string | null =>
  organisationOf(who, businessModel) ??
  /\bfree (?:for|to) [^.;]{3,40}[.;,] (?:and )?(\p{Lu}?[\p{L} -]{3,30}s) pay\b/iu
    .exec(businessModel)?.[1]
    ?.toLowerCase() ??
  null;

/** "Schools for the deaf": an organisation that is served pays too. */
export const organised = (segment: string, names: ReadonlySet<string>) =>
  /^(?:\p{L}+ )?(?:schools|municipalit\w+|councils|ministries|hospitals|clinics|companies|housing associations|libraries|foundations|care homes)\b/iu.test(
    segment,
  )
    ? crowdIn(segment, names)
    : null;

/** "Donations and small council grants", and no sum that anybody pays for anything. */
const donorsIn = (businessModel: string): string | null => {
  if (/\d/.test(businessModel) || !/\b(?:donations?|donors?|donated)\b/i.test(businessModel)) return null;
  return /\b(?:council|municipal|city|state) (?:\p{L}+ )?(?:grants?|contracts?|money)\b/iu.test(businessModel)
    ? "donors and councils"
    : "donors";
};

/** "Membership is R50 a month", and no grant is in the plan: those whom a non-profit serves pay for it; else others do. */
export const buyersOfNonprofit = (
  { payers, who }: { payers: string | null; who: string },
  { lines, answers }: Pick<Brief, "lines" | "answers">,
): string =>
  payers ??
  (lines.some(({ later }) => !later) && lines.every(({ kind }) => kind !== "grant")
    ? who
    : (donorsIn(answers.businessModel) ?? "funders and buyers"));

/** Who is said to pay: those of whom the answers say it, else the customers. */
export const payerOf = (
  { payers, foreign, who }: { payers: string | null; foreign: boolean; who: string },
  businessModel: string,
): string => payers ?? (foreign ? null : namedAsPayer(businessModel, who)) ?? who;
