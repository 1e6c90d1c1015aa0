import { PHRASINGS } from "./data/phrasings";
import type { Material } from "./material";
import { hash } from "./random";

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const GROUP = new Map<string, readonly string[]>();
for (const group of PHRASINGS) for (const phrase of group) GROUP.set(phrase.toLowerCase(), group);

const PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...GROUP.keys()]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join("|")})(?![\\p{L}\\d])`,
  "giu",
);

const QUOTED = /("[^"\n]*")/;
const upper = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/** Our own phrases in another of their equal forms; the founder's words are never touched. */
function reword(text: string, seed: string, answers: string): string {
  const times = new Map<string, number>();
  return text.replace(PATTERN, (found) => {
    const key = found.toLowerCase();
    const group = GROUP.get(key);
    if (!group || answers.includes(key)) return found;
    const first = group[0] ?? key;
    const nth = times.get(first) ?? 0;
    times.set(first, nth + 1);
    const chosen = group[(hash(`${seed}|${first}`) + nth) % group.length] ?? found;
    return /^\p{Lu}/u.test(found) ? upper(chosen) : chosen;
  });
}

/** The segment in full once, then by its head noun. */
function soften(text: string, { who, head }: Material, from: { seen: number }): string {
  if (head === who) return text;
  return text.replace(
    new RegExp(`(?<![\\p{L}-])${literal(who)}(?![\\p{L}-])`, "giu"),
    (found, at: number) => {
      from.seen += 1;
      if (from.seen === 1) return found;
      const opens = /^\p{Lu}/u.test(who)
        ? /(?:^|[.!?:] |\n)$/.test(text.slice(0, at))
        : /^\p{Lu}/u.test(found);
      return opens ? upper(head) : head;
    },
  );
}

/** "Fairplate ... . Fairplate needs" becomes "... . It needs". */
function pronouns(text: string, name: string): string {
  const named = literal(upper(name));
  return text.replace(
    new RegExp(`((?:^|[.!?] |\\n)${named} [^.!?\\n"]*[.] )${named} (?=[a-z]+s |does |can |will |is )`, "gu"),
    "$1It ",
  );
}

/** Where the name itself is meant. */
const ITS_NAME =
  /(?:\b(?:name|names|named|call|called|register|trademark|domain|word|the|a|an|first|each|every|this|next|another|of your|what is) (?:it |of |for |is )?|[&"(])$/i;
const OFTEN = 3;
/** Texts about the name as a sign, and whatever says what it is. */
const ABOUT_THE_NAME = /\b(trademark|logo|the mark of|type for|the letter|wordmark|set the name)\b/i;
const SAYS_WHAT = /^ (?:is|are) (?:an? |the |software|one )/;
const LONG = 220;

/** The name once in a text, and then the offer in plain words two times out of three. */
function inPlainWords(text: string, { name, thing, hasBrand, context }: Material): string {
  if (!hasBrand || !thing || ABOUT_THE_NAME.test(text)) return text;
  let seen = text.length > LONG ? 0 : hash(`${context.seed}|${text.slice(0, 80)}`) % OFTEN;
  return text
    .split(QUOTED)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(
            new RegExp(`(?<![\\p{L}-])${literal(name)}(?![\\p{L}-])`, "gu"),
            (found, at: number) => {
              if (
                ITS_NAME.test(part.slice(Math.max(0, at - 24), at)) ||
                SAYS_WHAT.test(part.slice(at + found.length))
              )
                return found;
              seen += 1;
              if (seen % OFTEN === 1) return found;
              return /(?:^|[.!?] |\n|\d\. )$/.test(part.slice(0, at)) && (i === 0 || at > 0)
                ? upper(thing)
                : thing;
            },
          ),
    )
    .join("");
}

export type Say = (text: string) => string;

/** How one package words what all packages have in common. */
export function rephraser(m: Material): Say {
  const answers = Object.values(m.context.brief.answers).join(" ").toLowerCase();
  // Lists name the segment in their first item and know it from then on.
  const listed = { seen: 0 };
  return (text) => {
    const from = text.length > LONG ? { seen: 0 } : listed;
    const worded = text
      .split(QUOTED)
      .map((part, i) => (i % 2 === 1 ? part : soften(reword(part, m.context.seed, answers), m, from)))
      .join("");
    return pronouns(inPlainWords(worded, m), m.name);
  };
}
