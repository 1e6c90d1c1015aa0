import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import type { Archetype, Brief } from "@/lib/brief/types";
import type { Competitor } from "./competitors";
import { type GeneralRivals, generalRivals } from "./data/general-rivals";

const FOOD = new Set(["food-products", "beverages", "grocery"]);
/** What changes hands a second time. */
const AGAIN =
  /\b(?:second[- ]?hand|pre-?owned|pre-?loved|resell\w*|resale|refurbish\w*|outgrow\w*|vintage)\b/i;
const TAUGHT = /\b(?:courses?|class(?:es)?|lessons?|tutor\w*|cohorts?|workshops|bootcamps?|teach\w*)\b/i;
const GOODS =
  /\b(?:gear|clothes|furniture|toys|fleeces?|fabrics?|instruments|(?:old|spare) (?:things|tools|books|plants))\b/i;
/** Work at somebody's home, of the kind that is looked up in a directory. */
const AT_HOME =
  /\b(?:gardens?|lawns?|balcon(?:y|ies)|roofs?|gutters?|windows|kitchens?|bathrooms?|walls?|floors?|boilers?|stoves?|furniture|pianos?|pests?|moving)\b/i;

type Row = readonly [kind: string, why: string, names: (here: GeneralRivals) => string[]];
const GROCERS: Row = ["supermarkets", "it goes into the basket with everything else", (h) => h.grocers];
const CLASSIFIEDS: Row = [
  "second-hand and classified sites",
  "looking costs nothing and somebody nearby always has one",
  (h) => h.classifieds,
];
const SHOPS: Row = [
  "general online shops",
  "everybody has an account there and can send it back",
  (h) => h.shops,
];
const TRADES: Row = [
  "directories of local trades",
  "they show who is free this week, with reviews",
  (h) => h.trades,
];
const VIDEOS: Row = [
  "free videos and course platforms",
  "they cost little and begin at once",
  () => ["YouTube", "Udemy"],
];

function rowFor({ answers, offer, segments, b2b, sector }: Brief, form: Archetype): Row | null {
  const firm = b2b || isOrganisation(segments[0]?.text.split(/ (?:in|with|who|that|of) /)[0] ?? "");
  const { solution } = answers;
  if (firm || form === "saas" || form === "media" || form === "usage" || form === "fintech") return null;
  if (form === "education") return TAUGHT.test(solution) ? VIDEOS : null;
  if (AGAIN.test(solution) || (form === "marketplace" && GOODS.test(solution))) return CLASSIFIEDS;
  if (form === "ecommerce" && FOOD.has(sector.id)) return GROCERS;
  // What is eaten fresh is not sent back.
  if (/\b(?:meals?|food|treats)\b/i.test(solution)) return null;
  // What is mended or washed is not bought anew.
  if (/\b(?:repairs?|mend|alter|wash|restore|re-?sole|sharpen)\b/i.test(solution)) return null;
  if (
    /\b(?:per|an?) (?:report|visit|inspection|survey|check|house|cut|session|ride|lesson)\b/i.test(
      answers.businessModel,
    )
  )
    return null;
  if (form === "hardware") return null;
  if (form === "ecommerce" && offer.way !== "work") return sector.id === "restaurants" ? null : SHOPS;
  return (form === "services" || offer.way === "work") && AT_HOME.test(solution) ? TRADES : null;
}

/** What stands beside every offer of this form where it begins; null where no name is certain. */
export function generalRival(brief: Brief, form: Archetype): Competitor | null {
  const row = brief.vagueness < 0.6 ? rowFor(brief, form) : null;
  if (!row) return null;
  const [kind, why, namesIn] = row;
  const { platforms, competitors, partners } = brief.named;
  const taken = [...platforms, ...competitors, ...partners].map((name) => name.toLowerCase());
  const names = namesIn(generalRivals(brief.geography?.country ?? null)).filter(
    (name) => !taken.includes(name.toLowerCase()),
  );
  return names.length > 0 ? { kind, why, names, general: true } : null;
}
