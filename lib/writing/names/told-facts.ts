import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { bare } from "../english";
import { ownSentences } from "./of-ours";
import { participle, verbOf } from "./participle";

/** What is done to each of them, or how often: "We visit each borehole every three months". */
const TO_EACH =
  /^(?:we|i) (?:also |always )?(\p{Ll}+) ((?:each|every) \p{Ll}+)(?: ourselves| myself)?( (?:every|in|within|before|after|once|twice|on|at) .*)?$/iu;
const EVERY_TIME =
  /^(every (?:week|month|day|morning|evening|night|year|spring|autumn|(?:two|three|four|six) (?:weeks|months)|\p{L}+day)) (?:we|i) (\p{Ll}+) (?:the |your |their |all )?(\p{Ll}+(?: \p{Ll}+)?)(?= |,|$)/iu;
/** "We comb out and treat the whole head in one session". */
const DONE_IN =
  /^(?:we|i) (?:\p{Ll}+ (?:out |up )?and )?(\p{Ll}+) (?:the |your )?((?:whole )?\p{Ll}+(?: \p{Ll}+)?) ((?:in|within) (?:one|a single|two|three|\d+) \p{Ll}+)/iu;

/** "The battery lasts seven hours", "single pages can be swapped": a thing, and what is true of it. */
const THING =
  /^(?:the|each|every|all|both|single|no|nobody|nothing|one|two|three|four|five|six) (?:\p{L}+ ){0,3}?(?:is|are|can be|goes? back|lasts?|stays?|stands?|gets?|fits?|works?|handles?|comes?|opens?|has|weighs?)(?= (?!been\b)).+$/iu;
const OF_THE_FIRM =
  /^(?:the|our|each|every|both|two|three) (?:\p{L}+ ){0,2}?(?:office|owner|secretary|manager|accountant|founders?|partners?|team|staff|technicians?|mechanics?|clerks?|market|price|idea|problem|others?|firms?|companies|agencies|chains?)\b/iu;

/** Clauses that stand by themselves, each told of the offer: they fit no other business. */
export function factsTold(brief: Brief): string[] {
  const said = [...sentences(brief.answers.solution), ...ownSentences(brief)].map(bare);
  const done = said.flatMap((sentence) => {
    const each = TO_EACH.exec(sentence);
    const time = EVERY_TIME.exec(sentence);
    const within = DONE_IN.exec(sentence);
    const verb = verbOf(each?.[1] ?? time?.[2] ?? within?.[1] ?? "");
    if (!verb) return [];
    if (each) return [`${each[2]} ${participle(verb)}${each[3]?.split(",")[0] ?? ""}`];
    if (time) return [`${time[3]} ${participle(verb)} ${time[1]?.toLowerCase()}`];
    return [`the ${within?.[2]} ${participle(verb)} ${within?.[3]}`];
  });
  const things = said
    .flatMap((sentence) => sentence.split(/[,;:]| and (?=(?:the|each|every|no|nobody|nothing) )/))
    .map(bare)
    .filter((clause) => THING.test(clause) && !OF_THE_FIRM.test(clause));
  return [...done, ...things];
}
