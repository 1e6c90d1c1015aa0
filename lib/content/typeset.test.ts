import { typeset } from "./typeset";

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
