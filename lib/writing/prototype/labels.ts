import { isForbiddenClaim } from "@/lib/brief/rules";
import { bare, cap, shorten, wordCount } from "../english";
import type { Material } from "../material";
import { verbOf } from "../names/participle";
import { baseVerb } from "../third";
import { KIND_OF_VERB } from "./data/deed-kinds";
import { featuresOf } from "./features-of";
import { isSound } from "./sound";
import { toReader } from "./to-reader";

const JOINED =
  /,|: | w\/ | from | until | so | because | when | where | which | that | who | with | and | without | using | by | plus /;
/** "Fills in", "logs on": the verb's own particle. */
const ITS_OWN = "(?<!\\b(?:fill|log|sign|hand|check|plug|clock|type|turn|switch|carr[yi]e?)s?)";
/** How often, how long and where: not what is done. */
const BESIDE = new RegExp(
  String.raw`${ITS_OWN} (?:(?:once|twice|(?:two|three|four|five|six|\d+) (?:times|minutes|hours|days)) ?.*|(?:each|every|per) .*|(?:at|on|in|within|under|for|into|over|during|between|after|before) .*|(?:an?|the) (?:week|month|day|year)\b.*)$`,
  "i",
);
const HANGING =
  / (?:of|for|to|with|in|at|through|into|over|under|during|within|across|along|around|between|behind|before|after)$/i;
const SUBJECT = /^(?:(?:an?|the|our|one|trained|own|local|real) )*(?:[\p{L}-]+ )?[\p{L}-]+ (?=[\p{L}-]+ )/u;
const MOST = 6;
const MOST_WHOLE_LABEL = 8;

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

/** "One-way canoe hire: people pick a route": a name and no deed stands before the colon. */
const HEADING =
  /^(?!(?:we|i|it|they|you|people)\b|\p{L}+s )(?:[\p{L}-]+ ){0,4}(?:hire|rental|school|club|box|shop|kitchen|studio|clinic|workshop|service|library|course|programme|program|network|community|subscription|kit|delivery): (?=\p{Ll}+ \p{Ll})/iu;
/** "Reminders tell you when to water": what one sees. */
const TOLD =
  /^(?:[\p{L}-]+ ){0,2}?(?:tells?|shows?) (?:you|them|users?|customers?|[\p{L}]+s) (when|which|what|whether|how|where|who) (.+)$/iu;

/** "The software also fills in the forms": whatever it is called, it does. */
const ITSELF =
  /^(?:the|our|this) (?:software|app|platform|tool|system|program|website|site|service) (?:also |then |automatically )?(?=\p{Ll}+[^s\W]s )/iu;

/** "App to book walkers w/ GPS": what is done, without the form it comes in. */
export const withoutForm = (clause: string) =>
  clause
    .replace(HEADING, "")
    .replace(
      /^(?:an? |the )?(?:mobile |web |online )?(?:app|platform|site|website|software|tool|marketplace|exchange) to (?=[a-z])/i,
      "",
    )
    .replace(CALLED, "")
    .replace(ITSELF, "")
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
  const all = bare(opened);
  const whole = shortened(all, MOST_WHOLE_LABEL) || bare(opened.split(JOINED)[0] ?? opened);
  const done = deed(whole);
  const short = done.replace(BESIDE, "");
  const kept =
    wordCount(done) <= MOST || (done === whole && wordCount(done) <= MOST_WHOLE_LABEL)
      ? done
      : wordCount(short) >= 3 || wordCount(done) > MOST + 3
        ? short
        : done;
  return toReader(
    cap(
      asToDo(shorten(bare(kept), MOST_WHOLE_LABEL))
        .replace(/^(?:an?|the) /i, "")
        .replace(HANGING, "")
        .replace(/^ai\b/i, "AI"),
    ),
  );
}

