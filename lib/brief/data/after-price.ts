import { COUNT } from "../text/number-words";

/** What stands right behind a price and says how it is paid. */

/** "€12 commission per clean". */
export const FEE_PER =
  /^\s*(?:(?:affiliate|referral|finder['’]s|success) )?(?:commission|fee|charge|bonus)\s+(?:per|for each|on each|for every)\s+(?:(?:new|opened|signed|completed|successful|funded|approved)\s)?(?:\p{L}+\s(?=account|policy|card|loan))?(\p{L}+)/iu;

/** "KES 4,500 per logger once". */
export const PAID_ONCE =
  /^\s*(?:,\s(?:bought|paid|charged|billed)\s)?(?:once|up ?front|one[- ]time|one[- ]off)\b(?!\s+(?:a|an|per|every)\b)/i;

/** "CAD 189 first visit": the thing stands after the price. */
export const WORK_AFTER =
  /^\s*(?:(?:the|a|an|one|first|second|initial|single|short|long|each) )?(visit|session|consultation|appointment|follow-up|call-out|callout|lesson|treatment|ride|night)\b/i;

/** "£290 for fitting": paid when it begins. */
export const FITTED =
  /^\s*(?:once )?for (?:the |its )?(?:first |initial )?(fitting|installation|setting up|set-?up|assembly|mounting|onboarding|training|import|migration|integration|configuration|connection|registration)\b/i;

/** "Set-up and training €900". */
export const BEGUN =
  /(?:^|[.;,]\s|\band\s)(set-?up|installation|onboarding|training|import|migration|implementation)(?:\s(?:fee|is|costs?|at))*\s$/i;

/** "€390 for the first treatment": once, whatever follows it. */
export const THE_FIRST =
  /^\s*for (?:the |an? |your )?(?:first|initial)\s(?!(?:month|year|week|quarter|hour|day|\p{L}+\sand|two|three|four|five|ten)s?\b)(\p{L}{3,})\b/iu;

/** "$39 for the course". */
export const PLACE_AFTER =
  /^\s*for (?:the |an? |one )?(?:\d+[- ](?:week|month|day)s? )?(?:\p{L}+ )?(course|class|cohort|challenge|workshop|programme|program|masterclass|camp)\b/iu;

/** "£14 per person for an hour": paid at each visit. */
export const EACH_VISIT =
  /^\s*(?:for|an?|per|each)\s+(?:an? |the |one |two |three |\d+ )?(?:half )?(?:hours?|sessions?|visits?|evenings?|afternoons?|days?|nights?|tours?|rides?|class(?:es)?|slots?|rounds?|games?|minutes)\b/i;

/** "per kg collected", "per knife sharpened": work on what the customer has. */
export const WORKED_ON =
  /^\s*(?:collected|washed|cleaned|treated|recycled|destroyed|shredded|ironed|repaired|sharpened|transported|disposed of|picked up|dried|sorted)\b/i;

/** "CHF 229 for the device": bought once, whatever is paid by the month for its use. */
export const GOODS_AFTER = /^\s*for (?:the|an?|one|each|our) (?:[\p{L}-]+ )?([\p{L}-]+?)(?=[\s,;.)]|$)/iu;

/** "€20 booking fee". */
export const FEE =
  /^\s*(listing|booking|delivery|transaction|processing|handling|order|cancellation|matching|introduction|referral|inspection|survey|verification|filing|application|cleaning|admin|administration|call-?out|assessment|examination|certification)\s+fee\b/i;

/** "€249 for the tablet": a thing that is handed over. */
export const DEVICE_AFTER =
  /^\s*for (?:the|an?|one|each) (?:\p{L}+ )?(tablet|sensor|device|hardware|lock|tracker|camera|meter|gateway|terminal|display|robot|scanner|reader|printer|console|hub|watch|wristband|bracelet|headset|thermometer|monitor|lamp|machine|detector|button|pendant|collar|beacon|logger|kit)(?! ?(?:rental|hire|service|subscription|plan|app|lease))(?![\p{L}-])/iu;

const DONE_BY_THEM: readonly (readonly [RegExp, string])[] = [
  [/^(?:hires?|hired)$/i, "hire"],
  [/^(?:signs?|signed)$/i, "contract"],
  [/^(?:sells?|sold|buys?|bought)$/i, "sale"],
  [/^(?:closes?|closed|wins?|won)$/i, "deal"],
  [/^(?:rents?|rented)$/i, "rental"],
  [/^(?:books?|booked)$/i, "booking"],
  [/^(?:placed)$/i, "placement"],
];
const WHEN_THEY =
  /^\s*(?:when|once|if|after|(?:each|every) time) (?:they|he|she|you|someone|somebody|(?:the|an?|their|each) (?:\p{L}+ ){0,2}?\p{L}+) (?:is |are |gets? |has been |have )?(hires?|hired|signs?|signed|sells?|sold|buys?|bought|closes?|closed|wins?|won|rents?|rented|books?|booked|placed)(?![\p{L}-])/iu;

/** "$350 when they hire someone": what is paid for each time; null where nothing is said of it. */
export function paidWhen(after: string): string | null {
  const verb = WHEN_THEY.exec(after)?.[1];
  return verb ? (DONE_BY_THEM.find(([said]) => said.test(verb))?.[1] ?? null) : null;
}

/** "Packs of 8 lessons for 240": paid at once, again when they are used up. */
export const A_PACK = new RegExp(
  `\\b(pack|bundle|block|package|card)s? of (?:${COUNT}) (?:lessons?|sessions?|classes|visits?|hours|calls|treatments?|coachings?) (?:for|at|costs?|is)\\s(?:about )?$`,
  "iu",
);

/** "A day ticket is 9", "a birthday for ten children 190": paid each time somebody comes. */
const ENTRY =
  /\b(?:day|evening|entry|entrance|admission|single|adult) (ticket|entry|visit|admission)(?: (?:is|costs?|for|at))? $|\b(birthday|birthday party)(?: (?:for|of|with) (?:up to )?[\p{L}\d]+(?: \p{L}+)?)?(?: (?:is|costs?|for|at))? $/iu;
export const entryOf = (before: string) => {
  const [, ticket, party] = ENTRY.exec(before) ?? [];
  return (ticket ?? party)?.toLowerCase();
};

export const OF_WORK =
  /^\s*(?:on[- ]site|on location|of (?:work|filming|training|consulting|our time)|in (?:the|your|their) (?:house|office|building|museum|school|plant))\b/i;

/** "1件あたりの代行は300円". */
export const EACH_EAST = /(?:件|回|個|枚|泊|時間|次|건|회)(?:あたり|につき|ごと|당)?[^。、,;.]{0,8}$/u;

/** "49 per box per month": stored, not used up. */
export const KEPT_BY_THE_MONTH = /^(?:crate|pallet|box|kit|item|place|locker)$/;

/** Bought once in a life or a project, however often the business does it. */
export const ONCE =
  /^(?:wedding|funeral|will|testament|adoption|mortgage|permit|certificate|tower|lift|turbine|pool|roof|bridge|logo|website|move|renovation|extension|installation|divorce|visa|house|home|campaign|course|cohort|programme|retreat|licen[cs]e|diploma|graduate|hire|placement|recruit|taster|trial)$/;
/** "A one-off taster is 35". */
export const TASTER =
  /\b(taster|trial)(?:\s(?:class|lesson|session|evening|day|workshop))?\s(?:is|costs?|for|at)\s$/iu;

/** Things that are bought once beside a plan. */
export const DEVICES =
  /(?:^|\s)(?:tracker|sensor|device|lock|camera|scale|tag|logger|meter|station|gateway|collar|bracelet|headset)$/;

/** "Twice-a-year plan at $280". */
export const NAMED_SO_OFTEN =
  /(?:^|[\s-])an?[- ](?<per>year|month|week)(?:[- ](?:plan|package|service|visit|contract|subscription)\b[^.;,]{0,10}|\s(?:with|of)\s[^.;,]{2,30}\s(?:is|costs?|comes to)\s)$/i;
/** "月額980円", "每月29元". */
export const MONTHLY_EAST = /(?:月額|毎月|每月|每个月|월|월정액)[^。、，,.;]{0,4}$/;

/** "€0.60 per ticket, no monthly fee". */
export const NO_SUCH = /^\W*(?:and |but )?(?:no|without(?: an?)?) /i;

/** What is paid once by each who takes part. */
export const PLACE =
  /^(?:student|pupil|participant|place|seat|cohort|course|enrolment|enrollment|trainee|learner|attendee|apprentice|lead|leader|delegate|workshop|camp|alumno|aluno|élève|schüler|kurs|curso|cours|corso)$/;

/** "One sponsor a week at $950". */
export const SPONSOR_EACH =
  /\b(?:one|an?|two) (?:sponsors?|advertisers?|ads?|adverts?) (?:an?|per|each|every|in each) (issue|episode|week|month)\b[^.;]{0,12}$/i;
/** Who takes part pays for that, where a user or an employee pays for as long as the software runs. */
export const TAKES_PART = /^(?:person|head|travell?er|adult|couple|tourist)$/;

/** "Sensor kit 650 per tank". */
export const DEVICE_BEFORE =
  /\b(?:kit|sensor|device|hardware|lock|tracker|camera|meter|tag|gateway|terminal|tablet|display)s?\s(?:is |are |costs? |at |for )?$/i;

/** "Average rental 3,500", "a typical project is 900": paid each time. */
export const AN_AVERAGE =
  /\b(?:average|avg\.?|typical|usual) (rental|order|basket|cart|project|job|repair|session|deal|case|event|trip|stay|visit|purchase|treatment|sale|hire|shoot|move|booking|ticket)(?: (?:is|costs?|of|value|size|price|at|runs?))*:?\s?(?:about |around |roughly )?$/i;

/** "From €19 or yearly pass": behind "or" another price begins. */
export const soonAfter = (after: string) => after.replace(/^\s*(?:or|and|plus)\b.*/is, "").slice(0, 14);
