import type { Case } from "./case";
import { sentences } from "./cut";
import { bare } from "./english";

const GIVERS = /\b(?:presents?|gifts?)\b(?! (?:shops?|stores?|cards?|vouchers?|boxes|sets?))/i;
const FEAST =
  /\b(?:Christmas|Easter|Diwali|Eid|Hanukkah|Father['’]s Day|Mother['’]s Day|Valentine['’]s Day|New Year)\b/u;
/** "Also their wives and parents who look for a present", "mostly grandmothers buying presents". */
const WHO =
  /\b(?:(?:also|their|the|mostly|often) )+([\p{Ll}-]+(?:(?:, | and | or )[\p{Ll}-]+)*) (?:who|buying|looking|giving)\b/iu;

/** Where the first who are named look for a present, these are the customers themselves. */
const ALSO = /^also\b|\band\b.*\b(?:presents?|gifts?)\b/i;

export interface Givers {
  /** In the founder's words. */
  said: string;
  /** "wives and parents"; "" where only the occasion is named. */
  who: string;
  /** Before which day they buy; "" where none is named. */
  feast: string;
}

/** Whom the founder counts on to give it to somebody else; null where nothing is said of it. */
export function giversTold({
  context: { brief },
  foreign,
}: Pick<Case, "context" | "foreign">): Givers | null {
  const said = foreign
    ? undefined
    : sentences(brief.answers.targetAudience)
        .map(bare)
        .find((one, at) => (at > 0 || ALSO.test(one)) && GIVERS.test(one));
  if (!said) return null;
  return {
    said,
    who: WHO.exec(said)?.[1] ?? "",
    feast: FEAST.exec(said)?.[0] ?? "",
  };
}

/** On a slide, beside those who are counted. */
export function giversOnSlide(c: Case): string {
  const told = c.running ? giversTold(c) : null;
  return told?.who
    ? `Not counted: ${told.who} who give it away${told.feast && `, before ${told.feast}`}`
    : "";
}
