import { evenWidth, linesOf } from "./measure";
import { typeset } from "./text";

test.each([
  ['Ask "which one?" first', "Ask “which one?” first"],
  ['("twelve looms")', "(“twelve looms”)"],
  ["the weavers' loom isn't let", "the weavers’ loom isn’t\u00A0let"],
  ["'first' and 'second'", "‘first’ and ‘second’"],
  ['דו"ח שנתי', 'דו"ח שנתי'],
  ["61 % of looms by week 9 for DKK 40", "61\u00A0% of looms by week\u00A09 for DKK\u00A040"],
  ["A loom is let for eleven weeks, and whoever likes weaving buys it", /weaving buys\u00A0it$/],
])("%s is set as a typesetter would", (text, wanted) => {
  expect(typeset(text)).toEqual(wanted instanceof RegExp ? expect.stringMatching(wanted) : wanted);
});

test("a claim of two lines is no wider than it needs to be, and takes no line more", () => {
  const face = { family: "Lato", weight: 600 } as const;
  const claim = "A loom that nobody uses is let to eleven weavers of one street";
  const width = evenWidth(claim, 40, 760, face);
  expect(linesOf(claim, 40, 760, face)).toBe(2);
  expect(linesOf(claim, 40, width, face)).toBe(2);
  expect(width).toBeLessThan(700);
  expect(evenWidth("One line", 40, 760, face)).toBe(760);
});
