import { COUNTRIES } from "@/lib/brief/data/countries";
import { readBrief } from "@/lib/brief/read-brief";
import type { Archetype } from "@/lib/brief/types";
import { competitorsOf } from "./competitors";
import { COMPETITOR_TYPES } from "./data/competitor-types";
import { generalRivals } from "./data/general-rivals";
import { generalRival } from "./general-rival";

const read = (solution: string, targetAudience: string, problem = "What they have breaks.") =>
  readBrief({
    problem,
    solution,
    targetAudience,
    differentiator: "A fixed day",
    businessModel: "20 euros each",
  });

test("a country's general rivals are names without repetition", () => {
  for (const { code } of COUNTRIES)
    for (const names of Object.values(generalRivals(code))) expect(new Set(names).size).toBe(names.length);
});

test("every kind of supplier has words that call for it and a reason to stay", () => {
  for (const { stems, kind, why } of COMPETITOR_TYPES) {
    expect(stems.length).toBeGreaterThan(0);
    expect(kind && why).toBeTruthy();
  }
});

test.each<[string, string, Archetype, string]>([
  ["We sew cushions and post them", "Parents in Poland", "ecommerce", "Allegro"],
  ["We lend cots to young families by the month", "Parents in Denmark", "services", "DBA"],
  ["Software that plans the ward", "Dental clinics in France", "saas", "Microsoft Excel"],
  ["We smoke trout and bring it to kitchens", "Restaurants in Portugal", "ecommerce", "Makro"],
  ["We clean gutters of houses twice a year", "Home owners in Ireland", "services", "Onlinetradesmen"],
])("%s: what stands beside it everywhere is named", (solution, audience, form, name) => {
  expect(generalRival(read(solution, audience), form)?.names).toContain(name);
});

test("one word of an invoice calls for no invoicing suite", () => {
  const brief = read("A catalogue where shops order with one invoice and one parcel", "Gift shops in Spain");
  expect(competitorsOf(brief, "marketplace").map(({ kind }) => kind)).not.toContain("invoicing suites");
});

test("where customers buy today is no platform the offer depends on", () => {
  const { named } = read(
    "We let good ones by the month",
    "Families in Kent",
    "Families buy bad ones on eBay.",
  );
  expect(named.platforms).toEqual([]);
});
