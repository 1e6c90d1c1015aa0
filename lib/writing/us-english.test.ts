import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "./context";
import { inUsEnglish } from "./us-english";

test.each([
  ["Prices in one colour, and neighbours ring you.", "Prices in one color, and neighbors call you."],
  [
    "Ring ten of them and organise a day at the garden centre.",
    "Call ten of them and organize a day at the garden center.",
  ],
  [
    "Cancelled dates, a licence and the Programme of autumn.",
    "Canceled dates, a license and the Program of fall.",
  ],
  ["A programmer sings in the spring.", "A programmer sings in the spring."],
])("%s", (ours, theirs) => expect(inUsEnglish(ours, "")).toBe(theirs));

test("a word that the founder uses stays", () =>
  expect(inUsEnglish("“Our neighbours love the colour.”", "our neighbours love grey")).toBe(
    "“Our neighbours love the color.”",
  ));

const prototypeIn = (place: string) => {
  const answers = {
    problem: "Gutters fill with leaves every year.",
    solution: "We clean gutters from the ground.",
    targetAudience: `Homeowners in ${place}`,
    differentiator: "Nobody climbs a ladder.",
    businessModel: "195 per visit.",
  };
  const start = { answers, brandName: "Rafters", prior: {}, seed: "us", startDate: "2026-11-30" };
  const { visualIdentity, mockups } = RECIPES.prototype.compose(writingContext(start), {} as never);
  return [visualIdentity, ...mockups].join("\n");
};

test("a package for Portland is written as people in Portland write, one for Leeds is not", () => {
  expect(prototypeIn("Portland")).not.toMatch(/colour|Leaflet/);
  expect(prototypeIn("Leeds")).toMatch(/colour|Leaflet/);
});
