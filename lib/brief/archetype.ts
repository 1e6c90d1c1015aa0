import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { RevenueLine } from "@/lib/finance/types";
import { ARCHETYPE_WORDS } from "./data/archetype-words";
import { kindOfOffer } from "./data/offer-kinds";
import type { Setting } from "./line-kind";
import { readOffer } from "./offer";
import type { Archetype, Brief } from "./types";

const SHIPS =
  /\b(?:ship|ships|shipped|shipping|post(?:ed)?|online|deliver(?:s|ed)? (?:nationwide|across|to homes))\b/i;

const SOFTWARE =
  /\b(?:software|saas|app|apps|platform|dashboard|api|plugin|extension|tool that|tablets?|forecasts?|voice agents?|ai agents?|web|online (?:tool|booking)|two-way sync|plugs? into|automatic (?:sms|reminders?)|chatbot|plataforma|plateforme|piattaforma|aplicación|aplicação|anwendung|application|aplicativo|applicazione|applicatie)\b/i;
/** "ChoirBox keeps the scores", "Reads the tender documents": what is spoken of like this is nearly always software. */
const NAMED_PRODUCT =
  /^(?:\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+ (?!is |are )\p{Ll}+s |(?:Reads|Turns|Finds|Shows|Scans|Tells|Matches|Tracks|Writes|Predicts|Compares|Translates|Summari[sz]es|Detects|Calculates|Extracts|Generates) (?:the|an?|your|each|every|all|what|which|\p{L}+s)\b)/u;
/** Paid for each person who logs in: software, whatever it is called. */
const BY_USER = /\b(?:per|each|a|\/) ?(?:named |active )?(?:user|seat|editor|licen[cs]e)\b/i;
const DEVICE =
  /\b(?:sensors?|gauges?|loggers?|probes?|trackers?|cables? of|hardware|device|battery|solar cell)\b/i;
const GOODS_MADE =
  /\b(?:we (?:bake|brew|sew|ship|cook|produce|print|roast|grow|build|collect|rent|run)|sensor|device|tag|station|box with|hotel|hostel|truck|shop)\b/i;

/** "A funeral planner who sits with the family" is a person, not a program. */
const DONE_BY_SOMEONE = /^\W*(?:an?\s)?(?:\p{L}+\s){1,3}who\s/iu;

/** What the offer says about how it can be sold; the audience is no evidence. */
export function readSetting(answers: QuizAnswers): Setting {
  const noun = readOffer(answers).noun ?? "";
  const head = DONE_BY_SOMEONE.test(answers.solution) ? "services" : kindOfOffer(noun);
  const device = DEVICE.test(answers.solution);
  const named = `${noun} ${answers.businessModel}`;
  const all = `${answers.solution} ${answers.differentiator} ${answers.businessModel}`;
  return {
    head,
    software:
      head === "saas" ||
      head === "usage" ||
      ((head === null || head === "services") && BY_USER.test(answers.businessModel)) ||
      ((SOFTWARE.test(answers.solution) || NAMED_PRODUCT.test(answers.solution)) &&
        !GOODS_MADE.test(answers.solution) &&
        !/\bdone[- ]for[- ]you\b/i.test(answers.solution) &&
        head !== "local" &&
        head !== "services"),
    education:
      head === "education" ||
      /\b(?:course|cohort|bootcamp|tutor\w*|academy|classes|(?<!set-?up |onboarding |training )workshop|camp|exam|escuela|curso|kurs|cours|corso)\b/i.test(
        named,
      ) ||
      (head === null &&
        /\b(?:course|cohort|bootcamp|tutoring|academy|(?:evening|online|weekly|language|dance|yoga|cooking|our|teach|take|of) classes|classes (?:for|in|on|with)|lessons?|workshop|camp|escuela|curso|kurs)\b/i.test(
          answers.solution,
        )),
    media:
      /\b(?:newsletter|newspaper|podcast|magazine|blog|media|channel|listeners|ouvintes|oyentes|episodes|episódios)\b/i.test(
        all,
      ),
    device: device ? (noun.toLowerCase().split(" ").at(-1) ?? null) : null,
    funded:
      /\b(?:non-?profits?|charit(?:y|ies)|ngo|foundations?|grants?|donations?|funders?|social enterprise)\b/i.test(
        all,
      ),
    ships:
      /\b(?:ship(?:s|ped|ping)?|posted|deliver(?:s|ed)? (?:nationwide|to homes)|subscription box|delivered (?:frozen|chilled|fresh|overnight|weekly))\b/i.test(
        answers.solution,
      ) || /\b(?:shipping|postage|versand\w*)\b/i.test(answers.businessModel),
  };
}

function fromLine(line: RevenueLine, setting: Setting): readonly (readonly [Archetype, number])[] {
  if (line.later) return [];
  switch (line.kind) {
    case "recurring":
      if (setting.media) return [["media", 2]];
      if (setting.software) return [["saas", 2]];
      if (setting.head === "hardware") return [["hardware", 1]];
      if (setting.head === "education") return [["education", 1]];
      if (setting.ships || setting.head === "ecommerce") return [["ecommerce", 2]];
      return [[setting.head === "local" ? "local" : "services", 2]];
    case "perUse":
      if (setting.head === "local") return [["local", 2]];
      if (setting.head === "hardware") return [["hardware", 1]];
      return [[setting.software ? "usage" : "services", 2]];
    case "unitSale":
      return [
        ["ecommerce", 1],
        ["local", 0.8],
        ["hardware", 0.4],
      ];
    case "take":
      return setting.software && (line.takeRate?.value ?? 1) <= SMALL_TAKE
        ? []
        : [["marketplace", TAKE_WEIGHT]];
    case "capacity":
      return [[setting.ships ? "ecommerce" : "local", 2.6]];
    case "audience":
      return [["media", 3]];
    case "oneOff":
      return setting.education ? [["education", 3]] : [["services", 0.6]];
    default:
      return [["nonprofit", 3]];
  }
}

