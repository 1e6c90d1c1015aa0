import { amountText, readAmount } from "./amount-text";

test.each([
  ["1,200.50", 1200.5],
  ["1 200", 1200],
  ["$49", 49],
  ["49 EUR", 49],
  ["4,5", 4.5],
  ["12,000", 12000],
  [".5", 0.5],
  ["-3", -3],
  ["1.234,56", 1234.56],
  ["1.234.567", 1234567],
  ["1.234", 1.234],
])("%s is %d", (text, value) => expect(readAmount(text, "price")).toBe(value));

test.each(["", "abc", "1.2.3", "12.34,5", "4-5", "1e9", "NaN", "Infinity"])("%j is no number", (text) =>
  expect(readAmount(text, "price")).toBeNull(),
);

test("a share is typed and shown as percent", () => {
  expect(readAmount("4.5%", "share")).toBe(0.045);
  expect(readAmount("7", "share")).toBe(0.07);
  expect(amountText(0.07, "share")).toBe("7");
  expect(amountText(0.000011, "price")).toBe("0.000011");
});
