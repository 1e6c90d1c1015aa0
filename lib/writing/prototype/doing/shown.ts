import { cap, uncap, wordCount } from "../../english";
import type { Material } from "../../material";
import { isPlain } from "../../names/candidates";
import { MEDIUM } from "../deed-words";
import { isReader } from "../deeds-on";
import { opensWithDeed } from "./clauses";
import type { DoingClass } from "./data/classes";
import { type Doing, doingsOf } from "./doing";
import { labelOf } from "./label";
import { thingSold } from "./thing";

/** A deed that has a screen of its own. */
export interface Shown {
  doing: Doing;
  label: string;
  title: string;
  /** By the founder's own people, whatever they are called. */
  byUs: boolean;
}

const MOST = 6;
const MOST_PLAIN = 2;
const MOST_TITLE = 56;
/** Done at one visit: what is confirmed together. */
const AT_THE_VISIT: readonly DoingClass[] = [
  "check",
  "work",
  "make",
  "record",
  "teach",
  "plain",
  "photo",
  "measure",
  "play",
];
/** "A nurse comes": sent by the founder, where nobody of that name buys. */
export const isByUs = ({ subject: { actor, lead } }: Doing, reads: (actor: string) => boolean) =>
  /^(?:we|helper)$/.test(actor) ||
  (/^(?:an?|our|one of our|two|three|four)\b/i.test(lead) && WORKER.test(actor) && !reads(actor));
const WORKER =
  /^(?!(?:customer|owner|member|user|buyer|mother|father|parent|letter|number|order|offer|printer|computer|paper|tenant|renter|subscriber|teenager)$)(?:\p{L}+(?:er|or|ist|ian|eer)|coach|nurse|cook|chef|mechanic|guide|midwife|student|crew|team|vet|somebody)$/u;

const OURS: Partial<Record<DoingClass, (thing: string, label: string) => string>> = {
  make: (thing) => cap(thing),
  thing: (thing) => cap(thing),
  service: (thing) => cap(thing),
  lend: (thing) => `${cap(thing)} to choose from`,
  deliver: () => "Delivery",
  collect: () => "Collection",
  match: (thing) => `${cap(thing)} chosen for you`,
  check: (thing) => `${cap(thing)}, looked at`,
  work: (thing) => `${cap(thing)}, what was done`,
  visit: () => "Your visit",
  record: () => "What was recorded",
  photo: (thing) => `${cap(thing)}, in pictures`,
  show: (thing) => cap(thing),
  draft: (thing) => cap(thing),
  message: (thing) => `${cap(thing)} for you`,
  teach: (thing) => cap(thing),
  find: (thing) => cap(thing),
  review: (thing) => `${cap(thing)}, looked through`,
  payout: () => "Paid out to you",
};

/** "Every repair carries": no person and no place where people work. */
const isSomebody = ({ subject: { actor, lead, several } }: Doing) =>
  several ||
  WORKER.test(actor) ||
  HOUSE.test(actor) ||
  AT_A_DESK.test(actor) ||
  !/^(?:every|each)\b/i.test(lead);
const HOUSE = /^(?:office|club|school|company|shop|council|centre|hospital|clinic|workshop|agency)$/;
const AT_A_DESK =
  /^(?:manager|administrator|secretary|conductor|accountant|planner|dispatcher|organiser|organizer)$/;

/** Of what we do ourselves, only what customers look at has a screen. */
const hasOwnTitle = ({ sort, object }: Doing, label: string) =>
  /^(?:What|Which|Who|Whether|How)\b/.test(label) ||
  (OURS[sort] !== undefined && (object !== null || /^(?:visit|collect|record|payout)$/.test(sort)));

function titleOf(doing: Doing, label: string, byUs: boolean, reads: boolean, onScreen: boolean): string {
  const { subject, sort, object } = doing;
  if (byUs) {
    const thing = object?.words ?? "";
    const told = thing || sort === "visit" || sort === "collect" ? OURS[sort]?.(thing, label) : undefined;
    return told ?? (/^(?:What|Which|Who|Whether|How)\b/.test(label) ? label : `Our desk, ${uncap(label)}`);
  }
  if (subject.actor === "" || reads || !isPerson(subject)) return label;
  if (/^both\b/i.test(subject.lead)) return `${cap(subject.lead)}, ${uncap(label)}`;
  if (HOUSE.test(subject.actor)) return `${cap(subject.actor)} desk, ${uncap(label)}`;
  if (!onScreen) return `${label}, for the ${subject.actor}`;
  const place = AT_A_DESK.test(subject.actor) ? "desk" : "phone";
  return `${cap(subject.actor)}'s ${place}, ${uncap(label)}`;
}

