import type { Tongue } from "./forms";
import { type Entry, type Lexicon, piecesOf } from "./lexicon";

/** A word or phrase of the answer with what stands for it in English; sorts as in the lexicon, "." for marks, "#" numbers, "Z" names, "U" unknown. */
export interface Word {
  said: string;
  start: number;
  end: number;
  english: string;
  sort: string;
  base?: string;
  /** What it is after "has" or "is", where it can be both. */
  participle?: string;
  /** No space stands before it. */
  glued: boolean;
}

export const isNoun = (word: Word | undefined) => word !== undefined && "NUZ".includes(word.sort);
const NUMBER = /^\d/;
const MARK = /^[^\p{L}\d]/u;
const CAPITAL = /^\p{Lu}/u;
/** "Campina Grande", "San Miguel de Allende". */
const BETWEEN_NAMES = /^(?:de|del|da|do|das|dos|la|las|los|el|di|d'|du|des|sur|sous|e|y)$/;
export const isVerb = (sort: string) => "3p1wdme".includes(sort);

const MONEY = /^(?:\d|[€$£]|\p{L}{0,2}\$|us\$)/u;
/** One of several readings by what stands before and after: "la ayuda" is help, "nos ayuda" helps. */
function chosen(
  entries: readonly Entry[],
  [last, before]: readonly [Word | undefined, Word | undefined],
  next: string,
  tongue: Tongue,
): Entry {
  const [first] = entries as [Entry];
  if (entries.length === 1) return first;
  const of = (sorts: string): Entry | undefined => {
    for (const sort of sorts) for (const entry of entries) if (entry.sort === sort) return entry;
    return undefined;
  };
  // "La cagette jetable coûte": an adjective behind its noun ends what is spoken of.
  const ended = tongue !== "de" && before?.sort === "A" && last?.sort === "N";
  const b = ended ? "N" : (before?.sort ?? ".");
  if (MONEY.test(next)) {
    const said = of("QP");
    if (said && !of("3p")) return said;
  }
  if ("DQ#PA".includes(b)) return of("NADQPXn") ?? first;
  if (/^(?:is|are|was|were)$/.test(before?.english ?? "")) return of("DQPXAnN") ?? first;
  if (tongue !== "de" && "PCRXQS".includes(first.sort)) return first;
  if (tongue === "de") return of(b === "S" ? "3p1mN" : "DSOPCRQX3mNApi1dn") ?? first;
  // "Caisses en plastique" beside "ils en achètent".
  if (b === "N" && of("O") && of("P")) return of("P") ?? first;
  // "Kit completo" is no "kit I fill in".
  if (b === "N") return of("O3pmwdenDPCXAQ1N") ?? first;
  if ("SRZUO".includes(b) || before?.english === "not") return of("O3pm1wdenDPCXAQN") ?? first;
  return first;
}

/** Names keep their words; in German every noun opens with a capital, and only what no dictionary knows is one. */
function namesIn(tongue: Tongue, pieces: readonly RegExpExecArray[], lexicon: Lexicon): boolean[] {
  const opens = (i: number) => i === 0 || /^[.!?:"“«(]$/.test(pieces[i - 1]?.[0] ?? "");
  const is = pieces.map(
    ([piece], i) =>
      tongue !== "de" &&
      CAPITAL.test(piece) &&
      (!opens(i)
        ? lexicon.exactly(piece.toLowerCase())[0]?.sort !== "S" || piece.length > 1
        : lexicon.reach(piece.toLowerCase()) === 0),
  );
  for (let i = 1; i < pieces.length - 1; i += 1) {
    const joins = BETWEEN_NAMES.test(pieces[i]?.[0] ?? "");
    const ends = is[i + 1] || (is[i + 2] && BETWEEN_NAMES.test(pieces[i + 1]?.[0] ?? ""));
    if (joins && is[i - 1] && ends && !/^[ey]$/.test(pieces[i]?.[0] ?? "")) is[i] = true;
  }
  return is;
}

/** The words of one answer, the longest phrase that is known first. */
export function wordsOf(text: string, tongue: Tongue, lexicon: Lexicon): Word[] {
  const pieces = piecesOf(tongue, text) as RegExpExecArray[];
  const names = namesIn(tongue, pieces, lexicon);
  const opens = (i: number) => i === 0 || /^[.!?:"“«(]$/.test(pieces[i - 1]?.[0] ?? "");
  const lower = pieces.map(([piece]) => piece.toLowerCase().replace(/’/g, "'"));
  const words: Word[] = [];
  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i] as RegExpExecArray;
    const start = piece.index;
    const last = pieces[i - 1];
    const glued = last !== undefined && last.index + last[0].length === start && !last[0].endsWith("'");
    const word = (
      many: number,
      english: string,
      sort: string,
      also: Pick<Word, "base" | "participle"> = {},
    ): void => {
      const till = pieces[i + many - 1] as RegExpExecArray;
      const end = till.index + till[0].length;
      words.push({ said: text.slice(start, end), start, end, english, sort, glued, ...also });
      i += many;
    };
    if (NUMBER.test(piece[0])) word(1, piece[0], "#");
    else if (MARK.test(piece[0])) word(1, piece[0], ".");
    else if (names[i]) word(1, piece[0], "Z");
    else {
      let length = Math.min(Math.max(lexicon.reach(lower[i] ?? ""), 1), pieces.length - i);
      let found: readonly Entry[] = [];
      for (; length > 0; length -= 1) {
        const part = lower.slice(i, i + length);
        if (
          length > 1 &&
          (part.some((each) => MARK.test(each)) || names.slice(i + 1, i + length).some(Boolean))
        )
          continue;
        const noun = CAPITAL.test(piece[0]) ? "noun" : "other";
        found = lexicon.find(part, tongue !== "de" || (opens(i) && noun === "noun") ? "any" : noun);
        if (found.length > 0) break;
      }
      if (found.length === 0) word(1, piece[0], "U");
      else {
        const { english, sort, base } = chosen(
          found,
          [words.at(-2), words.at(-1)],
          lower[i + length] ?? "",
          tongue,
        );
        const participle = found.find((entry) => entry.sort === "n")?.english;
        word(length, english, sort, { ...(base ? { base } : {}), ...(participle ? { participle } : {}) });
      }
    }
  }
  return words;
}
