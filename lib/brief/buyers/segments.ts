import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isSetback, tellsOfSome } from "../text/happened";
import { COUNT, SPELT_NUMBER } from "../text/number-words";
import { clauseAt, sentenceSpans } from "../text/sentences";
import type { Clause } from "../types";
import { kindOfCustomer } from "./kinds-of-customer";
import { COUNTS_FIRST, countsFrom } from "./market-count";
import { countBehind, tellsNoGroup } from "./no-group";
import { focusOf, isSomeOf, leadOf } from "./opening";
import { withoutPromises } from "./promised";
import { buyersFirst } from "./sides";
import {
  namesBuyers,
  namesNobody,
  namesPayers,
  namesSellers,
  openingOf,
  sellerPays,
  toldOfUs,
} from "./told-sides";
import { withoutUsers } from "./users-beside";
import { tellsOfBuyers } from "./ways-in";

const SPLIT =
  /;\s|[,;]\s+(?=(?:second|secondly|third|then|later|after that):\s)|,?(?<!\bbetween [\p{L}\d]+)\s+and\s+(?!the\s(?:netherlands|philippines|emirates|united)\b)(?=(?:the\s+)?(?:\p{L}+\s)?\p{L}{3,}s\s+(?:that|who|which)\b)|,\s+and\s+(?=[^,;.]{3,60}\s(?:who|that|which)\s)|\s+and\s+(?=(?:retired|young|local|independent)\s+\p{L}+s\b)|\s+plus\s+|,?\s+as well as\s+|,?\s+and also\s+|,\s+and\s+(?=(?:the|their|parents|companies|small|people|owners|teams|families|students|schools|employers|the\s+\p{L}+)\b)|,?\s+sowie\s+|,?\s+así como\s+/giu;

/** "Offices in Utrecht, ordered by the office manager": who signs is no part of the group. */
const SIGNED_BY =
  /,?\s(?:(?:who|that) (?:is|are) )?(?:bought|ordered|purchased|paid(?: for)?|chosen|decided(?: on)?|signed(?: off)?|booked|run|used)\s+by\s+(?:the|an?|their|its)\s.*$|,\s(?:the )?(?:decision[- ]?maker|buyer|payer)s?\s(?:is|are)\s.*$/iu;
/** "Hospitals later": when they are won is no part of who they are. */
const LATER = / later[.;\s]*$/i;
/** "There are about 7,000 labs" counts a group and is none. */
const COUNTS =
  /^(?:there (?:are|is)|(?:about|around|roughly|some|over|nearly|more than|approximately)\s+\d)/i;

/** "I sing in one myself", "the owner is usually an old technician", "Acme has signed a letter of intent": told of people, and no further group. */
const IS_SENTENCE =
  /^(?:usually|often|mostly|typically|normally|sometimes|generally|in most cases),? (?:the|an?|it|they|he|she|his|their|one)\b|^(?:an?|the|our) (?:typical|regular|average|usual|normal) |^(?:about |around |roughly |more than )?(?:half|a third|a quarter|two thirds) of (?:them|these|our)\b|^many people (?!who|that|with|in)\p{L}+ |^(?:the )?(?:buyer|payer|user|decision[- ]?maker|customer)s? (?:is|are)\b|^(?:i|we|my|our|they|he|she|it|this|these|those|there|most of them|some of them|many of them)\b|^(?:the|an?|each|every) (?:\p{L}+ ){1,2}(?:is|are|was|has|have|pays?|decides?|usually|often|always)\b|^\p{Lu}[^.;]{2,60} (?:has|have) (?:\p{L}+ )?(?:signed|promised|agreed|asked|ordered|tested|confirmed|offered|said)\b/iu;
/** "46 families have rented since March", "two homes left": what has happened is no further group. */
const isTold = (said: string) => isSetback(said) || tellsOfSome(said) || SOME_HAVE.test(said);
const SOME_HAVE = new RegExp(`^(?:${COUNT}|${SPELT_NUMBER}) (?:have|has|pay|use|bought|came)\\b`, "iu");

/** "..., and the food" before "and craft traders who": the noun of both stands behind the second. */
const SHARES_HEAD =
  /(?:^|[,;]\s(?:and\s)?)(?:the )?(?!people\b|men\b|women\b|children\b|staff\b)\p{Ll}+(?<!s)$/u;

/** "The families notice first, but the manager pays", of managers of care homes: whoever that is was named first. */
function paysAlready(told: string, first: string): boolean {
  const payer = /\bbut (?:the|their|its|an?) (\p{L}{4,}?)s? (?:pays?|decides?|signs?|buys?)\b/iu.exec(
    told,
  )?.[1];
  return payer !== undefined && first.toLowerCase().includes(payer.toLowerCase());
}

