import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import { fitted } from "./fitted";
import { ownSentences } from "./of-ours";
import { MOST, whole, yours } from "./own-line";
import { participle, verbOf } from "./participle";
import { RELIEFS } from "./reliefs";
import {
  allMakes,
  given,
  madeOf,
  never,
  noNeed,
  ours,
  passive,
  thatDoes,
  there,
  withoutIs,
} from "./thing-lines";
import { trimmed } from "./trimmed";

const LEAST_STEPS = 3;
const ARTICLE = /^(?:the|an?|your|their|each|every|it|them|all)$/i;
/** "We melt, filter, sterilise and roll it": the steps by themselves, each a verb that is surely one. */
function steps(sentence: string): string[] {
  const [, doing = ""] = /^(?:we|i) (?:only |also |always )?(.+)$/i.exec(sentence) ?? [];
  const verbs = doing.split(/, (?:and )?| and /).map((part) => {
    const [first = "", second = "", ...rest] = part.split(" ");
    const verb = verbOf(first) ?? (/(?:ise|ize|ate|ip|elt|oll)$/.test(first) ? first.toLowerCase() : null);
    const particle = /^(?:up|out|off|down|back|away|over)$/.test(rest[0] ?? "") ? ` ${rest[0]}` : "";
    return verb && (!second || ARTICLE.test(second) || rest.length < 1)
      ? `${participle(verb)}${particle}`
      : null;
  });
  const at = verbs.indexOf(null);
  const first = (at < 0 ? verbs : verbs.slice(0, at)).filter((verb) => verb !== null).slice(0, 4);
  if (first.length < LEAST_STEPS) return [];
  return whole(`${first.slice(0, -1).join(", ")} and ${first.at(-1)}`);
}

const THING =
  /^(\p{Ll}+) (?:down |off |out )?(?:the |your |their |all |each |every |an? )?((?!it\b|them\b)\p{L}+(?: \p{L}+)?)(?: down| off| out)?$/iu;
/** "Replace rotten slats, oil the hinges": "Rotten slats replaced, hinges oiled". */
function twoDone(sentence: string): string[] {
  const [, doing = ""] = /^(?:we|i) (?:only |also |always )?(.+)$/i.exec(sentence) ?? [];
  const told = doing.split(/, (?:and )?| and /).flatMap((part) => {
    const [, first = "", thing = ""] = THING.exec(part) ?? [];
    const verb = verbOf(first);
    return verb && thing && !/(?:ed|ly)$/.test(thing) ? [`${thing} ${participle(verb)}`] : [];
  });
  const [one, other] = told;
  const rest = told.slice(2, 4);
  return [
    ...(one && other ? whole(`${one}, ${other}`) : []),
    ...(rest.length > 1 ? whole(rest.join(", ")) : []),
  ];
}

/** What is sold, as the first sentence of the offer names it, where that is short and tells more than its kind. */
const LEAST_OF_A_THING = 4;
function named(solution: string): string[] {
  const [first = ""] = sentences(solution);
  const said = bare(
    first.split(
      / (?:that|which|where|with which|from which|so that|who|comes|goes|takes|brings|collects|is|are|has|runs|stands)\b|[,;:]/,
    )[0] ?? "",
  );
  return wordCount(said) >= LEAST_OF_A_THING &&
    /^(?:an? )?(?!we\b|i\b|the\b|our\b|people\b)\p{L}/iu.test(said)
    ? whole(wordCount(said) > MOST ? trimmed(said.replace(/^an? /i, "")) : said.replace(/^an? /i, ""))
    : [];
}

const LIST_GOES_ON = /^(?:\p{L}+ )?\p{L}+ (?:or|and) \p{L}+|^\p{L}+$/u;
const WITH_US = /^(?:with us|here|at ours|in our \p{L}+),? (?=\p{L}+ )/iu;
/** Lines cut from what the founder does and gives: they fit no other business. */
export function doneLines(brief: Brief): string[] {
  const said = [...sentences(brief.answers.solution), ...ownSentences(brief)].map((one) =>
    bare(one).replace(WITH_US, ""),
  );
  const lines = said.flatMap((sentence) => [
    ...steps(sentence),
    ...twoDone(sentence),
    ...madeOf(sentence),
    ...thatDoes(sentence),
    ...sentence
      .split(
        /[,;:]| and (?=(?:the|it|we|you|each|every|shows?|gives?|sends?|hangs?|tune|brings?|returns?|leave|put|write|change|check|lend|take|a broken|our)\b)/,
      )
      .map(bare)
      // "A green, amber or red mark" is no end of a clause.
      .filter((_, at, all) => !LIST_GOES_ON.test(all[at + 1] ?? ""))
      .flatMap((clause) => [
        ...ours(clause),
        ...given(clause),
        ...withoutIs(clause),
        ...never(clause),
        ...passive(clause),
        ...there(clause),
        ...noNeed(clause),
        ...allMakes(clause),
      ]),
  ]);
  return [...new Set([...lines, ...named(brief.answers.solution)])];
}

/** What nobody has to put up with any more. */
export const reliefLines = ({ answers }: Brief): string[] =>
  sentences(answers.problem)
    .flatMap((sentence) => RELIEFS.flatMap((way) => way(sentence)))
    .map((line) => yours(line.replace(/^!/, "")))
    .filter((line) => !/\d$/.test(line))
    .flatMap((line) => (whole(line).length > 0 ? whole(line) : fitted(line).map(cap)));
