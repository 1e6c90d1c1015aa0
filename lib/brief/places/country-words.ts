import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNTRIES } from "../data/countries";
import type { Geography } from "../types";

/** Words of daily life that are said in one country and hardly anywhere else. */
const SAID_IN: readonly (readonly [country: string, words: RegExp])[] = [
  [
    "PH",
    /\b(?:barangay|brgy|jeepneys?|sari-sari|gcash|palengke|yayas?|carinderias?|balikbayan|philhealth|ukay-ukay|pasalubong|habal-habal|ofws?)\b/i,
  ],
  [
    "IN",
    /\b(?:lakhs?|crores?|kirana|upi|paytm|phonepe|aadhaar|gstin|panchayat|taluka|sabzi mandi|anganwadi|zomato|swiggy|autowalas?)\b/i,
  ],
  ["NG", /\b(?:okadas?|danfos?|keke|nysc|bvn|opay|palmpay|waec)\b/i],
  ["GH", /\b(?:trotros?|tro-tros?|kayayei|chop bars?|ghana ?card)\b/i],
  ["KE", /\b(?:matatus?|mama mboga|jua kali|kplc|safaricom)\b/i],
  ["ZA", /\b(?:bakkies?|spaza|load-?shedding|eskom|braais?|sassa)\b/i],
  ["BD", /\b(?:bkash|upazila)\b/i],
  ["PK", /\b(?:easypaisa|jazzcash|kiryana)\b/i],
  ["ID", /\b(?:warungs?|gojek|ojol|posyandu|kelurahan|angkot)\b/i],
  ["MY", /\b(?:mamak|pasar malam|kopitiam)\b/i],
  ["SG", /\b(?:hdb|hawker cent(?:re|er)s?)\b/i],
  ["TH", /\b(?:songthaews?)\b/i],
  ["BR", /\b(?:cnpj|favelas?|motoboys?|açougue|pix key)\b/i],
  ["MX", /\b(?:tianguis|oxxo|cdmx|curp)\b/i],
  ["AR", /\b(?:monotributo)\b/i],
  ["CO", /\b(?:nequi|daviplata)\b/i],
  ["PE", /\b(?:yape)\b/i],
  ["AU", /\b(?:tradies?|ndis|bunnings|tafe)\b/i],
  ["NZ", /\b(?:marae|kiwisaver)\b/i],
  ["CA", /\b(?:kijiji|rrsp|tim hortons|canadian tire)\b/i],
  ["US", /\b(?:medicaid|dmv|401k|zip codes?|k-12|venmo)\b/i],
];

/** "Barangay", "lakhs", "load-shedding": the one country whose words the answers use; null where they use none, or those of several. */
export function countryOfWords(answers: QuizAnswers): string | null {
  const said = Object.values(answers).join(" ; ");
  const found = SAID_IN.filter(([, words]) => words.test(said)).map(([country]) => country);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A place that no list knows lies where its words are said. */
export function whereSaid(place: Geography | null, answers: QuizAnswers): Geography | null {
  if (!place || place.country !== null || place.scale === "world") return place;
  const country = countryOfWords(answers);
  return country && COUNTRIES.some(({ code }) => code === country) ? { ...place, country } : place;
}
