import { readBrief } from "./read-brief";

const named = (place?: { label: string; country: string | null } | null) =>
  place ? `${place.label} ${place.country ?? "?"}` : "-";

/** Whom it is for, what is done, the price; where it starts; where its buyers live if elsewhere. */
const TEXTS: readonly (readonly [string, string, string, start: string, buyers: string])[] = [
  ["Women after an operation", "I fit wigs in the town of Kilkenny", "€780", "Kilkenny ?", "-"],
  ["Dairy farmers around the village of Oerlinghausen", "We trim hooves", "€14", "Oerlinghausen ?", "-"],
  ["Tea growers near Ella, Sri Lanka", "An app for pickers", "Rs 400 a month", "Ella LK", "-"],
  [
    "Mothers in the German speaking part of Switzerland",
    "We rent out scales",
    "CHF 3 a day",
    "Switzerland CH",
    "-",
  ],
  ["Hospitals in Vienna and Munich", "A rota", "€400 a month", "Vienna and Munich AT", "-"],
  [
    "Homeowners in Portland and Beaverton, mainly over 50",
    "We clean gutters",
    "$195",
    "Portland and Beaverton US",
    "-",
  ],
  [
    "Owners of dental laboratories, first in Medellín and Envigado, then Bogotá and Cali. They pay",
    "Web software",
    "COP 190,000 per lab per month",
    "Medellín and Envigado CO",
    "Medellín, Envigado, Bogotá and Cali CO",
  ],
  [
    "Electricians in the Czech Republic and Slovakia, later Germany and Austria",
    "A canvas roll",
    "1 690 Kč",
    "Czechia and Slovakia CZ",
    "-",
  ],
  ["Cooks in Leeds who train first and then buy in Leeds", "Knives", "£90", "Leeds GB", "-"],
  ["Homeowners in Portland and Nextdoor users", "We clean gutters", "$195", "Portland US", "-"],
  ["Shops in Germany", "Women sew bags in Sousse", "€40 per bag", "Germany DE", "-"],
  [
    "Emigrants in France whose parents are buried near Braga",
    "We clean the grave",
    "€39",
    "Braga PT",
    "France FR",
  ],
  [
    "Grandchildren who live in Germany and England",
    "In the city of Rzeszów we repair and let old flats",
    "890 zł a year",
    "Rzeszów PL",
    "Germany and England DE",
  ],
  [
    "Couples from Korea who visit Vietnam",
    "An evening walk with a lantern maker",
    "550,000 dong per person",
    "Vietnam VN",
    "South Korea KR",
  ],
  [
    "Divers from Germany and Austria",
    "In Dahab, Egypt we teach freediving",
    "€400 per course",
    "Dahab EG",
    "Germany and Austria DE",
  ],
];

test.each(TEXTS)("%s | %s", (targetAudience, solution, businessModel, start, buyers) => {
  const brief = readBrief({ targetAudience, solution, businessModel });
  expect([named(brief.geography), named(brief.buyersIn)]).toEqual([start, buyers]);
});

test.each([
  ["People who live in Tromso", "They pay monthly", "Tromso", "NO", 52_000],
  ["Small cafes in Hull", "They pay monthly", "Hull", "GB", 270_000],
  ["Restaurants in Mainz and Wiesbaden", "They pay monthly", "Mainz and Wiesbaden", "DE", 457_000],
  ["Shops in Cuenca", "$20 a month", "Cuenca", "EC", 277_000],
  ["Shops in Cuenca", "€20 a month", "Cuenca", "ES", 56_000],
  ["Surfers in Ericeira", "They pay monthly", "Ericeira", null, null],
] as const)(
  "%s, %s: the size of %s is known by its name and its money",
  (targetAudience, businessModel, label, country, population) => {
    const { geography } = readBrief({ targetAudience, solution: "An app", businessModel });
    expect(geography).toEqual({ label, country, population, scale: "city" });
  },
);

test("who lives within an hour of a town is counted with it, and the plan says that this is assumed", () => {
  const near = readBrief({ targetAudience: "Care homes within an hour of Nottingham" }).geography;
  const inside = readBrief({ targetAudience: "Care homes in Nottingham" }).geography;
  expect(near?.label).toBe("the area around Nottingham");
  expect(near?.population).toBe(5 * (inside?.population ?? 0));
});

test("a town before its region is where it begins", () => {
  const { geography } = readBrief({ targetAudience: "Scooter owners in and around Bend, Oregon" });
  expect([geography?.label, geography?.country, geography?.scale]).toEqual(["Bend", "US", "city"]);
});
