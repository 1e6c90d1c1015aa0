import { isForbiddenClaim } from "@/lib/brief/rules";
import { goalOf } from "../concept";
import { sentences } from "../cut";
import { isEmptyClaim } from "../empty-claims";
import { cap, wordCount } from "../english";
import type { Material } from "../material";
import { isFunction } from "../prototype/no-function";
import { alike } from "./alike";
import { audienceLines } from "./audience-lines";
import { benefits } from "./benefits";
import type { Candidate } from "./candidate";
import { COMMON, claimsMore, STEM } from "./claims-more";
import { clauseLines } from "./clause-lines";
import { isConcrete } from "./concrete";
import { ANY, TAGS } from "./curated";
import { LINES_OF_FORMS, NATIVE_LINES } from "./data/form-lines";
import { doneLines, reliefLines } from "./done-lines";
import { exactLines } from "./exact-lines";
import { kindOfBusiness } from "./kind-of-business";
import { type Met, tagsMet } from "./met";
import { nativeLines } from "./native-lines";
import { speaksOfNeed } from "./need";
import { saidOfOthers } from "./of-ours";
import { promiseClauses } from "./promise-clauses";
import { isHalf, standsAlone } from "./stands-alone";
import { isCutShort, isPromise, standsAsLine } from "./tagline-gate";
import { toldLines } from "./told-lines";
import { wholePhrases } from "./whole-phrases";

const MOST_SAME_START = 2;
/** "We fetch the person at home, we hold the folder": what is done, step by step. */
const MOST_OF_US = 4;
const MOST_WORDS = 8;
/** What a vague answer wants, told to one group at a time. */
function openLines(m: Material): string[] {
  const goal = goalOf(m).replace(/^an? (?:app|service|platform|tool) that /i, "");
  return m.vague && wordCount(goal) <= 4 && wordCount(goal) > 1
    ? [cap(goal), `${cap(goal)}, for one trade first`]
    : [];
}

/** The founder's best lines stand before those of a known kind. */
const MOST_OWN = 7;
/** What is only left out is no first line. */
const DENIES = /^no\b/i;
const start = (line: string) => line.toLowerCase().split(/[ ,]/)[0] ?? "";

/** Says by itself what a customer gets, and nothing of how it is made or who makes it. */
const PROMISES =
  /^(?:no|never|only|free|without|every|everything|nothing|nobody|the same|same|one|pay|cancel|pause|you|within|all|fixed|always|any|back|ready|open)\b|\b(?:or your money back|instead of|included|for free|guaranteed)\b/i;
const OF_US = /\b(?:we|our|ours|us|i|my)\b/i;
const UNSAID =
  /\b(?:trained|employed|licen[cs]ed|patent\w*|algorithm|api|dried|temperature|software|database|gps|app)\b/i;
/** "We only charge for patients who come back": "Pay only for patients who come back". */
const CHARGED = /^we (?:only charge|charge only) for (?=\p{L})/iu;
const chargedOnly = ({ context: { brief } }: Material) =>
  sentences(brief.answers.differentiator)
    .filter((said) => CHARGED.test(said))
    .map((said) => said.replace(CHARGED, "Pay only for ").replace(/[.!]$/, ""))
    .filter((line) => wordCount(line) <= MOST_WORDS);
const ownPromises = (m: Material) =>
  wholePhrases(m).filter(
    (line) => PROMISES.test(line) && !OF_US.test(line) && !UNSAID.test(line) && wordCount(line) > 2,
  );

/** What is done, and the worlds that the offer itself is of: neither what is named beside them nor what is good of many. */
const OF_THE_OFFER = 0.7;
const isOfItsWorld = ({ tag, share }: Met) => tag.kind === "world" && (tag.narrow || share >= OF_THE_OFFER);
const isCentral = (met: Met) => met.tag.kind === "deed" || isOfItsWorld(met);

const PROMISED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midnight|tonight|same|spring|summer|autumn|winter|free|insured|guarantee\w*|organic|licen[cs]ed|certified|ironed|sofa|garden|pool|quote|scaffold|ladders?|videos?|photos?|camera|certificate|batter(?:y|ies)|hours?|minutes|weeks?|months?|years?|bread|cake|coffee|tea|soup|cows?|calf|milk|baby|napkins?)\b/gi;
/** Names a number, a day or a thing only where the founder does. */
export const isTold = (line: string, { context: { brief } }: Material) => {
  const said = Object.values(brief.answers).join(" ").toLowerCase();
  return (line.match(PROMISED) ?? []).every((word) => said.includes(word.toLowerCase()));
};

