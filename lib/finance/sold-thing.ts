import type { Brief } from "@/lib/brief/types";
import { DONE_TO_THINGS, DURABLE_NOUN } from "./data/durable";
import type { RevenueLine } from "./types";

const SAYS = 140;
const ENDS_IN_DURABLE = new RegExp(`(?:^|[\\s-])(?:${DURABLE_NOUN})$`, "i");
/** "Bread knife": what stands before such a noun says what the thing is for. */
const MODIFIER = new RegExp(`[\\p{L}-]+\\s+(?=(?:${DURABLE_NOUN})(?![\\p{L}-]))`, "giu");
/** "Box of", "set with": what it holds is what is bought. */
const HOLDS = /\b(?:box|set|kit|pack|bundle|case|collection|pair)\s(?:with|of|containing)\s(.+)/i;
const HEAD_ENDS =
  /[:;,.(]|\s(?:that|which|who|whose|with|of|for|from|in|on|at|to|by|made|so|and|or|instead|unlike)\b/i;
const SIDE = /\b(?:instead of|unlike|so that)\b/i;
const UNIT = /\bper (.+)$/i;
const NO_UNIT = /^(?:sales|orders|usage|device|price|fee)$/i;

/** Up to the first word that opens a phrase of its own: "a wooden bird feeder" out of "a wooden bird feeder with a flap". */
const headOf = (phrase: string) => phrase.trim().split(HEAD_ENDS)[0]?.trim() ?? "";

/** The noun phrases that name what this line sells: its unit, else what the offer is called. */
function namesOf(brief: Brief, { label }: RevenueLine): string[] {
  const unit = UNIT.exec(label)?.[1] ?? (NO_UNIT.test(label) ? "" : label);
  const opens = brief.answers.solution.slice(0, SAYS);
  // A lunch box with two clips is the box.
  const held = ENDS_IN_DURABLE.test(headOf(opens)) ? undefined : HOLDS.exec(opens)?.[1];
  const called = held ? headOf(held) : headOf(brief.offer.noun ?? "");
  const isContainer = /^(?:box|set|kit|pack|bundle|case|collection|pair)$/i.test(unit);
  return unit && !isContainer ? [unit] : [called];
}

/** "A zip we replace free for three years", "a five-year guarantee", "spare seals for ten years": it is promised to last. */
const PROMISED_TO_LAST = new RegExp(
  [
    "\\b(?:repair|replace|mend|fix|re-?stitch)(?:s|ed)?\\b[^.;]{0,24}\\bfree(?: of charge)? for\\b[^.;]{0,12}\\byears\\b",
    "\\b(?:mend|repair) (?:it|them) instead of sell",
    "\\b(?:two|three|four|five|seven|ten|\\d+)[- ]years?[’']? (?:guarantee|warranty)",
    "\\b(?:guarantee|warranty) (?:of|for) (?:two|three|four|five|seven|ten|\\d+) years",
    "\\bspare [\\p{L}-]+ for (?:two|three|four|five|seven|ten|\\d+) years",
    "\\b(?:guaranteed|lasts?|built to last) (?:for )?(?:life|a lifetime|decades|(?:five|seven|ten|twenty|\\d+) years)\\b",
  ].join("|"),
  "iu",
);

export const isPromisedToLast = ({ answers }: Brief, { kind }: RevenueLine): boolean =>
  kind === "unitSale" && PROMISED_TO_LAST.test(`${answers.solution} ${answers.differentiator}`);

/** A thing that is kept for years, by what it is called or promised; never the thing that a service is done to. */
export function isLasting(brief: Brief, line: RevenueLine): boolean {
  const { offer, answers } = brief;
  if (DONE_TO_THINGS.test(`${offer.noun ?? ""} ; ${headOf(answers.solution)}`)) return false;
  return namesOf(brief, line).some((name) => ENDS_IN_DURABLE.test(name)) || isPromisedToLast(brief, line);
}

/** What the offer is called, the nearest first: the line and the opening of the solution, then the rest of its first words. */
export function calledBy(brief: Brief, line: RevenueLine): string[] {
  const said = (brief.answers.solution.slice(0, SAYS).split(SIDE)[0] ?? "").replace(MODIFIER, "");
  const [opening = ""] = said.split(/[:;.]/);
  return [`${line.evidence} ; ${opening}`, said];
}
