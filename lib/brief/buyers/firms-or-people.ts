import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNT } from "../text/number-words";
import type { Clause } from "../types";
import { kindOfCustomer } from "./kinds-of-customer";

export const ORGANISATIONS =
  "(?:sub-?)?contractors|counties|(?:nursing|care|funeral|retirement) homes|foundries|(?:hotel|restaurant|hospital|retail|dental|hospitality) groups|(?:insurance|mortgage|freight|customs|yacht|property|estate|ship) brokers|gps|craftsmen|craftspeople|tradespeople|(?:beverage|food|bottling|processing|packaging|power|treatment|recycling) plants|guest ?houses|inns|lodges|campsites|(?:fashion |record |clothing )?labels|mills|venues|nightclubs|promoters|resorts|spas|day ?cares|preschools|academies|shipyards|(?:repair|boat) yards|marketplaces|fintechs|telcos|utilities|couriers|ngos|hoas|hospices|(?:service |care |training |internet )?providers|consultancies|institutes|tailors|(?<!hobby |holiday |holiday-)makers|luthiers|carpenters|masons|workshops|canteens|kindergartens|nurseries|surgeries|pubs|garden cent(?:er|re)s|ateliers|cheesemakers|winemakers|wineries|vineyards|sawmills|plantations|ranches|orchards|(?:tea|coffee|wine|farming) estates|organi[sz]ers|choirs|fire brigades|librar(?:y|ies)|parishes|dairies|theat(?:re|er)s|marinas|exporters|importers|quarries|dentists|carriers|airlines|orchestras|(?:sports?|football|tennis|rowing|sailing|amateur|local|golf|swimming|gymnastics|hockey|rugby|youth) clubs|universit(?:y|ies)|colleges|prisons|foundations|authorit(?:y|ies)|associations|departments|offices|laundries|\\p{L}*betriebe|\\p{L}*unternehmen|\\p{L}*praxen|gemeinden|communes|mairies|ayuntamientos|comuni|compan(?:y|ies)|business(?:es)?(?! travell?ers| trips)|firms?|agenc(?:y|ies)|restaurants?|caf[ée]s|clinics?|labs|tanner(?:y|ies)|museums|farmers|growers|smallholders|beekeepers|producers|suppliers|breweries|churches|practices|boards of|(?:book|pet|toy|work|bike|coffee|barber)?shops|(?:wine |cocktail |snack |coffee )?bars|escape rooms|(?:bowling )?alleys|cinemas|(?:climbing |sports )?halls|(?:book)?stores|retailers?|delis|delicatessens|grocers|stockists|schools|hotels|hostels|salons|studios|gyms|contractors?|manufacturers?|landlords?|property managers?|hospitals?|municipalit(?:y|ies)|councils?|employers?|teams|startups?|start-ups?|organi[sz]ations?|nonprofits|charities|farms|warehouses|wholesalers?|distributors?|dealers(?:hips)?|brands|bakeries|breweries|accountants|law firms|merchants|vendors|traders?|hairdressers|barbers|plumbers|electricians|joiners|roofers|photographers|florists|developers|product managers|in-house counsel|data protection officers|hosts|operators|installers|garages|laborator(?:y|ies)|banks|insurers|cooperatives|sellers|publishers|pharmac(?:y|ies)|dentists|enterprises?|smes?|smbs?|kitchens|builders|factor(?:y|ies)|empresas|restaurantes|tiendas|negocios|hoteles|unternehmen|betriebe|firmen|entreprises|commerces|aziende|ristoranti|negozi|bedrijven|lojas|pymes|taller(?:es)?|kommunen|städte|sportämter|vereine|escolas|clínicas|escuelas";
export const PERSONS =
  "nurses|moms|mums|dads|mothers|fathers|grandparents|teens|girls|boys|pensioners|retirees|graduates|job ?seekers|collectors|hobbyists|enthusiasts|lovers|beginners|riders|hikers|climbers|surfers|skiers|golfers|anglers|paramedics|drivers|creators|divers|swimmers|sailors|employees|(?:office|shift|night|remote|hybrid|salaried|home) workers|(?:night|shift|remote|hybrid) staff|commuters|parents?|famil(?:y|ies)|students?|people|renters?|owners? (?:of|in|who)|dog owners?|cat owners?|pet owners?|home ?owners?|tenants?|tourists?|travell?ers?|women|men|seniors?|teenagers?|kids|children|commuters?|cyclists?|runners?|patients?|couples|consumers?|individuals?|millennials|gen z|everyone|anyone|everybody|households?|gamers?|fans|brides|adults|learners?|expats?|migrants|refugees?|residents|neighbou?rs|singles|shoppers|familias|padres|estudiantes|personas|mujeres|eltern|familien|studenten|menschen|personnes|familles|étudiants|persone|famiglie|mensen|gezinnen|pessoas|pais|mães";

