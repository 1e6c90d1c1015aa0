import type { Brief } from "@/lib/brief/types";
import { NATIVE_ANY } from "./data/native-any";
import { NATIVE_WORDS } from "./data/native-words";
import { type Entry, entry } from "./entry";
import { placesOf, type Trigger, trigger, wordsOf } from "./triggers";

const blocks = (text: string) => text.trim().split("\n\n");

/** A word of another language stays one; several of them are a phrase or a pair as in English. */
const native = (line: string): Entry => {
  const word = entry(line);
  const kind = / (?:&|y|e|et|und|en) /.test(word.name)
    ? "pair"
    : word.name.includes(" ")
      ? "phrase"
      : "borrowed";
  return { ...word, kind };
};

/** What suits any business in a language. */
export const NAMES_OF_LANGUAGES: ReadonlyMap<string, Entry[]> = new Map(
  blocks(NATIVE_ANY).map((block) => {
    const [language = "", ...lines] = block.split("\n");
    return [language, lines.map(native)] as const;
  }),
);

/** Words of one language for the thing itself. */
export interface NativeWords {
  id: string;
  language: string;
  triggers: Trigger[];
  entries: Entry[];
}
export const NATIVE: readonly NativeWords[] = blocks(NATIVE_WORDS).map((block) => {
  const [top = "", ...lines] = block.split("\n");
  const [language = "", id = ""] = top.split(" ");
  const looked = lines.filter((line) => line.startsWith("? ")).map((line) => line.slice(2));
  return {
    ...{ language, id: `${language}-${id}` },
    triggers: looked.join(" ").split(/\s+/).filter(Boolean).map(trigger),
    entries: lines.filter((line) => line.includes(" = ")).map(native),
  };
});

const MOST = 2;
/** Two different words are no accident. */
const LEAST = 2;
/** Of the things that the answers speak of most, the words of their language. */
export function nativeNames({ answers, language }: Pick<Brief, "answers" | "language">): Entry[] {
  const said = wordsOf(`${answers.solution} ${answers.differentiator} ${answers.problem}`);
  return NATIVE.filter((one) => one.language === language)
    .map(({ triggers, entries }) => ({
      entries,
      times: triggers.flatMap((looked) => placesOf(looked, said)).length,
    }))
    .filter(({ times }) => times >= LEAST)
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST)
    .flatMap(({ entries }) => entries);
}
