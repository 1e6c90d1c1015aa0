import { doesOther } from "./other-deed";

const answers = {
  problem: "",
  solution:
    "A website where families rent an idle instrument by the month. A luthier checks and repairs it first.",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
};

test("who opens with renting runs no repair shop, and may well be a rental", () => {
  expect(doesOther("instrument-repair", answers)).toBe(true);
  expect(doesOther("instrument-rental", answers)).toBe(false);
});

test("a kind that is named for a thing is left alone", () =>
  expect(doesOther("school-uniforms", { ...answers, solution: "We buy, wash and mend uniforms." })).toBe(
    false,
  ));
