import type { Brief } from "../types";
import { A_MONTH_NAME, MONTH_NAMES } from "./month-names";

/** Which calendar months (1 to 12) bring more than their share of the sales, and which less. */
export interface Season {
  strong: number[];
  quiet: number[];
  /** Part of a year's sales that is made in the strong months, where it is told. */
  share?: number;
  /** Nothing is sold in the quiet months. */
  closed: boolean;
  /** In the founder's words. */
  said: string;
}

const YEAR = 12;
/** Feasts that keep their month. */
const FEASTS: readonly (readonly [name: RegExp, months: readonly number[]])[] = [
  [/^Christmas/, [12]],
  [/^Easter/, [4]],
  [/^Thanksgiving/, [11]],
  [/^Black Friday/, [11]],
  [/^Halloween/, [10]],
  [/^Valentine/, [2]],
  [/^Carnival/, [2]],
  [/^Mother/, [5]],
  [/^Diwali/, [10, 11]],
  [/^Durga/, [10]],
];
const A_FEAST =
  "Christmas|Easter|Thanksgiving|Black Friday|Halloween|Valentine(?:['’]s)?(?: Day)?|Carnival|Mother['’]s Day|Diwali|Durga Puja";
/** First month of each season north of the equator. */
const BEGINS: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const SOUTH = new Set("AU NZ ZA AR CL UY PY BO BR PE ZW ZM BW NA MZ LS SZ MG MW FJ PG".split(" "));
export const isSouth = (country: string | null | undefined): boolean => SOUTH.has(country ?? "");

const ONE = `(?:${A_MONTH_NAME}|${A_FEAST}|(?:the )?(?:spring|summer|autumn|winter)\\b)`;
const GROUP = new RegExp(
  `${ONE}(?:(?:,? (?:and|or|to|until|till|through)|,|-|–| -| –)\\s?(?:the end of |the |early |mid-|late |in |at )?${ONE})*`,
  "gu",
);
const THROUGH = /^(?:,? (?:to|until|till|through)|\s?[-–])\s?/u;

const SOLD =
  "(?:sales|orders|bookings|revenue|turnover|income|jobs|work|visits|business|calls|enquiries|customers|sold|hires|rentals|lessons|classes|weddings|trips)";
