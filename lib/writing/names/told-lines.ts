import { sentences } from "../cut";
import { bare, cap, conjugate, plural, wordCount } from "../english";
import type { Material } from "../material";
import { isReader } from "../prototype/deeds-on";
import { type Doing, doingsIn } from "../prototype/doing/doing";
import { BURDENS } from "./burdens";
import { FEWEST, MOST, POINTS, standsAlone, told } from "./line";
import { ownSentences } from "./of-ours";
import { participle, verbOf } from "./participle";
import { RELIEFS } from "./reliefs";
import { called, forWhom, terms, whenAndWhere } from "./told-terms";

const ENUMERATED = /[,;:]\s+(?!\d)|\s[-–—]\s/;
/** What is the matter with a piece that begins with a bare verb: whose deed it is stands before it. */
const VERB_FIRST = /^\p{Ll}+s? (?:it|them|the|a|an|each|every|you|your|our)\b/iu;
/** "..., shifts and the certificates that bodies ask for": the end of what began before. */
const REST_OF_A_LIST = /^(?:\p{L}+ )?\p{L}+ and (?:the |an? )?\p{L}+s? (?:that|which|who)\b/iu;
const SAID_OF = /^(?:it(?:['’]s| is)|they(?:['’]re| are)|we(?:['’]re| are)|you(?:['’]re| are)) /i;

const WITH = /^with (?=(?:an?|no|one|two|three|free|your) )/i;

const OF_THE_FOUNDERS =
  /\b(?:years? (?:as|of|in)|(?<!run by an? )former|university|trained on|founded|licen[cs]ed|pilots?|tested|award|degree|phd|co-?founder|experience|worked|grew up|waiting list|own kitchen)\b/i;
/** "Same-day repair, loan chair included": what the founder says in short pieces, two very short ones together. */
export function shortPieces(text: string): string[] {
  return sentences(text).flatMap((sentence) => {
    const pieces = sentence.split(ENUMERATED).map((piece) =>
      bare(
        piece
          .replace(/^(?:and|but|so|then|yet) /i, "")
          .replace(SAID_OF, "")
          .replace(WITH, ""),
      ),
    );
    const two = pieces
      .slice(1)
      .map((piece, at) => [pieces[at] ?? "", piece])
      .filter((pair) => pair.every((one) => wordCount(one) <= 3 && standsAlone(one) && !VERB_FIRST.test(one)))
      .map((pair) => pair.join(", "));
    return [
      ...two,
      ...pieces.filter((piece, at) => at === 0 || !(VERB_FIRST.test(piece) || REST_OF_A_LIST.test(piece))),
    ];
  });
}

const PARTICLE = /^(?:up|out|back|off|down|over|in)\b/i;
const SOMEBODY =
  /(?:keeper|owner|parent|teacher|customer|client|driver|manager|worker|user|member|guest|patient|student|pupil|nurse|doctor|foreman|trainer|coach|farmer|family|child|neighbour|tenant|landlord|artist)(?:s|ies|ren)?$/i;
const NO_OBJECT = /^(?:it|them|us|me|everything|everyone|people|customers?|what|how|which|who)$/i;
const SHORT_OBJECT = 4;
/** Done with somebody, and no work on anything: the passive would be odd. */
const NOT_DONE_TO =
  /^(?:have|be|want|need|become|let|help|make|get|use|run|work|come|go|know|live|turn|include|cost|pay|own|mean|look)$/;

