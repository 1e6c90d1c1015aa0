import type { WritingContext } from "@/lib/artifacts/recipe";
import { behind, type Gloss } from "@/lib/brief/abroad/gloss";
import { inEnglish, readable } from "@/lib/brief/abroad/in-own-words";
import { literal } from "@/lib/brief/text/literal";
import { walked } from "./walked";
import { withoutClaims } from "./without-claims";

/** Where more words than these have no English, sentences of two languages would come of it: there the answers are only quoted. */
const MOST_UNKNOWN = 0.08;
/** Answers in another language are written of by their reading in English. */
export function asRead(context: WritingContext): WritingContext {
  const { inEnglish: read } = context.brief;
  return read && (read.spoken?.unknown ?? 0) <= MOST_UNKNOWN
    ? { ...context, brief: withoutClaims(readable(context.brief)) }
    : context;
}

/** Screens are drawn in English, to be checked by whoever reads the plan. */
const DRAWN: ReadonlySet<string> = new Set([
  "name",
  "domain",
  "extensions",
  "meta",
  "mockups",
  "userFlow",
  "features",
]);
const QUOTED = /"([^"]{3,})"/g;
/** A sentence that was cut or joined is known by how it begins and ends. */
const ANCHOR = 3;
const LEAST = 2;

function placeIn({ english }: Gloss, said: string): [from: number, to: number] | null {
  const find = (words: string, after = 0) => {
    const at = english
      .slice(after)
      .search(new RegExp(`(?<![\\p{L}\\d])${literal(words)}(?![\\p{L}\\d])`, "iu"));
    return at < 0 ? -1 : at + after;
  };
  const whole = find(said);
  if (whole >= 0) return [whole, whole + said.length];
  const words = said.split(" ");
  if (words.length < 2 * ANCHOR) return null;
  const from = find(words.slice(0, ANCHOR).join(" "));
  const end = words.slice(-ANCHOR).join(" ");
  const to = from < 0 ? -1 : find(end, from);
  return to < 0 ? null : [from, to + end.length];
}

/** Every quotation as the founder wrote it: between the marks stands no translation. */
export function inTheirTongue<T>(written: T, { brief }: WritingContext): T {
  const glossed = brief.inEnglish ? inEnglish(brief.answers, brief.language) : null;
  if (!glossed) return written;
  const original = (quoted: string, least: number): string | null => {
    const [, said = "", end = ""] = /^(.*?)([.,;:!?]*)$/.exec(quoted.trim()) ?? [];
    if (said.split(" ").length < least) return null;
    for (const gloss of glossed.glosses) {
      const place = placeIn(gloss, said);
      if (!place) continue;
      const { text } = behind(gloss, ...place);
      const opens = /^\p{Lu}/u.test(said) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
      return opens.replace(/[.,;:!?]+$/, "") + end;
    }
    return null;
  };
  return walked(
    written,
    (text) =>
      original(text, LEAST) ??
      text.replace(QUOTED, (whole, quoted: string) => {
        const said = original(quoted, 1);
        return said ? `"${said.replace(/"/g, "'")}"` : whole;
      }),
    DRAWN,
  );
}
