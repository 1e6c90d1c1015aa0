import type { Brief } from "@/lib/brief/types";
import { type Form, workOf } from "../form";
import type { Material } from "../material";
import { type Act, actOf, namesOfAct } from "../outline/act";
import type { Topic } from "../outline/topics";
import { type Candidate, length } from "./candidate";
import { nounsForNames } from "./central-nouns";
import { MEANS } from "./data/means";
import { type Cluster, isField } from "./lexicon";
import { spoken } from "./spoken";
import { sureClusters } from "./sure";
import { toldNames } from "./told-names";
import { placesOf, wordsOf } from "./triggers";

/** Names that hint at what is gained by such an offer. */
const hinting = (act: Act): Candidate[] =>
  namesOfAct(act).map(({ name, says }, at) => ({
    name,
    kind: name.includes(" & ") ? "pair" : name.includes(" ") ? "phrase" : "real word",
    gloss: says,
    parts: [name.toLowerCase()],
    source: SOURCE_OF_ACT,
    triggers: [],
    about: "",
    score: HINT - at * 0.1,
  }));
/** True of many: only where the founder's own words give too few. */
const HINT = -12;
export const SOURCE_OF_ACT = "what it does";

/** Of the worlds that the business surely belongs to, the first names, which are the best. */
function ofWorlds(brief: Brief, nouns: readonly Topic[]): Candidate[] {
  const said = wordsOf(Object.values(brief.answers).join(" "));
  return sureClusters(brief)
    .filter(
      ({ cluster }) =>
        cluster.kind === "thing" &&
        !isField(cluster) &&
        cues(cluster, said) > 1 &&
        nouns
          .filter(({ word }) => !MEANS.test(word))
          .slice(0, MOST_MEANT)
          .some(({ word, many }) =>
            cluster.triggers.some(({ last, open }) =>
              open ? word.startsWith(last) : last === word || last === many,
            ),
          ),
    )
    .slice(0, MOST_WORLDS)
    .flatMap(({ cluster }, nth) =>
      cluster.entries.map(
        ({ name, gloss, kind }, at): Candidate => ({
          name,
          kind,
          gloss,
          parts: [name.toLowerCase()],
          source: nth === 0 ? FIRST_WORLD : SECOND_WORLD,
          triggers: cluster.triggers,
          about: cluster.gloss,
          score:
            4.6 -
            nth * 0.8 -
            at * 0.3 -
            length(name) -
            (kind === "borrowed" || kind === "coined" ? FOREIGN : 0),
        }),
      ),
    );
}
/** In how many different words the answers speak of it. */
const cues = ({ triggers }: Cluster, said: readonly string[]) =>
  triggers.filter((looked) => placesOf(looked, said).length > 0).length;
/** A word said by the way calls up another world. */
const MOST_MEANT = 2;
const MOST_WORLDS = 2;
/** A pun in another language has to be explained. */
const FOREIGN = 6;
export const FIRST_WORLD = "its world";
export const SECOND_WORLD = "a world beside it";

/** Plain names for an offer of no known kind: from its own nouns, from what it does for people, and from a world it surely belongs to. */
export function plainNames(brief: Brief): Candidate[] {
  const act = actOf(brief, workOf(brief) as Form);
  const nouns = nounsForNames(brief, act);
  return [...toldNames(brief), ...ofWorlds(brief, nouns), ...hinting(act)];
}

const MOST_WORDS = 3;
/** The customers in a word or three; "" where their name is longer or may have been cut. */
export const shortWho = ({ group: { crowd } }: Pick<Material, "group">): string =>
  crowd.split(" ").length <= MOST_WORDS &&
  /^\p{L}[\p{L}'’ -]*(?:s|people|women|men|children)$/u.test(crowd) &&
  !/\b(?:and|or|with|in|who|for|at)\b/.test(crowd)
    ? crowd
    : "";

/** The central nouns as they are said: "dives", "gear". */
export const nounsSaid = ({ context: { brief } }: Pick<Material, "context">): string[] =>
  nounsForNames(brief, actOf(brief, workOf(brief) as Form))
    .slice(0, 2)
    .map(spoken);
