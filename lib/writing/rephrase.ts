import { literal } from "@/lib/brief/text/literal";
import { PHRASINGS } from "./data/phrasings";
import { inShort } from "./in-short";
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

/** "Fairplate ... . Fairplate needs" becomes "... . It needs". */
function pronouns(text: string, name: string): string {
  const named = literal(upper(name));
  return text.replace(
    new RegExp(`((?:^|[.!?] |\\n)${named} [^.!?\\n"]*[.] )${named} (?=[a-z]+s |does |can |will |is )`, "gu"),
    "$1It ",
  );
}

/** After these words "for" belongs to the verb: "pay for", "look for". */
const FOR_STAYS =
  "pa(?:y|ys|id|ying)|ask(?:s|ed|ing)?|look(?:s|ed|ing)?|search|wait(?:s|ed|ing)?|stands?|made|order(?:s|ed)?|meant|free|except";
/** Whose they are is clear where the name has just been said. */
const ITS =
  "customers?|users?|costs?|revenue|account|plan|logo|text|layout|mood board|first success|number|advantage|market|name";

/** A name that has been said in this paragraph is not said again where it only repeats whose business it is. */
function seldomNamed(text: string, name: string): string {
  const said = literal(name);
  const again = new RegExp(
    `(?<!\\b(?:${FOR_STAYS})) for ${said}(?=[ ,.;:])|(?<=\\b(?:${ITS})) of ${said}(?=[ ,.;:])`,
    "giu",
  );
  const spare = (sentence: string) => {
    const shorter = sentence.replace(again, "");
    // A sentence that would hold for any business keeps the name.
    return /"/.test(shorter) || shorter.includes(name) ? shorter : sentence;
  };
  return text
    .split("\n")
    .map((paragraph) => {
      const first = paragraph.toLowerCase().indexOf(name.toLowerCase());
      const from = first + name.length;
      return first < 0
        ? paragraph
        : paragraph.slice(0, from) +
            paragraph.slice(from).replace(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]?/g, spare);
    })
    .join("\n");
}

export type Say = (text: string) => string;

/** How one package words what all packages have in common. */
export function rephraser(m: Material): Say {
  const answers = Object.values(m.context.brief.answers).join(" ").toLowerCase();
  const short = inShort(m.group, m.who, answers);
  return (text) => {
    const worded = short(text)
      .split(QUOTED)
      .map((part, i) => (i % 2 === 1 ? part : reword(part, m.context.seed, answers)))
      .join("");
    return pronouns(m.hasBrand ? seldomNamed(worded, m.name) : worded, m.name);
  };
}
