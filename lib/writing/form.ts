import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { CUSTOMER_WORDS } from "@/lib/brief/data/periods";
import type { Archetype, Brief } from "@/lib/brief/types";
import { ventureBy } from "@/lib/brief/ventures/catalogue";
import type { Material } from "./material";

/** How the work is done, which decides what is built and tested: an archetype, or members who share something. */
export type Form = Archetype | "network";

const PLACE =
  /\b(?:rooms?|shop|hostel|caf[eé]|cart|tricycle|trolley|truck|kiosk|stand|site|stall|market|hall|gym|salon|depot|sauna|studio|bar|pub|restaurant|kitchen|cinema|museum|library|playroom|pool|spa|court|rink|track|campsite|garden|bench(?:es)?|booth|arcade|vending|counter|hatch|tent|container|trailer|guest ?house|inn|cabin|bunk|seats)\b/i;
const MAKES =
  /\b(?:bakery|bakes?|brews?|brewery|makes? by hand|grows?|roasts?|subscription box|online shop|tienda en línea|loja online|boutique en ligne|onlineshop|tienda online)\b/i;
/** "Sold from a cargo bike", "grilled to order": over a counter, wherever it stands. */
export const SOLD_OUT =
  /\b(?:sold|served|sell|serve) (?:[\p{L}-]+ ){0,3}?(?:from|at|on|out of)\b|\b(?:boiled|steamed|rolled|squeezed|carved|grilled|filled|baked|fried|cooked|pressed|made) (?:fresh )?(?:to order|in front of)\b/iu;
const VISITS =
  /^(?:we (?:clean|repair|mend|wash|visit|collect|fix|install|service|tune|look after|walk|train|write|test|treat)\b)|\b(?:comes? (?:home|to (?:the|your)))\b/i;
const PER_VISIT =
  /\b(?:per|a|each|one|an?) (?:[a-z]+ )?(?:visit|session|appointment|cleaning|inspection|call-out|application)\b/i;
const PLATFORM =
  /\b(?:marketplace|platform|plateforme|plataforma|piattaforma|plattform|marktplatz|mercado)\b/i;
const DEVICE =
  /\b(?:sensor|logger|probe|(?:shows?|tells?|says?) (?:it )?on (?:the|your|a) phone|(?:measures|weighs) [^,.]*(?:phone|app))\b/i;
const GOODS = /\b(?:frozen|bottled|jarred|baked|moulded|cooked|packed|roasted|brewed|smoked|dried)\b/i;
/** "Burritos made at four and brought to the staff door": nobody comes for it. */
const MADE_AND_BROUGHT =
  /\b(?:made|cooked|baked|prepared|fried|grilled|rolled|packed)\b[^.;]*\b(?:brought|delivered|carried|dropped off) to\b/i;
/** "Interpreters earn $1.60 a minute": what is metered is somebody's work. */
const PEOPLE_PAID = /\b\p{L}+(?:ers|ors|ists|nurses|pilots|tutors) (?:earn|get|receive|keep|are paid)\b/iu;
const CALLED_BY_CODE = /\b(?:api|sdk|endpoint|webhook|model|library for developers)\b/i;
/** "A weekly letter": what is sold is read, watched or heard. */
const PUBLISHED =
  /^(?:we (?:write|publish|record|send|make|produce) )?(?:an? |our |the )?(?:(?!(?:the|an?|your|their|we)\b)[\p{L}-]+ ){0,3}(?:letter|newsletter|podcast|magazine|zine|gazette|bulletin|radio show|video channel|daily brief|(?:voice |audio |text )?(?:message|e-?mail|mail)(?= (?:every|each)))\b/iu;
/** "A consultant reads the letter with them": theirs, not one that is published. */
const HANDLES_MAIL =
  /\b(?:reads?|answers?|checks?|explains?|translates?|opens?|understands?) (?:the|a|an|your|their|each|every) (?:[a-z]+ )?letters?\b/i;
/** "We guarantee the rent": money is lent, moved or vouched for. */
const MONEY_MOVES =
  /\b(?:guarantees? (?:the |their )?(?:rent|payment|invoice|loan|deposit)s?|lends? (?:them )?money|micro-?(?:loans?|credit)|advances? (?:the |their )?(?:cash|money|wages|invoices?|grants?|rent)|buys? (?:the |their |unpaid )+invoices|insures?)\b/i;
/** Words without which nothing is finance. */
const MONEY =
  /\b(?:pay\w*|paid|cover|claims?|premiums?|banks?|loans?|lend\w*|credit\w*|insur\w*|invest\w*|money|sav(?:e|es|ing|ings)|advances?|rent|deposits?|wallets?|invoic\w*|tax\w*|accounts?|currenc\w*|interest|fees?|funds?|guarant\w*|remit\w*|cash|debts?|pensions?|trad\w*|shares?|budget\w*)\b|[\u00a1-\uffff]/i;
