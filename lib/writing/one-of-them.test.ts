import { withSingleOnes } from "./one-of-them";

test("a single customer is told in the singular, whatever figure stood in the sentence", () => {
  const said = (text: string) => withSingleOnes(text, ["municipalities", "cooperatives", "bakeries"]);
  expect(said("with 1 municipalities by the end")).toBe("with 1 municipality by the end");
  expect(said("Only 1 cooperatives can be won")).toBe("Only 1 cooperative can be won");
  expect(said("bring one new bakeries")).toBe("bring one new bakery");
  for (const kept of [
    "11 municipalities",
    "€1 cooperatives",
    "2.1 bakeries",
    "one of bakeries",
    "-1 bakeries",
  ])
    expect(said(kept)).toBe(kept);
});
