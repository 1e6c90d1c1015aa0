import { BENCHMARKS } from "./benchmarks";

test.each(BENCHMARKS)("$id names its publisher, its year and an address to look it up", (row) => {
  expect(row.publisher.trim().length).toBeGreaterThan(2);
  expect(row.title.trim().length).toBeGreaterThan(5);
  expect(row.scope.trim().length).toBeGreaterThan(5);
  expect(Number.isInteger(row.year) && row.year >= 2015 && row.year <= 2026).toBe(true);
  expect(new URL(row.url).protocol).toBe("https:");
  expect([row.low, row.mid, row.high].every((value) => Number.isFinite(value) && value > 0)).toBe(true);
  expect(row.low).toBeLessThanOrEqual(row.mid);
  expect(row.mid).toBeLessThanOrEqual(row.high);
});

test("no row is there twice", () => {
  expect(new Set(BENCHMARKS.map(({ id }) => id)).size).toBe(BENCHMARKS.length);
});

test("there are at least 80 rows, and 50 of them are more than the population of a country", () => {
  expect(BENCHMARKS.length).toBeGreaterThanOrEqual(80);
  expect(BENCHMARKS.filter(({ id }) => !id.startsWith("population-")).length).toBeGreaterThanOrEqual(50);
});
