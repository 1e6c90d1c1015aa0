import type { WritingContext } from "@/lib/artifacts/recipe";
import { PERSONS } from "@/lib/brief/buyers/firms-or-people";
import { nounPhrase } from "@/lib/brief/text/noun-phrase";
import type { Archetype, Brief } from "@/lib/brief/types";
import { businessCalled } from "@/lib/brief/ventures/called";
import { doubtOf } from "@/lib/finance/doubts";
import type { FinancialModel } from "@/lib/finance/model";
import { percent } from "@/lib/finance/money";
import { buyersOf, countedOf, shareOfBuyer } from "@/lib/finance/share-by-buyer";
import { isWaiting, loadedPay } from "@/lib/finance/staffing";
import type { RevenueLine } from "@/lib/finance/types";
import { deedSearch } from "./deed-search";
import { cap, list, plural } from "./english";
import { filledWith } from "./filled-with";
import { openingNoun } from "./opening-noun";
import type { Slots } from "./slots";
import { businessOf } from "./thing";
import { objectOf } from "./voice";
import { paidPer, workDone } from "./work-done";

/** "School trips" that an answer mentions in passing are not what the business is about. */
export const inOffer = (nouns: readonly string[], { answers }: Brief) =>
  nouns.filter((noun) => new RegExp(`\\b${noun}s?\\b`, "i").test(answers.solution));

/** From this vagueness on no figure says anything about the venture, and no noun what it is. */
const VAGUE = 0.6;

/** "Ten minutes of reading" is no minute business. */
const TIME = /^(?:minute|hour|day|night|week|month|year|time|session)$/;
/** "The patient service", "the villager business": who is served names no venture, nor does a house. */
const SOMEBODY = new RegExp(
  `^(?:(?:\\p{L}+ )?(?:${PERSONS}|villagers|clients|guests|visitors)|houses|things|places)$`,
  "iu",
);
const DONE: Readonly<Record<string, string>> = { work: "service", program: "program" };
/** Languages keep their capital: "Spanish lessons". */
const LANGUAGE =
  /^(?:english|spanish|french|german|portuguese|italian|dutch|arabic|hindi|japanese|chinese|korean|turkish|russian|ukrainian|swahili|latin|greek|swedish|danish|norwegian|finnish)(?= )/;
/** "The grave cleaning service", "the wildflower meadow business": called by what is done or made. */
function deedName(brief: Brief): string | null {
  // "I bring a barbershop to the home" delivers nothing.
  if (brief.offer.way === "work" && /^(?:we|i) bring /i.test(brief.answers.solution)) return null;
  const deed = deedSearch(brief)?.replace(/(?<= \p{L}+) building$/u, "");
  if (
    !deed ||
    nounPhrase(deed) !== deed ||
    !/^\p{Ll}+ \p{Ll}+(?: \p{Ll}+)?$/u.test(deed) ||
    /ly\b/.test(deed)
  )
    return null;
  return `the ${deed.replace(LANGUAGE, cap)} ${/(?:ing|ion|al|ery|air|lessons)$/.test(deed) ? "service" : "business"}`;
}

const SOLD_AS_THINGS = new Set<Archetype | undefined>(["ecommerce", "hardware"]);
/** What it is in any case, where nothing in the answers names it. */
const PLAINLY: Partial<Record<Archetype, string>> = {
  services: "the service",
  education: "the service",
  marketplace: "the platform",
  saas: "the software",
  usage: "the software",
};
/** "We rent plants" is a plant business; "we list school rooms" and "we write the report" are no school and no report. */
const namesNothing = ({ answers, offer }: Brief) =>
  /^(?:we|i) /i.test(answers.solution) && !/[^s]s$/i.test(offer.noun ?? "");

