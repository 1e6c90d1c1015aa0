import type { Material } from "../material";
import type { Scene } from "../scene";
import type { Cast } from "./cast";
import type { Kit } from "./data/kit";
import { ADVANCE } from "./data/kit-advance";
import { BANK } from "./data/kit-bank";
import { BOOKING } from "./data/kit-booking";
import { BOX } from "./data/kit-box";
import { CALLS } from "./data/kit-calls";
import { CONSULT } from "./data/kit-consult";
import { DIAL } from "./data/kit-dial";
import { DROP_OFF } from "./data/kit-dropoff";
import { CHILD, LIVE, LIVE_ADULT } from "./data/kit-live";
import { MAKER } from "./data/kit-maker";
import { REHEARSAL } from "./data/kit-rehearsal";
import { REVIEW } from "./data/kit-review";
import { TODAY } from "./data/kit-today";
import { deedsOn } from "./deeds-on";
import { isTold, shownOf } from "./doing/shown";
import { isOwnProgram } from "./known-screens";

interface Choice {
  kit: Kit;
  /** What the first words of the offer say. */
  when: RegExp;
  /** Scenes that may be drawn so. */
  scenes: readonly Scene[];
  /** Only where people buy for themselves. */
  private?: true;
  /** Where the founder says who does what, those deeds tell more. */
  general?: true;
}

const ON_SCREEN: readonly Scene[] = ["tool", "chat", "ask", "money", "call", "issue", "case", "show"];
const PERSONAL: readonly Scene[] = ["tool", "ask", "lessons", "course", "project", "session", "call"];