/** Who works for customers of their own buys tools as a business does, however small. */
export const TRADESPEOPLE =
  "freelancers|undertakers|funeral directors|pharmacists|opticians|notaries|vets|veterinarians|doctors|gps|cleaners|gardeners|landscapers|tutors|painters|tilers|plasterers|locksmiths|upholsterers|jewellers|butchers|caterers|movers|mechanics|groomers|dog walkers|pet sitters|tattooists|tattoo artists|make-?up artists|beauticians|masseurs|(?:personal |dog |fitness |yoga )trainers|(?:yoga |music |piano |dance |language |driving )?(?:instructors|teachers)|coaches|therapists|physiotherapists|psychologists|midwives|podiatrists|opticians|translators|interpreters|architects|surveyors|inspectors|lawyers|notaries|bookkeepers|consultants|estate agents|realtors|(?:tour |mountain |fishing )?guides|(?:wedding |event )planners|chimney sweeps|tree surgeons|stallholders|street vendors|childminders|videographers|djs|illustrators|designers|copywriters|fishermen|fishers|handymen|decorators";
const HAS_CUSTOMERS =
  /\b(?:(?:their|paying|new|regular) (?:customers?|clients?)|(?:a|the|each|every) (?:customer|client)|clients|invoic\w+|quotes?|bookings?|appointments?|call-?outs?|no-?shows?|has paid|get paid|pupils?|on the bill|their own rule|paid late|rounds?|paperwork|record-keeping|vat|tax(?:es)?|expenses)\b/i;

/** "Junior accountants who want a promotion" pay for themselves. */
const STARTING_OUT =
  /\b(?:junior|trainee|aspiring|future|would-be|newly qualified|early-career) (?:[\p{L}-]+ )?\p{L}+(?:ants|ers|ists|ors|ians|yers|ects)\b(?! (?:firms|companies|offices))/giu;

const first = (pattern: string, text: string) =>
  new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "iu").exec(text)?.index ?? -1;

/** "Building managers of ...", "vet practices with 2-8 vets", "dental labs": somebody who buys for a firm. */
const ACTING_FOR = /\b(?:managers?|directors?|officers?|heads?|leads?|procurement) (?:of|at|in|for)\b/iu;
/** "Dental labs with 3 to 15 technicians", "labels with two to ten employees": a group counted by its staff or sites is of firms. */
const OF_SIZE = new RegExp(
  `\\bwith\\s+(?:at least\\s|more than\\s|fewer than\\s|up to\\s)?${COUNT}(?:\\s*(?:to|or|-|–)\\s*${COUNT})?\\s+(?:\\p{L}+\\s)?(?:employees|technicians|vets|staff|drivers|doctors|tonnes|hectares|trucks|elevators|vans|seats|rooms|beds|berths|tables|singers|players|branches|sites|cows|machines|apprentices|trucks a day)\\b`,
  "iu",
);

/** "University students", "hotel guests": people, wherever they study or stay. */
const THERE =
  /(?<![\p{L}])(?:university|college|school|hotel|hospital|hostel|clinic|office|shop|restaurant|farm|library) (?=(?:(?:night|day|late|early|shift) ){0,2}(?:students|staff|employees|nurses|pupils|children|guests|patients|visitors|workers|leavers|graduates|kids)(?![\p{L}]))/giu;
/** "Family farms", "family-run hotels", "student unions" are no families and no students. */
/** "Hobby beekeepers" keep bees for themselves. */
const FOR_FUN =
  /\b(?:hobby|amateur|backyard|home) (?:\p{L}+keepers|growers|makers|brewers|bakers|farmers|producers|publishers)\b/giu;
const HOBBY =
  /\b(?:hobby|amateur|backyard) (\p{L}*(?:keepers|growers|makers|brewers|bakers|farmers|producers))\b/iu;
const STAFF = new RegExp(
  `\\bwith\\s+(?:[\\d,.]+|${COUNT})[^,.;]{0,16}\\b(?:employees|staff|people)\\b`,
  "giu",
);
/** "Guests of hotels on Sylt" are people, and so are "remote staff of large companies". */
const THEIR_GUESTS =
  /\b(guests|patients|residents|visitors|pupils|passengers|students|employees|workers|staff|commuters) (?:of|in|at|from) (?:\p{L}+ ){0,2}?(?:hotels|hostels|campsites|clinics|hospitals|schools|museums|resorts|universities|firms|companies|businesses|offices|banks|factories|agencies)\b/giu;
