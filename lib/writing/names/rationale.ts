import { cap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Random } from "../random";
import type { Candidate } from "./candidate";
import { clauseWith } from "./clause-with";
import { KIN } from "./kin";
import { ownSentences } from "./of-ours";
import { OWN_NOUN } from "./own-nouns";
import {
  ANSWERS,
  BORROWED,
  CAUTIONS,
  FOREIGN,
  type Frame,
  MEANS,
  NEW,
  OF_KIN,
  OF_OFFER,
  OF_TONGUE,
  OF_WORLD,
  OWN,
  PLAIN,
  SPOKEN_THERE,
  THING,
  THINGS,
  type Told,
} from "./rationale-frames";

/** A frame at a time, the least used of those that fit, so that none is worn out. */
function dealer(shuffle: Random["shuffle"]): (frames: readonly Frame[], told: Told) => string {
  const used = new Map<Frame, number>();
  const piles = new Map<readonly Frame[], Frame[]>();
  return (frames, told) => {
    const pile = piles.get(frames) ?? shuffle(frames);
    piles.set(frames, pile);
    const times = (frame: Frame) => used.get(frame) ?? 0;
    const [least = MEANS[0]] = [...pile].sort((a, b) => times(a) - times(b));
    if (!least) return "";
    used.set(least, times(least) + 1);
    return least(told);
  };
}

/** "The right form is ready": a sentence stands for itself. */
const CLAUSE = /^(?:an?|the|one|two|three) [^,]* (?:is|are|was|were|has|have)\b/i;
const framesFor = ({ kind, gloss, source, spokenThere, tongue }: Candidate) => {
  if (tongue) return OF_TONGUE;
  if (spokenThere) return SPOKEN_THERE;
  if (kind === "own words") return OWN;
  if (kind === "descriptive") return PLAIN;
  if (kind === "coined") return NEW;
  if (source === KIN || source === OWN_NOUN) return OF_KIN;
  if (FOREIGN.test(gloss)) return BORROWED;
  return THING.test(gloss) && !CLAUSE.test(gloss) ? THINGS : MEANS;
};

const SAYS_NOTHING =
  /^(?:what|when|where|which|that|this|with|from|have|been|more|most|some|somebody|nobody|everybody|good|every|hour|hours|after|before|they|them|there|their|other|another|first|last|stand|stands|come|comes|goes|knows?|need|needs|work|works|best|well|like|likes|make|makes|made|time|into|over|under|than|without|world|words?|small|right|long|owners?|people|customers?|price)$/i;
const STEM = 5;
const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !SAYS_NOTHING.test(word))
      .map((word) => word.replace(/s$/, "").slice(0, STEM)),
  );
/** A clause is quoted where it shares a word with the name or with what the name means. */
function isLinked(clause: string, { name, gloss }: Candidate): boolean {
  const pictured = stemsOf(`${name} ${gloss}`);
  return [...stemsOf(clause)].some((stem) => pictured.has(stem));
}

