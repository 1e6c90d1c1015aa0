import type { Brief } from "@/lib/brief/types";
import { deedSearch } from "../deed-search";
import { openingNoun } from "../opening-noun";
import { loreOf } from "../ventures/known";
import { workDone } from "../work-done";
import { MEANS } from "./data/means";
import { wordsOf } from "./triggers";

/** One of several: "schools" is "school". */
const plainly = (word: string) => word.replace(/(?<=[^s])s$/, "");

/** What every second offer is called, or is like, and what is done to the thing itself. */
const SAYS_NOTHING =
  /^(?:apps?|software|platform|program|programme|website|site|service|tool|system|player|map|box|kit|set|sensor|device|course|class|workshop|evening|online|mobile|simple|small|little|new|digital|video|mail|weekly|monthly|subscription|shop|store|supplier|business|delivery|rental|cleaning|building|recording|tracking|planning|printing|management|monitoring|comparison|transcription|translation|repair|darning|maintenance|restoration|training|forecast|and|or|the|of|for|with|independent|local|other|private|amateur|companie|companies|company|firm|businesse|agencie|practice|teacher|owner|manager|people|adult|parent|student|women|men|team|club|member|household|family|familie|page|hour|piece)s?$/;
/** "Lift maintenance companies", "amateur choirs": who uses it, up to what is said of them. */
const BUYERS = /^[^,.;:(]+?(?= (?:in|with|who|that|from|at|near|of|between|to|and|or) |[,.;:(]|$)/iu;
/** "Inside the piano", "on any organ keyboard": what a thing is for. */
const USED_ON =
  /^[^,.;:]{3,60}? (?:inside|in|on|for|to|under) (?:the|an?|any|each|every|your) (\p{Ll}+(?: (?!that|which|who|and|or|in|on|for|to|with|of|by|at)\p{Ll}+)?)(?!\p{L}|['’]s)/iu;
/** "We check the roof": what is done first is done to it. */
const FIRST_OBJECT =
  /^(?:we|i) (?!turn|make|offer|help|teach|give|let|bring|connect|match)\p{Ll}+ (?:the|an?|your|their|old|every|each) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?=,| (?:and|for|in|of|on|at|with|that|so|from|to)\b|[.;])/iu;

/** The last word of a phrase that says anything: "grave" out of "grave cleaning". */
const telling = (said: string | null | undefined): string[] =>
  wordsOf(said ?? "")
    .map(plainly)
    .filter((word) => word.length > 2 && !SAYS_NOTHING.test(word))
    .slice(-1);

/** The words that say what is sold, or for whose trade where it is only "a program"; empty where nothing says it for sure. */
export function coreOf(brief: Brief): ReadonlySet<string> {
  if (brief.language !== "en" || brief.vagueness >= 0.6 || loreOf(brief)) return new Set();
  const { solution, targetAudience } = brief.answers;
  const opening = openingNoun(solution)?.noun;
  if (brief.offer.byFounder) return new Set(wordsOf(brief.offer.noun ?? "").map(plainly));
  const called = opening ?? brief.offer.noun;
  const own = [
    deedSearch(brief),
    workDone(brief),
    brief.offer.noun,
    opening,
    called ? null : FIRST_OBJECT.exec(solution)?.[1],
    ...(called ? wordsOf(USED_ON.exec(solution)?.[1] ?? "") : []),
  ]
    .flatMap(telling)
    .filter((word) => !MEANS.test(word));
  return new Set(own.length > 0 ? own : telling(BUYERS.exec(targetAudience)?.[0]));
}

const STEM = 4;
/** "Tool" and "toolbox", "choir" and "choirs". */
const akin = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= STEM && (one.startsWith(other) || other.startsWith(one)));

/** A word of the core itself, or one that begins like it. */
export const isOfCore = (core: ReadonlySet<string>, word: string) =>
  [...core].some((own) => akin(own, plainly(word)));
