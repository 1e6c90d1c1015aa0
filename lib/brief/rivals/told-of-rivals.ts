import { sentenceSpans } from "../text/sentences";
import { isAtWork, isFaulted, isLikened } from "./named-rivals";

export interface ToldOfRival {
  names: string[];
  /** "Rover and Gudog accept anyone": who and what, in the founder's words. */
  said: string;
}

/** What follows is said of the offer again. */
const OURS =
  /(?:;|, (?:and |but |so |while |whereas )?(?=(?:we|ours?|us)\b)| (?:and|but|so|while) (?=(?:we|ours?)\b))/iu;
const LINK = /^(?:,| and| or|, and|, or) $/;
const TAIL = /[\s,;:.!–-]+(?:and|but|while|whereas|because|since|or)?[\s,;:.!–-]*$/i;

/** Each named rival with the clause that says what is wrong with it; those of whom nothing is said are left out. */
export function toldOfRivals(texts: readonly string[], rivals: readonly string[]): ToldOfRival[] {
  return texts.flatMap((text) =>
    sentenceSpans(text).flatMap(({ start, end }) => {
      const sentence = text.slice(start, end);
      const found = rivals
        .map((name) => ({ name, at: sentence.indexOf(name) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at);
      const heads = found.filter(({ name, at }, i) => {
        const [before, after] = [sentence.slice(0, at), sentence.slice(at + name.length)];
        const last = found[i - 1];
        const listed = last && LINK.test(sentence.slice(last.at + last.name.length, at));
        return !listed && (isFaulted(before, after) || isAtWork(name, before, after));
      });
      const told = heads.map(({ at }, i) => {
        const said = sentence.slice(at, heads[i + 1]?.at);
        const own = said.split(OURS)[0]?.replace(TAIL, "") ?? "";
        return { names: found.map(({ name }) => name).filter((name) => own.includes(name)), said: own };
      });
      // "Apps like Foo talk to mums": said of the kind, and so of the one that stands for it.
      const [like] = heads.length === 0 ? found : [];
      if (!like || !isLikened(sentence.slice(0, like.at), sentence.slice(like.at + like.name.length)))
        return told;
      const own = sentence.split(OURS)[0]?.replace(TAIL, "") ?? "";
      return own.includes(like.name)
        ? [{ names: found.map(({ name }) => name).filter((name) => own.includes(name)), said: own }]
        : [];
    }),
  );
}
