import { calledOf, isBusiness, isWork } from "@/lib/brief/ventures/called";
import type { Venture } from "@/lib/brief/ventures/venture";
import { bare, singular, uncap, withArticle, wordCount } from "./english";
import { isClause } from "./is-clause";
import { isBase } from "./verb-in-name";

const GOODS: ReadonlySet<string | undefined> = new Set(["ecommerce", "hardware"]);
const PROGRAM = /(?:^| )(?:software|tools)$/;
const MADE =
  /\b(?:hand(?:made|poured|sewn|knitted|painted|dipped|crafted)|by hand|pour(?:ed)?|bak(?:e|ed|ing)|sew|sewn|knit(?:ted)?|brew(?:ed)?|roast(?:ed)?|cook(?:ed)?|small batch(?:es)?)\b/i;
const OF_OURS = /^my own /i;
const FIRST_PERSON = /\b(?:i|me|my|mine|we|us|our|ours|you|your)\b/i;
/** What follows is a sentence of somebody's, and no list. */
const A_SENTENCE = /^(?:my|our|it|they|he|she|when|if|as|after|once|while|because)\b/i;
/** "A gentle cream", "we make a razor": named as one thing by the founder. */
const AS_ONE = /^(?:we|i|an?|our|my|the|one)\b/i;
const A_BUSINESS = /^an? (?:[\p{L}-]+ ){0,3}(?:shop|store|line|brand|label|range|collection|set|kit|box)\b/iu;
/** So many words from its beginning a fragment that names the kind needs no name of it in front. */
const NEAR = 6;
const MOST = 34;

const stems = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => singular(word));

/** "Studio, fine line tattoos by appointment": the first point says no more than the name of the kind. */
function withoutName(told: string, called: string): string {
  const [first = "", ...rest] = told.split(", ");
  const head = stems(called).at(-1) ?? "";
  return rest.length > 0 && stems(first).every((word) => word === head) ? rest.join(", ") : told;
}

/** "Offers home massages", "is a tattoo studio", "makes candles": what ventures of this kind do, as far as it is told. */
export function kindDoes(venture: Venture, told: string): string {
  const called = calledOf(venture);
  const [kind] = venture.kinds;
  if (PROGRAM.test(called)) return `is ${called}`;
  if (isBusiness(called)) return `is ${withArticle(called)}`;
  if (!GOODS.has(kind) || isWork(called)) return `offers ${called}`;
  return `${MADE.test(told) ? "makes" : "sells"} ${called}`;
}

/**
 * What is told in fragments ("Video call, night plan, daily chat for two weeks") behind the name of its kind: "offers baby sleep
 * coaching: video call, ...". `what` is the predicate that was read, null where none was; it stays where it says what it is.
 */
export function ofItsKind(what: string | null, opening: string, venture: Venture | null): string | null {
  if (!venture) return what;
  const [, verb = "", rest = ""] = /^(offers|is) (.+)$/s.exec(what ?? "") ?? [];
  const isOne =
    verb === "is" && (!GOODS.has(venture.kinds[0]) || AS_ONE.test(opening) || A_BUSINESS.test(rest));
  if (what !== null && (verb === "" || isOne)) return what;
  const said = what === null ? bare(opening) : rest.replace(/^an? /, "");
  const called = calledOf(venture);
  const told = withoutName(uncap(said.replace(OF_OURS, "")), called);
  const [first = ""] = told.split(" ");
  const named = stems(told.split(" ").slice(0, NEAR).join(" "));
  if (stems(called).some((word) => named.includes(word))) return what;
  if (what === null && (A_SENTENCE.test(opening) || isClause(told) || isBase(first.toLowerCase())))
    return what;
  if (FIRST_PERSON.test(told) || /[:;]/.test(told) || wordCount(told) > MOST) return what;
  return `${kindDoes(venture, said)}: ${told}`;
}
