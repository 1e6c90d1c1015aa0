import { bulletSize } from "./bullet-size";

const words = (length: number) => "x".repeat(length);

test("a few words are as large as can be, and a line beside a chart is smaller", () => {
  expect(bulletSize([words(30)], false)).toBeGreaterThan(bulletSize([words(30)], true));
});

test("what would not be seen whole is set smaller", () => {
  const few = [words(76), words(62), words(73)];
  expect(bulletSize([...few, words(47)], false)).toBeLessThan(bulletSize(few.slice(0, 2), false));
  expect(bulletSize([40, 31, 41, 54, 35].map(words), true)).toBeLessThan(bulletSize([words(30)], true));
});

test("no bullets have a size too", () => {
  expect(bulletSize([], true)).toBe(bulletSize([words(1)], true));
});
