import { monthsSince } from "./since";

test.each([
  ["Since February we have done 214 visits", "2026-11-26", 10],
  ["Since last May 40 were sold", "2026-03-01", 10],
  ["We sold 90 since March 2025", "2026-03-01", 12],
  ["Since November twelve were sold", "2026-11-04", 1],
  ["Since February", undefined, null],
  ["Since the opening 40 were sold", "2026-11-26", null],
  ["Since March 2027", "2026-11-26", null],
])("%s, told on %s, is %s months", (sentence, told, months) => {
  expect(monthsSince(sentence, told)).toBe(months);
});
