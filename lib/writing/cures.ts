import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { COMMON_WORDS, RELIEVES } from "./data/relieves";
import { bare } from "./english";
import { hurts } from "./need";

/** So many shared things, or one thing and a sense, make a pair. */
const LEAST = 2;
const SENSE = 2;
const STEM = 5;

const stemsOf = (said: string) =>
  new Set(
    (said.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !COMMON_WORDS.has(word))
      .map((word) => word.replace(/(?:ies|es|s)$/, "").slice(0, STEM)),
  );

/** Whoever buys, and what is in most sentences, ties no two of them together. */
function everywhere({ answers: { problem, solution, differentiator, targetAudience } }: Brief): Set<string> {
  const all = sentences(`${problem} ${solution} ${differentiator}`).map(stemsOf);
  const often = (stem: string) => all.filter((said) => said.has(stem)).length > Math.max(2, all.length / 2);
  const [buyers = ""] = sentences(targetAudience)[0]?.split(/[,;]| (?:who|that|with|in|from) /) ?? [];
  return new Set([...all.flatMap((said) => [...said]).filter(often), ...stemsOf(buyers)]);
}

/** How much speaks for it that the one answers the other: things named in both, and what helps against what. */
export function answers(trouble: string, deed: string, common: ReadonlySet<string> = new Set()): number {
  const [ails, does] = [stemsOf(trouble), stemsOf(deed)];
  const shared = [...ails].filter((stem) => does.has(stem) && !common.has(stem)).length;
  const senses = RELIEVES.filter(([when, how]) => when.test(trouble) && how.test(deed)).length;
  return shared + SENSE * senses;
}

export interface Cure {
  /** A sentence of the problem. */
  pain: string;
  /** The sentence of the offer that does something against it; "" where none does. */
  cure: string;
}

const paired = new WeakMap<Brief, Cure[]>();

/** Each sentence of the problem with the sentence of the offer that answers it, by what both speak of and never by their order. */
export function curesOf(brief: Brief): Cure[] {
  const known = paired.get(brief);
  if (known) return known;
  const { problem, solution, differentiator } = brief.answers;
  const english = brief.language === "en";
  const [pains, deeds] = [problem, `${solution} ${differentiator}`].map((text) =>
    english ? sentences(text).map(bare) : [],
  ) as [string[], string[]];
  const common = everywhere(brief);
  const own = new Set(sentences(solution).map(bare));
  const found = pains.map((pain) => {
    const [best] = deeds
      .map((cure) => ({ cure, worth: answers(pain, cure, common) + (own.has(cure) ? 0.5 : 0) }))
      .sort((a, b) => b.worth - a.worth);
    return { pain, cure: best && best.worth >= LEAST ? best.cure : "" };
  });
  paired.set(brief, found);
  return found;
}

/** The sentence of the problem which the offer answers first; "" where none of them is tied to it. */
export function leadPain(brief: Brief): string {
  if (brief.language !== "en") return "";
  const own = new Set(sentences(brief.answers.solution).map(bare));
  const [first = ""] = own;
  const cures = curesOf(brief);
  const common = everywhere(brief);
  const [best] = cures
    .filter(({ cure }) => cure === first || cure === "")
    .map(({ pain, cure }) => ({ pain, tied: answers(pain, first, common) + (cure === first ? 1 : 0) }))
    .filter(({ tied }) => tied >= LEAST)
    .map(({ pain, tied }) => ({ pain, worth: tied + (hurts(pain) ? 2 : 0) + (/\d/.test(pain) ? 0.5 : 0) }))
    .sort((a, b) => b.worth - a.worth);
  if (best) return best.pain;
  // Whatever the offer does later, the problem is told from its beginning.
  return own.has(cures[0]?.cure ?? "") ? (cures[0]?.pain ?? "") : "";
}