const named = (text: string) =>
  text
    .replace(THEIR_GUESTS, "people")
    .replace(THERE, "")
    .replace(FOR_FUN, "people")
    .replace(STARTING_OUT, "people")
    .replace(STAFF, "")
    .replace(/\bfamily[- ](?:owned|run|led|held)\s/giu, "")
    .replace(
      /\b(?:family|families'|student)(?:[- ](?:run|owned))?\s(?=(?:\p{L}+\s){0,2}?(?:farms?|firms?|business(?:es)?|compan(?:y|ies)|hotels?|restaurants?|baker(?:y|ies)|brewer(?:y|ies)|winer(?:y|ies)|offices?|doctors?|practices?|unions?|shops?|dairies)\b)/giu,
      "",
    );

/** "Owners of dive centres", "managers of campsites". */
const IN_CHARGE_OF =
  /^(?:small |independent |head )?(?:owners|managers|operators|heads|directors|chefs and owners) (?:of|at) /i;

/** "Owners of private pools" have it for themselves. */
const OF_THEIR_OWN = /^owners of (?:private|second|holiday|family|single-family|older|old) /i;

const PEOPLE_WHO = "people|those|families|neighbou?rs|households|residents|tenants|parents|adults|women|men";
/** "Growers", after "people who want to grow vegetables", are nobody's trade. */
export function arePeopleWho(lead: string, { solution, targetAudience }: QuizAnswers): boolean {
  const verb = /^(?:the )?(\p{L}{3,}?)(?:e?rs|ors)$/iu.exec(lead.trim())?.[1];
  return (
    verb !== undefined &&
    new RegExp(`\\b(?:${PEOPLE_WHO}) who (?:\\p{L}+ ){0,3}?${verb}`, "iu").test(
      `${solution} ${targetAudience}`,
    )
  );
}

/** True where the words themselves tell whether firms or people pay: of "owners of ship chandlers" they do not. */
export function tellsWhoPays(text: string): boolean {
  const lead = named(text).replace(IN_CHARGE_OF, "");
  return (
    [ORGANISATIONS, PERSONS, TRADESPEOPLE].some((known) => first(known, lead) >= 0) ||
    OF_SIZE.test(text) ||
    kindOfCustomer(lead) !== null
  );
}

/** True when the first named customer is an organisation or somebody acting for one. */
export function isB2b(segments: readonly Clause[], answers: QuizAnswers): boolean {
  if (arePeopleWho(segments[0]?.text ?? "", answers)) return false;
  const [, fun = ""] = HOBBY.exec(`${answers.problem} ${answers.solution}`) ?? [];
  if (fun && (segments[0]?.text ?? "").toLowerCase().includes(fun.toLowerCase())) return false;
  // "Sailors who own a boat, and marinas": those named first decide.
  const [head = "", rest] = named(segments[0]?.text ?? "").split(/ who(?:se)? /);
  const lead =
    rest === undefined || first(ORGANISATIONS, head) >= 0 || ACTING_FOR.test(head)
      ? named(segments[0]?.text ?? "")
      : head;
  const inCharge = IN_CHARGE_OF.test(lead) && !OF_THEIR_OWN.test(lead);
  if (inCharge && (kindOfCustomer(lead.replace(IN_CHARGE_OF, "")) || OF_SIZE.test(lead))) return true;
  const organisation = first(ORGANISATIONS, lead);
  const person = first(PERSONS, lead);
  const acting = /\b(?:at|of|in|for|from)\s+[^,.;]{0,50}$/i.test(
    organisation >= 0 ? lead.slice(0, organisation) : "",
  );
  const trade = first(TRADESPEOPLE, lead);
  if (
    trade >= 0 &&
    (person < 0 || trade < person) &&
    (HAS_CUSTOMERS.test(`${answers.problem} ${answers.solution}`) ||
      /\b(?:self-employed|freelance|solo)\b/i.test(lead))
  )
    return true;
  if (organisation >= 0 && person < 0) return true;
  if (organisation >= 0 && person >= 0)
    return (
      organisation < person ||
      (acting &&
        /\b(?:manager|director|officer|lead|head|owner|founder|counsel|buyer|engineer|dueños|owners)s?\b/i.test(
          lead.slice(0, organisation),
        ))
    );
  if (person >= 0) return false;
  // "Festival goers" are no festivals.
  if (trade < 0 && kindOfCustomer(lead)?.name.endsWith("s")) return true;
  if (ACTING_FOR.test(lead) || OF_SIZE.test(segments[0]?.text ?? "")) return true;
  return /\bper (?:company|business|seat|team|employee|restaurant|store|location|site)\b|\bpor (?:restaurante|empresa|tienda)\b/i.test(
    answers.businessModel,
  );
}
