import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "../context";

const prototypeOf = (
  businessModel: string,
  solution = "Every month we mail a box with a story in letters.",
) =>
  JSON.stringify(
    RECIPES.prototype.compose(
      writingContext({
        answers: {
          problem: "Adults would like something slower to do in the evening.",
          solution,
          targetAudience: "Couples in Australia",
          differentiator: "All stories are written by hand.",
          businessModel,
        },
        brandName: "Zed",
        prior: {},
        seed: "list",
        startDate: "2026-11-30",
      }) as never,
      {} as never,
    ),
  );

test.each([
  [
    "A subscription costs $21 per month. A full set of six boxes, paid in advance, costs $114.",
    /Six months in advance \| A\$114/,
    /Box \| A?\$114/,
  ],
  [
    "The box with two books costs $42 per month and the box with three books costs $58 per month.",
    /Box with two books \| A\$42 per month/,
    /By the month/,
  ],
  [
    "We sell on our own e-shop for 1 690 Kč with VAT. An engraved lid is 190 Kč extra and costs me 35 Kč.",
    /Box \| CZK 1,690.*Engraved lid \| CZK 190/,
    /to be decided/,
  ],
  ["A bag of 200 grams sells for $15. Making one costs us $4.", /Bag of 200 grams \| A\$15/, /\$4\b/],
])("the price list of %p", (businessModel, listed, never) => {
  const told = prototypeOf(businessModel);
  expect(told).toMatch(listed);
  expect(told).not.toMatch(never);
});

test("what is printed has no batch number and no hours of paperwork; what is eaten has", () => {
  const letters = prototypeOf("A subscription costs $21 per month.");
  expect(letters).not.toMatch(/Batch number|legally required|paperwork at night/);
  expect(prototypeOf("A jar costs $9.", "We cook jam and post it in jars.")).toMatch(/batch number/i);
});

test("nobody pays after everything has come", () => {
  expect(prototypeOf("A subscription costs $21 per month.")).not.toMatch(/They pay by the price list/);
});
