import type { Brief } from "@/lib/brief/types";
import { COUNTER, HANDED_IN, MAKES_SOFTWARE, ONE_TIME, PASSED_ON, SELLS, TWO_SIDES } from "./data/scene-cues";
import type { Scene } from "./data/scenes";
import { ASKED, LINE, ON_DEMAND, SPOKEN, TALKS } from "./data/talk-cues";
import { type Form, SOLD_OUT } from "./form";
import { isEntered } from "./scene-entered";
import { withEvidence } from "./scene-evidence";
import { suitedToVenture } from "./scene-of-venture";
import { sceneOfWay, usualPlace, usualWork } from "./scene-of-way";

export { SCENE_MEASURES, SCENE_UNITS, type Scene } from "./data/scenes";

type Rule = readonly [Scene, RegExp];

const EVENT =
  /\b(?:festivals?|conferences?|congress|fair|exhibition|tournament|hackathon|summit|carnival|gala|messe|kongress|congreso|feria|conf[ée]rence|convegno|fiera|congresso|feira)\b/i;
const BY_CODE = /\b(?:api|sdk|endpoint|webhook)\b/i;
const SHOW =
  /\b(?:podcast|radio|audio (?:show|series)|(?:daily|weekly) (?:[\w-]+ ){0,3}(?:show|programme|broadcast)|youtube|video series|episodes?)\b/i;
const ISSUE =
  /\b(?:newsletter|(?:weekly|monthly|daily) (?:letter|mail|e-?mail|briefing|digest|paper)|magazine|zeitung|bolet[ií]n|infolettre|revista|rivista)\b/i;
/** What is read, whatever else it carries. */
const READ = /^(?:.{0,40}\b)?(?:e-?mail|mail|letter|bulletin|newsletter|magazine|gazette|pages|paper)\b/i;
const AT_HOME =
  /\b(?:emergency|pumps? out|empt(?:y|ies)|sweeps?|unblocks?|maintains? (?:the|your|their)|collects? (?!data|orders|payments|old|used)|picks? up|brings? (?:it|them) (?:home|back)|grazes?|podiatrist|(?:comes?|visits?|go|goes|walks?|drives?|travels?) [^,.;]{0,24}(?:homes?|house|site|door|address|farm|boundary|flat|clinic|office|school)|at home|(?:house|home|farm) visits?|(?:arrives?|turns? up) (?:the )?(?:next|same|within|in|at) |we send (?:[a-z0-9-]+ ){0,3}(?:technicians?|fitters?|engineers?|nurses?|cleaners?|carers?|mechanics?|gardeners?)|visits? (?:the|them|you|each|every|at|old)|house calls?|on[ -]site|at (?:the|your|their) (?:home|house|place|door|farm|site|office)|(?:cleans?|repairs?|mends?|wash(?:es)?|fix(?:es)?|installs?|tunes?|inspects?|trims?|prunes?|descales?|services?) (?:the|your|their|old|[a-z-]+s\b)|à domicile|a domicilio|em casa|zu hause|nach hause|vor ort|thuis|viennent|vient (?:chez|une)|vienen?|vengono|vêm|kommen (?:zu|in|auf))/iu;
const PAPERS =
  /\b(?:letters?|contracts?|claims?|(?<!\b(?:make|build|built|made|develop|mobile|web|phone) (?:an? |the )?)applications?(?! (?:to call|where|for (?:phones?|android|ios))\b)|tax(?:es)?|permits?|appeals?|visas?|paperwork|grants?|disputes?|agreements?|wills?|refunds?|invoices?|tenders?|cancellations?|papers|speech(?:es)?|cvs?|r[eé]sum[eé]s?|biograph(?:y|ies)|obituar(?:y|ies)|power of attorney|court|steuer\w*|antrag|anträge|demandes?|dossiers?|tr[áa]mites?|documentos|certificados|expediente|pratiche)\b/i;
const HANDLED =
  /\b(?:writes?|do(?:es)? all|fills?|files?|cancel\w*|reads?|drafts?|reviews?|appeals?|negotiates?|claims?|handles?|mediat\w+|settles?|schreib\w*|remplis\w*|redact\w*|tramita\w*|re[uú]ne|arma|compila\w*)\b/i;
/** Papers that a program reads are no case that somebody handles. */
const BY_PEOPLE =
  /\b(?:we|our (?:team|people|lawyers?|experts?|staff)|lawyers?|advis[eo]rs?|experts?|notar(?:y|ies)|caseworkers?|volunteers?|mediators?|accountants?)\b/i;
