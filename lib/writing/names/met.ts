import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { type Kind, TAGS, type Tag } from "./curated";
import { isProgram, namesBuyers, speaksOfWorld } from "./evidence";
import { kindOfBusiness } from "./kind-of-business";
import { mainOffer } from "./main-offer";
import { cleared } from "./misleading";
import { clauses } from "./short-clauses";
import { followersOf, placesOf, speaksOf, wordsOf } from "./triggers";

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
  /** Of a world: whether the first sentence names it at all. */
  named: boolean;
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

/** "Visits for older people", "videos for drivers": whom it is for opens no world by itself. */
const SOMEBODY = new RegExp(`^(?:${PERSONS}|${TRADESPEOPLE})$`, "iu");
const isServed = (words: readonly string[], first: number, named: readonly string[]) =>
  words.slice(Math.max(0, first - 3), first).includes("for") && named.some((word) => SOMEBODY.test(word));

/** Words of many worlds: "an editing team", "gig work", "a steel cap". */
const OF_MANY =
  /^(?:team|coach|coache|club|gig|bench|stage|audience|match|pitch|steel|staff|rider|string|board|lock|key|light|signal|wave|field|court|ground|cap|cast|bank|post|press|mark|e-?mail|message)s?$/;

/** "We do not do nursing": a world of which the founder wants nothing. */
const LEFT_OUT =
  /\b(?:we|i) (?:do not|don['’]?t|never) (?:do|offer|sell|teach|give|provide|make|cook|repair) ([^.;]+)/giu;
const leftOut = ({ differentiator, solution }: Brief["answers"]) =>
  new Set(
    [...`${solution} ${differentiator}`.matchAll(LEFT_OUT)].flatMap(([, what = ""]) =>
      wordsOf(what).map((word) => word.slice(0, STEM - 1)),
    ),
  );

const DENIED = /^(?:no|not|without|never|nor|instead|unlike)$/;

interface Read {
  field: AnswerField;
  /** As it was written. */
  text: string;
  words: string[];
  /** The word behind each. */
  next: string[];
  /** The world whose name of several words ends at a place. */
  taken: Map<number, string>;
}
const LONG_NAMES = TAGS.filter(({ kind }) => kind === "world").flatMap(({ id, triggers }) =>
  triggers.filter(({ before }) => before.length > 0).map((looked) => ({ id, looked })),
);
const takenIn = (words: readonly string[]) =>
  new Map(LONG_NAMES.flatMap(({ id, looked }) => placesOf(looked, words).map((at) => [at, id] as const)));
const readings = ({ answers }: Brief): Read[] =>
  ANSWER_FIELDS.map((field) => {
    const said = cleared(answers[field]);
    const words = wordsOf(said);
    return { field, text: answers[field], words, next: followersOf(said), taken: takenIn(words) };
  });

const NAMED_FIRST = 1.3;
const FIRST_WORDS = 5;
/** Whether it stands where the offer is named: "We teach yoga ...". */
const firstPlace = (triggers: Tag["triggers"], main: string) => {
  const words = wordsOf(main);
  return triggers.some((looked) => placesOf(looked, words).some((at) => at > 0 && at < FIRST_WORDS));
};

/** A world is sure where the first thing done or the first thing that goes wrong is of it, and not what comes last. */
const opensWith = (triggers: Tag["triggers"], main: string, read: readonly Read[]) => {
  const [trouble = ""] = sentences(read.find(({ field }) => field === "problem")?.text ?? "");
  return [main.split(FIRST_CLAUSE)[0] ?? "", trouble].some((said) => speaksOf(triggers, said));
};
const FIRST_CLAUSE = /, (?:and |gets? |which |while )|[;:.]| (?:and then|so that|while) /;

/** What is done first, before what comes with it. */
const FIRST_DEED = /[,;:.]| (?:and|that|which|while|so) /;

function weigh(
  tag: Tag,
  read: readonly Read[],
  main: string,
  ofBuyers: (stem: string) => boolean,
  ofUsers: boolean,
): Omit<Met, "share"> | null {
  if (tag.kind === "any") return null;
  const weights = WEIGHTS[tag.kind];
  const hits = read
    .flatMap(({ field, words, next, taken }) =>
      tag.triggers.flatMap((looked) =>
        placesOf(looked, words).map((at) => {
          const first = at - looked.before.length;
          const opens = field === "solution" && at < OPENING;
          return {
            ...{ field, opens, said: words.slice(first, at + 1).join(" ") },
            stem: (words[at] ?? "").slice(0, STEM),
            next: next[at] ?? "",
            covered: (taken.get(at) ?? tag.id) !== tag.id,
            served:
              tag.kind === "world" &&
              field === "solution" &&
              !ofUsers &&
              isServed(words, first, [words[at] ?? "", words[at + 1] ?? ""]),
            denied: words.slice(Math.max(0, first - 2), first).some((word) => DENIED.test(word)),
            weight: weights[field] * (opens ? AT_THE_OPENING : 1),
          };
        }),
      ),
    )
    .filter(
      ({ denied, served, stem, covered }) =>
        !served && (tag.kind === "promise" || !(denied || (!covered && ofBuyers(stem)))),
    )
    .sort((a, b) => b.weight - a.weight);
  // A word counts where it weighs most, and little each further time.
  const weight = hits.reduce((sum, hit, at) => {
    const before = hits.slice(0, at).filter(({ stem }) => stem === hit.stem).length;
    return before >= MOST_TIMES ? sum : sum + hit.weight * (before === 0 ? 1 : AGAIN);
  }, 0);
  if (tag.kind === "world" && hits.every(({ said }) => said.split(" ").every((word) => OF_MANY.test(word))))
    return null;
  const fields = new Set(hits.map(({ field }) => field));
  const stems = new Set(hits.map(({ stem }) => stem));
  const first = firstPlace(tag.triggers, main);
  const isIn =
    (words: readonly string[]) =>
    ({ stem }: { stem: string }) =>
      words.some((word) => word.startsWith(stem));
  const [opening = ""] = sentences(read.find(({ field }) => field === "solution")?.text ?? "");
  if (tag.kind === "world" && !speaksOfWorld(hits, isIn(wordsOf(cleared(opening))), first, ofUsers))
    return null;
  const inMain =
    speaksOf(tag.triggers, main) &&
    (tag.kind === "deed" || hits.some((hit) => !hit.covered && isIn(wordsOf(main))(hit)));
  const again = ["problem", "differentiator", "businessModel"].some((field) =>
    fields.has(field as AnswerField),
  );
  const sure =
    tag.kind === "promise"
      ? fields.has("differentiator") && (fields.size > 1 || stems.size > 1)
      : inMain &&
        (tag.kind === "world"
          ? opensWith(tag.triggers, main, read)
          : again || speaksOf(tag.triggers, main.split(FIRST_DEED)[0] ?? ""));
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
  const spread = fields.has("solution") && (fields.has("problem") || fields.has("differentiator"));
  return {
    tag,
    weight: first ? weight * NAMED_FIRST : weight,
    said,
    words,
    sure,
    named: inMain,
    spread,
    central,
  };
}

const known = new WeakMap<Brief, Met[]>();
/** The promises, deeds and worlds that stand in the answers, the strongest of each kind first. */
export function tagsMet(brief: Brief): Met[] {
  const before = known.get(brief);
  if (before) return before;
  const read = readings(brief);
  const main = cleared(mainOffer(brief));
  const ofBuyers = namesBuyers(brief);
  const ofKnownKind = kindOfBusiness(brief) !== null;
  const whole = Object.values(brief.answers).join(" ");
  const refused = leftOut(brief.answers);
  const isRefused = ({ kind, triggers }: Tag) =>
    kind === "world" &&
    !ofKnownKind &&
    triggers.some(({ before, last }) => before.length === 0 && refused.has(last.slice(0, STEM - 1)));
  const all = TAGS.filter((one) => !speaksOf(one.other, whole) && !isRefused(one))
    .map((tag) => weigh(tag, read, main, ofBuyers, isProgram(brief)))
    .filter((met) => met !== null);
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
        sure: met.sure || (kind === "world" && !told && (met.named || (!ofKnownKind && met === first))),
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
