import type { WritingContext } from "@/lib/artifacts/recipe";
import { behind, type Gloss } from "@/lib/brief/abroad/gloss";
import { inEnglish } from "@/lib/brief/abroad/in-own-words";
import { readable } from "@/lib/brief/abroad/readable";
import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { walked } from "./walked";
import { withoutClaims } from "./without-claims";

/** Where more words than these have no English, sentences of two languages would come of it: there the answers are only quoted. */
const MOST_UNKNOWN = 0.08;
/** Answers in another language are written of by their reading in English. */
export function asRead(context: WritingContext): WritingContext {
  const { inEnglish: read } = context.brief;
  return read && (read.spoken?.unknown ?? 0) <= MOST_UNKNOWN
    ? {
        ...context,
        brief: withoutClaims(readable(context.brief)),
        seed: `${context.seed} in ${context.brief.language}`,
      }
    : context;
}

/** No sentences: nothing is quoted there. */
const NO_PROSE: ReadonlySet<string> = new Set(["name", "tagline", "domain", "extensions", "meta"]);
const QUOTED = /"([^"]{3,})"/g;
/** A sentence that was cut or joined is known by how it begins and ends. */
const ANCHOR = 3;
const ON_A_SCREEN = /; (?:button|list|field|headline|words) "/;
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

/** The founder's own words behind words of the reading, at least so many; null where they are none of the founder's. */
function originalOf(quoted: string, glosses: readonly Gloss[], least = 1): string | null {
  const [, said = "", end = ""] = /^(.*?)([.,;:!?]*)$/.exec(quoted.trim()) ?? [];
  if (said.split(" ").length < least) return null;
  for (const gloss of glosses) {
    const place = placeIn(gloss, said);
    if (!place) continue;
    const { text } = behind(gloss, ...place);
    const opens = /^\p{Lu}/u.test(said) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
    return opens.replace(/[.,;:!?]+$/, "") + end;
  }
  return null;
}

/** Lines out of a reading in the language that customers there read; what is not said there word for word is none. */
export function linesThere(lines: readonly string[], { spoken }: Brief): string[] {
  if (!spoken) return [...lines];
  const glossed = inEnglish(spoken.answers, spoken.language);
  return lines.flatMap((line) => originalOf(line, glossed?.glosses ?? [], LEAST) ?? []);
}

/** Every quotation as the founder wrote it: between the marks stands no translation. */
export function inTheirTongue<T>(written: T, { brief }: WritingContext): T {
  const glosses = brief.inEnglish && inEnglish(brief.answers, brief.language)?.glosses;
  if (!glosses) return written;
  return walked(
    written,
    (text) =>
      text.replace(QUOTED, (whole, quoted: string) => {
        // "Change" on a button is no word of the founder's.
        const said = originalOf(quoted, glosses, ON_A_SCREEN.test(text) ? LEAST : 1);
        return said ? `"${said.replace(/"/g, "'")}"` : whole;
      }),
    NO_PROSE,
  );
}
