import type { Brief } from "@/lib/brief/types";
import { CONCRETE_NOUNS } from "./data/concrete-nouns";

const MORE =
  "receipt rota kiln machine hall fish tap wound bread roll tool crate tomato mango ruling contract invoice total dog walk exam student tutor lunch cook leak sensor warranty letter court match parcel car bike shirt garden plant meal ticket song class lesson book story photo report bill loan guest trip horse cat tree field egg fish boat shoe dress chair lamp window roof battery payment donation patient nurse shift visit game event party wedding recipe dish chess podcast payroll carbon surf hostel crown cow milk herd bicycle soup panel photograph album wedding portion harvest dish box bag bottle phone screen";
const CONCRETE = new Set([...MORE.split(" "), ...CONCRETE_NOUNS]);
const DULL = new Set(
  "run waste brand photo phone care drift contract ward coin draft square lot set charge app software platform service company thing way people customer user business time day week month year hour minute system product market average number team online world life case level cent student tutor patient guest nurse child pupil battery lend corner works cover mark sun ray home part point cover market door field line hand cell sign share paper form mark score group place help need work first last easier innovative connected smartphone api table deal agency trader bill letter price teacher post count lose farmer lead officer owner builder asked counsel member code alone women party season cost live total class report reader oven grid frame gate workshop sponsor vendor grandparent parent couple worker footprint better unpaid week sponsor pay turn return net slip one step ear demand night voice reference follow happen instead vanish aged longer together vote room move first bar row near gate order bid quote key station guard nut egg listener podcaster overnight bench flat county map rent shop store call sale".split(
    " ",
  ),
);

export const singular = (word: string) =>
  /ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(ch|sh|ss|x)es$/.test(word)
      ? word.slice(0, -2)
      : /[^su]s$/.test(word)
        ? word.slice(0, -1)
        : word;

/** Words that name no offer: people, places, times, sums and what everybody sells. */
const GENERAL = new Set(
  "that what weigh know use need say scan show send count apart down later ground reason listen deliver dkk sek nok chf who agree cad euro park scan guide word hospital hotel sailor museum buyer and the for pln eur usd gbp kilo gram litre liter metre meter hire seat bin stack screen partner court level self look others singer note place hour day week month year minute time price cost fee visit support region town village home house building office company firm manager owner customer member resident technician inspector student parent child family people person man woman group team staff doctor engineer mechanic therapist teacher adviser advisor expert professional partner supplier record list page form type kind part piece point number figure result problem solution thing way end start half third quarter bit lot set pair hand head top side middle area zone region state market trade industry sector brand model version plan option choice chance risk test check use user account profile data information detail question answer offer request order sale deal contract agreement licence license permit rule law court tribunal bank transaction percent percentage average total maximum minimum size level degree step stage phase job task project process method system software device machine tool app website site web internet online email message call video photo picture image voice sound language english german french spanish notice report document paper file name address date deadline schedule calendar appointment booking reservation session course class lesson weekend evening morning night season winter summer spring autumn delivery shipping postage subscription membership platform marketplace network community event need want wish everybody everyone anybody nobody somebody something nothing anything everything first second last next same other another more most less least good better best bad worse worst new old young big small large little long short high low full empty open closed free".split(
    " ",
  ),
);
export const isTelling = (noun: string) =>
  noun.length > 2 &&
  !DULL.has(noun) &&
  !GENERAL.has(noun) &&
  !/(?:ing|ed|ly|ness|tion|ment|ity|ance|ence)$/.test(noun);

/** Known as a thing, or spoken of as one: "a ...", "each ...". */
const isThing = (word: string, answers: Brief["answers"]) =>
  CONCRETE.has(word) ||
  new RegExp(`\\b(an?|the|each|every|per|one) ${word}\\b`, "i").test(Object.values(answers).join(" "));

/** Whoever books a room does not sell books. */
export const isBooking = (answers: Brief["answers"]) =>
  /\bbook(?:ing|ings|ed|s \d+|s? (?:an?|and|online|the|it))\b/i.test(Object.values(answers).join(" "));

/** Concrete nouns of the founder's own, most telling first; English answers only. */
export function keyNouns({ answers, language, keyphrases, offer }: Brief): string[] {
  if (language !== "en") return [];
  const weights = {
    solution: 1.4,
    differentiator: 1.1,
    problem: 1,
    businessModel: 0.8,
    targetAudience: 0.4,
  } as const;
  const books = isBooking(answers);
  const scores = new Map<string, number>();
  for (const [field, weight] of Object.entries(weights)) {
    const said = answers[field as keyof typeof weights];
    for (const [at, match] of [...said.toLowerCase().matchAll(/[a-z]{3,12}/g)].entries()) {
      const word = singular(match[0]);
      if (DULL.has(word) || !CONCRETE.has(word) || (word === "book" && books)) continue;
      scores.set(word, (scores.get(word) ?? 0) + weight + (at < 12 ? 0.4 : 0));
    }
  }
  for (const phrase of keyphrases.slice(0, 6)) {
    const head = singular(phrase.toLowerCase().split(" ").at(-1) ?? "");
    if (/^[a-z]{3,10}$/.test(head) && !DULL.has(head) && isThing(head, answers))
      scores.set(head, (scores.get(head) ?? 0) + 0.9);
  }
  for (const said of (offer.noun ?? "").toLowerCase().split(" ").slice(-1)) {
    const word = singular(said);
    if (scores.has(word)) scores.set(word, (scores.get(word) ?? 0) + 3);
  }
  // What only the difference or the price mentions ("school trips") is not what the business is about.
  const about = `${answers.solution} ${answers.problem}`.toLowerCase();
  return [...scores]
    .filter(([word]) => about.includes(word.slice(0, -1)))
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word);
}
