import { expect, test } from "@jest/globals";
import { fixed } from "./assumed";
import { editableAssumptions } from "./editable";
import { chargeOf, costOf, figureOf, namedApart, priceOf } from "./line-labels";
import { figuresOf } from "./project-figures";
import { readAnswers } from "./read-answers";
import type { RevenueLine } from "./types";

const line = (id: string, more: Partial<RevenueLine>): RevenueLine => ({
  id,
  label: "Subscription",
  kind: "recurring",
  startMonth: fixed(1, ""),
  evidence: "",
  ...more,
});
const named = (...lines: RevenueLine[]) => namedApart(lines, "USD").map(({ label }) => label);

test("two lines of one name are told apart by their buyers, a size, the period, else the price", () => {
  expect(named(line("a", { buyer: "nurses" }), line("b", { buyer: "hospitals" }))).toEqual([
    "Subscription for nurses",
    "Subscription for hospitals",
  ]);
  const evidence = "groups with more than five kitchens pay $440 a month";
  expect(named(line("a", {}), line("b", { evidence }))).toEqual([
    "Subscription",
    "Subscription for groups with more than five kitchens",
  ]);
  expect(named(line("a", { per: "month" }), line("b", { per: "year" }))[1]).toBe("Subscription by the year");
  const crates = [48, 72].map((price, i) =>
    line(`plan-${i}`, { label: "Crate", kind: "unitSale", price: fixed(price, "") }),
  );
  expect(named(...crates)).toEqual(["Crate at $48", "Crate at $72"]);
  expect(named(line("a", {}), line("b", {}))).toEqual(["Subscription", "Subscription 2"]);
});

test("a line with a name of its own keeps it", () => {
  expect(
    named(line("a", { buyer: "nurses" }), line("b", { label: "Set-up fee", buyer: "hospitals" })),
  ).toEqual(["Subscription", "Set-up fee"]);
});

test("the cost of a plan is told by the month, however it is paid", () => {
  expect(costOf({ label: "Yearly plan", kind: "recurring" })).toBe("Cost per month: Yearly plan");
  expect(costOf({ label: "Cleaning", kind: "unitSale" })).toBe("Cost per unit: Cleaning");
});

test("panel and ledger give each line of a plan one name of its own", () => {
  const answers = {
    problem: "Offices snack on crisps.",
    solution: "Crates of fresh fruit, brought to the office.",
    targetAudience: "Offices in Singapore with 20 to 100 people.",
    differentiator: "Picked the same morning.",
    businessModel: "Crate of 5 kg S$48, crate of 8 kg S$72. Fruit and packing S$26 per crate.",
  };
  const { model, ledger } = figuresOf(readAnswers(answers, null), null);
  const rows = editableAssumptions(model.assumptions);
  const prices = rows.filter(({ key }) => key.startsWith("price_"));
  expect(prices.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  for (const { key, label } of prices) expect(ledger[key]?.label).toBe(label);
});

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

test("what is paid for three months at once is told as that", () => {
  expect(chargeOf({ label: "Plan", per: "month", everyMonths: 3 })).toBe("Price for 3 months: Plan");
  expect(chargeOf({ label: "Plan", per: "month" })).toBe("Price per month: Plan");
});
