import { madeByOthers } from "@/lib/brief/offer/made-by-others";
import type { Archetype, Brief } from "@/lib/brief/types";
import type { Need } from "@/lib/brief/ventures/planned";
import type { KnownKind } from "@/lib/brief/ventures/venture";
import { tidy } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import { isPlaceless } from "./placeless";
import type { Assumed } from "./types";

export type Sort = "screen" | "goods" | "work";
const SORTS: Record<Archetype, Sort> = {
  ...{ saas: "screen", usage: "screen", fintech: "screen", marketplace: "screen", media: "screen" },
  ...{ ecommerce: "goods", hardware: "goods" },
  ...{ services: "work", local: "work", education: "work", nonprofit: "work" },
};
export const sortOf = (form: Archetype | undefined): Sort | null => (form ? SORTS[form] : null);

/** What a program needs, and nobody who does the work without one. */
const OF_A_PROGRAM = /\b(?:version|apps?|platform|software|servers|hosting|site design)\b/i;
/** What nobody needs who brings those together that have it. */
const OF_THE_WORK = /\b(?:van|vans|truck|cars|tools|dollies|ladders|racks|couch|room)\b/i;

/** What is on wheels, or a stall, is no place that is missing. */
const ON_WHEELS = /\b(?:vans?|trucks?|trailers?|cart|stall|bikes?|minibus|bus|boats?)\b/i;

/** "In my kitchen", "in our garage", "at the kitchen table": nothing is fitted out. */
const AT_HOME =
  /\b(?:in|from|at|out of) (?:my|our) (?:own |small |tiny |parents['’] |(?:mother|father|grandmother|aunt|uncle)['’]s )*(?:home |family |old )?(?:kitchen|garage|home|house|flat|apartment|living room|spare room|bedroom|shed|basement|cellar|attic|balcony|garden|yard|courtyard|dining (?:room|table))\b|\b(?:the|my|our) kitchen table\b|\b(?:I|we) (?:\p{L}+ ){0,2}(?:at|from) home\b|\bhome kitchen\b/iu;
const A_PLACE =
  "(?:kitchen|oven|van|truck|trailer|workshop|kiln|machines?|halls?|rooms?|courts?|pool|studio|chair|stall)";
/** "A borrowed kitchen", "a van on lease", "we rent the hall by the hour": used, not bought. */
const LENT = new RegExp(
  `\\b(?:I|we) (?:can |only |just )?(?:borrow|rent|lease|hire) (?:an?|the|one) (?:\\p{L}+ ){0,2}${A_PLACE}\\b(?! (?:out|to)\\b)|\\b(?:borrowed|rented|leased|hired) (?:\\p{L}+ )?${A_PLACE}\\b|\\b${A_PLACE} (?:lease|hire)\\b|^(?:we|i) bring\\b`,
  "iu",
);
const FOUNDERS_OWN =
  /\b(?:I|we) (?:already )?(?:own|inherited)\b|\b(?:I|we) already have (?:an?|the|two|three|all)\b|\b(?:my|our) (?:own |old |family )*(?:farm|barn|workshop|studio|van|truck|shop|dairy|bakery|building|boat|land|orchard|vineyard|kiln|oven|cargo bike)\b/iu;

export const saidOf = ({ answers: { solution, differentiator, businessModel } }: Brief) => [
  solution,
  differentiator,
  businessModel,
];
const says = (brief: Brief, pattern: RegExp) => saidOf(brief).some((said) => pattern.test(said));

/** The place or the machine is there already. */
export const hasOwn = (brief: Brief): boolean => says(brief, FOUNDERS_OWN);

/** The known venture, where this business is of one of its forms; what is given away needs a van and rooms as well. */
function worksLike({ known, archetypes }: Brief): KnownKind | null {
  const form = archetypes[0]?.id;
  return known && form && known.kinds.includes(form) ? known : null;
}

/** Whether what a kind needs is written for this form of it; "least" where the other form needs more. */
function written(
  need: Need,
  form: Archetype | undefined,
  usual: Archetype | undefined,
): "all" | "least" | null {
  const [now, then] = [sortOf(form), sortOf(usual)];
  const program = OF_A_PROGRAM.test(need.what);
  if (now === "screen")
    return then !== "screen" ? null : !program && OF_THE_WORK.test(need.what) ? "least" : "all";
  if (then === "screen") return program ? null : "all";
  // A shop takes as much as the web shop, and more; who has none takes less than one.
  return now === "goods" && then === "work" ? "least" : "all";
}

/** Goods of other makers, chosen and sent: a kind that makes them needs far more. */
const isChosenOnly = ({ answers, archetypes }: Brief) =>
  sortOf(archetypes[0]?.id) === "goods" && madeByOthers(answers);

export interface Needed {
  range: Range;
  what: string;
  /** Only the least of it is needed, for a reason that the answers tell. */
  least: boolean;
}

/** Money that ventures of the known kind need in this form, in the project's currency; null where the kind or the form is not known. */
export function neededBy(brief: Brief, key: "start" | "runs", scale: number): Needed | null {
  const known = worksLike(brief);
  const need = known?.[key];
  const use = need && written(need, brief.archetypes[0]?.id, known.kinds[0]);
  if (!need || !use || isChosenOnly(brief)) return null;
  const [low, planned, high] = need.range;
  return {
    range: [tidy(low * scale), tidy(planned * scale), tidy(high * scale)],
    what: need.what,
    least:
      use === "least" ||
      says(brief, AT_HOME) ||
      (brief.offer.way !== "let" && says(brief, LENT)) ||
      (isPlaceless(brief) && !ON_WHEELS.test(known.start?.what ?? "")),
  };
}

const USUAL = "usual for this kind of business, no source";

/** "Rent, power and insurance; usual for this kind of business, no source." */
export const usualNote = (what: string, why = ""): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)}; ${USUAL}${why && `: ${why}`}.`;

export const isUsual = ({ provenance, note }: Assumed): boolean =>
  provenance === "assumption" && note.includes(USUAL);

/** The same note where the plan takes less than is usual. */
export const keptSmall = (note: string): string =>
  note.replace(new RegExp(`${USUAL}.*$`), `${USUAL}: kept small while sales are small.`);

/** "three courts, turf and a cabin", out of such a note, without figures that no founder gave; empty where the sum is not the usual one of a known kind. */
export const whatFor = ({ note }: Assumed): string => {
  const [, what = ""] = new RegExp(`^(?:Opening, beside the equipment\\. )?(.+?); ${USUAL}`).exec(note) ?? [];
  return what && `${what.charAt(0).toLowerCase()}${what.slice(1)}`.replace(/\b\d[\d,]* /g, "");
};
