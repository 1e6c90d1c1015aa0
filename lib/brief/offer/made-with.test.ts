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
