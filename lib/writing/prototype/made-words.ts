import { cap } from "../english";
import type { Material } from "../material";
import { objectOf } from "../voice";

const END = "(?=,|;|\\.|$| and | that | for | with )";
const MADE = new RegExp(
  `\\b(?:sewn|printed|baked|roasted|brewed|knitted|woven|carved|milled|poured|bottled|turned|dyed|pressed|drawn|smoked|spun|bound|made|packed|wrapped|posted|sent|shipped) (?:for us )?(?:in|from|out of|by|at|between) [^,.;]{3,36}?${END}`,
  "giu",
);
const POST = new RegExp(
  `\\b(post|ship|send)(?:s)? (?:it|them|each one)? ?((?:from|by|in) [^,.;]{3,30}?)${END}`,
  "iu",
);
const OUT_OF = new RegExp(`\\bmake\\b[^.;]{3,60}? (out of [^,.;]{3,24}?)${END}`, "iu");
const DONE: Readonly<Record<string, string>> = { post: "Posted", ship: "Shipped", send: "Sent" };
const MOST = 3;

/** How it is made and sent, as the founder says it: "Sewn in Portugal", "Posted from Uppsala". */
export function madeIn({ context, foreign }: Material): string[] {
  if (foreign) return [];
  const { solution, differentiator } = context.brief.answers;
  const [, verb = "", way = ""] = POST.exec(solution) ?? [];
  const [, outOf = ""] = OUT_OF.exec(solution) ?? [];
  return [
    ...new Set([
      ...(outOf ? [`Made ${outOf}`] : []),
      ...(`${solution}. ${differentiator}`.match(MADE) ?? []).map(cap),
      ...(way ? [`${DONE[verb.toLowerCase()]} ${way}`] : []),
    ]),
  ].slice(0, MOST);
}

const HANDED_IN =
  /\b(?:you|people|customers) (?:post|send|bring|leave|give|drop off|hand in)(?: us)? (?:your|their|the|an?) ((?:\p{L}+ )?\p{L}+?)(?=,|;|\.| (?:and|with|in|at|by|we|before|on|on the|to)\b)/iu;

/** What customers have and work is done to, one of it: "wedding dress"; "" where nothing is worked on. */
export function workedOnIn({ context, foreign, solutionQuote }: Material): string {
  if (foreign || context.brief.offer.way !== "work") return "";
  return HANDED_IN.exec(context.brief.answers.solution)?.[1]?.toLowerCase() ?? objectOf(solutionQuote) ?? "";
}
