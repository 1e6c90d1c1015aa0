import type { Brief } from "@/lib/brief/types";
import { assumption } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import { isRepeated } from "./line-flow";
import { percent } from "./money";
import type { Assumed, RevenueLine } from "./types";

/** What is made good free where it fails: done again, or paid back. */
export interface MadeGood {
  /** In the founder's words. */
  said: string;
  kind: "again" | "refund";
}

const FREE = "(?:free(?: of charge)?|at no (?:extra |further )?(?:cost|charge)|for nothing|without charge)";
const DO_AGAIN =
  "(?:returns?|comes? back|comes? again|redo|repair|remake|replace|re-?sew|re-?clean|re-?treat|re-?paint|do it again|put it right|mend it|mend)";
const TERM = "(?:\\p{L}+|\\d+)[ -](?:day|week|month|year)s?";
const AGAIN = new RegExp(
  `\\b(?:we|I)(?: will| also)? ${DO_AGAIN}\\b[^.;]{0,40}\\b${FREE}|\\bfree (?:remakes?|repairs?|return visits?|replacements?|second visits?|repeats?|re-?treatments?|touch-?ups?|re-?cleans?)\\b(?! (?:caf|shop|cours|workshop))|\\b(?:comes? with|has|have|carries|gets?) an? (?:${TERM} )?(?:guarantee|warranty)\\b|\\b(?:we|I) guarantee (?:the|every|each|our) \\p{L}+\\b|\\b${TERM} (?:guarantee|warranty) (?:on|for|is included)\\b|\\bguaranteed for (?:the |an? |${TERM})|\\bor (?:the|your|that) (?:job|visit|sweep|cleaning|repair|service|wash|next one|\\p{L}+) is free\\b`,
  "iu",
);
const REFUND =
  /\bmoney[- ]back\b|\bmoney is (?:paid|given) back\b|\b(?:get|give you|give them) (?:your|the|their) money back\b|\b(?:month|lesson|week|session|fee|price|payment) is (?:paid|given) back\b|\bfull refunds?\b|\bfree returns?\b(?! visit)|\breturns? (?:are|is) free\b/i;

/** Of such a share of the jobs the promise is called on; of goods sent home more come back. */
const CALLED_ON: Record<MadeGood["kind"], Range> = {
  again: [0.02, 0.05, 0.1],
  refund: [0.03, 0.06, 0.12],
};

/** A seam or a zip that is mended takes a part of what the whole thing did; a planning value. */
const MENDED_PART = 0.25;
/** "We repair any seam": and not the repair that is sold. */
const MENDED = /(?<!\b(?:the|every|each|any|a|our) )\b(?:repair|mend)\w*\b/i;
const ANEW = /\b(?:replace|remake|new one)\w*\b/i;
/** Goods that come back to be mended, and not to be made anew. */
export const isMended = ({ said, kind }: MadeGood, { kind: sold }: Pick<RevenueLine, "kind">): boolean =>
  kind === "again" && sold === "unitSale" && MENDED.test(said) && !ANEW.test(said);

/** A free return or a guarantee that the answers promise; null where there is none. */
export function madeGood({ answers, language }: Pick<Brief, "answers" | "language">): MadeGood | null {
  if (language !== "en") return null;
  const said = [answers.solution, answers.differentiator, answers.businessModel].flatMap((text) =>
    text.split(/(?<=[.;!?])\s+/),
  );
  for (const kind of ["again", "refund"] as const) {
    const found = said.find((one) => (kind === "again" ? AGAIN : REFUND).test(one));
    if (found) return { said: found.replace(/[.;!?\s]+$/, ""), kind };
  }
  return null;
}

const isPromised = ({ kind, later }: RevenueLine) =>
  !later && ["perUse", "unitSale", "oneOff", "capacity", "recurring"].includes(kind);

/** What delivering a line takes of its revenue, with what is made good free on top: the whole job again, a part of it where goods are mended, or the price paid back. */
export function withMadeGood(brief: Brief, line: RevenueLine, share: Assumed): Assumed {
  const promise = madeGood(brief);
  if (!promise || !isPromised(line)) return share;
  // Of a subscription one payment of many is paid back.
  if (promise.kind === "refund" && line.kind === "recurring" && isRepeated(line)) return share;
  const price = line.price?.value ?? line.averageOrder?.value ?? 0;
  const goods = price > 0 ? (line.unitCost?.value ?? 0) / price : 0;
  const again = Math.min(1, share.value + goods + (line.costShare?.value ?? 0));
  const [low, value, high] = CALLED_ON[promise.kind];
  const each = promise.kind === "again" ? again * (isMended(promise, line) ? MENDED_PART : 1) : 1;
  return {
    ...assumption(
      [share.low + low * each, share.value + value * each, share.high + high * each],
      `${share.note} Of it ${percent(value * each)} for what you make good free ("${promise.said}"): ${percent(value)} of sales, assumed.`,
    ),
  };
}

/** Who does the work does so much more of it. */
export const workAgain = (brief: Brief): number =>
  madeGood(brief)?.kind === "again" ? CALLED_ON.again[1] : 0;

export const calledOn = ({ kind }: MadeGood): number => CALLED_ON[kind][1];
