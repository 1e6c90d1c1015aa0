import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { singular } from "../amounts/price-tail";
import { type Nature, natureOf } from "../data/side-people";
import { sentenceSpans } from "../text/sentences";
import { EVIDENCE, type Evidence } from "./side-evidence";

const FIRST_NAMED: Record<Nature, number> = { grower: -1, provider: -1, either: -3, seeker: -3 };

/** Somebody whom an answer names, and what stands around the name. */
export interface Mention {
  head: string;
  /** With the words before that belong to the name. */
  called: string;
  weight: number;
  tells: readonly NonNullable<Evidence["tells"]>[];
}

const WORDS = /[\p{L}\d][\p{L}\d'’-]*/gu;
/** Words before a group that are no part of its name. */
const NO_PART =
  /^(?:an?|the|our|my|your|their|its|his|her|these|those|all|any|each|every|some|most|many|more|other|others|of|for|to|from|with|by|and|or|in|on|at|as|where|which|that|who|if|when|while|only|free|we|i|you|they|it|is|are|be|can|get|gets|find|finds|book|books|hire|rent|order|buy|choose|pick|compare|compares|connect|connects|match|matches|link|links|pair|pairs|sell|sells|see|let|lets|pay|ask|nearby|nearest|private|near|local|vetted|verified|checked|approved|trained|tested|certified|qualified|trusted|insured|personally|whom|then|also|into|between|than|up|out|via|real|good|best|great|new|small|such|both|two|three|four|five|ten|several|style|whose|not|no|per|plus|but|so|do|does|put|puts|represents|rotate|fresh|because|since|was|were|has|have|had|local|over|about|\d.*|.*['’]s?|(?!retired).*(?:ed|ly))$/iu;
const plural = (word: string) =>
  /(?:s|people|women|men|talent|folk|crew)$/iu.test(word)
    ? word
    : /[^aeiou]y$/iu.test(word)
      ? `${word.slice(0, -1)}ies`
      : /(?:ch|sh|x)$/iu.test(word)
        ? `${word}es`
        : /[^f]fe$/iu.test(word)
          ? `${word.slice(0, -2)}ves`
          : /man$/iu.test(word)
            ? `${word.slice(0, -2)}en`
            : `${word}s`;

/** "Weavers, carvers and potters put up": what is told of the last is told of all. */
const IN_A_LIST = /^(?:(?:,| and|, and| or) (?:[\p{L}-]+ )?[\p{L}-]+s\b){1,3}/u;
/** "Hotel lists" names no one, "the hotel lists its rooms" does. */
const ONE_OF_THEM = /^$|\b(?:the|an?|each|every|one|another|any|your|nearest) (?:[\p{L}-]+ ){0,2}$/iu;
const WITHOUT = /\bwithout (?:an? |the )?$/iu;
const MOST_BEFORE = 2;
const SUBJECT = /^(?:we|i|you)$/iu;

const clausesIn = (sentence: string) => sentence.split(/(?<=[;:])\s|\s[–—]\s/u);

/** Where the name of a group begins: "ambulance owners", "concept artists". */
function nameFrom(clause: string, words: readonly RegExpExecArray[], at: number): number {
  let first = at;
  while (at - first < MOST_BEFORE) {
    const [previous, earlier, own] = [words[first - 1], words[first - 2], words[first]];
    if (!previous || !own) break;
    const apart = clause.slice(previous.index + previous[0].length, own.index) !== " ";
    const done = SUBJECT.test(earlier?.[0] ?? "");
    if (apart || done || NO_PART.test(previous[0])) break;
    first -= 1;
  }
  return words[first]?.index ?? 0;
}

/** Everybody whom an answer names: people and firms, never things. */
export function mentionsIn(field: AnswerField, text: string): Mention[] {
  const sentences = sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
  return sentences.flatMap(clausesIn).flatMap((clause, nth) => {
    const words = [...clause.matchAll(WORDS)];
    return words.flatMap(({ 0: raw, index }, at) => {
      const word = raw.replace(/['’]s?$/u, "");
      const head = singular(word.toLowerCase());
      const nature = natureOf(word.toLowerCase(), head);
      const after = clause.slice(index + word.length);
      const next = /^ ([\p{L}-]+)/u.exec(after)?.[1]?.toLowerCase() ?? "";
      // "Farmer cooperatives" are cooperatives.
      if (!nature || natureOf(next, singular(next)) || WITHOUT.test(clause.slice(0, index))) return [];
      if (field === "solution" && plural(word) !== word && !ONE_OF_THEM.test(clause.slice(0, index)))
        return [];
      const start = nameFrom(clause, words, at);
      const [before, bare, behindList] = [
        clause.slice(0, start),
        clause.slice(0, index),
        after.replace(IN_A_LIST, ""),
      ];
      const found = EVIDENCE.filter(
        (rule) =>
          (!rule.field || rule.field === field) &&
          (!rule.before || rule.before.test(before) || rule.before.test(bare)) &&
          (!rule.after || rule.after.test(after) || rule.after.test(behindList)) &&
          !rule.unless?.test(rule.after ? after : before),
      );
      const leads = field === "targetAudience" && nth === 0 && !/[,;]| and /.test(before);
      const called = bare.slice(start) + plural(word);
      return [
        {
          head,
          called:
            start === 0 ? called.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : called,
          weight: found.reduce((sum, { weight }) => sum + weight, leads ? FIRST_NAMED[nature] : 0),
          tells: found.flatMap(({ tells }) => tells ?? []),
        },
      ];
    });
  });
}
