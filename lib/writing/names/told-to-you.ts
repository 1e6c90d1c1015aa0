import { bare, wordCount } from "../english";
import type { Material } from "../material";
import { deedsIn } from "../prototype/deeds";
import { ownSentences } from "./of-ours";

const MOST = 14;
const FEWEST = 4;
/** Has a verb of its own, so that it stands after "because". */
const STATES =
  /\b(?:is|are|was|were|has|have|had|can|cannot|needs?|fell|rose|costs?|works?|weighs?|stays?|gives?|takes?|makes?|keeps?|comes?|knows?|understands?|carries|passed|holds?|shows?|lasts?|uses?|gets?|pays?|came|sold|won)\b/i;
const OPENS_BADLY =
  /^(?:and|or|but|so|to|that|which|who|is|are|with|without|for|in|on|no|not|it|they|them|this|because|if|when)\b/i;

/** "Has woven for | three generations so 14 mills ...": it is no clause that begins there. */
const CUT_OFF = /\b(?:for|of|in|with|by|from|to|at|on|and|or|than|as|the|an?)\s+$/i;

/** "We film our own exercises" is, to the founder, "you film your own exercises". */
const toYou = (text: string) =>
  text
    .replace(/\bI am\b/g, "you are")
    .replace(/\bI was\b/g, "you were")
    .replace(/\b(?:we|I)\b/gi, "you")
    .replace(/\b(?:our|my)\b/gi, "your")
    .replace(/\b(?:us|me)\b/gi, "you")
    .replace(/\bmyself\b/gi, "yourself");

const fits = (clause: string) =>
  wordCount(clause) >= FEWEST &&
  wordCount(clause) <= MOST &&
  !OPENS_BADLY.test(clause) &&
  !/["“”;:()]/.test(clause);

/** Whole clauses of the founder's, those that set the offer apart first, then what is wrong today. */
export function toldToYou({ foreign, context, pains }: Material): string[] {
  if (foreign) return [];
  const { solution, differentiator } = context.brief.answers;
  // "Unlike them we | start from what is there": the deed is the founder's.
  const withDoer = (clause: string) =>
    differentiator.toLowerCase().includes(`we ${clause.toLowerCase()}`) ? `we ${clause}` : clause;
  const own = ownSentences(context.brief);
  const stated = own
    .flatMap((said) => [bare(said), ...said.split(/, (?:and |but )?/).map(bare)])
    .filter((clause) => STATES.test(clause.split(" ").slice(1).join(" ")) && !/^\p{L}+ing\b/u.test(clause))
    .map(withDoer);
  const done = [own.join(" "), solution].flatMap((told) =>
    deedsIn(told)
      .filter(({ lead }) => !/^(?:it|they|whoever|both)$/i.test(lead))
      .map(({ text }) => text)
      // Whoever does the one thing need not do the next: "one question takes seconds, and answers stay anonymous".
      .filter((text) => told.includes(text) || /^(?:we|i|you) /i.test(text))
      .filter((text) => !CUT_OFF.test(told.slice(0, Math.max(0, told.indexOf(text))))),
  );
  const told = [...stated, ...done].map((clause) => toYou(bare(clause))).filter(fits);
  const whole = told.filter((clause) => !told.some((other) => other !== clause && other.includes(clause)));
  return [...new Set([...whole, ...pains.filter(fits)])];
}