/** "In a rented kitchen": where it is made, and nothing that customers rent. */
const RENTED_PLACE =
  /\b(?:in|from|at|inside|out of) (?:an?|our|my|the|two|three) (?:\p{L}+ )?(?:rented|leased|shared|borrowed) (?:\p{L}+ )?(?:kitchen|workshop|room|studio|garage|unit|space|barn|cellar|hall|shop|bakery|garden|field|greenhouse|lab|laboratory|oven|kiln)s?\b/giu;
/** "... and lends you another one meanwhile": something is repaired, nothing is let. */
const MEANWHILE =
  /\b(?:lends?|loans?|gives?) (?:you |them |out )?(?:an?other|a replacement|a spare|a substitute|one)\b[^.;]*?\b(?:meanwhile|in the meantime|while|until|for the time)\b/gi;
const LET =
  /\b(?:swap (?:chest|shop|box|library|club)|(?:hands? in|sends?) last year's|rent(?:s|al|ed|ing)?|lends?|lent|borrow\w*|leas(?:e|ed|es|ing)|hires? out|library of|(?:bike|toy|tool|book|dress|clothes|game|instrument|sport|camping|equipment|seed|plant|record|puzzle|skill) library|shared (?:boats|cars|vans|bikes|tools|gear)|pooled|subscription including|(?:bike|bicycle|car|scooter|furniture|phone|laptop|stroller|pram|toy|clothes|clothing|wardrobe|instrument|appliance|tool|cot|camera|dress) subscription|waits? for you|unlocks?|vermiet\w*|verleih\w*|lou(?:er|ons|e)|location|alquil\w*|alug\w*|noleggi\w*|verhuur\w*|kiral\w*)\b/i;
const SEATS =
  /\b(?:sauna|gym|studio|co-?working|stands?|court|seats?|tables?|rooms?|benches|desks?|kitchen|workshop|hall|track|pool|wall|bath)\b[^.]*\b(?:by the hour|per hour|(?<!\b(?:within|in|under) )an hour|per half hour|book|reserve|minutes|per (?:seat|visit|entry))\b|\b(?:book|rent|reserve) (?:a|an|one|the) (?:seat|stand|table|room|desk|bench|court|lane|hour)\b/i;
/** A place with everything in it, used when it suits. */
const OPEN_TO_ALL =
  /\bopen (?:[a-z]+ )?(?:studio|workshop|lab|gym|kitchen)\b|\bwhere you come (?:whenever|when you)\b/i;
const BOOKED = /\b(?:booking|bookings|book (?:on|through|with))\b/i;
const VENDING = /\bvending\b|\bsmart fridges?\b|\bhonesty (?:box|fridge|shelf)\b/i;
const GATHERED =
  /\b(?:runs?|walks?|class(?:es)?|workshops?|lessons?|sessions?|training|trips?|outings?|excursions?|tastings?|breakfasts?|evenings?|circle|groups?|choir|tours?|hunts?|meet-?ups?|camps?|retreats?|swims?|hikes?|dances?|rehearsals?|atelier|taller(?:es)?|clases?|oficinas?|aulas?|kurse?|unterricht|lezion\w+|corsi|ders\w*|s[ée]ances?)\b/i;
/** Only where somebody takes part: "guided runs", "I teach", "kids play". */
const TAKES_PART =
  /\b(?:guided|teach\w*|coach\w*|leaders?|leads|play|group|meets|learn\w*|join|together|take part|class|lesson|workshop)\b/i;
const MADE =
  /\b(?:by hand|brews?|bakes?|bottles?|roasts?|ferment\w*|sells? (?:it|them|raw|in)|jars?|tubs?|boxes|refill|bowls?|drops? off|delivered|detergent|soap|candles?|cheese|bread|sauce|tea|coffee|honey|wine|beer|livr\w*|entreg\w*|liefer\w*|consegn\w*|reparto|bezorg\w*|teslim)\b/i;
/** "Livraison à vélo", "same-day delivery for local shops": carried for others. */
const CARRIED =
  /^(?:an? )?(?:livraison|zustellung|entrega|reparto|consegna|bezorg\w*|courier|(?:[a-z-]+ ){0,3}delivery (?:for|from|service))\b|\bsame-day delivery\b|\b(?:riders|couriers|drivers|we) (?:deliver|pick up and deliver|carry) (?:[a-z ]+ )?(?:for|from) (?:[a-z]+ )*(?:shops?|stores?|businesses|merchants|pharmacies|restaurants)\b/i;
const SENT =
  /\bwe send (?:you |them |out )?(?:an? |the )?(?:[a-z-]+ ){0,3}(?:kits?|box(?:es)?|packs?|parcels?|bags?|samples?)\b|\b(?:sent|posted|shipped|delivered) (?:by|in the|through the) (?:post|mail|letterbox)\b|^we (?:make|sew|knit|print|bake|weave|carve|bind|pour) [a-z -]+/i;
/** Priced like a thing: "€26 per set". */
const BY_PIECE =
  /\b(?:per|each|a|for an?) (?:set|piece|pair|box|bag|bottle|jar|pack|unit|kit|tin|roll|adapter|copy)\b/i;
const BOXED = /\b(?:box(?:es)?|kits?|packs?|sets?|jars?|bottles?)\b/i;
const REPORTS =
  /\b(?:sensors?|app|sms|alerts?|warns?|signals?|phone|measures?|monitors?|logs?|detects?|recogni[sz]es|smart|connected|software|gps|satellite|live map|tells|bluetooth|wifi|dashboard|messages?|records?)\b/i;
/** A thing in the field that speaks up by itself. */
const WATCHES =
  /\b(?:buoys?|sensors?|probes?|collars?|meters?|loggers?)\b[^.]*\b(?:measures?|starts?|sends?|texts?|warns?|tells?)\b/i;
/** Software, whatever its price is counted in. */
const SOFTWARE =
  /\b(?:saas|software|programs? (?:for|on) (?:the |your )?(?:phones?|tablets?|computers?|web)|(?:web |mobile )?app|platform|dashboard|copilot|(?:online|web|storefront|ai) tool|autopilot|bot|assistant|aplicativo|aplicaci[oó]n|application|anwendung|logiciel|whatsapp:)\b|^(?:connects?|reads?) /i;
const STAY = /\b(?:stays?|overnight|nights?|beds?|cabins?|rooms?)\b/i;

/** Work for firms that goes on month by month. */
const RETAINED =
  /\b(?:audits?|compliance|data protection|bookkeep\w+|payroll|marketing|social media|seo|it support|outside [a-z ]*officer|external [a-z ]*(?:officer|manager)|virtual assistants?|ghostwrit\w+|recruit\w*|hr (?:department|team|service)|website care|reporting)\b/i;
/** "Mobile hairdresser", but no mobile app. */
const MOBILE =
  /^(?:an? |the |our )?mobile (?!apps?\b|phones?\b|games?\b|web|money|software|platform|tool)[a-z]+/i;
/** One order to many suppliers. */
const ORDERED =
  /\bordering (?:platform|app|site|tool|portal)\b|\border(?:s|ing)? (?:directly )?(?:from|with) (?:[a-z0-9]+ ){0,2}(?:farms?|producers?|suppliers?|growers?|wholesalers?|bakers|breweries)\b|\bone delivery and one invoice\b/i;
/** "Pays freelancer invoices": money is moved. */
const ADVANCED = /\b(?:pays?|advances?|buys?|finances?) (?:[a-z]+ ){0,2}invoices\b/i;
const ONLINE =
  /\bonline[ -](?:[a-z]+ )?(?:courses?|class(?:es)?|training|programme|program|school|academy|lessons)\b|\bvideo (?:courses?|lessons)\b|\be-?learning\b|\bself-paced\b|\bmodules\b|\b(?:cursos? (?:en l[ií]nea|online)|onlinekurse?|cours en ligne|corsi? online)\b/i;
const LEARNT =
  /\b(?:learn\w*|courses?|class(?:es|room)?|lessons?|teach\w*|tutor\w*|train\w*|coach\w*|schools?|exams?|workshops|students?|pupils?|curricul\w+|skills?|language|practi[sc]e\w*|stud(?:y|ies)|apprentice\w*)\b|[\u00c0-\uffff]|\b(?:cursos?|clases?|aulas?|kurse?|corsi|corso|cours)\b/i;
const GROUPED = /\bgroups? of\b|\blive (?:lessons|classes)\b/i;

/** "A text at 5am says cut or wait": a message that comes by itself is read like an issue. */
const MESSAGED =
  /\b(?:forecasts?|text|sms|warnings?)\b[^.]*\b(?:at \d|every (?:morning|day|evening|week)|each (?:morning|day|evening|week)|says?)\b/i;
/** Something that is followed and solved: it has a beginning, tasks and an end. */
const PLAYED =
  /\b(?:(?:treasure|scavenger) hunts?|audio guides?|escape (?:game|room)s?|riddles?|(?<!meta |oculus )quests?|schnitzeljagd|chasse au trésor|caccia al tesoro|(?:city|mystery|detective|card|board|mobile) games?)\b/i;

/** Where something is made, not where people gather. */
const OWN_WORKSHOP =
  /\b(?:in|at|from) (?:our|my|an?|the|one) (?:[a-z]+ )?workshop\b|\bworkshop (?=(?:in \p{L}+ )?(?:that|which|where) (?!(?:\p{L}+ ){0,3}(?:teach|learn|make|build|paint|try|sew|play)))/giu;
const TAUGHT = /\bteach\w*\b[^.]*\blessons?\b|\blessons?\b[^.]*\bteach/i;
const BROUGHT = /\bdelivered\b|\bdelivers?\b/i;
/** "We wash panels with a robot", "we collect the box and scan it": work, whatever it is done with. */
const WORK =
  /^we (?:wash|clean|inspect|survey|spray|paint|repair|install|plan|carry out|move|measure|organi[sz]e|look after|collect [^.]*\b(?:scan|digiti[sz]e|repair|mend|restore))\b/i;

const REFILLED = /\b(?:driver|we) refills?\b/i;
const BY_POST = /\b(?:exchange|swap|library) by post\b/i;

const FIRST_WORDS = 160;
const NAMES = 40;
/** Written by people, and no application of the other sort. */
const WRITTEN = /^we (?:write|file|prepare|draft|translate)\b/i;
const isSoftware = (opening: string) => SOFTWARE.test(opening.slice(0, NAMES)) && !WRITTEN.test(opening);

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
function toldBy({ answers, language, lines }: Brief, form: Form): Scene | null {
  const { solution, businessModel, differentiator } = answers;
  const wayThere = language === "en" ? solution : `${solution}. ${differentiator}`;
  const opening = solution.slice(0, FIRST_WORDS);
  if (BY_CODE.test(opening)) return "api";
  if (TALKS.test(opening) && (form === "saas" || language !== "en")) return "chat";
  if (ORDERED.test(solution) && form !== "local") return "ordering";
  // An app by which somebody comes or answers is no tool.
  const byScreen = form !== "local" && (form !== "services" || language !== "en");
  if (byScreen && isSoftware(opening)) return TWO_SIDES.test(opening) ? "market" : "tool";
  if (HANDED_IN.test(opening)) return "case";
  const known = BY_OPENING.find(([, when]) => when.test(opening))?.[0];
  if (known && !(known === "issue" && form === "local")) return known;
  if (TWO_SIDES.test(opening)) return "market";
  const byHand = form !== "saas" || BY_PEOPLE.test(solution);
  if (byHand && PAPERS.test(solution) && HANDLED.test(solution)) return "case";
  if (RETAINED.test(opening) && lines.some(({ kind }) => kind === "recurring")) return "retainer";
  if (CARRIED.test(opening)) return "delivery";
  if (SPOKEN.test(solution) || LINE.test(solution.slice(0, NAMES))) return "call";
  const soldThere = lines[0]?.kind === "unitSale" && SOLD_OUT.test(solution);
  if (!soldThere && (SEATS.test(opening) || OPEN_TO_ALL.test(opening))) return "seat";
  if (VENDING.test(opening)) return "counter";
  if (lines.some(({ kind }) => kind === "take") && BOOKED.test(solution)) return "market";
  if (isEntered(solution, businessModel)) return "seat";
  if (LET.test(opening.replace(MEANWHILE, " ").replace(RENTED_PLACE, " "))) return "rental";
  if (form === "local") {
    if (COUNTER.test(opening)) return TAUGHT.test(solution) ? "session" : "counter";
    if (!soldThere && SEATS.test(solution)) return "seat";
    return BROUGHT.test(solution) ? "goods" : null;
  }
  if (form === "ecommerce" && COUNTER.test(opening)) return "counter";
  const made = MADE.test(opening);
  if (form === "ecommerce" && BOXED.test(opening)) return "goods";
  const gathers = opening.replace(OWN_WORKSHOP, "");
  if (GATHERED.test(gathers) && TAKES_PART.test(gathers) && !AT_HOME.test(solution) && !MOBILE.test(opening))
    return "session";
  if (form === "ecommerce" && made) return "goods";
  if (AT_HOME.test(wayThere) || MOBILE.test(opening)) return form === "ecommerce" ? null : "visit";
  if (SENT.test(opening) || (!/^(?:we|i|our) /i.test(opening) && BY_PIECE.test(businessModel)))
    return "goods";
  if (GATHERED.test(`${gathers} ${businessModel}`) && TAKES_PART.test(solution.replace(OWN_WORKSHOP, "")))
    return "session";
  if (made) return "goods";
  if (STAY.test(opening) && /\bbook/i.test(opening)) return "seat";
  return GATHERED.test(gathers) ? "session" : null;
}

/** What is paid for as software is used on a screen, whatever its customers do all day. */
const ON_SCREEN: readonly Scene[] = [
  "api",
  "chat",
  "ordering",
  "market",
  "tool",
  "ask",
  "issue",
  "show",
  "play",
  "device",
  "case",
  "call",
];
const onScreen = (scene: Scene | null) => (scene && ON_SCREEN.includes(scene) ? scene : null);

/** How the customer meets the offer: by telephone, at the door, on a screen, as a thing in the hand. */
export function sceneOf(brief: Brief, form: Form): Scene {
  const read = sceneRead(brief, form);
  return suitedToVenture(brief.language === "en" ? withEvidence(read, brief) : read, brief, form);
}

function sceneRead(brief: Brief, form: Form): Scene {
  const { solution, differentiator } = brief.answers;
  const opening = solution.slice(0, FIRST_WORDS);
  const told = sceneOfWay(brief, form, toldBy(brief, form));
  if (told) return told;
  if (brief.offer.way === "device" && form !== "usage")
    return REPORTS.test(`${solution} ${differentiator}`) ? "device" : "object";
  if ((form === "hardware" || form === "ecommerce") && WORK.test(opening))
    return toldBy(brief, "services") ?? usualWork(brief);
  switch (form) {
    case "services":
      return toldBy(brief, form) ?? usualWork(brief);
    case "local":
      return toldBy(brief, form) ?? usualPlace(brief);
    case "ecommerce":
      return toldBy(brief, form) ?? "goods";
    case "saas":
      return onScreen(toldBy(brief, form)) ?? "tool";
    case "usage":
      return BY_CODE.test(solution) || !AT_HOME.test(solution) ? "api" : "visit";
    case "hardware":
      if (isEntered(solution, brief.answers.businessModel)) return "seat";
      if (REFILLED.test(solution)) return "goods";
      if (brief.lines.some(({ kind }) => kind === "unitSale"))
        return REPORTS.test(solution) ? "device" : "object";
      return REPORTS.test(`${solution} ${differentiator}`) ? "device" : "object";
    case "media":
      if (PLAYED.test(opening)) return "play";
      if (SHOW.test(solution) && !READ.test(opening)) return "show";
      return isSoftware(opening) && ![ISSUE, MESSAGED].some((one) => one.test(opening)) ? "tool" : "issue";
    case "marketplace":
      if (BY_POST.test(opening)) return "rental";
      if (VENDING.test(opening)) return "counter";
      if (/^we (?!match|connect|bring|link)/i.test(opening) && PAPERS.test(opening)) return "case";
      if (SELLS.test(opening) && !MAKES_SOFTWARE.test(opening)) return "goods";
      return ADVANCED.test(opening) ? "money" : ORDERED.test(solution) ? "ordering" : "market";
    case "education":
      if (ONE_TIME.test(opening)) return "event";
      if (!LEARNT.test(`${solution} ${differentiator}`)) return toldBy(brief, "services") ?? "course";
      return ONLINE.test(opening) && !GROUPED.test(opening) ? "lessons" : "course";
    case "nonprofit":
      if (LET.test(opening.slice(0, NAMES))) return "rental";
      if (isEntered(solution, brief.answers.businessModel)) return "seat";
      if (WRITTEN.test(opening) && PAPERS.test(opening)) return "case";
      return TWO_SIDES.test(opening) ? "market" : PASSED_ON.test(solution) ? "giving" : "programme";
    case "fintech":
      return "money";
    case "network":
      return "network";
  }
}
