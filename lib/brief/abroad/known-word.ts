import { OPENING_NOUNS } from "../data/no-names";
import { MORE_DE } from "./data/more-de";
import { MORE_ES } from "./data/more-es";
import { MORE_FR } from "./data/more-fr";
import { MORE_PT } from "./data/more-pt";
import { TRADES_DE } from "./data/trades-de";
import { TRADES_ES } from "./data/trades-es";
import { TRADES_FR } from "./data/trades-fr";
import { TRADES_PT } from "./data/trades-pt";
import { VERBS } from "./data/verbs";
import { WORDS } from "./data/words";

const TABLES = [
  ...[WORDS, VERBS, MORE_DE, MORE_ES, MORE_FR, MORE_PT],
  ...[TRADES_DE, TRADES_ES, TRADES_FR, TRADES_PT],
];
let words: Set<string> | null = null;
/** Every English word that something is rendered by. */
const known = () => {
  words ??= new Set([
    ...OPENING_NOUNS,
    ...TABLES.flatMap((table) =>
      [...table.matchAll(/=([a-z_-]+)/gi)].flatMap(([, said = ""]) => said.toLowerCase().split(/[_-]/)),
    ),
  ]);
  return words;
};

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ["y"]],
  [/es$/, ["", "e"]],
  [/s$/, [""]],
  [/(?:ing|ed|er|ers|or|ors|est)$/, ["", "e"]],
  [/(\p{L})\1(?:ing|ed|er|ers)$/u, ["$1"]],
  [/(?:ly|ness|less|ful|y)$/, ["", "e"]],
];
/** "Dealers" is a word that the tables know in one of its forms; "Dext" is none and can only be a name. */
export function isKnownWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]s$/, "");
  if (known().has(plain)) return true;
  return ENDINGS.some(
    ([ending, bases]) => ending.test(plain) && bases.some((base) => known().has(plain.replace(ending, base))),
  );
}