/** What others do or leave undone is no line of ours. */
const isOurs = (line: string, { context: { brief } }: Material) =>
  // "The farmer keeps all of your own juice": he is the one who reads it.
  !/^(?:the|each|every) \p{L}+ .*\byour own\b/iu.test(line) &&
  !saidOfOthers(brief).some((said) => said.toLowerCase().includes(line.toLowerCase()));

/** Speaks in a word of this founder's, and names no thing that the answers do not name. */
function isNear(line: string, { context: { brief } }: Material): boolean {
  const said = Object.values(brief.answers).join(" ").toLowerCase();
  const words = (line.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word));
  const told = words.filter((word) => said.includes(word.slice(0, Math.max(STEM, word.length - 2))));
  return (
    told.length > 0 &&
    !claimsMore(line, said) &&
    words.every((word) => told.includes(word) || !isConcrete(word.replace(/s$/, "")))
  );
}

/** The lines of what is met, one of each in turn, what the offer speaks of before what is said by the way. */
function dealt(met: readonly Met[], m: Material): string[] {
  const { brief } = m.context;
  const rows = [...met]
    .sort((a, b) => rank(b) - rank(a))
    .map(({ tag }) =>
      tag.lines
        .filter(({ text, needs }) => isTold(text, m) && needs.every((need) => speaksOfNeed(need, met, brief)))
        .map(({ text }) => text),
    );
  const most = Math.max(0, ...rows.map((lines) => lines.length));
  return Array.from({ length: most }).flatMap((_, at) => rows.flatMap((lines) => lines.slice(at, at + 1)));
}
const rank = ({ share, tag }: Met) => share + (tag.kind === "world" ? 1 : 0) + (tag.narrow ? 1 : 0);

const exactOf = (m: Material) => [
  ...[...chargedOnly(m), ...exactLines(m.context.brief)].filter(isPromise),
  // Whom it is for is no label where the founder says it of the offer.
  ...clauseLines(m.context.brief).filter((line) => isPromise(line.replace(/^for /i, ""))),
];

/** What the founder says of the offer in whole lines, the best first and in the language of the answers; none where it is told too vaguely. */
export function founderLines(m: Material): string[] {
  const { brief } = m.context;
  if (m.vague) return [];
  if (m.foreign || brief.spoken) return nativeLines(brief.spoken ?? brief);
  const whole = wholePhrases(m).filter(
    (line) => wordCount(line) > 2 && !OF_US.test(line) && !UNSAID.test(line),
  );
  const stands = (line: string) => standsAsLine(line, brief.answers);
  return [
    ...exactOf(m),
    ...[...ownPromises(m), ...promiseClauses(m)].filter(stands),
    ...benefits(brief).filter((line) => isPromise(line) && !isCutShort(line, brief.answers)),
    ...[...doneLines(brief), ...toldLines(m), ...whole, ...reliefLines(brief)].filter(stands),
  ].filter((line) => isOurs(line, m) && isLine(line, m));
}

/** One for each name, none twice: what the founder says whole, then what is true of what is done. */
export function taglines(names: readonly Candidate[], m: Material): string[] {
  const { brief } = m.context;
  const ofForm =
    NATIVE_LINES[(brief.spoken ?? brief).language] ??
    LINES_OF_FORMS[brief.archetypes[0]?.id ?? "services"] ??
    LINES_OF_FORMS.services ??
    [];
  const fitting = m.random("taglines").shuffle(ofForm);
  const any = m.random("more taglines").shuffle(ANY.lines.map(({ text }) => text));
  const chosen: string[] = [];
  // How many of them are this founder's or this trade's; the rest stands under any name.
  let strong: number | null = null;
  const add = (pool: readonly string[], loose = false, most = names.length) => {
    for (const line of pool.filter((said) => isLine(said, m))) {
      if (chosen.length >= Math.min(most, names.length)) return;
      const taken = chosen.some(
        (other) => other.toLowerCase() === line.toLowerCase() || alike(other, line, loose ? 0.7 : 0.5),
      );
      const starts = chosen.filter((other) => start(other) === start(line)).length;
      const few = /^(?:we|i) /i.test(line) ? MOST_OF_US : MOST_SAME_START;
      if (!taken && (loose || starts < few)) chosen.push(line);
    }
  };
  const lines = m.foreign || m.vague || brief.spoken ? [] : founderLines(m).filter(standsAlone);
  const best = lines.find((line) => !DENIES.test(line)) ?? lines[0] ?? null;
  if (m.foreign || brief.spoken) add([...founderLines(m), ...openLines(m), ...fitting]);
  else if (m.vague) add([...openLines(m), ...fitting]);
  else {
    const own = founderLines(m);
    const kind = kindOfBusiness(brief);
    const ofKind = (kind?.lines ?? []).filter((line) => isTold(line, m));
    const exact = new Set(exactOf(m));
    const spoken = own.filter((line) => exact.has(line) || standsAlone(line));
    const [whom = [], whomElse = []] = audienceLines(m).map((line) => [line]);
    add(spoken, false, MOST_OWN);
    add(whom);
    if (kind) add(ofKind);
    add([...spoken, ...whomElse]);
    add(ofKind.filter((line) => isNear(line, m)));
    const sure = tagsMet(brief).filter((one) => one.sure);
    add(dealt(sure.filter(isCentral), m).filter((line) => isNear(line, m)));
    add(own);
    strong ??= chosen.length;
    add(fitting.filter((line) => !OF_US.test(line) || /\bto us$/.test(line)));
  }
  add([...any, ...names.map(({ name }) => `${name}, and time to spare`)], true);
  return paired(names, chosen, brief.spoken ? chosen.length : (strong ?? chosen.length), best);
}