/** Opens as a sentence does, and points at nothing before it. */
const WHOLE = /^\p{Lu}(?!hey |t |his |hese |ther |here |ne of |any of )/u;
/** Whether the founder's clause ends where the quotation would: no half of a list, no bracket left open. */
const endsThere = (clause: string, own: string) => {
  const at = own.indexOf(clause);
  const rest = own.slice(at + clause.length);
  return (
    at >= 0 &&
    !/^[^()]*[()][^()]*$/.test(clause) &&
    /^\s*(?:$|[.;!?]|(?:,? )(?:and|but|so|while) (?:we|i|it|you|they|the|nobody|each|every)\b)/i.test(rest)
  );
};
const MOST_OF_A_WORD = 2;
/** What of the founder's a name is tied to: a clause that shares its picture or speaks of its world, else the words that open it; nothing where those were said before. */
function tieOf(candidate: Candidate, used: ReadonlyMap<string, number>, m: Material) {
  const { said = [], words = [], of } = candidate;
  const times = (quoted: string) => used.get(quoted) ?? 0;
  const { problem, solution } = m.context.brief.answers;
  // A thing belongs to what is offered, a promise also to what is wrong today.
  const own = [solution, ...ownSentences(m.context.brief), ...(of === "promise" ? [problem] : [])].join(" ");
  const free = said.filter(
    (one) =>
      WHOLE.test(one) &&
      wordCount(one) > 2 &&
      times(one) === 0 &&
      endsThere(one, own) &&
      !OF_FOUNDERS.test(one),
  );
  const clause = free.find((one) => isLinked(one, candidate));
  if (clause) return { quoted: [clause], frames: ANSWERS };
  // A single word of a promise or a deed explains no name.
  if (of !== "world") return null;
  const named = words
    .filter((one) => times(one) < MOST_OF_A_WORD && !OF_ANYTHING.test(one) && isLinked(one, candidate))
    .filter((one, at, all) => !all.slice(0, at).some((other) => stemOf(one) === stemOf(other)))
    .sort((one, other) => times(one) - times(other))
    .slice(0, 2);
  return named.length > 0 ? { quoted: named, frames: OF_WORLD } : null;
}
const stemOf = (word: string) => word.toLowerCase().slice(0, STEM - 1);
/** Words that any trade has: a picture is told by none of them. */
const OF_ANYTHING =
  /^(?:picks?|loads?|drops?|takes?|sends?|brings?|holds?|space|place|room|people|sunday|saturday|fixed|together|months?|weeks?|years?|days?|well|free|easy|clear|whole|same|open|close|full|home|family|tasks?|always|names?|thing|help|ready|sure|time|half)$/i;

/** Who the founder is and was. */
const OF_FOUNDERS =
  /^(?:I|My)\b|\b(?:my (?:uncle|aunt|mother|father|brother|sister|husband|wife)|studied|was|were|years in)\b/;

/** A reason of fewer words says too little of why it is meant for this offer. */
const SHORTEST = 8;
const MOST_OF_OFFER = 3;
const offered = ({ foreign, context: { brief } }: Material) =>
  brief.offer.noun && !foreign && wordCount(brief.offer.noun) <= MOST_OF_OFFER
    ? `the ${brief.offer.noun}`
    : "what you offer";

/** Why each name, in a sentence: what it means and, where one is near, which of the founder's words it answers to; and a reservation where it is due. */
export function rationales(names: readonly Candidate[], m: Material): string[] {
  const draw = dealer(m.random("rationales").shuffle);
  const cautioned = new Set<string>();
  const used = new Map<string, number>();
  return names.map((candidate) => {
    const { name, kind, gloss, parts } = candidate;
    const t = candidate.tongue?.name ?? "";
    const [first = ""] = parts;
    const own = kind === "own words" ? quote(clauseWith(gloss, m) ?? gloss) : "";
    const told: Told = { n: name, g: gloss, e: own, first, t };
    const made = draw(framesFor(candidate), told);
    const isSaid = kind === "descriptive" || kind === "own words";
    const tie = m.foreign || isSaid ? null : tieOf(candidate, used, m);
    for (const one of tie?.quoted ?? []) used.set(one, (used.get(one) ?? 0) + 1);
    const tied = tie ? draw(tie.frames, { ...told, e: tie.quoted.map(quote).join(" and ") }) : "";
    const caution = cautioned.has(kind) || candidate.spokenThere ? undefined : CAUTIONS[kind]?.(told);
    if (caution) cautioned.add(kind);
    const whole = `${made}${tied}`;
    const reason =
      wordCount(whole) > SHORTEST
        ? whole
        : `${whole}${draw(candidate.tongue ? OF_OFFER.slice(0, 1) : OF_OFFER, { ...told, e: offered(m) })}`;
    return [reason, ...(caution ? [caution] : [])]
      .map((text) => `${cap(text)}.`.replace(/([.!?]["”]?)\.$/, "$1"))
      .join(" ");
  });
}
