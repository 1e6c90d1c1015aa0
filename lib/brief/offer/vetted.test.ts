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
  expect(offered("Two of us come with a battery blower and clear the gutter in an hour.")).not.toBe(
    "battery blower",
  );
  expect(offered("We clear gutters and bring the leaves to a garden or the farm next door.")).not.toBe(
    "garden",
  );
  expect(offered("A gutter camera that shows where the leaves lie.")).toBe("gutter camera");
});

test("what two kinds share is what is offered", () => {
  const noun = (solution: string) => readBrief({ solution }).offer.noun;
  expect(noun("I grow oyster and button mushrooms in a cellar")).toBe("mushrooms");
  expect(noun("We roast hazelnut and almond spreads for cafés")).toBe("spreads");
});
