import { RECIPES } from "@/lib/artifacts/recipes";
import { COUNTRIES } from "@/lib/brief/data/countries";
import { readBrief } from "@/lib/brief/read-brief";
import type { Archetype } from "@/lib/brief/types";
import { competitiveLandscape } from "./analysis/competition";
import { competitorsOf } from "./competitors";
import { writingContext } from "./context";
import { COMPETITOR_TYPES } from "./data/competitor-types";
import { generalRivals } from "./data/general-rivals";
import { generalRival } from "./general-rival";
import { material } from "./material";

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
  ["We refurbish cots and let them by the month", "Parents in Denmark", "services", "DBA"],
  ["We clean gutters of houses twice a year", "Home owners in Ireland", "services", "Onlinetradesmen"],
])("%s: what stands beside it everywhere is named", (solution, audience, form, name) => {
  expect(generalRival(read(solution, audience), form)?.names).toContain(name);
});

test.each<[string, string, Archetype]>([
  ["Software that plans the ward", "Dental clinics in France", "saas"],
  ["Drench mixed for each flock and brought by van", "Sheep farms in Kerry", "ecommerce"],
  ["We rent hearing aids and fit them at home", "Pensioners in Turin", "services"],
])("%s: nothing is named that stands beside everything", (solution, audience, form) => {
  expect(generalRival(read(solution, audience), form)).toBeNull();
});

test.each<[string, string, string, Archetype]>([
  ["We blend pellets for each herd", "Milk farmers in Peru", "The dry season costs milk.", "ecommerce"],
  [
    "A flat-sharing app with a rota, one shopping list and shared bills",
    "Students in Cork",
    "They quarrel.",
    "saas",
  ],
  [
    "Evening lessons of four pupils before the resit",
    "Parents in Hull",
    "The class has thirty pupils.",
    "education",
  ],
])("%s: who is served and what stands aside call for no supplier", (solution, audience, problem, form) => {
  const kinds = competitorsOf(read(solution, audience, problem), form).map(({ kind }) => kind);
  expect(kinds).not.toContain("herd-monitoring tags");
  expect(kinds).not.toContain("meal planners and recipe sites");
  expect(kinds).not.toContain("contract caterers");
});

test("what goes in is not what is sold", () => {
  const brief = read(
    "We collect food waste from hotels, grow mushrooms on it and sell pots of basil",
    "Garden lovers in Split",
    "Hotels pay for food waste by the bin.",
  );
  const kinds = competitorsOf(brief, "ecommerce").map(({ kind }) => kind);
  expect(kinds).not.toContain("food-waste scales");
});

test("what the founder says is used today calls for its kind", () => {
  const brief = read("Small lessons before the resit", "Parents in Hull", "It is hard.");
  expect(competitorsOf(brief, "education", ["private tutors"])[0]?.names).toContain("Superprof");
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

test("a rival the founder names stands first, is no tagline and leaves no room for what everybody knows", () => {
  const context = writingContext({
    answers: {
      problem: "Nobody knows which child brings which dish to the school party and twelve bring crisps",
      solution: "An app where parents pick a dish from a list and see what is still missing",
      targetAudience: "Parents expecting a baby in Ghent",
      differentiator: "The list knows every allergy. Potluckly only counts heads and Partio is for weddings.",
      businessModel: "€12 per school per month",
    },
    brandName: "Dishday",
    prior: {},
    seed: "s",
    startDate: "2026-11-23",
  });
  const m = material(context);
  expect(m.rivals).toEqual(["Potluckly", "Partio"]);
  expect(m.competitors.some(({ general }) => general)).toBe(false);
  expect(m.proofs.join()).not.toMatch(/Potluckly/i);
  const landscape = competitiveLandscape(m);
  expect(landscape.slice(0, 120)).toContain(
    '1. "Potluckly only counts heads."\n2. "Partio is for weddings."',
  );
  const { names } = RECIPES.brand.compose(context, { concept: "" });
  expect(names.map(({ tagline }) => tagline).join()).not.toMatch(/Potluckly|Partio/i);
  expect(m.group.member).toBe("parent expecting a baby");
});

test("who lets what the customers of a program work with is no rival of it", () => {
  const brief = read(
    "A phone app with which scaffolders tick the checks of each scaffold",
    "Scaffolding firms in Ireland",
    "Every scaffold has to be inspected each week and the forms get lost.",
  );
  expect(competitorsOf(brief, "saas").map(({ kind }) => kind)).not.toContain(
    "scaffold and formwork hire firms",
  );
});

test("brands of elsewhere are named only where they surely are", () => {
  const bags = (country: string) =>
    competitorsOf(
      readBrief({
        problem: "School bags tear.",
        solution: `A canvas backpack that we post anywhere in ${country}`,
        targetAudience: `Parents in ${country}`,
        differentiator: "Ours is mended free.",
        businessModel: "€49 a bag",
      }),
      "ecommerce",
    ).flatMap(({ names }) => names);
  expect(bags("India")).toEqual([]);
  expect(bags("Germany")).toContain("Eastpak");
});

test("a laundry is named only where it washes", () => {
  const named = (place: string) =>
    competitorsOf(
      read("Linen rental with a weekly round", `Hosts in ${place}`, "Linen wears out."),
      "services",
    ).flatMap(({ names }) => names);
  expect(named("Austin, Texas")).not.toContain("Elis");
  expect(named("Lyon in France")).toContain("Elis");
});