/** Who buys, as contiguous spans of the audience answer; the first is the beachhead. */
export function readSegments(answers: QuizAnswers): Clause[] {
  const text = answers.targetAudience;
  const found: Clause[] = [];
  for (const sentence of sentenceSpans(text)) {
    let start = sentence.start;
    const body = text.slice(sentence.start, sentence.end);
    const told = body.replace(/[.!?]+$/, "");
    const before = found.length;
    if (before > 0 && paysAlready(told, found[0]?.text ?? "")) continue;
    const buyers = before > 0 && (namesPayers(told) || (namesSellers(text) && namesBuyers(told)));
    if (
      before > 0 &&
      !buyers &&
      !focusOf(told) &&
      (IS_SENTENCE.test(told) ||
        namesNobody(told) ||
        (toldOfUs(told) < 0 && tellsNoGroup(told)) ||
        tellsOfBuyers(told) ||
        withoutPromises(body) !== body ||
        isTold(told))
    )
      continue;
    const cuts = [...body.matchAll(SPLIT)]
      .filter(({ index }) => !SHARES_HEAD.test(body.slice(0, index)))
      .map((match) => ({ at: sentence.start + match.index, length: match[0].length }));
    for (const cut of [...cuts, { at: sentence.end, length: 0 }]) {
      const opens = text.slice(start, cut.at);
      const first = found.length === 0;
      const focus = first ? 0 : focusOf(opens);
      const lead =
        focus ||
        leadOf(opens, first) ||
        (first ? (COUNTS_FIRST.exec(opens)?.[0].length ?? 0) : 0) ||
        openingOf(opens).length;
      const said = text.slice(start + lead, cut.at);
      const signed = SIGNED_BY.exec(said) ?? LATER.exec(said);
      const counted = countsFrom(said);
      const ends = [signed?.index ?? -1, counted, countBehind(said), toldOfUs(said)].filter((at) => at > 3);
      const clause = clauseAt("targetAudience", text, {
        start: start + lead,
        end: ends.length > 0 ? start + lead + Math.min(...ends) : cut.at,
      });
      if (
        clause.text.length > 3 &&
        !COUNTS.test(clause.text) &&
        !(found.length > 0 && (namesNobody(clause.text) || tellsNoGroup(clause.text)))
      )
        if (!focus) found.push(clause);
        else if (!isSomeOf(clause.text, found[0]?.text ?? "")) found.unshift(clause);
      start = cut.at + cut.length;
    }
    if (buyers && !sellerPays(answers.businessModel)) found.unshift(...found.splice(before));
  }
  return found.length > 0
    ? withoutUsers(buyersFirst(found.slice(0, 5), answers.solution), answers)
    : fromOffer(answers);
}