/** "The weather", "our pipeline": nobody who holds a phone. */
const isPerson = ({ actor, lead }: Doing["subject"]) =>
  !/^(?:our|its|this|that)\b/i.test(lead) &&
  (WORKER.test(actor) || HOUSE.test(actor) || AT_A_DESK.test(actor) || PERSONS.test(actor)) &&
  !/^(?:sensor|acre|evening|card|box|co-pilot|engine|monitor|scanner|reader|tracker|counter|router|speaker|filter|adviser|weather|water|heater|computer)$/.test(
    actor,
  );
const PERSONS =
  /^(?:child|parent|mother|father|family|client|customer|owner|member|user|buyer|tenant|renter|subscriber|teenager|student|patient|guest|staff|crew|team|committee|boss|neighbou?r|couple|household|person|woman|man|agent|artist|bride|pupil|kid|kitchen|shop|studio|restaurant|grower)$/;
/** "What it's done", "which dhabas", "whether it needs to": asked of something that is not named there. */
const ASKED_BARELY =
  /^(?:whether\b|(?:what|which|who|how|when|where)\b(?:.*\b(?:it|it['’]s|they|them|that)\b.*|(?: \S+)?)$)/i;

/** "The tour takes 3 hours". */
const isDuration = (verb: string, rest: string) =>
  /^(?:take|last)$/.test(verb) &&
  /^(?:\p{L}+ )?(?:\d+|\p{L}+) (?:minutes|hours?|days?|weeks?)\b/iu.test(rest);

const isDrawn = ({ sort, object, question, rest, verb, subject }: Doing, label: string) =>
  (wordCount(label) > 1 || sort === "order" || sort === "pay" || sort === "meet") &&
  !(/^(?:show|plain|work)$/.test(sort) && ASKED_BARELY.test(label)) &&
  !/^and\b/i.test(label) &&
  !isDuration(verb, rest)
    ? !(
        sort === "plain" &&
        ((!object && !question) ||
          (STATIVE.test(verb) && !(verb === "open" && subject.actor === "")) ||
          /\bitself\b/.test(rest))
      ) && rest !== ""
    : false;

const named = (label: string, sort: DoingClass) =>
  wordCount(label) > 1 ? label : sort === "order" ? "Your order" : sort === "pay" ? "Payment" : label;

/** The deeds that are seen, each once, in the order in which they are lived through. */
export function shownOf(m: Material): Shown[] {
  const reads = isReader(m);
  const all = doingsOf(m);
  const opens = SOLD.includes(m.archetype) && !opensWithDeed(m.context.brief.answers.solution);
  const sold = all.length === 0 || opens ? thingSold(m) : null;
  const seen = new Set<string>();
  let plain = 0;
  const shown: Shown[] = [];
  const onScreen =
    /\b(?:app|phone|software|website|web|online|platform|tool|program|scan|tap|text)\b/i.test(
      m.context.brief.answers.solution,
    ) || m.archetype === "marketplace";
  const visiting = all.find((doing) => doing.sort === "visit" && isByUs(doing, reads));
  for (const doing of sold ? [sold, ...all] : all) {
    const readsIt = doing.subject.actor === "" || reads(doing.subject.actor);
    const label = named(labelOf(doing, readsIt), doing.sort);
    const byUs = isByUs(doing, reads);
    if (!isDrawn(doing, label) && !byUs && doing !== sold) continue;
    if (!byUs && !readsIt && !isSomebody(doing)) continue;
    if (byUs && !hasOwnTitle(doing, label)) continue;
    if (
      visiting &&
      byUs &&
      doing !== visiting &&
      AT_THE_VISIT.includes(doing.sort) &&
      doing.sort !== "make" &&
      doing.sort !== "photo"
    )
      continue;
    // "Reads a contract. You upload a photo": one and the same.
    if (doing.sort === "photo" && seen.has("photo") && MEDIUM.test(doing.object?.head ?? "")) continue;
    const title = titleOf(doing, label, byUs, readsIt, onScreen);
    if (title.length > MOST_TITLE) continue;
    const key = `${doing.sort} ${doing.object?.head ?? label}`;
    const isPlain = doing.sort === "plain";
    if (seen.has(key) || seen.has(title) || (isPlain && plain >= MOST_PLAIN)) continue;
    seen.add(key).add(title);
    if (isPlain) plain++;
    if (doing.sort === "photo") seen.add("photo");
    shown.push({ doing, label, title, byUs });
  }
  return shown.slice(0, MOST);
}
const SOLD: readonly string[] = ["ecommerce", "education", "local"];
/** How something is, and nothing that happens. */
export const STATIVE =
  /^(?:use|fit|reach|need|have|contain|include|cost|last|hang|stand|stick|work|run|sit|open|close|become|stay|want|like|combine|cover|hold|start|begin|live|come|bring|carry|drink|eat|wait)$/;

/** Drawn by what is done and not by what such offers usually have: no known kind, and deeds or a thing are named. */
export const isTold = (m: Material): boolean =>
  isPlain(m.context.brief) && !m.foreign && !m.vague && shownOf(m).length > 0;
