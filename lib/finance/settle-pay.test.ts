import { readAnswers } from "./read-answers";
import { runModel } from "./run-model";

const plan = (solution: string, businessModel: string) =>
  runModel(
    readAnswers(
      {
        problem: "It is a trouble every week.",
        solution,
        targetAudience: "Parents in Norwich",
        differentiator: "It is simpler.",
        businessModel,
      },
      null,
    ).assumed,
  );

test("a plan that never carries the pay draws none, and its cases are told before pay", () => {
  const { payMonth, months, scenarios } = plan("I draw family trees.", "£60 each.");
  expect(payMonth).toBeNull();
  expect(months.every(({ unpaid }) => unpaid > 0)).toBe(true);
  expect(scenarios.base.cashY3).toBeCloseTo(scenarios.base.cashBeforePay);
});

test("a plan that pays is compared with its cases after the same pay", () => {
  const { payMonth, months, scenarios } = plan("I teach maths at the kitchen table.", "£90 an hour.");
  expect(payMonth).not.toBeNull();
  expect(months.filter(({ month }) => month < (payMonth ?? 0)).every(({ unpaid }) => unpaid > 0)).toBe(true);
  expect(scenarios.base.cashSamePay).toBeCloseTo(scenarios.base.cashY3);
  expect(scenarios.low.cashSamePay).toBeLessThanOrEqual(scenarios.base.cashSamePay);
});
