import { syllables } from "./sound";

test.each([
  ["Torque", 1],
  ["Argue", 2],
  ["Penned", 1],
  ["Rested", 2],
  ["Try-In Friday", 4],
  ["SafeTray", 2],
])("%s has %d beats", (name, beats) => {
  expect(syllables(name)).toBe(beats);
});
