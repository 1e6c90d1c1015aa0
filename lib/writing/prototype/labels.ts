import { bare, cap, shorten, wordCount } from "../english";
import type { Material } from "../material";
import { verbOf } from "../names/participle";
import { baseVerb, imperative } from "../voice";
import { KIND_OF_VERB } from "./data/deed-kinds";
import { isSound } from "./sound";

const JOINED =
  /,|: | w\/ | from | until | so | because | when | where | which | that | who | with | and | without | using | by | plus /;
/** How often, how long and where: not what is done. */
const BESIDE =
  / (?:(?:once|twice|(?:two|three|four|five|six|\d+) (?:times|minutes|hours|days)) ?.*|(?:each|every|per) .*|(?:at|on|in|within|under|for|into|over|during|between|after|before) .*|(?:an?|the) (?:week|month|day|year)\b.*)$/i;
const HANGING =
  / (?:of|for|to|with|in|at|through|into|over|under|during|within|across|along|around|between|behind|before|after)$/i;
const SUBJECT = /^(?:(?:an?|the|our|one|trained|own|local|real) )*(?:[\p{L}-]+ )?[\p{L}-]+ (?=[\p{L}-]+ )/u;
const MOST = 6;

/** "trained callers ring lonely people": whoever does it is left out, where a verb follows. */
function deed(words: string): string {
  const subject = SUBJECT.exec(words)?.[0] ?? "";
  const rest = words.slice(subject.length);
  const [verb = ""] = rest.split(" ");
  const somebody = /(?:s|people|children) $/.test(subject) || /^(?:an?|the|our|one) /i.test(subject);
  const known = baseVerb(verb) ?? verbOf(verb);
  return somebody && known && baseVerb(words.split(" ")[0] ?? "") === null && wordCount(rest) >= 2
    ? rest.replace(verb, known)
    : words;
}

/** "Telehealth app: send photos": what it is called says nothing of what is done. */
const CALLED =
  /^(?:[\p{L}-]+ ){0,4}(?:app|platform|marketplace|software|tool|service|website|site|system|portal|api|solution)(?: for [^:,.]{3,40})?: (?=\S+ \S)/iu;

/** "Reminders tell you when to water": what one sees. */
const TOLD =
  /^(?:[\p{L}-]+ ){0,2}?(?:tells?|shows?) (?:you|them|users?|customers?|[\p{L}]+s) (when|which|what|whether|how|where|who) (.+)$/iu;

/** "App to book walkers w/ GPS": what is done, without the form it comes in. */
export const withoutForm = (clause: string) =>
  clause
    .replace(
      /^(?:an? |the )?(?:mobile |web |online )?(?:app|platform|site|website|software|tool|marketplace|exchange) to (?=[a-z])/i,
      "",
    )
    .replace(CALLED, "")
    .replace(/ w\/ ?/g, " with ");

/** A feature clause as a label of a few words: "reads the serial plate". */
export function label(feature: string): string {
  const [, asked, what = ""] = TOLD.exec(bare(feature)) ?? [];
  if (asked && wordCount(what) <= MOST) return cap(`see ${asked} ${what}`);
  const opened = feature
    .replace(CALLED, "")
    .replace(
      /^(and|then|so that|so|which|that|who|where|with|it|they|we|you|i|an? (?:web )?(?:app|api|software)(?: for [a-z]+)?:|(?:an? |the )?(?:mobile |web |online )?(?:app|platform|site|website|software|tool|service|marketplace|exchange) to) /i,
      "",
    );
  const whole = bare(opened.split(JOINED)[0] ?? opened);
  const done = deed(whole);
  const short = done.replace(BESIDE, "");
  const kept =
    wordCount(done) <= MOST ? done : wordCount(short) >= 3 || wordCount(done) > MOST + 3 ? short : done;
  return cap(
    imperative(shorten(bare(kept), MOST + 1))
      .replace(/^(?:an?|the) /i, "")
      .replace(HANGING, "")
      .replace(/^ai\b/i, "AI"),
  );
}

