import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { COUNTRIES } from "../data/countries";
import { NOT_NAMES, PARTNER_CUES, PLATFORM_CUES, PLATFORM_NAMES, RIVAL_CUES } from "../data/known-names";
import { PLACES } from "../data/places";
import { literal } from "../text/literal";
import { sentenceSpans } from "../text/sentences";
import type { Brief } from "../types";
import { isFromAName } from "./from-a-name";
import { isMereWord } from "./mere-word";
import { isAtWork, isFaulted, isLikened, isMakerFaulted, isTried, opensAsRival } from "./named-rivals";

const FIELDS: readonly AnswerField[] = [
  "problem",
  "solution",
  "differentiator",
  "targetAudience",
  "businessModel",
];
const WORD =
  "(?:\\p{Lu}[\\p{L}\\d&'’.-]*[\\p{L}\\d]|\\p{Lu}{2,}|\\p{Ll}+\\p{Lu}\\p{L}+|\\d\\p{Ll}{4,}|\\p{Lu}(?= \\p{Lu}\\p{Ll}))";
const NAME = new RegExp(
  `(?<![\\p{L}\\d])${WORD}(?:\\s(?:& |of (?=\\p{Lu}))?${WORD}){0,3}(?![\\p{L}\\d])`,
  "gu",
);
const KNOWN = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...PLATFORM_NAMES]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join("|")})(?![\\p{L}\\d])`,
  "gu",
);
const GEOGRAPHIC = new Set(
  [...PLACES.map(({ name }) => name), ...COUNTRIES.flatMap(({ name, aliases }) => [name, ...aliases])].map(
    (name) => name.toLowerCase(),
  ),
);

interface Found {
  name: string;
  start: number;
  end: number;
  known: boolean;
}

/** "I Am Sober" is three capitals in a row, where "I Ahmed" is a slip. */
const SEVERAL = /^\S+ \S+ \S+/;
/** "General AI tools", "Generic CRM": a sort of them. */
const isSort = ([first = "", ...rest]: string[]) =>
  /^(?:general|generic|traditional|existing|current|typical|regular|conventional|ordinary|classic|similar|modern|legacy)$/i.test(
    first,
  ) && rest.every((word) => NOT_NAMES.has(word));
const isCommon = (name: string) =>
  isSort(name.split(" ")) ||
  NOT_NAMES.has(name.replace(/['’].*$/, "")) ||
  (NOT_NAMES.has(name.split(" ")[0] ?? "") && !SEVERAL.test(name)) ||
  // "Mills of Prato" are called by their place.
  GEOGRAPHIC.has((name.split(" of ").at(-1) ?? name).toLowerCase());

/** The first word of a sentence is large anyway: "Unlike Fatllama" leaves "Fatllama", a lone word stays only as a rival. */
function afterOpening(words: string, start: number, isName: boolean, after: string): Found | null {
  const skip = isName ? 0 : (/^\S+\s+/.exec(words)?.[0].length ?? words.length);
  // "GT's and ..." is called so; "GT's bottles" are those of GT.
  const name = /^ (?!and\b|or\b)\p{Ll}/u.test(after)
    ? words.slice(skip).replace(/['’]s$/, "")
    : words.slice(skip);
  return name ? { name, start: start + skip, end: start + words.length, known: false } : null;
}

/** "Garmin Varia", "Duolingo ABC": the product's name belongs to the firm's. */
const productOf = (after: string) => {
  const [words = "", word = ""] = /^ (\p{Lu}[\p{L}\d]+)(?![\p{L}\d])/u.exec(after) ?? [];
  return NOT_NAMES.has(word) ? "" : words;
};

function namesIn(text: string, whole: string): Found[] {
  const known = [...text.matchAll(KNOWN)].map(({ 0: firm, index: start }) => {
    const name = firm + productOf(text.slice(start + firm.length));
    return { name, start, end: start + name.length, known: true };
  });
  const starts = new Set(sentenceSpans(text).map(({ start }) => start));
  const others = [...text.matchAll(NAME)]
    .map((match) => {
      const after = text.slice(match.index + match[0].length);
      const isName = !starts.has(match.index) || opensAsRival(match[0], after, whole);
      return afterOpening(match[0], match.index, isName, after);
    })
    .filter((found) => found !== null)
    .filter(({ name, start, end }) => !isCommon(name) && !known.some((k) => start < k.end && end > k.start));
  return [...known, ...others].sort((a, b) => a.start - b.start);
}

type Kind = keyof Brief["named"];

/** What everybody uses to sell, call or write is no door that the offer depends on. */
const EVERYDAY_TOOLS =
  /^(?:Excel|Google Sheets|Outlook|Gmail|WhatsApp|Facebook|Telegram|Zoom|Google Ads|Google Maps|Instagram|TikTok|YouTube|Microsoft Teams|Google Meet|M-Pesa|MPesa|PayPal|Venmo|Revolut|Twint|Swish|Bizum|GCash|GoPay)$/;
/** "Works with Zoom", "a WhatsApp bot": it stands or falls with them. */
const BUILT_ON_BEFORE =
  /\b(?:integrat\w+ (?:with|into)|works? (?:with|next to|inside|alongside|on|through|via)|plugs? into|connects? (?:to|with)|built (?:on|for)|on top of|runs? (?:on|in|inside)|lives? in|extension for|add-?on for|plug-?in for)\s+$/i;
const BUILT_ON_AFTER = /^\s*(?::|bots?\b|chatbots?\b|assistants?\b|plug-?ins?\b|integrations?\b|numbers?\b)/i;

/** "Sold 40 on Etsy": where it once went over the counter. */
const WAS_SOLD_ON =
  /\b(?:sold|bought|listed|posted|reviews?|orders? came|asked|found us)\b[^.;]{0,30}\b(?:on|through|via|from|at|in)\s+$/i;
const LONGEST = 120;
/** "Airbnb for boats" says what it is like, not what it stands on. */
const IS_LIKE = /^ (?:for|of) \p{Ll}/u;
const LEANS_ON: ReadonlySet<AnswerField> = new Set(["solution", "differentiator", "businessModel"]);

/** A list shares its cue: "works next to ServiceTitan and Housecall Pro". */
function kindOf(
  { known }: Found,
  before: string,
  rival: boolean,
  previous: { kind: Kind; gap: string } | null,
): Kind | null {
  if (previous && /^\s*(?:,|and|or|y|und|et|,\s*and|,\s*or|\/)\s*$/i.test(previous.gap)) return previous.kind;
  if (rival || RIVAL_CUES.test(before)) return "competitors";
  if (PARTNER_CUES.test(before)) return "partners";
  if (PLATFORM_CUES.test(before) && known) return "platforms";
  if (
    /\b(?:integrat\w+ (?:with|into)|works? (?:with|next to|inside|alongside)|plugs? into|connects? (?:to|with)|built on|on top of)\s+$/i.test(
      before,
    )
  )
    return "platforms";
  return known ? "platforms" : null;
}

/** What the founder does better than, or what did not do; a name that the solution bears is the offer's own. */
function isRival(
  field: AnswerField,
  { name, known }: Found,
  before: string,
  after: string,
  { solution, businessModel }: QuizAnswers,
): boolean {
  if (field === "problem" && (isTried(before) || isLikened(before, after) || isFaulted(before, after)))
    return true;
  if ((field === "problem" || field === "differentiator") && isMakerFaulted(before, after)) return true;
  const borne = known
    ? field === "problem" && `${solution} ${businessModel}`.includes(name)
    : solution.includes(name);
  return (
    (field === "differentiator" || field === "problem") &&
    !borne &&
    (isFaulted(before, after) || isAtWork(name, before, after) || isLikened(before, after))
  );
}

/** Companies and services that the founder names, by the words before them; unclear ones are left out. */
export function readNamed(answers: QuizAnswers): Brief["named"] {
  const named: Brief["named"] = { platforms: [], competitors: [], partners: [] };
  const whole = Object.values(answers).join(" ");
  for (const field of FIELDS) {
    const text = answers[field];
    let previous: { kind: Kind; end: number } | null = null;
    for (const found of namesIn(text, whole)) {
      const before = text.slice(Math.max(0, found.start - 40), found.start);
      const sentence =
        text
          .slice(Math.max(0, found.start - LONGEST), found.start)
          .split(/[.;!?]\s/)
          .at(-1) ?? "";
      const after = text.slice(found.end);
      const rival =
        !EVERYDAY_TOOLS.test(found.name) &&
        (found.known || !isMereWord(found.name, sentence, after)) &&
        isRival(field, found, sentence, after, answers);
      const kind = kindOf(
        found,
        before,
        rival,
        previous ? { kind: previous.kind, gap: text.slice(previous.end, found.start) } : null,
      );
      const builtOn =
        field !== "problem" && (BUILT_ON_BEFORE.test(before) || BUILT_ON_AFTER.test(text.slice(found.end)));
      if (!kind) continue;
      // What customers use today is no door of the offer's own.
      const passing =
        !LEANS_ON.has(field) ||
        EVERYDAY_TOOLS.test(found.name) ||
        WAS_SOLD_ON.test(before) ||
        isFromAName(`${sentence}${found.name}${after.split(/[.;!?]\s/)[0] ?? ""}`.trim(), {
          answers,
          named,
        }) ||
        IS_LIKE.test(after);
      if (kind === "platforms" && passing && !builtOn) continue;
      previous = { kind, end: found.end };
      const elsewhere = [...named.platforms, ...named.competitors, ...named.partners].includes(found.name);
      if (!elsewhere) named[kind].push(found.name);
    }
  }
  return named;
}
