import { COUNT, countOf } from "@/lib/brief/text/number-words";
import type { Brief } from "@/lib/brief/types";
import type { RevenueLine } from "./types";

const LONG = `(?:about |around |roughly |up to )?(half an|${COUNT}) (minute|hour)s?`;
/** "A report takes me 15 minutes to check", "each visit takes an hour": the work in one of them. */
const TAKES = new RegExp(
  `\\b(?:an?|each|every|one|per) (?:\\p{L}+ )?(\\p{L}{3,}) (?:takes|needs|costs) (?:me|us|one of us) ${LONG}\\b`,
  "iu",
);
/** "I spend 20 minutes on each letter." */
const SPENDS = new RegExp(
  `\\b(?:I|we) (?:need|spend|take) ${LONG} (?:of (?:work|our time|my time) )?(?:for|on|per|with) (?:an? |each |every |one )?(?:\\p{L}+ )?(\\p{L}{3,})\\b`,
  "iu",
);

export interface TimeTold {
  /** As the founder says it. */
  said: string;
  /** Hours of the founder's work in one. */
  hours: number;
  /** "report" */
  noun: string;
}

const hoursIn = (many: string, unit: string) =>
  (/^half/i.test(many) ? 0.5 : countOf(many)) / (/^minute/i.test(unit) ? 60 : 1);

/** How long the founder works for one of what is sold, by the founder's own account; null where none is told. */
export function timeTold({ answers, language }: Brief): TimeTold | null {
  if (language !== "en") return null;
  const text = `${answers.businessModel} ${answers.solution} ${answers.differentiator}`;
  const [said, noun = "", many = "", unit = ""] = TAKES.exec(text) ?? [];
  if (said) return { said, hours: hoursIn(many, unit), noun: noun.toLowerCase() };
  const [spent, much = "", length = "", each = ""] = SPENDS.exec(text) ?? [];
  return spent ? { said: spent, hours: hoursIn(much, length), noun: each.toLowerCase() } : null;
}

/** Whether the line sells that thing, by its name or by the sentence it was read from. */
export const isOfThat = ({ label, evidence }: RevenueLine, { noun }: TimeTold): boolean =>
  new RegExp(`\\b${noun}s?\\b`, "i").test(`${label} ; ${evidence}`);