/** What to call it before there is a brand: "the newsletter", "the bread business", "the business in Valencia". */
function ventureName(
  { ventureName: own, called, place, foreign, solutionQuote }: Slots,
  { brief }: WritingContext,
  nouns: readonly string[],
): string {
  if (called) return called;
  if (brief.vagueness >= VAGUE) return "the idea";
  const [subject] = nouns;
  if (own) return own;
  if (brief.offer.byKind) return businessCalled(brief.offer.noun ?? "");
  const asName = (noun: string | null | undefined, sort: string) =>
    noun && (foreign || (nounPhrase(noun) === noun && !TIME.test(noun) && !SOMEBODY.test(plural(noun))))
      ? `the ${noun} ${sort}`
      : null;
  const filled = (thing: string | null) => thing && (filledWith(thing, brief.answers) ?? thing);
  const done = foreign ? undefined : DONE[brief.offer.way ?? ""];
  const counted = paidPer(brief) ?? (brief.offer.way === "program" ? subject : null);
  const opening = foreign ? null : openingNoun(brief.answers.solution);
  const named =
    (brief.offer.byFounder && foreign ? `the ${brief.offer.noun} business` : null) ??
    (brief.offer.byFounder && !foreign ? (deedName(brief) ?? businessOf(brief.offer.noun)) : null) ??
    (brief.offer.way === "work" && !foreign ? deedName(brief) : null) ??
    (done && asName(counted, done)) ??
    (foreign ? null : asName(workDone(brief), "service")) ??
    // Customers use and name goods, and no business.
    (!foreign && brief.archetypes[0]?.id === "ecommerce" && brief.offer.noun ? "the brand" : null) ??
    (foreign || namesNothing(brief) ? null : businessOf(brief.offer.noun)) ??
    (foreign ? null : deedName(brief)) ??
    (foreign ? asName(subject, "business") : null) ??
    (SOLD_AS_THINGS.has(brief.archetypes[0]?.id)
      ? asName(filled(objectOf(solutionQuote)), "business")
      : null) ??
    asName(opening?.noun, opening?.isService ? "service" : "business");
  if (named) return named;
  const plain = foreign ? undefined : PLAINLY[brief.archetypes[0]?.id ?? "media"];
  if (plain) return plain;
  return place && place.split(" ").length <= 2 ? `the business in ${place}` : "the business";
}

/** The brand, the founder's own name, the thing where it is what the venture is, or a plain name for the venture. */
export const nameOf = (
  context: WritingContext,
  slots: Slots,
  thing: string | null,
  nouns: readonly string[],
): string =>
  context.brandName ??
  slots.called ??
  (/^(?:is|has) /.test(slots.what ?? "is ") ? thing : null) ??
  ventureName(slots, context, nouns);

const MEND = /: (.+?) would bring it to zero/;

const tenths = (part: number) => `${Number((part * 100).toFixed(1))}%`;

/** "85% families and 15% cafés": the assumed shares of the customers, where each kind buys its own line. */
export function mixOf(lines: readonly RevenueLine[], crowd: string): string {
  const called = (buyer: string) => (crowd.startsWith(`${buyer} `) ? crowd : buyer);
  // Of two plans each of them takes one: together they tell how many they are.
  const share = new Map(
    buyersOf(lines)
      .map((buyer) => [buyer, lines.filter((line) => line.buyer === buyer && line.attach)] as const)
      .filter(([, own]) => own.length > 0)
      .map(([buyer, own]) => [buyer, shareOfBuyer(countedOf(own))]),
  );
  if (share.size < 2) return "";
  // "98.5% and 1.5%": two parts of one whole, rounded alike.
  const parts = [...share.values()];
  const said = parts.some((part) => part < 0.1) ? tenths : percent;
  return list([...share].map(([buyer, part]) => `${said(part)} ${called(buyer)}`));
}

/** What would end a loss on every sale; "" where there is none. */
export const mendOf = ({ stopsGrowth, warnings }: FinancialModel): string =>
  stopsGrowth ? (MEND.exec(warnings.find(({ rule }) => rule === "unit-loss")?.text ?? "")?.[1] ?? "") : "";

/** Cash is lowest after the plan covers its costs, because what is sold is paid later than what it takes. */
export const isLowAfterEven = ({ breakEvenMonth, troughMonth }: FinancialModel): boolean =>
  breakEvenMonth !== null && troughMonth > breakEvenMonth;

const MONTHS_OF_PAY = 6;
const LEAVES = 0.05;
/** Half a year of the founder's own planned pay is saved up or borrowed at home; nobody raises it. */
export const isOwnMoney = ({
  ask,
  assumptions: { people, funding },
  leftMonthly,
}: FinancialModel): boolean => {
  const pay = people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0);
  // Who says what is needed has said that it is not there.
  return ask > 0 && !funding.sought && (leftMonthly ?? 0) > LEAVES * pay && ask <= MONTHS_OF_PAY * pay;
};

/** No sum to ask anybody for: the plan does not carry itself, needs far more than it earns, or stands on a price nobody
 * has named or on a figure that looks misread. */
export const isTooEarly = ({ brief, model }: WritingContext): boolean =>
  model.stopsGrowth ||
  doubtOf(model) !== null ||
  model.breakEvenMonth === null ||
  (model.years[2]?.ebitda ?? 0) < 0 ||
  brief.missing.includes("price") ||
  brief.vagueness >= VAGUE ||
  model.warnings.some(({ rule }) => rule === "too-early-to-raise");
