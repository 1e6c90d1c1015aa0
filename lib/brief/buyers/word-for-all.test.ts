import { wordForAll } from "./word-for-all";

test.each([
  ["GAA, football and rowing clubs in Ireland", "clubs"],
  ["almond, cherry and apple growers in the Riverland", "growers"],
  ["Online shops, banks and transport companies", "companies"],
  ["roofing, painting and scaffolding companies", null],
  ["Mothers and fathers aged 28 to 42 in Bengaluru", "parents"],
  ["mums and dads with children at primary school", "parents"],
  ["Women and men who want one good bag", "people"],
  ["Grown up sons and daughters giving a present", "grown-up children"],
  ["Sons and daughters who moved away", "grown-up children"],
  ["Children 5 to 16 and their parents", "parents"],
  ["Children and parents abroad", null],
  ["nurses, paramedics and medical assistants", null],
  ["independent schools in England", null],
])("%s: %s", (segment, word) => {
  expect(wordForAll(segment)).toBe(word);
});
