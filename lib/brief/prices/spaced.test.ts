import { spacedAlong } from "./spaced";

test.each([
  ["A small box clips on the fence every 200 metres", "Farms with 5 to 50 km of electric fence", 79],
  ["A box every 500 m", "Councils with 10 km of river bank", 20],
  ["A box every 1 mile", "Railways with 100 to 400 miles of track", 200],
])("%s, %s", (solution, audience, many) => {
  expect(spacedAlong("box(?:es)?", [audience, solution])?.value).toBe(many);
});

test.each([
  ["A box every 200 metres", "Farms with fences"],
  ["A box for each gate", "Farms with 5 to 50 km of fence"],
  ["A lamp every 200 metres", "Farms with 5 km of fence"],
])("%s, %s: not counted", (solution, audience) => {
  expect(spacedAlong("box(?:es)?", [audience, solution])).toBeNull();
});
