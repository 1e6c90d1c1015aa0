import { evenWidth, linesOf } from "./measure";

test("a claim of two lines is no wider than it needs to be, and takes no line more", () => {
  const face = { family: "Lato", weight: 600 } as const;
  const claim = "A loom that nobody uses is let to eleven weavers of one street";
  const width = evenWidth(claim, 40, 760, face);
  expect(linesOf(claim, 40, 760, face)).toBe(2);
  expect(linesOf(claim, 40, width, face)).toBe(2);
  expect(width).toBeLessThan(700);
  expect(evenWidth("One line", 40, 760, face)).toBe(760);
});
