import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import type { Brief } from "@/lib/brief/types";
import { CUES } from "@/lib/brief/ventures/cues/cues";
import { ofWhatIsSold } from "../sold-words";
import { loreOf } from "../ventures/known";
import { coreOf, outside } from "./core";
import { customersApart, customersNamed } from "./customers-apart";
import { MEANS, PAPERS } from "./data/means";
import { RULED_OUT } from "./data/ruled-out";
import { isAmbiguous } from "./homographs";
import { CLUSTERS, type Cluster, DEEDS, fieldOf, NATIVE, THINGS, TOPICS } from "./lexicon";
import { narrowedIn, OTHERWISE, plainly } from "./narrowed";
import { placesOf, type Trigger, wordsOf } from "./triggers";

export interface Match {
  cluster: Cluster;
  weight: number;
  /** 0 where the offer speaks of it more than once, or is it; 1 for a stray word. */
  doubt: number;
}

/** A name belongs to what is offered; the scenery of the problem hardly counts. */
const OFFER: Record<AnswerField, number> = {
  solution: 1.6,
  differentiator: 1.2,
  businessModel: 0.35,
  targetAudience: 0.3,
  problem: 0.35,
};
/** The customers' own trade lends its things too: "taxi drivers". */
const HANDLED: Record<AnswerField, number> = { ...OFFER, problem: 0.8, targetAudience: 0.7 };
/** Where the offer says nothing, or says it in another language, the problem has to do. */
const ANYWHERE: Record<AnswerField, number> = { ...OFFER, problem: 1.1, targetAudience: 0.8 };
const FIRST_WORDS = 10;
const TWICE = 2;

const STEM = 5;
const SURE = 2.6;
/** What several answers speak of, or in several words, is no accident; a single word is only where it names the offer. */
function doubtAbout(
  { kind }: Cluster,
  { weight, found, fields, several }: ReturnType<typeof weigh>,
  noun: ReadonlySet<string>,
  called: string | null,
  foreign: boolean,
): number {
  if (!foreign && !several && isAmbiguous(found, called)) return 1;
  if (!foreign && (several || [...found].some((word) => noun.has(word)))) return 0;
  if (kind === "thing" && [...found].every((word) => MEANS.test(word)))
    return fields > 2 && PAPERS.test([...found][0] ?? "") ? 0.6 : 1;
  const stems = new Set([...found].map((word) => word.slice(0, STEM))).size;
  // An English word that looks like one of another language says nothing.
  if (foreign && stems < 2) return 1;
  const told = kind === "thing" ? fields : stems;
  return told < 2 ? 1 : weight < SURE ? 0.4 : 0;
}

/** Most words of the lexicon begin like none of the answers: they need not be looked for. */
const BEGINNING = 2;

function weigh(
  cluster: Cluster,
  said: ReadonlyMap<AnswerField, string[]>,
  counts: Record<AnswerField, number>,
  begun: ReadonlySet<string>,
  narrowed: ReadonlyMap<string, readonly Trigger[]>,
) {
  let weight = 0;
  const found = new Set<string>();
  const fields = new Set<AnswerField>();
  let several = false;
  for (const looked of cluster.triggers.filter(({ last }) => begun.has(last.slice(0, BEGINNING))))
    for (const [field, words] of said)
      for (const [times, at] of placesOf(looked, words).slice(0, TWICE).entries()) {
        found.add(words[at] ?? "");
        fields.add(field);
        several ||= looked.before.length > 0 && field === "solution";
        const meant = looked.before.length > 0 ? undefined : narrowed.get(plainly(words[at] ?? ""));
        weight +=
          (meant && !meant.some((longer) => cluster.triggers.includes(longer)) ? OTHERWISE : 1) *
          (counts[field] / (times + 1)) *
          (looked.before.length > 0 ? 1.4 : 1) *
          (field === "solution" && at < FIRST_WORDS ? 1.5 : 1);
      }
  return { weight, found, fields: fields.size, several };
}

/** A brief is read once, however often its subjects are asked for. */
function once(read: (brief: Brief) => Match[]): (brief: Brief) => Match[] {
  const known = new WeakMap<Brief, Match[]>();
  return (brief) => {
    const found = known.get(brief) ?? read(brief);
    known.set(brief, found);
    return found;
  };
}

/** Spoken of by very many founders without being what they offer. */
const IN_PASSING = new Set([
  "children",
  "home",
  "office",
  "staff",
  "documents",
  "retail",
  "garden",
  "plumbing",
  "construction",
]);
const NEAR = 0.4;
/** So much is no stray word, however strong the first one is. */
const CLEAR = 3;
const LEAST = 0.5;
/** Said once, in the problem or of the buyers, and foreign to the offer. */
const PASSING = 1;
const TOLD = 2;

/** What is offered is a library, but of costumes. */
const FORM_OF_OFFER =
  /^(?:library|school|market|exchange|reader|subscription|platform|maintenance|service|map|post|video|audio|phone|letter|calendar|bank|table|box|card|book|bar|game|tool|app|software|system|site|website|stall|cart|stand|kiosk|truck|van|workshop|weekend|evening|night|day|program|programme|helper|course)$/;

/** Whose children they are does not make them children. */
const GROWN =
  /\b(?:adult|grown|grown-up) children\b|\b(?:lost|losing|buried) (?:an?|their|both) (?:[a-z]+ )?(?:parents?|mother|father)\b/gi;

/** "..., mostly leased ones": what most of them are like is no subject. */
const MOSTLY = /,? (?:mostly|mainly|usually|typically) [^,.;]*/gi;

