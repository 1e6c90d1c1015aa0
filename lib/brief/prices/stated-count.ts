import type { Assumed } from "@/lib/finance/types";
import { singular } from "../amounts/price-tail";
import { atLeast, averageOf, exactly, ofAll, TEAM } from "../amounts/usual-count";
import { CUSTOMER_WORDS } from "../data/periods";
import { literal } from "../text/literal";
import { COUNT, countOf } from "../text/number-words";
import { WORKERS } from "./volume-speaker";

const HAVE =
  "(?:(?:to|for|see|treat|visit)(?= about| around| roughly)|has|have|needs?|uses?|equips?|with|between|owns?|rents?|lets?|stores?|keeps?|runs?|employs?|of|operates?|manages?|looks? after|serves?|enrols?|enrolls?|teaches?|sponsors?|(?:look|car)ing (?:after|for)|serving|keeping|running|managing|operating|owning|employing|teaching)";
/** Where in a range of sizes the typical customer stands: a third of the way up, counted in ratios. */
const LOWER_THIRD = 1 / 3;
/** "More than 20 hectares" names the least; most customers lie above it. */
const LEAST = /^(?:at least|more than|over|above)/i;

const PLURALS: Record<string, string> = {
  person: "(?:persons?|people)",
  child: "(?:child|children|kids)",
  foot: "(?:foot|feet|ft)",
};
export const pluralOf = (noun: string) =>
  PLURALS[noun] ??
  (/[^aeiou]y$|fe?$/.test(noun)
    ? `${literal(noun.replace(/(?:y|fe?)$/, ""))}(?:y|ies|fe?|ves|fs)`
    : `${literal(noun)}(?:s|es)?`);
/** "A vendor has 900 employees", "farmers with 3 to 30 cows": how many of the priced things one customer has. */
export function quantityOf(noun: string, texts: readonly string[], customers = ""): Assumed | null {
  const stem = pluralOf(singular(noun));
  const pattern = new RegExp(
    `\\b${HAVE}\\s+(about |around |roughly |on average |at least |more than |over |above |up to |between )?(${COUNT})(?:\\s?(?:to|-|–|and)\\s?(${COUNT}))?\\s+(?:(?!(?:per|an?|each|every)\\s)[\\p{L}-]+\\s){0,2}?${stem}(?![\\p{L}])`,
    "giu",
  );
  const together = texts.map((text) => ofAll(text, stem)).find(Boolean);
  if (together) return together;
  let found: Assumed | null = null;
  const ranged = new Set<string>();
  const [typical = "", many = ""] = texts.map((text) => averageOf(stem).exec(text)).find(Boolean) ?? [];
  if (countOf(many) > 1) return exactly(countOf(many), typical);
  const [team = "", heads = ""] = /^(?:seat|user|licen[cs]e)$/.test(noun)
    ? (texts.map((text) => TEAM.exec(text)).find(Boolean) ?? [])
    : [];
  if (countOf(heads) > 1) return exactly(countOf(heads), team);
  for (const text of texts) {
    for (const match of text.matchAll(pattern)) {
      const first = countOf(match[2] ?? "");
      const low = /^up to/i.test(match[1] ?? "") ? 1 : first;
      const high = match[3] ? countOf(match[3]) : first;
      const before = text.slice(0, match.index);
      if (
        !(low > 0) ||
        !(high >= low) ||
        OWN_SITE.test(before) ||
        COSTED.test(before) ||
        TRIED_ON.test(before) ||
        (ONE_CASE.test(before) && /^with\b/i.test(match[0]))
      )
        continue;
      if (
        /^[^.;]*\b(?:off|discount|cheaper|custom|individual|quotes?|on request|pay|get)\b/i.test(
          text.slice(match.index),
        )
      )
        continue;
      if (isAnotherThing(before, match[0], customers)) continue;
      if (LOOKS_AFTER.test(match[0]) && DOES_THE_WORK.test(before)) continue;
      // "With one to six machines, and schools that have twenty": the first group is sold to first.
      if (ranged.has(text)) continue;
      if (low === high && !LEAST.test(match[1] ?? "")) return exactly(low, match[0]);
      if (low < high) ranged.add(text);
      found ??=
        low === high
          ? atLeast(low, match[0])
          : {
              value: Math.round(low * (high / low) ** LOWER_THIRD),
              low,
              high,
              provenance: "derived",
              note: `Stated: ${match[0]}; small customers are commoner, so the plan takes the geometric mean.`,
            };
    }
  }
  return found;
}

/** "A roof has 40 beds" of people who rent a bed: had by what is neither the customer nor a word for one. */
function isAnotherThing(before: string, said: string, customers: string): boolean {
  const owner = /\b(?:an?|the|our|each|every|one)\s(?:\p{L}+\s)?(\p{L}{3,})\s$/iu
    .exec(before)?.[1]
    ?.toLowerCase();
  if (!owner || customers === "" || !/^(?:has|holds)\b/i.test(said)) return false;
  return !CUSTOMER_WORDS.has(owner) && !customers.toLowerCase().includes(singular(owner).slice(0, 6));
}

/** "A box costs 4,800 and has six places", "one officer earns 6,100 and serves 14 shops". */
const COSTED = /\b(?:costs?|earns?|makes|(?:is|are) paid|salary|wage)\b[^.;]*$/i;
/** "In a field test with 48 hives". */
const TRIED_ON = /\b(?:tests?|tested|trials?|pilots?|study|tried)\s$/i;
/** "One fashion school with 24 machines has asked": a single case, and nobody's usual number. */
const ONE_CASE = /\bone (?:[\p{L}-]+ ){1,3}$/iu;
/** "The driver serves 40 restaurants" counts customers of the driver. */
const LOOKS_AFTER = /^(?:serv|manag|teach|run|operat|keep)(?:e?s?|n?ing)\b/i;
const DOES_THE_WORK = new RegExp(`\\b(?:${WORKERS})\\b[^.;]*$`, "iu");

/** "One site has 40 plots": of the business's own. */
const OWN_SITE =
  /\b(?:one|an?|each|every|our|the|first) (?:\p{L}+ ){0,2}(?:site|location|hub|depot|branch|garden|field|plot|greenhouse|hall|container|warehouse|studio|van|truck|boat|bus|space|room|building|loft|barn|cellar|yard|park|camp|court|garage|shed|workshop|farm|pool|house|depot)s?\s$/iu;
