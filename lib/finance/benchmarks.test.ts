import { BENCHMARKS } from "./benchmarks";

test.each(BENCHMARKS)("$id names its publisher, its year and an address to look it up", (row) => {
  expect(row.publisher.trim().length).toBeGreaterThan(2);
  expect(row.title.trim().length).toBeGreaterThan(5);
  expect(row.scope.trim().length).toBeGreaterThan(5);
  expect(Number.isInteger(row.year) && row.year >= 2015 && row.year <= 2026).toBe(true);
  expect(new URL(row.url).protocol).toBe("https:");
  expect(row.low).toBeLessThanOrEqual(row.mid);
  expect(row.mid).toBeLessThanOrEqual(row.high);
});

test("no row is there twice", () => {
  expect(new Set(BENCHMARKS.map(({ id }) => id)).size).toBe(BENCHMARKS.length);
});
