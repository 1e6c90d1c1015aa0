import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import type { AmountRole } from "../data/amount-cues";
import type { MoneyClause } from "./money-clauses";

/** Of the customer's money that only passes through: "shipping is paid by the customer", "goes to the government". */
const PASSED_ON =
  /\b(?:is|are|gets|get) (?:paid|covered|borne) by (?:the |our |each )?(?:customers?|clients?|guests?|buyers?|tenants?|travell?ers?|members?|parents?|users?|owners?|recipient)\b|\b(?:goes|go|is paid|passed on) (?:straight |directly )?to the (?:government|state|ministry|tax office|embassy|authorit(?:y|ies)|city|town hall|notary|court)\b/i;
/** "Buyers pay the 35 shipping", "guests pay 60 as a deposit". */
const PAID_BESIDE =
  /^\s(?:(?:for|as) (?:the |an? )?)?(?:refundable )?(?:shipping|postage|freight|deposit|customs(?: duty)?|import duty)(?: (?:costs?|fee|themselves|on top|each way))?(?=\s*(?:[.,;)]|$|\s(?:and|but|when|if|to)\s))/i;
const COSTS_THEM =
  /^(?:the |our )?(?:customers?|clients?|users?|members?|buyers?|guests?|visitors?|famil(?:y|ies)|parents?|compan(?:y|ies)|schools?|farmers?|growers?|patients?|owners?)\b/i;
/** "The city charges 120 a year per box", "the headset is rented to us for 1,200". */
const LANDLORD = /\b(?:landlord|mall|station|harbour|airport|property owner|building owner)$/i;
const TO_US = /\b(?:rented|leased|let|sold|lent|billed) to us\b/i;

/** "20 per booking, paid by the owner". */
const BESIDE_THE_PRICE =
  /\b(?:transport|travel|shipping|postage|delivery|parts|materials?|fuel|deposit|customs)\b/i;
/** "Installation costs 4,000, paid to a local plumber". */
const PAID_TO_OTHERS =
  /^[^.;,]{0,12},\s(?:which is )?paid (?:straight |directly )?to (?:an?|the|their) (?!us\b)\p{L}/iu;
const PAID_BY_THEM =
  /^[^.;,]{0,24},?\s(?:which is )?(?:paid|covered|borne) by (?:the |our |each )?(?:customers?|clients?|guests?|buyers?|tenants?|travell?ers?|members?|parents?|users?|owners?|recipient)\b/i;
const WHICH_THEY_PAY =
  /^[^.;]{0,48}?,?\swhich (?!we\b|i\b)(?:\p{L}+\s){1,2}pays?(?:\s(?:themselves|extra|directly|on top))?(?=\s*(?:[.,;)]|$))/iu;
