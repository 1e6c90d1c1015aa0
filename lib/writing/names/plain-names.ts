import type { Brief } from "@/lib/brief/types";
import { cap } from "../english";
import { type Form, workOf } from "../form";
import type { Material } from "../material";
import { type Act, actOf, headsOfAct, namesOfAct } from "../outline/act";
import type { Topic } from "../outline/topics";
import { type Candidate, length } from "./candidate";
import { nounsForNames } from "./central-nouns";
import { grows } from "./compounds";
import { MEANS } from "./data/means";
import { isField } from "./lexicon";
import { sureClusters } from "./sure";
import { trigger } from "./triggers";

/** "Gearlog", "Gear Ledger", "Ready Gear": the founder's own noun and what is done with it. */
const built = (nouns: readonly Topic[], act: Act): Candidate[] =>
  nouns.flatMap(({ word, many, counted }, nth) =>
    headsOfAct(act).flatMap(({ word: head, says }, rank): Candidate[] => {
      const how = /[_#]/.test(head) ? "phrase" : /^[a-z]/.test(head) ? "compound" : "descriptive";
      if (how === "compound" && !grows(word, head)) return [];
      const name =
        how === "phrase"
          ? head.replace("_", cap(word)).replace("#", cap(counted ? many : word))
          : how === "compound"
            ? cap(word + head)
            : `${cap(word)} ${head}`;
      return [
        {
          name,
          kind: name.includes(" & ") ? "pair" : how,
          gloss: says.replaceAll("{n}", counted ? many : word),
          parts: [word, ...(how === "phrase" ? [] : [head.toLowerCase()])],
          source: `made of ${how}`,
          triggers: [trigger(word)],
          about: "",
          score: 5.4 - nth * 0.5 - rank * 0.2 - length(name),
        },
      ];
    }),
  );

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
    score: 4.3 - at * 0.1,
  }));
export const SOURCE_OF_ACT = "what it does";

/** Of the worlds that the business surely belongs to, the first names, which are the best. */
const ofWorlds = (brief: Brief, nouns: readonly Topic[]): Candidate[] =>
  sureClusters(brief)
    .filter(
      ({ cluster }) =>
        cluster.kind === "thing" &&
        !isField(cluster) &&
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
  return [
    ...ofWorlds(brief, nouns),
    ...built(nouns, act),
    ...paired(nouns),
    ...friendly(nouns),
    ...hinting(act),
  ];
}

/** "Soup & Jar": the two things that it is about. */
function paired([first, second]: readonly Topic[]): Candidate[] {
  if (!first || !second || first.word.length + second.word.length > LONGEST_PAIR) return [];
  return [
    {
      name: `${cap(first.word)} & ${cap(second.word)}`,
      kind: "pair",
      gloss: "names the two things that it is about",
      parts: [first.word, second.word],
      source: "made of pair",
      triggers: [trigger(first.word)],
      about: "",
      score: 4.7,
    },
  ];
}
const LONGEST_PAIR = 12;

/** "Hello Soup": says what it is about in a friendly way, and no more. */
const friendly = (nouns: readonly Topic[]): Candidate[] =>
  nouns.slice(0, MOST_MEANT).flatMap(({ word }, nth) =>
    [
      { name: `Hello ${cap(word)}`, says: "is a friendly way to say what it is about" },
      { name: `The ${cap(word)} People`, says: "is what customers would call those who do this" },
    ].map(
      ({ name, says }, at): Candidate => ({
        name,
        kind: "phrase",
        gloss: says,
        parts: [word],
        source: "made of a greeting",
        triggers: [trigger(word)],
        about: "",
        score: 3.6 - nth * 0.3 - at * 0.2,
      }),
    ),
  );

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
    .map(({ word, many, counted }) => (counted ? many : word));