/** Without an audience answer the offer may name it: "It is for office managers at ...". */
function fromOffer({ solution }: QuizAnswers): Clause[] {
  const match =
    /(?:^|[\s(])(?:(?:is|built|made|designed|meant|intended)\s+for|(?:app|service|tool|platform|software|school|club|newsletter|marketplace)\s+for)\s+/iu.exec(
      solution,
    );
  if (!match) return [];
  const start = match.index + match[0].length;
  const length = solution.slice(start).search(/[.;!?]|,\s|\s(?:that|which|so that)\s/);
  const clause = clauseAt("solution", solution, {
    start,
    end: length < 0 ? solution.length : start + length,
  });
  return clause.text.length > 3 ? [clause] : [];
}

export const ORGANISATIONS =
  "(?:sub-?)?contractors|counties|(?:nursing|care|funeral|retirement) homes|foundries|(?:hotel|restaurant|hospital|retail|dental|hospitality) groups|(?:insurance|mortgage|freight|customs|yacht|property|estate|ship) brokers|gps|craftsmen|craftspeople|tradespeople|(?:beverage|food|bottling|processing|packaging|power|treatment|recycling) plants|guest ?houses|inns|lodges|campsites|(?:fashion |record |clothing )?labels|mills|venues|nightclubs|promoters|resorts|spas|day ?cares|preschools|academies|shipyards|(?:repair|boat) yards|marketplaces|fintechs|telcos|utilities|couriers|ngos|hoas|hospices|(?:service |care |training |internet )?providers|consultancies|institutes|tailors|(?<!hobby |holiday |holiday-)makers|luthiers|carpenters|masons|workshops|canteens|kindergartens|nurseries|surgeries|pubs|garden cent(?:er|re)s|ateliers|cheesemakers|winemakers|wineries|vineyards|sawmills|plantations|ranches|orchards|(?:tea|coffee|wine|farming) estates|organi[sz]ers|choirs|fire brigades|librar(?:y|ies)|parishes|dairies|theat(?:re|er)s|marinas|exporters|importers|quarries|dentists|carriers|airlines|orchestras|(?:sports?|football|tennis|rowing|sailing|amateur|local|golf|swimming|gymnastics|hockey|rugby|youth) clubs|universit(?:y|ies)|colleges|prisons|foundations|authorit(?:y|ies)|associations|departments|offices|laundries|\\p{L}*betriebe|\\p{L}*unternehmen|\\p{L}*praxen|gemeinden|communes|mairies|ayuntamientos|comuni|compan(?:y|ies)|business(?:es)?(?! travell?ers| trips)|firms?|agenc(?:y|ies)|restaurants?|caf[ée]s|clinics?|labs|tanner(?:y|ies)|museums|farmers|growers|smallholders|beekeepers|producers|suppliers|breweries|churches|practices|boards of|(?:book|pet|toy|work|bike|coffee|barber)?shops|(?:wine |cocktail |snack |coffee )?bars|escape rooms|(?:bowling )?alleys|cinemas|(?:climbing |sports )?halls|(?:book)?stores|retailers?|delis|delicatessens|grocers|stockists|schools|hotels|hostels|salons|studios|gyms|contractors?|manufacturers?|landlords?|property managers?|hospitals?|municipalit(?:y|ies)|councils?|employers?|teams|startups?|start-ups?|organi[sz]ations?|nonprofits|charities|farms|warehouses|wholesalers?|distributors?|dealers(?:hips)?|brands|bakeries|breweries|accountants|law firms|merchants|vendors|traders?|hairdressers|barbers|plumbers|electricians|joiners|roofers|photographers|florists|developers|product managers|in-house counsel|data protection officers|hosts|operators|installers|garages|laborator(?:y|ies)|banks|insurers|cooperatives|sellers|publishers|pharmac(?:y|ies)|dentists|enterprises?|smes?|smbs?|kitchens|builders|factor(?:y|ies)|empresas|restaurantes|tiendas|negocios|hoteles|unternehmen|betriebe|firmen|entreprises|commerces|aziende|ristoranti|negozi|bedrijven|lojas|pymes|taller(?:es)?|kommunen|städte|sportämter|vereine|escolas|clínicas|escuelas";
export const PERSONS =
  "nurses|moms|mums|dads|mothers|fathers|grandparents|teens|girls|boys|pensioners|retirees|graduates|job ?seekers|collectors|hobbyists|enthusiasts|lovers|beginners|riders|hikers|climbers|surfers|skiers|golfers|anglers|paramedics|drivers|creators|divers|swimmers|sailors|employees|office workers|commuters|parents?|famil(?:y|ies)|students?|people|renters?|owners? (?:of|in|who)|dog owners?|cat owners?|pet owners?|home ?owners?|tenants?|tourists?|travell?ers?|women|men|seniors?|teenagers?|kids|children|commuters?|cyclists?|runners?|patients?|couples|consumers?|individuals?|millennials|gen z|everyone|anyone|everybody|households?|gamers?|fans|brides|adults|learners?|expats?|migrants|refugees?|residents|neighbou?rs|singles|shoppers|familias|padres|estudiantes|personas|mujeres|eltern|familien|studenten|menschen|personnes|familles|étudiants|persone|famiglie|mensen|gezinnen|pessoas|pais|mães";

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
  /(?<![\p{L}])(?:university|college|school|hotel|hospital|hostel|clinic|office|shop|restaurant|farm|library) (?=(?:students|pupils|children|guests|patients|visitors|workers|leavers|graduates|kids)(?![\p{L}]))/giu;
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
/** "Guests of hotels on Sylt" are people. */
const THEIR_GUESTS =
  /\b(guests|patients|residents|visitors|pupils|passengers|students) (?:of|in|at) (?:\p{L}+ )?(?:hotels|hostels|campsites|clinics|hospitals|schools|museums|resorts|universities)\b/giu;
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

/** True when the first named customer is an organisation or somebody acting for one. */
export function isB2b(segments: readonly Clause[], answers: QuizAnswers): boolean {
  if (arePeopleWho(segments[0]?.text ?? "", answers)) return false;
  const [, fun = ""] = HOBBY.exec(`${answers.problem} ${answers.solution}`) ?? [];
  if (fun && (segments[0]?.text ?? "").toLowerCase().includes(fun.toLowerCase())) return false;
  // "Sailors who own a boat, and marinas": those named first decide.
  const [head = "", rest] = named(segments[0]?.text ?? "").split(/ who /);
  const lead =
    rest === undefined || first(ORGANISATIONS, head) >= 0 || ACTING_FOR.test(head)
      ? named(segments[0]?.text ?? "")
      : head;
  const inCharge = IN_CHARGE_OF.test(lead) && !OF_THEIR_OWN.test(lead);
  if (inCharge && kindOfCustomer(lead.replace(IN_CHARGE_OF, ""))) return true;
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
