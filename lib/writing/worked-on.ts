import type { Brief } from "@/lib/brief/types";
import { isCountNoun } from "./count-noun";
import { bare, singular, wordCount } from "./english";
import type { Form } from "./form";

const DONE_TO =
  /(?:\b(?:that|which|who|and|to|it|then|automatically) |, |^)(?:writes?|sends?|plans?|creates?|collects?|tracks?|books?|bundles?|reads?|checks?|compares?|confirms?|sorts?|files?|answers?|prices?|quotes?|translates?|schedules?|prepares?|fills? in|turns?|matches|predicts?|orders?|signs?|drafts?|reconciles?|scans?|counts?|calculates?|summari[sz]es?|transcribes?|records?) ((?:the |an? |your |their |every |each |all |new |incoming )*)((?:[\p{L}-]+ )?[\p{L}-]{3,})(?= (?:of|for|from|to|by|in|into|with|and|that|which|on|at|before|within|automatically|politely)\b|[,.;]|$)/iu;
/** "The conductor uploads the score": one at a time. */
const HANDED_IN =
  /\buploads? (?:an? |the |their |your )(?:[\p{L}-]+ )??([\p{L}-]{3,}[^s\P{L}])(?= (?:and|or|of|to|from|in|as)\b|[,.;]|$)/iu;
/** "The score" out of "uploads the score once": how often is no thing. */
function handedInOnce(solution: string): string | null {
  const [found = "", last = ""] = HANDED_IN.exec(solution) ?? [];
  const words = found.toLowerCase().split(" ").slice(2);
  return isCountNoun(last) ? last.toLowerCase() || null : (words.findLast(isCountNoun) ?? null);
}
/** "The patient gets a daily plan": what comes out of it. */
const GETS =
  /\b(?:gets?|receives?) (?:an? |the |their |its )(?:[\p{L}-]+ )?(plan|report|summary|quote|answer|letter|recipe|lesson|score|schedule|translation|certificate|list)\b/iu;
const NO_UNIT =
  /^(?:by|with|for|in|on|to|at|from|about|up|out)\b|\b(?:it|them|everything|everyone|people|customers?|users?|data|time|money|work|stock|what|which|who|how|when|whether|photos?|prices?|information|progress|messages?|reminders?|alerts?|notifications?|rates?|reports?|plans?|lists?|days?|hours?|minutes|weeks?|months?)$/i;

const WORKS_ON = new Set<Form>(["saas", "usage"]);

/** What software does over and over, as founders call it: "invoice" out of "sends invoices, follows up"; null where no verb says it. */
export function workedOn({ answers, language }: Brief, form: Form): string | null {
  if (language !== "en" || !WORKS_ON.has(form)) return null;
  const handedIn = handedInOnce(answers.solution);
  if (handedIn && !NO_UNIT.test(handedIn)) return handedIn;
  const [, article = "", thing = ""] = DONE_TO.exec(answers.solution) ?? [];
  const said = bare(thing).toLowerCase();
  const one = singular(said);
  // "Calculates tax", "orders missing equipment": no single one of it can be counted.
  const counted = one !== said || /\b(?:an?|every|each|your)\b/i.test(article);
  return said && counted && isCountNoun(one) && !NO_UNIT.test(said) && wordCount(one) <= 2 ? one : null;
}

/** What comes out of software for those whom its buyers serve: "plan" out of "the patient gets a daily plan". */
export const handedOut = ({ answers, language }: Brief, form: Form): string | null =>
  language === "en" && WORKS_ON.has(form) ? (GETS.exec(answers.solution)?.[1]?.toLowerCase() ?? null) : null;

const WORK =
  /^(?:writing|planning|collecting|copying|entering|typing|filling|phoning|calling|ringing|chasing|checking|preparing|sorting|searching|counting|reading|answering|ordering|booking|scheduling|building|comparing|translating|calculating|matching|tracking|updating|reconciling|combining|drawing|printing|measuring|reporting|texting|emailing)\b/i;
const SAYABLE = 8;

/** What a pilot of software counts: the hours that go into today's way, or whether people come back to it. */
export function hoursInto(habits: readonly string[], form: Form, b2b: boolean): string | null {
  if (!WORKS_ON.has(form)) return null;
  const habit = habits.find((way) => WORK.test(way) && wordCount(way) <= SAYABLE);
  if (b2b && habit) return `the hours a week spent ${habit}`;
  return form === "saas" && !b2b ? "the share of users who still open it in the fourth week" : null;
}
