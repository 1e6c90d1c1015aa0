import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sponsorsNamed } from "../buyers/sponsors-pay";
import { sentencesOf } from "../text/sentences";
import type { Clause } from "../types";
import { kindOfStatement } from "./classify";
import { deniesSale } from "./denials";

const FIELDS = ["businessModel", "targetAudience", "differentiator", "solution"] as const;
const PARTS = /[;,] | but | and (?=(?:we|i|it|nobody|no|none)\b)/i;
const partsOf = (sentence: string) => [sentence, ...sentence.split(PARTS)];

/** "210 people on the list, and no sponsors": readers who pay nothing are no sale. */
const NO_SPONSOR = /\b(?:no|without|not (?:an?|one|any)) (?:\p{L}+ )?(?:sponsors?|advertisers?)\b/iu;

/**
 * The sentence in which the founder says that nothing is sold: "5 firms are testing it and nobody is paying yet"; null
 * where there is none, or where another statement tells of a sale. English.
 */
export function nothingSold(answers: QuizAnswers): Clause | null {
  const own = FIELDS.flatMap((field) => sentencesOf(field, answers[field]));
  const noSponsor = sponsorsNamed(answers) && own.find(({ text }) => NO_SPONSOR.test(text));
  if (noSponsor) return noSponsor;
  const denial = own.find(({ text }) => partsOf(text).some(deniesSale));
  const sells = ({ text, field }: Clause) =>
    text.split(PARTS).some((part) => !deniesSale(part) && kindOfStatement(part, field) === "sold");
  return denial && !own.some((each) => each !== denial && sells(each)) ? denial : null;
}
