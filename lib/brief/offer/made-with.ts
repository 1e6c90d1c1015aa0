import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

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

/** The answers with biography moved from the offer to what sets it apart, where it is told of people. */
export function withoutMakers(answers: QuizAnswers): QuizAnswers {
  const [told = "", said = ""] = MADE_WITH.exec(answers.solution) ?? [];
  if (!told) return answers;
  const before = answers.differentiator.trim();
  const end = /[.!?]$/.test(before) || !before ? "" : ".";
  return {
    ...answers,
    solution: answers.solution.replace(told, ""),
    differentiator: `${before}${end} ${asSentence(said)}.`.trim(),
  };
}
