import { crowdIn } from "./crowd";
import { plainGroup, wholeKind } from "./plain-group";

const NONE = new Set<string>();

test.each([
  ["small jam, cider and schnapps makers in Styria who need fruit", "small jam makers"],
  [
    "people who live in Tromsø, 25 to 60, who bathe in winter and want it as a habit",
    "people who bathe in winter",
  ],
  ["cafés, bars and restaurants in Ghent", "cafés"],
])("%s", (said, crowd) => {
  expect(crowdIn(said, NONE)).toBe(crowd);
});

test("a kind of people is not cut behind its verb", () => {
  const group = plainGroup("people who live in Tromsø who bathe in winter and want it as a habit");
  expect(wholeKind("people who bathe", group)).toBe("people who bathe in winter");
});