/** Trades that need a place, whatever they call their offer. */
const PLACED = new Set(["restaurants", "hotels", "beauty", "fitness", "coworking", "childcare"]);
const SAYS_NONPROFIT = /\b(?:an?|registered|our)\s+(?:non-?profit|charity|ngo|social enterprise)\b/i;
const TAKE_WEIGHT = 2.6;
/** Up to this share software takes for moving money, not for bringing two sides together. */
const SMALL_TAKE = 0.02;

const FLOWN =
  /\bdrones?\b[^.]{0,60}\b(?:fl(?:y|ies|ights?)|inspects?|surveys?|sprays?|films?|scans?|counts?|maps?)\b/i;

/** Software that sells what others have is a marketplace. */
const RESELLS =
  /\b(?:app|platform|website|site)\s+(?:that|which|where)\s+(?:\p{L}+\s){0,2}(?:sells?|resells?|rents? out|swaps?)\b/iu;
/** So is software on which some offer and others book or pay. */
const TWO_SIDED =
  /\b(?:app|platform|website|site|map)\s+(?:where|on which|in which|through which)\s+[^.;]{3,90}\sand\s[^.;]{3,40}\b(?:books?|pays?|buys?|rents?|orders?|hires?|reserves?|bids?)\b|\b(?:app|platform|website|site) to (?:rent|lend|share|swap|hire)\b/i;

/** A kitchen or a class that the audience has is no business of the founder's. */
const PLACES = new Set<Archetype>(["local", "education"]);
const isTheirs = (word: string, { targetAudience }: QuizAnswers) =>
  targetAudience.toLowerCase().includes(word.toLowerCase().replace(/s$/, ""));

/** What the offer is called weighs more than any word about it. */
const HEAD_WEIGHT = 2.4;

/** Ways of doing business with their weights, strongest first, summing to 1; revenue lines count more than topic words. */
export function readArchetypes(
  answers: QuizAnswers,
  lines: readonly RevenueLine[],
  setting: Setting,
  sectorId: string,
  atPlace: boolean,
): Brief["archetypes"] {
  const score = new Map<Archetype, number>();
  const add = (id: Archetype, weight: number) => score.set(id, (score.get(id) ?? 0) + weight);
  for (const [id, pattern, weight] of ARCHETYPE_WORDS) {
    const said = pattern.exec(answers.solution)?.[0];
    if (said && !(PLACES.has(id) && isTheirs(said, answers))) add(id, weight);
    if (pattern.test(answers.businessModel)) add(id, weight * 0.6);
    if (pattern.test(answers.differentiator)) add(id, weight * 0.25);
  }
  const onlyFees = lines.length === 0 || lines.some(({ kind, later }) => kind === "take" && !later);
  const resells =
    setting.head === "saas" &&
    (RESELLS.test(answers.solution) || (onlyFees && TWO_SIDED.test(answers.solution)));
  if (setting.head) add(resells ? "marketplace" : setting.head, HEAD_WEIGHT);
  for (const line of lines) for (const [id, weight] of fromLine(line, setting)) add(id, weight);
  if (["payments", "lending", "investing", "insurance"].includes(sectorId)) add("fintech", 1.5);
  // A machine that people come to and pay at is a place, not a device that is sold.
  if (
    setting.head === "hardware" &&
    lines.length > 0 &&
    lines.every(({ kind }) => kind === "perUse" || kind === "capacity")
  ) {
    add("hardware", -HEAD_WEIGHT);
    add("local", HEAD_WEIGHT);
  }
  if (PLACED.has(sectorId) && !setting.software && !setting.ships) add("local", 1.6);
  if (SAYS_NONPROFIT.test(`${answers.solution} ${answers.businessModel}`)) add("nonprofit", 5);
  if ((score.get("hardware") ?? 0) >= 1.8 && lines.some((line) => line.kind === "unitSale"))
    add("hardware", lines.some((line) => line.kind === "recurring") ? 3 : 1.5);
  // What flies for its owner is a service; only what is sold is a device.
  if (FLOWN.test(answers.solution) && !lines.some((line) => line.kind === "unitSale")) {
    score.delete("hardware");
    score.delete("local");
    add("services", 2);
  }
  // A device that nobody buys is the means of a service.
  if (setting.head === "hardware" && lines.length > 0 && lines.every(({ kind }) => kind === "recurring")) {
    add("hardware", -HEAD_WEIGHT);
    add("services", HEAD_WEIGHT);
  }
  const lends =
    /\b(?:loans?|interest|credit|insur\w+|transfers?|remittances?|invest\w*|lend\w*|advanc(?:es?|ed|ing))\b/i;
  if (
    lines.some((line) => line.kind === "take" && lends.test(line.evidence)) &&
    lends.test(answers.solution)
  ) {
    add("fintech", 2.6);
    add("marketplace", -TAKE_WEIGHT);
  }
  const pieces = lines.some((line) => line.kind === "unitSale");
  if (pieces && atPlace && !SHIPS.test(answers.solution)) add("local", 0.8);
  const total = [...score.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [{ id: "saas", weight: 0 }];
  return [...score.entries()]
    .filter(([, weight]) => weight > 0)
    .map(([id, weight]) => ({ id, weight: Math.round((weight / total) * 100) / 100 }))
    .sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id));
}
