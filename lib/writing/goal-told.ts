import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { bare } from "./english";

const PARTS = /[,;] (?:and |but |so )?| but | and (?=(?:i|we|i['’]m|we['’]re|then|now)\b)/i;
const SET_OUT =
  /\b(?:the|our|my) (?:first )?(?:goal|aim|target) (?:is|for)\b|^(?:goal|aim|target)(?:\s|:)|\b(?:i|we)(?:['’]d like| would like| want| aim| hope| need| plan)(?: to (?:get to|reach|have|win|run|sell|sign|find|fill))? (?:[\w'’-]+ ){0,2}?\d/i;
/** Money to raise or to earn, a price and a time of day are no goal that is counted. */
const NO_COUNT = /\p{Sc}|\b(?:raise|raising|funding|invest\w*|loan|hours?|minutes?|o['’]clock|am|pm)\b|%/iu;

/** "The goal is 500 preorders", "I'd like to get to 15 clients": what the founder set out to reach, in the own words; "" where nothing is counted. English. */
export function goalTold({ answers, language }: Pick<Brief, "answers" | "language">): string {
  if (language !== "en") return "";
  const said = [answers.businessModel, answers.targetAudience, answers.differentiator]
    .flatMap(sentences)
    .flatMap((sentence) => bare(sentence).split(PARTS))
    .map((part) => bare(part.trim()));
  return said.find((part) => SET_OUT.test(part) && /\d/.test(part) && !NO_COUNT.test(part)) ?? "";
}
