import { sentences } from "../cut";
import { cap, inWords, uncap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import type { Candidate } from "./candidate";
import { SURFACE } from "./data/in-use";
import { nounsSaid, shortWho } from "./plain-names";
import { letters } from "./sound";
import { promisesOf } from "./told-lines";

/** What a name has to do with these customers; "" where it has nothing to do with them. */
export type Tie = (candidate: Candidate, line: string) => string;

const SHORT = 9;
const MOST_QUOTED = 14;
const MADE_OF_A_NOUN = /^made of (?:compound|phrase|pair|a new word)$/;

/** The problem in a clause that can be quoted; "" where it is told at length. */
const troubleOf = ({ context: { brief } }: Material) =>
  sentences(brief.answers.problem)
    .flatMap((said) => [said, ...said.split(/; |, (?:and|so|but) | because /)])
    .map((said) => said.replace(/[.!?]+$/, ""))
    .find((said) => wordCount(said) > 3 && wordCount(said) <= MOST_QUOTED) ?? "";

/** Sentences that tie a name to this business, each for one name: its customers, its town, its promise. */
export function ties(m: Material): Tie[] {
  const { place, archetype, foreign, vague, context } = m;
  const { brief } = context;
  const who = shortWho(m);
  const nouns = brief.language === "en" ? nounsSaid(m) : [];
  const speaksOf = ({ parts }: Candidate) =>
    nouns.find((noun) => parts.some((part) => part.length > 2 && noun.startsWith(part)));
  /** Who is called after it has it and does not only speak of it; who is not told of it may not know it. */
  const isNoWordOfTheirs = (noun: string) =>
    who.toLowerCase().includes(noun.slice(0, 5)) ||
    !`${brief.answers.problem} ${brief.answers.targetAudience}`.toLowerCase().includes(noun.slice(0, 5));
  const trouble = foreign || vague ? "" : troubleOf(m);
  const claims = foreign || vague ? [] : promisesOf(m);
  const promise =
    (say: (claim: string) => string, nth: number): Tie =>
    (_, line) => {
      const claim = claims[nth];
      return claim && claim !== line ? say(quote(uncap(claim))) : "";
    };
  return [
    ({ name, source }) =>
      place && brief.geography?.scale === "city" && MADE_OF_A_NOUN.test(source) && !name.includes(place)
        ? `It is tied to no town, so the business can grow beyond ${place} under it`
        : "",
    (candidate) => {
      const noun = speaksOf(candidate);
      return noun && who && !isNoWordOfTheirs(noun) && candidate.source.startsWith("made of ")
        ? `${cap(who)} speak of their ${noun} too, so nobody has to learn a word`
        : "";
    },
    ({ kind }) =>
      trouble && kind !== "descriptive"
        ? `It answers the trouble that you describe: ${quote(uncap(trouble))}`
        : "",
    promise((claim) => `It fits what you promise, ${claim}`, 0),
    ({ name }) =>
      letters(name).length <= SHORT
        ? `At ${inWords(letters(name).length)} letters it is short enough for ${SURFACE[archetype]}`
        : "",
    promise((claim) => `What sets you apart, ${claim}, can stand beside it`, 1),
  ];
}
