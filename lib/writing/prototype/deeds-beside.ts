import { sentences } from "../cut";
import { bare, cap, conjugate, wordCount } from "../english";
import type { Material } from "../material";
import { deedsOn } from "./deeds-on";

/** "We connect directly with the school information system, so ...", "It also keeps track of Garda vetting". */
const DOES_BESIDE =
  /^(?:we|it|the app|our (?:app|tool|software|platform)) (?:also )?((?:connect|link|integrate|sync|work)s? (?:directly )?(?:with|to|into) [^,.;]+|keeps? track of [^,.;]+)/iu;
const inThird = (verb: string) => (/s$/.test(verb) ? verb : conjugate(verb));
const MOST_WORDS = 12;

/** What the program does by the account of what sets it apart: functions as well, told there and not in the solution. */
function deedsBeside(m: Material): string[] {
  if (m.foreign || m.vague || deedsOn(m).length === 0) return [];
  return sentences(m.context.brief.answers.differentiator)
    .map((said) => DOES_BESIDE.exec(bare(said))?.[1] ?? "")
    .filter((said) => said !== "" && wordCount(said) <= MOST_WORDS)
    .map((said) => cap(said.replace(/^\p{L}+/u, inThird)));
}

/** What sets it apart is needed as soon as what it does first. */
export const withDeedsBeside = (m: Material, said: readonly string[]): string[] => [
  ...said.slice(0, 2),
  ...deedsBeside(m),
  ...said.slice(2),
];
