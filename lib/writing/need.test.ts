import { standsAlone } from "./need";

test.each([
  ["not only when they are free", false],
  ["restaurants either pay a hire firm for cheap blades", false],
  ["nobody has time to take them to a shop", false],
  ["rings round other pupils from a lay-by", false],
  ["restaurants either pay a hire firm or let their knives go blunt", true],
  ["chefs have knives and nobody has time to take them to a shop", true],
  ["the clinic has a six week wait", true],
])("%s can be told alone: %s", (part, alone) => {
  expect(standsAlone(part, "Something else stands at its beginning.")).toBe(alone);
});
