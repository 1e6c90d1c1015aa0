import { singular } from "../../english";
import { BOUNDARY, DETERMINER, isAdverb, isMany, JOINS, MARK } from "./words";

/** What something is done to: "a weekly meal plan". */
export interface NounPhrase {
  determiner: string;
  /** Without it: "weekly meal plan", "photo of each fault". */
  words: string;
  /** One of it: "plan". */
  head: string;
  /** How many words it took. */
  length: number;
}

const PARTICIPLE =
  /(?:[a-z]{2}ed|cut|put|set|sent|sewn|made|built|chosen|grown|taught|given|drawn|written|worn|brought|bought|sold|kept|caught)$/;
/** "Ready meals", "used books": stands before what it says more about. */
const MOST = 6;

const NEXT = /^(?:next|last|same)$/i;
const TIME = /^(?:day|morning|afternoon|evening|night|week|month|year|season)s?$/i;
const KIND_TOO = /^(?:home|live|online)$/i;
const ADJECTIVE =
  /^(?:ready|new|fresh|small|big|large|simple|short|full|complete|whole|second|first|own|\p{L}+(?:al|ive|ous|ful|able|ic|y))$/iu;
const ends = (word = "") => MARK.test(word) || BOUNDARY.test(word) || JOINS.test(word);
/** No last word of the name of a thing: "warned straight", "the right". */
const NO_HEAD =
  /^(?:straight|right|ready|sure|fresh|new|good|better|best|free|clear|safe|available|late|early|due|open|short|long|small|big|large|simple|easy|several|many|much|more|less|enough|first|last|next|turnkey|proper|full|own|old|likely|possible|such|everything|anything|something|things|stuff|place)$/i;

/** "A 90 minute session": how long or how large one of it is. */
const isOfSize = (tokens: readonly string[], at: number) =>
  /^an?$/i.test(tokens[at - 1] ?? "") &&
  /^\d+$/.test(tokens[at] ?? "") &&
  /^\p{Ll}{2,}(?<!s)$/u.test(tokens[at + 1] ?? "");

/** The name that begins here, up to where it is over; null where none does. */
export function nounPhrase(tokens: readonly string[]): NounPhrase | null {
  let at = 0;
  const determiners: string[] = [];
  while (at < tokens.length && DETERMINER.test(tokens[at] ?? "") && at < 3 && !isOfSize(tokens, at)) {
    determiners.push(tokens[at] ?? "");
    at++;
  }
  const start = at;
  const words: string[] = [];
  while (at < tokens.length && words.length < MOST) {
    const word = tokens[at] ?? "";
    // "Odd or costly rules": both belong to what follows.
    if (
      words.length === 1 &&
      /^(?:or|and)$/i.test(word) &&
      !isMany(words[0]) &&
      isMany(tokens[at + 2]) &&
      /^\p{Ll}+(?:y|ed|al|ive|ous|ful|ing|old|new|ic|able|le)$/u.test(tokens[at + 1] ?? "")
    ) {
      words.push(word);
      at++;
      continue;
    }
    // "The empty tiffin next day": when, and no part of it.
    // "Your rent bit by bit": how, and no part of it.
    if (words.length > 0 && /^by$/i.test(tokens[at + 1] ?? "") && tokens[at + 2] === word) break;
    if (words.length > 0 && NEXT.test(word) && TIME.test(tokens[at + 1] ?? "")) break;
    // "A fresh home style lunch": of what kind it is.
    const isKind =
      KIND_TOO.test(word) &&
      /^\p{Ll}{3,}$/u.test(tokens[at + 1] ?? "") &&
      !ends(tokens[at + 1]) &&
      !DETERMINER.test(tokens[at + 1] ?? "");
    if (
      MARK.test(word) ||
      JOINS.test(word) ||
      (BOUNDARY.test(word) && !isKind) ||
      (DETERMINER.test(word) && !/^ones?$/i.test(word) && !isOfSize(tokens, at))
    )
      break;
    if (
      words.length > 0 &&
      !/^(?:or|and)$/i.test(words.at(-1) ?? "") &&
      (PARTICIPLE.test(word) || (isAdverb(word) && !/^all$/i.test(word)))
    ) {
      // "Hand carved spoons": more follows.
      const next = tokens[at + 1] ?? "";
      // "A ready set": a thing as well.
      const isThing = /^(?:set|cut)$/.test(word) && words.every((one) => ADJECTIVE.test(one));
      if (!isThing && (!next || ends(next) || DETERMINER.test(next))) break;
      if (isAdverb(word)) break;
    }
    words.push(word);
    at++;
  }
  if (words.length === 0 || /^(?:others?|rest|same|one that)$/i.test(words.join(" "))) return null;
  if (NO_HEAD.test(words.at(-1) ?? "") && !/^of$/i.test(tokens[at] ?? "")) return null;
  const head = singular((words.at(-1) ?? "").toLowerCase().replace(/['’]s?$/, ""));
  if (/^of$/i.test(tokens[at] ?? "") && words.length <= 2) {
    const after = nounPhrase(tokens.slice(at + 1));
    if (after && after.length <= 3) {
      const said = tokens.slice(start, at + 1 + after.length).join(" ");
      return { determiner: determiners.join(" "), words: said, head, length: at + 1 + after.length };
    }
  }
  return { determiner: determiners.join(" "), words: words.join(" "), head, length: at };
}

const isSingle = ({ determiner, words }: NounPhrase) => determiner === "" && !isMany(words.split(" ").at(-1));
/** "Fabric, collar and sleeve": all that stands in one breath. */
export function namedTogether(tokens: readonly string[]): { all: NounPhrase[]; length: number } {
  const all: NounPhrase[] = [];
  let at = 0;
  for (;;) {
    const next = nounPhrase(tokens.slice(at));
    if (!next) break;
    all.push(next);
    at += next.length;
    let joint = at;
    while (/^(?:,|and|or)$/i.test(tokens[joint] ?? "") && joint < at + 2) joint++;
    if (joint === at) break;
    const more = nounPhrase(tokens.slice(joint));
    if (!more || more.length > 4) break;
    // "A safety and threading session", "a knife and fork": one article, one thing.
    if (all.length === 1 && joint === at + 1 && /^an?$/i.test(next.determiner) && isSingle(more)) {
      const whole = `${next.words} ${tokens[at]} ${more.words}`;
      all[0] = { ...more, determiner: next.determiner, words: whole, length: joint + more.length };
      at = joint + more.length;
      break;
    }
    at = joint;
  }
  return { all, length: at };
}
