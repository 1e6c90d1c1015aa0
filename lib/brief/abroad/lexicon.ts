import { basesOf } from "./bases";
import { MORE_DE } from "./data/more-de";
import { MORE_ES } from "./data/more-es";
import { MORE_FR } from "./data/more-fr";
import { MORE_PT } from "./data/more-pt";
import { SMALL_WORDS } from "./data/small-words";
import { TRADES_DE } from "./data/trades-de";
import { TRADES_ES } from "./data/trades-es";
import { TRADES_FR } from "./data/trades-fr";
import { TRADES_PT } from "./data/trades-pt";
import { VERBS } from "./data/verbs";
import { WORDS } from "./data/words";
import { formOf, regularPast, several } from "./english-verb";
import { formsOf, TONGUES, type Tongue } from "./forms";

/** How a word is rendered: N noun, A adjective, D S O P C R Q X small words, 3 p 1 w d n g i m forms of a verb. */
export interface Entry {
  english: string;
  sort: string;
  /** The verb's base form, where it is one. */
  base?: string;
}

const MORE: Readonly<Partial<Record<Tongue, string>>> = {
  de: MORE_DE,
  es: MORE_ES,
  fr: MORE_FR,
  pt: MORE_PT,
};
/** Words that only some trades have. */
const TRADES: Readonly<Partial<Record<Tongue, string>>> = {
  de: TRADES_DE,
  es: TRADES_ES,
  fr: TRADES_FR,
  pt: TRADES_PT,
};
const SMALL = new Set("DSOPCRQX");
const ELIDED = "(?:qu|jusqu|lorsqu|puisqu|quell|quest|dell|nell|dall|sull|all|un|bell|[ldnsjcmt])['’]";
const PIECE = `(?:US|[A-Z]{1,2})\\$|\\d+(?:[ .,\\u00a0]\\d{3})*(?:[.,]\\d+)?|${ELIDED}(?=\\p{L}|$)|\\p{L}[\\p{L}\\p{M}]*(?:['’-]\\p{L}+)*|[^\\s\\p{L}\\d]`;
const PIECES: Readonly<Record<string, RegExp>> = {
  elided: new RegExp(PIECE, "giu"),
  plain: new RegExp(PIECE.replace(`|${ELIDED}(?=\\p{L}|$)`, ""), "giu"),
};
export const piecesOf = (tongue: Tongue, text: string) => [
  ...text.matchAll(PIECES[tongue === "fr" || tongue === "it" ? "elided" : "plain"] as RegExp),
];
const ACCENTED = /[^\p{ASCII}]/u;
const withoutAccents = (key: string) => key.normalize("NFD").replace(/\p{M}/gu, "");
const PLAIN = /^[\p{Ll}-]+$/u;
const keyOf = (tongue: Tongue, text: string) =>
  PLAIN.test(text)
    ? text
    : piecesOf(tongue, text.toLowerCase().replace(/’/g, "'"))
        .map(([piece]) => piece)
        .join(" ");

export class Lexicon {
  private readonly rows = new Map<string, Entry[]>();
  /** As they are typed without accents. */
  private readonly bare = new Map<string, Entry[]>();
  /** The most words that a phrase with this first word has. */
  private readonly longest = new Map<string, number>();

  constructor(readonly tongue: Tongue) {
    // What comes first wins: the larger lists were made with the smaller ones beside them.
    for (const rows of [MORE[tongue] ?? "", SMALL_WORDS[tongue] ?? ""]) this.read(rows);
    const column = TONGUES.indexOf(tongue) + 1;
    const cellsOf = (row: string) => {
      const cells = row.split("|");
      return [cells[0] ?? "", (cells[column] ?? "-").split(",").filter((cell) => cell !== "-")] as const;
    };
    for (const row of WORDS.trim().split("\n")) {
      const [english, said] = cellsOf(row);
      const sort = english.startsWith("=") ? "A" : "N";
      for (const cell of said) this.add(cell, { english: english.replace("=", ""), sort });
    }
    for (const row of VERBS.trim().split("\n")) {
      const [english, said] = cellsOf(row);
      for (const infinitive of said) this.addVerb(infinitive, english);
    }
    this.read(TRADES[tongue] ?? "");
  }

  /** Lines of "sort word=English word=English", "_" for a space. */
  private read(rows: string): void {
    for (const line of rows.trim().split("\n")) {
      const [sort = "", ...cells] = line.split(" ");
      for (const cell of cells) {
        const [said = "", english = ""] = cell.split("=").map((part) => part.replaceAll("_", " "));
        if (sort === "V") this.addVerb(said, english);
        else this.add(said, { english, sort });
      }
    }
  }

