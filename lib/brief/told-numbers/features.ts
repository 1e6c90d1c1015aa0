import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { type Span, sentenceSpans } from "../text/sentences";
import { inFull } from "./as-typed";
import type { FoundNumber } from "./find-numbers";
import type { Tag } from "./tags";

/** Words and marks of a stretch; every number is "#", so that it is the words that tell. */
const words = (text: string): string[] =>
  (
    inFull(text)
      .toLowerCase()
      .replace(/[€$£¥₹]/g, " ")
      .match(/\p{L}[\p{L}'’-]*|\d[\d.,]*|[,;:()?!.]|[—–]/gu) ?? []
  ).map((word) => (/^\d/.test(word) ? "#" : word));

/** "costs", "costing" and "cost" are one word. */
const stem = (word: string) =>
  word.length > 4
    ? word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s)$/, "")
    : word.replace(/(?<=\p{L}{3})s$/u, "");

/** Behind a sum; behind a count stands what is counted. */
const FUNCTION = new Set(
  "a an per each every for on in to if when and or plus with of from by the at is are as but so which that then once extra more monthly yearly weekly annually all flat back down altogether , . ; : ( ) ? ! $".split(
    " ",
  ),
);

/** "Around 40" is 40. */
const HEDGES = new Set(
  "about around roughly approximately only just some usually typically normally currently another at least nearly almost over".split(
    " ",
  ),
);
/** The time or thing that a sum is for, right behind it. */
const FOR_EACH =
  /^\s*(?:[,(]\s*)?(?:(?:billed|paid|charged)\s)?(?:(?:per|an?|each|every|for (?:an?|each|every|one)|\/)\s?)(\p{L}+)|^\s*(?:\()?(monthly|yearly|annually|weekly|daily|each|apiece|upfront|once|one-time|one-off)\b/iu;
const TIMES: Record<string, string> = {
  ...{ month: "month", mo: "month", monthly: "month", year: "year", yearly: "year", annually: "year" },
  ...{ week: "week", weekly: "week", day: "day", daily: "day", hour: "hour", night: "night" },
  ...{ upfront: "once", once: "once", "one-time": "once", "one-off": "once", each: "each", apiece: "each" },
};
const forEach = (behind: string) => {
  const match = FOR_EACH.exec(behind);
  const word = (match?.[1] ?? match?.[2] ?? "").toLowerCase();
  return match ? (TIMES[word] ?? "thing") : "none";
};
/** Who does what in the stretch before a number. */
const ACTS =
  /\b(?:costs? (?:us|me)|(?:us|me)|we (?:pay|spend|buy|rent|need|charge|sell|keep|take|earn|get|ask|have|expect|want)|i (?:pay|spend|buy|rent|need|charge|sell|keep|take|earn|get|ask|have|expect|want)|they (?:pay|get|keep|receive|charge|earn)|(?:pays?|charges?|costs?|sells? (?:for|at)|keeps?|takes?|gets?|earns?|receives?|spends?|buys?|saves?|loses?|raises?|raising|needs?|adds?|includ\w+|bought|paid|spent|sold|invested|tested|interviewed|talked|signed|employs?|starts? at|priced|worth|comes? to|runs? to|goes? (?:for|to)|average\w*|typical\w*))\b/gi;

const PARTS = 5;
const PAID: ReadonlySet<Tag> = new Set<Tag>(["cost", "part", "fixed", "invest"]);
const NEAR = 4;
const AROUND = 9;

const size = (value: number) => (value > 0 ? Math.round(Math.log10(value)) : 0);

/** How many times as large as another sum, in steps of about three. */
const times = (value: number, other: number | undefined) =>
  other && value > 0 ? Math.max(-6, Math.min(6, Math.round(Math.log10(value / other) * 2))) : "none";

const numbersIn = (numbers: readonly FoundNumber[], { start, end }: Span) =>
  numbers.filter((number) => number.start >= start && number.end <= end);

export interface Told {
  text: string;
  field: AnswerField;
  numbers: readonly FoundNumber[];
  /** How many of the sums have a sign. */
  signs: number;
  /** What the numbers before this one stand for. */
  tags: readonly Tag[];
}

/** What can be seen of one number: the words beside it, the numbers around it, and what those before it stand for. */
export function featuresOf(
  { text, field, numbers, tags, signs }: Told,
  at: number,
  question: "what" | "sum" = "what",
): string[] {
  const number = numbers[at];
  if (!number) return [];
  const sentence = sentenceSpans(text).find(
    ({ start, end }) => start <= number.start && number.start < end,
  ) ?? {
    start: 0,
    end: text.length,
  };
  const before = numbers[at - 1];
  const after = numbers[at + 1];
  const from = before && before.end > sentence.start ? before.end : sentence.start;
  const to = after && after.start < sentence.end ? after.start : sentence.end;
  const left = words(text.slice(sentence.start, number.start)).reverse();
  const right = words(text.slice(number.end, sentence.end));
  const here = numbersIn(numbers, sentence);
  const found: string[] = [];
  const put = (name: string, ...parts: (string | number)[]) => found.push(`${name}=${parts.join("_")}`);
  const l = (i: number) => left[i] ?? "^";
  const r = (i: number) => right[i] ?? "$";

  put("bias");
  put("field", field);
  put("size", size(number.value));
  for (let i = 0; i < NEAR; i += 1) {
    put(`l${i}`, stem(l(i)));
    put(`r${i}`, stem(r(i)));
  }
  const near = left.filter((word) => !HEDGES.has(word));
  put("h0", stem(near[0] ?? "^"));
  put("h1", stem(near[1] ?? "^"), stem(near[0] ?? "^"));
  const each = forEach(text.slice(number.end, to));
  put("each", each);
  put("hEach", stem(near[0] ?? "^"), each);
  const stretch = text.slice(from, number.start);
  const act = [...stretch.matchAll(ACTS)].at(-1)?.[0].toLowerCase() ?? "none";
  put("act", act);
  put("actEach", act, each);
  const wholeLeft = text.slice(sentence.start, number.start);
  put("acts", [...wholeLeft.matchAll(ACTS)].at(-1)?.[0].toLowerCase() ?? "none");
  put("behind", FUNCTION.has(r(0)) ? r(0) : /^\p{L}+s$/u.test(r(0)) ? "things" : "thing");
  put("ll", l(1), l(0));
  put("rr", r(0), r(1));
  put("rrr", r(0), r(1), r(2));
  put("lr", l(0), r(0));
  const own = words(text.slice(from, number.start)).map(stem);
  const tail = words(text.slice(number.end, to)).map(stem);
  for (const word of new Set(own.slice(-AROUND))) put("own", word);
  for (const word of new Set(tail.slice(0, AROUND))) put("tail", word);
  const whole = words(text.slice(sentence.start, sentence.end)).map(stem);
  put("first", whole[0] ?? "");

  put("nth", Math.min(here.indexOf(number), 3), Math.min(here.length, 4));
  const sums = numbers.slice(0, at).filter(({ kind }) => kind === "money");
  put("sums", Math.min(sums.length, 3));
  put("toSum", times(number.value, sums.at(-1)?.value));
  const priced = numbers.findIndex((_, i) => i < at && tags[i] === "main");
  put("toMain", times(number.value, numbers[priced]?.value));
  put("toMainField", priced >= 0 ? "known" : "none", field);
  const kind = question === "sum" ? "money" : number.kind;
  const same = numbers.slice(0, at).findLastIndex((other) => other.kind === kind);
  const tagBefore = tags[at - 1] ?? "none";
  put("prev", tagBefore);
  const inSentence = before && before.end > sentence.start;
  put("prevHere", inSentence ? tagBefore : "apart");
  if (inSentence) {
    const between = words(text.slice(before.end, number.start));
    put("link", tagBefore, between.length > 4 ? "long" : between.join("_"));
    put("linkEnds", tagBefore, between[0] ?? "", between.at(-1) ?? "");
  }
  if (question === "what") {
    put("place", Math.floor((PARTS * number.start) / (text.length + 1)), number.kind);
    put("two", tags[at - 2] ?? "none", tagBefore);
    const spent = numbers.slice(0, at).some((_, i) => PAID.has(tags[i] ?? "other"));
    put("spent", spent ? "told" : "open", stem(near[0] ?? "^"));
    if (after) {
      put("next", after.kind, times(number.value, after.value));
      const upTo = words(text.slice(number.end, after.start)).map(stem);
      put("nextWord", after.start < sentence.end ? "here" : "apart", upTo.at(-1) ?? "^");
    } else put("next", "none");
  }
  put("same", tags[same] ?? "none");
  put("sameTimes", tags[same] ?? "none", times(number.value, numbers[same]?.value));
  if (question === "sum") {
    const style = Math.min(signs, 2);
    put("signs", style);
    put("signsL", style, stem(near[0] ?? "^"));
    put("signsR", style, stem(r(0)));
  }
  const asked = question === "sum" ? "s" : number.kind[0];
  return found.map((feature) => `${asked}:${feature}`);
}
