import type { Archetype, Brief } from "@/lib/brief/types";
import { COMPETITOR_TYPES, type CompetitorType } from "./data/competitor-types";

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

/** What everybody has open anyway: nobody becomes its customer for half a day or reads its reviews. */
const EVERYDAY = /^(?:Google|Facebook|WhatsApp|Microsoft Excel|YouTube)\b/;
export const worthTrying = (competitors: readonly Competitor[]) =>
  competitors.find(({ names }) => names.length > 0 && !names.some((name) => EVERYDAY.test(name)));

/** In the offer's own name it counts double; what it does, and more so what stands beside it, may speak of the customers. */
const WEIGHT = { object: 1, offer: 2, doing: 1.5, problem: 1, differentiator: 1 } as const;
const LEAST = 2;
/** So many different words are no chance. */
const TELLING = 2;
/** A long word or two words together mean one thing. */
const SPECIFIC = 7;
/** Where the naming of the offer ends and its doing begins. */
const DOING = /[,;:.(]|\s(?:that|which|who|where|so|we|they)\s/i;
const MOST = 3;

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
const BESIDE = / (?:in|with|on|at|from|by|to|under|near) .*$/i;
const names = (whole: string, stem: string) => {
  const offer = whole.replace(BESIDE, "");
  const found = PATTERNS.get(stem)?.exec(offer);
  return Boolean(found) && AFTER_NAME.test(offer.slice((found?.index ?? 0) + (found?.[0].length ?? 0)));
};

/** Two words together that the offer acts on, and no means or place of it: "school uniforms" it buys, not "by parcel locker". */
const BY_MEANS = /\b(?:by|via|through|with|without|in|at|to|on|from|for|of|like)\s(?:\p{L}+\s)?$/iu;
const isObject = (solution: string, stem: string) => {
  const [first = ""] = solution.split(/(?<=[.!?])\s/, 1);
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

function score(
  { stems, never, forms }: CompetitorType,
  brief: Brief,
  form: Archetype,
  subjects: string,
  whole: string,
): number {
  if (forms.length > 0 && !forms.includes(form)) return 0;
  const near = stems.filter((stem) => mayStand(whole, stem));
  if (near.length === 0) return 0;
  const { problem, differentiator } = brief.answers;
  const solution = brief.answers.solution.replace(AS_LARGE_AS, "");
  if (never.some((stem) => said(solution, stem))) return 0;
  const [offer = ""] = solution.split(DOING, 1);
  const doing = solution.slice(offer.length);
  const texts = { offer, doing, problem, differentiator };
  const customers = customersOf(brief);
  // "Invoic" and "invoice" are one word and not two.
  const single = near.filter(
    (stem) => !near.some((other) => other !== stem && other.includes(stem) && said(whole, other)),
  );
  const told = single.filter((stem) => !said(customers, stem));
  // One word beside the offer is chance: "field" work, a "concert" somebody sings at.
  const spoken = told.filter((stem) => Object.values(texts).some((field) => said(field, stem)));
  const surely = told.some(
    (stem) =>
      names(offer, stem) ||
      isObject(solution, stem) ||
      said(subjects, stem) ||
      (stem.length >= SPECIFIC &&
        Object.values(texts).filter((field) => said(field, stem)).length >= TELLING),
  );
  if (spoken.length < TELLING && !surely) return 0;
  return told.reduce(
    (sum, stem) =>
      sum +
      (said(subjects, stem) ? WEIGHT.offer : 0) +
      (isObject(solution, stem) ? WEIGHT.object : 0) +
      Object.entries(texts).reduce(
        (inside, [field, text]) => inside + (said(text, stem) ? WEIGHT[field as keyof typeof texts] : 0),
        0,
      ),
    0,
  );
}

/** The kinds of supplier this offer meets, nearest first; empty where its words call for none that is known here. */
export function competitorsOf(brief: Brief, form: Archetype, subjects: readonly string[] = []): Competitor[] {
  const { named, geography } = brief;
  const taken = [...named.platforms, ...named.competitors, ...named.partners].map((name) =>
    name.toLowerCase(),
  );
  const here = geography?.country ?? null;
  const about = subjects.join(" ; ");
  const { solution, problem, differentiator } = brief.answers;
  const whole = [solution, problem, differentiator, about].join("\n").toLowerCase();
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
    (form !== "fintech" ||
      /bank|lend|loan|credit|pay|insur|broker|bond|exchange|budget|account|invoic|tax|financ/i.test(kind));
  const found = COMPETITOR_TYPES.filter(({ kind }) => fits(kind))
    .map((type) => ({ type, weight: score(type, brief, form, about, whole) }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight);
  // Known elsewhere only: nobody can look it up here.
  const isHere = ({ companies }: CompetitorType) =>
    companies.length === 0 ||
    companies.some(({ name, country }) => !country || country === here || taken.includes(name.toLowerCase()));
  const near = found.filter(({ type }) => isHere(type));
  // Each company is named once; a row of which all are named already says the same again.
  const seen = new Set<string>();
  const isMeant = (stems: readonly string[]) =>
    stems.some((stem) => said(solution, stem)) || stems.filter((stem) => said(whole, stem)).length >= TELLING;
  const rivals = (near.length > 0 ? near : found).flatMap(
    ({ type: { kind, why, companies, search, stems } }) => {
      const all = companies
        .filter(({ name, country }) => !taken.includes(name.toLowerCase()) && (!country || country === here))
        .map(({ name }) => name);
      const names = all.filter((name) => !seen.has(name));
      for (const name of names) seen.add(name);
      return all.length > 0 && names.length === 0
        ? []
        : [{ kind, why, names, ...(search && isMeant(stems) ? { search } : {}) }];
    },
  );
  return rivals.slice(0, MOST);
}
