import type { Brief } from "@/lib/brief/types";
import type { Form } from "./form";

/** What a customer does with the offer, which decides what a prototype has to show. */
export type Scene =
  | "call"
  | "ask"
  | "visit"
  | "case"
  | "project"
  | "session"
  | "event"
  | "counter"
  | "seat"
  | "goods"
  | "object"
  | "device"
  | "rental"
  | "tool"
  | "api"
  | "market"
  | "issue"
  | "show"
  | "play"
  | "course"
  | "programme"
  | "money"
  | "network";

type Rule = readonly [Scene, RegExp];

const EVENT =
  /\b(?:festivals?|conferences?|congress|fair|exhibition|tournament|hackathon|summit|carnival|gala|messe|kongress|congreso|feria|conf[ée]rence|convegno|fiera|congresso|feira)\b/i;
const BY_CODE = /\b(?:api|sdk|endpoint|webhook)\b/i;
const SHOW =
  /\b(?:podcast|radio|audio (?:show|series)|(?:daily|weekly) (?:[\w-]+ ){0,3}(?:show|programme|broadcast)|youtube|video series|episodes?)\b/i;
const ISSUE =
  /\b(?:newsletter|(?:weekly|monthly|daily) (?:letter|mail|e-?mail|briefing|digest|paper)|magazine|zeitung|bolet[ií]n|infolettre|revista|rivista)\b/i;
const SPOKEN =
  /\b(?:(?:an?|the|our|trained) (?:[a-z-]+ )?[a-z]+(?:ist|ian|er|or|ant|nurse|wife)s? (?:calls?|rings?|phones?)|(?:calls?|meets?|sees?) (?:[a-z]+ ){0,5}by video|(?:callers?|nurses?|volunteers?|midwi\w+|listeners?|we|who) (?:rings?|calls?|phones?|telephones?|talks? to|speaks? with)|rings? (?:lonely|them|you|each|every)|hotline|helpline|(?:phone|telephone|night|crisis) line|by (?:phone|telephone) and|calls? (?:each|every) (?:day|week|evening)|listens? [^,.]*by phone|par t[ée]l[ée]phone|por tel[ée]fon[oe]|am telefon|ruft? [^,.]* an)\b/i;
const ASKED =
  /(?<!\p{L})(?:(?:answers?|solves?|replies|respond\p{L}*|[çc]öz\p{L}+|r[ée]pond\p{L}*|antworte\p{L}*|rispond\p{L}*)[^.]*(?:voice|messages?|chat|whatsapp|questions?|photos?|mesaj|preguntas|fragen|domande)|(?:voice|sesli|chat|whatsapp)[^.]*(?<!\p{L})(?:answers?|solves?|[çc]öz\p{L}+|respond\p{L}*|r[ée]pond\p{L}*))/iu;
const AT_HOME =
  /\b(?:emergency|pumps? out|empt(?:y|ies)|sweeps?|unblocks?|maintains? (?:the|your|their)|collects? (?!data|orders|payments)|picks? up|brings? (?:it|them) (?:home|back)|grazes?|podiatrist|(?:comes?|visits?|go|goes|walks?|drives?|travels?) [^,.;]{0,24}(?:homes?|house|site|door|address|farm|boundary|flat|clinic|office|school)|at home|visits? (?:the|them|you|each|every|at|old)|house calls?|on[ -]site|at (?:the|your|their) (?:home|house|place|door|farm|site|office)|(?:cleans?|repairs?|mends?|wash(?:es)?|fix(?:es)?|installs?|tunes?|inspects?|trims?|prunes?|descales?|services?) (?:the|your|their|old|[a-z]+s\b)|à domicile|a domicilio|em casa|zu hause|nach hause|vor ort|thuis|viennent|vient (?:chez|une)|vienen?|vengono|vêm|kommen (?:zu|in|auf))/iu;
const PAPERS =
  /\b(?:letters?|contracts?|claims?|applications?|tax(?:es)?|permits?|appeals?|visas?|paperwork|grants?|disputes?|agreements?|wills?|refunds?|invoices?|tenders?|cancellations?|papers|power of attorney|court|steuer\w*|antrag|anträge|demandes?|dossiers?|tr[áa]mites?|documentos|certificados|expediente|pratiche)\b/i;
const HANDLED =
  /\b(?:writes?|do(?:es)? all|fills?|files?|cancel\w*|reads?|drafts?|reviews?|appeals?|negotiates?|claims?|handles?|mediat\w+|settles?|schreib\w*|remplis\w*|redact\w*|tramita\w*|re[uú]ne|arma|compila\w*)\b/i;
/** Papers that a program reads are no case that somebody handles. */
const BY_PEOPLE =
  /\b(?:we|our (?:team|people|lawyers?|experts?|staff)|lawyers?|advis[eo]rs?|experts?|notar(?:y|ies)|caseworkers?|volunteers?|mediators?|accountants?)\b/i;