/** Tried in order: the more particular product first. */
const CHOICES: readonly Choice[] = [
  {
    kit: CALLS,
    when: /\bai[ -](?:phone|voice) (?:receptionist|agent|assistant|operator)\b|\b(?:ai|virtual|voice|phone|automated)[ -](?:phone |voice )?(?:receptionist|(?:voice |phone )?(?:agent|assistant|secretary|operator))\b[^.]*\b(?:(?:answers?|takes?|picks? up|handles?|makes?|receives?) (?:\w+ ){0,3}(?:calls?|phone)|phone calls|rings?)\b|\b(?:ai|software|program|bot|assistant) (?:that |which )?(?:answers?|takes?|picks? up) (?:\w+ ){0,3}(?:calls?|phone)\b/i,
    scenes: ON_SCREEN,
  },
  {
    kit: CONSULT,
    when: /\btele-?(?:health|medicine|consult\w*|vet\w*|therapy)\b|\bvideo (?:consult\w*|visits?|appointments?)\b|\b(?:doctors?|dermatologists?|therapists?|psychologists?|vets?|midwives|dieti[ct]ians?|lawyers?) (?:\w+ ){0,3}(?:online|by video|over video|on demand)\b|\bonline (?:doctor|clinic|therapy|counselling|counseling|consultations?)\b/i,
    scenes: [...ON_SCREEN, "visit", "market", "project", "session"],
  },
  {
    kit: ADVANCE,
    when: /\binvoice (?:financ\w+|factoring|advances?)\b|\b(?:salary|wage) (?:advances?|access)\b|\b(?:micro-?loans|(?:business|student|personal|instant|bridge) loans?|credit lines?|working capital|buy[ -]now)\b|\bgets? \d+ ?% (?:of (?:the |their )?invoice )?within\b/i,
    scenes: ["tool", "money", "market"],
  },
  {
    kit: BANK,
    when: /\bconnects? (?:to )?(?:your|the|their|a) bank\b|\bopen banking\b|\bcategori[sz]es? (?:income|expenses?|transactions?|spending)\b|\b(?:budget(?:ing)?|savings?|expense|tax|bookkeeping|accounting|banking|personal finance|money) app\b/i,
    scenes: ["tool", "money", "case"],
  },
  {
    kit: LIVE,
    when: /\blive (?:online )?(?:class(?:es)?|clubs?|lessons?|groups?|cohorts?|courses?|workshops?)\b|\bonline (?:clubs?|group (?:classes|lessons|courses))\b/i,
    scenes: ["course", "lessons", "project", "session", "tool", "visit", "call", "play"],
  },
  {
    kit: BOX,
    when: /\b(?:subscription|monthly|weekly|bi-?weekly|seasonal|mystery|discovery)(?: [\w-]+){0,2} (?:box(?:es)?|bags?|kits?|parcels?|crates?)\b|\bbox(?:es)? (?:\w+ ){0,4}(?:every|each|a|per) (?:month|week)\b|\bsubscription (?:\w+ ){0,3}deliver\w*\b/i,
    scenes: ["goods", "counter", "object", "delivery", "project"],
  },
  {
    kit: REHEARSAL,
    when: /\b(?:ai|virtual) (?:job )?(?:interviewer|interview (?:coach|trainer)|(?:language|conversation|sparring|speaking) (?:partner|coach|tutor))\b|\bmock interviews?\b|\brole-?plays? with\b|\bpracti[sc]e (?:speaking|conversations?|interviews?|sales calls?)\b/i,
    scenes: [...ON_SCREEN, "lessons", "course", "session"],
  },
  {
    kit: DROP_OFF,
    when: /\b(?:hands? in|drops? off|(?:you|people|customers|members|owners|parents|commuters|they|who) (?:leave|bring)s?)\b[^.]{0,180}\b(?:picks? (?:it |them )?up|(?:gets?|takes?|fetch(?:es)?|collects?) (?:it|them)(?: back)?\b|ready (?:in|by|within|the same|on|when|before|after))/i,
    scenes: ["project", "visit", "counter", "seat", "session", "goods", "object"],
  },
  {
    kit: BOOKING,
    when: /\b(?:booking|appointment|scheduling|reservation) (?:software|system|tool)\b|\bfills? (?:cancelled|canceled|empty|free|last-minute) (?:slots?|appointments?|hours|gaps?|tables?)\b/i,
    scenes: ["tool", "seat", "ordering"],
  },
  {
    kit: REVIEW,
    when: /^(?![^.]*\b(?:drafts?|writes?|generates?)\b).*\b(?:ai|software|copilot|tool|program)\b[^.]{0,40}\b(?:reads?|reviews?|checks?|analy[sz]es?|screens?) (?:[a-z-]+ ){0,2}(?:contracts?|leases?|tenders?|polic(?:y|ies)|agreements?|documents?|drawings?|claims?|applications?|cvs?|r[eé]sum[eé]s?|blueprints?)\b/i,
    scenes: ["tool", "case", "ask", "rental"],
    general: true,
  },
  {
    kit: MAKER,
    when: /\b(?:turns?|converts?|transforms?) (?:[\p{L}-]+ ){1,5}into (?:[\p{L}\d-]+,? ){0,5}(?:articles?|captions?|clips?|descriptions?|drafts?|exams?|flashcards?|images?|lesson plans?|minutes|newsletters?|notes|podcasts?|posts?|presentations?|quiz(?:zes)?|render\w*|reports?|scripts?|slides?|songs?|stor(?:y|ies)|subtitles?|summar(?:y|ies)|thumbnails?|transcripts?|translations?|videos?|voice-?overs?|worksheets?)\b|\bai\b[^.]{0,60}\b(?:cuts?|generates?|creates?|drafts?|edits?|summari[sz]es?|subtitles?|illustrates?|designs?|composes?|repurposes?)\b/iu,
    scenes: ["tool", "issue", "show", "ask", "project", "lessons", "course", "session", "case"],
    general: true,
  },
  {
    kit: TODAY,
    when: /\bapp\b[^.]*\b(?:(?:personal|personali[sz]ed|daily|weekly|training|sleep|meal|study|care) (?:[a-z]+ )?plans?|program(?:me)?s?|habits?|track(?:s|ing|er)?|workouts?|training|sleep|meditat\w+|diary|journal|coach\w*|exercises|routines?|symptoms?|streaks?|vocabulary|flashcards?)\b/i,
    scenes: PERSONAL,
    private: true,
    general: true,
  },
];

