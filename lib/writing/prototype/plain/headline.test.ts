import { RECIPES } from "@/lib/artifacts/recipes";
import { ventureOf } from "@/lib/brief/ventures/venture-of";
import { writingContext } from "../../context";

const answers = {
  problem: "Gutters fill with leaves every fall, and owners who climb a ladder risk an accident.",
  solution: "We clean gutters and downspouts with a vacuum system from the ground.",
  targetAudience: "Homeowners in Portland.",
  differentiator: "Nobody climbs a ladder.",
  businessModel: "$195 per visit.",
};
const brand = {
  names: [
    {
      name: "Rafters",
      tagline: "Dry under every sky",
      rationale: "",
      domain: "",
      available: null,
      extensions: {},
    },
  ],
};
const prototypeFor = (brandName: string) => {
  const start = { answers, brandName, prior: { brand }, seed: "headline", startDate: "2026-11-30" };
  const { visualIdentity, moodBoard, mockups } = RECIPES.prototype.compose(
    writingContext(start),
    {} as never,
  );
  return [visualIdentity, moodBoard.description, ...mockups].join("\n");
};

test("the line of the chosen name stands over the first page and beside the logo", () => {
  const text = prototypeFor("Rafters");
  expect(text).toContain('beside the logo: "Dry under every sky"');
  expect(text).toContain('headline "Dry under every sky"');
  expect(prototypeFor("Own Name")).not.toContain("Dry under every sky");
});

test("gutters are neither laundry nor panes", () => {
  expect(ventureOf(answers, false, "services")?.id).toBe("gutter-cleaning");
  expect(prototypeFor("Rafters")).not.toMatch(/cotton|washing in the wind|pane\b/);
  const panes = {
    ...answers,
    solution: "We clean the windows of shops and houses.",
    problem: "Panes get dirty.",
  };
  expect(ventureOf(panes, false, "services")?.id).toBe("window-cleaning");
});
