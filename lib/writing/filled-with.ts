import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { literal } from "@/lib/brief/text/literal";

/** What holds the goods, and is nothing that anybody looks for by itself. */
const CONTAINER =
  /^(?:tin|can|jar|bottle|tube|pouch|sachet|packet|bag|box|carton|crate|hamper|basket|tub|pot)$/;
/** A tin is "tinned", a bottle "bottled". */
const done = (container: string) => `${literal(container.replace(/e$/, ""))}(?:${container.slice(-1)})?ed`;

/** "Tinned fish" of who sells tins, "jars of honey" told as honey; null where the answers never say what is inside. */
export function filledWith(thing: string, answers: QuizAnswers): string | null {
  const container = thing.split(" ").at(-1)?.toLowerCase() ?? "";
  if (!CONTAINER.test(container)) return null;
  const text = `${answers.solution} ${answers.problem} ${answers.differentiator}`;
  const tinned = new RegExp(
    `\\b${done(container)} (?!at\\b|by\\b|in\\b|with\\b|and\\b|on\\b|for\\b)\\p{Ll}{3,}`,
    "iu",
  ).exec(text)?.[0];
  const inside = new RegExp(
    `\\b${literal(container)}(?:e?s)? of (\\p{Ll}{3,}(?<!s))(?=[.,;]|$| (?:and|from|in|at|with|for|to)\\b)`,
    "iu",
  ).exec(text)?.[1];
  return (tinned ?? inside)?.toLowerCase() ?? null;
}
