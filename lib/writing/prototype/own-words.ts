import { bare, cap, plural, singular, wordCount } from "../english";
import type { Material } from "../material";
import { verbOf } from "../names/participle";
import { baseVerb } from "../third";
import { madeIn, workedOnIn } from "./made-words";
import { itemsIn } from "./named-items";
import { COST, pricesIn } from "./own-prices";
import { longIn, slotsIn } from "./rhythm";
import { isName } from "./sound";

/** What the founder says by the way that a screen can show: names, hours, parts, places, prices. */
export interface OwnWords {
  /** Who does the work, one of them: "nurse"; "" where nobody is named. */
  worker: string;
  /** What is paid for once: "lesson", "photo"; "" where it is a time or is not said. */
  unit: string;
  /** Things named in one breath: "container number", "seal", "damage". */
  items: string[];
  /** How it is made and sent: "Sewn in Portugal". */
  made: string[];
  /** What customers have and work is done to: "wedding dress"; "" where nothing is worked on. */
  thing: string;
  /** Places where it happens: "Leeds", "Bradford". */
  places: string[];
  /** Kinds of customers: "Electricians", "Painters". */
  kinds: string[];
  /** When it happens, as a calendar says it: "Mon 10 am". */
  slots: string[];
  /** How long once takes: "20 minutes"; "" where it is not said. */
  long: string;
  /** Each price as the founder put it: "£380 for a pack of 10". */
  prices: string[];
}

const AGENT =
  /\b(callers?|nurses?|midwi(?:fe|ves)|teachers?|tutors?|coach(?:es)?|consultants?|advis[eo]rs?|mediators?|mechanics?|technicians?|leaders?|guides?|volunteers?|cooks?|chefs?|doctors?|therapists?|trainers?|fitters?|inspectors?|gardeners?|carpenters?|riders?|interpreters?|translators?|accountants?|podiatrists?|hairdressers?|audiologists?|dieti(?:cian|tian)s?|carers?|companions?|shepherds?|instructors?|cleaners?|plumbers?|stylists?|tailors?|bakers?|brewers?|editors?|hosts?|moderators?|storytellers?|musicians?|notar(?:y|ies)|lawyers?|solicitors?|physiotherapists?|psychologists?|vets?|beekeepers?|foresters?|engineers?|electricians?|students?)\b/gi;
const FOREIGN_AGENT: readonly (readonly [string, RegExp])[] = [
  ["gardener", /\b(?:hortelan|gärtner|jardinier|jardineir|giardinier)/i],
  ["storyteller", /\b(?:conteu|cuentacuentos|erzähler|narrator)/i],
  ["musician", /\b(?:musicien|músic|musiker|musicist)/i],
  ["student", /\b(?:öğrenci|estudiant|étudiant|student)/i],
  ["nurse", /\b(?:enfermer|infirmi|pflegekr|infermier|hemşire)/i],
  ["teacher", /\b(?:profesor|professor|maestr|lehrer|enseignant|insegnant|öğretmen)/i],
  ["seamstress", /\b(?:costureir|costurer|couturi|schneider|sarte)/i],
  ["cook", /\b(?:cociner|cuisini|koch|köchin|cuoc|cozinheir)/i],
  ["technician", /\b(?:técnic|technicien|techniker|tecnic)/i],
  ["mechanic", /\b(?:mecánic|mécanicien|mechaniker|meccanic)/i],
];

/** "A pharmacist calls": whoever the offer begins with, where a verb follows. */
const OPENS_WITH =
  /^(?:an?|our|the|one|two|trained|local|every) (?:[a-z-]+ ){0,2}?([a-z]+(?:ist|ian|er|or|ant|nurse|wife)s?) ([a-z]+)/i;

function workerIn({ context, foreign }: Material): string {
  const { solution, targetAudience, differentiator } = context.brief.answers;
  if (foreign) return FOREIGN_AGENT.find(([, said]) => said.test(solution))?.[0] ?? "";
  const buyers = targetAudience.toLowerCase();
  const [, somebody = "", verb = ""] = OPENS_WITH.exec(solution) ?? [];
  const acts =
    baseVerb(verb) ?? verbOf(verb) ?? /^(?:calls?|rings?|comes?|visits?|listens?|sits?|walks?)$/i.test(verb);
  if (somebody && acts && !buyers.includes(singular(somebody.toLowerCase())))
    return singular(somebody.toLowerCase());
  const named = [solution, differentiator]
    .flatMap((text) => [...text.matchAll(AGENT)])
    .map(([, word = ""]) => singular(word.toLowerCase()).replace(/^midwive$/, "midwife"))
    .filter((one) => !buyers.includes(one));
  const [worker] = [...named.filter((one) => one !== "student"), ...named];
  if (worker) return worker;
  return /\b(?:I|we) (?:[a-z]+ )*teach\b/i.test(solution) ? "teacher" : "";
}

const TIME =
  /^(?:month|year|week|day|hour|minute|second|night|season|quarter|half|head|person|user|seat|member|customer|employee|kilo|kg|litre|liter|gram|mile|km|thousand|extra|additional|new|whole|mechanic|child|pupil|site|percent|order|family|household|company|team|choir|school|clinic|few|lot|third|fee|share|total|average|year's)s?$/i;
const PER =
  /(?:\b(?:per|each|for (?:each|every|one|a)|(?<!\bwith )an?) |\/ ?)(?:\d+[- ]?(?:min|minute|hour|km)s? )?(?:(?:finished|extra|additional|single|whole|full|45-minute|home) )?([a-z]{3,14})\b(?!-)(?: ([a-z]{3,14})\b)?/gi;
/** "9 for a balance bike": the second word is the thing. */
const FOR_A =
  /\bfor (?:an?|one) [a-z]{3,14} (?!(?:of|in|on|at|to|with|and|or|per|the|for|from|plus|after|that|which|if|when|each|is|are|by|as)\b)([a-z]{3,14})\b/i;

/** "€3.20 per 500 g block". */
const BY_WEIGHT = /\b(?:per|each) \d+ ?(?:g|kg|ml|cl|l|lit(?:re|er)s?) ([a-z]{3,14})\b/i;
/** "A block of six mornings": what it consists of. */
const SEVERAL =
  /\b(?:blocks?|cards?|bundles?|packages?|packs?|series|courses?|sets?) of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z]+ )??([a-z]{4,}s)\b/i;

