import { expect, test } from "@jest/globals";
import { figureOf, priceOf } from "./line-labels";

test.each([
  [{ label: "Subscription", per: "year" as const }, "Price per year: Subscription"],
  [{ label: "Reports", per: "use" as const }, "Price: Reports"],
  [{ label: "Trays of seedlings" }, "Price: Trays of seedlings"],
])("the price of %j is named with how often it is paid", (line, label) => {
  expect(priceOf(line)).toBe(label);
});

test("a line that is called what the figure is called is named once", () => {
  expect(figureOf("Commission", { label: "Commission" })).toBe("Commission");
  expect(figureOf("Commission", { label: "Share of each ticket" })).toBe("Commission: Share of each ticket");
});
