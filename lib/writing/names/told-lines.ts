import { isForbiddenClaim } from "@/lib/brief/rules";
import { sentences } from "../cut";
import { isEmptyClaim } from "../empty-claims";
import { bare, cap, conjugate, plural, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { isReader } from "../prototype/deeds-on";
import { type Doing, doingsIn } from "../prototype/doing/doing";
import { BURDENS } from "./burdens";
import { isNoPromise } from "./no-promise";
import { ownSentences } from "./of-ours";
import { participle, verbOf } from "./participle";
import { RELIEFS } from "./reliefs";

const FEWEST = 2;
const MOST = 8;
/** Speaks of the founders, or points at what stands elsewhere. */
const POINTS =
  /\b(?:i|my|me|mine|he|she|him|her|his|it|its|them|they|their|this|these|those|there|whose|such|others?|another|else|competitors?|unlike|existing|so|too|us|also|however|because|if|would|could|might|usually|mostly|planned|soon|later|both)\b/i;
const OPENS_BADLY =
  /^(?:and|or|but|then|that|which|who|for|from|of|as|to|into|like|about|per|plus|not|is|are|was|were|has|have|had|can|will|do|does|run(?! by)|ran|built by|founded|than|most|many|some|other|today|including|through|while|when|where|until|gives?|lets?|helps?|with (?:help|the help)|the (?:only|first|best|most))\b/i;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|but|of|for|with|to|in|on|at|by|from|as|is|are|has|have|each|every|our|your|we|you|more|less|up|per|once|own|needs?|takes?|makes?|get|gets|give|gives|includes?|including|around|about|where|when|only|if|doesn['’]t|don['’]t|one|two|three|four|five|six|seven|eight|nine|ten)$/i;
const PRICED =
  /[€$£¥₹%]|\b(?:euros?|dollars?|pounds?|eur|usd|gbp|chf|sek|nok|dkk|pln|kes|cad|aud|nzd|zł|kr|rand|rupees?)\b/i;
const OF_THE_FOUNDERS =
  /\b(?:years? (?:as|of|in)|(?<!run by an? )former|university|trained on|founded|licen[cs]ed|pilots?|tested|award|degree|phd|co-?founder|experience|worked|recorded|grew up|waiting list|own kitchen)\b/i;

/** "A loan chair if it takes longer": everybody knows what "it" is. */
const CONDITION = /\bif it (?:takes|is|rains|gets|breaks|fails|cracks)\b/i;
/** Whether a customer could read it alone, as a promise of this business. */
export function standsAlone(line: string): boolean {
  const count = wordCount(line);
  return (
    count >= FEWEST &&
    count <= MOST &&
    !POINTS.test(line.replace(CONDITION, "")) &&
    !OPENS_BADLY.test(line) &&
    !ENDS_BADLY.test(line) &&
    !/[()"“”]|\.\.|\b[a-z]+[,:]$/.test(line) &&
    !isNoPromise(line) &&
    !isForbiddenClaim(line) &&
    !isEmptyClaim(line)
  );
}

const CUTS =
  / (?:of|from|with|without|in|for|at|by|on|to|and|or|near|because|thanks|while|when|where|which|that|who|into|until|per|after|before|during|using|across|through|rather|instead|than)\b/g;
/** Cut where it is too long, and left out where what is left does not stand alone. */
function told(text: string): string[] {
  let line = bare(text.replace(/\s+/g, " "));
  while (!standsAlone(line)) {
    const last = [...line.matchAll(CUTS)].at(-1);
    if (!last?.index) return [];
    line = bare(line.slice(0, last.index));
  }
  return [cap(line)];
}

const ENUMERATED = /[,;:]\s+(?!\d)|\s[-–—]\s/;
/** What is the matter with a piece that begins with a bare verb: whose deed it is stands before it. */
const VERB_FIRST = /^\p{Ll}+s? (?:it|them|the|a|an|each|every|you|your|our)\b/iu;
const SAID_OF = /^(?:it(?:['’]s| is)|they(?:['’]re| are)|we(?:['’]re| are)|you(?:['’]re| are)) /i;

const WITH = /^with (?=(?:an?|no|one|two|three|free|your) )/i;

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
    return [...two, ...pieces.filter((piece, at) => at === 0 || !VERB_FIRST.test(piece))];
  });
}

