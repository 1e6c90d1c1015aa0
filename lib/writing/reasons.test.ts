import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { claimOf } from "./claim-of";
import { writingContext } from "./context";
import { material } from "./material";
import { reasonsOf } from "./reasons";

const materialOf = (answers: QuizAnswers) =>
  material(writingContext({ answers, brandName: null, prior: {}, seed: "s", startDate: "2026-11-30" }));

const repairs = {
  problem:
    "When a seamstress's machine stops in Kumasi she carries it in a taxi to the repairers at Kejetia and waits four or five days without earning. Many repairers change a part that was not broken.",
  solution:
    "We come to the shop on a motorbike with a box of parts and fix the sewing machine in front of her, usually the same day.",
  targetAudience: "Seamstresses and tailors with one to six machines in Kumasi.",
  differentiator:
    "She sees the old part in her hand before she pays and the repair has a 60 day guarantee. The men at Kejetia are cheaper, about GHS 80, but she pays GHS 50 taxi both ways and closes the shop.",
  businessModel: "A visit is GHS 150.",
};

test("what is done differently comes before what is shown, and a guarantee last", () => {
  const [first = "", second = "", third = ""] = reasonsOf(materialOf(repairs));
  expect(first).toMatch(/^we come to the shop on a motorbike/);
  expect(second).toBe("she sees the old part in her hand before she pays");
  expect(third).toMatch(/60 day guarantee/);
  expect(claimOf(materialOf(repairs))).toBe(first);
});

test("where the others are not faulted for what the offer does, the founder's own reason stays the first", () => {
  const other = { ...repairs, differentiator: "She sees the old part in her hand before she pays." };
  expect(reasonsOf(materialOf(other))).toEqual(["she sees the old part in her hand before she pays"]);
});

test("of two deeds in one sentence no half is a reason", () => {
  const club = {
    problem: "Charity shop puzzles cost 4 dollars, but you find out about the missing piece at the very end.",
    solution:
      "A jigsaw club by post. Members keep a puzzle as long as they like, send it back with the prepaid label and get the next from their wish list.",
    targetAudience: "Keen puzzlers who finish one or two a month.",
    differentiator:
      "Nobody gets a puzzle with a hole in it, because of the weighing. There is no date to give it back.",
    businessModel: "16 dollars a month.",
  };
  expect(reasonsOf(materialOf(club)).join("; ")).not.toMatch(/prepaid label/);
});
