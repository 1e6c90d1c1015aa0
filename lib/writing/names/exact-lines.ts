import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { bare, cap, uncap, wordCount } from "../english";
import { type Doing, doingsIn } from "../prototype/doing/doing";
import { baseVerb, DONE_TO } from "../third";
import { lineOf } from "./exact-deeds";
import { fitted, isLine, unbracketed } from "./fitted";
import { listsIn } from "./lists";
import { ownSentences } from "./of-ours";
import { acts } from "./stands-alone";

/** What never is, what alone is done, and what nobody has to fear. */
const VOWED =
  /^(?:(?:we|i|\p{L}+s) (?:never|only|always)|(?:nobody|no one|nothing|everything|everyone|every|each|no|never|only|your)) (?!yet\b).+|^(?:we|i) (?:don['’]?t|do not) (?=.*\byour?\b).+|^(?:\p{L}+ ){1,2}only$/iu;
/** "This is one page for one appointment", "there is no app on purpose": the rest of it. */
const POINTED =
  /^(?:this|it|ours|everything) (?:is|are|can be) (?:only )?((?:one|two|three|an?|no|only) .+|\p{L}+(?:ed|wn|de|ilt|sh|en) .+)|^(?:my|our) \p{L}+ (?:is|are) (\p{L}+(?:ed|wn|de|ilt|sh|en) .+)|^there(?:['’]s| is| are) (no .+)/iu;
/** "Ours only does money": told of ourselves. */
const ONLY = /^(?:ours|it|the app) only (\p{L}+s) (?=\p{L})/iu;
const HERE = /^(?:here|with us|at ours),? (?=\p{L}+ )/iu;
const VERB =
  /\b(?:is|are|was|were|am|be|has|have|had|do|does|did|can|cannot|could|will|would|must|may|should|\p{L}+n['’]t)\b/iu;
const OPENS_BADLY =
  /^(?:and|but|so|or|not|plus|also|we|i|if|when|on|in|at|for|with|to|from|by|there|after|before|our|tested)\b/i;
/** "Sends the invoice when the video is live": told of the offer. */
const withSubject = (sentence: string) => {
  const [first = "", next = ""] = sentence.split(" ");
  return baseVerb(first) !== null && /s$/.test(first) && DONE_TO.test(next)
    ? `It ${uncap(sentence)}`
    : sentence;
};
/** "A herbal tea": what many sell. */
const LEAST_OF_A_THING = 5;
const isBareThing = (thing: string) => wordCount(thing) < LEAST_OF_A_THING && !/\d/.test(thing);
/** "Customer gets a text link": what those do who use it. */
const OF_THEM = new RegExp(
  `^(?:the |an? )?(?:${PERSONS}|${TRADESPEOPLE}|customers?|clients?|users?|owners?) `,
  "iu",
);
/** "Farmer says acres and the job", "customer gets a link": a clause that leaves out its article. */
const DOES =
  /^(?!(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)\p{L}+ (\p{L}+s) (?:an?|the|your|their|it|them)\b/iu;
/** "The laundry in town takes two weeks": what the thing does that stands first. */
const THING_DOES =
  /^(?:the|an?) (?:\p{L}+ ){1,5}?(\p{L}+s) (?!(?:of|in|for|and|or|with|from|at|to|that)\b)\p{L}/iu;
const somebodyDoes = (clause: string) =>
  [DOES, THING_DOES].some((does) => baseVerb(does.exec(clause)?.[1] ?? "") !== null);
/** "One cooler, one drop, 12:30 sharp": what there is, without a verb. */
const isFragment = (clause: string) =>
  !(/^an? /i.test(clause) && isBareThing(clause)) &&
  !acts(clause) &&
  !OF_THEM.test(clause) &&
  !somebodyDoes(clause) &&
  doingsIn(clause).length === 0 &&
  !VERB.test(clause.replace(/ that (?:is|are) /, " ")) &&
  !OPENS_BADLY.test(clause);

const STRONG = /[;:] | [–—-] /;
const PARTS =
  /,? (?:and|but|so) (?=(?:we|i|you|it|nobody|no one|one|every|each|no|only)\b)|, (?=(?:we|i|you|it|nobody|no one|one|every|each|no|then)\b)/i;
const ofUs = (part: string) =>
  bare(part)
    .replace(HERE, "")
    .replace(ONLY, (_, verb: string) => `we only ${baseVerb(verb) ?? verb.replace(/e?s$/, "")} `);

/** "A planter with a wide hollow base that you fill": the thing itself. */
const thingIn = (sentence: string): string[] => {
  const [thing = ""] = sentence.split(/[,:;] | (?:that|which|who|where|you|so|because) /);
  return isFragment(thing) && !isBareThing(thing) ? [thing] : [];
};
const stepsIn = (sentence: string) =>
  doingsIn(withSubject(sentence)).flatMap((doing) => lineOf(doing, sentence));

const wholeIn = (sentence: string): string[] => {
  const strong = [sentence, ...sentence.split(STRONG)].map(ofUs);
  return [...strong, ...strong.flatMap((part) => part.split(PARTS).map(ofUs))].flatMap((clause, at) => {
    const [, ...what] = POINTED.exec(clause) ?? [];
    return VOWED.test(clause) || (at < strong.length && isFragment(clause)) ? [clause] : what.filter(Boolean);
  });
};
/** "$34 a month, shipping included, skip any time": what is promised beside the price. */
const besidePrice = (sentence: string): string[] => {
  const parts = sentence.split(/[,;] (?!\d)/).map(bare);
  const kept = parts.filter((part) => /^(?:no|never|skip|cancel|pause|open) | included$/i.test(part));
  return [kept.slice(0, 2).join(", ")].filter(Boolean);
};

const AT_MOST = 4;
/** "Snap the receipt, pick the child": two short steps in a row. */
const twoSteps = (doings: readonly Doing[]): string[] =>
  doings.flatMap((one, at) => {
    const next = doings[at + 1];
    const short = ({ subject, rest }: Doing) =>
      subject.actor === "you" && wordCount(rest) > 0 && wordCount(rest) < AT_MOST;
    return next && short(one) && short(next) && one.rest !== next.rest && one.sentence === next.sentence
      ? [`${one.verb} ${one.rest}, ${next.verb} ${next.rest}`]
      : [];
  });

const TELLING = 5;
/** Lines in the founder's own clauses, what sets the offer apart first: each is whole and fits no other business. */
export function exactLines(brief: Brief): string[] {
  if (brief.language !== "en") return [];
  const solution = unbracketed(brief.answers.solution);
  const own = ownSentences(brief).map(unbracketed);
  const told = sentences(solution).map(unbracketed);
  const doings = doingsIn(solution);
  const lines = [
    ...own.flatMap((sentence) => [
      ...wholeIn(sentence),
      ...(/\b(?:but|if|then)\b/i.test(sentence) ? [] : stepsIn(sentence)),
    ]),
    ...sentences(brief.answers.businessModel).flatMap(besidePrice),
    ...twoSteps(doings),
    ...doings.flatMap((doing) => lineOf(doing, solution)),
    ...told.filter((sentence) => withSubject(sentence) !== sentence).flatMap(stepsIn),
    ...told.flatMap((sentence) => [
      ...(isLine(sentence) && !OPENS_BADLY.test(sentence) && !OF_THEM.test(sentence) ? [sentence] : []),
      ...wholeIn(sentence),
      ...thingIn(sentence),
    ]),
    ...told.flatMap(listsIn),
  ];
  const whole = [...new Set(lines.flatMap((line) => fitted(unbracketed(line))).map(cap))];
  // "We hold the folder" says less than "We write down what the doctor said".
  return [
    ...whole.filter((line) => wordCount(line) >= TELLING),
    ...whole.filter((line) => wordCount(line) < TELLING),
  ];
}
