import { caseOf } from "../case";
import { registersOf } from "../data/registers";
import { list, withArticle } from "../english";
import type { Form } from "../form";
import { para, quote } from "../frames";
import type { Material } from "../material";
import { searches } from "../search-words";

/** Where else an offer of this form shows its rivals; "" where a search and the buyers' own places are enough. */
function alsoIn(m: Material, form: Form): string {
  const { charities, money } = registersOf(m.context.brief.geography?.country ?? null);
  const places: Partial<Record<Form, string>> = {
    saas: m.b2b
      ? "the category pages of the directories Capterra and G2"
      : "the App Store and Google Play under the same words, with their three-star reviews",
    usage: "the open issues of free libraries that do the same",
    ecommerce: "Amazon and Etsy under the same words, sorted by reviews",
    hardware: "Espacenet, where patents for the same mechanism name their owners",
    local: "the map within walking distance, with the reviews read out aloud",
    education: "the programme of the adult education centre and the course portals",
    fintech: money,
    media: "the charts of podcasts and letters in that subject",
    nonprofit: charities || "the list of projects that your funder paid for last year",
    marketplace: "classified sites and local groups, with the same words",
  };
  return places[form] ?? "";
}

/** How to find out in an hour who sells something like it: the words, the places and what to bring home. */
export function rivalSearch(m: Material): string {
  const { form } = caseOf(m);
  const { crowd, how, sort } = m.group;
  const words = searches(m, form).map((search) => quote(search));
  const { tenders } = registersOf(m.context.brief.geography?.country ?? null);
  const also = alsoIn(m, form);
  const theirs = sort === "public" ? `${how.rivals} (${tenders})` : how.rivals;
  const known = m.competitors.some(({ names }) => names.length > 0) || m.rivals.length > 0;
  return para(
    known
      ? m.vary(
          "search",
          `An hour shows who else is there: search for ${list(words, "and")}`,
          `Check that list yourself in an hour: search for ${list(words, "and")}`,
        )
      : m.vary(
          "search",
          `Which firms sell something like it to ${crowd} today is not known here, so none is named; three can be found in an hour: search for ${list(words, "and")}`,
          `No company is named here, because none is certain for ${crowd}; to find three rivals in an hour, search for ${list(words, "and")}`,
        ),
    m.foreign ? `Use your own words, as ${crowd} do, who search in that language too` : "",
    m.vary(
      "search-where",
      `Then look at ${theirs}${also ? `, and at ${also}` : ""}`,
      `After that ${theirs.startsWith("the ") ? "go through" : "read"} ${theirs}${also ? `, and ${also}` : ""}`,
    ),
    !m.foreign &&
      m.vary(
        "search-done",
        `Write down three names with a price each and ask two of their customers among ${crowd} what annoys them`,
        `Three names, one price for each, and one complaint that ${crowd} make about them are enough to begin with`,
        `Bring home three names, what each charges${m.charged ? ` beside your ${m.charged}` : ""}, and the one thing ${withArticle(m.group.member)} would change about it`,
      ),
  );
}
