import type { Brief } from "@/lib/brief/types";
import { assumption, fixed } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import type { RevenueLine } from "./types";

/** A part that stays free, not a trial: "free for the 12 commonest birds, then", "the summary is free". */
const FREEMIUM =
  /\bfreemium\b|\bfree (?:plan|tier|version|basic|weekly|edition|app|account)|\bfree (?:for|up to) (?!(?:the first |a |one |two |three )?\d* ?(?:days?|weeks?|months?|year|trial)|schools|everyone|sellers|buyers|tenants|patients|farmers|charities)[^.;]{3,40}?[,;] (?:then|after|and then|plus)\b|\b(?:summary|basics?|basic version|core|first (?!(?:days?|weeks?|months?|quarter|year|term|season|visit|lesson|class|session|hour|call|delivery|box|order)\b)\w+|start(?:er)?|reading|browsing|search) (?:is|are|stays?|remains?) free\b/i;
const NO_TRIAL = /\bfree (?:trial|month|pilot|first|shipping|delivery)\b/i;

export const isFree = ({ answers: { businessModel } }: Brief) =>
  /\bfree(mium)?\b/i.test(businessModel) && !NO_TRIAL.test(businessModel);

const PEOPLE: Range = [0.02, 0.04, 0.08];
/** A size of firm or group ends the free part sooner than a person's patience. */
const BY_SIZE: Range = [0.1, 0.25, 0.5];
const GROUP =
  /\b(?:choirs?|clubs?|teams?|compan(?:y|ies)|firms?|shops?|schools?|groups?|class(?:es)?|employees|users|seats|staff|members|singers|sites?|locations?)\b/i;

/** The share of those who use the free part that pays, assumed; null where nothing stays free. */
export function paidPart(brief: Brief) {
  const part = brief.terms.find(({ kind }) => kind === "freePart");
  if (!part && !(isFree(brief) && FREEMIUM.test(brief.answers.businessModel))) return null;
  return brief.b2b || (part && GROUP.test(part.said))
    ? assumption(BY_SIZE, "Share of all users who are beyond what is free and pay; assumed.")
    : assumption(PEOPLE, "Share of free users who move to the paid plan.");
}

/** A trial: nobody pays for the first time of a subscription. */
export function withTrial({ terms }: Brief, lines: readonly RevenueLine[]): RevenueLine[] {
  const trial = terms.find(({ kind, months }) => kind === "trial" && months);
  return lines.map((line) =>
    trial?.months && line.kind === "recurring" && !line.later
      ? { ...line, freeMonths: fixed(trial.months, `Stated: ${trial.said}`, "founder") }
      : line,
  );
}