function unitIn({ context, foreign }: Material): string {
  if (foreign) return "";
  const { businessModel } = context.brief.answers;
  const clauses = businessModel
    .split(/[,;.](?!\d)/)
    .filter((clause) => /\d/.test(clause) && !COST.test(clause));
  const [, several = BY_WEIGHT.exec(clauses.join(". "))?.[1] ?? ""] = SEVERAL.exec(clauses.join(". ")) ?? [];
  if (several && !TIME.test(several)) return singular(several.toLowerCase());
  for (const clause of clauses)
    for (const [, first = "", second = ""] of clause.matchAll(PER)) {
      const next = isName(first) ? first : second;
      const [said = "", thing] = FOR_A.exec(clause) ?? [];
      const word = thing && said.includes(` ${next} `) ? thing : next;
      if (word && isName(word) && !TIME.test(word) && !/s$/.test(word)) return word.toLowerCase();
    }
  return "";
}

const WHERE =
  /(?:\b(?:in|across|around|near|from|between|at|en|em|dans|à)\s)((?:\p{Lu}[\p{L}'’-]+)(?: (?:and |und |y |e |et )?\p{Lu}[\p{L}'’-]+)*(?:, \p{Lu}[\p{L}'’-]+)*)/gu;
const MADE_THERE =
  /\b(?:ground|grown|made|sewn|woven|roasted|baked|brewed|harvested|caught|picked|sourced|imported|bought|milled|produced|mills?|farms?|makers|workshops?)\b[^.;]{0,40}?\b(?:in|from|near|by)\b[^,.;]*/giu;
const LANGUAGE =
  /\b(?:English|Swahili|Spanish|French|German|Portuguese|Italian|Dutch|Polish|Arabic|Hindi|Japanese|Chinese|Korean|Turkish|Russian|Tamil|Urdu|Bengali|Pidgin|Zulu|Ukrainian)\b/;
const AHEAD = 14;
const NO_PLACE =
  /^(?:I|We|The|Our|Each|Every|European?|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter|Ramadan|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

function placesIn({ context, place }: Material): string[] {
  const { targetAudience, solution } = context.brief.answers;
  // Where things are made is not where they are brought to.
  const offered = solution.replace(MADE_THERE, " ");
  const placesSaid = (texts: readonly string[]) =>
    texts
      .flatMap((text) =>
        [...text.matchAll(WHERE)]
          // "In Zulu, Sotho or English": whatever stands beside a language is one.
          .filter(({ 0: said, index }) => !LANGUAGE.test(text.slice(index, index + said.length + AHEAD)))
          .flatMap(([, names = ""]) => names.split(/, | and | und | y | e | et /)),
      )
      .map((name) => bare(name).replace(/['’]s$/, ""))
      .filter(
        (name) =>
          name.length > 2 &&
          !NO_PLACE.test(name) &&
          !/^\p{Lu}{3,}$/u.test(name) &&
          !/^(?:United|EU|UK|US|USA)\b/.test(name),
      );
  const said = placesSaid([targetAudience]);
  const found = said.length > 0 ? said : placesSaid([offered.replace(/\bfrom \p{Lu}/gu, " ")]);
  return [
    ...new Set(
      found.length > 0
        ? found
        : place && /^(?:city|region)$/.test(context.brief.geography?.scale ?? "")
          ? [place]
          : [],
    ),
  ].slice(0, 3);
}

/** Kinds of customers that the founder sets beside each other: "Electricians", "Painters". */
function kindsIn({ context, foreign }: Material): string[] {
  if (foreign) return [];
  const { segments, answers, archetypes } = context.brief;
  // What customers do is told beside who they are; the other side of a marketplace is no kind of them.
  const groups = archetypes[0]?.id === "marketplace" ? segments.slice(0, 1) : segments;
  const said = groups.map(({ text }) => text).join(", ");
  const kinds = (said || answers.targetAudience)
    .split(/[,;]| and | or |\(/)
    .filter((part, at) => at === 0 || !/^\s*(?:the )?\p{Lu}/u.test(part))
    .map((part) =>
      bare(
        part.split(
          / (?:in|with|from|who|that|near|aged|of \d|discharged|between|at|under|over|whose|paid|on|without|preparing|via) /,
        )[0] ?? "",
      ),
    )
    .filter(
      (part) =>
        /s$|people|women|men|children/i.test(part) &&
        wordCount(part) <= 3 &&
        !/\d|^(?:one|two|three|four|five|six|more|their|people|anyone|others?)\b/i.test(part),
    )
    .map((part) => cap(part.replace(/^(?:the|hobby and) /i, "")));
  return [...new Set(kinds)].slice(0, 3);
}

export function ownWords(m: Material): OwnWords {
  return {
    worker: workerIn(m),
    unit: unitIn(m),
    items: itemsIn(m),
    made: madeIn(m),
    thing: workedOnIn(m),
    places: placesIn(m),
    kinds: kindsIn(m),
    slots: slotsIn(m),
    long: longIn(m),
    prices: pricesIn(m),
  };
}

export const workersOf = (worker: string) => (worker ? plural(worker) : "");
