import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { EVERYBODY } from "../data/cues";
import { SECTORS } from "../data/sectors";
import { isOrganisation } from "../prices/line-buyers";
import type { Brief } from "../types";
import { readWay } from "./sold";

const TERMS = new Map<string, { sector: string; weight: number }[]>();
for (const sector of SECTORS) {
  for (const { term, weight } of sector.terms)
    TERMS.set(term, [...(TERMS.get(term) ?? []), { sector: sector.id, weight }]);
}
const LONGEST = Math.max(...[...TERMS.keys()].map((term) => term.split(" ").length));
const WORD = /[\p{L}\d][\p{L}\d'’.&-]*/gu;

/** The listed form of what was found: "bakeries" is listed as "bakery"; null when it is not listed. */
const listed = (found: string): string | null =>
  [found, found.replace(/(?<!^gp)s$/, ""), found.replace(/es$/, ""), found.replace(/ies$/, "y")].find(
    (form) => TERMS.has(form),
  ) ?? null;

/** Listed terms from left to right, the longest first where several begin. */
function termsIn(text: string): { term: string; at: number }[] {
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase().replace(/['’]s$|[.'’&-]+$/g, ""),
    at: match.index,
    end: match.index + match[0].length,
  }));
  const found: { term: string; at: number }[] = [];
  for (let i = 0; i < words.length; i += 1) {
    for (let length = Math.min(LONGEST, words.length - i); length > 0; length -= 1) {
      const slice = words.slice(i, i + length);
      const broken = slice.some(
        ({ at }, n) => n > 0 && /[^\s]/.test(text.slice(slice[n - 1]?.end ?? at, at)),
      );
      const term = broken ? null : listed(slice.map(({ word }) => word).join(" "));
      if (!term) continue;
      found.push({ term, at: slice[0]?.at ?? 0 });
      i += length - 1;
      break;
    }
  }
  return found;
}

const MANY = 2;

type Weigh = (at: number, term: string) => number;
type Scores = Map<string, { score: number; evidence: Set<string> }>;

/** Adds what a text says, each term at most twice; `weigh` tells how much a place in the text counts. */
function scores(text: string, into: Scores, weigh: Weigh): void {
  const seen = new Map<string, number>();
  for (const { term, at } of termsIn(text)) {
    const times = (seen.get(term) ?? 0) + 1;
    seen.set(term, times);
    if (times > MANY) continue;
    for (const { sector, weight } of TERMS.get(term) ?? []) {
      const row = into.get(sector) ?? { score: 0, evidence: new Set<string>() };
      row.score += (weight * weigh(at, term)) / times;
      row.evidence.add(term);
      into.set(sector, row);
    }
  }
}

const OFFER = 3;
const SOLUTION = 1.5;
const CUSTOMER = 0.5;
const ELSEWHERE = 0.4;

/** "Soup made from vegetables that farms cannot sell" is soup. */
export const MADE_FROM =
  /\b(?:made|cooked|brewed|baked|built|sewn|pressed) (?:[\p{L} ]{0,24} )?(?:from|of|out of) [^,;.]+|\bfrom (?:(?:\d+|local|nearby|small|smallholder|family|independent|organic|different|several|regional|craft) )*(?:farms?|farmers|growers|suppliers|makers|producers)\b[^,;.]*|\b(?:from|with|by|in|on) (?:an? )?(?:[\p{L}-]+ )?(?:cargo bike|bike|van|truck|trailer|tricycle|pick-up|boat)s?\b/giu;

const ON_SCREEN = /^(?:an? |the |our )?(?:[\p{L}-]+ )?(?:app|platform|tool|website|site|marketplace) to /iu;

