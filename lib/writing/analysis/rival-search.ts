import { marketArea } from "@/lib/brief/places/market-area";
import { caseOf } from "../case";
import { registersOf } from "../data/registers";
import { shopsOf } from "../data/shops-of-countries";
import type { Form } from "../form";
import type { Material } from "../material";

/** Where an offer of this form shows its rivals. */
function shownIn(m: Material, form: Form): string {
  const { geography } = m.context.brief;
  const country = marketArea(m.context.brief)?.country ?? null;
  const { charities, money, tenders } = registersOf(geography?.country ?? null);
  if (m.group.sort === "public") return tenders || "the minutes of the last tenders";
  const places: Partial<Record<Form, string>> = {
    saas: m.b2b
      ? "the category pages of the directories Capterra and G2"
      : "the App Store and Google Play, with the three-star reviews",
    usage: "the issue lists of free libraries that do the same",
    ecommerce: `the reviews on ${shopsOf(country)}`,
    hardware: `${shopsOf(country)}, and Google Patents for the same mechanism`,
    local: "the map within walking distance, with its reviews",
    education: "the course portals, YouTube and the map of schools nearby",
    fintech: money,
    media: "the charts of podcasts and newsletters on the subject",
    nonprofit: charities || "the list of projects that your funder paid for last year",
    marketplace: "the classified sites and local groups",
    services: m.b2b
      ? m.group.alone || m.group.sort !== "firm"
        ? `three ${m.group.crowd} and the question whom else they call`
        : "the websites of firms in the same trade"
      : "the map and the reviews of providers in the area",
  };
  return places[form] ?? "the first two pages of a web search";
}

/** How to find out in an hour who sells something like it. */
export function rivalSearch(m: Material): string {
  const where = shownIn(m, caseOf(m).form);
  const known =
    m.competitors.some(({ names }) => names.length > 0) ||
    m.rivals.length > 0 ||
    // "Facebook groups" can be looked up as well as a company.
    m.alternatives.some(({ who }) => /\p{Lu}/u.test(who));
  return known
    ? m.vary(
        "search",
        `An hour with ${where} shows whether anybody is missing from this list`,
        `Check in an hour whether ${m.name} has rivals that are missing here: look through ${where}`,
      )
    : m.vary(
        "search",
        `No company is named here, because none is certain; three that compete with ${m.name} can be found in an hour in ${where}`,
        `Which companies these are is not known yet; spend an hour with ${where} and write down three of them`,
      );
}
