import { amountText, readAmount, roundedText } from "./amount-text";

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

test("a large sum is shown in thousands, and what is shown is read again", () => {
  expect(amountText(20_000_000, "money")).toBe("20,000,000");
  expect(readAmount("20,000,000", "money")).toBe(20_000_000);
});

test("what was worked out is shown as the texts tell it, and what somebody would type as it is", () => {
  expect(roundedText(0.454369, "share")).toBe("45");
  expect(roundedText(0.255, "share")).toBe("25.5");
  expect(roundedText(45.4369, "price")).toBe("45.44");
  expect(roundedText(108.333, "count")).toBe("108");
  expect(roundedText(5.67742, "count")).toBe("5.68");
  expect(roundedText(9.5, "price")).toBe("9.5");
  expect(roundedText(12345.678, "money")).toBe("12,345.7");
  expect(roundedText(0.000011, "price")).toBe("0.000011");
});
