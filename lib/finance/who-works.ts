import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";

const WORKERS =
  "(?:helpers|assistants|advis[eo]rs|consultants|tutors|teachers|trainers|instructors|coaches|guides|drivers|riders|couriers|cleaners|nurses|carers|caregivers|companions|sitters|nannies|midwives|therapists|physios|physiotherapists|audiologists|opticians|doctors|vets|groomers|walkers|hairdressers|barbers|stylists|beauticians|interpreters|translators|editors|writers|bookkeepers|accountants|lawyers|designers|developers|engineers|technicians|mechanics|fitters|electricians|plumbers|painters|carpenters|gardeners|builders|movers|porters|cooks|chefs|shoppers|researchers|organi[sz]ers|inspectors|recruiters|workers|staff|crews|specialists)";
/** "Our home organisers visit": theirs is the work, and they are paid for it. */
const OF_OURS = new RegExp(
  `\\bour (?:own )?(?:(?!partner|volunteer|fellow|neighbou?r|customer|client)[\\p{L}-]+ )?(${WORKERS})\\b(?!['’ ](?:s\\b|we\\b))`,
  "iu",
);
/** "Trained helpers come to the kitchen table." */
const SENT = new RegExp(
  `(?:^|[.!?]\\s+)(?:trained|experienced|qualified|certified|licensed|vetted|skilled|local|female|friendly|professional|bilingual) (?:\\p{L}+ ){0,2}?(${WORKERS}) (?!we\\b|who\\b|are\\b|cannot\\b|can['’]t\\b)`,
  "iu",
);
const UNPAID = /\bvolunteer/i;

/** Those who do the work beside the founder, as the answers name them: "helpers"; null where it may be the founder's own. */
export function workersTold({ answers: { solution, differentiator }, language }: Brief): string | null {
  const said = `${solution} . ${differentiator}`;
  if (language !== "en" || UNPAID.test(said)) return null;
  return (
    (OF_OURS.exec(said)?.[1] ?? SENT.exec(solution)?.[1] ?? SENT.exec(differentiator)?.[1])?.toLowerCase() ??
    null
  );
}

const PERSONS =
  "\\p{L}*(?:ers|ors|ists|ants|ians|sisters|brothers|friends|women|men|people|nurses|mums|mothers|dads|fathers|parents|cousins|colleagues|graduates|chefs|cooks|physios|vets|midwives|coaches|architects|pharmacists)";
const OF_US = new RegExp(`\\b(${COUNT}) of us\\b`, "iu");
/** "We're two designers and one developer." */
const WE_ARE = new RegExp(
  `\\b(?:we are|we['’]re|there are) (${COUNT}) (?:[\\p{L}-]+ ){0,2}?${PERSONS}\\b(?:,? and (${COUNT}|an?) (?:[\\p{L}-]+ ){0,2}?\\p{L}+(?:er|or|ist|ant|ian|ers|ors|ists|ants|ians|nurse|chef|cook|architect)\\b)?`,
  "iu",
);
const TWO_OF_THEM =
  /\b(?:my|our) (?:wife|husband|partner|sister|brother|mother|father|mum|dad|friend|best friend|cousin|colleague|flatmate|business partner) and (?:I|me)\b/;
/** More than these are an association or a firm: no pay is reckoned for each. */
const MOST = 4;

/** How many founders do the work, as they say it themselves; one where they do not. */
export function foundersTold({ answers, language }: Brief): number {
  if (language !== "en") return 1;
  const said = `${answers.solution} . ${answers.differentiator} . ${answers.businessModel}`;
  const [, first = "", second = ""] = WE_ARE.exec(said) ?? [];
  const many = first
    ? countOf(first) + (/^an?$/i.test(second) ? 1 : second ? countOf(second) : 0)
    : countOf(OF_US.exec(said)?.[1] ?? "") || (TWO_OF_THEM.test(said) ? 2 : 1);
  return many > 1 && many <= MOST ? many : 1;
}
