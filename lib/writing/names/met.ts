import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import { OWN_THINGS } from "@/lib/brief/text/with-own";
import type { Brief } from "@/lib/brief/types";
import { cores, sentences } from "../cut";
import { bare, wordCount } from "../english";
import { type Kind, TAGS, type Tag } from "./curated";
import { mainOffer } from "./main-offer";
import { placesOf, speaksOf, trigger, wordsOf } from "./triggers";

/** A tag that the answers speak of. */
export interface Met {
  tag: Tag;
  weight: number;
  /** How strongly it is meant beside the strongest of its kind, 0 to 1. */
  share: number;
  /** The founder's words that say so. */
  said: string[];
  /** The words that called it up, the most frequent first. */
  words: string[];
  /** Whether the offer itself speaks of it, and not a word by the way. */
  sure: boolean;
  /** Of a promise: whether the first sentence speaks of it, or three answers do. */
  central: boolean;
  /** Whether more than whoever buys is told by it. */
  spread: boolean;
}

type Weights = Record<AnswerField, number>;
/** A promise is read from what is wrong today and what is better, a deed from what is done. */
const WEIGHTS: Record<Exclude<Kind, "any">, Weights> = {
  promise: { problem: 1, solution: 1, differentiator: 1.2, targetAudience: 0.2, businessModel: 0.4 },
  deed: { problem: 0.1, solution: 1.6, differentiator: 0.7, targetAudience: 0.1, businessModel: 0.4 },
  world: { problem: 0.7, solution: 1.4, differentiator: 0.6, targetAudience: 0.9, businessModel: 0.3 },
};
const LEAST: Record<Exclude<Kind, "any">, number> = { promise: 1, deed: 1.5, world: 1.6 };
const NEAR: Record<Exclude<Kind, "any">, number> = { promise: 0.3, deed: 0.35, world: 0.4 };
const OPENING = 14;
const AT_THE_OPENING = 1.5;
const AGAIN = 0.4;
const MOST_TIMES = 3;
const STEM = 5;

/** What only sounds like another trade: "appointment book", "book online", "on the table". */
const MISLEADING =
  /(?<=\b(?:laboratory|lab|measuring|medical|surgical|scientific|financial) )instruments?\b|\b(?:plates?|cups|cutlery|wine|drinking|bar)(?:,| and)? (?:and )?glasses\b|\bglasses(?:,| and)? (?:and )?(?:cups|cutlery|plates)\b|\bcameras?,? (?:and )?lens(?:es)?\b|\bvegetable[- ]tanned\b|\bshoe sizes?\b|\b(?:separate|form|text|data|free|input) fields?\b|\bfields? as\b|\bdrives? (?:along|over|by itself|itself)\b|\bschool (?:kitchens?|meals?|canteens?|bus(?:es)?|caterers?|lunch(?:es)?|uniforms?|buildings?)\b|\b(?:appointment|order|guest|address|phone) books?\b|\bin return\b|\b(?:bring|brought|come|put) to the table\b|\bfree of charge\b|\bbuilding plans?\b|\b(?:make|makes) (?:an? )?(?:appointment|sure|it easy|decisions?)\b|\bbuild(?:s|ing)? (?:trust|a list|on)\b|\bterm fees?\b|\bmain course\b|\bof course\b|\bin the field\b|\bsocial network\b|\bchecks? in\b|\bfalls? (?:ill|sick|due|behind|apart|through|short)\b|\b(?:at )?short notice\b|\btakes? care of\b|\b(?:two|three|four|five|six|seven|several|multi)[- ]courses?\b(?! of)|\bbefore (?:they|you|we|anybody|somebody) (?:can )?(?:joins?|starts?|begins?|pays?)\b|\bhousehold names?\b|\b(?:which|the|what|no|what to) repairs?\b|\bcheck-?ups?\b|(?<=\b(?:rents?|rented|lends?|hire out) [^.;]{1,40}) by the day\b|\b(?:runs?|powered|charged) (?:on|by|with|from) [^,.;]*|\bgrow(?:s|ing)? (?:fast|the business|sales)\b|\bon (?:the |their |an? |office |flat )*roofs?\b|\b(?:we|and|they|to|then|which) ship\b|\bships? (?:their|our|the|your|them|it|directly|within|from)\b|\b(?:empty|dental|treatment|barber|styling|free|which|per|one|two|three|four|five|six|ten|\d+) chairs?\b/gi;
/** "Local contracts", "collects tenders", "matches them with the firm's past projects": nothing near, fetched or of two sides. */
const OF_PAPERS =
  /\blocal (?:governments?|authorit(?:y|ies)|councils?|contracts?|law|rules|tax(?:es)?|portals?)\b|\b(?:collects?|collecting|gathers?) (?:[a-z]+ ){0,2}(?:tenders|notices|data|payments?|fees?|dues|orders|reviews|feedback|information|prices|quotes|offers|answers|votes|results|listings|news|articles|deposits?|signatures|leads|contributions?)\b|\bdata collection\b|\bour matching\b/gi;
const MATCHED = new RegExp(`\\bmatch(?:es|ing)? (?:[a-z]+ ){1,4}(?:with|to) ${OWN_THINGS}`, "gi");
const DENIED = /^(?:no|not|without|never|nor|instead|unlike)$/;

const cleared = (said: string) =>
  [MISLEADING, OF_PAPERS, MATCHED].reduce((text, one) => text.replace(one, " "), said);

interface Read {
  field: AnswerField;
  /** As it was written. */
  text: string;
  words: string[];
}
const readings = ({ answers }: Brief): Read[] =>
  ANSWER_FIELDS.map((field) => ({
    field,
    text: answers[field],
    words: wordsOf(cleared(answers[field])),
  }));