const MOST_IN_A_ROW = 9;
const LAST_PART =
  /(?:,| (?:of|in|on|at|with|from|for|by|to|before|after|until|while|when|where|because|so that|without|using))(?!.*(?:,| (?:of|in|on|at|with|from|for|by|to|before|after|until|while|when|where|because|so that|without|using) )) ?.*$/i;
/** A clause as a row of a list: whole, or without its last parts. */
export function rowOf(clause: string): string {
  const said = bare(withoutForm(clause).replace(/^(?:and|then|also) /i, ""));
  let text = said;
  while (wordCount(text) > MOST_IN_A_ROW && LAST_PART.test(text)) text = bare(text.replace(LAST_PART, ""));
  if (wordCount(text) < 2 || wordCount(text) > MOST_IN_A_ROW || !isSound(text)) return label(clause);
  const [first = "", ...rest] = text.split(" ");
  const shown = first.toLowerCase().replace(/s$/, "");
  const acts = /s$/.test(first) && KIND_OF_VERB.has(shown) ? shown : null;
  const verb =
    baseVerb(first) ?? acts ?? (DONE_TO.test(rest[0] ?? "") && /s$/.test(first) ? verbOf(first) : null);
  return cap(verb ? [verb, ...rest].join(" ") : text);
}
const DONE_TO = /^(?:the|an?|each|every|all|your|their)$/i;

export const MOST_QUOTED = 14;
const MOST_WHOLE = 18;
/** A clause as it was written, up to where it may end. */
export function whole(text: string): string {
  if (wordCount(text) <= MOST_WHOLE) return text;
  const ends = [...text.matchAll(/, | so that | because | and | which | with | when | where /g)]
    .map(({ index }) => text.slice(0, index))
    .filter((part) => wordCount(part) <= MOST_WHOLE && wordCount(part) >= 4);
  return ends.at(-1) ?? shorten(text, MOST_WHOLE);
}

const CLAUSE =
  /[,;.:] | (?:y|e|et|und|en|ve) (?=\p{Ll}{3,} )| (?:où|donde|onde|dove|in der|in dem|waar|waarmee) /u;
/** "comes to the home and teaches one song": two things that are done. */
function steps(clause: string): string[] {
  const words = clause.split(" ");
  const cut = words.findIndex((word, at) => {
    const [next = "", after] = words.slice(at + 1);
    return at > 1 && /^(?:and|then)$/.test(word) && after && (baseVerb(next) ?? verbOf(next)) !== null;
  });
  return cut < 0 ? [clause] : [words.slice(0, cut).join(" "), ...steps(words.slice(cut + 1).join(" "))];
}

/** "a lamp with amber light that dims by touch": the thing, and what it has and does. */
const HAS = / (?:that|which) (?=\p{Ll}+s )| with (?=(?:an? )?\p{Ll}+ \p{Ll}+)/u;
const OPENS_WITH_THING = /^(?:an? |the )/i;

/** "Checklists by type, a photo of each fault, a signature on site": things in one breath. */
export function listed(clause: string): string[] {
  const parts = clause.split(", ");
  return parts.length > 2 || (parts.length > 1 && wordCount(clause) > MOST_IN_A_ROW)
    ? parts.every((part) => wordCount(part) >= 2 && isSound(part.split(" and ")[0] ?? ""))
      ? parts
      : [clause]
    : [clause];
}

/** What is offered, in the founder's own language where it is another: labels that the customers will read. */
export const clausesOf = ({ features, foreign, context }: Material): string[] =>
  foreign
    ? context.brief.answers.solution
        .split(CLAUSE)
        .map(bare)
        .filter((part) => wordCount(part) >= 3)
        .slice(0, 4)
    : features
        .flatMap(listed)
        .flatMap((clause) => (OPENS_WITH_THING.test(clause) ? clause.split(HAS) : [clause]))
        .flatMap(steps)
        .map(bare)
        .filter((part) => wordCount(part) >= 2);
