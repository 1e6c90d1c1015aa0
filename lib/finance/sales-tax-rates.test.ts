import { expect, test } from "@jest/globals";
import { readAnswers } from "./read-answers";

const taxOf = (solution: string, targetAudience: string, businessModel: string) =>
  readAnswers(
    {
      problem: "It is a trouble.",
      solution,
      targetAudience,
      differentiator: "It is simpler.",
      businessModel,
    },
    null,
  ).assumed.salesTax;

test("clothes of young children are at no rate in the United Kingdom, those of adults are", () => {
  const boxes = "I sell ready made bundles of second hand kids clothes by size and post them out.";
  expect(taxOf(boxes, "Parents in Leeds", "£32 a bundle.")).toBeUndefined();
  const shirts = "I sell ready made bundles of second hand shirts by size and post them out.";
  expect(taxOf(shirts, "Men in Leeds", "£32 a bundle.")?.rate.value).toBe(0.2);
});
