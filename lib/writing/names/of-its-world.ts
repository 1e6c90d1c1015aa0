import type { Brief } from "@/lib/brief/types";
import { singular } from "../english";
import { IN_PASSING, ROWS } from "./stems";
import { wordsOf } from "./triggers";

const kept = new WeakMap<Brief, ReadonlySet<string>>();
/** What the answers say, and the words of every world that they touch. */
function familiar(brief: Brief): ReadonlySet<string> {
  const known = kept.get(brief);
  if (known) return known;
  const said = wordsOf(Object.values(brief.answers).join(" ")).map(singular);
  const found = new Set(said.flatMap((word) => [word, ...(ROWS.get(word)?.kin ?? [])]));
  for (const [key, { kin }] of ROWS) if (said.some((word) => ROWS.get(word)?.kin === kin)) found.add(key);
  kept.set(brief, found);
  return found;
}

/** A picture with a cat or a solar panel in it is of another business where nobody spoke of one. */
export const isOfItsWorld = (text: string, brief: Brief): boolean =>
  brief.language !== "en" ||
  wordsOf(text)
    .map(singular)
    .every(
      (word) =>
        !ROWS.has(word) ||
        (IN_PASSING.test(word) && !TELLING.test(word)) ||
        EVERYWHERE.test(word) ||
        familiar(brief).has(word),
    );
const TELLING = /^(?:panel|camera|container|salon|clinic|sensor|film|quiz|patient|court|school)$/;
const EVERYWHERE =
  /^(?:house|home|door|wall|table|window|chair|bed|lamp|light|key|water|hand|day|night|morning|form|stone|wood|wind|air|sea|river|lake|rail|trail|bell|clock|watch|mind|heart|ear|eye|tooth|knee|foot|blood|skin|hair|nail|rest|map|safety|tide|gap|bridge|boat|train|ship|bread|salt|spice|herb|fruit|nut|leaf|seed|tree|wool|paper|glass|metal|tool|rope|wheel|song|dance|play|game|story|tale|kitchen|garden|street|town|city|village|shop|market|school|church|fence|rain|snow|ice|sun|weather|storm|cloud)$/;
