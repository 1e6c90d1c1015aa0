import { expect, test } from "@jest/globals";
import { stillInPreparation } from "./plans";

test("a payment says what it does not bring yet, the plans below included, and nothing where all is there", () => {
  expect(stillInPreparation("spark")).toEqual([]);
  expect(stillInPreparation("fuel")).toEqual(["Marketing plan", "Advanced analytics"]);
  expect(stillInPreparation("rocket")).toEqual(
    expect.arrayContaining(["Marketing plan", "Investor deck", "Real-time analytics"]),
  );
  expect(stillInPreparation("rocket")).not.toContain("Priority support");
});
