import { withoutMakers } from "./made-with";

const told = (solution: string) =>
  withoutMakers({
    problem: "Old people forget their tablets.",
    solution,
    targetAudience: "Families in Ohio",
    differentiator: "It rings twice",
    businessModel: "$29 a month",
  });

it("moves who helped to make it to what is told of people", () => {
  const { solution, differentiator } = told("A box that rings, built with my sister, who is a nurse.");
  expect(solution).toBe("A box that rings.");
  expect(differentiator).toBe("It rings twice. I built it with my sister, who is a nurse.");
});

it.each(["A box built with oak from my father's forest.", "A card, made with your sister in mind."])(
  "leaves the offer as it is: %s",
  (solution) => expect(told(solution).solution).toBe(solution),
);

test.each([
  ["I was a harbour pilot for twelve years. The tool plans every berth two days ahead.", true],
  ["I was a runner, now I run with dogs. Two at a time on a bungee harness.", false],
  ["I was a nurse and built an app for night shifts. It counts the hours.", false],
])("who somebody was before is no part of the offer: %s", (solution, moved) => {
  const read = withoutMakers({
    problem: "Berths are planned on paper.",
    solution,
    targetAudience: "Small ports.",
    differentiator: "Works offline.",
    businessModel: "€90 a month.",
  });
  expect(read.solution === solution).toBe(!moved);
  expect(read.differentiator.includes("I was")).toBe(moved);
});