const PARTICLE = /^(?:up|out|back|off|down|over|in)\b/i;
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
  if (!object || NO_OBJECT.test(object.words) || !after.toLowerCase().startsWith(said.toLowerCase()))
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

const DURATION =
  /\b(?:within (?:an?|one|two|three|four|five|six|seven|ten|\d+) (?:hours?|days?|weeks?|minutes?)|(?:the )?same[ -](?:day|week|evening)|the next (?:day|morning)|by the next morning|overnight|in (?:ten|five|fifteen|twenty|thirty|\d+) minutes)\b/i;
/** "Within five days in Leeds". */
function whenAndWhere({ place, context: { brief } }: Material): string[] {
  const { solution, differentiator } = brief.answers;
  const when = DURATION.exec(`${solution} ${differentiator}`)?.[0].replace(/-/g, " ");
  if (!when || !place || brief.geography?.scale !== "city") return [];
  return told(`${/^same/i.test(when) ? "the " : ""}${when}, in ${place}`);
}

/** The customers as the founder names them, up to what else is said of them. */
function forWhom({ context: { brief } }: Material): string[] {
  const [whole = ""] = brief.answers.targetAudience.split(
    /[.;,:(]| (?:who|that|which|whose|found|mostly|aged) /,
  );
  const short =
    wordCount(whole) < MOST ? whole : (whole.split(/ (?:with|in|near|of) (?=[^ ]+(?: [^ ]+)*$)/)[0] ?? "");
  return wordCount(short) < MOST && wordCount(short) > 1 && /^\p{L}/u.test(short) && !POINTS.test(short)
    ? [`For ${uncap(short.trim())}`]
    : [];
}

/** What the offer is, up to what it does: "A mobile workshop in a van". */
function called({ context: { brief } }: Material): string[] {
  const [, said = ""] =
    /^((?:an? |the |our )[^,.;:]+?)(?= (?:that|which|where|who|for|matching|connecting|to)\b|[,.;:])/i.exec(
      brief.answers.solution,
    ) ?? [];
  return wordCount(said) > FEWEST + 1 ? told(said) : [];
}

/** What it costs, or costs not, in the founder's words: at most one line of it. */
function terms({ context: { brief } }: Material): string[] {
  const pieces = sentences(brief.answers.businessModel)
    .flatMap((said) => said.split(/[;:]|, (?!\d)| plus /))
    .map(bare);
  const free = pieces.find((piece) =>
    /\b(?:first|one|two|trial) (?:\p{L}+ )?(?:month|week|visit|lesson)s? (?:is |are )?free\b/iu.test(piece),
  );
  const priced = pieces.find(
    (piece) =>
      PRICED.test(piece) &&
      /\d/.test(piece) &&
      wordCount(piece) <= MOST &&
      wordCount(piece) > 2 &&
      /\b(?:an?|per|each|every|for)\b/i.test(piece) &&
      !/%|\bus\b|sponsor|donat|commission|keep/i.test(piece),
  );
  return [free ?? priced]
    .filter((line) => line !== undefined)
    .filter((line) => !POINTS.test(line))
    .map(cap);
}

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

/** What the difference says, in lines: each a promise of this founder's. */
export const promisesOf = ({ context: { brief } }: Material): string[] =>
  brief.language === "en"
    ? ownSentences(brief)
        .map(addressed)
        .flatMap(shortPieces)
        .flatMap(told)
        .filter((line) => wordCount(line) > FEWEST && !OF_THE_FOUNDERS.test(line) && !/^run by/i.test(line))
    : [];

/** Lines built of what this founder tells, those that promise most first; false of any other business. */
export function toldLines(m: Material): string[] {
  const { brief } = m.context;
  if (brief.language !== "en") return [];
  const solution = addressed(brief.answers.solution);
  const own = ownSentences(brief).map(addressed);
  const doings = [...doingsIn(solution), ...own.flatMap((said) => doingsIn(said))];
  const all = `${solution} ${own.join(" ")}`;
  const lines = [
    ...own.flatMap(shortPieces).flatMap(told),
    ...doings.flatMap((doing) => doneFor(doing, all)),
    ...doneToIt(solution),
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