/** "Greenware picked up twice a week": what is done, for whoever has it done. */
function doneFor({ object, verb, rest, subject }: Doing, solution: string): string[] {
  if (!/^(?:we|)$/.test(subject.actor) || NOT_DONE_TO.test(verb)) return [];
  const particle = PARTICLE.exec(rest)?.[0] ?? "";
  const done = `${participle(verb)}${particle ? ` ${particle.toLowerCase()}` : ""}`;
  const pronoun = new RegExp(`\\b${verb}(?:s|es)? (?:it|them)\\b`, "i").test(solution);
  const said = object ? `${object.determiner} ${object.words}`.trim() : "";
  const after = rest.slice(particle.length).trim();
  if (
    !object ||
    NO_OBJECT.test(object.words) ||
    SOMEBODY.test(object.words) ||
    !after.toLowerCase().startsWith(said.toLowerCase())
  )
    return [];
  const tail = after
    .slice(said.length)
    .replace(/[,;:].*$/, "")
    .trim();
  if (pronoun) return tail ? told(`${done} ${tail}`) : [];
  const active = `${subject.actor === "we" ? `we ${verb}` : conjugate(verb)} ${rest}`;
  if (!tail || /^(?:and|or|of|'s)\b/i.test(tail) || wordCount(object.words) > SHORT_OBJECT)
    return told(active);
  const thing = /^(?:their|his|her|its|the|your|our)$/i.test(object.determiner) ? object.words : said;
  return told(`${thing} ${done} ${tail}`).filter((line) => wordCount(line) > wordCount(`${thing} ${done}`));
}

/** "Parents see the recital schedule"; whoever reads the line is told to do it. */
const doneBy =
  (reads: (actor: string) => boolean) =>
  ({ subject, verb, rest }: Doing): string[] => {
    const { actor } = subject;
    if (!actor || /^(?:we|it|i)$/.test(actor) || /^(?:is|are|be|have|has|can|want|need)$/.test(verb))
      return [];
    const deed = `${verb} ${rest.replace(/\btheir\b/g, "your").replace(/[;:].*$/, "")}`;
    return told(actor === "you" || reads(actor) ? deed : `${plural(actor)} ${deed}`);
  };

const relieved = ({ context: { brief } }: Material): string[] =>
  sentences(brief.answers.problem)
    .flatMap((said) => [...BURDENS, ...RELIEFS].flatMap((way) => way(said)))
    .map((line) => line.replace(/^!/, ""))
    .flatMap(told);

/** "..., fire it in our kilns": done to what was named before. */
const DONE_TO_IT = /(?:, | and )(?:then )?(\p{Ll}+) (?:it|them) ([^,.;]+)/giu;
const doneToIt = (solution: string): string[] =>
  [...solution.matchAll(DONE_TO_IT)].flatMap(([, verb = "", rest = ""]) => {
    const base = verbOf(verb);
    return base && !/^(?:and|or)\b/.test(rest) ? told(`${participle(base)} ${rest}`) : [];
  });

/** "An app that lays out the parts": what it does; "families who share the digging": what people do with it. */
const DOES =
  /\b(?:app|software|program|tool|platform|site|service|system|device|sensor|machine|bot) that (\p{Ll}+s (?!to\b)[^,.;]+)/giu;
const THEY_DO =
  /\p{Ll}s who (?!(?:have|are|need|want|live|work|can|do|cannot|know|own|like|would|will|may)\b)(\p{Ll}+ (?:the|an?|their|each|every) [^,.;]+)/giu;
const relative = (solution: string): string[] =>
  [...solution.matchAll(DOES), ...solution.matchAll(THEY_DO)].flatMap(([, said = ""]) =>
    told(said.replace(/\btheir\b/g, "your")),
  );

/** What the difference says, in lines: each a promise of this founder's. */
export const promisesOf = ({ context: { brief } }: Material): string[] =>
  brief.language === "en"
    ? ownSentences(brief)
        .map(addressed)
        .flatMap(shortPieces)
        .flatMap(told)
        .filter((line) => wordCount(line) > FEWEST && !OF_THE_FOUNDERS.test(line) && !/^run by/i.test(line))
    : [];

/** "If nothing sprouts you get the next box free": "Nothing sprouts? You get the next box free". */
const IF =
  /\bif ([^,.;]{4,40}?),? ((?:you (?:get|pay)|we (?:refund|replace|repeat|come|pay|redo|send|repair)|the next|(?:your|the) money)\b[^,.;]*)/gi;
const assured = (text: string): string[] =>
  [...text.matchAll(IF)]
    .map(([, what = "", then = ""]) => `${cap(what)}? ${cap(then)}`)
    .filter((line) => wordCount(line) <= MOST && !POINTS.test(line));

/** Lines built of what this founder tells, those that promise most first; false of any other business. */
export function toldLines(m: Material): string[] {
  const { brief } = m.context;
  if (brief.language !== "en") return [];
  const solution = addressed(brief.answers.solution);
  const own = ownSentences(brief).map(addressed);
  const doings = [...doingsIn(solution), ...own.flatMap((said) => doingsIn(said))];
  const all = `${solution} ${own.join(" ")}`;
  const lines = [
    ...assured(all),
    ...own
      .flatMap(shortPieces)
      .flatMap(told)
      .filter((line) => wordCount(line) > FEWEST || /^(?:no|only|never)\b/i.test(line)),
    ...doings.flatMap((doing) => doneFor(doing, all)),
    ...doneToIt(solution),
    ...relative(solution),
    ...relieved(m),
    ...doings.flatMap(doneBy(isReader(m))),
    ...whenAndWhere(m),
    ...shortPieces(solution)
      .slice(1)
      .flatMap(told)
      .filter((line) => wordCount(line) > FEWEST),
    ...forWhom(m),
    ...called(m),
    ...terms(m),
  ].filter((line) => !OF_THE_FOUNDERS.test(line));
  return lines.filter((line) => !lines.some((other) => other !== line && holds(other, line)));
}
/** "At the customer's door" is at yours. */
const THEIRS = /\b(?:the |their |a )?(?:customers?|clients?|people)['’]s? (?=[a-z])/gi;
const addressed = (text: string) => text.replace(WOULD, "$1").replace(THEIRS, "your ");
/** "Families who'd share the digging" share it. */
const WOULD = /\b(who|they|you|we)['’]d\b(?! (?:been|had|better))/gi;
/** "Same-day repair" stands in "Same-day repair, loan chair included". */
const holds = (longer: string, line: string) => longer.toLowerCase().includes(line.toLowerCase());