/** Words without which nothing is software. */
const SOFTWARE =
  /\b(?:software|apps?|platform|tool|dashboard|web|sites?|online|browser|system|database|plug-?in|extension|algorithm|ai|bot|automat\w*|api|reads|calculates|proposes|predicts?|scans?|alerts?|spreadsheet|cloud|upload\w*|model)\b/i;
const WE_DO = /^we (?!sell|make|build|produce|develop|offer)[a-z]+/i;
const TAUGHT = /\b(?:course|classes|lessons|teach\w*|curriculum|learners?|students)\b/i;
const MET = /\b(?:sessions?|programme|consultations?|coaching|counselling|appointments?)\b/i;
const PER_JOB =
  /\b(?:per|a|each) (?:pump-?out|collection|pick-?up|emptying|job|clean|service|call|repair|round)\b/i;

/** "Checks every case the dentist uploads": what is paid by the month is a program. */
const RUNS_BY_ITSELF =
  /\b(?:uploads?|checks? (?:every|each) \p{L}+|gets? (?:a|the) (?:message|alert|notice)|syncs?|software|dashboard|app)\b/iu;
/** "A subscription box with a plant, plus an app": what comes by post comes first. */
const A_BOX =
  /^(?:(?:an?|the|our|we (?:send|deliver|ship|mail))\s)?(?:[\p{L}-]+ ){0,4}?(?:box(?:es)?|crates?|parcels?|hampers?|baskets?)\b/iu;
const GIVEN = /\b(?:donors?|donations?|grants?|foundation|council|ministry|charit(?:y|ies))\b/i;

/** "Plus the goods at a margin of 14%": bought and sold on, not brokered. */
const MARKED_UP = /\b(?:margin|mark-?up)\b/i;
const MEMBERS =
  /\b(?:cooperative|co-operative|loyalty card|shared by \d+|buying group|alliance of|owned by its members)\b/i;

/** Whether ventures of this known kind have the form; their words do not make another of it. */
const isUsual = ({ venture }: Brief, form: Form) =>
  venture !== null && (ventureBy(venture)?.kinds ?? []).some((kind) => kind === form);

/** Whether work is done for people or things are sold to them: the answers tell it better than the kind of price. */
export function workOf(brief: Brief): Archetype {
  const [first] = brief.archetypes;
  const read = workByWords(brief);
  return first && isUsual(brief, first.id) && !isUsual(brief, read) ? first.id : read;
}

function workByWords({ answers, archetypes, lines }: Brief): Archetype {
  const archetype = archetypes[0]?.id ?? "services";
  if (archetypes[0]?.byFounder) return archetype;
  const { solution, businessModel } = answers;
  const goods = lines.some(({ kind }) => kind === "unitSale" || kind === "oneOff");
  const shares = lines.some(({ kind }) => kind === "take");
  if (archetype === "fintech" && !MONEY.test(solution)) return goods ? "ecommerce" : "services";
  if (
    PUBLISHED.test(solution) &&
    !HANDLES_MAIL.test(solution) &&
    ["services", "saas", "ecommerce", "local"].includes(archetype)
  )
    return "media";
  if (MONEY_MOVES.test(solution) && ["marketplace", "services"].includes(archetype)) return "fintech";
  if (archetype === "saas" && WE_DO.test(solution) && !SOFTWARE.test(solution)) return "services";
  if (archetype === "hardware" && WE_DO.test(solution) && PER_JOB.test(businessModel)) return "services";
  if (archetype === "ecommerce" && MET.test(solution) && /\bsessions?\b/i.test(businessModel))
    return TAUGHT.test(solution) ? "education" : "services";
  if (archetype === "marketplace" && MARKED_UP.test(businessModel) && !PLATFORM.test(solution))
    return "ecommerce";
  if (archetype === "saas" && shares && PLATFORM.test(solution)) return "marketplace";
  const monthly = lines.some(({ kind }) => kind === "recurring");
  const things = lines.some(({ kind }) => kind === "unitSale" || kind === "oneOff");
  if (
    archetype === "ecommerce" &&
    monthly &&
    !things &&
    RUNS_BY_ITSELF.test(solution) &&
    !A_BOX.test(solution)
  )
    return "saas";
  if (
    archetype === "education" &&
    GIVEN.test(businessModel) &&
    /\bdonors?\b|\bcharit/i.test(`${businessModel} ${answers.targetAudience}`)
  )
    return "nonprofit";
  if (archetype === "ecommerce" && DEVICE.test(solution)) return "hardware";
  if (archetype === "ecommerce" && VISITS.test(solution) && PER_VISIT.test(businessModel)) return "services";
  if (archetype === "services" && GOODS.test(solution) && !VISITS.test(solution)) return "ecommerce";
  if (
    lines.some(({ kind }) => kind !== "recurring") &&
    archetype === "local" &&
    MADE_AND_BROUGHT.test(solution)
  )
    return "ecommerce";
  if (archetype === "usage" && PEOPLE_PAID.test(businessModel) && !CALLED_BY_CODE.test(solution))
    return "services";
  return archetype;
}

