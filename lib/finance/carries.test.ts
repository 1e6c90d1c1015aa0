import { whatCarries } from "./carries";
import { leftBeforePay } from "./left";
import { readAnswers } from "./project-figures";
import { runModel } from "./run-model";
import { isWaiting, loadedPay, payRise } from "./staffing";

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

test("at the price found the plan carries costs and pay in its last months, a little below it does not", () => {
  const a = choir();
  const pay = a.people.filter(isWaiting).reduce((sum, hire) => sum + loadedPay(hire), 0) * payRise(36);
  const { price } = whatCarries(a);
  const at = (value: number) =>
    leftBeforePay({
      ...a,
      lines: a.lines.map((line) => (line.price ? { ...line, price: { ...line.price, value } } : line)),
    });
  expect(price).not.toBeNull();
  expect(at(price ?? 0)).toBeGreaterThanOrEqual(pay - 0.01);
  expect(at((price ?? 0) * 0.99)).toBeLessThan(pay);
});

test("assumed spending fits what it serves", () => {
  const { costs } = choir();
  const { years } = runModel(choir());
  const revenue = (years[1]?.revenue ?? 0) / 12;
  expect(costs.overhead.value).toBeLessThanOrEqual(Math.max(revenue * 0.25, 300));
  expect((years[1]?.marketing ?? 0) / 12).toBeLessThanOrEqual(revenue);
});
