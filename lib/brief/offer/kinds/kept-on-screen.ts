import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

/** What only a program holds, sends or shows; one sign for each sort of thing. */
const SIGNS = [
  "inbox|e-?mails?|whatsapp|slack|teams|telegram|sms|texts? (?:it|them|back|number)|ussd|voice notes?|chat",
  "pdfs?|spreadsheets?|csv|excel|exports?|documents?|contracts?|invoices|handwrit\\p{L}+",
  "algorithms?|engine|(?:our|an?|the) (?:ai|agent|bot|model)|pipelines?|(?:our|the) (?:\\p{L}+ )?tutor|phone voice",
  "dashboard|one screen|single screen|one place|heat map|map of|overview|ranking|charts?|cloud|in the browser|log-?ins?|portal",
  "alerts?|reminders?|prompts|pings?|notif\\p{L}+|flags?|warns?|warned",
  "logs?|logged|logbook|check-?ins?|clock-?in|check-?lists?|diary|journal|records? (?:by|of|in|giving|work|leave)|time ?stamps?|gps|qr|bar-?codes?",
  "phone camera|by mobile|on (?:the|a|your|their|his|her) (?:\\w+ )?phones?|phone based|smartphones?|tablet|two taps|screenshot|offline",
  "(?:our|the|an?) (?:[\\p{L}-]+ )?(?:tool|system|planner)|an? ai|ai (?:\\p{L}+er|\\p{L}+or)|upload\\p{L}*",
  "scores?|replays?|readiness score|traffic light|daily plan|daily tasks|adjusts?|afterwards you see|cartoon|doodles",
  "on video|recorded (?:very )?(?:short )?(?:\\p{L}+ )?sits|webcam|gpus?|tokens|crm|sheets|pay slips|workflows?|calls and texts|on a map",
  "digiti[sz]e|index(?:es)?|sync\\p{L}*|integrat\\p{L}+|automatic\\p{L}*|real[- ]time|connect (?:invoices|your|their|the|to)|recogni[sz]es?|transcri\\p{L}+|pre-?screens?|migrate",
  "matches|match them|analy[sz]es|calculates?|counts|predicts?|suggests?|proposes?|drafts?|sorts|grouped|group (?:the|them)|groups (?:the|them)|price match",
  "schedul\\p{L}+|rosters?|rota|pipeline|memberships|audit|certificates ready|roles?|modules|templates?|tickets?|e-?sign\\p{L}*",
].map((words) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}])`, "iu"));

/** "R18 per worker monthly", "$299 a month per location", "up to 500 orders", "first two free". */
const LICENCE =
  /\b(?:per|each|a|every) (?:user|seat|editor|employee|worker|staff|head|person|agent|official|operative|engineer|tech|nurse|doctor|broker|teacher|student|pupil|driver|vehicle|machine|locations?|outlet|branch|site|house|plant|kitchen|clinic|lab|practice|school|property|unit|bed|door|shop|store|firm|company|facility|officer|member|guard)s? (?:an? |per |each |every )?(?:month|year|monthly|yearly)\b|\b(?:per|a|each) (?:month|year) (?:per|each|a) \p{L}+|\bmonthly (?:per|each) \p{L}+|\b(?:up to|over|under|below) \d[\d.,]* ?k? ?(?:users|seats|orders|slides|teachers|flows|staff|employees|invoices|contacts|cases|units|sites|clients|members)\b|\bunlimited\b|\b(?:licen[cs]e|enterprise|tiers?|saas|onboarding|per-seat|premium|free (?:basic|basics|plan|version|tier|for one|below|under|up to))\b/iu;

/** Somebody comes, cooks, carries or talks: what the month pays for is work or goods. */
const BODILY =
  /\b(?:we|i|who|that|which|team|crew|driver|staff|people|teachers?|coach(?:es)?|nurses?|van|truck) (?:also |then )?(?:come|comes|visit|visits|collect (?:the|your|waste|rubbish|dirty)|pick(?:s)? up|drive|drives|deliver|delivers|bring|brings|bake|cook|cooks|wash|clean|install|fit|repair|lend|rent|host|meet|meets|fly|walk|feed|fetch|mow|print|post|ship|teach|coach|guide you|manage everything)\b|\b(?:pick-?ups?|refill|kilos? of|delivered|meals|gym|studio|classes|lessons?|sessions?|in person|calls every|video calls?|consultations?|our (?:drivers|nurses|coaches|lawyers|accountants|advisers|advisors|team)|sensors?|battery|device|wheels|tablets? of|warehouse|storage|rooms?|small groups|by hand|on[- ]site (?:once|tech|support|visits?)|technicians trained|visits a week|professionals|our (?:\p{L}+ )?team files|(?:members|advertisers|companies) can post)\b/iu;
/** Paid by the deed, by the hour or as a share besides: something is done or brought together. */
const BY_THE_DEED =
  /\b(?:visit|an? hour|per hour|hourly|by the day|day rate|per day|engagement|commission|interchange|per transfer|printed|per ad|listings?|sponsored|advertis\p{L}+|lessons?|margin|retainer|projects? (?:from|by))\b|\d ?(?:%|per ?cent)/iu;
const BY_TIME =
  /\d[^.;]{0,40}?\b(?:(?:a|per|each|every|\/) ?(?:\p{L}+ )?(?:month|year)|monthly|yearly|annually|annual)\b|\bmonthly\b/iu;

/** Paid by time for what is recorded, sorted and shown: a program, whether or not it is called one. */
export function isKeptOnScreen({
  solution,
  businessModel,
}: Pick<QuizAnswers, "solution" | "businessModel">): boolean {
  if (!BY_TIME.test(businessModel) || BODILY.test(solution) || BY_THE_DEED.test(businessModel)) return false;
  const signs = SIGNS.filter((sign) => sign.test(solution)).length;
  return signs >= (LICENCE.test(businessModel) ? 1 : 2);
}
