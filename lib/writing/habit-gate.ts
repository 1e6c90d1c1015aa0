import { COUNT } from "@/lib/brief/text/number-words";
import { bare, wordCount } from "./english";

/** What work is done with where nothing is bought for it. */
const MEANS =
  /\b(?:paper|excel|spreadsheets?|registers?|(?:google )?sheets?|whatsapp|voice notes|telegram|facebook|instagram|youtube|e-?mails?|phones?|telephone|calls?|fax|notebooks?|exercise books|booklets?|whiteboards?|post-its|(?:index )?cards|sticky notes|lists?|calendars?|diar(?:y|ies)|folders?|binders?|forms?|chats?|groups?|memory|heads?|word of mouth|letters|messages|texts|sms|tickets|photos|screenshots|pdfs?|clipboards?|noticeboards?|hand|shoe ?box(?:es)?|glove ?box|drawers?|napkins?|pen|pencil|cash|word|outlook|slack|trello|calculators?)\b/iu;
const OF_THE_TELLER = /\b(?:i|we|us|our|my|me|mine|you|your|yourself)\b/iu;
const DEED = /^\p{Ll}+ing\b/u;

/** "Turning grey by lunch", "storing chip in a year": what becomes of things, and no way of doing without the offer. */
const BECOMES =
  /^(?:going|turning|hanging|bringing|hiding|roaming|flying|shouting|fighting|staying|running|moving|trading|giving|planting|storing|serving|signing|opening (?!.*\bwindows?\b)|recording|breaking|smelling|ending|closing|costing|keeping|calling in|doing only|eating up|making the (?:money|most|best)|taking (?!bookings|orders|notes|advice|photos|pictures|tips|quotes|payments?|deposits|minutes|the (?:bus|train|car)|taxis|an? (?:taxi|bus|train)))\b/u;
/** "Reading like a threat", "selling slow and cheap": how something is. */
const HOW_IT_IS = /^\p{L}+ing (?:like|as|(?:slow|cheap|fast|late|early|blind)(?:$| and))(?:\b|$)/u;
/** "Paying in", "waiting list", "spending the whole night", "buying or sewing": nothing that somebody does to something. */
const WITHOUT_OBJECT =
  /^\p{L}+ing (?:after|in|up|on|out|off|by|back|away|only|(?:and|or) \p{L}+)$|^waiting lists?\b|^waiting (?:for )?(?:years|months|weeks|days|hours|ages)$|^spending (?:(?:the|an?|half|whole|every|entire) ){1,3}(?:night|day|week|weekend|evening|year|morning)s?$/iu;
/** "Pay for tables": one word that is bought says nothing of how it is done today. */
const BOUGHT = /^buying \p{L}+$/iu;
const MEASURED = new RegExp(
  `^\\p{L}+ing (?:about |around |up to |over )?(?:${COUNT}|\\d[\\d.,]*%?)(?: (?:square (?:met(?:re|er)s|feet)|sqm|kilos?|kg|tonnes?|lit(?:re|er)s?|hours?|minutes?|days?|weeks?|months?|years?|km|kilomet(?:re|er)s|miles|euros?|dollars|pounds|of (?:our|the|their) \\p{L}+)| (?:a|per) (?:day|week|month|year))(?:$|,| (?:a|per|each|every) \\p{L}+$)`,
  "iu",
);
const SHARE = /^\p{L}+ing \d[\d.,]*\s?(?:%|percent)/iu;
/** "... and tax reports take days", "... and never go": what comes of it is told behind the deed. */
const COMES_OF_IT =
  /,? and (?:then )?(?:never|not|nobody|die|dies|cost|costs|hurt|ignore|see|give|miss|end|cut|get|go|lose|throw|leave|receive|find|hope|pay|wait|have|has|are|is|was|still|hate|regret|forget|fail|quit|stop|(?:\p{L}+ ){1,2}(?:takes?|sides?|loses?|complain|goes?|gets?|costs?|dies?|waits?|says?|leaves?|wins?|breaks?|ends?))\b.*$/iu;
/** "Buying a box and think": a second deed that was cut behind its verb. */
const LEFT_OVER =
  /(?<=^\p{L}+ing \p{L}+(?: \p{L}+)*),? (?:and|or) (?!(?:paper|excel|phone|telephone|e-?mail|whatsapp|cash|fax|pen|memory)$)(?!\p{L}+(?:s|ing)$)\p{Ll}+$/u;

export const withMeans = (habit: string): boolean =>
  / (?:on|in|with|by|via|through|over|using) /.test(habit) && MEANS.test(habit);

/** The deed alone; null where it is nothing that customers do without the offer. */
export function customersWay(habit: string): string | null {
  const way = bare(habit.replace(COMES_OF_IT, "").replace(LEFT_OVER, ""));
  if (!way || OF_THE_TELLER.test(way) || MEASURED.test(way) || SHARE.test(way)) return null;
  if (!DEED.test(way)) return MEANS.test(way) ? way : null;
  if (wordCount(way) < 2 || HOW_IT_IS.test(way) || WITHOUT_OBJECT.test(way) || BOUGHT.test(way)) return null;
  return BECOMES.test(way) && !withMeans(way) ? null : way;
}
