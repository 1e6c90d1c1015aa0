import {
  MEDIUM_MATERIALS,
  SITUATION_MATERIALS,
  SUBJECT_MATERIALS,
} from "@/lib/writing/prototype/data/materials";
import { initialOf, markIn } from "./brand-mark";

test("marks that are described differently are drawn in many ways", () => {
  const drawn = [...SUBJECT_MATERIALS, ...MEDIUM_MATERIALS, ...SITUATION_MATERIALS].map(
    ({ mark }) => markIn(`The mark of Slow Kiln is its S, which ${mark}. It is tried in one colour.`).path,
  );
  expect(new Set(drawn).size).toBeGreaterThanOrEqual(10);
  const [most = 0] = [...new Set(drawn)]
    .map((path) => drawn.filter((other) => other === path).length)
    .sort((a, b) => b - a);
  expect(most / drawn.length).toBeLessThan(0.35);
});

test("a mark is what the letter does and not a word of the name", () => {
  const tilted = (name: string) =>
    markIn(`The logo of ${name} is its first letter, which tilts forward.`).path;
  expect(tilted("Key & Kerb")).toBe(tilted("Snow Gate"));
  expect(markIn("The logo of Key & Kerb is its first letter, which is a key.").path).not.toBe(tilted("Zed"));
});

test("the letter is the name's first", () => {
  expect(initialOf("“ökohof”")).toBe("Ö");
});
