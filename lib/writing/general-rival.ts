import { isOrganisation } from "@/lib/brief/line-buyers";
import type { Archetype, Brief } from "@/lib/brief/types";
import type { Competitor } from "./competitors";
import { type GeneralRivals, generalRivals } from "./data/general-rivals";

const FOOD = new Set(["food-products", "beverages", "grocery"]);
/** What changes hands for a time or a second time. */
const AGAIN =
  /\b(?:second[- ]hand|rent\w*|hire|lend\w*|borrow\w*|swap\w*|used|resell\w*|resale|refurbish\w*|outgrow\w*)\b/i;
const GOODS =
  /\b(?:sells?|buys?|gear|things|clothes|tools|furniture|toys|books|fleece|fabric|instruments|plants)\b/i;
const KITCHENS = /\b(?:restaurants|caf[ée]s|canteens|caterers|kitchens|bistros|pubs|hotels)\b/i;
const LETS = /\b(?:we|I) (?:rent|hire out|lend|let|resell|refurbish)\b/i;
/** Work at somebody's home, of the kind that is looked up in a directory. */
const AT_HOME =
  /\b(?:at home|houses?|gardens?|lawns?|balcon(?:y|ies)|flats?|apartments?|roofs?|gutters?|windows|kitchens?|bathrooms?|walls?|floors?|boilers?|stoves?|furniture|pianos?|pests?|moving)\b/i;

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
const SHEETS: Row = [
  "spreadsheets and group chats",
  "they are paid for and everybody can open them",
  () => ["Microsoft Excel", "Google Sheets", "WhatsApp"],
];
const SEARCHES: Row = [
  "search engines and local groups",
  "they answer at once and cost nothing",
  () => ["Google", "Facebook", "WhatsApp"],
];
const CHANNELS: Row = [
  "free channels and letters",
  "they are open on the phone already",
  () => ["YouTube", "Substack", "Spotify"],
];
const CATERING: Row = [
  "wholesalers for kitchens",
  "one lorry brings everything, on account",
  (h) => h.catering,
];
const TRADE_SHOPS: Row = [
  "online suppliers to firms",
  "one order covers a long list and comes with an invoice",
  () => ["Amazon Business", "Alibaba"],
];

function rowFor({ answers, segments, b2b, sector }: Brief, form: Archetype): Row | null {
  const firm = b2b || isOrganisation(segments[0]?.text.split(/ (?:in|with|who|that|of) /)[0] ?? "");
  const { solution } = answers;
  const onScreen = form === "saas" || form === "media" || form === "usage" || form === "fintech";
  if (!firm && !onScreen && (LETS.test(solution) || (form !== "education" && AGAIN.test(solution))))
    return CLASSIFIEDS;
  if (firm && !onScreen && KITCHENS.test(segments[0]?.text ?? "")) return CATERING;
  if (form === "saas") return firm ? SHEETS : SEARCHES;
  if (form === "media") return CHANNELS;
  if (form === "education") return firm ? null : VIDEOS;
  if (form === "ecommerce" && FOOD.has(sector.id)) return firm ? null : GROCERS;
  if (form === "ecommerce" || form === "hardware") {
    if (firm) return TRADE_SHOPS;
    return sector.id === "restaurants" ? null : SHOPS;
  }
  if (firm) return null;
  if (form === "marketplace" && GOODS.test(solution)) return CLASSIFIEDS;
  return (form === "services" || form === "local" || form === "marketplace") && AT_HOME.test(solution)
    ? TRADES
    : null;
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
