import { writingContext } from "../context";
import { material } from "../material";
import { tagsMet } from "./met";
import { brandNames } from "./names";

const of = (solution: string, problem: string, targetAudience: string, differentiator: string) =>
  material(
    writingContext({
      answers: { problem, solution, targetAudience, differentiator, businessModel: "€31 a month." },
      brandName: null,
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
    }),
  );
const RECALL = of(
  "Software that reads the appointment book, finds patients who are overdue for a check-up and sends each a text with three free times.",
  "Dental practices lose money because patients forget their check-up and gaps stay empty.",
  "Independent dental practices in the UK",
  "We only charge for patients who come back.",
);
const WELDERS = of(
  "A marketplace where workshops book certified welders by the day. The workshop books and we handle the invoice.",
  "Small metal workshops cannot finish orders because a certified welder is missing for two days.",
  "Metal workshops with 5 to 40 employees; self-employed certified welders",
  "Every certificate is checked with the body that issued it.",
);
const STARTER = of(
  "A starter kit with dried sourdough starter, a jar, a linen cover and a card for each of seven days.",
  "People want to bake sourdough but their starter dies in the first week.",
  "Home bakers who have failed at sourdough",
  "Our starter is dried at low temperature and wakes up in two days.",
);
const idsOf = (m: typeof RECALL) => tagsMet(m.context.brief).map(({ tag }) => tag.id);

test("what stands in the answers is met, a word by the way steers nothing", () => {
  expect(idsOf(RECALL)).toEqual(expect.arrayContaining(["dental", "remind", "nogaps", "remembered"]));
  expect(idsOf(RECALL)).not.toContain("books");
  expect(idsOf(WELDERS)).toEqual(expect.arrayContaining(["metal", "hire", "match", "trust"]));
  expect(idsOf(WELDERS)).not.toContain("accounting");
  expect(idsOf(STARTER)).toEqual(expect.arrayContaining(["bread", "kit"]));
  expect(idsOf(STARTER)).not.toContain("textile");
});

test.each([
  ["dental", RECALL],
  ["bread", STARTER],
])("names of the founder's very world come first: %s", (world, m) => {
  const tag = tagsMet(m.context.brief).find((met) => met.tag.id === world)?.tag;
  const own = new Set(tag?.names.map(({ name }) => name));
  expect(brandNames(m).filter(({ name }) => own.has(name)).length).toBeGreaterThanOrEqual(3);
});

test.each([RECALL, WELDERS, STARTER])("no line tells how it is made or what the program does", (m) => {
  const lines = brandNames(m).map(({ tagline }) => tagline);
  for (const line of lines) expect(line).not.toMatch(/\bour\b|^(?:Reads|Welders show|Finds patients)/i);
  expect(new Set(lines).size).toBe(10);
});

test("who charges only for what works says so", () => {
  expect(brandNames(RECALL).map(({ tagline }) => tagline)).toContain("Pay only for patients who come back");
});

test("each reason quotes the founder or says what the name is", () => {
  for (const { rationale } of brandNames(WELDERS))
    expect(rationale).toMatch(/"| (?:suggests|stands for|refers to|points to|speaks of|was made up for) /);
});

test("local contracts are nothing near, and notices that are collected are not fetched from anybody", () => {
  const tags = tagsMet(
    of(
      "Software that collects tenders from local governments and matches them with the firm's past projects.",
      "Engineering firms miss tenders because every county has a site of its own.",
      "Engineering firms in Ohio",
      "We read local contracts, and our matching is trained on project sheets.",
    ).context.brief,
  ).map(({ tag }) => tag.id);
  for (const id of ["local", "collect", "match"]) expect(tags).not.toContain(id);
});
