import type { Archetype, Brief } from "@/lib/brief/types";
import { COMPETITOR_TYPES, type CompetitorType } from "./data/competitor-types";
import { cleared } from "./names/misleading";

export interface Competitor {
  /** "rota and shift software" */
  kind: string;
  /** Why this founder's customers would stay with it. */
  why: string;
  /** Companies of that kind that can be looked up where the founder begins. */
  names: string[];
  /** What somebody types who looks for one of that kind. */
  search?: string;
  /** It stands beside every offer of this form, not beside this one alone. */
  general?: true;
}

/** In the offer's own name it counts double; what it does, and more so what stands beside it, may speak of the customers. */
const WEIGHT = { object: 1, offer: 2, doing: 1.5, problem: 1, differentiator: 1 } as const;
const LEAST = 2;
/** So many different words are no chance. */
const TELLING = 2;
/** A long word or two words together mean one thing. */
const SPECIFIC = 7;
/** Where the naming of the offer ends and its doing begins. */
const DOING = /[,;:.(]|\s(?:that|which|who|where|so|we|they)\s/i;
/** "Violins, violas and cellos": all of it is on offer. */
const LISTED = /^(?:[\p{L}-]+(?: [\p{L}-]+)?, )+[\p{L}-]+(?: [\p{L}-]+)? (?:and|or) [\p{L}-]+/u;
const MOST = 3;

/** Where the brands of the list are at home or in every shop; elsewhere nobody can say who of them is there. */
const AT_HOME = new Set(
  "AT BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV NL NO PL PT RO SE SI SK US CA AU NZ".split(
    " ",
  ),
);

/** What is used on a screen, or watched, is there wherever somebody looks. */
const ANYWHERE: ReadonlySet<Archetype> = new Set(["saas", "usage", "education", "media"]);
/** Whether a company that is known of no single country may be named here. */
export const isNamedIn = (here: string | null, form: Archetype | undefined) =>
  here === null || AT_HOME.has(here) || (form !== undefined && ANYWHERE.has(form));

/** Who sells or lets the things that a program's customers work with is no rival of the program. */
const OF_THINGS =
  /\b(?:hire|merchants|wholesalers|breweries|brands|growers|jewellers|tanneries|foundries|recyclers|installers|dealers|turbine makers|(?:mining|railway|amenity) suppliers)\b/i;
const PROGRAMS: ReadonlySet<Archetype> = new Set(["saas", "usage"]);
/** What is bought to do the work oneself competes with programs, and with nobody who teaches, drives or sells things. */
export const A_PROGRAM = /\b(?:apps of the trade|suites|software|interfaces|voicemail|systems|databases)\b/i;
export const BESIDE_PROGRAMS: ReadonlySet<Archetype> = new Set([
  "saas",
  "usage",
  "fintech",
  "media",
  "hardware",
]);

/** A short stem counts as a word of its own. */
const pattern = (stem: string) =>
  new RegExp(`(?<!\\p{L})${stem.replace(/ /g, "[ -]")}${stem.length <= 4 ? "s?(?!\\p{L})" : ""}`, "iu");
const PATTERNS = new Map(
  COMPETITOR_TYPES.flatMap(({ stems, never }) => [...stems, ...never].map((stem) => [stem, pattern(stem)])),
);
const said = (text: string, stem: string) => PATTERNS.get(stem)?.test(text) ?? false;

/** What may follow the word that names an offer: "solar" in "solar sensor" only describes it. */
const AFTER_NAME =
  /^\p{L}*[^\p{L}]*(?:$|(?:for|in|of|on|by|and|or|with|at|from|to|is|are|as|into|per|between|during|apps?|software|platform|services?|tools?|sites?|system|subscription|box(?:es)?|courses?|shops?|store|studio|delivery|marketplace|network|library|clubs?|kits?|market|exchange|school|class(?:es)?|lessons?|training|program(?:me)?|hire|rental|repairs?|cleaning|making|clinic|api|desk|planner|planning|management|maintenance|company|business|agency|farm|garden|bar|caf[eé]|truck|cent(?:er|re)|workshop|newsletter|letter|podcast|magazine|guides?|insurance|loans?|credit|bread|milk|meals?|bags?|tickets?|visits?|trips?|tours?)(?!\p{L}))/iu;
/** Who is served is not what is sold: "feed for each herd", "lessons of four pupils". */
const BESIDE =
  / (?:in|with|on|at|from|by|to|under|near|for (?:each|every|all|any|the|your|their|one)|of (?:\d+|two|three|four|five|six|eight|ten|twelve)) .*$/i;
const names = (whole: string, stem: string) => {
  const offer = whole.replace(BESIDE, "");
  const found = PATTERNS.get(stem)?.exec(offer);
  return Boolean(found) && AFTER_NAME.test(offer.slice((found?.index ?? 0) + (found?.[0].length ?? 0)));
};

/** Two words together that the offer acts on, and no means or place of it: "school uniforms" it buys, not "by parcel locker". */
const BY_MEANS = /\b(?:by|via|through|with|without|in|at|to|on|from|for|of|like)\s(?:\p{L}+\s)?$/iu;
/** "We collect food waste, raise larvae on it and sell them dried": what goes in is not what is sold. */
const TAKES_IN =
  /^(?:we|i) (?:collect|gather|take|buy|fetch|use|save|rescue)\b[^.]*?\b(?=sell (?!them\b|it\b))/i;
const isObject = (first: string, stem: string) => {
  const found = stem.includes(" ") && stem.length >= SPECIFIC ? PATTERNS.get(stem)?.exec(first) : null;
  return Boolean(found) && !BY_MEANS.test(first.slice(0, found?.index));
};

/** Cheap to ask first: does the first word of a stem stand anywhere? A stem that is no plain word may always. */
const FIRST_WORDS = new Map(
  COMPETITOR_TYPES.flatMap(({ stems }) =>
    stems.map((stem) => [stem, /^[\p{L}\d-]+(?= |$)/u.exec(stem)?.[0] ?? ""] as const),
  ),
);
/** "The size of a bread box". */
const AS_LARGE_AS =
  /\b(?:the size of|as (?:big|small|large|thin) as|(?:looks|shaped|works) like) an? (?:[\p{L}-]+ ){1,2}/giu;
const mayStand = (whole: string, stem: string) => whole.includes(FIRST_WORDS.get(stem) ?? "");

/** Who is served, without what is said of them: a theatre's fund-raiser does not compete with theatres. */
const customersOf = ({ segments }: Brief) =>
  segments.map(({ text }) => text.split(/ (?:with|who|that|in|of|at|from|near|which) /)[0] ?? "").join(" ; ");

/** What stands beside the offer alone calls for nobody: two words of the offer do, or one in its naming that the rest repeats. */
function isMeant(
  stems: readonly string[],
  offer: string,
  solution: string,
  texts: readonly string[],
): boolean {
  const spoken = stems.filter((stem) => texts.some((text) => said(text, stem)));
  const inOffer = spoken.filter((stem) => said(offer, stem));
  return (
    spoken.filter((stem) => said(solution, stem)).length >= TELLING ||
    (inOffer.length > 0 && spoken.length >= TELLING) ||
    inOffer.some(
      (stem) => stem.length >= SPECIFIC && texts.filter((text) => said(text, stem)).length >= TELLING,
    )
  );
}

function score(
  { stems, never, forms, companies }: CompetitorType,
  brief: Brief,
  form: Archetype,
  today: readonly string[],
  whole: string,
): number {
  if (forms.length > 0 && !forms.includes(form)) return 0;
  const near = stems.filter((stem) => mayStand(whole, stem));
  if (near.length === 0) return 0;
  const { problem, differentiator } = brief.answers;
  const solution = cleared(brief.answers.solution.replace(AS_LARGE_AS, "").replace(TAKES_IN, "We "));
  if (never.some((stem) => said(solution, stem))) return 0;
  const offer = LISTED.exec(solution)?.[0] ?? solution.split(DOING, 1)[0] ?? "";
  const doing = solution.slice(offer.length);
  const texts = { offer, doing, problem, differentiator };
  const customers = customersOf(brief);
  // "Invoic" and "invoice" are one word and not two.
  const told = near.filter(
    (stem) =>
      !near.some((other) => other !== stem && other.includes(stem) && said(whole, other)) &&
      !said(customers, stem),
  );
  const [sentence = ""] = solution.split(/(?<=[.!?])\s/, 1);
  const [predicate = ""] = sentence.split(/,| and /, 1);
  const isRepeated = (stem: string) => said(problem, stem) || said(differentiator, stem);
  const isSold = (stem: string) =>
    names(offer, stem) ||
    today.some((way) => names(way, stem)) ||
    isObject(predicate, stem) ||
    (isObject(sentence, stem) && isRepeated(stem));
  const isNamed = companies.some(({ name }) => brief.named.competitors.includes(name));
  if (!isNamed && !told.some(isSold) && !isMeant(told, offer, solution, Object.values(texts))) return 0;
  return told.reduce(
    (sum, stem) =>
      sum +
      (today.some((way) => names(way, stem)) ? WEIGHT.offer : 0) +
      (isObject(sentence, stem) ? WEIGHT.object : 0) +
      Object.entries(texts).reduce(
        (inside, [field, text]) => inside + (said(text, stem) ? WEIGHT[field as keyof typeof texts] : 0),
        0,
      ),
    0,
  );
}

/**
 * The kinds of supplier this offer meets, nearest first; empty where neither what is offered nor `told` (what the founder
 * says is used today, or what a text in another language is about) calls for one that is known here.
 */
export function competitorsOf(brief: Brief, form: Archetype, told: readonly string[] = []): Competitor[] {
  const { named, geography } = brief;
  const taken = [...named.platforms, ...named.competitors, ...named.partners].map((name) =>
    name.toLowerCase(),
  );
  const here = geography?.country ?? null;
  const onlyLocal = !isNamedIn(here, form);
  const { solution, problem, differentiator } = brief.answers;
  const whole = [solution, problem, differentiator, ...told].join("\n").toLowerCase();
  // "Dental laboratories" are no rivals of what dental labs buy.
  const buyers = customersOf(brief)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const theyBuy = (kind: string) =>
    (kind.split(/ and |, | or /)[0] ?? kind)
      .split(" ")
      .every((word) => buyers.some((buyer) => buyer.slice(0, 3) === word.toLowerCase().slice(0, 3)));
  const fits = (kind: string) =>
    !theyBuy(kind) &&
    !(PROGRAMS.has(form) && OF_THINGS.test(kind)) &&
    (BESIDE_PROGRAMS.has(form) || !A_PROGRAM.test(kind)) &&
    (form !== "fintech" ||
      /bank|lend|loan|credit|pay|insur|broker|bond|exchange|budget|account|invoic|tax|financ/i.test(kind));
  const found = COMPETITOR_TYPES.filter(({ kind }) => fits(kind))
    .map((type) => ({ type, weight: score(type, brief, form, told, whole) }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight);
  // Known elsewhere only: nobody can look it up here.
  const isHere = ({ companies }: CompetitorType) =>
    companies.length === 0 ||
    companies.some(({ name, country }) => !country || country === here || taken.includes(name.toLowerCase()));
  const near = found.filter(({ type }) => isHere(type));
  // Each company is named once; a row of which all are named already says the same again.
  const seen = new Set<string>();
  const isSearched = (stems: readonly string[]) =>
    stems.some((stem) => said(solution, stem)) || stems.filter((stem) => said(whole, stem)).length >= TELLING;
  const rivals = (near.length > 0 ? near : found).flatMap(
    ({ type: { kind, why, companies, search, stems } }) => {
      const all = companies
        .filter(({ name }) => !taken.includes(name.toLowerCase()))
        .filter(({ country }) => (country ? country === here : !onlyLocal))
        .map(({ name }) => name);
      const names = all.filter((name) => !seen.has(name));
      for (const name of names) seen.add(name);
      return all.length > 0 && names.length === 0
        ? []
        : [{ kind, why, names, ...(search && isSearched(stems) ? { search } : {}) }];
    },
  );
  return rivals.slice(0, MOST);
}
