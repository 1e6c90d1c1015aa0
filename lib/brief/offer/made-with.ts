import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { PAST } from "../text/happened";
import { sentencesTelling } from "../told-sentences/told";

const RELATIVE =
  "(?:brother|sister|wife|husband|aunt|uncle|cousin|friend|father|mother|dad|mum|mom|son|daughter|neighbour|neighbor|girlfriend|boyfriend)";
/** ", built with my sister, who is a nurse": who stood beside the founder, and nothing that the offer does. */
const MADE_WITH = new RegExp(
  `, ((?:built|made|developed|designed|written|started|founded) (?:together )?(?:with|by) my (?:\\p{L}+ )?${RELATIVE}(?:, (?:who|an?) [^,.;]{3,60})?)(?=[.;]|$)`,
  "iu",
);

/** "I built it with my sister, who is a nurse". */
const asSentence = (said: string) =>
  said.replace(
    /^(\p{L}+) (together )?(?:with|by) /iu,
    (_, verb: string, together = "") =>
      `I ${verb.toLowerCase().replace("written", "wrote")} it ${together}with `,
  );

/** "I was a stage manager for ten years. We lend ...": who somebody was, told before the offer. */
const ONCE = new RegExp(`^(?:i|we) (?:was|were|used to|(?!(?:run|read|let)\\b)${PAST})\\b`, "iu");
/** "..., so I made an app", "..., now I run with dogs": the offer itself stands in it. */
const WITH_OFFER =
  /\b(?:now|today)\b|\b(?:built|made|created|developed|started|opened) (?:an?|this|it|the|my|our)\b/iu;
const LEAST = 6;
function openingOnFounders({ solution }: QuizAnswers): string {
  const [first] = sentencesTelling("solution", solution, "team");
  const rest = first ? solution.slice(first.end).replace(/^[.!?\s]+/, "") : "";
  return first?.start === 0 &&
    ONCE.test(first.text) &&
    !WITH_OFFER.test(first.text) &&
    rest.split(/\s+/).length >= LEAST
    ? solution.slice(0, solution.length - rest.length)
    : "";
}

const beside = (answers: QuizAnswers, without: string, said: string): QuizAnswers => {
  const before = answers.differentiator.trim();
  const end = /[.!?]$/.test(before) || !before ? "" : ".";
  return {
    ...answers,
    solution: answers.solution.replace(without, ""),
    differentiator: `${before}${end} ${said}`.trim(),
  };
};

/** The answers with biography moved from the offer to what sets it apart, where it is told of people. */
export function withoutMakers(answers: QuizAnswers): QuizAnswers {
  const opening = openingOnFounders(answers);
  if (opening) return withoutMakers(beside(answers, opening, opening.trim()));
  const [told = "", said = ""] = MADE_WITH.exec(answers.solution) ?? [];
  return told ? beside(answers, told, `${asSentence(said)}.`) : answers;
}
