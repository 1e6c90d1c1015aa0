import { singular } from "../amounts/price-tail";
import { CURRENCY_NAMES } from "../data/currencies";
import { COUNT, countOf } from "../text/number-words";
import { remembered } from "../text/remembered";

/** So many of one thing belong to one of another: "six bottles in a case", "12 clubs per course". */
interface Ratio {
  many: number;
  of: string;
  per: string;
  said: string;
}

/** How many of `of` belong to one of `per`, with the words that say so; null where no chain of statements leads there. */
type HowMany = (of: string, per: string) => { factor: number; said: string; steps: number } | null;

const NO_THING =
  "months?|years?|weeks?|quarters?|seasons?|percent|times|minutes?|hours?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|and|the|our|with|for|but|plus|all|each|per|from|which|that|who|costs?|are|has|have";
/** Days, evenings and lessons are parts of a course or a tour before they are a rhythm. */
const thing = `(?!(?:${NO_THING})(?![\\p{L}]))\\p{L}{3,}`;
const ADJECTIVE = "(?:(?!(?:per|an?|each|every|in|of|to|for|and|or)\\s)[\\p{L}-]+\\s)";
const ABOUT = "(?:about |around |roughly |on average |up to |only )?";
const LINK = "(?:per|for each|for every|in each|in an?|on an?|to an?|to the|each|every|an?)";
const HOLDS =
  "(?:of|with|has|have|holds?|contains?|fits?|seats?|makes?|gives?|yields?|takes?|is|are|includes?|covers?|packs?|comes? in)";

const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => Ratio])[] = [
  [
    new RegExp(
      `(?<![\\p{L}\\d.,\\p{Sc}-])(${COUNT})\\s${ADJECTIVE}??(${thing})\\s${LINK}\\s${ADJECTIVE}??(${thing})`,
      "giu",
    ),
    ([said, many = "", of = "", per = ""]) => ({ many: countOf(many), of, per, said }),
  ],
  [
    new RegExp(`(${thing})\\s${HOLDS}\\s${ABOUT}(${COUNT})\\s${ADJECTIVE}??(${thing})`, "giu"),
    ([said, per = "", many = "", of = ""]) => ({ many: countOf(many), of, per, said }),
  ],
  [
    new RegExp(
      `\\b(?:average|typical|usual)\\s(${thing})\\s(?:is |has |of )?(${COUNT})\\s${ADJECTIVE}??(${thing})`,
      "giu",
    ),
    ([said, per = "", many = "", of = ""]) => ({ many: countOf(many), of, per, said }),
  ],
  [
    new RegExp(
      `(${thing})\\s(?:is|lasts?|takes?|runs?|averages?)\\s(?:for )?${ABOUT}(${COUNT})\\s(minutes?|hours?)`,
      "giu",
    ),
    ([said, per = "", many = "", of = ""]) => ({ many: countOf(many), of, per, said }),
  ],
  [
    // "Sold by the case of six": of what is sold.
    new RegExp(`(${thing})\\sof\\s(${COUNT})(?=\\s*(?:$|[.,;)]|\\p{L}+ed\\b|and\\b))`, "giu"),
    ([said, per = "", many = ""]) => ({ many: countOf(many), of: "", per, said }),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(${COUNT})-(\\p{L}{3,})\\s(${thing})`, "giu"),
    ([said, many = "", of = "", per = ""]) => ({ many: countOf(many), of, per, said }),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(${COUNT})-(\\p{L}{3,})\\s\\p{L}+\\s(${thing})`, "giu"),
    ([said, many = "", of = "", per = ""]) => ({ many: countOf(many), of, per, said }),
  ],
];

/** "780 rand for each day" is a price, and no count of what a day holds. */
const MONEY = new RegExp(`^(?:${CURRENCY_NAMES.map(([name]) => name).join("|")})$`, "i");
const known = (ratio: Ratio) =>
  ratio.many > 0 && ratio.many < 100_000 && ratio.of !== ratio.per && !MONEY.test(ratio.of);

/** Every cost and every price asks the same few sentences. */
const recent = remembered<readonly Ratio[]>(40);
const read = (text: string) => recent(text, () => ratiosIn(text));

function ratiosIn(text: string): Ratio[] {
  return patterns.flatMap(([pattern, from]) =>
    [...text.matchAll(pattern)].map((match) => {
      const ratio = from(match);
      return { ...ratio, of: singular(ratio.of.toLowerCase()), per: singular(ratio.per.toLowerCase()) };
    }),
  );
}

/** The counts of a text as one net: what is costed or ordered in one unit is turned into the unit that is sold. */
export function howMany(text: string, sold: string): HowMany {
  const ratios = read(text)
    .map((ratio) => (ratio.of === "" ? { ...ratio, of: sold } : ratio))
    .filter(known);
  return (of, per) => {
    const reached = new Map([[per, { factor: 1, said: [] as string[] }]]);
    const open = [per];
    for (let at = open.shift(); at !== undefined; at = open.shift()) {
      const here = reached.get(at);
      if (!here) continue;
      if (at === of) return { factor: here.factor, said: here.said.join(", "), steps: here.said.length };
      for (const { many, of: part, per: whole, said } of ratios) {
        const next = whole === at ? part : part === at ? whole : null;
        if (next === null || reached.has(next)) continue;
        const factor = whole === at ? here.factor * many : here.factor / many;
        reached.set(next, { factor, said: [...here.said, said] });
        open.push(next);
      }
    }
    return null;
  };
}