const THEIRS = 0.8;
/** What the offer is called counts for more than what surrounds it. */
const CALLED = 1.5;
const FEW = 4;
/** Where the offer has no name of its own, its first words say what it is: "a stairlift rented by the month". */
const firstWords = ({ answers }: Brief) =>
  wordsOf(answers.solution)
    .slice(0, FEW)
    .filter((word) => !MEANS.test(word))
    .join(" ");

/** What several words name together: "driving school". */
const COMPOUNDS = CLUSTERS.flatMap(({ triggers }) => triggers.filter(({ before }) => before.length === 1));

/** "A booking site for air freight" is about air freight. */
const purposeOf = ({ answers }: Brief) =>
  /^[^,.;:]{0,40}? for ([^,.;:]+?)(?= (?:who|that|which|where|in|with|from|near|at|on)\b|[,.;:]|$)/i.exec(
    answers.solution,
  )?.[1] ?? "";

const DENIES = /^(?:no|not|without|never|nor|unlike)$/;
/** What an offer does without is no thing of its: "no drilling", "without drilling in the wall". */
const without = (words: string[]) =>
  words.map((word, at) =>
    words.slice(Math.max(0, at - 2), at).some((said) => DENIES.test(said)) ? "" : word,
  );

/** Spoken of mostly because the customers are called so. */
function isTheirs(
  found: ReadonlySet<string>,
  customers: ReadonlySet<string>,
  noun: ReadonlySet<string>,
): boolean {
  const told = [...new Set([...found].map(plainly))];
  const theirs = told.filter((word) => customers.has(word) && !noun.has(word));
  return theirs.length > 0 && theirs.length * 2 >= told.length;
}

function strongest(clusters: readonly Cluster[], brief: Brief, most: number, offer = OFFER): Match[] {
  const read = clusters === THINGS ? without : (words: string[]) => words;
  const said = new Map(
    ANSWER_FIELDS.map((field) => [
      field,
      read(wordsOf(ofWhatIsSold(field, brief.answers[field]).replace(GROWN, "adults").replace(MOSTLY, " "))),
    ]),
  );
  const customers = customersNamed(brief);
  const core = coreOf(brief);
  const told = brief.language === "en" && brief.vagueness < 0.6;
  const begun = new Set([...said.values()].flat().map((word) => word.slice(0, BEGINNING)));
  const counts = brief.language !== "en" || brief.vagueness >= 0.6 ? ANYWHERE : offer;
  const apart = customersApart(brief) ? { targetAudience: counts.targetAudience / 2 } : {};
  const noun = new Set(
    wordsOf(`${brief.offer.noun ?? firstWords(brief)} ${purposeOf(brief)}`).filter(
      (word) => !FORM_OF_OFFER.test(word),
    ),
  );
  const everything = Object.values(brief.answers).join(" ");
  const { problem: _, ...offered } = Object.fromEntries(said);
  const narrowed = narrowedIn([...said.values()], Object.values(offered), COMPOUNDS);
  const ranked = clusters
    .filter(({ id }) => !RULED_OUT[id]?.test(everything))
    .map((cluster) => {
      const found = weigh(cluster, said, { ...counts, ...apart }, begun, narrowed);
      return {
        cluster,
        weight:
          found.weight *
          (IN_PASSING.has(cluster.id) ? 0.6 : 1) *
          ([...found.found].some((word) => noun.has(word) && !MEANS.test(word)) ? CALLED : 1),
        doubt: Math.max(
          doubtAbout(cluster, found, noun, brief.offer.noun, brief.language !== "en"),
          isTheirs(found.found, customers, noun) ? THEIRS : 0,
          cluster.kind === "act" || found.several ? 0 : outside(core, found.found),
        ),
      };
    })
    .filter(({ weight, doubt }) => weight >= (told && doubt >= 1 ? PASSING : LEAST))
    .sort((a, b) => b.weight - a.weight);
  const top = ranked[0]?.weight ?? 0;
  return ranked.filter(({ weight }) => weight >= Math.min(top * NEAR, CLEAR)).slice(0, most);
}

/** What the offer is about, strongest first; a stray word of a vague answer is no subject. */
export const topicsOf = once((brief) =>
  strongest(TOPICS, brief, 4).filter(({ weight }) => weight >= (brief.vagueness >= 0.6 ? TOLD : LEAST)),
);

/** Beside the names of a known venture everything else is a stray word. */
const KNOWN = 2;
function ofVenture(brief: Brief, others: readonly Match[]): Match[] {
  const lore = loreOf(brief);
  if (!lore) return [];
  const stems = (CUES.get(lore.id) ?? "").replace(/[-@;]/g, " ").split(/\s+/).filter(Boolean);
  const cluster = fieldOf(lore.id, lore.search, stems, lore.names, lore.lines);
  return [{ cluster, weight: KNOWN * Math.max(SURE, others[0]?.weight ?? 0), doubt: 0 }];
}

/** The things that the offer handles, strongest first. */
export const thingsNamed = once((brief) => {
  const others = strongest(THINGS, brief, 6, HANDLED);
  return [...ofVenture(brief, others), ...others];
});

/** What it does for people, strongest first. */
export const deedsOf = once((brief) => strongest(DEEDS, brief, 4));

/** Words of the founder's own language for it. */
export const nativeOf = (brief: Brief) =>
  strongest(
    NATIVE.filter(({ language }) => language === brief.language).map(({ cluster }) => cluster),
    brief,
    2,
  );

/** What any business may promise, where its answers say too little. */
export const UNIVERSAL: readonly Match[] = ["helping", "time", "bettering", "simplifying"].flatMap((id) =>
  CLUSTERS.filter((cluster) => cluster.id === id).map((cluster) => ({ cluster, weight: 0.3, doubt: 0 })),
);
