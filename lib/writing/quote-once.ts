import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import { isPromise } from "@/lib/brief/text/told-as";
import { bare, cap, wordCount } from "./english";
import type { Material } from "./material";

/** A word or two may be quoted again. */
const LEAST = 5;
const RUN = 4;
/** So many words stand between brackets. */
const MOST_BETWEEN = 18;
/** From this share of known runs on a sentence has been said. */
const MOSTLY = 0.6;

const FIGURE = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|third|quarter)\b/i;
const YEARS = /\b([\p{L}-]+|\d+) years\b/iu;
const SOON =
  /\b(?:within|in|under) (?:an? |the )?(one|two|three|four|five|six|seven|eight|ten|twelve|24|48|\d+) (minute|hour|day|week|month)s?\b/i;

type Quoted = Pick<Material, "record" | "traction" | "context"> & { done?: string | null };

/** "Your fourteen years", "your three-day promise": what a sentence of the founder's is called once it has been quoted. */
export function calledInShort(
  { record, done, traction, context }: Quoted,
  words: string,
  offer = "what you offer",
): string {
  const said = words.toLowerCase();
  const has = (whole: string | null | undefined) =>
    Boolean(whole) && (whole?.toLowerCase().includes(said) || said.includes(whole?.toLowerCase() ?? ""));
  if (has(record)) return YEARS.test(said) ? `your ${YEARS.exec(said)?.[1]} years` : "your work so far";
  if (has(done) || traction.some(has)) return "your result so far";
  if (isPromise(words)) {
    const [, count, unit] = SOON.exec(said) ?? [];
    return count ? `your ${count}-${unit} promise` : "your promise";
  }
  const from = ANSWER_FIELDS.find((field) => context.brief.answers[field].toLowerCase().includes(said));
  if (from === "problem") return FIGURE.test(said) ? "that figure" : "that problem";
  // Who is meant has no other name.
  if (from === "targetAudience") return "";
  return from === "solution" ? offer : "what sets you apart";
}

const OPENS = '(?<before>^|[.!?]["”)]? |\\n)';
/** "What you bring to it, in your words: ...": a sentence that is there for its quotation only. */
const INTRODUCED = `${OPENS}(?<lead>(?:You|What|It|Its|The|Behind|By|Customers|Of)\\b[^.!?"\\n:]{2,80}:|Of what [^.!?"\\n:]{2,60}|You (?:write|say)) "(?<only>[^"\\n]+)"(?:\\. ?|$)`;
/** "Put what can be checked at the top: ...": complete without it. */
const SHOWN = '(?<shown>\\bPut [^.!?"\\n:]{2,80}): "(?<again>[^"\\n]+)"(?=\\.)';
const QUOTATION = '(?<open> \\()?"(?<said>[^"\\n]+)"(?<close>\\))?(?! \\()';
const FOUND = new RegExp(`${INTRODUCED}|${SHOWN}|${QUOTATION}`, "gu");

/** "How often is this kept on a bad day: ...?": a question that is whole without the sentence it is asked of. */
const ASKED_OF = /\p{Lu}[^.!?:"]+: $/u;
const CUT = "\u0000";

const runsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$£€%]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
};

/** Quotes the founder's sentences whole once in a document, and calls them by a short name from then on. */
export function quoteOnce(m: Quoted, offer?: string) {
  const heard = new Set<string>();
  const hear = (text: string) => {
    for (const run of runsOf(text)) heard.add(run);
  };
  const isKnown = (said: string) => {
    const own = runsOf(said);
    return wordCount(said) >= LEAST && own.filter((run) => heard.has(run)).length >= MOSTLY * own.length;
  };
  return (text: string) => {
    let from = 0;
    const shorter = text.replace(FOUND, (...found) => {
      const [whole, groups] = [found[0] as string, found.at(-1) as Record<string, string | undefined>];
      const at = found.at(-3) as number;
      const { before, only, shown, again, open, said = only ?? again ?? "", close } = groups;
      hear(text.slice(from, at));
      from = at + whole.length;
      const known = isKnown(bare(said));
      hear(said);
      // Nobody reads so long a sentence in brackets.
      if (open && close && wordCount(said) > MOST_BETWEEN) return "";
      // A sentence that is quoted for itself stays, or what follows from it would hang in the air.
      if (!known || /[.!?]$/.test(said)) return whole;
      if (ASKED_OF.test(text.slice(0, at)) && text[from] === "?") return CUT;
      if (only) return before ?? "";
      if (shown) return shown;
      if (open && close) return "";
      const called = calledInShort(m, bare(said), offer);
      if (!called) return whole;
      const opens = /(?:^|[.!?]["”)]? |\n(?:\d+\. )?)$/.test(text.slice(0, at));
      return `${open ?? ""}${opens ? cap(called) : called}${close ?? ""}`;
    });
    hear(text.slice(from));
    return shorter
      .replaceAll(`: ${CUT}`, "")
      .replace(/ +(?=\n|$)/g, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  };
}
