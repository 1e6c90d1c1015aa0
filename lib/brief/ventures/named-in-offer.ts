import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentencesOf } from "../text/sentences";
import { CUES } from "./cues/cues";
import { split } from "./rows";
import { isPair, toldWords } from "./told-words";

/** Words in the names of kinds that are said of many: forms, deeds and whom it is for. */
const OF_MANY = new Set(
  "scoring score app software service services online home firms tool tools for and the finder ai api post shop site small work studio school classes course club care coaching matching marketplace seller program data check digital local learning box subscription brands system own cleaning repair goods horse dog cat pet animal child children kids".split(
    " ",
  ),
);
const OPENING = 2;
const stemsOf = (text: string) => toldWords(text).filter((word) => !isPair(word));
const allIn = (words: readonly string[], told: ReadonlySet<string>) =>
  words.length > 0 && words.every((word) => told.has(word));

/** "Line-learning app": one of its own words opens the offer or is paid for, or what its founders say stands whole in the offer, "@" of who buys. */
export function isNamedIn({ solution, targetAudience, businessModel }: QuizAnswers, id: string): boolean {
  const opening = sentencesOf("solution", solution).slice(0, OPENING);
  const first = new Set(stemsOf(`${opening.map(({ text }) => text).join(" ")} ${businessModel}`));
  const own = id.split("-").filter((word) => !OF_MANY.has(word));
  if (own.flatMap(stemsOf).some((word) => first.has(word))) return true;
  const offer = new Set(stemsOf(solution));
  const buyers = new Set(stemsOf(targetAudience));
  return split(CUES.get(id) ?? "", ";").some((cue) => {
    const [ofBuyers, ofOffer] = [true, false].map((wanted) =>
      split(cue, " ").filter((word) => word.startsWith("@") === wanted),
    );
    return (
      allIn((ofOffer ?? []).flatMap(stemsOf), offer) &&
      (ofBuyers ?? []).flatMap(stemsOf).every((word) => buyers.has(word))
    );
  });
}