/** Customers whose phones have keys and no apps. */
const KEYS =
  /\bussd\b|\bshort ?codes?\b|\b(?:basic|feature|keypad|button|non-?smart|dumb) ?phones?\b|\bmissed[- ]calls?\b|\bivr\b|\b(?:without (?:a )?|no )smart ?phones?\b|\b(?:on any|by (?:an? )?(?:ordinary|plain|simple)) phone\b|\bbooking (?:service )?by sms\b/i;
const BY_KEYS: readonly Scene[] = [
  "tool",
  "market",
  "chat",
  "ask",
  "money",
  "call",
  "issue",
  "case",
  "network",
  "ordering",
  "visit",
  "project",
  "goods",
  "counter",
  "rental",
];
const FIRST_WORDS = 220;
const ENOUGH_DEEDS = 3;

/** What kind of product the offer says that it is. */
function saidKit(m: Material, cast: Pick<Cast, "scene" | "firm">): Kit | null {
  if (m.foreign || m.vague) return null;
  const { solution, targetAudience, differentiator } = m.context.brief.answers;
  const opening = solution.slice(0, FIRST_WORDS);
  if (KEYS.test([opening, targetAudience, differentiator].join(" ")) && BY_KEYS.includes(cast.scene))
    return DIAL;
  const drawn = deedsOn(m).filter(({ kind }) => kind);
  const told = drawn.length >= ENOUGH_DEEDS && drawn.some(({ actor }) => actor);
  const fitting = CHOICES.filter(
    ({ scenes, private: own, general }) =>
      scenes.includes(cast.scene) && !(own && cast.firm) && !(general && told),
  );
  // What is said first is what it is; the rest comes with it.
  const [found] = fitting
    .map(({ kit, when }) => ({ kit, said: when.exec(opening) }))
    .flatMap(({ kit, said }) => (said ? [{ kit, ends: said.index + said[0].length }] : []))
    .sort((a, b) => a.ends - b.ends);
  return found?.kit ?? null;
}

const TELLS_MUCH = 2;
/** Whose money is moved has no screen that promises never to move it. */
const MOVES_MONEY = /\b(?:moves?|transfers?|sweeps?|puts? (?:money )?aside|pays?)\b/i;
/** A habit has days and steps; deeds that are told are drawn as they are told. */
const isRatherDeeds = (m: Material, kit: Kit | null) =>
  (kit === TODAY || (kit === BANK && MOVES_MONEY.test(m.context.brief.answers.solution))) &&
  (isTold(m) || shownOf(m).length >= TELLS_MUCH);

/** What kind of product it is, where the offer says so; null where only the scene is known. */
export function kitOf(m: Material, cast: Pick<Cast, "scene" | "firm">): Kit | null {
  const kit = saidKit(m, cast);
  if (isRatherDeeds(m, kit)) return null;
  const { answers } = m.context.brief;
  return kit === LIVE && !CHILD.test(`${answers.solution} ${answers.targetAudience}`) ? LIVE_ADULT : kit;
}

/** Drawn by what is done, where no kind of product is. */
export function drawsDeeds(m: Material, cast: Pick<Cast, "scene" | "firm">): boolean {
  const kit = saidKit(m, cast);
  return isRatherDeeds(m, kit) || (kit === null && (isTold(m) || isOwnProgram(m)));
}

/** What the founder says of the offer and its price. */
export const saidOf = ({ context: { brief } }: Material) =>
  [brief.answers.solution, brief.answers.differentiator, brief.answers.businessModel].join(" ");
