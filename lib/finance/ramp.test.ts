import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";

const plan = (today: string) =>
  figuresOf(
    readAnswers(
      {
        problem: "Readers of crime stories wait a year for the next book.",
        solution: "We mail our readers a crime story in twelve letters, one each month.",
        targetAudience: "Readers of crime stories in the United States",
        differentiator: "All letters are written by hand.",
        businessModel: `A subscription costs $21 per month. ${today}`,
      },
      null,
    ),
    null,
  ).model;

test("what brings customers to a firm that sells goes on, and begins slowly for a new one or towards an aim", () => {
  const { months, assumptions } = plan("We have 310 subscribers at the moment.");
  expect(assumptions.demand.rampMonths.value).toBe(1);
  expect(months[0]?.customers).toBeGreaterThan(310);
  expect(plan("").assumptions.demand.rampMonths.value).toBeGreaterThan(1);
  expect(
    plan("We have 310 subscribers at the moment and want to reach 600 by September 2027.").assumptions.demand
      .rampMonths.value,
  ).toBeGreaterThan(1);
});