/** The archetype, unless the offer's own words show that the work is of another form. */
export function formOf(m: Pick<Material, "archetype" | "context">): Form {
  const { brief } = m.context;
  const read = formByWords(m);
  return isUsual(brief, m.archetype) && !isUsual(brief, read) && read !== "network" ? m.archetype : read;
}

function formByWords({ archetype, context }: Pick<Material, "archetype" | "context">): Form {
  const { solution, differentiator } = context.brief.answers;
  const offer = `${solution} ${differentiator}`;
  const sellsThings = context.brief.lines.some(({ kind }) => kind === "unitSale");
  if (MEMBERS.test(offer) && ["services", "saas", "local"].includes(archetype)) return "network";
  if (archetype === "local" && MAKES.test(solution)) return "ecommerce";
  if (archetype === "local" && sellsThings && SOLD_OUT.test(solution)) return "local";
  if (archetype === "local" && (!PLACE.test(solution) || VISITS.test(solution))) return "services";
  if (archetype === "hardware" && !sellsThings && /\b(?:drones?|we fly|inspect\w*|survey\w*)\b/i.test(offer))
    return "services";
  return archetype;
}

/** What is delivered once, and several of it, where the trade has no word of its own. */
const JOBS: Record<Form, readonly [string, string]> = {
  saas: ["a case", "cases"],
  marketplace: ["a deal", "deals"],
  ecommerce: ["an order", "orders"],
  services: ["a job", "jobs"],
  fintech: ["a transaction", "transactions"],
  media: ["an issue", "issues"],
  hardware: ["an installation", "installations"],
  usage: ["a request", "requests"],
  local: ["a day of sales", "days of sales"],
  education: ["a course", "courses"],
  nonprofit: ["a place", "places"],
  network: ["a shared case", "shared cases"],
};

/** What two sides agree on, as the price is counted: "rental" out of "20% of each rental", "lesson" out of "€48 per lesson". */
export const dealIn = (businessModel: string): string | null =>
  /\b(?:of|on|from) (?:each|every) (?:[a-z]+ed |direct |new |first |successful |single |paid |full )?(?!month|week|year|day|side|part)([a-z]{3,14})\b/.exec(
    businessModel,
  )?.[1] ??
  /\baverage (booking|rental|order|lesson|shift|trip|stay|session)\b/i
    .exec(businessModel)?.[1]
    ?.toLowerCase() ??
  /\b(booking|rental|introduction|referral) fee\b/i.exec(businessModel)?.[1]?.toLowerCase() ??
  /\bper (lesson|shift|booking|trip|rental|repair|visit|ride|order|session|stay|load|delivery|walk|job)\b/i
    .exec(businessModel)?.[1]
    ?.toLowerCase() ??
  // "Takes about three sessions a month".
  /\b(lesson|shift|booking|trip|rental|repair|visit|ride|order|session|stay|walk)s? (?:a|per|each|every) (?:day|week|month|term|year)\b/i
    .exec(businessModel)?.[1]
    ?.toLowerCase() ??
  null;

/** "Restaurants post a shift": what is asked for there. */
export const dealPosted = (solution: string): string | null =>
  /\b(?:posts?|books?|requests?|offers?|orders?|asks? for|finds?|fills?) (?:an?|their|the|open|free) (?:\p{L}+ )?(lesson|shift|booking|trip|rental|repair|visit|ride|session|stay|load|delivery|walk|job|meal|class|tour|appointment|viewing)s?\b/iu
    .exec(solution)?.[1]
    ?.toLowerCase() ?? null;

/** People open an app for a while; firms have cases done by it. */
export const jobsOf = (form: Form, b2b: boolean, sole: boolean): readonly [string, string] =>
  form === "saas" && sole
    ? ["a working day", "working days"]
    : form === "saas" && !b2b
      ? ["a session", "sessions"]
      : JOBS[form === "hardware" && !b2b ? "ecommerce" : form];

/** Forms whose customers do the same thing today in another way. */
export const DONE_ALREADY: readonly Form[] = ["saas", "usage", "hardware", "fintech"];

const COUNTED_BY_UNIT: readonly Form[] = ["services", "local", "saas", "usage", "education"];
/** Too small to be done once, or the buyer itself. */
const NO_JOB =
  /^(?:word|character|line|page|text|message|call|home|firm|farm|brewery|boat|flat|room|account|device|sensor|vehicle|truck|keg|bed|table|sale|hectare|acre|(?:cubic |square )?(?:metre|meter|foot|yard))$/i;
const SOMEBODY = new RegExp(`^(?:${PERSONS}|${TRADESPEOPLE})$`, "iu");
/** What is paid for is what is done once: "a test", "a ticket". */
export const isDoneOnce = (form: Form, unit: string) =>
  COUNTED_BY_UNIT.includes(form) &&
  !NO_JOB.test(unit) &&
  !CUSTOMER_WORDS.has(unit) &&
  !SOMEBODY.test(`${unit}s`);