const [MOST_IN_A_ROW, MOST_AT_ALL] = [12, 16];
/** Where a clause may end and still say what it said: never before which ones are meant, what it is done with, or the rest of a list. */
const MAY_END = new RegExp(
  String.raw`, (?=(?:and|so|then|with|without|while|which|where|because|in|on|at|by|after|before|until)\b)|${ITS_OWN} (?=(?:so|because|while|whenever|when|where|without|within|during|every|each|once|twice|per|in|on|at)\b)`,
  "gi",
);
/** Ends within a list or in the middle of the next deed. */
const LIST_CUT = /, (?!.*\b(?:and|or|not|but)\b)(?!\p{Ll}+ing\b)\p{Ll}+(?: \p{Ll}+)?$/u;
const CUT_SHORT =
  /, (?!.*\b(?:and|or)\b)|, and [^,]*$|\b(?:look|work|wait|listen|talk|depend|rely|ask)s?$|\bwhether \p{L}+ (?:is|are)$/u;
/** ", in the furnace or on the motorbike": the rest of a list says what its first part leaves open. */
const LIST_GOES_ON = /^, (?:in|on|at|by|with|after|before)\b[^,]*,? or (?:in|on|at|by|with|after|before)\b/i;
/** A clause of at most so many words, whole or up to where it may end; "" where it can only be cut. */
export function shortened(said: string, most: number): string {
  const ends = [...said.matchAll(MAY_END)]
    .filter(({ index }) => !LIST_GOES_ON.test(said.slice(index)))
    .map(({ index }) => bare(said.slice(0, index)));
  return (
    [said, ...ends.reverse()].find(
      (text) =>
        wordCount(text) <= most &&
        wordCount(text) >= 2 &&
        isSound(text) &&
        !(text === said ? LIST_CUT : CUT_SHORT).test(text),
    ) ?? ""
  );
}

/** A clause as a row of a list: whole, or up to where it may end; told as something to do, unless it is to stay as said. */
export function rowOf(clause: string, { asSaid = false } = {}): string {
  const said = bare(withoutForm(clause).replace(/^(?:(?:and|then|also|it|which|that) )+/i, ""));
  const text = shortened(said, MOST_IN_A_ROW) || shortened(said, MOST_AT_ALL);
  if (!text) return asSaid ? "" : label(clause);
  return toReader(cap(asSaid ? text : asToDo(text)));
}
/** "Books the sweep" as something to do: "Book the sweep". */
function asToDo(text: string): string {
  const [first = "", ...rest] = text.split(" ");
  const shown = first.toLowerCase().replace(/s$/, "");
  const acts = /s$/.test(first) && KIND_OF_VERB.has(shown) ? shown : null;
  const verb =
    baseVerb(first) ?? acts ?? (DONE_TO.test(rest[0] ?? "") && /s$/.test(first) ? verbOf(first) : null);
  return verb ? [verb, ...rest].join(" ") : text;
}
const DONE_TO = /^(?:the|an?|each|every|all|your|their)$/i;

export const MOST_QUOTED = 14;
const MOST_WHOLE = 30;
/** A clause as it was written, up to where it may end. */
export function whole(text: string): string {
  if (wordCount(text) <= MOST_WHOLE) return text;
  const ends = [...text.matchAll(/, (?=so |and |with |where |which )| so that | because | when | where /g)]
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
  return parts.length > 2 || (parts.length > 1 && wordCount(clause) > 9)
    ? !clause.includes(": ") &&
      parts.every((part) => wordCount(part) >= 2 && isSound(part.split(" and ")[0] ?? ""))
      ? parts
      : [clause]
    : [clause];
}

/** What is offered, in the founder's own language where it is another: labels that the customers will read. */
export const clausesOf = (m: Material): string[] =>
  m.foreign
    ? m.context.brief.answers.solution
        .split(CLAUSE)
        .map(bare)
        .filter((part) => wordCount(part) >= 3 && !isForbiddenClaim(part))
        .slice(0, 4)
    : featuresOf(m)
        .filter((feature) => !isForbiddenClaim(feature))
        .flatMap(listed)
        .flatMap((clause) => (OPENS_WITH_THING.test(clause) ? clause.split(HAS) : [clause]))
        .flatMap(steps)
        .map(bare)
        .filter((part) => wordCount(part) >= 2);
