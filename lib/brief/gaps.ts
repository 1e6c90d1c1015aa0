import type { ReadingCorrections } from "./corrected/reading-corrections";
import { EMPTY_WORDS, EVERYBODY } from "./data/cues";
import { openInLines, saidInFields } from "./open-slots";
import { readTrackRecord } from "./statements";
import { allText } from "./text/fields";
import { tradesNow } from "./text/told-as";
import type { Brief, MissingSlot } from "./types";

const RANK: readonly MissingSlot[] = [
  "price",
  "customers",
  "segment",
  "geography",
  "volume",
  "cost",
  "proof",
];

/** What would make the plan better, most useful first; drives at most three follow-up questions. */
export function findMissing(brief: Brief, own: ReadingCorrections = {}): MissingSlot[] {
  const lacks: Record<MissingSlot, boolean> = {
    ...openInLines(brief.lines, brief.stated.unitCosts),
    customers: !brief.stated.customers && brief.stated.traction.some(({ text }) => tradesNow(text)),
    segment: brief.segments.length === 0 || EVERYBODY.test(brief.answers.targetAudience),
    geography: brief.geography === null,
    proof:
      brief.proof.length === 0 &&
      brief.stated.traction.length === 0 &&
      readTrackRecord(brief.answers).length === 0,
  };
  const said = saidInFields(own);
  return RANK.filter((slot) => lacks[slot] && !said.includes(slot));
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** "Could be a podcast, maybe videos", "ads or something": what it is to be is still open. */
const UNDECIDED =
  /\b(?:maybe|perhaps|could be|or something|something with|some kind of|somehow|not sure|figuring out|we(?:['’]ll| will) see|to be decided|lots of ways|all sorts of|whatever works|not (?:too |very )?worried about|no idea yet|still thinking)\b/gi;

/** 0 = everything said, 1 = nothing usable: few words, no figures, empty praise, everybody as audience, open slots, and an offer without a price that could be several things. */
export function measureVagueness(brief: Brief): number {
  const text = allText(brief.answers);
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words === 0) return 1;
  const short = clamp((90 - words) / 90);
  const noFigures = clamp((4 - brief.numbers.length) / 4);
  const praise = clamp((text.match(EMPTY_WORDS)?.length ?? 0) / 4);
  const everybody = EVERYBODY.test(brief.answers.targetAudience) ? 1 : 0;
  const open = brief.missing.filter((slot) => slot !== "customers").length / 6;
  const noPhrases = brief.language === "en" ? clamp((5 - brief.keyphrases.length) / 5) : 0;
  const undecided = brief.missing.includes("price") ? clamp((text.match(UNDECIDED)?.length ?? 0) / 3) : 0;
  return (
    Math.round(
      clamp(
        0.2 * short +
          0.2 * noFigures +
          0.15 * praise +
          0.15 * everybody +
          0.25 * open +
          0.1 * noPhrases +
          0.2 * undecided,
      ) * 100,
    ) / 100
  );
}
