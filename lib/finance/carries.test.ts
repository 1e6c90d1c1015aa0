import { whatCarries } from "./carries";
import { lastMonths, leftBeforePay } from "./left";
import { readAnswers } from "./read-answers";
import { runModel } from "./run-model";
import { isWaiting, loadedPay } from "./staffing";

const choir = () =>
  readAnswers(
    {
      problem: "Singers who cannot read music learn from bad recordings.",
      solution: "An app where the conductor uploads a score and every singer hears their own part.",
      targetAudience: "Amateur choirs in the Netherlands",
      differentiator: "It works from the choir's own score.",
      businessModel: "€19 a month per choir.",
    },
    null,
  ).assumed;

test("with the same customers, people and marketing the price found leaves exactly the pay", () => {
  const a = choir();
  const pay = a.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0);
  const { price } = whatCarries(a);
  const charged = a.lines[0]?.price?.value ?? 0;
  const last = lastMonths(a);
  const revenue = last.reduce((sum, month) => sum + month.revenue, 0) / last.length;
  const more = revenue * ((price ?? 0) / charged - 1);
  expect(
    leftBeforePay(a) + more * (1 - a.costs.paymentShare.value - a.costs.overheadShare.value),
  ).toBeCloseTo(pay, 4);
});

test("several plans are raised together", () => {
  const { assumed: a } = readAnswers(
    {
      problem: "Kitchens write allergen lists by hand.",
      solution: "Software that keeps the allergen list of a school kitchen.",
      targetAudience: "Schools in Kent",
      differentiator: "It reads delivery notes.",
      businessModel:
        "We charge an annual subscription of £540 per kitchen. Groups with more than five kitchens pay £440 per kitchen per year. We have six paying schools.",
    },
    null,
  );
  const last = lastMonths(a);
  const revenue = last.reduce((sum, month) => sum + month.revenue, 0) / last.length;
  const pay = a.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0);
  const factor =
    1 + (pay - leftBeforePay(a)) / (revenue * (1 - a.costs.paymentShare.value - a.costs.overheadShare.value));
  const { price } = whatCarries(a);
  expect([440, 540].map((plan) => Math.round(plan * factor))).toContain(Math.round(price ?? 0));
});

test("assumed spending fits what it serves", () => {
  const { costs } = choir();
  const { years } = runModel(choir());
  const revenue = (years[1]?.revenue ?? 0) / 12;
  expect(costs.overhead.value).toBeLessThanOrEqual(Math.max(revenue * 0.25, 300));
  expect((years[1]?.marketing ?? 0) / 12).toBeLessThanOrEqual(revenue);
});