/** "Flat load-cell scale (4 x 50 kg", "customer file made", "before and sent after photos": cut or put together wrongly. */
const BROKEN = /^[^()]*[()][^()]*$|\b(?:made|built|based|designed|intended|meant)$|\bbefore and (?!after\b)/i;
const PUT_FIRST =
  /^(?:(?:we|i)(?:['’](?:re|m)| are| am)? (?:make|making|offer|run|rent(?: out)?|build|building|provide|sell|have|do) )?(?:an?|the|our|my) /i;
/** "One elastic band", "a working version and four buildings": what there is, and nothing that it does for anybody. */
const ONE_THING = /^One \p{L}+(?: \p{L}+)?$|^One \p{L}+ and an? |^an? working version\b|\balready\b/iu;
const LEAST_OF_A_DESCRIPTION = 5;
/** "Productised bid desk": what it is, as the answer opens with it, and nothing that a customer gets. */
const isDescription = (line: string, solution: string) =>
  !/\d| for /.test(line) &&
  wordCount(line) < LEAST_OF_A_DESCRIPTION &&
  solution.replace(PUT_FIRST, "").toLowerCase().startsWith(line.toLowerCase());

/** "Families never pay", "know who has paid": promised, and told neither of others nor of what was. */
const PROMISED_TO_ALL = /^\p{L}+s never (?:pay|wait|queue)\b|^(?:know|remember) /iu;

/** No brand speaks of another, or of what its founder calls it for now. */
const isLine = (line: string, { foreign, called, context: { brief } }: Material) =>
  wordCount(line) > 1 &&
  wordCount(line) <= MOST_WORDS &&
  !BROKEN.test(line) &&
  !ONE_THING.test(line) &&
  (isFunction(line) || PROMISED_TO_ALL.test(line)) &&
  (foreign || brief.spoken || !isDescription(line, brief.answers.solution)) &&
  (foreign || brief.spoken || (!isForbiddenClaim(line) && !isEmptyClaim(line))) &&
  ![...Object.values(brief.named).flat(), ...(called ? [called] : [])].some((other) =>
    line.toLowerCase().includes(other.toLowerCase()),
  );

/** The first name takes the founder's best line, or the first that is no half of a sentence; another goes to the name that comes of the same promise or deed, or shares a word with it; the rest in their order. */
function paired(
  names: readonly Candidate[],
  lines: readonly string[],
  strong: number,
  best: string | null,
): string[] {
  const left = lines.slice(0, strong);
  const weak = lines.slice(strong);
  const take = (at: number) => (at < 0 ? null : (left.splice(at, 1)[0] ?? null));
  const fitting = names.map(({ parts, source }, index) => {
    if (index === 0 && best && left.includes(best)) return take(left.indexOf(best));
    const own = TAGS.find(({ id }) => id === source)?.lines ?? [];
    const stands = (line: string) => index > 0 || !isHalf(line);
    const like = left.findIndex(
      (line) =>
        stands(line) &&
        (own.some(({ text }) => text === line) ||
          parts.some((part) => part.length > 3 && line.toLowerCase().includes(part))),
    );
    if (like >= 0 || index > 0) return take(like);
    return take(left.findIndex(stands)) ?? weak.shift() ?? null;
  });
  return fitting.map((line) => line ?? left.shift() ?? weak.shift() ?? "");
}