  /** All forms of a verb; its English is "take", or "take took taken" where it is irregular. */
  private addVerb(infinitive: string, told: string): void {
    const [, base = told, past = regularPast(told), participle = past] =
      /^(.+) (\S+) (\S+)$/.exec(told) ?? [];
    const rest = base.includes(" ") && past !== regularPast(told) ? base.slice(base.indexOf(" ")) : "";
    for (const [form, sort] of formsOf(this.tongue, infinitive))
      this.add(form, {
        english: formOf({ base, past: past + rest, participle: participle + rest }, sort),
        sort,
        base,
      });
  }

  private add(said: string, entry: Entry): void {
    const key = keyOf(this.tongue, said);
    if (ACCENTED.test(key)) {
      const bare = withoutAccents(key);
      this.bare.set(bare, [...(this.bare.get(bare) ?? []), entry]);
    }
    const known = this.rows.get(key);
    if (!known) this.rows.set(key, [entry]);
    else if (!known.some(({ sort }) => sort === entry.sort)) known.push(entry);
    const words = key.split(" ");
    const [first = ""] = words;
    if (words.length > (this.longest.get(first) ?? 0)) this.longest.set(first, words.length);
  }

  /** How many words the longest phrase may have that this word opens, under any ending; 0 where it is unknown. */
  reach(word: string): number {
    return Math.max(...basesOf(this.tongue, word).map((base) => this.longest.get(base.word) ?? 0));
  }

  exactly(key: string): readonly Entry[] {
    return this.rows.get(key) ?? this.bare.get(key) ?? [];
  }

  /** "Vermittelter Dienst": a German participle with an ending is an adjective. */
  private stands = ({ sort }: Entry, isBent: boolean) =>
    sort === "N" || sort === "A" || (isBent && sort === "n" && this.tongue === "de");

  /** Nouns and adjectives under another ending. */
  private bent(words: readonly string[]): Entry[] {
    const choices = words.map((word) => basesOf(this.tongue, word));
    const head = this.tongue === "de" ? words.length - 1 : 0;
    let keys = [{ key: "", many: false }];
    for (const [i, bases] of choices.entries())
      keys = keys.flatMap(({ key, many }) =>
        bases.map((base) => ({
          key: key ? `${key} ${base.word}` : base.word,
          many: i === head || this.tongue !== "de" ? many || base.many : many,
        })),
      );
    const all: Entry[] = [];
    for (const { key, many } of keys)
      for (const entry of this.exactly(key))
        if (
          this.stands(entry, key !== words.join(" ")) &&
          !all.some(({ sort }) => sort === (entry.sort === "n" ? "A" : entry.sort))
        )
          all.push(
            many && entry.sort === "N"
              ? { ...entry, english: several(entry.english) }
              : { ...entry, sort: entry.sort === "n" ? "A" : entry.sort },
          );
    return all;
  }

  /** In German a noun opens with a capital, and nothing else does within a sentence. */
  find(words: readonly string[], kind: "noun" | "other" | "any" = "any"): readonly Entry[] {
    const found = this.search(words);
    if (kind === "any" || words.length > 1) return found;
    const fitting = found.filter(({ sort }) => (sort === "N") === (kind === "noun"));
    return kind === "other" ? fitting : fitting.length > 0 ? fitting : found;
  }

  private search(words: readonly string[]): readonly Entry[] {
    const exact = this.exactly(words.join(" "));
    if (words.length > 1 ? exact.length > 0 : exact.some(({ sort }) => SMALL.has(sort))) return exact;
    const bent = words.length <= 3 ? this.bent(words) : [];
    const found = [...exact, ...bent.filter(({ sort }) => !exact.some((entry) => entry.sort === sort))];
    return found.length > 0 || this.tongue !== "de" || words.length > 1
      ? found
      : this.compound(words[0] ?? "");
  }

  /** "Vertretungstage": what comes last is the thing. */
  private compound(word: string): Entry[] {
    if (word.length < 8) return [];
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [head] = this.bent([word.slice(at)]).filter(({ sort }) => sort === "N");
      if (!head) continue;
      const before = word.slice(0, at).replace(/-$/, "");
      const first = [
        before,
        before.replace(/s$/, ""),
        before.replace(/e?n$/, ""),
        before.replace(/e[rs]?$/, ""),
        `${before}e`,
        `${before}en`,
      ]
        .flatMap((part) => this.exactly(part))
        .find(({ sort }) => sort === "N" || sort === "A" || sort === "i");
      if (first) return [{ english: `${first.english} ${head.english}`, sort: "N" }];
    }
    return [];
  }
}

const made = new Map<Tongue, Lexicon>();
/** Made when the first answer in that language is read. */
export function lexiconOf(tongue: Tongue): Lexicon {
  const known = made.get(tongue) ?? new Lexicon(tongue);
  made.set(tongue, known);
  return known;
}
