import { cap, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { isReader } from "../prototype/deeds-on";
import { type Doing, doingsOf } from "../prototype/doing/doing";
import { labelOf } from "../prototype/doing/label";

const MOST = 7;
const FEWEST = 3;
const OFTEN = /^(?:every|each|twice|once|the same|by \d)/i;
const GIVES = /^(?:plan|list|make|get|deliver|record|draft|match)$/;

/** "Two fresh soups every morning": what one gets, and when. */
const whenIt = ({ object, moment, sort }: Doing) =>
  object && GIVES.test(sort) && OFTEN.test(moment) && !/^(?:the|their|his|her)$/i.test(object.determiner)
    ? `${object.determiner} ${object.words} ${uncap(moment)}`.trim()
    : "";

/** What customers have in the founder's words: "Weekly meal plan and shopping list". */
export function deedLines(m: Material): string[] {
  if (m.foreign) return [];
  const reads = isReader(m);
  const doings = doingsOf(m);
  const had = doings
    .filter(({ sort, object }) => /^(?:plan|list)$/.test(sort) && object)
    .map((doing) => labelOf(doing, true));
  const done = doings
    .filter(
      ({ subject, sort, object }) =>
        object && sort !== "plain" && (subject.actor === "you" || reads(subject.actor)),
    )
    .map((doing) => labelOf(doing, true));
  const joined = (two: readonly string[], by: string) =>
    two.length > 1 ? `${two[0]}${by}${uncap(two[1] ?? "")}` : "";
  return [...doings.map(whenIt), joined(had, " and "), joined(done, ", ")]
    .map(cap)
    .filter((line) => wordCount(line) >= FEWEST && wordCount(line) <= MOST);
}
