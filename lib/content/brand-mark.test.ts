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

test("the letter is the name's first", () => {
  expect(initialOf("“ökohof”")).toBe("Ö");
});