const NOWADAYS =
  /\b(?:today|nowadays|currently|until now|so far|at the moment|these days|elsewhere|heute|hoy|aujourd'hui)\b/i;
/** "60% more than from wholesalers" compares. */
const COMPARES =
  /^\s*(?:(?:more|less|higher|lower|cheaper|faster|better)\b|(?:over|above|below|under)\s(?:the |their |its )?(?:\p{L}+ )?(?:market|going rate|world price|average|minimum wage)\b)/iu;
/** "Consultants can resell with a 20% margin". */
const RESELLS = /\b(?:resell|resells|resellers?|distributors?)\b/i;
/** "The audit costs 290 for the customer". */
const FOR_THEM =
  /^\s(?:for|to) (?:the |each |our |an? )?(?:customers?|clients?|users?|members?|buyers?|guests?|owners?|homeowners?|patients?|parents?)\b/i;
/** "Clinics with more than five therapists get 20% off". */
const PART_OF_A_DEAL =
  /^\s(?:commission\s)?(?:of|on)\s(?!(?:it|them|booking|order(?:ing)?|signing|delivery)\b)/i;
const AHEAD =
  /^[^.;,]{0,30}\b(?:deposit|in advance|up ?front|on (?:booking|order(?:ing)?|signing|delivery|completion)|at the (?:start|end)|when (?:they|it|the))\b/i;
const OFF = /^\s(?:off(?!-)|less|discount|reduction)\b/i;
/** "Shops pay 9.50 and sell it for 22". */
const RESOLD = /^(?:it|them|these|those|each)\b/i;
const ADS =
  /\b(?:ads?|advertising|marketing|leaflets?|flyers?|promotion|google|facebook|instagram|linkedin|tiktok)\b/i;
const EACH_NEW =
  /\b(?:(?:for|per|to (?:win|get|find|gain|bring in)) (?:an?|each|every|one)?\s?(?:new |paying |booked )*(?:sale|customer|client|user|subscriber|member|participant|student|learner|guest|family|household|order|sign-?up|booking|buyer|company|shop|restaurant|patient|pupil|parent))\b/i;

/** Asked of somebody by the business: "clinics can buy licences at", "we charge". */
export const isAsked = ({ who, deed, subject, object }: MoneyClause): boolean =>
  (deed === "charge" && who === "us") ||
  (deed === "pay" &&
    who !== "us" &&
    who !== "rival" &&
    subject !== "" &&
    !/\b(?:for|on)\b.*\b(?:for|on)\b/i.test(object));

/** "Facebook ads brought subscribers at". */
const WON_AT =
  /\b(?:customers|clients|users|subscribers|buyers|members|sign-?ups|orders|bookings|families|patients)\s(?:at|for)(?:\sabout)?\s*$/i;
/** "On Google Ads per job", "for each new customer". */
const ADS_EACH = /\b(?:ads?|advertising|marketing)\s(?:per|for each|for every)\s\p{L}+/iu;
const NEW_CUSTOMER = /^\s*(?:for|per) (?:each |every |an? )?new \p{L}+/iu;

/** "An average installation is worth 22,000": what others deal in. */
const WORTH = /\b(?:average|typical|usual)\b.*\bworth\b(?: \p{L}+){0,2}\s*$/iu;

/**
 * What a sum is, where the clause around it says so surely: who pays whom. Null where the words beside the sum have to
 * decide. Outside the business model what others take or ask is only told.
 */
export function verdictOf(
  { who, deed, object, subject }: MoneyClause,
  kind: "money" | "percent",
  field: AnswerField,
  after: string,
  weTake: boolean,
): AmountRole | null {
  const own = field === "businessModel";
  if (COMPARES.test(after)) return "compare";
  if (kind === "money" && who !== "us" && WORTH.test(`${subject} ${object}`))
    return weTake ? "average" : "compare";
  if (kind === "money" && ADS.test(subject) && WON_AT.test(`${subject} ${object}`)) return "cac";
  if (kind === "percent" && OFF.test(after)) return "discount";
  if (kind === "percent" && own && who !== "us" && RESELLS.test(`${subject} ${object}`)) return "through";
  if (kind === "money" && deed === "charge" && who !== "us" && /^(?:us|me)\b/i.test(object)) return "cost";
  if (
    kind === "money" &&
    own &&
    deed === "charge" &&
    (who === "giver" || LANDLORD.test(subject)) &&
    who !== "customer"
  )
    return "cost";
  // "The port charges 4,000 a month".
  if (
    kind === "money" &&
    own &&
    deed === "charge" &&
    who === "other" &&
    /^the\s/i.test(subject) &&
    object === ""
  )
    return "cost";
  if (kind === "money" && TO_US.test(`${subject} ${object}`)) return "cost";
  if (kind === "percent" && /^\s(?:is|are) (?:paid|covered|borne) by (?!us\b|ourselves)/i.test(after))
    return "through";
  if (
    kind === "money" &&
    (PAID_TO_OTHERS.test(after) ||
      (own && WHICH_THEY_PAY.test(after)) ||
      (BESIDE_THE_PRICE.test(subject) && PAID_BY_THEM.test(after)) ||
      PASSED_ON.test(after.split(/[,;.]/)[0] ?? "") ||
      PASSED_ON.test(`${subject} is paid ${object}`) ||
      (own && deed === "pay" && who !== "us" && PAID_BESIDE.test(after)))
  )
    return "through";
  if (who === "rival" && deed !== null && (!own || deed === "charge" || (deed === "receive" && weTake)))
    return "compare";
  if (!own && who !== "us" && deed === "receive" && kind === "percent" && /\bup to\b/i.test(object))
    return "compare";
  if (who !== "us" && deed !== null && NOWADAYS.test(`${object} ${after}`)) return "compare";
  if (
    kind === "money" &&
    own &&
    (deed === "receive" || deed === "pay") &&
    who !== "us" &&
    /^back\b/i.test(object)
  )
    return weTake ? "average" : "compare";
  const others = own && deed === "receive" && who !== "us" && who !== "customer";
  if (
    kind === "percent" &&
    own &&
    deed === "cost" &&
    who !== "us" &&
    subject !== "" &&
    !/\bcommission\b|\bfee\b/i.test(subject)
  )
    return "cost";
  if (kind === "percent" && own && who === "us" && deed === "charge") return "take";
  // "Parents pay 30% on booking": a part of the price, at another time.
  if (kind === "percent" && own && who !== "us" && deed === "pay" && AHEAD.test(after)) return "compare";
  // "The school pays us 4% of the fees we pay forward".
  if (
    kind === "percent" &&
    own &&
    who !== "us" &&
    who !== "rival" &&
    deed === "pay" &&
    PART_OF_A_DEAL.test(after)
  )
    return "take";
  if (kind === "percent" && own && who !== "us" && deed === "give" && /^(?:us|me)$/i.test(object))
    return "take";
  if (kind === "percent") return others && subject !== "" ? "share" : null;
  if (own && deed === "receive" && who !== "us" && NEW_CUSTOMER.test(after)) return "cac";
  if (deed === "be" && /\bhour$/i.test(subject) && /\b(?:one|an?|each)\s\p{L}+\shour$/iu.test(subject))
    return "cost";
  if (others && subject !== "" && !/^(?:it|this|that|which|who)$/i.test(subject)) return "cost";
  if (who === "customer" && deed === "charge" && RESOLD.test(object)) return "compare";
  if (who === "us" && deed === "receive") return "price";
  if (own && deed === "cost" && FOR_THEM.test(after)) return "price";
  // "Frames cost customers 60".
  if (own && deed === "cost" && COSTS_THEM.test(object)) return "price";
  if (who === "giver" && deed === "give") return "grant";
  if (who === "us" && deed === "pay") {
    if (ADS.test(`${object} ${after}`) && (EACH_NEW.test(after) || ADS_EACH.test(after))) return "cac";
    return "cost";
  }
  return null;
}
