import type { Archetype, Brief } from "@/lib/brief/types";
import { cap } from "../english";
import { type Candidate, length } from "./candidate";
import { HEADS_OF_DEEDS, HEADS_OF_FORMS } from "./data/heads";
import { EVERYDAY } from "./data/screens";
import type { Match } from "./match";
import { readsTwoWays } from "./screen";
import { longestConsonantRun, syllables } from "./sound";
import { type Subject, subjectsOf } from "./stems";
import { trigger } from "./triggers";

/** The second word of a name; the clause says what it makes of the thing. */
interface Head {
  word: string;
  clause: string;
}

const heads = (text: string) =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((row): [string, Head[]] => [
        row.slice(0, row.indexOf(" ")),
        row
          .slice(row.indexOf(" ") + 1)
          .split("; ")
          .map((part) => ({
            word: part.slice(0, part.indexOf(":")),
            clause: part.slice(part.indexOf(":") + 2),
          })),
      ]),
  );
const OF_DEEDS = heads(HEADS_OF_DEEDS);
const OF_FORMS = heads(HEADS_OF_FORMS);

const LONGEST_JOINED = 11;
const MOST_BEATS = 3;
/** Read as one sound, or as two letters too many. */
const BAD_JOINT = /([a-z])\1|[aeiou]{2}|[tspcwg]h|[sz][sz]|e[aeiou]|[dt][dt]|ck[gc]|[pb][pb]/;
const MOST_RUN = 3;

/** Two short words that grow together without being misread. */
export function grows(stem: string, head: string): boolean {
  const joined = stem + head;
  return (
    stem !== head &&
    joined.length <= LONGEST_JOINED &&
    syllables(joined) <= MOST_BEATS &&
    !BAD_JOINT.test(stem.slice(-1) + head.slice(0, 1)) &&
    longestConsonantRun(stem.slice(-3) + head.slice(0, 3)) <= MOST_RUN &&
    !EVERYDAY.has(joined) &&
    !readsTwoWays(stem, head)
  );
}

const isJoined = ({ word }: Head) => /^[a-z]/.test(word);
export const plainly = ({ word }: Pick<Subject, "word">) => word.replaceAll("-", " ");
/** "the bike" in a clause made for any thing. */
const said = ({ clause }: Head, { word }: Subject) => clause.replaceAll("{n}", plainly({ word }));
const RANK = { subject: 0.7, kin: 0.16, head: 0.35 };
const LONGEST_APART = 16;

/** Names grown from the words of this trade and what is done for it: "Hivewatch", "Gasket Scout", "Linen Loop". */
export function compoundNames(brief: Brief, deeds: readonly Match[]): Candidate[] {
  const form: Archetype = brief.archetypes[0]?.id ?? "services";
  const own = deeds.filter(({ doubt }) => doubt < 1).flatMap(({ cluster }) => OF_DEEDS.get(cluster.id) ?? []);
  const all = [...own, ...(OF_FORMS.get(form) ?? [])];
  const subjects = subjectsOf(brief);
  const build = (
    name: string,
    kind: Candidate["kind"],
    gloss: string,
    subject: Subject,
    parts: string[],
    score: number,
  ) => ({
    name,
    kind,
    gloss,
    parts,
    source: `made of ${kind}`,
    triggers: [trigger(subject.word)],
    about: "",
    score: score - length(name),
  });
  return subjects.flatMap((subject, nth) => [
    ...all
      .filter(isJoined)
      .flatMap((head, rank) =>
        [...(subject.sayable ? [subject.word] : []), ...subject.kin]
          .filter((stem) => grows(stem, head.word))
          .map((stem, at) =>
            build(
              cap(stem + head.word),
              "compound",
              stem === subject.word
                ? `"${stem}" and "${head.word}", as in ${head.clause}`
                : `"${stem}", as in ${plainly(subject)}, and "${head.word}", as in ${head.clause}`,
              subject,
              [stem, head.word],
              5 - nth * RANK.subject - at * RANK.kin - rank * RANK.head,
            ),
          ),
      ),
    ...all
      .filter((head) => !isJoined(head))
      .map((head, rank) => ({
        head,
        rank,
        name: `${subject.word.split("-").map(cap).join(" ")} ${head.word}`,
      }))
      .filter(({ name }) => subject.sayable && name.length <= LONGEST_APART)
      .map(({ head, rank, name }) =>
        build(
          name,
          / & /.test(name) ? "pair" : "descriptive",
          said(head, subject),
          subject,
          [subject.word, head.word.toLowerCase()],
          4.8 - nth * RANK.subject - rank * RANK.head,
        ),
      ),
  ]);
}
