import { wordForAll } from "./word-for-all";

test.each([
  ["GAA, football and rowing clubs in Ireland", "clubs"],
  ["almond, cherry and apple growers in the Riverland", "growers"],
  ["Online shops, banks and transport companies", "companies"],
  ["roofing, painting and scaffolding companies", null],
  ["nurses, paramedics and medical assistants", null],
  ["independent schools in England", null],
])("%s: %s", (segment, word) => {
  expect(wordForAll(segment)).toBe(word);
});