/** The words that name the offer count most; those after "for" name its customers and count least. */
function solutionWeight(solution: string): Weigh {
  // "An app to book babysitters": what it is for names it, and not its being an app.
  const screen = ON_SCREEN.exec(solution)?.[0].length ?? 0;
  const end = solution.slice(screen).search(/[,;:.(]|\s(?:that|which|who|where|with|so|to|in|by|we|they)\s/i);
  const offerEnd = end < 0 ? solution.length : screen + end;
  const customers = [...solution.matchAll(/\bfor\s+(?!\d|sale\b|hire\b|rent\b)[^,;.:]{3,60}/gi)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const sources = [...solution.matchAll(MADE_FROM)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  return (at) => {
    if ([...customers, ...sources].some(([from, to]) => at > from && at < to)) return CUSTOMER;
    return at < offerEnd ? OFFER : SOLUTION;
  };
}

/** What the customers are called says what they do, wherever it stands; only the offer's own name outweighs it. */
const lessFor =
  (customers: ReadonlySet<string>, weigh: Weigh): Weigh =>
  (at, term) => {
    const usual = weigh(at, term);
    return customers.has(term) && usual < OFFER ? Math.min(usual, CUSTOMER) : usual;
  };

/** "Cat owners", "parents with cargo bikes": what customers have is what is done something to, and no trade of theirs. */
const WHAT_THEY_HAVE =
  /\b[\p{L}-]+ (?=(?:owners|lovers|parents|riders|fans|enthusiasts|keepers)\b)|(?<=\b(?:people|parents|families|owners|adults|men|women|households|students|couples|children|seniors|singles) )(?:with|who (?:own|have|keep|ride|drive|play)|of) [^,;.]*/giu;

const UNKNOWN = { id: "general", label: "General", confidence: 0 };
const LEAST = 3;
const DOUBTFUL = 0.5;

const inProblem = ({ problem }: QuizAnswers) => new Set(termsIn(problem).map(({ term }) => term));

const NO_TRADE = /^(?:apps?|application|platform|tool|website|online)$/;

/** They tell how something is sold; a field that is spoken of as well tells what it is about. */
const OF_ANY_FIELD = new Set(["hardware", "retail", "sharing", "data-ai"]);
const FORMS = new Set(["software-tools", "developer-tools"]);
const A_FIELD = 4;

/** One word, said once and not as the offer's name, tells no trade ("bowling and beer" before a murder mystery); a term of two words in the problem does. */
function isPassing(evidence: readonly string[], answers: QuizAnswers): boolean {
  if (evidence.every((term) => NO_TRADE.test(term))) return true;
  const [only, more] = evidence;
  if (only === undefined || more !== undefined) return false;
  if (only.includes(" ") && inProblem(answers).has(only)) return false;
  const times = Object.values(answers)
    .flatMap(termsIn)
    .filter(({ term }) => term === only).length;
  const weigh = solutionWeight(answers.solution);
  return (
    times < MANY &&
    !termsIn(answers.solution).some(({ term, at }) => term === only && weigh(at, term) === OFFER)
  );
}

/** The best of all sectors; what the listed customers are called counts little. */
function rankedFirst(answers: QuizAnswers, customers: ReadonlySet<string>): Brief["sector"] {
  const found: Scores = new Map();
  scores(
    answers.problem,
    found,
    lessFor(customers, () => 1),
  );
  scores(answers.solution, found, lessFor(customers, solutionWeight(answers.solution)));
  scores(`${answers.differentiator}\n${answers.businessModel}`, found, () => ELSEWHERE);
  const ranked = [...found.entries()].sort((a, b) => b[1].score - a[1].score || a[0].localeCompare(b[0]));
  const known = ranked.map(([, row]) => row.score >= LEAST && !isPassing([...row.evidence], answers));
  const best = known.indexOf(true);
  const troubles = inProblem(answers);
  const field = ranked.findIndex(
    ([id, { score, evidence }], i) =>
      known[i] &&
      score >= A_FIELD &&
      !OF_ANY_FIELD.has(id) &&
      !FORMS.has(id) &&
      [...evidence].some((term) => troubles.has(term)),
  );
  const said = field >= 0 && OF_ANY_FIELD.has(ranked[best]?.[0] ?? "") ? field : best;
  const first = ranked[said];
  const evidence = [...((first ?? ranked[0])?.[1].evidence ?? [])];
  if (!first) return { ...UNKNOWN, evidence };
  const second = ranked[said === 0 ? 1 : 0]?.[1].score ?? 0;
  const lead = first[1].score / (first[1].score + second);
  const confidence = Math.round(lead * Math.min(1, first[1].score / 8) * 100) / 100;
  if (EVERYBODY.test(answers.targetAudience) && (confidence < DOUBTFUL || evidence.length < 2))
    return { ...UNKNOWN, evidence };
  const sector = SECTORS.find(({ id }) => id === first[0]);
  return { id: first[0], label: sector?.label ?? first[0], confidence, evidence };
}

/**
 * The sector by weighted terms: the offer's own name first, then what it does, then the problem. A customer's trade is
 * not the founder's own (a laundry van for hotels is no hotel), so it decides only where nothing else does. Confidence is
 * the winner's share against the runner-up, damped when little was found: below 0.5 the founder should be asked, and an
 * idea for everybody with no better evidence stays unknown.
 */
export function readSector(answers: QuizAnswers): Brief["sector"] {
  const said = answers.targetAudience.replace(WHAT_THEY_HAVE, " ");
  const customers = new Set(termsIn(said).map(({ term }) => term));
  const own = rankedFirst(answers, customers);
  if (own.confidence >= DOUBTFUL) return own;
  const all = rankedFirst(answers, new Set());
  // Work that is done for cafés makes nobody a café.
  const theirs =
    isOrganisation(said) && readWay(answers) === "work" && all.evidence.every((term) => customers.has(term));
  const found = theirs ? own : all;
  const rental = SECTORS.find(({ id }) => id === "sharing");
  return found.id === UNKNOWN.id && rental && readWay(answers) === "let"
    ? { ...found, id: rental.id, label: rental.label }
    : found;
}
