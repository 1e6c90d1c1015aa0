import { readBrief } from "../read-brief";

const offered = (solution: string) =>
  readBrief({
    problem: "Gutters overflow every autumn.",
    solution,
    targetAudience: "Owners of houses in Trieste",
    differentiator: "Roofers come for whole roofs only.",
    businessModel: "€60 per gutter.",
  }).offer.noun;

test("a tool that is carried along is not what is offered", () => {
  expect(offered("Two of us come with a battery blower and clear the gutter in an hour.")).toBeNull();
  expect(offered("We clear gutters and bring the leaves to a garden or the farm next door.")).toBeNull();
  expect(offered("A gutter camera that shows where the leaves lie.")).toBe("gutter camera");
});
