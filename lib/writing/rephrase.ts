import { literal } from "@/lib/brief/literal";
import { PHRASINGS } from "./data/phrasings";
import type { Material } from "./material";
import { hash } from "./random";

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

const LONG = 220;

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
    return pronouns(worded, m.name);
  };
}