const PART = /\b(half|most|a third|two thirds|three quarters|(\d{1,2}) ?(?:%|percent|per cent))(?!\p{L})/iu;
const PARTS: Record<string, number> = {
  half: 0.5,
  most: 0.6,
  "a third": 1 / 3,
  "two thirds": 2 / 3,
  "three quarters": 0.75,
};
const MUCH_OF = new RegExp(`${PART.source} (?:of )?(?:all |our |my |the |it )*(?:${SOLD})\\b`, "iu");
const STRONG =
  /\b(?:strongest|strong months?|busiest|best months?|peaks?|peak months?|high season|rush|busy|when it all happens|(?:days|weeks?) before|(?:gifts?|presents?)\b[^#]{0,25})(?!\p{L})/iu;
const ONLY =
  /\bseason (?:is|runs|lasts|goes)\b|\bin (?:the )?season\b|\b(?:open|works?|runs?|sells?|pays?)(?: \p{L}+){0,3}? (?:only |just )?(?:from |between )#|\bonly (?:from |in |during |between )|\bschool year\b|\b(?:every|each|a|per) (?:\p{L}+ )?(?:days?|weeks?|months?) from #/iu;
const QUIET = /\b(?:dead|quiet|quietest|slow|slowest|weakest|hardly any|off[- ]season|low season|lean)\b/iu;
const CLOSED =
  /\b(?:nothing|no (?:fees?|work|sales|orders|classes|lessons|school)|closed|shut|(?:do not|don['’]t) (?:work|open|sell|charge))\b/iu;
/** Told of one year that is over, or of what is still to come once. */
const ONCE =
  /\b(?:last|this|next|past|since|by|until|ago|in) #(?: \d{4})?\b.{0,20}\b(?:\d{4}|we (?:opened|began|started))|\b(?:last|this|next|since|by) #|# 20\d\d\b/iu;

const OPENS = /\b(?:opens|starts|begins|launches|comes out)\b/i;

function monthsOf(token: string, south: boolean): number[] {
  const word = token.replace(/^the /, "");
  const month = MONTH_NAMES.indexOf(word);
  if (month >= 0) return [month + 1];
  const first = BEGINS[word];
  if (first) return [0, 1, 2].map((i) => ((first + i - 1 + (south ? 6 : 0)) % YEAR) + 1);
  return [...(FEASTS.find(([name]) => name.test(word))?.[1] ?? [])];
}

/** "September to November", "January, May and September", "November, Christmas": the months of one group. */
function inGroup(group: string, between: boolean, south: boolean): number[] {
  const months: number[] = [];
  let end = 0;
  for (const found of group.matchAll(new RegExp(ONE, "gu"))) {
    const link = group.slice(end, found.index);
    const these = monthsOf(found[0], south);
    const [last, next] = [months.at(-1), these[0]];
    if (last && next && (THROUGH.test(link) || (between && / and /.test(link))))
      for (let at = (last % YEAR) + 1; at !== next; at = (at % YEAR) + 1) months.push(at);
    months.push(...these);
    end = found.index + found[0].length;
  }
  return [...new Set(months)];
}

interface Told {
  kind: "strong" | "only" | "quiet" | "closed";
  months: number[];
  share?: number;
  said: string;
}

/** "..., April to October": so long it goes on, where nothing else is said of those months. */
const BARE = /^\s*(?:only )?(?:from )?#(?: only)?[.!?\s]*$/;
const isRange = (found: readonly { text: string }[]) =>
  found.some(({ text }) => /(?: (?:to|until|till|through) |-|–)/.test(text));
const OVER =
  /\b(?:last|past|pilot\w*|trial\w*|test\w*|tried|sold|ran|did|made|were|was|had|deadline|since|20\d\d)\b/i;

/** What each part of a sentence says of the months in it; "#" stands for them. */
function partsOf(sentence: string, south: boolean): Told[] {
  const groups: { text: string; between: boolean }[] = [];
  const bare = sentence.replace(/^\s*In (?=\p{Lu})/u, "in ").replace(GROUP, (text, at: number) => {
    groups.push({ text, between: /\bbetween (?:the )?$/i.test(sentence.slice(0, at)) });
    return "#";
  });
  let before: Told["kind"] | null = null;
  return bare.split(/[,;:()]|\bbut\b|\bwhile\b|\band(?= # (?:is|are)\b)/u).flatMap((clause): Told[] => {
    const found = [...clause.matchAll(/#/g)].flatMap(() => groups.splice(0, 1));
    const much = MUCH_OF.exec(clause);
    const kind: Told["kind"] | null = CLOSED.test(clause)
      ? "closed"
      : QUIET.test(clause)
        ? "quiet"
        : much || STRONG.test(clause)
          ? "strong"
          : ONLY.test(clause) || (BARE.test(clause) && isRange(found) && !OVER.test(sentence))
            ? "only"
            : /^\s*(?:and|then|also|means|that is)\b/.test(clause) && before === "strong"
              ? before
              : null;
    if (!kind || found.length === 0 || ONCE.test(clause)) return [];
    before = kind;
    // "It opens only in January" is a beginning.
    if (
      kind === "only" &&
      OPENS.test(clause) &&
      !/ to | and |[-–]/.test(found.map(({ text }) => text).join())
    )
      return [];
    const months = [...new Set(found.flatMap(({ text, between }) => inGroup(text, between, south)))];
    const share = much ? (much[2] ? Number(much[2]) / 100 : PARTS[(much[1] ?? "").toLowerCase()]) : undefined;
    const said = found.reduce((text, { text: group }) => text.replace("#", group), clause).trim();
    return months.length > 0 && months.length < YEAR
      ? [
          {
            kind,
            months,
            said: said.replace(/^(?:and|but|then) |[.!?\s]+$/g, ""),
            ...(share !== undefined && kind === "strong" ? { share } : {}),
          },
        ]
      : [];
  });
}

const ALL = Array.from({ length: YEAR }, (_, i) => i + 1);
const without = (months: readonly number[], out: readonly number[]) =>
  months.filter((month) => !out.includes(month));

/** "November and December are by far our strongest months; July is dead": null where no months are told. */
export function seasonTold({
  answers,
  language,
  geography,
}: Pick<Brief, "answers" | "language"> & Partial<Pick<Brief, "geography">>): Season | null {
  if (language !== "en") return null;
  const { businessModel, solution, targetAudience, differentiator, problem } = answers;
  const south = isSouth(geography?.country);
  const read = (texts: readonly string[]) =>
    texts.flatMap((answer) => answer.split(/(?<=[.!?])\s+/)).flatMap((said) => partsOf(said, south));
  // "In winter there is nothing for children" is what they lack, and no month without sales.
  const lacked = read([problem]).filter(({ kind }) => kind === "strong");
  const told = [...read([businessModel, targetAudience, solution, differentiator]), ...lacked];
  const of = (kind: Told["kind"]) => told.filter((part) => part.kind === kind);
  const months = (parts: readonly Told[]) => [...new Set(parts.flatMap((part) => part.months))];
  const [strong, only] = [of("strong"), of("only").slice(0, 1)];
  const shut = of("closed");
  const open = months(only);
  const busy = months(strong);
  const away = open.length > 0 ? without(ALL, open) : months([...of("quiet"), ...shut]);
  const first = strong[0] ?? only[0] ?? told[0];
  if (!first || busy.length >= YEAR - 1) return null;
  const share = strong.find((part) => part.share !== undefined && part.months.length === busy.length)?.share;
  return {
    strong: without(busy, open.length > 0 ? [] : away),
    quiet: without(away, busy),
    ...(share !== undefined && share > busy.length / YEAR ? { share } : {}),
    closed: open.length > 0 || shut.length > 0,
    said: first.said,
  };
}
