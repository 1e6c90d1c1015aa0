import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNT, countOf } from "../text/number-words";
import { sentencesOf } from "../text/sentences";
import type { Belief, Per } from "./belief";
import { evenAt, evenBy } from "./even";
import { ownPay } from "./own-pay";

const BY_VOLUME =
  /\bmake (?:it|that|this) up (?:on|in|with|by|through) (?:the )?(?:volume|numbers|quantity|scale)\b|\b(?:volume|numbers|quantity) (?:game|business)\b|\b(?:with|by|through|on) (?:the |more )?(?:volume|scale|quantity|numbers)\b[^.;]{0,24}\b(?:works?|evens? out|pays?|fine|adds? up|goes well)\b|\b(?:evens? out|works?|pays?|adds? up|make (?:it|our money)|live|earn)\b[^.;]{0,24}\b(?:with|by|on|through) (?:the |more )?(?:volume|scale|quantity|numbers)\b|\bas long as we sell (?:a lot|enough|many)\b|\bsell cheap(?:ly)?,? (?:but|and) (?:we )?sell (?:many|a lot|more)\b|\b(?:when|once|as) we (?:scale|grow)\b[^.;]{0,24}\b(?:costs? (?:come|go|fall|drop)|evens? out|pays?)\b/i;

const NIGHT: Record<string, Per> = { night: "day", evening: "day" };
const AT_MOST = new RegExp(
  `\\b(?:(?:only|at most|no more than|never more than|maximum(?: of)?|limited to|room for|capacity (?:is|of))(?: (?:do|make|take|have|serve|about|at most))?) (?<many>${COUNT}) (?<what>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) (?:an?|per|each|every) (?<per>day|night|evening|week|month)\\b`,
  "iu",
);
const TIMES = /^(?:times?|hours?|minutes?|days?|weeks?)$/i;

function atMost(said: string): Belief | null {
  const { many = "", what = "", per = "" } = AT_MOST.exec(said)?.groups ?? {};
  const count = many ? countOf(many) : 0;
  return count > 1 && !TIMES.test(what)
    ? {
        kind: "at-most",
        said,
        count,
        noun: what,
        per: NIGHT[per.toLowerCase()] ?? (per.toLowerCase() as Per),
      }
    : null;
}

const byVolume = (said: string): Belief | null => (BY_VOLUME.test(said) ? { kind: "volume", said } : null);

const JOINED = /[,;:] (?!which|that|who)(?:and |but |so )?|\s(?:and|but|so) (?=(?:i|we|it|that|then)\b)/iu;
/** "Should be profitable by month three", without "and I can then pay myself": the shortest part that says as much. */
function shortest(said: string, read: (part: string) => Belief | null): Belief | null {
  const whole = read(said);
  if (!whole) return null;
  const parts = said
    .split(JOINED)
    .filter((part) => part.split(/\s/).length >= LEAST)
    .flatMap((part) => read(part.trim()) ?? []);
  const same = parts.filter(
    (part) => JSON.stringify({ ...part, said }) === JSON.stringify({ ...whole, said }),
  );
  return same.sort((a, b) => a.said.length - b.said.length)[0] ?? whole;
}
const LEAST = 4;
const READERS = [evenAt, evenBy, ownPay, byVolume, atMost] as const;

/** Break-even, pay or volume as the founder takes them to be: nothing that has happened, and nothing that customers get. */
export const saysOwnFigures = (said: string): boolean =>
  [evenAt, evenBy, ownPay, byVolume].some((read) => read(said) !== null);

/** What the founder takes to be so of the own figures, in the order of the answers and each kind once; [] where nothing is said. */
export function readBeliefs(answers: QuizAnswers): Belief[] {
  const found = (["businessModel", "differentiator", "solution"] as const)
    .flatMap((field) => sentencesOf(field, answers[field]))
    .flatMap(({ text }) => READERS.flatMap((read) => shortest(text, read) ?? []));
  return found.filter(({ kind }, at) => found.findIndex((other) => other.kind === kind) === at);
}