/** Clauses short enough to be quoted. */
const MOST_QUOTED = 11;
const clauses = (text: string) =>
  sentences(text)
    .flatMap(cores)
    .flatMap((core) =>
      wordCount(core) <= MOST_QUOTED ? [core] : core.split(/[,;:] | (?:and|because|so|but|that|who|while) /),
    )
    .map(bare)
    .filter((clause) => wordCount(clause) > 1 && wordCount(clause) <= MOST_QUOTED);

/** Clauses of the offer, then of what is wrong today, that are short enough to be quoted. */
export const clausesOf = ({ answers }: Brief): string[] =>
  [answers.solution, answers.problem, answers.differentiator].flatMap(clauses);

const NAMED_FIRST = 1.3;
const FIRST_WORDS = 5;
/** Whether it stands where the offer is named: "We teach yoga ...". */
const firstPlace = (triggers: Tag["triggers"], main: string) => {
  const words = wordsOf(main);
  return triggers.some((looked) => placesOf(looked, words).some((at) => at > 0 && at < FIRST_WORDS));
};

function weigh(tag: Tag, read: readonly Read[], main: string): Omit<Met, "share"> | null {
  if (tag.kind === "any") return null;
  const weights = WEIGHTS[tag.kind];
  const hits = read
    .flatMap(({ field, words }) =>
      tag.triggers.flatMap((looked) =>
        placesOf(looked, words).map((at) => {
          const first = at - looked.before.length;
          const opens = field === "solution" && at < OPENING;
          return {
            ...{ field, opens, said: words.slice(first, at + 1).join(" ") },
            stem: (words[at] ?? "").slice(0, STEM),
            denied: words.slice(Math.max(0, first - 2), first).some((word) => DENIED.test(word)),
            weight: weights[field] * (opens ? AT_THE_OPENING : 1),
          };
        }),
      ),
    )
    .filter(({ denied }) => tag.kind === "promise" || !denied)
    .sort((a, b) => b.weight - a.weight);
  // A word counts where it weighs most, and little each further time.
  const weight = hits.reduce((sum, hit, at) => {
    const before = hits.slice(0, at).filter(({ stem }) => stem === hit.stem).length;
    return before >= MOST_TIMES ? sum : sum + hit.weight * (before === 0 ? 1 : AGAIN);
  }, 0);
  const fields = new Set(hits.map(({ field }) => field));
  const stems = new Set(hits.map(({ stem }) => stem));
  const sure =
    tag.kind === "promise"
      ? fields.has("differentiator") && (fields.size > 1 || stems.size > 1)
      : speaksOf(tag.triggers, main);
  const inPassing = fields.size < 2 && !(stems.size > 1 && hits.some(({ opens }) => opens));
  if ((tag.kind === "world" && inPassing && !sure) || weight < LEAST[tag.kind]) return null;
  const order: AnswerField[] =
    tag.kind === "promise"
      ? ["problem", "differentiator", "solution"]
      : ["solution", "targetAudience", "problem", "differentiator"];
  const said = order.flatMap((field) =>
    clauses(read.find((one) => one.field === field)?.text ?? "").filter((clause) =>
      speaksOf(tag.triggers, clause),
    ),
  );
  const words = [...new Set(hits.map(({ said: word }) => word))];
  const central = sure && tag.kind === "promise" && (speaksOf(tag.triggers, main) || fields.size > 2);
  const named = firstPlace(tag.triggers, main);
  const spread = fields.has("solution") && (fields.has("problem") || fields.has("differentiator"));
  return { tag, weight: named ? weight * NAMED_FIRST : weight, said, words, sure, spread, central };
}

const known = new WeakMap<Brief, Met[]>();
/** The promises, deeds and worlds that stand in the answers, the strongest of each kind first. */
export function tagsMet(brief: Brief): Met[] {
  const before = known.get(brief);
  if (before) return before;
  const read = readings(brief);
  const main = cleared(mainOffer(brief));
  const all = TAGS.map((tag) => weigh(tag, read, main)).filter((met) => met !== null);
  const found = (["world", "deed", "promise"] as const).flatMap((kind) => {
    const ranked = all.filter(({ tag }) => tag.kind === kind).sort((a, b) => b.weight - a.weight);
    const top = ranked[0]?.weight ?? 1;
    const told = ranked.some(({ sure }) => sure);
    const first = [...ranked]
      .sort((a, b) => weightOf(b) - weightOf(a))
      .find(({ spread, weight, tag }) => spread && weight >= (tag.narrow ? LEAST.world : SPOKEN_OF));
    return ranked
      .map((met) => ({
        ...met,
        share: met.weight / top,
        sure: met.sure || (kind === "world" && !told && met === first),
      }))
      .filter(({ share, sure }) => share >= NEAR[kind] || (kind === "world" && sure))
      .sort((a, b) => Number(b.sure) - Number(a.sure) || weightOf(b) - weightOf(a))
      .slice(0, MOST[kind]);
  });
  known.set(brief, found);
  return found;
}
/** Where the first sentence opens no world, the one that all answers speak of most. */
const SPOKEN_OF = 2.6;
/** One trade says more than its whole field. */
const NARROWER = 1.4;
const weightOf = ({ tag, weight }: { tag: Tag; weight: number }) => weight * (tag.narrow ? NARROWER : 1);
const MOST = { world: 3, deed: 4, promise: 4 };

/** Whether a name that is only for some stands here: by a tag that is met, or by the word itself. */
export const speaksOfNeed = (need: string, met: readonly Met[], brief: Brief) =>
  met.some(({ tag }) => tag.id === need) ||
  speaksOf(
    [trigger(`${need}*`)],
    `${brief.answers.solution} ${brief.answers.problem} ${brief.answers.targetAudience}`,
  );
