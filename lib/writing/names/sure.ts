import type { Brief } from "@/lib/brief/types";
import type { Topic } from "../outline/topics";
import { centralNouns } from "./central-nouns";
import { MEANS } from "./data/means";
import { RULED_OUT } from "./data/ruled-out";
import { isAmbiguous } from "./homographs";
import { type Cluster, isField, THINGS, TOPICS } from "./lexicon";
import { placesOf, type Trigger, wordsOf } from "./triggers";

/** A world of words that the business surely belongs to, and how strongly. */
export interface Sure {
  cluster: Cluster;
  weight: number;
}

/** One noun is enough where it stands first and in so many answers, or in the offer and in the name of the customers. */
const EVERYWHERE = 3;
/** Several nouns have to be as strong as this share of the first one. */
const LEAST = 0.6;
/** Or stands so far before the second one. */
const AHEAD = 1.5;
/** A world with the first noun in it comes before one without. */
const WITH_THE_FIRST = 1.5;
const MOST = 3;

const said = ({ before, last }: Trigger, words: readonly string[]) =>
  before.length > 0 && placesOf({ before, last, open: false }, words).length > 0;
const names = (looked: Trigger, { word, many }: Topic) =>
  looked.before.length === 0 &&
  (looked.open ? word.startsWith(looked.last) : looked.last === word || looked.last === many);

const isShared = ({ word }: Topic, { answers: { solution, targetAudience } }: Brief) =>
  [solution, targetAudience].every((text) =>
    new RegExp(`\\b${word.replace(/y$/, "(?:y|ies)")}`, "i").test(text),
  );
/** Names of a trade say most, those of a whole field of life least. */
const nearness = (cluster: Cluster) => (isField(cluster) ? 2 : cluster.kind === "thing" ? 1 : 0);

/** The worlds of words that several central nouns agree on, or the first of all; never one that a stray word calls up. */
export function sureClusters(brief: Brief): Sure[] {
  const topics = centralNouns(brief);
  const [first] = topics;
  if (!first) return [];
  const offered = wordsOf(`${brief.answers.solution} ${brief.answers.targetAudience}`);
  const everything = Object.values(brief.answers).join(" ");
  return [...TOPICS, ...THINGS]
    .filter(({ id }) => !RULED_OUT[id]?.test(everything))
    .flatMap((cluster) => {
      const told = topics.filter(
        (topic) =>
          (topic === first || !MEANS.test(topic.word)) &&
          cluster.triggers.some(
            (looked) =>
              names(looked, topic) ||
              (said(looked, offered) && [...looked.before, looked.last].includes(topic.word)),
          ),
      );
      const weight =
        told.reduce((sum, topic) => sum + topic.weight, 0) * (told.includes(first) ? WITH_THE_FIRST : 1);
      const alone =
        told.length === 1 &&
        told[0] === first &&
        (first.fields >= EVERYWHERE ||
          isShared(first, brief) ||
          first.weight >= AHEAD * (topics[1]?.weight ?? 0));
      const sure =
        (alone && !isAmbiguous(new Set([first.word]), brief.offer.noun)) ||
        (told.length > 1 && weight >= first.weight * LEAST);
      return sure ? [{ cluster, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight || nearness(b.cluster) - nearness(a.cluster))
    .slice(0, MOST);
}