const LET =
  /\b(?:swap (?:chest|shop|box|library|club)|hands? in last year's|rent(?:s|al|ed|ing)?|lends?|lent|borrow\w*|leas(?:e|ed|es|ing)|hires? out|library of|(?:bike|toy|tool|book|dress|clothes|game|instrument|sport|camping|equipment) library|pooled|subscription including|waits? for you|vermiet\w*|verleih\w*|lou(?:er|ons|e)|location|alquil\w*|alug\w*|noleggi\w*|verhuur\w*|kiral\w*)\b/i;
const SEATS =
  /\b(?:sauna|gym|studio|co-?working|stands?|court|seats?|tables?|rooms?|benches|desks?|kitchen|workshop|hall|track|pool|wall|bath)\b[^.]*\b(?:by the hour|per hour|an hour|per half hour|book|reserve|minutes|per (?:seat|visit|entry))\b|\b(?:book|rent|reserve) (?:a|an|one|the) (?:seat|stand|table|room|desk|bench|court|lane|hour)\b/i;
const GATHERED =
  /\b(?:runs?|walks?|class(?:es)?|workshops?|lessons?|sessions?|training|breakfasts?|evenings?|circle|groups?|choir|tours?|hunts?|meet-?ups?|camps?|retreats?|swims?|hikes?|dances?|rehearsals?|atelier|taller(?:es)?|clases?|oficinas?|aulas?|kurse?|unterricht|lezion\w+|corsi|ders\w*|s[ée]ances?)\b/i;
/** Only where somebody takes part: "guided runs", "I teach", "kids play". */
const TAKES_PART =
  /\b(?:guided|teach\w*|coach\w*|leader|play|group|learn\w*|join|together|take part|class|lesson|workshop)\b/i;
const MADE =
  /\b(?:by hand|brews?|bakes?|bottles?|roasts?|ferment\w*|sells? (?:it|them|raw|in)|jars?|tubs?|boxes|refill|bowls?|drops? off|delivered|detergent|soap|candles?|cheese|bread|sauce|tea|coffee|honey|wine|beer|livr\w*|entreg\w*|liefer\w*|consegn\w*|reparto|bezorg\w*|teslim)\b/i;
const REPORTS =
  /\b(?:sensors?|app|sms|alerts?|warns?|signals?|phone|measures?|monitors?|logs?|detects?|tells|bluetooth|wifi|dashboard|messages?|records?)\b/i;
/** A thing in the field that speaks up by itself. */
const WATCHES =
  /\b(?:buoys?|sensors?|probes?|collars?|meters?|loggers?)\b[^.]*\b(?:measures?|starts?|sends?|texts?|warns?|tells?)\b/i;
/** Software, whatever its price is counted in. */
const SOFTWARE =
  /\b(?:software|(?:web |mobile )?app|autopilot|bot|assistant|aplicativo|aplicaci[oó]n|application|anwendung|logiciel|whatsapp:)\b|^(?:connects?|reads?) /i;
/** "Interpreting on demand within 5 minutes": a person answers at once. */
const ON_DEMAND = /\bon demand\b/i;
const STAY = /\b(?:stays?|overnight|nights?|beds?|cabins?|rooms?)\b/i;
const COUNTER =
  /\b(?:shop|bakery|kiosk|caf[eé]|truck|van|stall|counter|market|bar|canteen|tienda|panader[ií]a|b[äa]ckerei|boulangerie|padaria|negozio)\b/i;

/** "Matches crews with vineyards", "a register of donors": two sides, however it is paid for. */
const TWO_SIDES =
  /\bwhere [^,.]+ (?:posts?|lists?|offers?|publish(?:es)?) [^.]+ (?:takes?|accepts?|books?|picks?|answers?|bids?|appl(?:y|ies))\b|\bmatch(?:es)? [^.,]+ (?:with|to) |^(?:an? |the )?(?:register|registry|directory|exchange|pool) of /i;
/** "A text at 5am says cut or wait": a message that comes by itself is read like an issue. */
const MESSAGED =
  /\b(?:forecasts?|text|sms|warnings?)\b[^.]*\b(?:at \d|every (?:morning|day|evening|week)|each (?:morning|day|evening|week)|says?)\b/i;
/** Something that is followed and solved: it has a beginning, tasks and an end. */
const PLAYED =
  /\b(?:(?:treasure|scavenger) hunts?|audio guides?|escape (?:game|room)s?|riddles?|quest|schnitzeljagd|chasse au trésor|caccia al tesoro|(?:city|mystery|detective|card|board|mobile) games?)\b/i;

const FIRST_WORDS = 160;
const NAMES = 40;

const sold = (brief: Brief) => brief.lines.some(({ kind }) => kind === "unitSale");
const isSoftware = (opening: string) => SOFTWARE.test(opening.slice(0, NAMES));

/** How it reaches people, told by the first words of the offer: whatever its price is counted in. */
const BY_OPENING: readonly Rule[] = [
  ["event", EVENT],
  ["play", PLAYED],
  ["show", SHOW],
  ["issue", ISSUE],
  ["device", WATCHES],
  ["ask", ASKED],
  ["ask", ON_DEMAND],
  ["issue", MESSAGED],
];

/** What the founder's own verbs say is done; null where they say too little. */
function toldBy({ answers, language }: Brief, form: Form): Scene | null {
  const { solution, businessModel, differentiator } = answers;
  const wayThere = language === "en" ? solution : `${solution}. ${differentiator}`;
  const opening = solution.slice(0, FIRST_WORDS);
  if (BY_CODE.test(opening)) return "api";
  if (form !== "local" && isSoftware(opening)) return TWO_SIDES.test(opening) ? "market" : "tool";
  const known = BY_OPENING.find(([, when]) => when.test(opening));
  if (known) return known[0];
  if (TWO_SIDES.test(opening)) return "market";
  const byHand = form !== "saas" || BY_PEOPLE.test(solution);
  if (byHand && PAPERS.test(solution) && HANDLED.test(solution)) return "case";
  if (SPOKEN.test(solution)) return "call";
  if (SEATS.test(opening)) return "seat";
  if (LET.test(opening)) return "rental";
  if (form === "local") return COUNTER.test(opening) ? "counter" : SEATS.test(solution) ? "seat" : null;
  if (form === "ecommerce" && COUNTER.test(opening)) return "counter";
  const made = MADE.test(opening);
  if (GATHERED.test(opening) && TAKES_PART.test(opening) && !AT_HOME.test(solution)) return "session";
  if (form === "ecommerce" && made) return "goods";
  if (AT_HOME.test(wayThere)) return form === "ecommerce" ? null : "visit";
  if (GATHERED.test(`${opening} ${businessModel}`) && TAKES_PART.test(solution)) return "session";
  if (made) return "goods";
  if (STAY.test(opening) && /\bbook/i.test(opening)) return "seat";
  return GATHERED.test(opening) ? "session" : null;
}

/** How the customer meets the offer: by telephone, at the door, on a screen, as a thing in the hand. */
export function sceneOf(brief: Brief, form: Form): Scene {
  const { solution, differentiator } = brief.answers;
  const opening = solution.slice(0, FIRST_WORDS);
  switch (form) {
    case "services":
      return toldBy(brief, form) ?? "project";
    case "local":
      return toldBy(brief, form) ?? "visit";
    case "ecommerce":
      return toldBy(brief, form) ?? "goods";
    case "saas":
      return toldBy(brief, form) ?? "tool";
    case "usage":
      return BY_CODE.test(solution) || !AT_HOME.test(solution) ? "api" : "visit";
    case "hardware":
      return REPORTS.test(solution) || (!sold(brief) && REPORTS.test(differentiator)) ? "device" : "object";
    case "media":
      return PLAYED.test(opening) ? "play" : SHOW.test(solution) ? "show" : "issue";
    case "marketplace":
      return "market";
    case "education":
      return "course";
    case "nonprofit":
      return "programme";
    case "fintech":
      return "money";
    case "network":
      return "network";
  }
}

/** What a pilot counts where neither the founder nor the trade says it. */
export const SCENE_MEASURES: Record<Scene, string> = {
  call: "the share of calls that took place as agreed",
  ask: "the minutes until a question is answered",
  visit: "the share of visits that lead to the next one",
  case: "the days from the first paper to a finished case",
  project: "the share of first jobs that are followed by a second",
  session: "the share of first-timers who come a second time",
  event: "the tickets sold, week by week",
  counter: "the share of the day's goods sold by closing time",
  seat: "the share of places taken, hour by hour",
  goods: "the share of buyers who order again",
  object: "the share of buyers who keep it and tell somebody",
  device: "the time between event and action",
  rental: "the share of days on which it is out",
  tool: "the minutes one case takes",
  api: "the share of answers that need no correction",
  market: "the share of requests that end in a deal",
  issue: "the share of readers who open every issue",
  show: "the share of listeners who come back the next day",
  play: "the share who finish what they began",
  course: "the change between entry test and exit test",
  programme: "the share of participants who reach the promised outcome",
  money: "the days until the money arrives",
  network: "what a member saves or earns through the group",
};

/** What one of it is called where no word of the founder's own says it. */
export const SCENE_UNITS: Record<Scene, readonly [string, string]> = {
  call: ["call", "calls"],
  ask: ["question", "questions"],
  visit: ["visit", "visits"],
  case: ["case", "cases"],
  project: ["job", "jobs"],
  session: ["session", "sessions"],
  event: ["ticket", "tickets"],
  counter: ["order", "orders"],
  seat: ["place", "places"],
  goods: ["order", "orders"],
  object: ["piece", "pieces"],
  device: ["device", "devices"],
  rental: ["piece", "pieces"],
  tool: ["case", "cases"],
  api: ["request", "requests"],
  market: ["request", "requests"],
  issue: ["issue", "issues"],
  show: ["episode", "episodes"],
  play: ["round", "rounds"],
  course: ["course", "courses"],
  programme: ["place", "places"],
  money: ["payment", "payments"],
  network: ["case", "cases"],
};
